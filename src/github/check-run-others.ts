import { type Known, known, type Missing, missing } from '../facts.js';
import type { ApiFailure } from './answer.js';
import { formatVerdictId, isAbout } from './check-run-id.js';
import { type CheckRunTarget, type FoundCheckRun, findCheckRuns } from './check-run-lookup.js';
import { ANOTHER_APPS, type Job, MAX_UNCERTAIN } from './check-run-write.js';
import type { Client } from './client.js';
import { repositoryPath } from './endpoints.js';

/**
 * Sees to it that no other own run on the commit says something else than the one that was just written, since nobody documents which
 * of two runs of a name GitHub counts. Those that were there before are made to say the same. Where one was made meanwhile, two judged
 * the commit at one time: unless they agree, neither is to be trusted, and all are made a failure.
 * @param before the own runs that were found before it was written.
 * @returns what did not go well, for the log; `null` when all agree.
 */
export async function makeAgree(
  { client, target, check, externalId }: Job,
  { id: own }: FoundCheckRun,
  before: readonly FoundCheckRun[],
): Promise<string | null> {
  const others = before.filter(({ id, conclusion }) => id !== own && conclusion !== check.conclusion);
  const changed = await changeAll(client, target, others, {
    conclusion: check.conclusion,
    externalId,
    title: check.title,
    summary: 'The newest check run of this name on this commit holds the report.',
  });
  const said = typeof changed === 'number' ? null : changed.reason;
  if (before.some(({ id }) => id === own)) return said;
  const now = await findCheckRuns(client, target);
  if (now.state === 'missing')
    return `Nobody could make sure that no other verdict stands on this commit: ${now.reason}`;
  const seen = new Set(before.map(({ id }) => id));
  const meanwhile = now.value.filter(({ id }) => id !== own && !seen.has(id));
  if (meanwhile.every(({ conclusion }) => conclusion === check.conclusion)) return said;
  const reason =
    'Two runs judged this commit at the same time and came to different ends, so neither counts. Run the job again.';
  const verdicts = now.value.flatMap(({ verdict }) => verdict ?? []);
  const failure = {
    conclusion: 'failure',
    externalId: formatVerdictId(target.subject, verdicts),
    title: 'Failure: judged twice at the same time',
    summary: reason,
  };
  const ended = await changeAll(client, target, now.value, failure);
  return typeof ended === 'number' ? reason : ended.reason;
}

/** What lets a pull request be merged where the check is required (docs.github.com, "Troubleshooting required status checks"). */
const PASSING: readonly (string | null)[] = ['success', 'neutral', 'skipped'];

/**
 * Takes back what passed on this commit for another pull request or another base, before this one is judged: GitHub shows it on this
 * pull request too. The runs stay, as failures, until the verdict takes them over.
 * @returns how many there were, or what did not go well.
 */
export async function withdrawOthers(
  client: Client,
  target: CheckRunTarget,
  lookup: ReturnType<typeof findCheckRuns> = findCheckRuns(client, target),
): Promise<number | Missing> {
  const found = await lookup;
  if (found.state === 'missing') return found;
  const others = found.value.filter(
    ({ conclusion, verdict }) => PASSING.includes(conclusion) && !isAbout(verdict, target.subject),
  );
  return changeAll(client, target, others, {
    conclusion: 'failure',
    externalId: null,
    title: 'Not judged yet for this pull request and base',
    summary:
      'This commit passed for another pull request or into another base. A check belongs to a commit, so it would be shown for the one that is being judged now. If this stays, that run did not end: run it again.',
  });
}

interface Change {
  readonly conclusion: string;
  /** `null` leaves it. */
  readonly externalId: string | null;
  readonly title: string;
  readonly summary: string;
}

/** How many were changed, or what did not go well. */
async function changeAll(
  client: Client,
  target: CheckRunTarget,
  runs: readonly FoundCheckRun[],
  change: Change,
): Promise<number | Missing> {
  const ends = await Promise.all(runs.map((run) => changeRun(client, target, run, change)));
  const failed = ends.find((end) => end.state === 'missing');
  if (failed?.state === 'missing')
    return missing('infrastructure', `Another check run could not be changed: ${failed.reason}`);
  return ends.filter((end) => end.state === 'known' && end.value === 'changed').length;
}

/** Another app's run, whatever its `external_id`, is not this one's to change. */
async function changeRun(
  client: Client,
  target: CheckRunTarget,
  { id }: FoundCheckRun,
  { conclusion, externalId, title, summary }: Change,
): Promise<Known<'changed' | 'foreign'> | ApiFailure> {
  const path = repositoryPath(target, 'check-runs', String(id));
  const named = externalId === null ? {} : { external_id: externalId };
  const body = { status: 'completed', conclusion, ...named, output: { title, summary } };
  for (let times = 1; ; times += 1) {
    const answer = await client.request('PATCH', path, { body, useReserve: true });
    if (answer.state === 'known') return known('changed');
    if (answer.cause === 'forbidden' && ANOTHER_APPS.test(answer.message)) return known('foreign');
    if (answer.cause !== 'uncertain' || times >= MAX_UNCERTAIN) return answer;
    if (!(await client.pause(1_000 * 2 ** (times - 1)))) return answer;
  }
}
