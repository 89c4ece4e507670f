import type { EvidenceProblem } from '../evidence/evidence.js';
import type { CargoWorkspace } from '../parsers/cargo-metadata.js';
import type { CargoStream } from '../parsers/cargo-stream.js';

/** Which run of cargo: each heeds other variables. */
export type CargoTask = 'tests' | 'clippy';

/** The dynamic linker loads what these name into the compiler, which may then say anything. */
const PRELOADING: readonly string[] = ['LD_PRELOAD', 'LD_AUDIT', 'DYLD_INSERT_LIBRARIES'];

/**
 * What clippy-driver reads from its environment and a build script can set by `rustc-env`; each was tried. The first beside
 * the family says where the search for `clippy.toml` begins, the second which lints apply, the last where the standard library is.
 */
const OF_CLIPPY: readonly string[] = ['CARGO_MANIFEST_DIR', 'CARGO_PKG_RUST_VERSION', 'SYSROOT'];
const CLIPPY_FAMILY = 'CLIPPY_';

/**
 * Variables that build scripts of the workspace set for the compiler of their own crate, and that change what it reports.
 * Every other variable is for the crate's code to read. `RUSTC_BOOTSTRAP` is refused by cargo itself.
 */
export function buildScriptProblems(
  task: CargoTask,
  { buildScripts }: Pick<CargoStream, 'buildScripts'>,
  { packages }: Pick<CargoWorkspace, 'packages'>,
): readonly EvidenceProblem[] {
  const messages = buildScripts.flatMap(({ packageId, variables }) => {
    const owner = packages.find(({ id }) => id === packageId);
    return variables
      .filter(([name, value]) => isHeeded(task, name) && owner?.variables[name] !== value)
      .map(([name]) => messageFor(task, owner?.name ?? packageId, name));
  });
  return [...new Set(messages)].map((message) => ({ code: 'build-script-variable', message }));
}

function isHeeded(task: CargoTask, name: string): boolean {
  // Windows takes names in any case for the same.
  const known = process.platform === 'win32' ? name.toUpperCase() : name;
  if (PRELOADING.includes(known)) return true;
  return task === 'clippy' && (known.startsWith(CLIPPY_FAMILY) || OF_CLIPPY.includes(known));
}

function messageFor(task: CargoTask, owner: string, name: string): string {
  const who = task === 'clippy' ? 'clippy' : 'the compiler';
  return `The build script of package ${owner} sets ${name} for its own crate, which changes what ${who} does with it. Take the \`rustc-env=${name}\` out of the build script.`;
}
