import { type Known, known, type Missing, missing } from '../facts.js';
import type { ApiFailure } from './answer.js';
import { isAbout } from './check-run-id.js';
import {
  type CheckRunTarget,
  type FoundCheckRun,
  findCheckRuns,
  type OwnCheckRuns,
} from './check-run-lookup.js';
import { ANOTHER_APPS, type Job, MAX_UNCERTAIN } from './check-run-write.js';
import type { Client } from './client.js';
import { repositoryPath } from './endpoints.js';

/** What lets a pull request be merged where the check is required (docs.github.com, "Troubleshooting required status checks"). */
const PASSING: readonly (string | null)[] = ['success', 'neutral', 'skipped'];

function isPassing({ conclusion }: FoundCheckRun): boolean {
  return PASSING.includes(conclusion);
}

/** So often the list is read until all agree. */
const MAX_ROUNDS = 3;

/**
 * Sees to it that all own runs on the commit say one thing, since nobody documents which of two runs of a name GitHub counts. The list
 * is read after each write, until nothing is left to change: of two that judge at one time, each writes to its own run first, so at
 * least one of them sees what the other wrote. A verdict that passes gives way to whatever failed and was not known when it was
 * decided; one that fails lets nothing pass beside it.
 * @param before what the verdict was decided in the knowledge of.
 * @returns what did not go well, for the log; `null` when all agree.
 */
export async function makeAgree(job: Job, own: FoundCheckRun, before: OwnCheckRuns): Promise<string | null> {
  const { client, target, check } = job;
  for (let round = 1; ; round += 1) {
    const now = await findCheckRuns(client, target, own.appId);
    if (now.state === 'missing')
      return `Nobody could make sure that no other verdict stands on this commit: ${now.reason}`;
    const { runs } = now.value;
    const passes = check.conclusion === 'success';
    if (passes && (round > MAX_ROUNDS || isContradicted(own, before, now.value))) {
      const ended = await changeAll(client, target, [own, ...runs.filter(isPassing)], CONTRADICTED);
      return typeof ended === 'number' ? CONTRADICTED.summary : ended.reason;
    }
    const others = runs.filter((run) => isPassing(run) !== passes && !(passes && run.id === own.id));
    if (others.length === 0) return null;
    const { conclusion, title } = check;
    const changed = await changeAll(client, target, others, { conclusion, title, summary: ELSEWHERE });
    if (typeof changed !== 'number') return changed.reason;
    if (changed === 0 || round > MAX_ROUNDS) return null;
  }
}

/** Whether something failed that the verdict does not know of, or somebody has changed the verdict's own run. */
function isContradicted(own: FoundCheckRun, before: OwnCheckRuns, { runs, isWhole }: OwnCheckRuns): boolean {
  const known = new Set(before.runs.map(standing));
  return !isWhole || runs.some((run) => !isPassing(run) && (run.id === own.id || !known.has(standing(run))));
}

const ELSEWHERE = 'Another check run of this name on this commit holds the report.';

const CONTRADICTED: Change = {
  conclusion: 'failure',
  title: 'Failure: judged twice at the same time',
  summary:
    'Two runs judged this commit at the same time and came to different ends, so neither counts. Run the job again.',
};

/** What a run says and since which judgement. */
function standing({ id, conclusion, externalId }: FoundCheckRun): string {
  return JSON.stringify([id, conclusion, externalId]);
}

/**
 * Takes back what passed on this commit for another pull request or another base, before this one is judged: GitHub shows it on this
 * pull request too. The runs stay, as failures, until the verdict makes them agree.
 * @returns how many there were, or what did not go well.
 */
export async function withdrawOthers(
  client: Client,
  target: CheckRunTarget,
  lookup: ReturnType<typeof findCheckRuns> = findCheckRuns(client, target),
): Promise<number | Missing> {
  const found = await lookup;
  if (found.state === 'missing') return found;
  // One that did not pass by itself was only made to agree with another that did, on whatever terms.
  const others = found.value.runs.filter(
    (run) => isPassing(run) && !(isAbout(run.verdict, target.subject) && run.verdict?.passed === true),
  );
  return changeAll(client, target, others, {
    conclusion: 'failure',
    title: 'Not judged yet for this pull request and base',
    summary:
      'This commit passed for another pull request or into another base. A check belongs to a commit, so it would be shown for the one that is being judged now. If this stays, that run did not end: run it again.',
  });
}

interface Change {
  readonly conclusion: string;
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

/** Its `external_id` stays: what its own step said is still true. Another app's run is not this one's to change. */
async function changeRun(
  client: Client,
  target: CheckRunTarget,
  { id }: FoundCheckRun,
  { conclusion, title, summary }: Change,
): Promise<Known<'changed' | 'foreign'> | ApiFailure> {
  const path = repositoryPath(target, 'check-runs', String(id));
  const body = { status: 'completed', conclusion, output: { title, summary } };
  for (let times = 1; ; times += 1) {
    const answer = await client.request('PATCH', path, { body, useReserve: true });
    if (answer.state === 'known') return known('changed');
    if (answer.cause === 'forbidden' && ANOTHER_APPS.test(answer.message)) return known('foreign');
    if (answer.cause !== 'uncertain' || times >= MAX_UNCERTAIN) return answer;
    if (!(await client.pause(1_000 * 2 ** (times - 1)))) return answer;
  }
}
