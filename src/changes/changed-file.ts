/** File modes as git writes them. Others (old `100664` among them) occur in old trees and are kept as they are. */
export const MODE_SYMLINK = '120000';
export const MODE_SUBMODULE = '160000';
export const MODE_EXECUTABLE = '100755';

/** One side of a change in git's terms. */
export interface FileVersion {
  /** Six octal digits, such as `100644`; `null` where the source does not tell (GitHub's file list). */
  readonly mode: string | null;
  /** Object id, 40 or 64 lower-case hex digits. */
  readonly oid: string;
}

/**
 * One path that differs between the merge base and the head. A rename is two of these: a deletion and an addition.
 * Paths are repository-relative, `/` separated, exactly as git stores them.
 */
export interface ChangedFile {
  readonly path: string;
  readonly change: 'added' | 'modified' | 'deleted';
  /** Both sides are known when the list comes from git or from trees; GitHub's file list tells the object id at the head only. */
  readonly before?: FileVersion;
  readonly after?: FileVersion;
}
