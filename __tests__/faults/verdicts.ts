import { afterAll, expect, it } from '@jest/globals';
import type { Place } from './inject.js';
import { openStage, round } from './rounds.js';
import type { Scenario } from './scenarios.js';
import { ALL, type Plan } from './selection.js';
import { openTally } from './tally.js';

/** A test for each scenario: it is judged again and again, each time with another fault, and no verdict may be wrong. */
export function underFire(
  what: string,
  scenarios: readonly Scenario[],
  select: (places: readonly Place[], nth: number) => readonly Plan[],
): void {
  const tally = openTally(what);
  it.each(scenarios.map((scenario, nth) => [scenario.name, scenario, nth] as const))(
    '%s',
    async (_, scenario, nth) => {
      const stage = await openStage(scenario);
      const from = tally.verdicts;
      const [wrong, doublePosts] = [tally.wrong.length, tally.doublePosts.length];
      try {
        for (const { place, kind, duration } of select(stage.places, nth))
          await round(stage, place, kind, duration, tally);
      } finally {
        await stage.close();
      }
      expect(tally.verdicts).toBeGreaterThan(from);
      expect({
        wrong: tally.wrong.slice(wrong),
        hangs: tally.hangs,
        doublePosts: tally.doublePosts.slice(doublePosts),
      }).toEqual({
        wrong: [],
        hangs: 0,
        doublePosts: [],
      });
    },
    ALL ? 3_600_000 : 600_000,
  );
  afterAll(() => {
    // Faults that every verdict were to end in a failure by would prove nothing.
    expect(tally.recovered).toBeGreaterThan(tally.verdicts / 5);
  });
}
