import { known, missing, type Read } from '../facts.js';
import { isOfSibling } from '../github/check-run-id.js';
import type { CheckRunTarget, OwnCheckRuns } from '../github/check-run-lookup.js';
import type { Client } from '../github/client.js';
import { readStanding } from '../github/pull-request.js';

/** More pull requests on one commit than anybody needs; each is asked about. */
const MAX_OTHERS = 20;

/**
 * Why the commit's check can't tell this verdict; `null` when it can. A check belongs to a commit and a name: it is shown wherever the
 * commit is, for whichever pull request and by whichever step of a workflow it was posted.
 */
export async function findSharing(
  client: Client,
  target: CheckRunTarget,
  { runs, isWhole }: OwnCheckRuns,
): Promise<Read<string | null>> {
  const { subject, headSha } = target;
  if (!isWhole) return known(floodReason(target));
  const verdicts = runs.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.some((id) => !id.passed && isOfSibling(id, subject))) return known(siblingReason(target.name));
  const numbers = new Set(verdicts.map(({ pullRequest }) => pullRequest));
  const others = [...numbers].filter((number) => number !== 0 && number !== subject.pullRequest);
  if (others.length > MAX_OTHERS) return known(tooMany(headSha));
  const standings = await Promise.all(
    others.map(async (number) => [number, await readStanding(client, target, number)] as const),
  );
  const twins: string[] = [];
  for (const [number, standing] of standings) {
    if (standing.state === 'missing') return missing(standing.kind, standing.reason);
    const { open, headSha: head, baseRef } = standing.value;
    if (open && head === headSha) twins.push(`#${number} (into ${baseRef})`);
  }
  return known(twins.length === 0 ? null : twinReason(target, twins));
}

function twinReason({ subject, headSha }: CheckRunTarget, twins: readonly string[]): string {
  const own = `#${subject.pullRequest} (into ${subject.baseRef})`;
  return `Several open pull requests have the head ${headSha}: ${[own, ...twins].join(', ')}. A check belongs to a commit, so what passes for one would be shown for all. Close all but one, or give each a commit of its own, and run the job again.`;
}

function tooMany(headSha: string): string {
  return `More than ${MAX_OTHERS} other pull requests brought the commit ${headSha}, more than plan-gate asks about, and a check belongs to a commit. Push a commit of its own; an empty one will do.`;
}

function floodReason({ name, headSha }: CheckRunTarget): string {
  return `More than 1,000 check runs on ${headSha} are called ${JSON.stringify(name)}, more than GitHub lists, so nobody can say what else stands there. Push a commit of its own; an empty one will do.`;
}

function siblingReason(name: string): string {
  return `Another step or matrix leg of this workflow run posts the check ${JSON.stringify(name)} too, and did not pass. A commit has one check of a name; give each step its own input \`check-name\`, and require them all.`;
}
