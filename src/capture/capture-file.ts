import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { known, missing, type Read } from '../facts.js';
import { readOrdinaryStart } from './ordinary-file.js';
import { systemCode, systemWords } from './system-words.js';

const PARTIAL = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.partial$/;

/** A file that is there whole or not at all, whenever the process is killed. */
export interface WholeFile {
  readonly path: string;
  readonly write: (text: string) => Promise<Read<null>>;
}

/**
 * Takes a place for a result that is still to come. What an earlier run wrote there is removed at once, so that it cannot
 * pass for this run's if this one is killed.
 */
export async function reserveFile(path: string): Promise<Read<WholeFile>> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await rm(path, { force: true });
    await removePartial(path);
  } catch (error) {
    return cannotWrite(path, error);
  }
  return known({ path, write: (text) => writeWhole(path, text) });
}

/** Writes a file in one step; what stood there before stays until then. */
export async function writeWhole(path: string, text: string): Promise<Read<null>> {
  const partial = partialOf(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    // Both at once, so that no signal comes between them.
    writeFileSync(partial, text, { flag: 'wx' });
    renameSync(partial, path);
    return known(null);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    return cannotWrite(path, error);
  }
}

/** Files that a command writes, told from others by how they begin. */
export interface ResultKind {
  /** Matches within the first 1,024 bytes. */
  readonly begin: RegExp;
  /** What another file is not, such as `no report of plan-gate`. */
  readonly other: string;
  /** The option that names the file, and what it is usually called. */
  readonly option: string;
  readonly usualName: string;
}

/** How every evidence and baseline file begins, whoever wrote it. A plan has another version, and a report another second field. */
export const EVIDENCE_OR_BASELINE: ResultKind = {
  begin: /^\s*\{\s*"schema_version"\s*:\s*1\s*,\s*"ref"\s*:/,
  other: 'no evidence or baseline file',
  option: '--out',
  usualName: 'evidence.json',
};
const BEGIN_BYTES = 1024;

/**
 * Whether a result may be put at a path, before the work for it begins: where nothing is, an empty file, or a result from before.
 * Anything else may be somebody's work. That the folder can be written to is tried out.
 */
export async function mayReplace(
  path: string,
  { begin, other, option, usualName }: ResultKind = EVIDENCE_OR_BASELINE,
): Promise<Read<null>> {
  const entry = await lstat(path).catch(() => null);
  if (entry === null) return tryOut(path);
  if (entry.isDirectory())
    return missing(
      'infrastructure',
      `${path} is a folder. Name a file in it: ${option} ${join(path, usualName)}`,
    );
  const kept = `${path} is already there and is ${other}. Remove it, or name another file with ${option}.`;
  // A link, such as /dev/stdout, would itself be replaced.
  if (!entry.isFile()) return missing('infrastructure', kept);
  const start = await readOrdinaryStart(path, BEGIN_BYTES);
  if (!start.ok) return missing('infrastructure', `${path} can't be replaced: it ${start.why}.`);
  const text = Buffer.from(start.bytes).toString('utf8');
  return text === '' || begin.test(text) ? await tryOut(path) : missing('infrastructure', kept);
}

/** Writes an empty file beside the one that is to come, and removes it. */
async function tryOut(path: string): Promise<Read<null>> {
  const partial = partialOf(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, '', { flag: 'wx' });
    await rm(partial);
    return known(null);
  } catch (error) {
    return cannotWrite(path, error);
  }
}

/** What a run left that was killed outright as it wrote. */
async function removePartial(path: string): Promise<void> {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  const names = (await readdir(folder)).filter(
    (name) => name.startsWith(start) && PARTIAL.test(name.slice(start.length)),
  );
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** A name that nobody can have put a link at. */
function partialOf(path: string): string {
  return `${path}.${randomUUID()}.partial`;
}

function cannotWrite(path: string, error: unknown): Read<never> {
  // Its folder has been made by then: the file that is not there is the one that was to be made.
  if (systemCode(error) === 'ENOENT')
    return missing(
      'infrastructure',
      `${path} could not be written: no file can be made in ${dirname(path)}. Name one in another folder.`,
    );
  return missing('infrastructure', `${path} could not be written: ${systemWords(error)}.`);
}
