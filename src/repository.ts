import type { ChangedFile } from './changes/changed-file.js';
import type { Read } from './facts.js';
import type { ListedPull, PullListing } from './pull-request.js';

/** A larger source file is not read as one: no hand writes it, and parsing it would cost every reader. In bytes. */
export const MAX_SOURCE_BYTES = 2 * 1024 * 1024;

/** A file in a tree. Folders are not listed: a listing is always recursive. */
export interface TreeEntry {
  /** Repository-relative. */
  readonly path: string;
  /** Six octal digits; `120000` is a symlink, `160000` a submodule. */
  readonly mode: string;
  readonly oid: string;
}

/** A file's content as it stands in a commit. `too-large` and `not-a-file` (symlink, submodule) are told apart from absence. */
export type FileContent =
  | { readonly state: 'bytes'; readonly bytes: Uint8Array }
  | { readonly state: 'absent' }
  | { readonly state: 'too-large' }
  | { readonly state: 'not-a-file' };

/**
 * Read-only access to a repository's objects, from a clone or through GitHub's API. Both must answer alike.
 * Commits are full object ids. Nothing here throws for an expected failure: it is a `missing` with its reason.
 */
export interface Repository {
  /** The commit that a branch, tag, full ref or commit id names; `null` when there is none of that name. */
  resolve(ref: string): Promise<Read<string | null>>;
  /** The best common ancestor; of several, the one that git names first. */
  mergeBase(base: string, head: string): Promise<Read<string>>;
  /** Every file below `folder` (no trailing `/`; empty for the root) in a commit, by path in UTF-8 byte order; an absent folder is an empty list. */
  listFiles(commit: string, folder: string): Promise<Read<readonly TreeEntry[]>>;
  /** Contents of blobs by object id. A blob above `maxBytes` makes the answer `too-large` for that id. */
  readBlobs(oids: readonly string[], maxBytes: number): Promise<Read<ReadonlyMap<string, FileContent>>>;
  /**
   * Contents of files by path in one commit; every asked path has an entry in the answer. `oids` are blob ids that the
   * caller was told for some of the paths: they save a round trip, and are used only where the commit's tree agrees.
   */
  readFiles(
    commit: string,
    paths: readonly string[],
    maxBytes: number,
    oids?: ReadonlyMap<string, string>,
  ): Promise<Read<ReadonlyMap<string, FileContent>>>;
  /** Starts reading what will probably be asked for, where asking takes a round trip; absent where it takes none. */
  warm?(commit: string, paths: readonly string[], maxBytes: number, oids?: ReadonlyMap<string, string>): void;
  /** What differs between the merge base and the head, whole or `missing`, by path in UTF-8 byte order. */
  changedFiles(mergeBase: string, head: string): Promise<Read<readonly ChangedFile[]>>;
  /** The tree of a commit; absent where it takes more than a look to know it. */
  treeOid?(commit: string): Promise<Read<string>>;
  /**
   * Pull requests into a branch, in any state, each once, those that changed last first; absent where there is no host to know them,
   * as for a clone. Reading ends when `enough` says so of those read so far, or where a list is longer than one run may read.
   */
  pullsInto?(branch: string, enough: (pulls: readonly ListedPull[]) => boolean): Promise<Read<PullListing>>;
}
