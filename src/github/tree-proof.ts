import { createHash } from 'node:crypto';
import { compareUtf8 } from '../evidence/utf8-order.js';
import type { TreeEntry } from '../repository.js';

/** One entry as GitHub lists it. `path` is relative to the tree that was asked for. */
export interface ListedEntry extends TreeEntry {
  readonly type: 'blob' | 'tree' | 'commit';
}

/** What a listing's ids say about its rows. `folder` is the first one that is not proven; empty for the top. */
export type TreeProof =
  /** Nothing is missing, and nothing is there that is not in the tree. */
  | { readonly state: 'proven' }
  /** Some folder can't be computed, since what its object holds can't be shown; all others are proven. */
  | { readonly state: 'blind' }
  | { readonly state: 'false'; readonly folder: string };

/**
 * Holds rows to git's ids: what a folder holds, written as git writes a tree, hashes to the id in the folder's own row, and the top to
 * the tree's id. So a row that was lost, added or changed on the way shows, whatever the reply says of itself.
 *
 * JSON can't hold a name that is not UTF-8, and git shows a mode that is none of its own five as one of them or as it is. A folder with
 * such a row is believed by its rows alone; what is below it is held to the ids in those rows again.
 * @param root the tree's id.
 * @param deep whether the rows are of all folders; else only of the top.
 */
export function proveTree(rows: readonly ListedEntry[], root: string, deep: boolean): TreeProof {
  const types = new Map<string, ListedEntry['type']>();
  const odd = rows.find(
    ({ path, mode, type }) =>
      type !== (types.get(mode) ?? note(types, mode, typeFor(mode))) || path.includes('\0'),
  );
  if (odd !== undefined) return { state: 'false', folder: folderOf(odd.path) ?? '' };
  const { top, below } = deep ? byFolder(rows) : { top: rows, below: new Map<string, ListedEntry[]>() };
  const isTree = createTreeHash(root.length);
  let isBlind = false;
  let folders = 0;
  const isFalse = (children: readonly ListedEntry[], start: number, oid: string): boolean => {
    if (isTree(children, start, oid)) return false;
    if (!children.some((row) => isUntold(row, start))) return true;
    isBlind = true;
    return false;
  };
  if (isFalse(top, 0, root)) return { state: 'false', folder: '' };
  for (const { path, type, oid } of deep ? rows : []) {
    if (type !== 'tree') continue;
    const children = below.get(path);
    if (children !== undefined) folders += 1;
    if (isFalse(children ?? [], path.length + 1, oid)) return { state: 'false', folder: path };
  }
  // Then there are rows of a folder that is not listed itself.
  if (folders < below.size) return { state: 'false', folder: strayFolder(rows, below) };
  return { state: isBlind ? 'blind' : 'proven' };
}

/** The folder that a path is in; `null` at the top. */
function folderOf(path: string): string | null {
  const cut = path.lastIndexOf('/');
  return cut < 0 ? null : path.slice(0, cut);
}

/** Rows of one folder mostly follow each other, and then nothing is looked up. */
function byFolder(rows: readonly ListedEntry[]) {
  const top: ListedEntry[] = [];
  const below = new Map<string, ListedEntry[]>();
  let at = { end: -1, within: '', children: top };
  for (const row of rows) {
    const end = row.path.lastIndexOf('/');
    if (end !== at.end || !row.path.startsWith(at.within)) {
      const folder = row.path.slice(0, Math.max(0, end));
      const children = end < 0 ? top : (below.get(folder) ?? note(below, folder, []));
      at = { end, within: end < 0 ? '' : `${folder}/`, children };
    }
    at.children.push(row);
  }
  return { top, below };
}

function note<K, V>(notes: Map<K, V>, key: K, value: V): V {
  notes.set(key, value);
  return value;
}

function strayFolder(rows: readonly ListedEntry[], below: ReadonlyMap<string, unknown>): string {
  const listed = new Set(rows.filter(({ type }) => type === 'tree').map(({ path }) => path));
  return [...below.keys()].find((folder) => !listed.has(folder)) ?? '';
}

/** The type is told beside the mode, and no hash covers it. */
function typeFor(mode: string): ListedEntry['type'] {
  const kind = Number.parseInt(mode, 8) & 0o170000;
  if (kind === 0o040000) return 'tree';
  return kind === 0o160000 ? 'commit' : 'blob';
}

