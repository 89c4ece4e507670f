import { type Fact, known } from '../facts.js';
import type { PlanCheckRun } from '../floor-facts.js';
import { acceptancePointer, chunkCheckPointer } from '../plan/check-lines.js';
import type { ChunkChoice } from '../plan/select-chunk.js';
import type { ChosenPlan } from '../plan/select-plan.js';

/** Adds to each run of a plan check where the plan's file names it, so far as that is known. */
export function placeChecks(
  runs: Fact<readonly PlanCheckRun[]>,
  subject: Fact<{ readonly chosen: ChosenPlan; readonly chunk: ChunkChoice | null }>,
): Fact<readonly PlanCheckRun[]> {
  if (runs.state !== 'known' || subject.state !== 'known') return runs;
  const { chosen, chunk } = subject.value;
  const pointers = pointersOf(chosen, chunk);
  return known(
    runs.value.map((run, index) => {
      const line = chosen.checkLines?.get(pointers[index] ?? '');
      return line === undefined ? run : { ...run, place: { path: chosen.path, line } };
    }),
  );
}

/** Of the checks that the change owes, in the order of the runs, which is the plan's. */
function pointersOf({ kind, plan }: ChosenPlan, chunk: ChunkChoice | null): readonly string[] {
  if (kind === 'feature')
    return plan.acceptance.flatMap((item, index) =>
      item.kind === 'check' ? [acceptancePointer(index)] : [],
    );
  if (chunk?.ok !== true) return [];
  const position = plan.chunks.findIndex(({ id }) => id === chunk.chunk.id);
  return chunk.chunk.checks.map((_, index) => chunkCheckPointer(position, index));
}
