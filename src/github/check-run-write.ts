import { type Known, known } from '../facts.js';
import type { Conclusion } from '../finding.js';
import type { Annotation } from '../report/annotations.js';
import { type ApiFailure, unusableAnswer } from './answer.js';
import { ANNOTATIONS_PER_REQUEST, annotationKey } from './check-annotations.js';
import { type CheckTexts, FULL_OUTPUT, fitTexts, smallerShape, withRemark } from './check-output.js';
import { isOfStep } from './check-run-id.js';
import {
  type CheckRunTarget,
  type FoundCheckRun,
  findCheckRuns,
  type OwnCheckRuns,
  readAnnotationKeys,
  readCheckRun,
} from './check-run-lookup.js';
import type { Client } from './client.js';
import { repositoryPath } from './endpoints.js';

/** What a check run says. The texts are Markdown but for the title; annotations come worst first. */
export interface CheckRun extends CheckTexts {
  readonly conclusion: Conclusion;
  /** See `VerdictId`. */
  readonly passed: boolean;
  readonly annotations: readonly Annotation[];
}

/** One verdict on its way to GitHub. */
export interface Job {
  readonly client: Client;
  readonly target: CheckRunTarget;
  readonly check: CheckRun;
  /** Those of the check that fit GitHub's rules. */
  readonly annotations: readonly Annotation[];
  /** See `formatVerdictId`. */
  readonly externalId: string;
}

/** A run that exists and says the verdict, with what is still to be added. */
export interface Written {
  readonly run: FoundCheckRun;
  /** The texts as GitHub took them. */
  readonly texts: CheckTexts;
  readonly pending: readonly Annotation[];
  readonly stale: number;
  readonly problem: string | null;
}

/** The newest run that this step has made for this pull request, which a verdict changes instead of making another. */
export function ownRun({ runs }: OwnCheckRuns, { subject }: CheckRunTarget): FoundCheckRun | null {
  return runs.find(({ verdict }) => isOfStep(verdict, subject)) ?? null;
}

/** So often a write whose outcome is not known is made. */
export const MAX_UNCERTAIN = 3;

/**
 * A POST whose outcome is not known may have made a run, so it is looked for before there is another POST, and after the
 * last one too.
 */
export async function create(job: Job): Promise<Known<Written> | ApiFailure> {
  const { target, annotations } = job;
  const fields = { name: target.name, head_sha: target.headSha };
  for (let times = 1; ; times += 1) {
    const path = repositoryPath(target, 'check-runs');
    const answer = await write(job, 'POST', path, { ...fields, ...concluded(job) }, job.check, annotations);
    if (answer.state === 'known') return known({ ...answer.value, stale: 0, problem: null });
    if (answer.cause !== 'uncertain') return answer;
    const found = await lookAgain(job);
    if (found === 'no time') return answer;
    if (found.state === 'missing') return found;
    if (found.value !== null) return update(job, found.value);
    if (times >= MAX_UNCERTAIN) return answer;
  }
}

/** Waits before each look at the list, which may lag behind what was written: one look that finds nothing proves nothing. */
const LOOKS_AFTER_MS = [1_000, 2_000, 4_000];

/** A run that a POST may have made; `null` when no look found one. */
async function lookAgain({
  client,
  target,
}: Job): Promise<Known<FoundCheckRun | null> | ApiFailure | 'no time'> {
  for (const ms of LOOKS_AFTER_MS) {
    if (!(await client.pause(ms))) return 'no time';
    const found = await findCheckRuns(client, target);
    if (found.state === 'missing') return found;
    const own = ownRun(found.value, target);
    if (own !== null) return known(own);
  }
  return known(null);
}

/** How GitHub refuses to change a run that another app, or Actions itself, made: 403, and a message. */
export const ANOTHER_APPS = /invalid app_id|only be modified by the|only be updated internally/i;

/**
 * Makes a run that was found say the verdict. One of another app's, whatever its `external_id`, can't be changed with this token; then
 * there is a new one, as for one that is gone. After any other refusal there is none: it would stand beside the one that was found.
 */
