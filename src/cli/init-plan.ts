import { hashStrings } from '../evidence/hash.js';
import type { PlanBaseline } from '../plan/plan.js';

/** What an example plan has to know of the repository. */
export interface PlanSetting {
  readonly slug: string;
  readonly sourceBranch: string;
  readonly integrationBranch: string;
  /** Paths of the files that are committed. */
  readonly files: readonly string[];
  /** Folder of the Cargo workspace, empty for the root; `null` where there is none. */
  readonly workspace: string | null;
  /** `null`: one that nothing reads with the floor off. */
  readonly baseline: PlanBaseline | null;
}

/** Id of the example's chunk. */
export const EXAMPLE_CHUNK = 'first';

/** An example plan, as the text of its file: one chunk, in the folders and with the test command that the repository has. */
export function examplePlan(setting: PlanSetting): string {
  const { slug, sourceBranch, integrationBranch, workspace } = setting;
  const kind = kindOf(setting);
  const cwd = workspace === null || workspace === '' ? {} : { cwd: workspace };
  const check = { desc: kind.desc, run: kind.run, ...cwd };
  const plan = {
    schema_version: 3,
    plan_rev: 1,
    intent_rev: 1,
    feature: { slug, source_branch: sourceBranch, integration_branch: integrationBranch },
    baseline: setting.baseline ?? placeholder(integrationBranch),
    acceptance: [{ kind: 'check', ...check }],
    chunks: [
      {
        id: EXAMPLE_CHUNK,
        title: 'Example: the first piece of work',
        tier: 'code',
        brief:
          'Say here what is to be built, so that whoever builds it needs nothing else. files_touched is all that the change may touch.',
        files_touched: touchedFolders(setting.files, workspace ?? ''),
        checks: [check],
        requires_tests: kind.requiresTests,
      },
    ],
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}

interface Kind {
  readonly run: string;
  readonly desc: string;
  readonly requiresTests: boolean;
}

/** The example's check of a Cargo workspace. */
export const WORKSPACE_TESTS = 'cargo test --workspace';

/** How projects are tested, by the file that tells; the first that is there counts. */
const KINDS: readonly (readonly [file: string, run: string])[] = [
  ['Cargo.toml', WORKSPACE_TESTS],
  ['package.json', 'npm test'],
  ['go.mod', 'go test ./...'],
  ['pyproject.toml', 'python -m pytest'],
  ['setup.py', 'python -m pytest'],
  ['Makefile', 'make test'],
];

/** A check that always passes would be none, so where nothing tells how to test, it fails until somebody says. */
const UNKNOWN: Kind = {
  run: 'false',
  desc: 'Replace this by the command that shows that the work is done',
  requiresTests: false,
};

function kindOf({ files, workspace }: PlanSetting): Kind {
  const known = new Set(files);
  const [, run] = workspace === null ? (KINDS.find(([file]) => known.has(file)) ?? []) : (KINDS[0] ?? []);
  return run === undefined ? UNKNOWN : { run, desc: 'every test passes', requiresTests: true };
}

/** Folders where work is usually done, which come first where they are there. */
const USUAL = ['src', 'lib', 'crates', 'packages', 'app', 'cmd', 'internal', 'pkg', 'tests', 'test', 'spec'];
const NEVER = new Set(['target', 'node_modules', 'vendor', 'dist', 'build', 'docs']);
const MAX_FOLDERS = 4;

function touchedFolders(files: readonly string[], workspace: string): readonly string[] {
  const prefix = workspace === '' ? '' : `${workspace}/`;
  const inside = files.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  // What a glob reads as its own can't be a folder's name here; such a folder is left out of an example.
  const folders = new Set(
    inside.flatMap((path) => /^([^/.\\:*?~][^/\\:*?\p{Cc}]*)\//u.exec(path)?.[1] ?? []),
  );
  const usual = USUAL.filter((folder) => folders.has(folder));
  const others = [...folders].filter((folder) => !NEVER.has(folder)).toSorted();
  const chosen = (usual.length > 0 ? usual : others).slice(0, MAX_FOLDERS);
  // Tests go beside the code of a package, in a folder that is often not there yet.
  if (chosen.includes('src') && !chosen.some((folder) => /^(?:tests?|spec)$/.test(folder)))
    chosen.push('tests');
  return (chosen.length > 0 ? chosen : ['src', 'tests']).map((folder) => `${prefix}${folder}/**`);
}

/** It fits the format, and what it pins is nothing: no test, no warning, no target. */
function placeholder(integrationBranch: string): PlanBaseline {
  const nothing = hashStrings([]);
  return {
    ref: `${integrationBranch}@fork`,
    commit_oid: '0'.repeat(40),
    toolchain: 'rustc 0.0.0 (placeholder)',
    test_passlist_hash: nothing,
    clippy_warnings_hash: nothing,
    enumerated_targets_hash: nothing,
  };
}
