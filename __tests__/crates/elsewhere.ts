import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI, type CliResult, runProgram } from './workshop.js';

/** What most systems call nobody. */
const OTHER_USER = '65534';

/**
 * The homes of cargo and rustup are mounted where the other user can reach them, for root's own home folder is closed. The mounts
 * are of a namespace that ends with the command.
 */
const AS_OTHER_USER = [
  'mount --bind "$OWN_CARGO_HOME" "$CARGO_HOME"',
  'mount --bind "$OWN_RUSTUP_HOME" "$RUSTUP_HOME"',
  'export PATH="$CARGO_HOME/bin:$PATH"',
  'unset OWN_CARGO_HOME OWN_RUSTUP_HOME',
  `exec setpriv --reuid=${OTHER_USER} --regid=${OTHER_USER} --clear-groups "$@"`,
].join(' && ');

/** Whether a capture as another user can be had here: it takes root, and may be forbidden even so. */
export const HAS_OTHER_USER =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount --bind /tmp /mnt && setpriv --reuid=65534 true'])
    .status === 0;

/** Captures a branch of a repository in another folder, with one test at a time and, where that can be had, as another user. */
export function captureElsewhere(
  repository: string,
  branch: string,
): CliResult & { evidence: Buffer | null } {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'plan-gate-somewhere-else-'));
  try {
    const clone = join(folder, 'deeper', 'and with a space');
    for (const name of ['deeper', 'home', 'cargo', 'rustup', 'tmp']) mkdirSync(join(folder, name));
    const cloned = spawnSync('git', ['clone', '--quiet', '--branch', branch, repository, clone]);
    if (cloned.status !== 0) throw new Error(`git clone: ${cloned.stderr}`);
    const out = join(folder, 'tmp', 'evidence.json');
    const flags = ['--env', 'RUST_TEST_THREADS', '--env', 'CARGO_BUILD_JOBS', '--out', out];
    const command = [process.execPath, CLI, 'capture', ...flags];
    const env = {
      ...process.env,
      RUST_TEST_THREADS: '1',
      CARGO_BUILD_JOBS: '3',
      TMPDIR: join(folder, 'tmp'),
    };
    const result = HAS_OTHER_USER ? asOtherUser(command, clone, folder, env) : run(command, clone, env);
    return { ...result, evidence: result.status === 0 ? readFileSync(out) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([program = '', ...args]: readonly string[], cwd: string, env: NodeJS.ProcessEnv): CliResult {
  return runProgram(program, args, cwd, env);
}

function asOtherUser(
  command: readonly string[],
  cwd: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): CliResult {
  spawnSync('chown', ['-R', `${OTHER_USER}:${OTHER_USER}`, folder]);
  spawnSync('chmod', ['0755', folder]);
  return runProgram('unshare', ['--mount', 'sh', '-c', AS_OTHER_USER, 'sh', ...command], cwd, {
    ...env,
    HOME: join(folder, 'home'),
    OWN_CARGO_HOME: process.env.CARGO_HOME ?? join(homedir(), '.cargo'),
    OWN_RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup'),
    CARGO_HOME: join(folder, 'cargo'),
    RUSTUP_HOME: join(folder, 'rustup'),
  });
}
