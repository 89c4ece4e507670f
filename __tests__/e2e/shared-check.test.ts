import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { INTEGRATION, planText } from './plans.js';
import { concluded, runEvent } from './queue.js';
import { headOf, type Scene } from './scene.js';
import { FORK, openPublicScene, READER, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

const WITHDRAWN = 'Not judged yet for this pull request and base';
/** Whoever may push a branch can put a plan on it that allows everything. */
const WIDE = planText({
  slug: 'x',
  source: 'main',
  integration: 'evil',
  chunks: [{ id: 'clock', files: ['**'] }],
});

// A check belongs to a commit, so it is shown for every pull request and base that the commit is in.
describeAction('the check of a commit that is in more than one pull request or base', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
    scene.fixture.commit({ '.taskfleet/x/plan.v1.json': WIDE }, { branch: 'evil', parents: [INTEGRATION] });
    scene.fixture.branch('lax', 'main');
  });
  afterAll(() => scene.close());

  type More = Parameters<Scene['gate']>[1];
  const gate = (event: string, pull: PullValues, more: More = {}) =>
    scene.gate(pull, { ...more, ...(event === 'workflow_run' ? runEvent(scene, pull) : {}) });
  const judge = async (event: string, pull: PullValues, more: More = {}) =>
    soundReport(await gate(event, pull, more), DEFAULT_TOKEN);
  /** What its commit's checks say, each word once: whichever of them GitHub counts. */
  const shown = (pull: PullValues) => [...new Set(concluded(scene, headOf(scene.fixture, pull)))];
  const twinOf = (pull: PullValues, base: string): PullValues => {
    const repo = pull.head.repo;
    const head = { ...pull.head, sha: headOf(scene.fixture, pull), ...(repo === undefined ? {} : { repo }) };
    const twin: PullValues = {
      ...pull,
      state: 'open',
      number: scene.double.pulls.length + 1,
      base: { ref: base },
      head,
    };
    scene.double.pulls.push(twin);
    return twin;
  };
  /** Whether a judgement first takes back what passed on other terms, and writes its verdict after that. */
  const withdrawing = async (event: string, pull: PullValues, more: More = {}) => {
    scene.double.forgetRequests();
    const report = await judge(event, pull, more);
    const writes = scene.double.requests.filter(
      ({ method, path }) => method !== 'GET' && path.includes('/check-runs'),
    );
    const titles = writes.map(({ body }) => (body as { output: { title: string } }).output.title);
    return { report, withdrew: titles.length > 1 && titles[0] === WITHDRAWN };
  };

  it.each(['pull_request', 'workflow_run'])(
    'says one thing, and never passes on the terms of another pull request (%s)',
    async (event) => {
      const bad = work(scene, 'bad');
      expect(troubles(await judge(event, bad))).toEqual(STRAY);
      expect(shown(bad)).toEqual(['failure']);
      bad.state = 'closed';
      const twin = twinOf(bad, 'evil');
      expect((await judge(event, twin)).conclusion).toBe('success');
      expect(shown(bad)).toEqual(['success']);
      twin.state = 'closed';
      bad.state = 'open';
      const { report, withdrew } = await withdrawing(event, bad);
      expect([withdrew, troubles(report), shown(bad)]).toEqual([true, STRAY, ['failure']]);
    },
  );

  it.each(['pull_request', 'workflow_run'])(
    'fails for all of them while several are open, and says which (%s)',
    async (event) => {
      const bad = work(scene, 'bad');
      expect(troubles(await judge(event, bad))).toEqual(STRAY);
      const twin = twinOf(bad, 'evil');
      for (const each of [twin, bad]) {
        const report = await judge(event, each);
        expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'infrastructure']);
        expect(report.headline).toContain(`#${bad.number} (into ${INTEGRATION})`);
        expect(report.headline).toContain(`#${twin.number} (into evil)`);
        expect(shown(bad)).toEqual(['failure']);
      }
      bad.state = 'closed';
      expect((await judge(event, twin)).conclusion).toBe('success');
    },
  );

  it('remembers a third one that was judged long before', async () => {
    const bad = work(scene, 'bad');
    await judge('pull_request', bad);
    bad.state = 'closed';
    const second = twinOf(bad, 'evil');
    await judge('pull_request', second);
    second.state = 'closed';
    bad.state = 'open';
    const third = twinOf(second, 'evil');
    const report = await judge('pull_request', third);
    expect([report.conclusion, report.headline]).toEqual([
      'failure',
      expect.stringContaining(`#${bad.number} (into ${INTEGRATION})`),
    ]);
    expect(shown(bad)).toEqual(['failure']);
  });

  it('of a fork into a base without a plan is no success for one with a plan', async () => {
    const inputs = { with: { 'if-no-plan': 'pass' } };
    const bad = work(scene, 'bad', { fork: FORK });
    expect(troubles(await judge('workflow_run', bad, inputs))).toEqual(STRAY);
    bad.state = 'closed';
    const twin = twinOf(bad, 'lax');
    expect((await judge('workflow_run', twin, inputs)).conclusion).toBe('success');
    twin.state = 'closed';
    bad.state = 'open';
    const { report, withdrew } = await withdrawing('workflow_run', bad, inputs);
    expect([withdrew, troubles(report), shown(bad)]).toEqual([true, STRAY, ['failure']]);
  });

  it.each(['pull_request', 'workflow_run'])(
    'is taken back as soon as a retargeted pull request begins to be judged (%s)',
    async (event) => {
      const bad = work(scene, 'bad');
      bad.base.ref = 'evil';
      expect((await judge(event, bad)).conclusion).toBe('success');
      bad.base.ref = INTEGRATION;
      const { report, withdrew } = await withdrawing(event, bad);
      expect([withdrew, troubles(report), shown(bad)]).toEqual([true, STRAY, ['failure']]);
    },
  );

  it('stays while the same pull request is judged again into the same base', async () => {
    const good = work(scene, 'good');
    expect((await judge('pull_request', good)).conclusion).toBe('success');
    const again = await withdrawing('pull_request', good, { attempt: 2 });
    expect([again.report.conclusion, again.withdrew, shown(good)]).toEqual(['success', false, ['success']]);
  });

  it('does not stop a judgement where the token may not take it back', async () => {
    const bad = work(scene, 'bad');
    bad.base.ref = 'evil';
    await judge('pull_request', bad);
    bad.base.ref = INTEGRATION;
    const result = await scene.gate(bad, { token: READER });
    expect(troubles(soundReport(result, READER))).toEqual(STRAY);
    expect(result.exitCode).toBe(1);
  });

  // Field log: actions-rs/clippy-check#138.
  it('can not tell what two legs of a matrix say: neither passes until both do, in whatever order they are run again', async () => {
    const pull = work(scene, 'bad');
    const leg = (name: string, attempt: number, passes: boolean) =>
      judge('pull_request', pull, {
        attempt,
        with: { leg: JSON.stringify({ os: name }), ...(passes ? { 'warn-only': 'file-scope' } : {}) },
      });
    const refused = expect.stringContaining(
      'Another step or matrix leg of this workflow run posts the check "plan-gate" too',
    );
    expect(troubles(await leg('a', 1, false))).toEqual(STRAY);
    expect((await leg('b', 1, true)).headline).toEqual(refused);
    expect(shown(pull)).toEqual(['failure']);
    // The one that was only refused is run again alone, then the one that failed.
    expect((await leg('b', 2, true)).headline).toEqual(refused);
    expect(shown(pull)).toEqual(['failure']);
    expect((await leg('a', 2, true)).conclusion).toBe('success');
    expect(shown(pull)).toEqual(['success']);
    expect(troubles(await leg('b', 3, false))).toEqual(STRAY);
    expect(shown(pull)).toEqual(['failure']);
    const named = { with: { leg: '{"os":"c"}', 'warn-only': 'file-scope', 'check-name': 'plan-gate (c)' } };
    expect((await judge('pull_request', pull, named)).conclusion).toBe('success');
  });
});
