import { isObjectId } from '../evidence/object-id.js';
import { known, missing, type Read } from '../facts.js';
import { asRecord, objectIdField, stringField } from '../parsers/github-fields.js';
import type { Repository } from '../repository.js';
import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { readDescent } from './merge-base.js';
import { type Standing, type StandingNow, saysOtherwise } from './pull-request.js';
import { isRefName } from './refs.js';

/** What a merge queue tests: one pull request on top of the base branch and of those that wait before it. */
export interface MergeGroup {
  readonly number: number;
  /** The branch that the queue merges into, without `refs/heads/`. */
  readonly baseRef: string;
  /** What the group goes on from: the branch's tip, or the head of the group before it. */
  readonly baseSha: string;
  readonly headSha: string;
  /** The queue's own branch, without `refs/heads/`. */
  readonly ref: string;
  /** True where `baseSha` is taken from the branch's name, so that it must be shown to be the parent. */
  readonly baseFromName: boolean;
}

/** What a queue branch's name tells. */
export interface QueueRef {
  readonly baseRef: string;
  readonly number: number;
  readonly sha: string;
}

const QUEUE_FOLDER = 'gh-readonly-queue/';

/**
 * Reads `gh-readonly-queue/<base>/pr-<N>-<sha>`; `null` for any other name. The base may hold slashes, and even what looks like
 * such an ending: the last one counts (docs.github.com, "Managing a merge queue"). A name proves nothing, since whoever may push can
 * make such a branch: only what GitHub says of a merge group's event may be read by it.
 */
export function parseQueueRef(ref: string): QueueRef | null {
  if (!ref.startsWith(QUEUE_FOLDER) || !isRefName(ref)) return null;
  const cut = ref.lastIndexOf('/');
  const [, number, sha] = /^pr-([1-9][0-9]{0,9})-([0-9a-f]+)$/.exec(ref.slice(cut + 1)) ?? [];
  const baseRef = ref.slice(QUEUE_FOLDER.length, cut);
  if (number === undefined || sha === undefined || !isObjectId(sha) || !isRefName(baseRef)) return null;
  return { baseRef, number: Number(number), sha };
}

/** Reads the payload of a `merge_group` event. */
export function parseMergeGroup(payload: unknown): Read<MergeGroup> {
  const record = asRecord(payload);
  const action = stringField(record, 'action');
  if (action !== 'checks_requested') {
    return refused(
      `This \`merge_group\` event is ${JSON.stringify(action ?? '')}, for which there is nothing to judge, so it ends as a failure and nothing is posted. Let the workflow run on \`merge_group\` with \`types: [checks_requested]\`.`,
    );
  }
  const group = asRecord(record?.merge_group);
  const headSha = objectIdField(group, 'head_sha');
  const baseSha = objectIdField(group, 'base_sha');
  const ref = branchOf(stringField(group, 'head_ref'));
  const base = branchOf(stringField(group, 'base_ref'));
  if (headSha === null) return malformed('`head_sha`');
  if (baseSha === null) return malformed('`base_sha`');
  if (ref === null) return malformed('`head_ref`');
  if (base === null) return malformed('`base_ref`');
  const queued = parseQueueRef(ref);
  if (queued === null) {
    return refused(
      `The merge group's branch is ${JSON.stringify(ref)}, which is not gh-readonly-queue/<base>/pr-<number>-<commit>, so nobody can say which pull request it is of.`,
    );
  }
  if (queued.baseRef !== base) {
    return refused(
      `The merge group's branch ${JSON.stringify(ref)} is of the queue into ${queued.baseRef}, but the event says that it goes into ${base}.`,
    );
  }
  return known({ number: queued.number, baseRef: base, baseSha, headSha, ref, baseFromName: false });
}

function branchOf(ref: string | null): string | null {
  const branch = /^refs\/heads\/(.+)$/s.exec(ref ?? '')?.[1];
  return branch !== undefined && isRefName(branch) ? branch : null;
}

function malformed(field: string): Read<never> {
  return refused(
    `What GitHub says of the merge group can't be used: ${field} is missing or not of its type.`,
  );
}

function refused(reason: string): Read<never> {
  return missing('infrastructure', reason);
}

/**
 * The repository as a merge group is judged in it: what the group changes is what lies between its own base and its head, without
 * what waits before it in the queue. And the base branch is what it will be when the group merges, with all that waits before it: a
 * plan there governs the group, for what waits lands first, or the group is built anew without it. The base is made sure of before it
 * is used.
 */
export function groupRepository(
  repository: Repository,
  client: Client,
  name: RepositoryName,
  group: MergeGroup,
): Repository {
  let started: Promise<Read<string>> | undefined;
  const own = () => {
    started ??= group.baseFromName ? parentByName(client, name, group) : ancestor(repository, group);
    return started;
  };
  return {
    ...repository,
    resolve: (ref) => (ref === group.baseRef ? own() : repository.resolve(ref)),
    mergeBase: (base, head) => (head === group.headSha ? own() : repository.mergeBase(base, head)),
  };
}

async function ancestor(repository: Repository, group: MergeGroup): Promise<Read<string>> {
  const { baseSha, headSha } = group;
  const found = await repository.mergeBase(baseSha, headSha);
  return found.state === 'missing' || found.value === baseSha ? found : notItsBase(group);
}

/**
 * A name could hold any ancestor, and one that is not the group's own base would hide changes: the pull request's head, say. So the
 * way from the head back along first parents, which is how merges, squashes and rebases of a queue are all built, must lead to it.
 */
async function parentByName(client: Client, name: RepositoryName, group: MergeGroup): Promise<Read<string>> {
  const commits = await readDescent(client, name, group.baseSha, group.headSha);
  if (commits.state === 'missing') return commits;
  if (commits.value === null) return notItsBase(group);
  const parents = new Map(commits.value.map((commit) => [commit.oid, commit.parents[0]]));
  let at: string | undefined = group.headSha;
  for (let steps = 0; at !== undefined && parents.has(at) && steps <= parents.size; steps += 1)
    at = parents.get(at);
  return at === group.baseSha ? known(at) : notItsBase(group);
}

function notItsBase({ baseSha, headSha }: MergeGroup): Read<never> {
  return refused(
    `The merge group ${headSha} does not go on from ${baseSha}, which is said to be its base, so nobody can say what it changes. Add the pull request to the queue again.`,
  );
}

/** Why a verdict on a merge group does not hold any more, by its pull request before and now; `null` when it does. */
export function groupMovedSince(number: number, judged: Standing, now: StandingNow): string | null {
  const again = 'Add it to the queue again.';
  if (!now.open) return `Pull request #${number} was closed or merged while its merge group was judged.`;
  if (now.baseRef !== judged.baseRef) return retargeted(number, judged.baseRef, now.baseRef);
  if (now.headSha !== judged.headSha) {
    return `The head of pull request #${number} moved from ${judged.headSha} to ${now.headSha} while its merge group was judged. ${again}`;
  }
  if (now.sameRepository !== judged.sameRepository) {
    return `GitHub said at one time that the head branch of pull request #${number} is in this repository, and at another that it is in none or in a fork. ${again}`;
  }
  if (saysOtherwise(judged, now)) {
    return `The labels, the description or the branch name of pull request #${number} changed while its merge group was judged. ${again}`;
  }
  return null;
}

/** Why a merge group of a pull request that goes elsewhere now is not judged. */
export function retargeted(number: number, queue: string, base: string): string {
  return `The merge group is of the queue into ${queue}, but pull request #${number} goes into ${base} now. Take it out of the queue.`;
}
