import type { Argv } from '../evidence/reuse.js';
import { type CargoArguments, readCargoArguments } from './cargo-arguments.js';

/** The arguments of cargo's runs that are of the whole workspace. */
export interface CargoArgv {
  readonly metadata: Argv;
  readonly build: Argv;
  /** Of `cargo-clippy`. */
  readonly clippy: Argv;
}

/** Wrappers that a configuration file names, taken out. Their variables already do that; this also shows in the command. */
const WITHOUT_WRAPPERS = [
  '--config',
  'build.rustc-wrapper=""',
  '--config',
  'build.rustc-workspace-wrapper=""',
];
/** `[env]` may overwrite what `cargo clippy` hands to its driver, and so allow every lint. */
const WITHOUT_CLIPPY_ARGS = [
  '--config',
  'env.CLIPPY_ARGS.value=""',
  '--config',
  'env.CLIPPY_ARGS.force=true',
];

/**
 * What cargo is given for each. Clippy runs as `cargo-clippy clippy`, for `cargo clippy` would follow an alias of that name in a
 * configuration file; and with `--config` behind the subcommand, for cargo hands on to it nothing that stands before.
 */
export function cargoArgv({ metadata, build }: CargoArguments): CargoArgv {
  const lint = ['clippy', '--workspace', '--all-targets', '--message-format=json', ...build];
  return {
    metadata: ['metadata', '--no-deps', '--format-version', '1', ...metadata],
    build: ['test', '--workspace', '--no-run', '--message-format=json', ...build, ...WITHOUT_WRAPPERS],
    clippy: [...lint, ...WITHOUT_WRAPPERS, ...WITHOUT_CLIPPY_ARGS],
  };
}

/** The same as evidence tells them, with their programs: by these a capture is known before it begins. */
export function workspaceCommands(args: CargoArguments): readonly Argv[] {
  const { metadata, build, clippy } = cargoArgv(args);
  return [
    ['cargo', ...metadata],
    ['cargo', ...build],
    ['cargo-clippy', ...clippy],
  ];
}

/**
 * What captures run, by the `cargo-args` that they are given; `own` are this machine's. Arguments that no capture takes give
 * commands that nothing ran.
 */
export function commandsFor(
  own: readonly string[],
): (cargoArgs: readonly string[] | null) => readonly Argv[] {
  return (cargoArgs) => {
    const args = readCargoArguments(cargoArgs ?? own);
    return args.state === 'known' ? workspaceCommands(args.value) : [['cargo', ...(cargoArgs ?? own)]];
  };
}
