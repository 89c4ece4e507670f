import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

/** What the system's error codes mean, as the rest of a sentence such as `plan.json: there is no such file`. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it is there already',
  EIO: 'the device failed',
  EISDIR: 'it is a folder',
  ELOOP: 'its symlinks lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENOENT: 'there is no such file',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'a part of its path is a file',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'the system does not permit it',
  EROFS: 'the file system is read-only',
};

/** Why a system call failed, in plain words where its code is a common one, else in the system's own. */
export function systemWords(error: unknown): string {
  return wordsOfCode(error) ?? (error instanceof Error ? error.message : String(error));
}

/**
 * A sentence about an error that this machine is to blame for: a folder that can't be written to, a full disk. `null` for
 * every other error, which is a fault of plan-gate.
 */
export function machineFailure(error: unknown): string | null {
  const words = wordsOfCode(error);
  if (words === null) return null;
  const { path, syscall } = error as NodeJS.ErrnoException;
  if (path === undefined) return `The system refused ${syscall ?? 'a call'}: ${words}.`;
  if (syscall !== 'mkdtemp') return `${path}: ${words}.`;
  const folder = dirname(path);
  return folder === tmpdir()
    ? `The temporary folder ${folder} can't be written to; set TMPDIR.`
    : `The folder ${folder} can't be written to.`;
}

/** The code of a system call's error, such as `ENOENT`; `null` for every other error. */
export function systemCode(error: unknown): string | null {
  // By its shape, since an error of another realm is no instance of ours. Only those of system calls have a number as well.
  if (typeof error !== 'object' || error === null || !('code' in error) || !('errno' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

function wordsOfCode(error: unknown): string | null {
  const code = systemCode(error);
  return code !== null && Object.hasOwn(WORDS, code) ? (WORDS[code] ?? null) : null;
}
