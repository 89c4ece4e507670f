import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toBaseline } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { BaselineSnapshot } from '../../src/evidence/snapshot.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import { CLI } from '../cli/cli-process.js';
import type { GitFixture } from '../double/git-fixture.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  evidenceOf,
  fixtureFiles,
  repositoryOf,
  temporaryFolder,
} from './cargo-fixture.js';
import { LIB } from './victim.js';

/** A user that the machine has no name for. */
const OTHER = 23_456;
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const AS_OTHER: readonly string[] = [`--reuid=${OTHER}`, `--regid=${OTHER}`, '--clear-groups'];

function runAsOther(command: readonly string[], env: Readonly<Record<string, string>>) {
  return spawnSync('setpriv', [...AS_OTHER, ...command], { cwd: '/', env, encoding: 'utf8' });
}

/**
 * Only root can become another user, and only Linux has `setpriv`. Where that, or cargo, can't be had, CI too passes these
 * tests by, and says so as skipped.
 */
const CAN_CHANGE =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  runAsOther(['true'], { PATH: SYSTEM_PATH }).status === 0 &&
  ['cargo', 'cargo-clippy'].every((name) => spawnSync(name, ['--version']).status === 0);
const describeAsOther = CAN_CHANGE ? describe : describe.skip;

/** The toolchain may lie in a home that is closed to others: its files, at a place that is open. */
function openToolchain(place: string): void {
  const root = spawnSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).stdout.trim();
  // Links are made at once, but only within one disk.
  const linked = spawnSync('cp', ['-al', root, place]).status === 0;
  if (!linked) rmSync(place, { recursive: true, force: true });
  expect(linked || spawnSync('cp', ['-a', root, place]).status === 0).toBe(true);
}

describeAsOther('a capture by another user (needs root, setpriv and cargo)', () => {
  let home: ReturnType<typeof temporaryFolder>;
  beforeAll(() => {
    home = temporaryFolder('other-user');
    mkdirSync(join(home.path, 'tmp'));
    openToolchain(join(home.path, 'toolchain'));
    for (const folder of [home.path, join(home.path, 'tmp')]) chownSync(folder, OTHER, OTHER);
  }, CAPTURE_TIMEOUT_MS);
  afterAll(() => home.remove());

  /** Runs the command line, and answers with the file that it wrote. */
  function ofOther(repository: GitFixture, command: 'capture' | 'baseline', options: readonly string[] = []) {
    const out = join(home.path, `${command}.json`);
    const args = [command, '--repo', repository.dir, '--out', out, ...options];
    const PATH = `${join(home.path, 'toolchain/bin')}:${SYSTEM_PATH}`;
    const env = { PATH, HOME: home.path, TMPDIR: join(home.path, 'tmp') };
    const { status, stderr } = runAsOther([process.execPath, ...CLI, ...args], env);
    if (status !== 0) throw new Error(stderr);
    expect(lstatSync(out).uid).toBe(OTHER);
    expect(readdirSync(env.TMPDIR)).toEqual([]);
    return readFileSync(out, 'utf8');
  }

  it(
    'in a clone that is not theirs and that they cannot write to gives the same bytes',
    async () => {
      const repository = repositoryOf(fixtureFiles('traps'));
      chmodSync(repository.dir, 0o755);
      const own = evidenceOf(await capture(repository));
      expect(own.problems).toEqual([]);
      expect(ofOther(repository, 'capture', ['--ref', own.ref])).toBe(serializeEvidence(own));
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'of a commit in a worktree of their own clone gives the same hashes',
    async () => {
      const repository = repositoryOf(crate('victim', { 'src/lib.rs': LIB }));
      const own = evidenceOf(await capture(repository));
      chownAll(repository.dir);
      chownAll(repository.gitDir);
      const text = ofOther(repository, 'baseline', ['--commit', own.commit_oid, '--ref', own.ref]);
      const others = JSON.parse(text) as BaselineSnapshot;
      expect(hashSnapshot(others)).toEqual(hashSnapshot(own));
      expect(text).toBe(serializeSnapshot(toBaseline(own, own.ref)));
      repository.remove();
    },
    CAPTURE_TIMEOUT_MS,
  );
});

function chownAll(folder: string): void {
  chownSync(folder, OTHER, OTHER);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, name), OTHER, OTHER);
  }
}
