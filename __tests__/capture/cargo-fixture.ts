import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { type Captured, captureEvidence } from '../../src/capture/capture.js';
import { type CaptureRequest, DEFAULT_LIMITS } from '../../src/capture/capture-request.js';
import type { Read } from '../../src/facts.js';
import type { FileEntries } from '../double/fast-import.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';

const HAS_CARGO = ['cargo', 'cargo-clippy'].every((name) => spawnSync(name, ['--version']).status === 0);

/**
 * Tests that run real cargo. Without it they do not run on a developer's machine, and say so as skipped; in CI, where
 * `CI=true`, they run and fail.
 */
export const describeWithCargo = HAS_CARGO || process.env.CI === 'true' ? describe : describe.skip;

/** Building the smallest crate takes seconds on a busy machine of two processors, and a workspace takes several times that. */
export const CAPTURE_TIMEOUT_MS = 300_000;

const CRATES = join(import.meta.dirname, '../fixtures/crates');

/** The files of a fixture folder as a commit takes them. */
export function fixtureFiles(name: string): Record<string, Buffer> {
  const folder = join(CRATES, name);
  const files: Record<string, Buffer> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1).replaceAll('\\', '/')] = readFileSync(path);
  }
  return files;
}

/** A crate without dependencies: its manifest, its lock file, what it ignores, and whatever `files` says besides or instead. */
export function crate(name: string, files: Record<string, string | null>): FileEntries {
  return {
    'Cargo.toml': `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n`,
    'Cargo.lock': `version = 4\n\n[[package]]\nname = "${name}"\nversion = "0.1.0"\n`,
    '.gitignore': '/target\n',
    ...files,
  };
}

/** A repository with one commit, checked out. */
export function repositoryOf(files: FileEntries): GitFixture {
  const repository = createRepository();
  repository.commit(files);
  repository.checkout('main');
  return repository;
}

/** Captures a repository as it is checked out; `more` changes the request. */
export function capture(
  repository: Pick<GitFixture, 'dir'>,
  more: Partial<CaptureRequest> = {},
): Promise<Read<Captured>> {
  return captureEvidence({
    repository: repository.dir,
    workspace: '',
    ref: 'main',
    cargoArgs: [],
    extraEnvironment: [],
    environment: process.env,
    limits: { ...DEFAULT_LIMITS, totalMs: CAPTURE_TIMEOUT_MS - 20_000 },
    ...more,
  });
}

/** The evidence of a capture that got as far as to have some. */
export function evidenceOf(captured: Read<Captured>) {
  if (captured.state === 'missing') throw new Error(captured.reason);
  return captured.value.evidence;
}

/** A temporary folder; `remove` it at the end. */
export function temporaryFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `plan-gate-${name}-`)));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Copies a work tree without its history. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.git') });
}
