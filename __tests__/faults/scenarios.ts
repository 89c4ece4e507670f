import type { FileEntries } from '../double/git-fixture.js';
import {
  ACTIONS_APP_ID,
  DEFAULT_TOKEN,
  type GitHubDoubleOptions,
  type PullValues,
} from '../double/values.js';
import { BUCKET, BUCKET_TEST } from '../e2e/gate-cases.js';
import { byEvidence, handedOver, planWithBaseline } from '../e2e/handed-over.js';
import { INTEGRATION, PLAN_PATH, planText } from '../e2e/plans.js';
import { enqueue, groupEvent, runEvent } from '../e2e/queue.js';
import type { Step } from '../e2e/runner.js';
import { headOf, openScene, type Scene } from '../e2e/scene.js';

/** One pull request that is judged again and again, each time with another fault. */
export interface Scenario {
  readonly name: string;
  /** What its fault-free run comes to. */
  readonly verdict: 'success' | 'failure';
  open(): Promise<Opened>;
  /** What an earlier attempt left on the commit. */
  readonly earlier?: 'success' | 'failure';
}

export interface Opened {
  readonly scene: Scene;
  readonly step: Step;
  /** The commit that the check run belongs to. */
  readonly commit: string;
}

const TICKS = '#[test]\nfn ticks() {\n    assert_eq!(limiter::now(), 3);\n}\n';
const READER = 'ghs_read_only';
const GOOD: FileEntries = { 'src/bucket.rs': BUCKET, 'tests/bucket.rs': BUCKET_TEST };
const BAD: FileEntries = { 'src/lib.rs': '// Out of scope.\n', 'src/bucket.rs': BUCKET };

/** So many files in scope, and one out of it behind them all in the list. */
const MANY: FileEntries = Array.from({ length: 220 }, (_, n) => [`src/clock/f${n}.rs`, ''] as const);
const MANY_AND_ONE: FileEntries = [...MANY, ['src/time.rs', '']];
const STRAYS: FileEntries = Array.from({ length: 120 }, (_, n) => [`stray/f${n}.rs`, ''] as const);

type Change = (scene: Scene) => PullValues;
type MakeStep = (scene: Scene, pull: PullValues) => Promise<Partial<Step>> | Partial<Step>;

const PLAIN_PLAN: FileEntries = { [PLAN_PATH]: planText() };

interface More {
  readonly plans?: FileEntries;
  readonly step?: MakeStep;
  readonly options?: Partial<GitHubDoubleOptions>;
  readonly commit?: (scene: Scene, pull: PullValues) => string;
  readonly earlier?: 'success' | 'failure';
}

function scenario(name: string, verdict: Scenario['verdict'], change: Change, more: More = {}): Scenario {
  return {
    name,
    verdict,
    ...(more.earlier === undefined ? {} : { earlier: more.earlier }),
    open: async () => {
      const tokens = {
        [DEFAULT_TOKEN]: { checks: 'write', appId: ACTIONS_APP_ID },
        [READER]: { checks: 'read', appId: ACTIONS_APP_ID },
      } as const;
      const limits = { requests: Number.MAX_SAFE_INTEGER, ...more.options?.limits };
      const scene = await openScene({ tokens, ...more.options, limits }, more.plans ?? PLAIN_PLAN);
      const pull = change(scene);
      const own = (await more.step?.(scene, pull)) ?? {};
      const event = own.eventName === undefined ? await scene.event(pull) : {};
      const common = { apiUrl: scene.double.apiUrl, repository: 'acme/app', eventName: '', event: null };
      const commit = more.commit?.(scene, pull) ?? headOf(scene.fixture, pull);
      return { scene, step: { ...common, ...event, ...own }, commit };
    },
  };
}

const opening =
  (head: string, files: FileEntries, options: Parameters<Scene['pull']>[2] = {}): Change =>
  (scene) =>
    scene.pull(head, files, options);

