import { known, missing, type Read } from '../facts.js';
import { asRecord, countField, type JsonRecord, stringField } from '../parsers/github-fields.js';
import type { ListedPull } from '../pull-request.js';

/**
 * One page of an answer of `GET /pulls`. A row that is not as GitHub describes it makes the whole page `missing`: it could be the one
 * that is looked for.
 */
export function parseListedPulls(page: unknown): Read<readonly ListedPull[]> {
  if (!Array.isArray(page)) return malformed('it is not a list');
  const pulls: ListedPull[] = [];
  for (const row of page) {
    const read = readRow(asRecord(row));
    if (read.state === 'missing') return read;
    pulls.push(read.value);
  }
  // Then another row is missing for it, since a page holds so many rows.
  if (new Set(pulls.map(({ number }) => number)).size < pulls.length)
    return malformed('one page names a pull request twice');
  return known(pulls);
}

function readRow(row: JsonRecord | null): Read<ListedPull> {
  const number = countField(row, 'number');
  if (row === null || number === null || number === 0) return malformed('a row has no `number`');
  const of = (field: string) => malformed(`\`${field}\` of #${number} is missing or not of its type`);
  const state = stateOf(row);
  if (state === null) return of('state');
  const title = stringField(row, 'title');
  if (title === null) return of('title');
  const [base, head] = [asRecord(row.base), asRecord(row.head)];
  const [baseRef, headRef] = [stringField(base, 'ref'), stringField(head, 'ref')];
  if (baseRef === null) return of('base.ref');
  if (headRef === null) return of('head.ref');
  const labels = labelNames(row.labels);
  if (labels === null) return of('labels');
  const body = row.body === null ? '' : stringField(row, 'body');
  if (body === null) return of('body');
  const baseId = countField(asRecord(base?.repo), 'id');
  const sameRepository = baseId !== null && countField(asRecord(head?.repo), 'id') === baseId;
  return known({ number, title, state, baseRef, headRef, sameRepository, labels, body });
}

/** Merged is what has a time of merging; a pull request that was only closed has none. */
function stateOf(row: JsonRecord): ListedPull['state'] | null {
  const { state, merged_at: mergedAt } = row;
  if (state !== 'open' && state !== 'closed') return null;
  if (mergedAt !== null && typeof mergedAt !== 'string') return null;
  return mergedAt === null || mergedAt === '' ? state : 'merged';
}

function labelNames(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const names = value.map((label) => stringField(asRecord(label), 'name'));
  return names.every((name) => name !== null) ? names : null;
}

function malformed(what: string): Read<never> {
  return missing(
    'infrastructure',
    `GitHub's list of pull requests can't be used: ${what}. Run the job again.`,
  );
}
