import { GraphQLError } from 'graphql';
import { isoSeconds } from './git-reader.js';
import { closedAt, createdAt, updatedAt } from './pull-json.js';
import { type PullState, pullState } from './pull-state.js';
import type { PullValues } from './values.js';
import { forkOf, isFromSameRepository, type World } from './world.js';

interface ListArgs {
  readonly headRefName?: string;
  readonly states?: readonly string[];
  readonly orderBy?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly first?: number;
}

/** `Repository.pullRequests`, from its beginning: in any state and oldest first when not said otherwise. */
export async function listPullRequests(world: World, args: ListArgs): Promise<object> {
  const { headRefName, states, orderBy = { field: 'CREATED_AT', direction: 'ASC' }, ...page } = args;
  const { field, direction } = orderBy;
  if (field !== 'CREATED_AT' && field !== 'UPDATED_AT') throw unserved(`the order ${field}`);
  const place = (pull: PullValues) =>
    field === 'UPDATED_AT' ? updatedAt(pull) : Date.parse(createdAt(pull));
  const found = world.pulls
    .filter((pull) => headRefName === undefined || pull.head.ref === headRefName)
    .filter((pull) => states?.includes(stateOf(pull)) ?? true)
    .sort((a, b) => (place(a) - place(b) || a.number - b.number) * (direction === 'ASC' ? 1 : -1));
  const first = sizeOf('pullRequests', page, 'first');
  const shown = await Promise.all(found.slice(0, first).map((pull) => pullState(world, pull)));
  return {
    totalCount: found.length,
    pageInfo: { hasNextPage: found.length > first, hasPreviousPage: false },
    nodes: shown.map((state) => pullRequest(world, state)),
  };
}

function stateOf(pull: PullValues): 'OPEN' | 'CLOSED' | 'MERGED' {
  if (pull.merged) return 'MERGED';
  return pull.state === 'closed' ? 'CLOSED' : 'OPEN';
}

function pullRequest(world: World, { pull, headSha }: PullState): object {
  const home = isFromSameRepository(pull) ? { id: world.repositoryId } : forkOf(pull);
  return {
    __typename: 'PullRequest',
    number: pull.number,
    state: stateOf(pull),
    baseRefName: pull.base.ref,
    headRefName: pull.head.ref,
    headRefOid: headSha,
    createdAt: createdAt(pull),
    updatedAt: isoSeconds(updatedAt(pull)),
    closedAt: closedAt(pull),
    headRepository: home === null ? null : { databaseId: home.id },
    timelineItems: (args: TimelineArgs) => timelineOf(pull, args),
  };
}

interface TimelineArgs {
  readonly itemTypes?: readonly string[];
  readonly last?: number;
}

const SERVED = ['BASE_REF_CHANGED_EVENT', 'AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT'];

/** Changes of the base are all that the double knows of a timeline. */
function timelineOf(pull: PullValues, { itemTypes, ...page }: TimelineArgs): object {
  if (itemTypes === undefined) throw unserved('a timeline of all types');
  const other = itemTypes.find((type) => !SERVED.includes(type));
  if (other !== undefined) throw unserved(`${other} in a timeline`);
  const asked = (pull.baseChanges ?? []).filter(({ automatic = false }) =>
    itemTypes.includes(SERVED[automatic ? 1 : 0] ?? ''),
  );
  const kept = asked.slice(-sizeOf('timelineItems', page, 'last'));
  return {
    nodes: kept.map(({ at, from, to, automatic }) =>
      automatic
        ? { __typename: 'AutomaticBaseChangeSucceededEvent', createdAt: at, oldBase: from, newBase: to }
        : { __typename: 'BaseRefChangedEvent', createdAt: at, previousRefName: from, currentRefName: to },
    ),
  };
}

/** GitHub demands a size from 1 to 100 of each list. The double knows the size from one end, and no cursors. */
function sizeOf(list: string, page: { readonly [argument: string]: unknown }, end: 'first' | 'last'): number {
  const { [end]: size, ...rest } = page;
  const other = Object.keys(rest)[0];
  if (other !== undefined) throw unserved(`${other} of ${list}`);
  if (typeof size === 'number' && size >= 1 && size <= 100) return size;
  const message =
    size === undefined
      ? `You must provide a \`first\` or \`last\` value to properly paginate the \`${list}\` connection.`
      : `Requesting ${size} records on the \`${list}\` connection exceeds the \`${end}\` limit of 100 records.`;
  throw new GraphQLError(message, { extensions: { type: 'MISSING_PAGINATION_BOUNDARIES' } });
}

function unserved(what: string): GraphQLError {
  return new GraphQLError(`The double does not serve ${what}.`);
}
