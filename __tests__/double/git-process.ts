import { spawn, spawnSync } from 'node:child_process';
import { devNull } from 'node:os';

/** What a git process answered. Output is bytes: names in it need not be UTF-8. */
export interface GitAnswer {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * An environment in which git sees nothing of the person who runs the tests: no configuration, no identity, no
 * surrounding repository (a hook that runs the tests sets `GIT_DIR`), no prompts.
 */
export function isolatedGitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
  return {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_SYSTEM: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
  };
}

/** Runs git to its end without blocking; a failure is an answer with its exit code, not an exception. */
export function runGit(gitDir: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [`--git-dir=${gitDir}`, ...args], {
      cwd: gitDir,
      env: isolatedGitEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') }),
    );
  });
}

/** Runs git in a folder and waits; for building fixtures. Throws with git's own words when it fails. */
export function runGitSync(folder: string, args: readonly string[], input: Buffer | string = ''): Buffer {
  const answer = spawnSync('git', args, {
    cwd: folder,
    env: isolatedGitEnvironment(),
    input,
    maxBuffer: 1 << 30,
  });
  if (answer.error !== undefined) throw answer.error;
  if (answer.status !== 0) {
    throw new Error(`git ${args.join(' ')} ended with ${answer.status}: ${answer.stderr.toString('utf8')}`);
  }
  return answer.stdout;
}
