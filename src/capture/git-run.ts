import { known, type Missing, missing, type Read } from '../facts.js';
import { type ProcessResult, runProcess } from './process.js';

/** One git command. Names from a pull request go to git as whole arguments or through its standard input. */
export interface GitCall {
  readonly args: readonly string[];
  readonly stdin?: Uint8Array | string;
  /** Exit codes that are answers; only 0 when absent. */
  readonly answers?: readonly number[];
  /** Bytes of stdout and stderr together. */
  readonly maxOutputBytes?: number;
  /** Settings above every configuration file, for names that a `-c` could not spell (they may hold `=`). */
  readonly config?: readonly (readonly [key: string, value: string])[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitAnswer {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** The end of it, on one line. */
  readonly stderr: string;
}

/** Runs git in one repository. A git that can't be run, or exits with no answer, is `missing`. */
export type RunGit = (call: GitCall) => Promise<Read<GitAnswer>>;

export interface GitPlace {
  readonly gitPath: string;
  readonly cwd: string;
  readonly timeoutMs: number;
  /** Pins the repository, so that no other one is discovered later. Absent: git looks for one from `cwd` upwards. */
  readonly gitDirectory?: string;
  readonly workTree?: string;
}

const DEFAULT_MAX_OUTPUT = 16 * 1024 * 1024;

/** What git may inherit: where programs and its user's configuration are. No `GIT_*`, which could point it elsewhere. */
const INHERITED = [
  'PATH',
  'HOME',
  'XDG_CONFIG_HOME',
  'TMPDIR',
  // Windows only.
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'PROGRAMFILES',
  'SYSTEMROOT',
  'WINDIR',
  'TEMP',
  'TMP',
];

const FIXED_ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_PAGER: 'cat',
  // History as it was committed: without replacement refs and without the grafts file. No file can have this name.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null/none',
  // A path is a path, also when it begins with ":(" or holds "*".
  GIT_LITERAL_PATHSPECS: '1',
  // A partial clone would fetch what it lacks, through whatever program its configuration names. Git heeds the first
  // since 2.44; the second refuses every transport, in any version. It names the one that is allowed: a name that no
  // configuration could give an alias, by which git would look for that transport's program.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'no\nsuch',
};

/**
 * Above the repository's own configuration, which may be hostile where code of a pull request ran before: none of it may
 * start a program. Ownership is not what protects here, so a clone of another user (a container's, say) is fine.
 */
const FIXED_CONFIG = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'core.askPass=',
  'core.sshCommand=false',
  'credential.helper=',
  'core.quotePath=false',
  'log.showSignature=false',
  'submodule.recurse=false',
  'safe.directory=*',
];

export function gitRunner(place: GitPlace): RunGit {
  return async (call) => {
    const result = await runProcess({
      command: place.gitPath,
      args: ['--no-pager', ...FIXED_CONFIG.flatMap((setting) => ['-c', setting]), ...call.args],
      cwd: place.cwd,
      env: environment(place, call),
      ...(call.stdin === undefined ? {} : { stdin: call.stdin }),
      timeoutMs: place.timeoutMs,
      maxOutputBytes: call.maxOutputBytes ?? DEFAULT_MAX_OUTPUT,
    });
    const { exitCode, stdout } = result;
    if (result.ended !== 'exit' || exitCode === null || !(call.answers ?? [0]).includes(exitCode)) {
      return failure(place, call, result);
    }
    return known({ exitCode, stdout, stderr: oneLine(result.stderr) });
  };
}

function environment(place: GitPlace, call: GitCall): Record<string, string> {
  const env: Record<string, string> = { ...FIXED_ENVIRONMENT };
  for (const name of INHERITED) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  if (place.gitDirectory !== undefined) env.GIT_DIR = place.gitDirectory;
  if (place.workTree !== undefined) env.GIT_WORK_TREE = place.workTree;
  const config = call.config ?? [];
  if (config.length > 0) env.GIT_CONFIG_COUNT = String(config.length);
  for (const [index, [key, value]] of config.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return { ...env, ...call.env };
}

function failure(place: GitPlace, call: GitCall, result: ProcessResult): Missing {
  const said = oneLine(result.stderr);
  const words = said === '' ? '' : ` and said: ${said}`;
  const advice =
    result.ended === 'not-started'
      ? 'Install git, and put it into a folder of PATH.'
      : 'Check the clone with git fsck, or clone again.';
  const reason = `git ${call.args[0]} in ${place.cwd} ${result.reason}${words}. ${advice}`;
  return missing('infrastructure', reason);
}

const MAX_WORDS = 500;

function oneLine(stderr: Buffer): string {
  const text = stderr
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return [...text].slice(-MAX_WORDS).join('');
}
