import { describe, expect, it } from '@jest/globals';
import { type InputName, parseOptions } from '../src/inputs.js';
import type { Plan } from '../src/plan/plan.js';
import type { PullRequest } from '../src/pull-request.js';
import type { Report } from '../src/report/report.js';
import { run } from '../src/run.js';
import { memoryRepository, type Tree, type World } from './memory-repository.js';
import { sampleChunk, samplePlan } from './plan/sample-plan.js';

const [BASE, HEAD] = ['b'.repeat(40), 'd'.repeat(40)];
const PLAN_PATH = '.taskfleet/plan.v1.json';
const text = (plan: Plan) => JSON.stringify(plan);
const SOURCES: Tree = {
  'src/bucket.rs': 'fn a() {}\n',
  'tests/bucket.rs': '#[test]\nfn t() { assert!(a()); }\n',
};
const START: Tree = { ...SOURCES, [PLAN_PATH]: text(samplePlan()) };

interface Case {
  readonly before?: Tree;
  /** Files that the head holds beside or instead of those before; `null` deletes. */
  readonly change: Readonly<Record<string, Tree[string] | null>>;
  readonly pull?: Partial<PullRequest>;
  readonly input?: Partial<Record<InputName, string>>;
  readonly world?: Partial<World>;
  readonly landed?: readonly string[];
}

async function judge({
  before = START,
  change,
  pull = {},
  input = {},
  world = {},
  landed,
}: Case): Promise<Report> {
  const after: Record<string, Tree[string]> = { ...before };
  for (const [path, content] of Object.entries(change)) {
    if (content === null) delete after[path];
    else after[path] = content;
  }
  const options = parseOptions((name) => input[name] ?? (name === 'floor' ? 'off' : ''));
  if (!options.ok) throw new Error(options.problems.join(' '));
  const pullRequest: PullRequest = {
    number: 7,
    baseRef: 'feat/rate-limiter',
    baseSha: BASE,
    headRef: 'rate-limiter/chunk-bucket',
    headSha: HEAD,
    sameRepository: true,
    labels: [],
    body: '',
    changedFiles: null,
    ...pull,
  };
  const refs = { 'feat/rate-limiter': BASE, main: BASE, release: BASE };
  const repository = memoryRepository({
    commits: { [BASE]: before, [HEAD]: after },
    refs,
    mergeBase: BASE,
    ...world,
  });
  const told = landed === undefined ? {} : { landed };
  return run({ pullRequest, options: options.options, repository, ...told });
}

const outcomes = (report: Report) => Object.fromEntries(report.gates.map((gate) => [gate.id, gate.outcome]));
const codes = (report: Report) =>
  report.gates.flatMap((gate) =>
    gate.findings.filter((finding) => finding.level === 'error').map((finding) => finding.code),
  );
const GOOD = { 'src/bucket.rs': 'fn a() -> bool { true }\n' };

describe('a chunk pull request', () => {
  it('may merge when it keeps to its chunk', async () => {
    const report = await judge({ change: GOOD });
    expect(report).toMatchObject({
      conclusion: 'success',
      failure_kind: null,
      kind: 'chunk',
      chunk: 'bucket',
      base: BASE,
      head: HEAD,
      merge_base: BASE,
      changed_files: 1,
    });
    expect(report.plan).toEqual({
      path: PLAN_PATH,
      ref: 'feat/rate-limiter',
      sha: BASE,
      rev: 1,
      slug: 'rate-limiter',
    });
    expect(report.chunks.map((chunk) => chunk.state)).toEqual(['this', 'planned']);
  });

  it('is judged by the plan at the base, never by the one it brings', async () => {
    const wide = samplePlan({ chunks: [sampleChunk('bucket', { files_touched: ['**'] })] });
    const report = await judge({ change: { 'src/lib.rs': 'x', [PLAN_PATH]: text(wide) } });
    expect(codes(report).sort()).toEqual([
      'out_of_scope',
      'out_of_scope',
      'plan_file_changed',
      'revision_edited',
    ]);
  });

  it('reports every gate beside a chunk that can not be told', async () => {
    const report = await judge({
      change: { ...GOOD, '.taskfleet/plan.v1.json': null },
      pull: { headRef: 'work' },
    });
    expect(report).toMatchObject({
      conclusion: 'failure',
      failure_kind: 'bad-plan',
      chunk: null,
      kind: 'chunk',
    });
    expect(outcomes(report)).toMatchObject({
      plan: 'fail',
      'plan-history': 'fail',
      branch: 'pass',
      'file-scope': 'unknown',
      'protected-files': 'unknown',
      'requires-tests': 'unknown',
    });
  });

  it('fails without evidence while the floor is on', async () => {
    const report = await judge({ change: GOOD, input: { floor: 'on' } });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(outcomes(report)).toMatchObject({ evidence: 'fail', 'file-scope': 'pass' });
  });

  it('names the violation rather than the missing evidence when both are there', async () => {
    expect((await judge({ change: { 'src/lib.rs': 'x' }, input: { floor: 'on' } })).failure_kind).toBe(
      'violation',
    );
  });
});

