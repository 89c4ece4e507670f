/** A row of GitHub's file list in git's terms. */
export interface FileRow {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly path: string;
  readonly previousPath: string | null;
  /** Of the new side; of the old one for a removed file. */
  readonly oid: string;
  readonly additions: number;
  readonly deletions: number;
}

const STATUS: Readonly<Record<string, FileRow['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  // GitHub calls a file that became a symlink (or the other way) changed.
  T: 'changed',
};

/** Reads what `git diff-tree -z --raw --numstat` prints: all raw records, then all counts, in the same order. */
export function parseRows(output: Buffer): FileRow[] {
  const fields = splitNul(output);
  const raw: Omit<FileRow, 'additions' | 'deletions'>[] = [];
  let at = 0;
  while (fields[at]?.[0] === 0x3a) {
    const [, , before = '', after = '', letters = ''] = text(fields[at]).slice(1).split(' ');
    const status = STATUS[letters.charAt(0)];
    if (status === undefined) throw new Error(`git diff-tree gave a status that no row has: ${letters}`);
    const twoNames = status === 'renamed';
    const first = text(fields[at + 1]);
    raw.push({
      status,
      path: twoNames ? text(fields[at + 2]) : first,
      previousPath: twoNames ? first : null,
      oid: status === 'removed' ? before : after,
    });
    at += twoNames ? 3 : 2;
  }
  return raw.map((row) => {
    const [added = '', deleted = ''] = text(fields[at]).split('\t');
    at += row.status === 'renamed' ? 3 : 1;
    return { ...row, additions: count(added), deletions: count(deleted) };
  });
}

/**
 * Reads `git diff-tree -p`: one patch a row, as GitHub shows it (from the first hunk on), `null` where there is none:
 * binary files, pure renames, mode changes, empty files.
 */
export function parsePatches(output: Buffer, rows: readonly FileRow[]): (string | null)[] {
  // Lines of content start with a space, `+`, `-` or a backslash, so this line can only be a header. The expression
  // looks for line feeds alone: to the `m` flag a carriage return or U+2028 inside a line would start one as well.
  const chunks = output
    .toString('utf8')
    .split(/(?:^|\n)diff --git [^\n]*\n/)
    .slice(1);
  let at = 0;
  return rows.map((row) => {
    // A change of type is a deletion and an addition to git's patch format.
    const parts = row.status === 'changed' ? 2 : 1;
    const own = chunks.slice(at, at + parts);
    at += parts;
    const hunks = own.map(fromFirstHunk).filter((hunk) => hunk !== null);
    return hunks.length === 0 ? null : hunks.join('\n');
  });
}

function fromFirstHunk(chunk: string): string | null {
  const start = chunk.startsWith('@@ ') ? 0 : chunk.indexOf('\n@@ ') + 1;
  if (start === 0 && !chunk.startsWith('@@ ')) return null;
  return chunk.slice(start).replace(/\n$/, '');
}

/** Binary files have `-` for a count; GitHub says 0. */
function count(value: string): number {
  return value === '-' ? 0 : Number(value);
}

function text(field: Buffer | undefined): string {
  if (field === undefined) throw new Error('git diff-tree ended in the middle of a record.');
  return field.toString('utf8');
}

function splitNul(output: Buffer): Buffer[] {
  const fields: Buffer[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const stop = end === -1 ? output.length : end;
    fields.push(output.subarray(start, stop));
    start = stop + 1;
  }
  return fields;
}
