import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceCommand } from '../evidence/evidence.js';
import { known, missing, type Read } from '../facts.js';
import type { CargoWorkspace } from '../parsers/cargo-metadata.js';
import { type SourceNames, sourceNames } from '../parsers/source-path.js';
import type { RunFolder } from './capture-folder.js';
import { type CapturePlace, folderIn } from './capture-place.js';
import type { CaptureProgress, CaptureRequest, CaptureStep } from './capture-request.js';
import type { Runner } from './capture-runner.js';
import type { CargoArguments } from './cargo-arguments.js';
import { type CargoPlace, readWorkspace } from './cargo-commands.js';
import { findToolchain } from './cargo-toolchain.js';
import type { WorkTreeStatus } from './git-status.js';
import type { SourcePlace } from './ignored-sources.js';

/** What a capture starts from: places, limits and the environment. */
export interface CaptureSetting {
  readonly request: CaptureRequest;
  readonly place: CapturePlace;
  readonly folder: RunFolder;
  readonly runner: Runner;
  readonly args: CargoArguments;
  /** For cargo, with TMPDIR in the run's folder. */
  readonly env: Readonly<Record<string, string>>;
}

/** A capture that knows its toolchain and its workspace. */
export interface CaptureSession {
  readonly setting: CaptureSetting;
  readonly cargo: CargoPlace;
  readonly workspace: CargoWorkspace;
  /** The workspace's root in the repository; empty for its top. */
  readonly workspaceFolder: string;
  /** The same, absolute and without symlinks. */
  readonly workspaceRoot: string;
  readonly names: SourceNames;
  /** Test binaries are built into the first, which also serves plan checks; clippy has one of its own. */
  readonly targetFolders: { readonly tests: string; readonly clippy: string };
  readonly commands: readonly EvidenceCommand[];
  /** What git ignored in the work tree before anything was built. */
  readonly ignored: readonly string[];
}

/** Where a build took what it read from. */
export function sourcePlace(session: CaptureSession): SourcePlace {
  const { setting, workspace, workspaceRoot, targetFolders, ignored } = session;
  const manifests = workspace.packages.map(({ manifestPath }) => manifestPath);
  return {
    repository: setting.place.repository,
    workspaceRoot,
    manifests,
    targetFolders: Object.values(targetFolders),
    ignored,
  };
}

/** Finds the toolchain and the workspace. Without them nothing can be captured. */
export async function openSession(
  setting: CaptureSetting,
  { ignored }: Pick<WorkTreeStatus, 'ignored'>,
): Promise<Read<CaptureSession>> {
  const { place, runner, env, args, folder } = setting;
  const cwd = place.directory;
  const toolchain = await findToolchain(env, (command, words) =>
    runner.run({ command, args: words, cwd, env }),
  );
  if ('missing' in toolchain) return missing('infrastructure', toolchain.missing);
  const cargo: CargoPlace = { runner, toolchain, cwd, env, args };
  const { workspace, command } = await inStep(
    setting,
    'metadata',
    () => readWorkspace(cargo),
    (read) => read.workspace.state === 'known',
  );
  if (workspace.state === 'missing') return workspace;
  const root = await realpath(workspace.value.root);
  const workspaceFolder = folderIn(place.repository, root);
  if (workspaceFolder === null) {
    return missing(
      'incomplete-evidence',
      `The Cargo workspace of \`${setting.request.workspace}\` has its root outside of the repository, at ${root}. Check out the repository that holds it.`,
    );
  }
  const base = setting.request.targetFolder ?? folder.path;
  const targetFolders = { tests: join(base, 'target'), clippy: join(base, 'clippy') };
  const names = sourceNames({
    workspaceRoot: root,
    repositoryRoot: place.repository,
    targetFolders: Object.values(targetFolders),
  });
  return known({
    setting,
    cargo,
    workspace: workspace.value,
    workspaceFolder,
    workspaceRoot: root,
    names,
    targetFolders,
    commands: [command],
    ignored,
  });
}

/** Does a long step and tells its begin, its end and how long it took. */
export async function inStep<T>(
  { request }: Pick<CaptureSetting, 'request'>,
  step: CaptureStep,
  work: () => Promise<T>,
  isGood: (result: T) => boolean = () => true,
): Promise<T> {
  const tell = (event: CaptureProgress) => request.progress?.(event);
  const begin = performance.now();
  tell({ kind: 'started', step });
  const result = await work();
  tell({ kind: 'finished', step, ok: isGood(result), ms: performance.now() - begin });
  return result;
}
