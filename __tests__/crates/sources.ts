import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe } from '@jest/globals';
import type { Tree } from './edits.js';

const PINS = join(import.meta.dirname, 'pins');

/** Where cargo keeps the sources of the pinned crates, by `name-version`, or why it can't have them. */
export type Sources =
  | { readonly state: 'here'; readonly folders: ReadonlyMap<string, string> }
  | { readonly state: 'missing'; readonly reason: string };

/** Has cargo download the pinned crates, which checks their checksums. */
export function readSources(): Sources {
  for (const tool of ['cargo', 'cargo-clippy', 'rustfmt', 'git']) {
    if (spawnSync(tool, ['--version']).status !== 0)
      return { state: 'missing', reason: `${tool} is not installed` };
  }
  const scratch = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-pins-'));
  try {
    cpSync(PINS, scratch, { recursive: true });
    writeFileSync(join(scratch, 'lib.rs'), '');
    const args = ['metadata', '--locked', '--format-version', '1'];
    const { status, stdout, stderr } = spawnSync('cargo', args, {
      cwd: scratch,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0)
      return { state: 'missing', reason: `cargo can't download the pinned crates: ${stderr}` };
    return { state: 'here', folders: foldersIn(stdout) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function foldersIn(metadata: string): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(metadata) as {
    packages: readonly { name: string; version: string; manifest_path: string }[];
  };
  return new Map(
    packages.map(({ name, version, manifest_path }) => [`${name}-${version}`, dirname(manifest_path)]),
  );
}

/** What cargo adds to a published package, and the lock file of its authors. */
const NOT_SOURCE =
  /^(?:\.cargo-ok|\.cargo-checksum\.json|\.cargo_vcs_info\.json|Cargo\.toml\.orig|Cargo\.lock)$/;

/** The files of a downloaded crate, below `folder` of the work tree; empty for its top. */
export function crateFiles(sources: ReadonlyMap<string, string>, pin: string, folder: string): Tree {
  const from = sources.get(pin);
  if (from === undefined) throw new Error(`${pin} is not among the pinned crates`);
  const tree: Tree = new Map();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(from.length + 1);
    if (entry.isFile() && !NOT_SOURCE.test(name))
      tree.set(folder === '' ? name : `${folder}/${name}`, readFileSync(path));
  }
  return tree;
}

/** The downloaded crates: empty where this machine can't have them, and then the suite does not run. */
export const SOURCES = readSources();

/**
 * Suites of real crates need cargo and the registry. Without them they count as not run and say why; where `CI=true`, they run
 * and fail.
 */
export function describeCrate(name: string, suite: () => void): void {
  if (SOURCES.state === 'here' || process.env.CI === 'true') {
    describe(name, suite);
    return;
  }
  process.stderr.write(`\n${name} IS NOT RUN: ${SOURCES.reason}\n`);
  describe.skip(`${name} (not run: ${SOURCES.reason.split('\n', 1)[0]})`, suite);
}