export async function updateOrCreate(job: Job, run: FoundCheckRun): Promise<Known<Written> | ApiFailure> {
  const updated = await update(job, run);
  if (updated.state === 'known') return updated;
  if (updated.cause === 'forbidden' && ANOTHER_APPS.test(updated.message)) return create(job);
  if (updated.cause !== 'absent') return updated;
  const found = await findCheckRuns(job.client, job.target);
  if (found.state === 'missing') return found;
  const own = ownRun(found.value, job.target);
  return own === null ? create(job) : update(job, own);
}

/** Makes an existing run say the verdict. Its annotations stay, so only those that are not there yet are added. */
async function update(job: Job, run: FoundCheckRun): Promise<Known<Written> | ApiFailure> {
  const { client, target, check } = job;
  let earlier = await keysOf(job, run);
  for (let times = 1; ; times += 1) {
    const { fresh, stale } = compare(job.annotations, earlier);
    const texts = stale === 0 ? check : withRemark(check, staleRemark(stale));
    const path = repositoryPath(target, 'check-runs', String(run.id));
    const answer = await write(job, 'PATCH', path, concluded(job), texts, fresh);
    if (answer.state === 'known') {
      const problem = earlier.state === 'missing' ? earlier.reason : null;
      return known({ ...answer.value, stale, problem });
    }
    if (answer.cause !== 'uncertain' || times >= MAX_UNCERTAIN) return answer;
    if (!(await client.pause(1_000 * 2 ** (times - 1)))) return answer;
    earlier = await readAnnotationKeys(client, target, run.id);
  }
}

function keysOf({ client, target }: Job, run: FoundCheckRun): ReturnType<typeof readAnnotationKeys> {
  if (run.annotationCount === 0) return Promise.resolve(known(new Set()));
  return readAnnotationKeys(client, target, run.id);
}

/** Without knowing what is there nothing is added: annotations that come twice can't be taken away again. */
function compare(
  annotations: readonly Annotation[],
  earlier: Awaited<ReturnType<typeof readAnnotationKeys>>,
): { fresh: readonly Annotation[]; stale: number } {
  if (earlier.state === 'missing') return { fresh: [], stale: 0 };
  const wanted = new Set(annotations.map(annotationKey));
  const fresh = annotations.filter((each) => !earlier.value.has(annotationKey(each)));
  return { fresh, stale: [...earlier.value].filter((key) => !wanted.has(key)).length };
}

function staleRemark(count: number): string {
  const what =
    count === 1
      ? '1 annotation of an earlier attempt no longer holds'
      : `${count} annotations of an earlier attempt no longer hold`;
  return `_${what}; GitHub keeps them on the files all the same._`;
}

function concluded({ check, externalId }: Job): Readonly<Record<string, string>> {
  return { status: 'completed', conclusion: check.conclusion, external_id: externalId };
}

/** One write of the whole run. What GitHub refuses as invalid was not done, so a smaller form may follow at once. */
async function write(
  { client }: Job,
  method: 'POST' | 'PATCH',
  path: string,
  fields: Readonly<Record<string, string>>,
  texts: CheckTexts,
  annotations: readonly Annotation[],
): Promise<Known<Pick<Written, 'run' | 'texts' | 'pending'>> | ApiFailure> {
  for (let shape = FULL_OUTPUT; ; ) {
    const first = shape.withAnnotations ? annotations.slice(0, ANNOTATIONS_PER_REQUEST) : [];
    const fitted = fitTexts(texts, shape.maxTextBytes);
    const body = { ...fields, output: { ...fitted, annotations: first } };
    const answer = await client.request(method, path, { body, useReserve: true });
    if (answer.state === 'known') {
      const run = readCheckRun(answer.value.data);
      if (run === null) return unusableAnswer('GitHub took the check run, but names no id for it.');
      return known({ run, texts: fitted, pending: annotations.slice(first.length) });
    }
    const smaller = answer.cause === 'invalid' ? smallerShape(shape, answer) : null;
    if (smaller === null) return answer;
    shape = smaller;
  }
}
