import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { PullValues } from '../double/values.js';
import type { Step, StepResult } from './runner.js';
import type { Scene } from './scene.js';
import { fewAtATime, soundReport, troubles } from './verdicts.js';

/** A pull request, how it is gated, and what must come of it. */
export interface Case {
  readonly name: string;
  open(scene: Scene): PullValues;
  /** The step's `with`, over `floor: off`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What else differs from a plain step. */
  step?(scene: Scene, pull: PullValues): Partial<Step> | Promise<Partial<Step>>;
  /** Errors as `troubles` tells them; none for a success. `failure`: `also` says which. */
  readonly expected: readonly string[] | 'failure';
  /** True: it is gated a second time with a checkout, and the report must be the same. */
  readonly clonedToo?: boolean;
  /** What else must hold. */
  also?(judged: JudgedCase): void;
}

export interface JudgedCase {
  readonly scene: Scene;
  readonly pull: PullValues;
  readonly result: StepResult;
  readonly report: Report;
  /** Of the second run, with a checkout. */
  readonly cloned: StepResult | null;
}

/** Registers a test for each case. All of them share one scene and are gated before the first test looks, a few at a time. */
export function judgeCases(open: () => Promise<Scene>, cases: readonly Case[]): void {
  const judged = new Map<Case, JudgedCase>();
  let scene: Scene;
  beforeAll(async () => {
    scene = await open();
    const pulls = cases.map((each) => each.open(scene));
    await fewAtATime([...cases.entries()], async ([index, each]) => {
      const pull = pulls[index] as PullValues;
      const step = await each.step?.(scene, pull);
      const result = await scene.gate(pull, { with: each.inputs ?? {}, ...step });
      const second = { with: each.inputs ?? {}, ...step, attempt: 2 };
      const cloned =
        each.clonedToo === true
          ? await scene.gate(pull, { ...second, workspace: scene.checkout(pull) })
          : null;
      judged.set(each, { scene, pull, result, cloned, report: JSON.parse(result.report ?? 'null') });
    });
  }, 180_000);
  afterAll(() => scene.close());

  it.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const found = judged.get(each);
    if (found === undefined) throw new Error('It was not judged.');
    soundReport(found.result);
    if (each.expected !== 'failure') expect(troubles(found.report)).toEqual(each.expected);
    expect(found.report.conclusion).toBe(each.expected.length === 0 ? 'success' : 'failure');
    if (found.cloned !== null) expect(soundReport(found.cloned)).toEqual(found.report);
    each.also?.(found);
  });
}