/** Work has gone on at the base, so that the merge base is not its tip. */
const parted =
  (files: FileEntries): Change =>
  (scene) => {
    const pull = scene.pull('limiter/chunk-bucket', files);
    scene.fixture.commit({ 'src/other.rs': '' }, { branch: INTEGRATION });
    return pull;
  };

const cut: Partial<GitHubDoubleOptions> = {
  limits: { treeEntries: 6 } as NonNullable<GitHubDoubleOptions['limits']>,
};

/** A chunk that builds on two others, of which one or both have been merged. */
const built =
  (...landed: readonly string[]): Change =>
  (scene) => {
    for (const id of landed) {
      const pull = scene.pull(`limiter/chunk-${id}`, { [`src/${id}/x.rs`]: '' });
      Object.assign(pull, { state: 'closed', merged: true });
    }
    return scene.pull('limiter/chunk-top', { 'src/top.rs': '' });
  };
const CHAIN: FileEntries = {
  [PLAN_PATH]: planText({
    chunks: [
      { id: 'left', files: ['src/left/**'] },
      { id: 'right', files: ['src/right/**'] },
      { id: 'top', files: ['src/top.rs'], deps: ['left', 'right'] },
    ],
  }),
};

/** The integration branch, whose one chunk has landed, goes into its source branch, with the plan, which nothing else holds. */
const feature =
  (files: FileEntries): Change =>
  (scene) => {
    Object.assign(scene.pull('limiter/chunk-clock', CLOCK), { state: 'closed', merged: true });
    return scene.pull(INTEGRATION, files, { base: 'main', from: INTEGRATION });
  };
const ONE_CHUNK: FileEntries = {
  [PLAN_PATH]: planText({ chunks: [{ id: 'clock', files: ['src/clock/**'] }] }),
};
const NARROWED: FileEntries = {
  [PLAN_PATH]: planText({ chunks: [{ id: 'clock', files: ['**'] }] }),
  [PLAN_PATH.replace('v1', 'v2')]: planText({ rev: 2, chunks: [{ id: 'clock', files: ['src/clock/**'] }] }),
};

const evidenceStep =
  (did?: Parameters<typeof handedOver>[2]): MakeStep =>
  (scene, pull) => ({ with: byEvidence(handedOver(scene, headOf(scene.fixture, pull), did)) });
const WORSE = { failed: ['limiter/lib/limiter::bucket::fills'], passed: ['limiter/test/bucket::full'] };

const queued = (files: FileEntries) => ({
  change: opening('limiter/chunk-clock', files),
  more: {
    step: (scene, pull) => groupEvent(scene, enqueue(scene, pull)),
    commit: ({ fixture }, pull) =>
      groupHead(fixture.git('for-each-ref', '--format=%(refname) %(objectname)'), pull),
  } satisfies More,
});

function groupHead(refs: string, pull: PullValues): string {
  const line = refs.split('\n').find((each) => each.includes(`/pr-${pull.number}-`));
  return line?.split(' ')[1] ?? '';
}
const CLOCK: FileEntries = { 'src/clock/a.rs': '' };
const STRAY: FileEntries = { 'src/lib.rs': '' };

/** The two that meet every fault at every request. */
export const PLAIN: readonly Scenario[] = [
  scenario('a good change', 'success', opening('limiter/chunk-bucket', GOOD)),
  scenario('a bad change', 'failure', opening('limiter/chunk-bucket', BAD)),
];

