import type { CheckResult, Evidence } from '../evidence/evidence.js';
import type { CheckSource } from '../evidence-source.js';
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

/** What the checks are looked for in, and what may run those that are not found. */
export interface CheckTerms {
  /** Evidence of the head, whole or not; it may have been captured for other checks, or for none. */
  readonly evidence: Pick<Evidence, 'checks'> | null;
  readonly head: string;
  readonly source: CheckSource | null;
}

/** Finds what each check did in the evidence; one that it holds no result of is run, where that may be done. */
export async function findCheckRuns(
  checks: readonly PlanCheck[],
  { evidence, head, source }: CheckTerms,
): Promise<Read<readonly PlanCheckRun[]>> {
  if (evidence === null) {
    const reason =
      'Without evidence of this commit nobody knows what the plan checks do: see the gate `evidence`.';
    return missing('incomplete-evidence', reason);
  }
  const found = matched(checks, evidence.checks);
  const lacking = found.filter(({ results }) => results.length === 0).map(({ check }) => check);
  if (lacking.length === 0) return known(found);
  if (source !== null) {
    const ran = await source.runChecks(head, lacking);
    if (ran.state === 'missing')
      return { ...ran, reason: `The plan checks could not be run at ${head}: ${ran.reason}` };
    return known(matched(checks, [...evidence.checks, ...ran.value]));
  }
  return lacking.length < checks.length
    ? known(found)
    : missing('incomplete-evidence', noResults(checks.length));
}

function matched(checks: readonly PlanCheck[], results: readonly CheckResult[]): readonly PlanCheckRun[] {
  return checks.map((check) => ({
    check,
    results: results.filter(
      ({ desc, run, cwd }) => desc === check.desc && run === check.run && cwd === (check.cwd ?? null),
    ),
  }));
}

function noResults(checks: number): string {
  const none = checks === 1 ? 'no result of the plan check' : `no result of any of the ${checks} plan checks`;
  return (
    `The evidence holds ${none}: a capture that can't read the plan runs none, and its log says why. Let the job that captures check out with \`fetch-depth: 0\`, ` +
    'run on `pull_request` or `merge_group` and leave `run-checks` on (on the command line: capture with --base); or judge in a job that runs the code itself, without input `evidence`; ' +
    'or run the checks as steps of their own and set `run-checks: off` (on the command line: --run-checks off).'
  );
}