describe('tests owed', () => {
  const before = {
    ...SOURCES,
    [PLAN_PATH]: text(
      samplePlan({ chunks: [sampleChunk('bucket', { files_touched: ['**'], requires_tests: true })] }),
    ),
  };
  const owed = async (change: Case['change']) => outcomes(await judge({ before, change }))['requires-tests'];

  it.each([
    ['a new test file', { 'tests/new.rs': '#[test]\nfn n() { assert!(b()); }\n' }, 'pass'],
    ['a test in a source file', { 'src/bucket.rs': '#[test]\nfn n() {\n    assert!(b());\n}\n' }, 'pass'],
    [
      'a line that a test gains',
      { 'tests/bucket.rs': '#[test]\nfn t() { assert!(a()); assert!(b()); }\n' },
      'pass',
    ],
    ['source alone', { 'src/bucket.rs': 'fn b() {}\n' }, 'fail'],
    [
      'a comment in a test file',
      { 'tests/bucket.rs': '// why\n#[test]\nfn t() { assert!(a()); }\n' },
      'fail',
    ],
    [
      'a lone attribute',
      { 'tests/bucket.rs': '#[test]\n#[should_panic]\nfn t() { assert!(a()); }\n' },
      'fail',
    ],
    ['a deleted test', { 'tests/bucket.rs': null }, 'fail'],
    [
      'a test file that only moved',
      { 'tests/bucket.rs': null, 'tests/moved.rs': SOURCES['tests/bucket.rs'] ?? '' },
      'fail',
    ],
    [
      'a symlink that is called like a test',
      { 'tests/link.rs': { mode: '120000', text: 'bucket.rs' } },
      'fail',
    ],
  ] as const)('%s', async (_what, change, outcome) => {
    expect(await owed(change as Case['change'])).toBe(outcome);
  });

  it('owe nothing where the plan asks for none', async () => {
    expect(outcomes(await judge({ change: GOOD }))['requires-tests']).toBe('skipped');
  });
});

