import type { Evidence, EvidenceCommand, TestFailure, WarningDetail } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import {
  type BaselineSnapshot,
  type RunSnapshot,
  type TestId,
  targetString,
} from '../../src/evidence/snapshot.js';
import { normalizeRun, serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import type { EvidenceInput, LabelledFiles } from '../../src/evidence-source.js';
import { known, type Missing } from '../../src/facts.js';
import { type InputName, parseOptions } from '../../src/inputs.js';
import type { Allowance } from '../../src/plan/allowances.js';
import type { Plan } from '../../src/plan/plan.js';
import type { PullRequest } from '../../src/pull-request.js';
import type { Report, ReportedGate } from '../../src/report/report.js';
import { run } from '../../src/run.js';
import { memoryRepository, type Tree, type World } from '../memory-repository.js';
import { sampleChunk, samplePlan } from '../plan/sample-plan.js';

export const FORK = '5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c5f1c';
export const BASE = 'b'.repeat(40);
export const HEAD = 'd'.repeat(40);
export const TOOLCHAIN = 'rustc 1.95.0 (59807616e 2026-04-14)';

/** What the code did, as canonical strings of tests and targets; warnings as lint, file and message. */
export interface Did {
  readonly passed?: readonly string[];
  readonly failed?: readonly string[];
  readonly ignored?: readonly string[];
  /** Those of the tests when left out. */
  readonly targets?: readonly string[];
  readonly warnings?: readonly (readonly [lint: string, file: string, message: string, count?: number])[];
}

/** Sources and what they did: at the commit that the feature forked from, and at the head. */
export interface FloorScene {
  readonly fork: Tree;
  readonly head: Tree;
  /** At the merge base, where work has landed since the fork. */
  readonly base?: Tree;
  readonly before: Did;
  readonly after: Did;
  /** Where the baseline's lists are: below `.taskfleet/`, in the file of input `baseline`, or nowhere. */
  readonly lists?: 'committed' | 'given' | 'none';
  readonly allowances?: readonly Allowance[] | string;
  readonly pull?: Partial<PullRequest>;
  readonly input?: Partial<Record<InputName, string>>;
  readonly retries?: number;
  readonly plan?: (plan: Plan) => Plan;
  readonly baseline?: (baseline: BaselineSnapshot) => BaselineSnapshot;
  readonly evidence?: (evidence: Evidence) => Evidence;
  /** Replaces what the run is given. */
  readonly given?: (evidence: Evidence) => EvidenceInput;
  readonly fail?: World['fail'];
  /** The tree of every commit; not known when left out. */
  readonly treeOid?: string;
}

/** `limiter/lib/limiter::bucket::fills` as its four parts. */
export function testId(text: string): TestId {
  const at = text.indexOf('::');
  const [owner = '', kind = '', target = ''] = text.slice(0, at).split('/');
  return { package: owner, target_kind: kind, target, name: text.slice(at + 2) };
}

export function runOf({ passed = [], failed = [], ignored = [], targets, warnings = [] }: Did): RunSnapshot {
  const tests = { passed: passed.map(testId), failed: failed.map(testId), ignored: ignored.map(testId) };
  const all = [...tests.passed, ...tests.failed, ...tests.ignored];
  return normalizeRun({
    tests: { ...tests, targets: targets ?? all.map(targetString) },
    clippy: {
      warnings: warnings.map(([lint, file, message, count = 1]) => ({
        lint,
        package: 'limiter',
        file,
        message,
        count,
      })),
    },
  });
}

export function baselineOf(did: Did): BaselineSnapshot {
  return {
    schema_version: 1,
    ref: 'feat/rate-limiter@fork',
    commit_oid: FORK,
    toolchain: TOOLCHAIN,
    snapshot: runOf(did),
    cargo_args: [],
  };
}

export function evidenceOf(did: Did): Evidence {
  const snapshot = runOf(did);
  return {
    schema_version: 1,
    ref: '',
    commit_oid: HEAD,
    toolchain: TOOLCHAIN,
    snapshot,
    cargo_args: [],
    tree_oid: 'e'.repeat(40),
    workspace: '',
    complete: true,
    problems: [],
    commands: commandsOf(snapshot),
    failures: snapshot.tests.failed.map(
      (test): TestFailure => ({ test, message: 'it broke', path: 'src/bucket.rs', line: 7, column: 5 }),
    ),
    warnings: snapshot.clippy.warnings
      .filter(({ file }) => !file.startsWith('$'))
      .map(
        ({ lint, package: owner, file, message, count }): WarningDetail => ({
          lint,
          package: owner,
          file,
          message,
          path: file,
          help: '',
          sites: Array.from({ length: count }, (_, i) => ({
            line: 3 + i,
            end_line: 3 + i,
            column: 5,
            end_column: 9,
          })),
        }),
      ),
    checks: [{ desc: 'tests', run: 'cargo test bucket', cwd: null, exit_code: 0, reason: null, output: '' }],
    not_run: [],
  };
}

/** What a capture would have run for these results. */
export function commandsOf({ tests }: Pick<RunSnapshot, 'tests'>): readonly EvidenceCommand[] {
  const failed = new Set(tests.failed.map(targetString));
  return [
    { argv: ['cargo', 'metadata'], exit_code: 0 },
    { argv: ['cargo', 'test', '--no-run'], exit_code: 0 },
    ...tests.targets.map((target) => ({
      argv: [`$HARNESS/${target}`],
      exit_code: failed.has(target) ? 101 : 0,
    })),
    { argv: ['cargo-clippy', 'clippy'], exit_code: 0 },
  ];
}

/** Judges the scene as a pull request of chunk `bucket`, whose plan pins what the fork did. */
export async function judgeFloor(scene: FloorScene): Promise<Report> {
  const baseline = (scene.baseline ?? ((same) => same))(baselineOf(scene.before));
  const evidence = (scene.evidence ?? ((same) => same))(evidenceOf(scene.after));
  const steering = steeringFiles(scene, baseline);
  const options = parseOptions((name) => scene.input?.[name] ?? '');
  if (!options.ok) throw new Error(options.problems.join(' '));
  const base = { ...(scene.base ?? scene.fork), ...steering };
  const { treeOid } = scene;
  const repository = memoryRepository({
    commits: { [FORK]: scene.fork, [BASE]: base, [HEAD]: { ...scene.head, ...steering } },
    refs: { 'feat/rate-limiter': BASE, main: BASE },
    mergeBase: BASE,
    ...(scene.fail === undefined ? {} : { fail: scene.fail }),
  });
  const given = scene.given?.(evidence) ?? {
    evidence: givenFile(Buffer.from(serializeEvidence(evidence))),
    ...(scene.lists === 'given' ? { baseline: Buffer.from(serializeSnapshot(baseline)) } : {}),
  };
  return run({
    pullRequest: {
      number: 7,
      baseRef: 'feat/rate-limiter',
      baseSha: BASE,
      headRef: 'rate-limiter/chunk-bucket',
      headSha: HEAD,
      sameRepository: true,
      labels: [],
      body: '',
      changedFiles: null,
      ...scene.pull,
    },
    options: { ...options.options, ...(scene.retries === undefined ? {} : { retries: scene.retries }) },
    repository: treeOid === undefined ? repository : { ...repository, treeOid: async () => known(treeOid) },
    // Which chunks have landed is for the gate `dependencies`, and a clone can not tell.
    landed: ['bucket', 'store'],
    ...given,
  });
}

function steeringFiles(scene: FloorScene, baseline: BaselineSnapshot): Tree {
  const sample = samplePlan({
    baseline: {
      ref: 'feat/rate-limiter@fork',
      commit_oid: FORK,
      toolchain: TOOLCHAIN,
      ...hashSnapshot(baselineOf(scene.before)),
    },
    acceptance: [{ kind: 'check', desc: 'tests', run: 'cargo test bucket' }],
    chunks: ['bucket', 'store'].map((id) => sampleChunk(id, { files_touched: ['**'] })),
  });
  const plan = scene.plan?.(sample) ?? sample;
  const { allowances } = scene;
  return {
    '.taskfleet/plan.v1.json': JSON.stringify(plan),
    ...((scene.lists ?? 'committed') === 'committed'
      ? { '.taskfleet/baseline.json': serializeSnapshot(baseline) }
      : {}),
    ...(allowances === undefined
      ? {}
      : {
          '.taskfleet/allowances.json':
            typeof allowances === 'string' ? allowances : JSON.stringify(allowances),
        }),
  };
}

/** One file without a label, as input `evidence` names it. */
export function givenFile(content: Uint8Array | Missing): readonly LabelledFiles[] {
  return [{ label: null, files: [{ name: 'evidence.json', content }] }];
}

export function gate(report: Report, id: string): ReportedGate {
  const found = report.gates.find((each) => each.id === id);
  if (found === undefined) throw new Error(`the report has no gate ${id}`);
  return found;
}

/** Each error as `gate code path:line`, in report order; an unknown gate as `gate unknown`. */
export function errors(report: Report): readonly string[] {
  return report.gates.flatMap(({ id, outcome, findings }) => [
    ...(outcome === 'unknown' ? [`${id} unknown`] : []),
    ...findings
      .filter(({ level }) => level === 'error')
      .map(({ code, path, line }) => `${id} ${code}${path === null ? '' : ` ${path}:${line}`}`),
  ]);
}

export function codes(report: Report, id: string): readonly string[] {
  return gate(report, id).findings.map(({ code }) => code);
}
