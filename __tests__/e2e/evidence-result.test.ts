import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { PullValues } from '../double/values.js';
import { byEvidence, handedOver } from './handed-over.js';
import { describeAction } from './node24.js';
import { headOf, type Scene } from './scene.js';
import { NOT_SUCCESSFUL, openPublicScene } from './strangers.js';
import { soundReport, troubles } from './verdicts.js';

describeAction('what the job that captured came to', () => {
  let scene: Scene;
  let pull: PullValues;
  beforeAll(async () => {
    scene = await openPublicScene();
    pull = scene.pull('limiter/chunk-clock', { 'src/clock/a.rs': '' });
  });
  afterAll(() => scene.close());

  let steps = 0;
  /** Each is a step of its own, so that each has a check of its own. */
  async function resulting(result: string, more: Readonly<Record<string, string>> = {}): Promise<Report> {
    steps += 1;
    const inputs = {
      ...byEvidence(handedOver(scene, headOf(scene.fixture, pull))),
      'check-name': `gate ${steps}`,
    };
    return soundReport(await scene.gate(pull, { with: { ...inputs, 'evidence-result': result, ...more } }));
  }

  it.each(['none', 'success'])('%j lets the evidence count', async (result) => {
    expect(troubles(await resulting(result))).toEqual([]);
  });

  it.each(['failure', 'cancelled', 'skipped'])('%s is a failure, whatever the file says', async (result) => {
    const report = await resulting(result);
    expect([troubles(report), report.failure_kind]).toEqual([NOT_SUCCESSFUL, 'incomplete-evidence']);
    expect(JSON.stringify(report)).toContain(`(input \`evidence-result\`) ended with \`${result}\``);
    expect(troubles(await resulting(result, { floor: 'off' }))).toEqual(NOT_SUCCESSFUL);
    expect(scene.checkRuns(pull).map((run) => run.conclusion)).toContain('failure');
  });

  it('is refused where it is no result, with those that are', async () => {
    const { headline } = await resulting('Success');
    expect(headline).toContain(
      'Input `evidence-result` is "Success"; it accepts `success` or `failure` or `cancelled` or `skipped` or `none`.',
    );
  });

  it('is refused where its expression gave nothing, which is told on the check run', async () => {
    const report = await resulting('');
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'infrastructure']);
    expect(report.headline).toContain(
      'Input `evidence-result` is empty: the expression for it gave nothing.',
    );
    expect(report.headline).toContain('`needs`');
    expect(scene.checkRuns(pull).at(-1)?.conclusion).toBe('failure');
  });
});