/** Everything else that asks GitHub something else. */
export const OTHERS: readonly Scenario[] = [
  scenario('a bad change where no plan would pass', 'failure', opening('limiter/chunk-bucket', BAD), {
    step: () => ({ with: { 'if-no-plan': 'pass' } }),
  }),
  scenario('a feature', 'success', feature(CLOCK), {
    plans: ONE_CHUNK,
    step: () => ({ with: { 'if-no-plan': 'pass' } }),
  }),
  scenario('a bad feature where no plan would pass', 'failure', feature({ 'zz.rs': '' }), {
    plans: ONE_CHUNK,
    step: () => ({ with: { 'if-no-plan': 'pass' } }),
  }),
  scenario(
    'a bad change by the narrower of two plans',
    'failure',
    opening('limiter/chunk-clock', { ...CLOCK, ...STRAY }),
    { plans: NARROWED, step: () => ({ with: { 'if-no-plan': 'pass' } }) },
  ),
  scenario(
    'a test that loses its assertion',
    'failure',
    opening('limiter/chunk-wide', { 'tests/clock.rs': '#[test]\nfn ticks() {}\n' }),
    { plans: { [PLAN_PATH]: planText(), 'tests/clock.rs': TICKS } },
  ),
  scenario('a change that no plan governs', 'success', opening('free', STRAY, { base: 'main' }), {
    step: () => ({ with: { 'if-no-plan': 'pass' } }),
  }),
  scenario('three pages of files', 'success', opening('limiter/chunk-clock', MANY)),
  scenario('three pages of files, the last one bad', 'failure', opening('limiter/chunk-clock', MANY_AND_ONE)),
  scenario('a bad change of 120 findings', 'failure', opening('limiter/chunk-clock', STRAYS)),
  scenario('a good change, judged again', 'success', opening('limiter/chunk-bucket', GOOD), {
    earlier: 'failure',
  }),
  scenario('a bad change, judged again', 'failure', opening('limiter/chunk-clock', STRAYS), {
    earlier: 'success',
  }),
  scenario('a base that went on', 'success', parted(GOOD)),
  scenario('a base that went on, and a bad change', 'failure', parted(BAD)),
  scenario(
    'more files than GitHub lists',
    'success',
    opening('limiter/chunk-clock', CLOCK, { changedFiles: 3001 }),
  ),
  scenario(
    'more files than GitHub lists, one bad',
    'failure',
    opening('limiter/chunk-clock', { ...CLOCK, ...STRAY }, { changedFiles: 3001 }),
  ),
  scenario(
    'more files than GitHub lists, a new one bad',
    'failure',
    opening('limiter/chunk-clock', { ...CLOCK, 'zz.rs': '' }, { changedFiles: 3001 }),
  ),
  scenario('trees that come cut', 'success', opening('limiter/chunk-clock', CLOCK, { changedFiles: 3001 }), {
    options: cut,
  }),
  scenario(
    'trees that come cut, and a bad change',
    'failure',
    opening('limiter/chunk-clock', { ...CLOCK, ...STRAY }, { changedFiles: 3001 }),
    { options: cut },
  ),
  scenario('chunks that have landed', 'success', built('left', 'right'), { plans: CHAIN }),
  scenario('a chunk that has not landed', 'failure', built('left'), { plans: CHAIN }),
  scenario('evidence of another job', 'success', opening('limiter/chunk-clock', CLOCK), {
    plans: planWithBaseline(),
    step: evidenceStep(),
  }),
  scenario('evidence of a broken test', 'failure', opening('limiter/chunk-clock', CLOCK), {
    plans: planWithBaseline(),
    step: evidenceStep(WORSE),
  }),
  scenario('a merge group', 'success', queued(CLOCK).change, queued(CLOCK).more),
  scenario('a merge group of a bad change', 'failure', queued(STRAY).change, queued(STRAY).more),
  scenario('a run that follows a capture', 'success', opening('limiter/chunk-clock', CLOCK), {
    step: (scene, pull) => runEvent(scene, pull),
  }),
  scenario('a run that follows a capture of a bad change', 'failure', opening('limiter/chunk-clock', STRAY), {
    step: (scene, pull) => runEvent(scene, pull),
  }),
  scenario('a token that may only read', 'success', opening('limiter/chunk-clock', CLOCK), {
    step: () => ({ token: READER }),
  }),
  scenario('a checkout', 'success', opening('limiter/chunk-bucket', GOOD), {
    step: (scene, pull) => ({ workspace: scene.checkout(pull) }),
  }),
  scenario('a checkout of a bad change', 'failure', opening('limiter/chunk-bucket', BAD), {
    step: (scene, pull) => ({ workspace: scene.checkout(pull) }),
  }),
];
