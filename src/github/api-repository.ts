import { known, type Read } from '../facts.js';
import type { Repository } from '../repository.js';
import { createBlobs } from './blobs.js';
import type { Client } from './client.js';
import { createCommitTrees } from './commit-trees.js';
import type { RepositoryName } from './endpoints.js';
import { readFileContents } from './file-contents.js';
import { type MergeBase, readMergeBase } from './merge-base.js';
import { readPullChanges } from './pull-changes.js';
import { createPullFiles, MAX_LISTED_FILES, type PullFiles } from './pull-files.js';
import { readPullsInto } from './pull-list.js';
import { resolveRef } from './refs.js';
import { diffTrees } from './tree-diff.js';
import { atCommit, createTrees, listFolder, type Trees } from './trees.js';

/** What is known of the pull request before anything is read. */
export interface ApiPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The base's commit as the event tells it. Only a guess at the tip: a right one saves a round trip. */
  readonly baseSha: string | null;
  /** GitHub's count of rows in the file list, from the event or as it is being read anew. */
  readonly changedFiles: number | Promise<Read<number>>;
  /** The event's count while `changedFiles` is still being read; decides how many pages are asked for ahead. */
  readonly expectedFiles?: number;
}

export interface ApiRepositorySettings extends RepositoryName {
  readonly client: Client;
  /** `null` compares trees for every list of changed files, as between commits that are no pull request. */
  readonly pull: ApiPullRequest | null;
}

export interface ApiRepository extends Repository {
  /**
   * Starts what will surely be needed and depends on nothing: all pages of the file list and the guess at the merge base.
   * Waits for nothing; the answers are used when they are asked for.
   */
  prefetch(): void;
}

/** A repository read through GitHub's API. Nothing is read twice: what failed once is told again, not asked again. */
export function createApiRepository({ client, owner, repo, pull }: ApiRepositorySettings): ApiRepository {
  const name = { owner, repo };
  const commitTrees = createCommitTrees(client, name);
  const trees = createTrees(client, name, commitTrees);
  const blobs = createBlobs(client, name, trees.sizeOf);
  const listed = pull === null ? null : { pull, files: createPullFiles(client, name, pull.number) };
  const resolve = remember((ref) => resolveRef(client, name, ref, pull?.baseSha));
  const mergeBases = createMergeBases(client, name);
  return {
    resolve,
    mergeBase: (base, head) => mergeBases(base, head).only,
    listFiles: (commit, folder) => listFolder(trees, commit, folder),
    readBlobs: (oids, maxBytes) => blobs.readAll(oids, maxBytes),
    readFiles: (commit, paths, maxBytes, oids) => {
      blobs.readAhead(told(paths, oids), maxBytes);
      return readFileContents(trees, blobs, commit, paths, maxBytes);
    },
    warm: (commit, paths, maxBytes, oids) => {
      blobs.readAhead(told(paths, oids), maxBytes);
      ignore(readFileContents(trees, blobs, commit, paths, maxBytes));
    },
    changedFiles: (from, head) => readChanges(trees, listed, from, head),
    treeOid: commitTrees.treeOf,
    pullsInto: (branch, enough) => readPullsInto(client, name, branch, enough),
    prefetch: () => {
      if (listed !== null) startReads(trees, listed, mergeBases);
    },
  };
}

function told(paths: readonly string[], oids: ReadonlyMap<string, string> | undefined): readonly string[] {
  return paths.flatMap((path) => oids?.get(path) ?? []);
}

interface ListedPull {
  readonly pull: ApiPullRequest;
  readonly files: PullFiles;
}

/** A pull request's list has a say where it is of this head; of other commits there are only the two trees. */
async function readChanges(
  trees: Trees,
  listed: ListedPull | null,
  from: string,
  head: string,
): ReturnType<Repository['changedFiles']> {
  if (listed === null || listed.pull.headSha !== head) return diffTrees(trees, from, head);
  const { changedFiles } = listed.pull;
  const rows = typeof changedFiles === 'number' ? known(changedFiles) : await changedFiles;
  return rows.state === 'missing' ? rows : readPullChanges(trees, listed.files, rows.value, from, head);
}

/** Both trees are needed whatever the list says, so they are asked for as soon as their commits are known. */
function startReads(trees: Trees, { pull, files }: ListedPull, mergeBases: MergeBases): void {
  const { headSha, baseSha, changedFiles } = pull;
  const rows = typeof changedFiles === 'number' ? changedFiles : pull.expectedFiles;
  if (rows !== undefined && rows <= MAX_LISTED_FILES) files.start(rows);
  ignore(trees.readDeep(atCommit(headSha)));
  if (baseSha === null) return;
  const follow = async () => {
    const from = await mergeBases(baseSha, headSha).likely;
    if (from.state === 'known') await trees.readDeep(atCommit(from.value));
  };
  ignore(follow());
}

type MergeBases = (base: string, head: string) => MergeBase;

function createMergeBases(client: Client, name: RepositoryName): MergeBases {
  const from = remember((base) =>
    remember((head) => {
      const started = readMergeBase(client, name, base, head);
      ignore(started.likely);
      ignore(started.only);
      return started;
    }),
  );
  return (base, head) => from(base)(head);
}

/** The same question gets the same answer, from one request. */
function remember<T>(read: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    const answer = answers.get(key) ?? read(key);
    answers.set(key, answer);
    return answer;
  };
}

/** For what is started ahead: whoever asks for it later gets its answer, a bug in it too. */
function ignore(started: Promise<unknown>): void {
  started.catch(() => undefined);
}
