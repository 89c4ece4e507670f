import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { systemCode, systemWords } from '../capture/system-words.js';
import { known, missing, type Read } from '../facts.js';

/** A file to write: its path in the repository, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Why files can't be written below `top`, a sentence each: something is there, or a link leads elsewhere. Nothing is changed. */
export function writeProblems(top: string, paths: readonly string[], force: boolean): readonly string[] {
  const folders = new Set(paths.flatMap(foldersOf));
  return [
    ...[...folders].flatMap((folder) => folderProblem(top, folder)),
    ...paths.flatMap((path) => fileProblem(top, path, force)),
  ];
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function folderProblem(top: string, path: string): readonly string[] {
  const entry = entryAt(join(top, path));
  if (entry === undefined || entry.isDirectory()) return [];
  return [`${path} is ${entry.isSymbolicLink() ? 'a symlink' : 'no folder'}; nothing is written through it.`];
}

function fileProblem(top: string, path: string, force: boolean): readonly string[] {
  const entry = entryAt(join(top, path));
  if (entry === undefined || (force && entry.isFile())) return [];
  if (entry.isSymbolicLink()) return [`${path} is a symlink; nothing is written through it.`];
  return [entry.isFile() ? `${path} is there already.` : `${path} is no file.`];
}

/** What is at a path itself; `undefined` where nothing is, also because a folder on the way is none. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * Writes all files or none, as far as a file system can: each is written whole under another name, then all get their names, and
 * when one can't, those before it are taken back. At once, so that no signal comes between.
 */
export function writeFiles(top: string, files: readonly NewFile[], force: boolean): Read<null> {
  const undo: (() => void)[] = [];
  try {
    const partials = files.map(({ path, text }) => writePartial(join(top, path), text, undo));
    for (const [index, { path }] of files.entries())
      place(partials[index] ?? '', join(top, path), force, undo);
    for (const partial of partials) rmSync(partial, { force: true });
    for (const { path } of files) rmSync(replacedName(join(top, path)), { force: true });
    return known(null);
  } catch (error) {
    for (const step of undo.toReversed()) attempt(step);
    return missing('infrastructure', `Nothing was written: ${failureWords(error)}.`);
  }
}

/** The names of one process's files, which nobody can have put a link at. */
const MARK = randomUUID();
const replacedName = (path: string) => `${path}.${MARK}.replaced`;

function writePartial(path: string, text: string, undo: (() => void)[]): string {
  const first = mkdirSync(dirname(path), { recursive: true });
  if (first !== undefined) undo.push(() => removeEmpty(dirname(path), first));
  const partial = `${path}.${MARK}.partial`;
  undo.push(() => rmSync(partial, { force: true }));
  writeFileSync(partial, text, { flag: 'wx' });
  return partial;
}

/** A link never replaces a file, which a rename would do: what came to be there meanwhile stays. */
function place(partial: string, path: string, force: boolean, undo: (() => void)[]): void {
  if (force && entryAt(path) !== undefined) {
    renameSync(path, replacedName(path));
    undo.push(() => renameSync(replacedName(path), path));
  }
  try {
    linkSync(partial, path);
  } catch (error) {
    // Some file systems have no links of this kind.
    if (systemCode(error) === 'EEXIST') throw error;
    writeFileSync(path, '', { flag: 'wx' });
    renameSync(partial, path);
  }
  undo.push(() => rmSync(path, { force: true }));
}

/** Removes a folder that was made, and those above it down from `first`, as far as they are empty. */
function removeEmpty(folder: string, first: string): void {
  for (let each = folder; each.startsWith(first); each = dirname(each)) rmdirSync(each);
}

function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // What can't be taken back stays; the reason that is told is the first one.
  }
}

function failureWords(error: unknown): string {
  const { path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  return `${dest ?? path ?? 'a file'}: ${systemWords(error)}`;
}
