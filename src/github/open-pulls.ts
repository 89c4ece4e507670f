import { missing, type Read } from '../facts.js';
import { asRecord, countField, objectIdField, stringField } from '../parsers/github-fields.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** An open pull request, as far as it takes to tell whether a run was for it. */
export interface OpenPull {
  readonly number: number;
  readonly baseRef: string;
  readonly headRef: string;
  readonly headSha: string;
  /** `null` for a fork that was deleted. */
  readonly headRepository: number | null;
}

const MAX_PER_PAGE = 100;
/** So many pull requests are looked through, page by page. */
const MAX_PULLS = 3_000;
/** A page repeats so many rows of those before it. All but one of them may have moved up by then. */
const OVERLAP = 4;
/** When more have, the list is read anew, so often in all. */
const MAX_READINGS = 3;

/**
 * All pull requests that are open the whole time while this reads. Rows come in the order in which they were opened, so one that is
 * closed moves those behind it up, over the edge between two pages if need be. So each page begins within what was read before: what
 * lies between a row that is known and the end of the same page can't have been left out.
 */
export async function listOpenPulls(
  client: Client,
  repository: RepositoryName,
): Promise<Read<readonly OpenPull[]>> {
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const read = await readThrough(client, repository);
    if (read !== 'torn') return read;
  }
  return missing(
    'infrastructure',
    'Open pull requests were closed so fast that their list could not be read without a gap. Run the job again.',
  );
}

/** `torn`: a page had no row in common with those before it. */
async function readThrough(
  client: Client,
  repository: RepositoryName,
): Promise<Read<readonly OpenPull[]> | 'torn'> {
  const path = repositoryPath(repository, 'pulls');
  const found = new Map<number, OpenPull>();
  for (let end = 0; end < MAX_PULLS; ) {
    const { perPage, page } = pageFrom(end);
    const query = { state: 'open', sort: 'created', direction: 'asc', per_page: perPage, page };
    const answer = await client.request('GET', path, { query });
    if (answer.state === 'missing') return answer;
    const rows = parseRows(answer.value.data);
    if (rows === null)
      return missing('infrastructure', 'The list of open pull requests can not be used. Run the job again.');
    if (end > 0 && !rows.some(({ number }) => found.has(number))) return 'torn';
    for (const row of rows) found.set(row.number, row);
    const more = rows.length >= perPage || /rel="next"/.test(answer.value.headers.link ?? '');
    if (!more) return { state: 'known', value: [...found.values()] };
    end = perPage * page;
  }
  return missing(
    'infrastructure',
    `There are more than 3,000 open pull requests, more than plan-gate looks through for the one that the workflow run was for.`,
  );
}

/**
 * The page that brings most rows beyond those that were read, and some of those again. GitHub counts pages by their own size, so the
 * size is what can be chosen.
 */
export function pageFrom(end: number): { readonly perPage: number; readonly page: number } {
  let best = { perPage: MAX_PER_PAGE, page: 1 };
  for (let perPage = MAX_PER_PAGE; end > 0 && perPage > OVERLAP; perPage -= 1) {
    const page = Math.floor((end - OVERLAP) / perPage) + 1;
    if (page * perPage > best.page * best.perPage) best = { perPage, page };
  }
  return best;
}

function parseRows(data: unknown): readonly OpenPull[] | null {
  if (!Array.isArray(data)) return null;
  const rows = data.map(parseOpenPull);
  return rows.every((row) => row !== null) ? rows : null;
}

function parseOpenPull(value: unknown): OpenPull | null {
  const record = asRecord(value);
  const head = asRecord(record?.head);
  const number = countField(record, 'number');
  const baseRef = stringField(asRecord(record?.base), 'ref');
  const headRef = stringField(head, 'ref');
  const headSha = objectIdField(head, 'sha');
  const headRepository = head?.repo === null ? null : countField(asRecord(head?.repo), 'id');
  if (number === null || baseRef === null || headRef === null || headSha === null) return null;
  if (headRepository === null && head?.repo !== null) return null;
  return { number, baseRef, headRef, headSha, headRepository };
}
