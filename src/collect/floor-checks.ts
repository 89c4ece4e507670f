import type { Evidence } from '../evidence/evidence.js';
import { known, missing, type Read } from '../facts.js';
import type { PlanCheckRun } from '../floor-facts.js';
import type { PlanCheck } from '../plan/plan.js';
import type { ChunkChoice } from '../plan/select-chunk.js';
import type { ChosenPlan } from '../plan/select-plan.js';

/** The checks that a pull request owes: of its chunk, or of the feature's acceptance; `null` when the chunk is not known. */
export function checksOf({ kind, plan }: ChosenPlan, chunk: ChunkChoice | null): readonly PlanCheck[] | null {
  if (kind !== 'feature') return chunk?.ok === true ? chunk.chunk.checks : null;
  return plan.acceptance.flatMap((item) => (item.kind === 'check' ? [item] : []));
}

/** Finds what each check did in the evidence, which may have been captured for other checks, or for none. */
export function findCheckRuns(
  checks: readonly PlanCheck[],
  evidence: Evidence | null,
): Read<readonly PlanCheckRun[]> {
  if (evidence === null) {
    const reason =
      'Without evidence of this commit nobody knows what the plan checks do: see the gate `evidence`.';
    return missing('incomplete-evidence', reason);
  }
  const runs = checks.map((check) => ({
    check,
    results: evidence.checks.filter(
      ({ desc, run, cwd }) => desc === check.desc && run === check.run && cwd === (check.cwd ?? null),
    ),
  }));
  if (runs.some(({ results }) => results.length > 0)) return known(runs);
  return missing(
    'incomplete-evidence',
    `The evidence holds no result of any of the ${checks.length} plan checks. Capture it with the plan and chunk that this is judged by, or set \`run-checks: off\` where they are run elsewhere.`,
  );
}