describe('a plan pull request', () => {
  const next = { '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 2 })) };

  it('is judged by the proposed plan', async () => {
    const report = await judge({ change: next, pull: { headRef: 'work' } });
    expect(report).toMatchObject({
      conclusion: 'success',
      kind: 'plan',
      plan: { path: '.taskfleet/plan.v2.json', rev: 2, ref: 'work', sha: HEAD },
    });
    expect(outcomes(report)).toMatchObject({
      'plan-history': 'pass',
      'file-scope': 'skipped',
      'requires-tests': 'skipped',
    });
    expect(
      (await judge({ change: next, pull: { headRef: 'work' }, input: { floor: 'on' } })).conclusion,
    ).toBe('success');
  });

  it('may be the first of its feature', async () => {
    expect(await judge({ before: SOURCES, change: { [PLAN_PATH]: text(samplePlan()) } })).toMatchObject({
      conclusion: 'success',
      kind: 'plan',
    });
  });

  const brokenRevision = (revision: number) =>
    text(samplePlan({ plan_rev: revision, chunks: [sampleChunk('bucket', { title: ' ' })] }));

  it('may put a valid revision after a broken one, held against the last valid baseline', async () => {
    const before = { ...START, '.taskfleet/plan.v2.json': brokenRevision(2) };
    const propose = (plan: Partial<Plan>) =>
      judge({ before, change: { '.taskfleet/plan.v3.json': text(samplePlan({ plan_rev: 3, ...plan })) } });
    expect(await propose({})).toMatchObject({ conclusion: 'success', kind: 'plan' });
    const baseline = { ...samplePlan().baseline, toolchain: 'rustc 1.96.0' };
    expect(codes(await propose({ baseline }))).toEqual(['baseline_unproven']);
  });

  it.each([
    ['is not valid', brokenRevision(1)],
    ['is no JSON', '{'],
  ])(
    'may put a valid revision after a first one that %s, with a warning about its baseline',
    async (_what, first) => {
      const before = { ...SOURCES, [PLAN_PATH]: first };
      const report = await judge({
        before,
        change: { '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 2 })) },
      });
      expect(report).toMatchObject({ conclusion: 'success', kind: 'plan' });
      const found = report.gates.flatMap((gate) => gate.findings.map((finding) => finding.code));
      expect(found).toContain('baseline_uncompared');
      const skipping = await judge({
        before,
        change: { '.taskfleet/plan.v3.json': text(samplePlan({ plan_rev: 3 })) },
      });
      expect(codes(skipping)).toEqual(['revision_skipped']);
      const chunk = await judge({ before, change: GOOD });
      expect(chunk).toMatchObject({ conclusion: 'failure', failure_kind: 'bad-plan' });
      expect(chunk.gates[0]?.findings[0]?.help).toContain('add the corrected plan as plan.v2.json');
    },
  );

  it('can not follow plans that contradict each other', async () => {
    const seven = (brief: string) =>
      text(samplePlan({ plan_rev: 7, chunks: [sampleChunk('bucket', { brief })] }));
    const before = { ...SOURCES, '.taskfleet/plan.json': seven('a'), '.taskfleet/q/plan.json': seven('b') };
    const change = { '.taskfleet/q/plan.json': null, '.taskfleet/plan.json': text(samplePlan()) };
    const report = await judge({ before, change });
    expect(outcomes(report)).toMatchObject({ 'plan-history': 'unknown' });
    expect(report.conclusion).toBe('failure');
  });

  it('may follow a misnamed plan, and take the place of a link', async () => {
    const misnamed = { ...SOURCES, '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 3 })) };
    const four = { '.taskfleet/plan.v4.json': text(samplePlan({ plan_rev: 4 })) };
    expect(await judge({ before: misnamed, change: four })).toMatchObject({ conclusion: 'success' });
    const linked = { ...START, '.taskfleet/plan.json': { mode: '120000', text: 'elsewhere' } };
    const two = {
      '.taskfleet/plan.json': null,
      '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 2 })),
    };
    expect(await judge({ before: linked, change: two })).toMatchObject({ conclusion: 'success' });
  });

  it.each([
    [
      'skips a revision',
      { '.taskfleet/plan.v3.json': text(samplePlan({ plan_rev: 3 })) },
      'revision_skipped',
    ],
    [
      'is not valid',
      { '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 2, chunks: [] })) },
      'chunks_empty',
    ],
    ['deletes the plan', { [PLAN_PATH]: null }, 'no_plan'],
    [
      'makes the plan govern another branch',
      {
        [PLAN_PATH]: text(
          samplePlan({ feature: { slug: 'rate-limiter', source_branch: 'main', integration_branch: 'x' } }),
        ),
      },
      'no_plan',
    ],
  ] as const)(
    'fails when it %s, even where pull requests without a plan may pass',
    async (_what, change, code) => {
      const report = await judge({ change: change as Case['change'], input: { 'if-no-plan': 'pass' } });
      expect(report.conclusion).toBe('failure');
      expect(codes(report)).toContain(code);
    },
  );
});

describe('a feature pull request', () => {
  const pull = { baseRef: 'main', headRef: 'feat/rate-limiter' };
  const landed = ['bucket', 'store'];

  it('may touch what any chunk may, and brings the plans', async () => {
    const report = await judge({
      change: {
        'src/store.rs': 'x',
        'src/bucket.rs': 'y',
        '.taskfleet/plan.v2.json': text(samplePlan({ plan_rev: 2 })),
      },
      pull,
      landed,
    });
    expect(report).toMatchObject({ conclusion: 'success', kind: 'feature', chunk: null });
    expect(codes(await judge({ change: { 'src/lib.rs': 'x' }, pull, landed }))).toEqual(['out_of_scope']);
  });

  it('fails while a chunk has not landed, and can not be judged where nobody knows', async () => {
    const change = { 'src/store.rs': 'x' };
    const without = await judge({ change, pull, landed: ['store'] });
    expect(codes(without)).toEqual(['not_landed']);
    expect(without.chunks.map((chunk) => chunk.state)).toEqual(['waiting', 'landed']);
    const unknown = await judge({ change, pull });
    expect(outcomes(unknown)).toMatchObject({ dependencies: 'unknown', 'file-scope': 'pass' });
    expect(unknown).toMatchObject({ conclusion: 'failure', failure_kind: 'infrastructure' });
    expect(unknown.chunks.map((chunk) => chunk.state)).toEqual(['planned', 'planned']);
  });

  it('takes the plan from the integration branch where its source has none', async () => {
    const world = { refs: { main: BASE, 'feat/rate-limiter': HEAD } };
    const report = await judge({
      before: SOURCES,
      change: { [PLAN_PATH]: text(samplePlan()), 'src/bucket.rs': 'y' },
      pull,
      world,
      landed,
    });
    expect(report).toMatchObject({
      conclusion: 'success',
      kind: 'feature',
      plan: { ref: 'feat/rate-limiter', sha: HEAD },
    });
  });

  it.each([
    ['is no JSON', '{"version": 3,'],
    ['breaks a rule', text(samplePlan({ chunks: [] }))],
  ])('is not called ungoverned where the only plan, at its head, %s', async (_what, broken) => {
    const report = await judge({
      before: SOURCES,
      change: { [PLAN_PATH]: broken, 'src/bucket.rs': 'fn b() {}\n' },
      pull,
      input: { 'if-no-plan': 'pass' },
      landed,
    });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'bad-plan' });
  });

  it('is none when it comes from a fork', async () => {
    const world = { refs: { main: BASE, 'feat/rate-limiter': HEAD } };
    const report = await judge({
      before: SOURCES,
      change: { [PLAN_PATH]: text(samplePlan()) },
      pull: { ...pull, sameRepository: false },
      world,
    });
    expect(codes(report)).toEqual(['no_plan']);
  });
});

describe('what no plan governs', () => {
  it('fails, or passes with the reason where that was asked for', async () => {
    const pull = { baseRef: 'release' };
    expect(await judge({ change: GOOD, pull })).toMatchObject({
      conclusion: 'failure',
      failure_kind: 'bad-plan',
      plan: null,
    });
    const passed = await judge({ change: GOOD, pull, input: { 'if-no-plan': 'pass' } });
    expect(passed).toMatchObject({ conclusion: 'success', kind: null });
    expect(passed.headline).toBe(
      'This change may merge: no plan governs it, and `if-no-plan: pass` lets it through.',
    );
    expect(passed.gates[0]?.findings).toMatchObject([{ code: 'no_plan', level: 'notice' }]);
    expect(outcomes(passed)).toMatchObject({ 'file-scope': 'skipped', 'plan-history': 'pass' });
  });

  it('still never edits a revision', async () => {
    const report = await judge({
      change: { [PLAN_PATH]: text(samplePlan({ intent_rev: 9 })) },
      pull: { baseRef: 'release' },
      input: { 'if-no-plan': 'pass' },
    });
    expect(codes(report)).toEqual(['revision_edited']);
  });
});

describe('what could not be read', () => {
  it.each(['resolve', 'mergeBase', `listFiles ${BASE}`, 'changedFiles', 'readFiles', 'readBlobs'])(
    'is never a pass: %s',
    async (call) => {
      const before = {
        ...SOURCES,
        [PLAN_PATH]: text(
          samplePlan({ chunks: [sampleChunk('bucket', { files_touched: ['**'], requires_tests: true })] }),
        ),
      };
      const world = {
        fail: (asked: string) => (asked.startsWith(call) ? 'GitHub did not answer.' : undefined),
      };
      const report = await judge({
        before,
        change: { 'tests/new.rs': '#[test]\nfn n() { assert!(b()); }\n' },
        world,
      });
      expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'infrastructure' });
      expect(
        report.gates.some((gate) => gate.outcome === 'unknown' && gate.reason === 'GitHub did not answer.'),
      ).toBe(true);
    },
  );

  it('is told of a base that does not exist', async () => {
    const report = await judge({ change: GOOD, pull: { baseRef: 'gone' } });
    expect(report).toMatchObject({ conclusion: 'failure', base: null });
    expect(report.gates[0]?.reason).toContain('The base branch gone does not exist');
  });
});

