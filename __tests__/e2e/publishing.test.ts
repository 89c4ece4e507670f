import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACTIONS_APP_ID, DEFAULT_TOKEN } from '../double/values.js';
import { describeAction } from './node24.js';
import { headOf, openScene, type Scene } from './scene.js';
import { annotationsIn, soundReport, troubles } from './verdicts.js';

const READER = 'ghs_read_only';
const strays = (count: number): readonly (readonly [string, string])[] =>
  Array.from({ length: count }, (_, n) => [`stray/${String(n).padStart(4, '0')}.txt`, `${n}\n`] as const);

describeAction('a verdict on its way to people', () => {
  let scene: Scene;
  beforeAll(async () => {
    const tokens = {
      [DEFAULT_TOKEN]: { checks: 'write', appId: ACTIONS_APP_ID },
      [READER]: { checks: 'read', appId: ACTIONS_APP_ID },
    } as const;
    scene = await openScene({ tokens });
  });
  afterAll(() => scene.close());

  it('updates the check run of an earlier attempt, here from failure to success', async () => {
    const pull = scene.pull('a/work', { 'src/clock/a.rs': '' });
    const first = await scene.gate(pull);
    expect(troubles(soundReport(first))[0]).toBe('plan: no_chunk');
    expect(scene.checkRuns(pull).map((run) => run.conclusion)).toEqual(['failure']);
    pull.labels = ['chunk:clock'];
    const labeled = await scene.event(pull, { action: 'labeled' });
    const second = await scene.gate(pull, { ...labeled, attempt: 2 });
    expect(soundReport(second).conclusion).toBe('success');
    const [run, ...others] = scene.checkRuns(pull);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      status: 'completed',
      conclusion: 'success',
      title: soundReport(second).headline,
    });
    expect(second.outputs.get('check-run-id')).toBe(first.outputs.get('check-run-id'));
  });

  // Field log: reviewdog/reviewdog#403, LouisBrunner/checks-action#17, bencherdev/bencher#536, wearerequired/lint-action#577.
  it('leaves check runs of the same name that are not its own alone', async () => {
    const pull = scene.pull('b/clock', { 'src/clock/b.rs': '' });
    const headSha = headOf(scene.fixture, pull);
    const seed = { name: 'plan-gate', headSha, status: 'completed', conclusion: 'failure' } as const;
    scene.double.addCheckRun({ ...seed, appId: 77 });
    scene.double.addCheckRun({ ...seed, ofJob: true });
    soundReport(await scene.gate(pull));
    expect(scene.checkRuns(pull).map((run) => run.conclusion)).toEqual(['failure', 'failure', 'success']);
  });

  // Field log: CExA-project/ddc#927, mikepenz/action-junit-report#1063.
  it('stands by exit code, annotations and summary where the token may only read', async () => {
    const pull = scene.pull('c/clock', [...strays(12), ['src/clock/c.rs', '']]);
    const result = await scene.gate(pull, { token: READER });
    const report = soundReport(result, READER);
    expect(report.conclusion).toBe('failure');
    expect(scene.checkRuns(pull)).toEqual([]);
    const annotations = annotationsIn(result.log.commands);
    // Ten of a level are what the runner shows; the reason why there is no check run, and the verdict, come on top.
    expect(annotations.filter((each) => each.startsWith('error stray/'))).toEqual(
      strays(10).map(([name]) => `error ${name}:1`),
    );
    expect(result.log.plain.join('\n')).toContain('2 errors');
    const warning = result.log.commands.find((command) => command.name === 'warning');
    expect(warning?.data).toMatch(/^No check run was posted, because the token may not write checks: /);
    expect(result.summary).toContain('No check run was posted, because the token may not write checks');
    expect([result.outputs.get('check-run-id'), result.outputs.get('check-run-url')]).toEqual(['', '']);
  });

  it('succeeds without a check run where the token may only read', async () => {
    const pull = scene.pull('d/clock', { 'src/clock/d.rs': '' });
    const result = await scene.gate(pull, { token: READER });
    expect(soundReport(result, READER).conclusion).toBe('success');
    expect(result.summary).toContain('No check run was posted');
  });

  it('sends annotations by 50, all of them once, also on a re-run', async () => {
    const pull = scene.pull('e/clock', strays(120));
    soundReport(await scene.gate(pull));
    const head = headOf(scene.fixture, pull);
    const sent = () => {
      const id = String(scene.checkRuns(pull)[0]?.id);
      const writes = scene.double.requests.filter(
        ({ method, path, body }) =>
          method !== 'GET' && (path.endsWith(id) || JSON.stringify(body).includes(head)),
      );
      return writes.map(({ method, body }) => `${method} ${annotationCount(body)}`);
    };
    expect(sent()).toEqual(['POST 50', 'PATCH 50', 'PATCH 20']);
    soundReport(await scene.gate(pull, { attempt: 2 }));
    const [run, ...others] = scene.checkRuns(pull);
    expect(others).toEqual([]);
    expect(run?.annotations.map((each) => each.path)).toEqual(strays(120).map(([name]) => name));
    expect(sent().slice(3)).toEqual(['PATCH 0']);
  });

  it('annotates 500 files at most, says so, and reports them all', async () => {
    const pull = scene.pull('f/clock', strays(620));
    const report = soundReport(await scene.gate(pull));
    expect(troubles(report)).toHaveLength(620);
    const [run] = scene.checkRuns(pull);
    expect(run?.annotations).toHaveLength(500);
    expect(run?.summary).toMatch(/120 more findings|121 more findings/);
    expect(Buffer.byteLength(run?.text ?? '')).toBeLessThanOrEqual(65_535);
  });

  // Field log: bencherdev/bencher#950.
  it('posts nothing for a head that moved meanwhile', async () => {
    const pull = scene.pull('g/clock', { 'src/clock/g.rs': '' });
    const old = headOf(scene.fixture, pull);
    const result = await meanwhile(
      () => scene.fixture.commit({ 'src/clock/g2.rs': '' }, { branch: 'g/clock' }),
      () => scene.gate(pull),
    );
    const report = soundReport(result);
    expect(report).toMatchObject({ failure_kind: 'infrastructure', head: old });
    expect(report.headline).toContain(
      `The head moved from ${old} to ${headOf(scene.fixture, pull)} while it was judged`,
    );
    expect(result.stdout).toContain('The head moved from');
    expect(scene.double.checkRuns().filter((run) => run.headSha === old)).toEqual([]);
    expect(scene.checkRuns(pull)).toEqual([]);
  });

  it('posts nothing for a base that was exchanged meanwhile', async () => {
    const pull = scene.pull('h/clock', { 'src/clock/h.rs': '' });
    const result = await meanwhile(
      () => {
        pull.base.ref = 'main';
      },
      () => scene.gate(pull),
    );
    expect(soundReport(result).headline).toContain('The base changed from feat/limiter to main');
    expect(scene.checkRuns(pull)).toEqual([]);
  });

  it('holds where there is no place for the report or the summary', async () => {
    const pull = scene.pull('i/clock', { 'src/clock/i.rs': '' });
    const env = { RUNNER_TEMP: '/dev/null/temp', TMPDIR: '/dev/null/tmp', GITHUB_STEP_SUMMARY: undefined };
    const result = await scene.gate(pull, { env });
    expect([result.exitCode, result.outputs.get('conclusion'), result.outputs.get('report')]).toEqual([
      0,
      'success',
      '',
    ]);
    const warnings = result.log.commands
      .filter((command) => command.name === 'warning')
      .map((command) => command.data);
    expect(warnings).toEqual([
      expect.stringMatching(/^Not every report file could be written: /),
      expect.stringMatching(/^The job summary could not be written: /),
    ]);
    expect(scene.checkRuns(pull).map((run) => run.conclusion)).toEqual(['success']);
  });

  /** Does something just when the changed files are asked for, which is after the event and before the last look. */
  async function meanwhile<T>(happens: () => unknown, run: () => Promise<T>): Promise<T> {
    let happened = false;
    scene.double.fault(({ path }) => {
      if (!happened && path.endsWith('/files')) {
        happened = true;
        happens();
      }
      return undefined;
    });
    try {
      return await run();
    } finally {
      scene.double.fault(undefined);
    }
  }
});

function annotationCount(body: unknown): number {
  const { output } = body as { readonly output?: { readonly annotations?: readonly unknown[] } };
  return output?.annotations?.length ?? 0;
}
