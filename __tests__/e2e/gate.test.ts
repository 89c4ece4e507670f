import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { PullValues } from '../double/values.js';
import { GATE_CASES } from './gate-cases.js';
import { describeAction } from './node24.js';
import { type Finished, MERGE_SHA, type StepResult } from './runner.js';
import { headOf, openScene, type Scene } from './scene.js';
import { annotationsIn, fewAtATime, soundReport, troubles, withoutHost } from './verdicts.js';

interface Judged {
  readonly pull: PullValues;
  /** Without a checkout. */
  readonly remote: StepResult;
  /** With one, as the second attempt of the same run. */
  readonly cloned: StepResult;
  readonly local: Finished;
}

describeAction('a pull request', () => {
  let scene: Scene;
  let judged: readonly Judged[] = [];
  const result = (index: number): Judged => {
    const found = judged[index];
    if (found === undefined) throw new Error('It was not judged.');
    return found;
  };

  beforeAll(async () => {
    scene = await openScene();
    const pulls = GATE_CASES.map((each) => each.open(scene));
    judged = await fewAtATime(pulls, async (pull) => ({
      pull,
      local: await scene.check(pull, '--format', 'json'),
      remote: await scene.gate(pull),
      cloned: await scene.gate(pull, { workspace: scene.checkout(pull), attempt: 2 }),
    }));
  }, 180_000);
  afterAll(() => scene.close());

  const numbered = GATE_CASES.map((each, index) => [each.name, index, each] as const);

  it.each(numbered)('%s', (_, index, { expected }) => {
    const report = soundReport(result(index).remote);
    expect(troubles(report)).toEqual(expected);
    expect(report.conclusion).toBe(expected.length === 0 ? 'success' : 'failure');
  });

  // Field log: seapath/meta-seapath#408, LouisBrunner/checks-action#180, getsentry/sentry#109543, bencherdev/bencher#950,
  // palantir/bulldozer#164.
  it.each(numbered)('check run: %s', (_, index, { expected, annotated }) => {
    const { pull, remote } = result(index);
    const [run, ...others] = scene.checkRuns(pull);
    expect(others).toEqual([]);
    const conclusion = expected.length === 0 ? 'success' : 'failure';
    expect(run).toMatchObject({
      name: 'plan-gate',
      status: 'completed',
      conclusion,
      headSha: headOf(scene.fixture, pull),
    });
    expect(run?.headSha).not.toBe(MERGE_SHA);
    const failures = run?.annotations.filter((each) => each.annotation_level === 'failure') ?? [];
    const places = failures.map((each) => `${each.path}:${each.start_line}`);
    expect(places.sort()).toEqual(
      [...(annotated ?? expected.map((trouble) => trouble.split(/: \S+ /)[1] ?? ''))].sort(),
    );
    expect(remote.outputs.get('check-run-id')).toBe(String(run?.id));
    expect(remote.outputs.get('check-run-url')).toBe(`https://github.com/acme/app/runs/${run?.id}`);
    // It was made completed; there is no moment in which it is open.
    const made = scene.double.requests.filter(
      (request) =>
        request.method === 'POST' && JSON.stringify(request.body).includes(headOf(scene.fixture, pull)),
    );
    expect(made.map((request) => request.body)).toMatchObject([{ status: 'completed', conclusion }]);
    // What the check run shows needs no second place.
    expect(annotationsIn(remote.log.commands)).toEqual(conclusion === 'success' ? [] : ['error :']);
  });

  it.each(numbered)('the same from a clone and on the command line: %s', (_, index) => {
    const { remote, cloned, local } = result(index);
    const report = soundReport(remote);
    expect(withoutHost(soundReport(cloned))).toEqual(withoutHost(report));
    const said: Report = JSON.parse(local.stdout);
    expect(said).not.toHaveProperty('host');
    expect(said).toEqual(withoutHost(report));
    const onlyUnknown = report.gates.every((gate) => gate.outcome !== 'fail');
    expect(local.exitCode).toBe(report.conclusion === 'success' ? 0 : onlyUnknown ? 2 : 1);
    expect(local.stderr).toBe('');
  });
});
