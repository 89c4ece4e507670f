import { known, type Missing, missing, type Read } from '../facts.js';
import type { TreeEntry } from '../repository.js';
import { asciiText, decodePath, escapeBytes, splitRecords } from './git-path.js';

/** An entry of a tree with its name as git stores it. `type` is `blob`, `tree`, or `commit` for a submodule. */
export interface TreeRecord {
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  readonly name: Uint8Array;
}

const HEADER = /^([0-7]{6}) (blob|tree|commit) ([0-9a-f]{40}|[0-9a-f]{64})$/;
const TAB = 0x09;

/** Reads `git ls-tree -z`: mode, type and object id, a tab, and the path, each entry ended by NUL. In git's own order. */
export function parseTree(output: Uint8Array): Read<readonly TreeRecord[]> {
  const rows = splitRecords(output);
  if (rows === null) return unreadable('its last record is cut off');
  const records: TreeRecord[] = [];
  for (const row of rows) {
    const tab = row.indexOf(TAB);
    const match = HEADER.exec(asciiText(row.subarray(0, Math.max(tab, 0))));
    if (match === null) return unreadable(`"${escapeBytes(row)}" is no entry of a tree`);
    const [, mode = '', type = '', oid = ''] = match;
    records.push({ mode, type, oid, name: row.subarray(tab + 1) });
  }
  return known(records);
}

/** The files among the records, by path in UTF-8 byte order. A name that is not UTF-8, or that comes twice, is `missing`. */
export function listTree(records: readonly TreeRecord[]): Read<readonly TreeEntry[]> {
  const sorted = records.filter((record) => record.type !== 'tree');
  sorted.sort((a, b) => Buffer.compare(a.name, b.name));
  const entries: TreeEntry[] = [];
  for (const { mode, oid, name } of sorted) {
    const path = decodePath(name, 'The tree');
    if (path.state === 'missing') return path;
    if (path.value === entries.at(-1)?.path) return unreadable(`it lists "${escapeBytes(name)}" twice`);
    entries.push({ path: path.value, mode, oid });
  }
  return known(entries);
}

function unreadable(why: string): Missing {
  return missing(
    'infrastructure',
    `A tree could not be read from git: ${why}. Check the clone with git fsck.`,
  );
}
