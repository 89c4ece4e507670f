import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { WorkflowRunValues } from '../double/run-events.js';
import { DEFAULT_TOKEN, type PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { INTEGRATION } from './plans.js';
import { concluded, runEvent } from './queue.js';
import type { Step } from './runner.js';
import { headOf, type Scene } from './scene.js';
import { FORK, openPublicScene, STRAY, work } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('which pull request a run that follows is of', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openPublicScene();
  });
  afterAll(() => scene.close());

  async function follow(
    pull: PullValues,
    values: Partial<WorkflowRunValues> = {},
    step: Partial<Step> = {},
  ): Promise<Report> {
    const result = await scene.gate(pull, { ...runEvent(scene, pull, values), ...step });
    return soundReport(result, step.token ?? DEFAULT_TOKEN);
  }
  const head = (pull: PullValues): string => headOf(scene.fixture, pull);
  /** What the commit's checks say, each word once: whichever of them GitHub counts. */
  const conclusions = (pull: PullValues) => [...new Set(concluded(scene, head(pull)))];

  // Field log: actions/runner#3444, github/docs#22501, microsoft/playwright#23456.
  it('is not asked of the event, whose list is empty for forks and may be old', async () => {
    const [good, bad] = [work(scene, 'good'), work(scene, 'bad')];
    const listed = [
      { number: good.number, id: 1, url: 'https://example.test', head: end(good), base: end(good) },
    ];
    expect(troubles(await follow(bad, { pullRequests: listed }))).toEqual(STRAY);
    expect(conclusions(bad)).toEqual(['failure']);
  });
  const end = (pull: PullValues) => ({
    ref: pull.head.ref,
    sha: head(pull),
    repo: { id: 42, url: 'https://example.test', name: 'app' },
  });

  it('is none where the branch of that name and commit is in another repository', async () => {
    const pull = work(scene, 'good');
    const report = await follow(pull, { headRepository: FORK });
    expect(report.headline).toContain(
      `No open pull request has the head that the workflow run was for, commit ${head(pull)}`,
    );
    expect([report.failure_kind, report.head]).toEqual(['infrastructure', head(pull)]);
    expect(conclusions(pull)).toEqual(['failure']);
    // The verdict takes the place of what was said while nobody knew whose it was.
    expect(troubles(await follow(pull))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it('is none where it was closed', async () => {
    const pull = work(scene, 'good', { state: 'closed' });
    expect((await follow(pull)).headline).toMatch(/No open pull request has the head/);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('is not said where several have that head, even after one of them had passed', async () => {
    const pull = work(scene, 'good');
    await follow(pull);
    expect(conclusions(pull)).toEqual(['success']);
    const twin: PullValues = { ...pull, number: scene.double.pulls.length + 1, base: { ref: 'main' } };
    scene.double.pulls.push(twin);
    const report = await follow(pull);
    expect(report.headline).toContain(
      `Several open pull requests have the head that the workflow run was for, commit ${head(pull)}`,
    );
    expect(report.headline).toContain(`#${pull.number} (into feat/limiter), #${twin.number} (into main)`);
    expect(conclusions(pull)).toEqual(['failure']);
    twin.state = 'closed';
    expect(troubles(await follow(pull))).toEqual([]);
    expect(conclusions(pull)).toEqual(['success']);
  });

  it.each([
    ['another branch of the same fork', FORK],
    ['another fork', { owner: 'accomplice', name: 'app', id: 78 }],
  ])('is not said where %s brings the same commit into a base without a plan', async (_, repo) => {
    const pull = work(scene, 'bad', { fork: FORK });
    const number = scene.double.pulls.length + 1;
    const lax: PullValues = { number, base: { ref: 'main' }, head: { ref: 'lax', sha: head(pull), repo } };
    scene.double.pulls.push(lax);
    const inputs = { with: { 'if-no-plan': 'pass' } };
    for (const each of [lax, pull]) {
      expect((await follow(each, {}, inputs)).headline).toContain('Several open pull requests have the head');
      expect(conclusions(pull)).toEqual(['failure']);
    }
    lax.state = 'closed';
    expect(troubles(await follow(pull, {}, inputs))).toEqual(STRAY);
    expect(conclusions(pull)).toEqual(['failure']);
  });

  it('is the one of its branch where another brings the same commit into the same base', async () => {
    const pull = work(scene, 'good');
    scene.double.pulls.push({
      ...pull,
      number: scene.double.pulls.length + 1,
      head: { ref: 'copy', sha: head(pull), repo: FORK },
    });
    const report = await follow(pull);
    expect([troubles(report), report.host?.pull_request]).toEqual([[], pull.number]);
  });

  it('is found beyond the first page of open ones', async () => {
    const { headSha, commit } = { headSha: scene.fixture.resolve('main'), commit: 'far/clock' };
    const open = Array.from(
      { length: 120 },
      (_, n): PullValues => ({
        number: 1_000 + n,
        base: { ref: INTEGRATION },
        head: { ref: `many-${n}`, sha: headSha },
      }),
    );
    scene.double.pulls.push(...open);
    const pull = scene.pull(commit, { 'src/clock/far.rs': '' }, { number: 2_000 });
    expect(troubles(await follow(pull))).toEqual([]);
    for (const each of open) each.state = 'closed';
  });

  it('is the one that input pull-request names, or none', async () => {
    const pull = work(scene, 'good');
    const named = (number: number) => follow(pull, {}, { with: { 'pull-request': String(number) } });
    expect((await named(pull.number + 1)).headline).toMatch(/names #\d+, but the event is about #\d+/);
    expect(conclusions(pull)).toEqual(['failure']);
    expect((await named(pull.number)).conclusion).toBe('success');
  });

  it('can not be said where the list of open pull requests can not be read', async () => {
    const pull = work(scene, 'good');
    scene.double.fault(({ path }) =>
      path.endsWith('/pulls') ? { kind: 'edit', edit: () => [{}] } : undefined,
    );
    const report = await follow(pull).finally(() => scene.double.fault(undefined));
    expect(report.headline).toContain('The list of open pull requests can not be used');
    expect(conclusions(pull)).toEqual(['failure']);
  });
});
