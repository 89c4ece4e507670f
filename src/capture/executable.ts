import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The file that a command names. A bare name is looked up in the absolute folders of `path` only: on Windows the
 * system would look in the working directory first, which here is often a checkout of somebody else's pull request,
 * and a relative entry of PATH has the same effect everywhere. `null` when no folder holds such a program.
 */
export async function findExecutable(command: string, path: string | undefined): Promise<string | null> {
  if (command.includes('/') || (process.platform === 'win32' && command.includes('\\'))) return command;
  const names =
    process.platform === 'win32' && !/\.(exe|com)$/i.test(command)
      ? // Batch files are left out: they cannot be started without a shell.
        [`${command}.exe`, `${command}.com`]
      : [command];
  for (const folder of (path ?? '').split(delimiter).filter((entry) => isAbsolute(entry))) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (await isProgram(candidate)) return candidate;
    }
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
