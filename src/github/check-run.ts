import type { Known } from '../facts.js';
import { type AddedAnnotations, type AnnotationSink, addAnnotations } from './annotation-batches.js';
import type { Answer, ApiFailure } from './answer.js';
import { fitAnnotation, MAX_ANNOTATIONS } from './check-annotations.js';
import type { CheckTexts } from './check-output.js';
import { formatVerdictId } from './check-run-id.js';
import {
  type CheckRunTarget,
  findCheckRuns,
  type OwnCheckRuns,
  readAnnotationKeys,
} from './check-run-lookup.js';
import { makeAgree } from './check-run-others.js';
import { type CheckRun, create, type Job, ownRun, updateOrCreate, type Written } from './check-run-write.js';
import type { Client } from './client.js';
import { repositoryPath } from './endpoints.js';

/** What became of posting. It never changes the verdict, and is never silent. */
export type Publication =
  | Published
  /** The token may not write checks, as on pull requests from forks and from Dependabot. */
  | { readonly state: 'forbidden'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string };

interface Published {
  readonly state: 'published';
  readonly id: number;
  readonly url: string | null;
  /** Annotations that GitHub does not show: beyond the cap, without a place, refused, or not sent. */
  readonly dropped: number;
  /** Annotations of an earlier attempt that no longer hold; GitHub can't remove any. */
  readonly stale: number;
  /** What did not go well, in sentences for the log. */
  readonly problems: readonly string[];
}

type Lookup = Known<OwnCheckRuns> | ApiFailure;

/**
 * Posts a verdict as a completed check run. A step has one for each pull request, however often it is judged; others on the same
 * commit, of other pull requests and steps, are made to say the same.
 * @param lookup an answer of `findCheckRuns` that was started earlier, to save a round trip, and that the verdict takes account of.
 */
export async function publishCheckRun(
  client: Client,
  target: CheckRunTarget,
  check: CheckRun,
  lookup: Promise<Lookup> = findCheckRuns(client, target),
): Promise<Publication> {
  const fitting = check.annotations.slice(0, MAX_ANNOTATIONS).flatMap((each) => fitAnnotation(each) ?? []);
  const found = await lookup;
  if (found.state === 'missing') return notPublished(found);
  const externalId = formatVerdictId(target.subject, check.passed);
  const job: Job = { client, target, check, annotations: fitting, externalId };
  const own = ownRun(found.value, target);
  const written = own === null ? await create(job) : await updateOrCreate(job, own);
  if (written.state === 'missing') return notPublished(written);
  const problem = await makeAgree(job, written.value.run, found.value);
  const published = await addTheRest(job, written.value);
  return problem === null ? published : { ...published, problems: [problem, ...published.problems] };
}

function notPublished(failure: ApiFailure): Publication {
  return { state: failure.cause === 'forbidden' ? 'forbidden' : 'failed', reason: failure.reason };
}

async function addTheRest(job: Job, written: Written): Promise<Published> {
  const { run, texts, pending, stale } = written;
  const rest = await addAnnotations(sinkFor(job, run.id, texts), pending);
  const shown = written.problem === null ? job.annotations.length - rest.refused - rest.unsent : 0;
  return {
    state: 'published',
    id: run.id,
    url: run.url,
    dropped: job.check.annotations.length - shown,
    stale,
    problems: problemsOf(written.problem, rest),
  };
}

function sinkFor({ client, target }: Job, id: number, texts: CheckTexts): AnnotationSink {
  const path = repositoryPath(target, 'check-runs', String(id));
  return {
    add: (annotations): Promise<Answer> =>
      client.request('PATCH', path, { body: { output: { ...texts, annotations } }, useReserve: true }),
    readKeys: async () => {
      const keys = await readAnnotationKeys(client, target, id);
      return keys.state === 'known' ? keys.value : null;
    },
    pause: (ms) => client.pause(ms),
  };
}

function problemsOf(unread: string | null, rest: AddedAnnotations): readonly string[] {
  const problems: string[] = [];
  if (unread !== null)
    problems.push(`No annotations were added, since those of an earlier attempt can't be read: ${unread}`);
  if (rest.refused > 0) problems.push(`GitHub refused ${annotations(rest.refused)}, each one alone.`);
  if (rest.problem !== null) problems.push(`Not sent: ${annotations(rest.unsent)}. ${rest.problem}`);
  return problems;
}

function annotations(count: number): string {
  return count === 1 ? '1 annotation' : `${count} annotations`;
}
