import { missing } from '../facts.js';
import type { Repository } from '../repository.js';

/** What is asked of a clone beside the objects that it holds. */
export interface PartialRepository extends Repository {
  /** True for a clone that lacks part of the history, so that a merge base found in it can be wrong. */
  readonly isShallow: boolean;
  /** True when the commit, its trees and its blobs can be read here. */
  has(commit: string): Promise<boolean>;
}

/**
 * A repository that reads objects from a clone where it holds them, and from elsewhere (GitHub's API) where not. What a
 * name points at is always the other's to say: a clone's branches lag behind. A failure of the clone is final, because the
 * other source might hide what made it fail, such as a file name that is not UTF-8.
 */
export function preferClone(clone: PartialRepository, other: Repository): Repository {
  const holding = async (...commits: readonly string[]) => {
    const held = await Promise.all(commits.map((commit) => clone.has(commit)));
    return held.every(Boolean) ? clone : other;
  };
  const { pullsInto } = other;
  return {
    ...(pullsInto === undefined ? {} : { pullsInto }),
    resolve: (ref) => other.resolve(ref),
    mergeBase: async (base, head) =>
      (clone.isShallow ? other : await holding(base, head)).mergeBase(base, head),
    changedFiles: async (mergeBase, head) => (await holding(mergeBase, head)).changedFiles(mergeBase, head),
    listFiles: async (commit, folder) => (await holding(commit)).listFiles(commit, folder),
    // An id says nothing of the commit it came from, and content that has it is right wherever it comes from.
    readBlobs: async (oids, maxBytes) => {
      const here = await clone.readBlobs(oids, maxBytes);
      return here.state === 'known' ? here : other.readBlobs(oids, maxBytes);
    },
    readFiles: async (commit, paths, maxBytes, oids) =>
      (await holding(commit)).readFiles(commit, paths, maxBytes, oids),
    treeOid: async (commit) => {
      const holder = await holding(commit);
      return (
        (await holder.treeOid?.(commit)) ??
        missing('infrastructure', `The tree of ${commit} is not known here.`)
      );
    },
  };
}
