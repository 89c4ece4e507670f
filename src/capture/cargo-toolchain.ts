import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { UNKNOWN_TOOLCHAIN } from '../evidence/toolchain.js';
import { findExecutable } from './executable.js';
import type { ProcessResult } from './process.js';

/** The programs that build and run the code. */
export interface Toolchain {
  /** What `rustc -V` prints. */
  readonly version: string;
  /** The machine's own target triple. */
  readonly host: string;
  /** Absolute. */
  readonly cargo: string;
  readonly cargoClippy: string | null;
  /** The compiler itself, not a proxy that chooses one: `build.rustc` of a configuration file is beaten by it. */
  readonly rustc: string;
  readonly rustdoc: string;
}

/** Asks a program; nobody else's output is captured meanwhile. */
export type AskProgram = (command: string, args: readonly string[]) => Promise<ProcessResult>;

/** Why there is no toolchain, in whole sentences. */
export interface NoToolchain {
  readonly missing: string;
}

/** Finds the toolchain that `rustc` and `cargo` are in the workspace's folder (a toolchain file there may choose). */
export async function findToolchain(
  env: Readonly<Record<string, string>>,
  ask: AskProgram,
): Promise<Toolchain | NoToolchain> {
  const cargo = await findTool('cargo', env);
  const proxy = await findTool('rustc', env);
  if (cargo === null || proxy === null) {
    const name = cargo === null ? 'cargo' : 'rustc';
    return {
      missing: `No folder of PATH holds \`${name}\`. Install Rust before plan-gate captures (rustup, or dtolnay/rust-toolchain in a workflow).`,
    };
  }
  const [verbose, root] = await Promise.all([ask(proxy, ['-vV']), ask(proxy, ['--print', 'sysroot'])]);
  if (verbose.exitCode !== 0 || root.exitCode !== 0) {
    const failed = verbose.exitCode !== 0 ? verbose : root;
    return { missing: `\`rustc\` ${failed.reason}: ${lastLine(failed.stderr)}` };
  }
  const lines = verbose.stdout.toString('utf8').split('\n');
  const folder = join(root.stdout.toString('utf8').trim(), 'bin');
  return {
    version: lines[0]?.trim() || UNKNOWN_TOOLCHAIN,
    host:
      lines
        .find((line) => line.startsWith('host: '))
        ?.slice('host: '.length)
        .trim() ?? '',
    cargo,
    cargoClippy: await findTool('cargo-clippy', env),
    rustc: (await existing(join(folder, executable('rustc')))) ?? proxy,
    rustdoc: (await existing(join(folder, executable('rustdoc')))) ?? 'rustdoc',
  };
}

/** A name in PATH, else in cargo's own folder, where rustup installs whether or not PATH was told. */
async function findTool(name: string, env: Readonly<Record<string, string>>): Promise<string | null> {
  const home = env.CARGO_HOME ?? join(env.HOME ?? env.USERPROFILE ?? '/', '.cargo');
  return (await findExecutable(name, env.PATH)) ?? (await findExecutable(name, join(home, 'bin')));
}

function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

async function existing(file: string): Promise<string | null> {
  return access(file, constants.X_OK).then(
    () => file,
    () => null,
  );
}

function lastLine(stderr: Buffer): string {
  return stderr.toString('utf8').trim().split('\n').at(-1) ?? '';
}
