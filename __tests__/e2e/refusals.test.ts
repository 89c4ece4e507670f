import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pullRequestEvent, workflowDispatchEvent } from '../double/events.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import type { Step, StepResult } from './runner.js';
import { openScene, type Scene } from './scene.js';
import { annotationsIn, fewAtATime, soundReport } from './verdicts.js';

interface Refusal {
  readonly name: string;
  step(scene: Scene, pull: PullValues): Partial<Step>;
  /** What the headline says after its opening. */
  readonly said: RegExp;
  /** The token that was masked, where it is not the usual one. */
  readonly token?: string;
}

const UNUSABLE_FILE = /^The event file at GITHUB_EVENT_PATH can't be used: /;

const REFUSALS: readonly Refusal[] = [
  {
    name: 'a missing token',
    step: () => ({ with: { 'github-token': '' } }),
    said: /^Input `github-token` is empty, so the pull request can't be read\./,
    token: '',
  },
  {
    name: 'an event that plan-gate does not know',
    step: () => ({ eventName: 'push', event: { ref: 'refs/heads/main' } }),
    said: /^The event "push" is not one that plan-gate takes\. Run it on `pull_request`, `merge_group`, `workflow_run`, `pull_request_target` or `workflow_dispatch`\.$/,
  },
  {
    name: 'pull_request_target without its pull request',
    step: (_, pull) => ({ eventName: 'pull_request_target', event: { number: pull.number } }),
    said: /^The payload of this event holds no pull request\./,
  },
  {
    name: 'an event file that is not there',
    step: () => ({ eventName: 'pull_request', event: null }),
    said: UNUSABLE_FILE,
  },
  {
    name: 'no event file at all',
    step: () => ({ env: { GITHUB_EVENT_PATH: undefined } }),
    said: /^GITHUB_EVENT_PATH is not set\./,
  },
  {
    name: 'an event file that is not JSON',
    step: () => ({ eventName: 'pull_request', event: Buffer.from('{"action":') }),
    said: UNUSABLE_FILE,
  },
  {
    name: 'an event file of 30 MB',
    step: () => ({ eventName: 'pull_request', event: Buffer.from(`{}${' '.repeat(30_000_000)}`) }),
    said: /^The event file at GITHUB_EVENT_PATH can't be used: it has 30000002 bytes, more than 26214400\./,
  },
  {
    name: 'an event without its pull request',
    step: () => ({ eventName: 'pull_request', event: { action: 'opened', number: 1 } }),
    said: /^The payload of this event holds no pull request\./,
  },
  {
    name: 'a pull request that is closed, by its event',
    step: ({ double: { repository } }, pull) => ({
      eventName: 'pull_request',
      event: pullRequestEvent({
        action: 'closed',
        repository,
        state: {
          pull: { ...pull, state: 'closed' },
          baseSha: 'a'.repeat(40),
          headSha: 'b'.repeat(40),
          changedFiles: 1,
        },
      }),
    }),
    said: /^Pull request #1 is closed, so there is nothing to judge\./,
  },
  {
    name: 'a pull request that is closed, by its number',
    step: dispatching({ 'pull-request': '2' }),
    said: /^Pull request #2 is closed/,
  },
  {
    name: 'a pull request that is not there',
    step: dispatching({ 'pull-request': '404' }),
    said: /^There is no pull request #404 in acme\/app\./,
  },
  {
    name: 'workflow_dispatch without a number',
    step: dispatching({}),
    said: /^On `workflow_dispatch` input `pull-request` must name the pull request by its number\.$/,
  },
  {
    name: 'a number that is none',
    step: dispatching({ 'pull-request': '#1' }),
    said: /^Input `pull-request` is "#1", which is not a pull request's number/,
  },
  {
    name: 'a number other than the event names',
    step: () => ({ with: { 'pull-request': '2' } }),
    said: /^Input `pull-request` names #2, but the event is about #1\./,
  },
  {
    name: 'a token that GitHub does not take',
    step: dispatching({ 'pull-request': '1', 'github-token': 'ghs_unheard_of' }),
    said: /401/,
    token: 'ghs_unheard_of',
  },
  {
    name: 'a repository without an owner',
    step: () => ({ repository: 'app' }),
    said: /^The environment variable GITHUB_REPOSITORY does not have the form owner\/name/,
    token: '',
  },
  {
    name: 'an API address that is none',
    step: () => ({ env: { GITHUB_API_URL: 'example.test' } }),
    said: /^The environment variable GITHUB_API_URL does not have an? .*URL/,
    token: '',
  },
];

function dispatching(inputs: Readonly<Record<string, string>>): Refusal['step'] {
  return ({ double: { repository } }) => ({
    eventName: 'workflow_dispatch',
    event: workflowDispatchEvent({ repository, inputs: {}, ref: 'refs/heads/main' }),
    with: inputs,
  });
}

describeAction("what can't be judged", () => {
  let scene: Scene;
  let pull: PullValues;
  let results: ReadonlyMap<Refusal, StepResult>;
  beforeAll(async () => {
    scene = await openScene();
    pull = scene.pull('limiter/chunk-clock', { 'src/clock/a.rs': '' });
    scene.pull('old/clock', { 'src/clock/b.rs': '' }, { state: 'closed' });
    const done = await fewAtATime(
      REFUSALS,
      async (each) => [each, await scene.gate(pull, each.step(scene, pull))] as const,
    );
    results = new Map(done);
  }, 180_000);
  afterAll(() => scene.close());

  it.each(REFUSALS.map((each) => [each.name, each] as const))('%s', (_, refusal) => {
    const result = results.get(refusal) as StepResult;
    const report = soundReport(result, refusal.token);
    expect(report).toMatchObject({
      conclusion: 'failure',
      failure_kind: 'infrastructure',
      base: null,
      head: null,
    });
    expect(report.headline.replace('plan-gate could not judge this change: ', '')).toMatch(refusal.said);
    expect(report.gates.every((gate) => gate.outcome === 'unknown')).toBe(true);
    expect(result.summary).toContain('could not judge');
    expect(annotationsIn(result.log.commands)).toContain('error :');
    expect(result.outputs.get('check-run-id')).toBe('');
  });

  it('posts nothing for any of them', () => {
    expect(scene.double.checkRuns()).toEqual([]);
  });

  it('tells every input that is unknown at once, on the check run too', async () => {
    const inputs = {
      floor: 'of',
      slack: '-1',
      'warn-only': 'plan, scope',
      'if-no-plan': 'skip',
      summary: 'yes',
      protected: '*/'.repeat(70),
    };
    const result = await scene.gate(pull, { with: inputs });
    const { headline } = soundReport(result);
    for (const name of Object.keys(inputs)) expect(headline).toContain(`Input \`${name}\``);
    expect(headline).toContain('it accepts `on` or `off`');
    expect(headline).toMatch(/`slack` needs a whole number from 0 on/);
    expect(headline).toContain('names "scope", which is no gate; it accepts plan-history, branch,');
    expect(headline).toContain('it accepts `fail` or `pass`');
    const [run, ...others] = scene.checkRuns(pull);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ status: 'completed', conclusion: 'failure', name: 'plan-gate' });
    expect(run?.summary).toContain('it accepts `on` or `off`');
  });
});
