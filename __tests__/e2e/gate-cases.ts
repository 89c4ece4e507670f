import type { FileEntries } from '../double/git-fixture.js';
import type { PullValues } from '../double/values.js';
import { PLAN_PATH, planText } from './plans.js';
import type { PullOptions, Scene } from './scene.js';
import { WITHOUT_CHUNK } from './verdicts.js';

/** A pull request that every way of running plan-gate must judge alike. */
export interface GateCase {
  readonly name: string;
  open(scene: Scene): PullValues;
  /** Errors as `troubles` tells them; none for a success. */
  readonly expected: readonly string[];
  /** Files and lines of the check run's annotations of level failure; those of `expected` when not given. */
  readonly annotated?: readonly string[];
}

export const BUCKET = 'pub struct Bucket {\n    pub tokens: u32,\n    pub size: u32,\n}\n';
export const BUCKET_TEST =
  '#[test]\nfn full() {\n    assert!(1 + 1 == 2);\n}\n\n#[test]\nfn empty() {\n    assert!(2 - 2 == 0);\n}\n';
const COMMENTED_TEST = '// A bucket is full at first.\n#[test]\nfn full() {\n    assert!(1 + 1 == 2);\n}\n';
const TIME = 'pub fn now() -> u64 {\n    let a = 1;\n    let b = 2;\n    a + b\n}\n';
const WORKFLOW = '.github/workflows/ci.yml';

function opening(head: string, files: FileEntries, options?: PullOptions): GateCase['open'] {
  return (scene) => scene.pull(head, files, options);
}

/** Names that something on the way could take for something else, in UTF-8 byte order, as reports list them. */
const AWKWARD: readonly string[] = [
  ...[' lead and trail ', '"quoted"', "'", '*.rs', '-rf', '[id].tsx', 'a\tb', 'back\\slash', 'new\nline'],
  ...['cafe\u0301', 'caf\u00e9', '\u{ff21}', '\u{1f980}'],
].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

export const GATE_CASES: readonly GateCase[] = [
  {
    name: 'a change in scope that brings a test succeeds',
    open: opening('limiter/chunk-bucket', { 'src/bucket.rs': BUCKET, 'tests/bucket.rs': BUCKET_TEST }),
    expected: [],
  },
  {
    name: 'a protected file that the chunk names may change',
    open: opening('limiter/chunk-build', { [WORKFLOW]: 'on: pull_request\njobs: {}\n' }),
    expected: [],
  },
  {
    name: 'a file out of scope fails on that file',
    open: opening('limiter/chunk-bucket-a2', {
      'src/lib.rs': 'pub mod x;\n',
      'tests/bucket.rs': BUCKET_TEST,
    }),
    expected: ['file-scope: out_of_scope src/lib.rs:1'],
  },
  {
    name: 'a change without its tests fails',
    open: opening('a/bucket', { 'src/bucket.rs': BUCKET }),
    expected: ['requires-tests: no_tests'],
    annotated: [],
  },
  {
    name: 'a comment as the only change of a test fails on the test',
    open: opening('b/bucket', { 'src/bucket.rs': BUCKET, 'tests/bucket.rs': COMMENTED_TEST }),
    expected: ['requires-tests: no_test_line tests/bucket.rs:1'],
  },
  {
    name: 'a rename from outside into the scope fails on the old path',
    open: opening('limiter/chunk-clock', { 'src/time.rs': null, 'src/clock/time.rs': TIME }),
    expected: ['file-scope: out_of_scope src/time.rs:1'],
  },
  {
    name: 'an edited plan revision fails on the plan',
    open: opening('c/clock', {
      [PLAN_PATH]: planText().replace('"intent_rev": 1', '"intent_rev": 2'),
      'src/clock/a.rs': '',
    }),
    expected: [
      `plan-history: revision_edited ${PLAN_PATH}:1`,
      `file-scope: out_of_scope ${PLAN_PATH}:1`,
      `protected-files: plan_file_changed ${PLAN_PATH}:1`,
    ],
  },
  {
    name: 'an unknown chunk fails, and what depends on it is unknown',
    open: opening('d/work', { 'src/bucket.rs': BUCKET }, { labels: ['bug', 'chunk:buckets'] }),
    expected: ['plan: unknown_chunk', ...WITHOUT_CHUNK],
    annotated: [],
  },
  {
    name: 'two signals for the chunk that disagree fail',
    open: opening('limiter/chunk-bucket-a3', { 'src/bucket.rs': BUCKET }, { labels: ['chunk:clock'] }),
    expected: ['plan: chunk_signals_disagree', ...WITHOUT_CHUNK],
    annotated: [],
  },
  {
    name: 'no signal for the chunk at all fails',
    open: opening('e/work', { 'src/bucket.rs': BUCKET }),
    expected: ['plan: no_chunk', ...WITHOUT_CHUNK],
    annotated: [],
  },
  {
    name: 'a protected file reached only by a glob fails on that file',
    open: opening('limiter/chunk-wide', {
      [WORKFLOW]: 'on: workflow_dispatch\n',
      'a/build.rs': 'fn main() {}\n',
      'a/b.rs': '',
    }),
    expected: [
      `protected-files: protected_file ${WORKFLOW}:1`,
      'protected-files: protected_file a/build.rs:1',
    ],
  },
  {
    name: 'a base that moved on counts only what the head did since they parted',
    open: (scene) => {
      const { fixture } = scene;
      const start = fixture.commit({ 'start.txt': '1\n' }, { branch: 'feat/moved', parents: ['main'] });
      const plans = { [PLAN_PATH]: planText({ slug: 'moved', integration: 'feat/moved' }) };
      const planned = fixture.commit(plans, { branch: 'feat/moved', parents: [start] });
      const newer = {
        '.taskfleet/limiter/plan.v2.json': planText({ slug: 'moved', integration: 'feat/moved', rev: 2 }),
      };
      fixture.commit(
        { ...newer, 'src/lib.rs': 'pub mod meanwhile;\n' },
        { branch: 'feat/moved', parents: [planned] },
      );
      return scene.pull(
        'moved/chunk-clock',
        { 'src/clock/a.rs': '', 'start.txt': null },
        { base: 'feat/moved', from: planned },
      );
    },
    expected: ['file-scope: out_of_scope start.txt:1'],
  },
  {
    name: 'awkward names out of scope are each told as they are',
    open: opening(
      'f/clock',
      AWKWARD.map((name) => [name, 'x\n'] as const),
    ),
    expected: AWKWARD.map((name) => `file-scope: out_of_scope ${name}:1`),
  },
];