const GIT_MODES = new Set(['100644', '100755', '120000', '040000', '160000']);

/** Whether the object may say other than the row: of the mode, or of the name, which begins at `start`. */
function isUntold({ path, mode }: ListedEntry, start: number): boolean {
  return !GIT_MODES.has(mode) || /[\p{Surrogate}\u{fffd}]/u.test(path.slice(start));
}

/** A mode as git writes it in the object: without the zero that it shows before a folder's. */
function asWritten(mode: string): string {
  return mode.replace(/^0+/, '');
}

/**
 * How else a mode may be written in the object. Trees by old or other programs pad a folder's mode, or keep the group's right to write, and
 * git shows them as if they did not (git-fsck, `zeroPaddedFilemode` and `badFilemode`).
 */
const OTHER_SPELLINGS: readonly ((mode: string) => string)[] = [
  (mode) => mode,
  (mode) => (mode === '100644' ? '100664' : asWritten(mode)),
];

/** Whether rows are the tree of an id. `start` is where names begin in their paths. */
type IsTree = (rows: readonly ListedEntry[], start: number, oid: string) => boolean;

/** What an object begins with: `tree `, its length and a NUL. */
const HEADER_BYTES = 32;

/** One buffer serves all folders of a listing, and no row takes a call into it: 100,000 of them take as long as to parse their JSON. */
function createTreeHash(hexDigits: number): IsTree {
  const algorithm = hexDigits === 64 ? 'sha256' : 'sha1';
  let buffer = Buffer.allocUnsafe(64 * 1024);

  function idOf(rows: readonly ListedEntry[], start: number, spell: (mode: string) => string): string {
    let most = HEADER_BYTES;
    // A UTF-16 unit takes three bytes at most, and what is around a name takes less than 48.
    for (const { path } of rows) most += 3 * (path.length - start) + 48;
    if (most > buffer.length) buffer = Buffer.allocUnsafe(most);
    const spelled = new Map<string, string>();
    let end = HEADER_BYTES;
    for (const { path, mode, oid } of rows) {
      end = writeText(buffer, end, spelled.get(mode) ?? note(spelled, mode, `${spell(mode)} `), 0);
      end = writeText(buffer, end, path, start);
      buffer[end++] = 0;
      end = writeHex(buffer, end, oid);
    }
    const header = `tree ${end - HEADER_BYTES}\0`;
    const begin = HEADER_BYTES - header.length;
    buffer.write(header, begin, 'latin1');
    return createHash(algorithm).update(buffer.subarray(begin, end)).digest('hex');
  }

  return (rows, start, oid) => {
    if (idOf(rows, start, asWritten) === oid) return true;
    if (rows.some((row) => isUntold(row, start))) return false;
    const sorted = inGitOrder(rows);
    const orders = sorted === null ? [rows] : [sorted, rows];
    return orders.some((each) =>
      [asWritten, ...OTHER_SPELLINGS].some((spell) => idOf(each, start, spell) === oid),
    );
  };
}

/** Writes a text from a place in it on, and answers with where the next byte goes. */
function writeText(buffer: Buffer, at: number, text: string, start: number): number {
  let end = at;
  for (let index = start; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) return end + buffer.write(text.slice(index), end, 'utf8');
    buffer[end++] = unit;
  }
  return end;
}

function writeHex(buffer: Buffer, at: number, hex: string): number {
  let end = at;
  for (let index = 0; index < hex.length; index += 2)
    buffer[end++] = (hexDigit(hex, index) << 4) | hexDigit(hex, index + 1);
  return end;
}

/** An object id is in lower case. */
function hexDigit(hex: string, index: number): number {
  const unit = hex.charCodeAt(index);
  return unit < 0x3a ? unit - 0x30 : unit - 0x57;
}

/**
 * Rows as git orders them: by bytes, a folder as if its name ended with a slash. `null` where they are in that order already, as GitHub
 * lists them, though it does not say that it does.
 */
function inGitOrder(rows: readonly ListedEntry[]): readonly ListedEntry[] | null {
  const keyed = rows.map((row) => ({ row, key: row.type === 'tree' ? `${row.path}/` : row.path }));
  const isOrdered = keyed.every(({ key }, at) => at === 0 || compareUtf8(keyed[at - 1]?.key ?? '', key) < 0);
  return isOrdered ? null : keyed.sort((a, b) => compareUtf8(a.key, b.key)).map(({ row }) => row);
}
