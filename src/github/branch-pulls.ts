import { known, type Missing, missing, type Read } from '../facts.js';
import {
  asRecord,
  countField,
  type JsonRecord,
  objectIdField,
  stringField,
} from '../parsers/github-fields.js';
import { type ApiFailure, oneLine } from './answer.js';
import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { graphqlErrors } from './graphql-limit.js';
import { timeField } from './times.js';

/** A pull request from a branch of some name, in whatever state. Times are milliseconds since the epoch. */
export interface BranchPull {
  readonly number: number;
  readonly baseRef: string;
  readonly headRef: string;
  readonly headSha: string;
  /** `null` for a fork that was deleted, or that the token may not see. */
  readonly headRepository: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** `null` while it is open. */
  readonly closedAt: number | null;
  /** When it was last pointed at another base; `null` for never. */
  readonly baseChange: { readonly at: number; readonly from: string; readonly to: string } | null;
}

/**
 * So many are asked for, those that changed last first. GitHub ends a query after 10 seconds, so less is asked for where it failed.
 * A branch has few; but a name such as `patch-1` is one of a great many forks.
 */
const SIZES = [100, 30, 10] as const;
const WAIT_MS = 1_000;
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/**
 * The pull requests from branches of a name, at least all that changed since a time. They are asked for by GraphQL: REST has no filter
 * for a fork that was deleted, and shows a change of the base only to those who may read issues.
 */
export async function readBranchPulls(
  client: Client,
  { owner, repo }: RepositoryName,
  branch: string,
  since: number,
): Promise<Read<readonly BranchPull[]>> {
  const variables = { owner, name: repo, branch };
  let failed = unread('its answer is none');
  for (const [tries, size] of SIZES.entries()) {
    if (tries > 0 && !(await client.pause(WAIT_MS * tries, false))) break;
    const answer = await client.graphql(queryFor(size), variables, MAX_REPLY_BYTES);
    if (answer.state === 'missing') {
      failed = missing('infrastructure', answer.reason);
      if (isFinal(answer)) break;
      continue;
    }
    const page = parsePage(answer.value.data);
    if (page === null) {
      failed = unread(whyOf(answer.value.data));
      continue;
    }
    const last = page.pulls.at(-1);
    if (!page.more || (last !== undefined && last.updatedAt < since)) return known(page.pulls);
    return missing(
      'infrastructure',
      `More than ${page.pulls.length} pull requests from branches of the name ${JSON.stringify(branch)} have changed since the workflow run began, more than plan-gate looks through. Push a new commit (an empty one will do), so that a new run captures.`,
    );
  }
  return failed;
}

/** A limit that is used up stays so for up to an hour, and a refusal for good. */
function isFinal({ cause, status }: ApiFailure): boolean {
  return cause !== 'unavailable' || status === 403 || status === 429;
}

function unread(why: string): Missing {
  return missing(
    'infrastructure',
    `GitHub's list of the pull requests of the branch can't be used: ${why}. It takes \`pull-requests: read\`. Run the job again.`,
  );
}

function whyOf(data: unknown): string {
  const said = graphqlErrors(data).map((error) => stringField(error, 'message') ?? '');
  const message = said.find((text) => text !== '');
  return message === undefined ? 'its answer is not as described' : `it says "${oneLine(message)}"`;
}

function queryFor(size: number): string {
  return `query branchPulls($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(
      headRefName: $branch
      states: [OPEN, CLOSED, MERGED]
      orderBy: { field: UPDATED_AT, direction: DESC }
      first: ${size}
    ) {
      pageInfo { hasNextPage }
      nodes {
        number baseRefName headRefName headRefOid createdAt updatedAt closedAt
        headRepository { databaseId }
        timelineItems(itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT], last: 1) {
          nodes {
            ... on BaseRefChangedEvent { createdAt from: previousRefName to: currentRefName }
            ... on AutomaticBaseChangeSucceededEvent { createdAt from: oldBase to: newBase }
          }
        }
      }
    }
  }
}`;
}

function parsePage(data: unknown): { readonly pulls: readonly BranchPull[]; readonly more: boolean } | null {
  const repository = asRecord(asRecord(asRecord(data)?.data)?.repository);
  const listed = asRecord(repository?.pullRequests);
  const more = asRecord(listed?.pageInfo)?.hasNextPage;
  if (typeof more !== 'boolean' || !Array.isArray(listed?.nodes)) return null;
  const pulls = listed.nodes.map((node) => parsePull(asRecord(node)));
  return pulls.every((pull) => pull !== null) ? { pulls, more } : null;
}

function parsePull(node: JsonRecord | null): BranchPull | null {
  const number = countField(node, 'number');
  const [baseRef, headRef] = [stringField(node, 'baseRefName'), stringField(node, 'headRefName')];
  const headSha = objectIdField(node, 'headRefOid');
  const headRepository = orNull(node?.headRepository, (home) => countField(asRecord(home), 'databaseId'));
  const [createdAt, updatedAt] = [timeField(node, 'createdAt'), timeField(node, 'updatedAt')];
  const closedAt = orNull(node?.closedAt, () => timeField(node, 'closedAt'));
  const items = asRecord(node?.timelineItems)?.nodes;
  if (number === null || baseRef === null || headRef === null || headSha === null) return null;
  if (headRepository === undefined || closedAt === undefined) return null;
  if (createdAt === null || updatedAt === null || !Array.isArray(items)) return null;
  const baseChange = orNull(items.at(-1) ?? null, parseChange);
  if (baseChange === undefined) return null;
  return { number, baseRef, headRef, headSha, headRepository, createdAt, updatedAt, closedAt, baseChange };
}

/** `null` stays what it is; what is there must be read, or is `undefined`. */
function orNull<T>(value: unknown, read: (value: unknown) => T | null): T | null | undefined {
  return value === null ? null : (read(value) ?? undefined);
}

function parseChange(item: unknown): BranchPull['baseChange'] {
  const record = asRecord(item);
  const at = timeField(record, 'createdAt');
  const [from, to] = [stringField(record, 'from'), stringField(record, 'to')];
  return at === null || from === null || to === null ? null : { at, from, to };
}
