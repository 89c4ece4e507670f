import { describe, expect, it } from '@jest/globals';
import { placeChecks } from '../../src/collect/check-places.js';
import { known, missing, notApplicable } from '../../src/facts.js';
import { parsePlan } from '../../src/plan/parse-plan.js';
import type { Chunk, Plan, PlanCheck } from '../../src/plan/plan.js';
import type { ChosenPlan } from '../../src/plan/select-plan.js';
import { planText } from '../e2e/plans.js';

const PATH = '.taskfleet/plan.v1.json';

/** The plan of the tests with two checks in its last chunk, and a demand for people between those of its acceptance. */
function planLines(): readonly string[] {
  const plan = JSON.parse(planText());
  plan.acceptance = [
    { kind: 'check', desc: 'one', run: 'first' },
    { kind: 'assertion', desc: 'It reads well.' },
    { kind: 'check', desc: 'two', run: 'second' },
  ];
  plan.chunks.at(-1).checks = [
    { run: 'third', desc: 'a' },
    { desc: 'b', run: 'fourth' },
  ];
  return JSON.stringify(plan, null, 2).split('\n');
}

const LINES = planLines();
const lineOf = (run: string) => LINES.findIndex((line) => line.includes(`"run": "${run}"`)) + 1;

function chosen(kind: ChosenPlan['kind'], text = LINES.join('\n')): ChosenPlan {
  const result = parsePlan(Buffer.from(text));
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const { plan, checkLines } = result;
  const place = { path: PATH, oid: 'a'.repeat(40), ref: 'main', sha: 'b'.repeat(40) };
  return { kind, ...place, plan, ...(checkLines === undefined ? {} : { checkLines }) };
}

const runsOf = (checks: readonly PlanCheck[]) => known(checks.map((check) => ({ check, results: [] })));
const lastChunk = ({ chunks }: Plan) => chunks.at(-1) as Chunk;
const chunkOf = ({ plan }: ChosenPlan) => ({ ok: true, chunk: lastChunk(plan), because: 'x' }) as const;

function placed(of: ChosenPlan, chunk: ReturnType<typeof chunkOf> | null, checks: readonly PlanCheck[]) {
  const fact = placeChecks(runsOf(checks), known({ chosen: of, chunk }));
  return fact.state === 'known' ? fact.value.map(({ check, place }) => [check.run, place]) : fact;
}

describe('the place of a plan check', () => {
  it('is the line of its command in the chunk', () => {
    const of = chosen('chunk');
    expect(placed(of, chunkOf(of), lastChunk(of.plan).checks)).toEqual([
      ['third', { path: PATH, line: lineOf('third') }],
      ['fourth', { path: PATH, line: lineOf('fourth') }],
    ]);
  });

  it('is that of the acceptance for a feature, whose demands for people are passed over', () => {
    const of = chosen('feature');
    const checks = of.plan.acceptance.flatMap((item) => (item.kind === 'check' ? [item] : []));
    expect(placed(of, null, checks)).toEqual([
      ['first', { path: PATH, line: lineOf('first') }],
      ['second', { path: PATH, line: lineOf('second') }],
    ]);
  });

  it('is not told where it is not known', () => {
    const { checkLines: _, ...of } = chosen('chunk');
    expect(placed(of, chunkOf(of), lastChunk(of.plan).checks)).toEqual([
      ['third', undefined],
      ['fourth', undefined],
    ]);
    const gone = missing('incomplete-evidence', 'x');
    expect(placeChecks(gone, known({ chosen: of, chunk: null }))).toBe(gone);
    const runs = runsOf([{ desc: 'a', run: 'b' }]);
    expect(placeChecks(runs, notApplicable('x'))).toBe(runs);
  });
});