describe('a plan that was named by hand', () => {
  const elsewhere = { ...SOURCES, 'plans/mine.json': text(samplePlan()) };

  it('is taken from its path', async () => {
    expect(await judge({ before: elsewhere, change: GOOD, input: { plan: 'plans/*.json' } })).toMatchObject({
      conclusion: 'success',
      plan: { path: 'plans/mine.json' },
    });
  });

  it('is a mistake when it is not there, also where pull requests without a plan may pass', async () => {
    const input = { plan: './plans/none.json', 'if-no-plan': 'pass' };
    const report = await judge({ before: elsewhere, change: GOOD, input });
    expect(codes(report)).toEqual(['plan_not_found']);
    expect(
      await judge({ before: elsewhere, change: GOOD, input: { plan: './plans/mine.json' } }),
    ).toMatchObject({ conclusion: 'success' });
  });

  it('is held to its branches by the branch gate', async () => {
    const report = await judge({
      before: elsewhere,
      change: GOOD,
      pull: { baseRef: 'release' },
      input: { plan: 'plans/mine.json' },
    });
    expect(codes(report)).toEqual(['wrong_base']);
  });

  it('is read at plan-ref', async () => {
    const world = { refs: { 'feat/rate-limiter': BASE, plans: HEAD } };
    const report = await judge({
      before: SOURCES,
      change: { 'plans/mine.json': text(samplePlan()) },
      input: { plan: 'plans/mine.json', 'plan-ref': 'plans' },
      world,
    });
    expect(report.plan).toMatchObject({ ref: 'plans', sha: HEAD });
  });
});
