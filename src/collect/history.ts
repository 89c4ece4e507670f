import { type Fact, known, missing, type Read } from '../facts.js';
import type { PlanHistory, Predecessor } from '../plan/history.js';
import { settledClashes } from '../plan/history-clash.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import type { PlanChoice, RevisionClash } from '../plan/select-plan.js';
import type { PullRequest } from '../pull-request.js';
import type { Repository } from '../repository.js';
import { proveBaseline } from './baseline-proof.js';
import type { CollectedPlan } from './plan.js';

interface HistoryInput {
  readonly pullRequest: PullRequest;
  readonly repository: Repository;
}

/** Reads what the immutability of plan revisions is judged by. */
export async function readHistory(input: HistoryInput, plan: CollectedPlan): Promise<Fact<PlanHistory>> {
  if (plan.base.state !== 'known') return plan.base;
  if (plan.changes.state !== 'known') return plan.changes;
  const listed = await input.repository.listFiles(plan.base.value, PLAN_FOLDER);
  if (listed.state !== 'known') return listed;
  const changes = plan.changes.value;
  const atBase = new Map(listed.value.map((entry) => [entry.path, entry.oid]));
  const chosen = plan.choice.state === 'known' ? plan.choice.value.chosen : null;
  if (chosen?.kind !== 'plan') return known({ changes, atBase, proposal: null });
  const clashes = plan.atBase.state === 'known' ? plan.atBase.value.clashes : undefined;
  const settled = clashes === undefined ? null : settledClashes(changes, clashes);
  // What governs then is one of the files that the base branch holds already.
  if (settled !== null && atBase.get(chosen.path) === chosen.oid)
    return known({ changes, atBase, proposal: null, settled });
  const predecessor = plan.atBase.state === 'known' ? predecessorOf(plan.atBase.value) : plan.atBase;
  if (predecessor.state !== 'known') return predecessor;
  const proven = await proveBaseline(
    input.repository,
    input.pullRequest.headSha,
    changes,
    chosen.plan.baseline,
  );
  if (proven.state !== 'known') return proven;
  const proposal = {
    predecessor: predecessor.value,
    proposed: chosen.plan,
    path: chosen.path,
    oid: chosen.oid,
    baselineProven: proven.value,
  };
  return known({ changes, atBase, proposal });
}

/** Only where no plan claims the base is the proposed one the first; where several do, nobody can say which it follows. */
function predecessorOf({ chosen, broken, ungoverned, clashes }: PlanChoice): Read<Predecessor | null> {
  if (chosen !== null) return known(chosen.plan);
  if (ungoverned || broken !== null) return known(broken);
  if (clashes !== undefined) return missing('bad-plan', clashReason(clashes));
  return missing(
    'bad-plan',
    'The plans on the base branch contradict each other, so nobody can say which revision this one follows. Put them right on the branch itself first.',
  );
}

function clashReason(clashes: readonly RevisionClash[]): string {
  const named = clashes.map(({ files }) => files.map(({ path }) => path).join(' and ')).join('; ');
  return `Files of one revision contradict each other on the base branch, so nobody can say which of them this plan follows: ${named}. First let a pull request delete all but one of them and change nothing else.`;
}
