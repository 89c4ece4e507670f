import { type Known, known } from '../facts.js';
import { asRecord, countField, type JsonRecord, stringField } from '../parsers/github-fields.js';
import { type Answer, type ApiFailure, unusableAnswer } from './answer.js';
import { annotationKey } from './check-annotations.js';
import { type CheckSubject, isVerdictId, parseVerdictId, type VerdictId } from './check-run-id.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** Which check runs are plan-gate's own: by name and commit, and by an `external_id` that is a verdict's. */
export interface CheckRunTarget extends RepositoryName {
  readonly name: string;
  readonly headSha: string;
  readonly subject: CheckSubject;
}

export interface FoundCheckRun {
  readonly id: number;
  /** Of the page for people; `null` when GitHub names none. */
  readonly url: string | null;
  readonly annotationCount: number;
  /** GitHub's word; `null` while the run is not completed. */
  readonly conclusion: string | null;
  readonly externalId: string;
  /** What its `external_id` says; `null` when that is not of today's form. */
  readonly verdict: VerdictId | null;
  /** The app that made it; `null` where GitHub does not tell. */
  readonly appId: number | null;
}

/** The own runs on a commit. */
export interface OwnCheckRuns {
  /** The newest first. */
  readonly runs: readonly FoundCheckRun[];
  /** False where there are more runs of the name than GitHub lists, so that some may be missing here. */
  readonly isWhole: boolean;
}

const PER_PAGE = 100;
/** GitHub keeps at most 1,000 runs of one name in a suite (docs.github.com, "List check runs for a Git reference"). */
const MAX_PAGES = 10;

/** How often the list is read while it holds fewer runs than it counts, and how long to wait in between. */
const MAX_READINGS = 3;
const READ_AGAIN_MS = 1_000;

/**
 * Looks for the own runs on the commit. May be started long before publishing.
 * @param appId looks at the runs of this app alone, of which no other app's can hide any.
 */
export async function findCheckRuns(
  client: Client,
  target: CheckRunTarget,
  appId: number | null = null,
): Promise<Known<OwnCheckRuns> | ApiFailure> {
  for (let times = 1; ; times += 1) {
    const listed = await listRuns(client, target, appId);
    if (listed.state === 'missing') return listed;
    const { runs, total } = listed.value;
    const own = [...runs.values()]
      .filter((run) => isOwn(run, target))
      .flatMap((run) => readCheckRun(run) ?? [])
      .sort((a, b) => b.id - a.id);
    const isWhole = runs.size >= total;
    if (isWhole || total > MAX_PAGES * PER_PAGE) return known({ runs: own, isWhole });
    // A run may be among those that the list leaves out; another one beside it would say two things at once.
    if (times === MAX_READINGS || !(await client.pause(READ_AGAIN_MS)))
      return unusableAnswer(`The list of check runs of ${target.headSha} holds fewer than it counts.`);
  }
}

interface ListedRuns {
  readonly runs: ReadonlyMap<number, JsonRecord>;
  readonly total: number;
}

async function listRuns(
  client: Client,
  target: CheckRunTarget,
  appId: number | null,
): Promise<Known<ListedRuns> | ApiFailure> {
  const path = repositoryPath(target, 'commits', target.headSha, 'check-runs');
  const page = (number: number) => {
    const ofApp = appId === null ? {} : { app_id: appId };
    const query = { check_name: target.name, filter: 'all', ...ofApp, per_page: PER_PAGE, page: number };
    return client.request('GET', path, { query, useReserve: true });
  };
  const first = await page(1);
  if (first.state === 'missing') return first;
  const total = countField(asRecord(first.value.data), 'total_count');
  const runs = new Map<number, JsonRecord>();
  for (const answer of [first, ...(await readOthers(total ?? 0, page))]) {
    if (answer.state === 'missing') return answer;
    const rows = asRecord(answer.value.data)?.check_runs;
    if (total === null || !Array.isArray(rows))
      return unusableAnswer(`The list of check runs of ${target.headSha} is not a list.`);
    for (const row of rows.map(asRecord)) if (row !== null) runs.set(countField(row, 'id') ?? 0, row);
  }
  return known({ runs, total: total ?? 0 });
}

function readOthers(total: number, page: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const pages = Math.min(MAX_PAGES, Math.ceil(total / PER_PAGE));
  return Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));
}

function isOwn(run: JsonRecord | null, target: CheckRunTarget): boolean {
  if (!isVerdictId(stringField(run, 'external_id') ?? '')) return false;
  return stringField(run, 'name') === target.name && stringField(run, 'head_sha') === target.headSha;
}

/** A check run from an answer; `null` when it has no id. */
export function readCheckRun(value: unknown): FoundCheckRun | null {
  const run = asRecord(value);
  const id = countField(run, 'id');
  if (id === null) return null;
  const externalId = stringField(run, 'external_id') ?? '';
  return {
    id,
    url: stringField(run, 'html_url'),
    annotationCount: countField(asRecord(run?.output), 'annotations_count') ?? 0,
    conclusion: stringField(run, 'conclusion'),
    externalId,
    verdict: parseVerdictId(externalId),
    appId: countField(asRecord(run?.app), 'id'),
  };
}

/** The keys (see `annotationKey`) of all annotations of a run. */
export async function readAnnotationKeys(
  client: Client,
  repository: RepositoryName,
  id: number,
): Promise<Known<ReadonlySet<string>> | ApiFailure> {
  const path = repositoryPath(repository, 'check-runs', String(id), 'annotations');
  const keys = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await client.request('GET', path, {
      query: { per_page: PER_PAGE, page },
      useReserve: true,
    });
    if (answer.state === 'missing') return answer;
    const { data } = answer.value;
    if (!Array.isArray(data)) return unusableAnswer(`The annotations of check run ${id} are not a list.`);
    for (const row of data) keys.add(keyOf(asRecord(row)));
    if (data.length < PER_PAGE) break;
  }
  return known(keys);
}

function keyOf(row: JsonRecord | null): string {
  const level = stringField(row, 'annotation_level');
  return annotationKey({
    path: stringField(row, 'path') ?? '',
    start_line: countField(row, 'start_line') ?? 0,
    end_line: countField(row, 'end_line') ?? 0,
    annotation_level: level === 'failure' || level === 'warning' ? level : 'notice',
    message: stringField(row, 'message') ?? '',
  });
}
