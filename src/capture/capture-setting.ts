import { join } from 'node:path';
import { known, missing, type Read } from '../facts.js';
import { createRunFolder, type RunFolder } from './capture-folder.js';
import { findPlace } from './capture-place.js';
import type { CaptureRequest } from './capture-request.js';
import { createRunner } from './capture-runner.js';
import type { CaptureSetting } from './capture-session.js';
import { readCargoArguments } from './cargo-arguments.js';
import { cargoEnvironment, inheritedEnvironment } from './cargo-environment.js';
import { removeLeftovers } from './worktree.js';

/**
 * Makes what everything of a capture starts from, hands it to `use`, and removes it whatever comes of that. `checkEnv` is the
 * environment of programs that are not cargo.
 */
export async function withSetting<T>(
  request: CaptureRequest,
  use: (setting: CaptureSetting, checkEnv: Readonly<Record<string, string>>) => Promise<Read<T>>,
): Promise<Read<T>> {
  const args = readCargoArguments(request.cargoArgs);
  if (args.state === 'missing') return args;
  const inherited = inheritedEnvironment(request.environment, request.extraEnvironment);
  if (inherited.state === 'missing') return inherited;
  // Git waits for ever at a pipe that a test leaves where it looks for rules, so it has no more time than all of it.
  const place = await findPlace({ ...request, timeoutMs: request.limits.totalMs });
  if (place.state === 'missing') return place;
  await removeLeftovers(place.value.clone, place.value.temporaryFolder);
  const folder = openFolder(place.value.temporaryFolder);
  if (folder.state === 'missing') return folder;
  const runner = createRunner(folder.value, request.limits, request.signal);
  try {
    const env = { ...cargoEnvironment(inherited.value), ...temporaryFolderIn(folder.value) };
    const setting = { request, place: place.value, folder: folder.value, runner, args: args.value, env };
    return await use(setting, { ...inherited.value, ...temporaryFolderIn(folder.value) });
  } finally {
    runner.dispose();
    await folder.value.remove();
  }
}

function openFolder(base: string): Read<RunFolder> {
  try {
    return known(createRunFolder(base));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return missing('infrastructure', `No temporary folder could be made in ${base}: ${why}.`);
  }
}

/** Windows has two other names for it. */
function temporaryFolderIn(folder: RunFolder): Record<string, string> {
  const path = join(folder.path, 'tmp');
  return process.platform === 'win32' ? { TEMP: path, TMP: path } : { TMPDIR: path };
}
