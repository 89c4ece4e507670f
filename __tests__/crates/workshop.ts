import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Evidence } from '../../src/evidence/evidence.js';
import type { Report } from '../../src/report/report.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { applyEdits, type Edit, type Tree } from './edits.js';
import { crateFiles, SOURCES } from './sources.js';
import type { Subject } from './subject.js';

/** The command line as users have it. */
export const CLI = resolve(process.env.PLAN_GATE_CLI ?? join(import.meta.dirname, '../../dist/cli/index.js'));

const SLUG = 'real-crate';
export const INTEGRATION = `feat/${SLUG}`;
const PLAN = '.taskfleet/plan.v1.json';
const BASELINE = '.taskfleet/baseline.json';

/** A repository of a real crate on its integration branch, with the plan that pins its baseline. */
export interface Workshop {
  readonly repository: GitFixture;
  /** A folder for files that are in no work tree; removed with the repository. */
  readonly folder: string;
  /** The baseline file as it was written. */
  readonly baseline: Buffer;
  /** Commits the crate with these changes on a branch of its own, checks it out, and answers with the branch. */
  readonly change: (edits: readonly Edit[]) => string;
  /** Captures what is checked out; answers with the file's name and content. */
  readonly capture: (repository?: string) => { readonly file: string; readonly evidence: Evidence };
  /** Gates a branch. */
  readonly check: (branch: string, flags: readonly string[]) => Report;
  readonly remove: () => void;
}

/** Makes the repository, has the baseline captured, and commits it with a plan that pins what was printed. */
export function openWorkshop(subject: Subject): Workshop {
  const repository = createRepository();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-crates-'));
  const remove = () => {
    repository.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const tree = subjectTree(subject);
    const fork = repository.commit(tree);
    repository.checkout('main');
    const baselineFile = join(folder, 'baseline.json');
    const ref = `${INTEGRATION}@fork`;
    const made = runCli(['baseline', '--commit', fork, '--ref', ref, '--out', baselineFile], repository.dir);
    if (made.status !== 0) throw new Error(`plan-gate baseline: ${made.stderr}`);
    const baseline = readFileSync(baselineFile);
    const feature: Tree = new Map([
      [PLAN, Buffer.from(planText(made.stdout, subject.opened ?? []))],
      [BASELINE, baseline],
    ]);
    repository.commit(feature, { branch: INTEGRATION, parents: ['main'] });
    return { repository, folder, baseline, remove, ...actions(repository, folder, tree, feature) };
  } catch (cause) {
    remove();
    throw cause;
  }
}

function actions(repository: GitFixture, folder: string, tree: Tree, feature: Tree) {
  let changes = 0;
  let captures = 0;
  return {
    change: (edits: readonly Edit[]): string => {
      changes += 1;
      const branch = `${SLUG}/chunk-all-a${changes}`;
      repository.commit([...applyEdits(tree, edits), ...feature], {
        branch,
        parents: [INTEGRATION],
        replaceTree: true,
      });
      repository.checkout(branch);
      return branch;
    },
    capture: (dir = repository.dir) => {
      captures += 1;
      const file = join(folder, `evidence-${captures}.json`);
      const { status, stderr } = runCli(['capture', '--out', file], dir);
      if (status !== 0) throw new Error(`plan-gate capture: ${stderr}`);
      return { file, evidence: readEvidence(file) };
    },
    check: (branch: string, flags: readonly string[]): Report => {
      const args = ['check', '--base', INTEGRATION, '--head', branch, '--format', 'json', ...flags];
      const { status, stdout, stderr } = runCli(args, repository.dir);
      if (status === 2) throw new Error(`plan-gate check: ${stderr}`);
      return JSON.parse(stdout) as Report;
    },
  };
}

export function readEvidence(file: string): Evidence {
  return JSON.parse(readFileSync(file, 'utf8')) as Evidence;
}

function subjectTree({ name, crates, prepared }: Subject): Tree {
  if (SOURCES.state === 'missing') throw new Error(SOURCES.reason);
  const tree: Tree = new Map();
  for (const [folder, pin] of Object.entries(crates)) {
    for (const [path, content] of crateFiles(SOURCES.folders, pin, folder)) tree.set(path, content);
  }
  tree.set('Cargo.lock', readFileSync(join(import.meta.dirname, 'locks', `${name}.lock`)));
  tree.set('.gitignore', Buffer.from('/target\n'));
  return applyEdits(tree, prepared);
}

/** `block` is what `plan-gate baseline` prints, ready to paste. */
function planText(block: string, opened: readonly string[]): string {
  const plan = {
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug: SLUG, source_branch: 'main', integration_branch: INTEGRATION },
    ...JSON.parse(`{${block}}`),
    acceptance: [{ kind: 'check', desc: 'every test passes', run: 'cargo test' }],
    chunks: [
      {
        id: 'all',
        title: 'Whatever this suite changes',
        tier: 'code',
        brief: 'Any file.',
        files_touched: ['**', ...opened],
        checks: [{ desc: 'the manifest is there', run: 'test -f Cargo.toml' }],
        requires_tests: false,
      },
    ],
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}

export interface CliResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function runCli(args: readonly string[], cwd: string): CliResult {
  return runProgram(process.execPath, [CLI, ...args], cwd, process.env);
}

export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): CliResult {
  const options = { cwd, env: { ...env }, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  return { status, stdout: stdout ?? '', stderr: `${stderr ?? ''}${error?.message ?? ''}` };
}
