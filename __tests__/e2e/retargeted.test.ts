import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { runEvent } from './queue.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';
import { openPublicScene, READER, STRAY } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('a pull request that changes without a new head', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
    scene.fixture.branch('lax', 'main');
  });
  afterAll(() => scene.close());

  /** Where no plan governs, this workflow lets a pull request through. */
  const lax = { with: { 'if-no-plan': 'pass' } };
  /** One that strays, in a branch that no plan governs. */
  const sneaky = (name: string): PullValues =>
    scene.pull(`${name}/clock`, { 'src/lib.rs': '//\n' }, { base: 'lax', from: INTEGRATION });
  const retargeted = async (pull: PullValues): Promise<Pick<Step, 'eventName' | 'event'>> => {
    const base = { ref: pull.base.ref, sha: scene.fixture.resolve(pull.base.ref) };
    pull.base.ref = INTEGRATION;
    return scene.event(pull, { action: 'edited', changes: { base } });
  };
  async function gate(pull: PullValues, step: Partial<Step> = {}): Promise<Report> {
    return soundReport(await scene.gate(pull, step), step.token ?? DEFAULT_TOKEN);
  }
  const conclusions = (pull: PullValues) => scene.checkRuns(pull).map((run) => run.conclusion);

  it('is judged anew under its new base, by `edited`', async () => {
    const pull = sneaky('a');
    expect((await gate(pull, lax)).conclusion).toBe('success');
    const report = await gate(pull, { ...lax, ...(await retargeted(pull)) });
    expect(troubles(report)).toEqual(STRAY);
    // What was passed there must not stand beside it: a check belongs to a commit, whatever the base.
    expect(conclusions(pull)).toEqual(['failure']);
    pull.base.ref = 'lax';
    expect((await gate(pull, lax)).conclusion).toBe('success');
    expect(troubles(await gate(pull, { ...lax, ...(await retargeted(pull)) }))).toEqual(STRAY);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('passes under its new base where it keeps to that plan', async () => {
    const pull = scene.pull('b/clock', { 'src/clock/b.rs': '' }, { base: 'lax', from: INTEGRATION });
    expect((await gate(pull)).conclusion).toBe('failure');
    expect(troubles(await gate(pull, await retargeted(pull)))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it('gets nothing from an event of before: its run is over, and posts nothing', async () => {
    const pull = sneaky('c');
    const before = await scene.event(pull);
    await retargeted(pull);
    const report = await gate(pull, { ...lax, ...before });
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'infrastructure']);
    expect(report.headline).toContain('The base changed from lax to feat/limiter');
    expect(conclusions(pull)).toEqual([]);
  });

  it('gets nothing from a run of before that captured for it: it is judged as it is now', async () => {
    const pull = sneaky('d');
    const before = runEvent(scene, pull);
    await retargeted(pull);
    expect(troubles(await gate(pull, { ...lax, ...before }))).toEqual(STRAY);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('is judged as any other while it is a draft', async () => {
    const good = scene.pull('e/clock', { 'src/clock/e.rs': '' }, { draft: true });
    expect(troubles(await gate(good))).toEqual([]);
    const bad = scene.pull('f/clock', { 'src/lib.rs': '//\n' }, { draft: true });
    expect(troubles(await gate(bad))).toEqual(STRAY);
    expect([conclusions(good), conclusions(bad)]).toEqual([['success'], ['failure']]);
  });

  it('is judged by the chunk that a label says, by `labeled`', async () => {
    const pull = scene.pull('g/work', { 'src/clock/g.rs': '' });
    expect(troubles(await gate(pull))[0]).toBe('plan: no_chunk');
    pull.labels = ['chunk:clock'];
    expect(troubles(await gate(pull, await scene.event(pull, { action: 'labeled' })))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it.each([
    ['Dependabot', { user: 'dependabot[bot]' }],
    ['a fork', { fork: { owner: 'stranger', name: 'app', id: 77 } }],
  ] as const)('from %s, whose token only reads, is judged the same by `edited`', async (name, options) => {
    const pull = scene.pull(
      `${name.length}/clock`,
      { 'src/lib.rs': '//\n' },
      { ...options, base: 'lax', from: INTEGRATION },
    );
    const first = await gate(pull, { ...lax, token: READER });
    expect(first.conclusion).toBe('success');
    const report = await gate(pull, { ...lax, ...(await retargeted(pull)), token: READER });
    expect([troubles(report), report.head]).toEqual([STRAY, headOf(scene.fixture, pull)]);
    expect(conclusions(pull)).toEqual([]);
  });

  it('is judged by one state of a base branch that moves meanwhile', async () => {
    const pull = scene.pull('h/clock', { 'src/clock/h.rs': '' });
    const before = scene.fixture.resolve(INTEGRATION);
    let moved = false;
    scene.double.fault(({ path }) => {
      if (!moved && path.endsWith('/files')) {
        moved = true;
        scene.fixture.commit({ 'landed.txt': '' }, { branch: INTEGRATION });
      }
      return undefined;
    });
    const report = await gate(pull).finally(() => scene.double.fault(undefined));
    expect([troubles(report), report.base]).toEqual([[], before]);
  });
});
