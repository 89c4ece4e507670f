import { basename, isAbsolute, resolve } from 'node:path';
import { MODE_SUBMODULE } from '../changes/changed-file.js';
import type { EvidenceProblem } from '../evidence/evidence.js';
import type { SourceNames } from '../parsers/source-path.js';
import { folderIn } from './capture-place.js';
import { depInfoFiles } from './dep-info-files.js';
import type { Clone } from './git.js';

/** Where the settings that clippy may follow are. */
export interface SettingsPlace {
  readonly clone: Clone;
  readonly commit: string;
  /** Top of the work tree. */
  readonly repository: string;
  readonly workspaceRoot: string;
  readonly names: SourceNames;
}

const SETTINGS: readonly string[] = ['clippy.toml', '.clippy.toml'];

/**
 * Whether clippy followed other settings than the commit's, by what each compilation says that it read. This finds what no
 * message of cargo's tells: variables that a configuration file sets in place of a build script, a `clippy.toml` that git
 * ignores, and one above the repository. To be asked after clippy and before any test runs.
 */
export async function clippySettingsProblems(
  targetFolder: string,
  place: SettingsPlace,
): Promise<readonly EvidenceProblem[]> {
  const withArguments = new Set<string>();
  const settings = new Set<string>();
  for await (const { name, files, variables } of depInfoFiles(targetFolder)) {
    if (variables.get('CLIPPY_ARGS')) withArguments.add(name.replace(/-[0-9a-f]+\.d$/, ''));
    for (const path of files.filter((each) => SETTINGS.includes(basename(each)))) {
      settings.add(isAbsolute(path) ? path : resolve(place.workspaceRoot, path));
    }
  }
  const foreign = settings.size === 0 ? [] : await notOfTheCommit([...settings].sort(), place);
  return [...[...withArguments].sort().map(argumentsSet), ...foreign];
}

function argumentsSet(crate: string): EvidenceProblem {
  const message = `CLIPPY_ARGS was set for crate ${crate}, so clippy did not report all that it found. Take it out of the build script, or of \`rustc-env\` in the cargo configuration.`;
  return { code: 'clippy-settings', message };
}

async function notOfTheCommit(
  paths: readonly string[],
  { clone, commit, repository, names }: SettingsPlace,
): Promise<readonly EvidenceProblem[]> {
  const listed = await clone.listFiles(commit, '');
  if (listed.state === 'missing') return [{ code: 'clippy-settings', message: listed.reason }];
  const files = new Set(listed.value.map(({ path }) => path));
  const submodules = listed.value.filter(({ mode }) => mode === MODE_SUBMODULE).map(({ path }) => `${path}/`);
  const isCommitted = (path: string) =>
    files.has(path) || submodules.some((folder) => path.startsWith(folder));
  return paths
    .map((path) => ({ path, own: folderIn(repository, path) }))
    .filter(({ own }) => own === null || !isCommitted(own))
    .map(({ path, own }) => {
      const message = `Clippy took its settings from ${own ?? names.stableText(path)}, which is no file of the commit. Remove that file, or commit it.`;
      return { code: 'clippy-settings', message };
    });
}
