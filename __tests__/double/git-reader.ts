import { existsSync } from 'node:fs';
import path from 'node:path';
import { type History, openHistory } from './git-history.js';
import { runGit } from './git-process.js';
import { type GitObject, type GitObjectInfo, openObjectReader } from './object-reader.js';

export interface TreeRow {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly oid: string;
  /** Bytes; `null` for what is no blob. */
  readonly size: number | null;
  /** Relative to the tree that was asked for. */
  readonly path: string;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

export interface CommitObject {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

/** The repository as the endpoints need it. Refs are looked up each time, for a test may move them; objects never change. */
export interface GitReader extends History {
  readonly defaultBranch: string;
  info(name: string): Promise<GitObjectInfo | null>;
  read(name: string): Promise<GitObject | null>;
  /** What a full ref points at, before a tag is peeled. */
  ref(fullName: string): Promise<GitObjectInfo | null>;
  commit(oid: string): Promise<CommitObject | null>;
  /** In git's order, each tree before what is in it; `null` when there is no such tree. */
  tree(treeish: string, recursive: boolean): Promise<readonly TreeRow[] | null>;
  close(): void;
}

export async function openGit(folder: string, defaultBranch?: string): Promise<GitReader> {
  const inside = path.join(folder, '.git');
  const gitDir = existsSync(inside) ? inside : folder;
  const branch = defaultBranch ?? (await headBranch(gitDir));
  const objects = openObjectReader(gitDir);
  const trees = new Map<string, Promise<readonly TreeRow[]>>();

  const ref = (fullName: string): Promise<GitObjectInfo | null> =>
    isRefName(fullName) ? objects.info(fullName) : Promise.resolve(null);
  const commit = async (oid: string): Promise<CommitObject | null> => {
    const object = await objects.read(`${oid}^{commit}`);
    return object === null ? null : parseCommit(object);
  };
  const tree = async (treeish: string, recursive: boolean): Promise<readonly TreeRow[] | null> => {
    const found = await objects.info(`${treeish}^{tree}`);
    if (found === null) return null;
    const key = `${recursive} ${found.oid}`;
    const known = trees.get(key) ?? listTree(gitDir, found.oid, recursive);
    trees.set(key, known);
    return known;
  };
  return {
    ...openHistory(gitDir),
    defaultBranch: branch,
    info: objects.info,
    read: objects.read,
    ref,
    commit,
    tree,
    close: objects.close,
  };
}

async function headBranch(gitDir: string): Promise<string> {
  const head = await runGit(gitDir, ['symbolic-ref', '--short', 'HEAD']);
  return head.stdout.toString('utf8').trim();
}

/** Git's own rules for ref names, as far as a name could otherwise be read as an expression (`x^{tree}`, `x:path`, `x@{1}`). */
export function isRefName(fullName: string): boolean {
  return fullName.startsWith('refs/') && !/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\/$|\.$/.test(fullName);
}

async function listTree(gitDir: string, tree: string, recursive: boolean): Promise<readonly TreeRow[]> {
  const flags = recursive ? ['-r', '-t'] : [];
  const answer = await runGit(gitDir, ['ls-tree', '-z', '-l', '--full-tree', ...flags, tree]);
  if (answer.code !== 0) throw new Error(`git ls-tree ${tree}: ${answer.stderr}`);
  return answer.stdout.toString('utf8').split('\0').filter(Boolean).map(parseTreeRow);
}

function parseTreeRow(record: string): TreeRow {
  const tab = record.indexOf('\t');
  const [mode = '', type = '', oid = '', size = '-'] = record.slice(0, tab).split(/ +/);
  return {
    mode,
    type: type as TreeRow['type'],
    oid,
    size: size === '-' ? null : Number(size),
    path: record.slice(tab + 1),
  };
}

function parseCommit({ oid, bytes }: GitObject): CommitObject {
  const source = bytes.toString('utf8');
  const end = source.indexOf('\n\n');
  const headers = (end === -1 ? source : source.slice(0, end)).split('\n');
  const values = (name: string): string[] =>
    headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    oid,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: parseSignature(values('author')[0] ?? ''),
    committer: parseSignature(values('committer')[0] ?? ''),
    // GitHub shows a message without the newline at its end.
    message: end === -1 ? '' : source.slice(end + 2).replace(/\n+$/, ''),
  };
}

function parseSignature(line: string): Signature {
  const match = /^(.*?) ?<([^>]*)> (-?\d+) [+-]\d{4}$/.exec(line);
  const seconds = Number(match?.[3] ?? 0);
  return { name: match?.[1] ?? '', email: match?.[2] ?? '', date: isoSeconds(seconds * 1000) };
}

/** GitHub's dates have no fraction. */
export function isoSeconds(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
