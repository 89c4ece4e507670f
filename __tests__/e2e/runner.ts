import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { DEFAULT_TOKEN } from '../double/values.js';
import { inputVariables } from './action-yml.js';
import { type CommandLog, parseCommandLog, parseFileCommands } from './command-log.js';
import { NODE_24, ROOT } from './node24.js';

/** A job's step that uses the action. */
export interface Step {
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly eventName: string;
  /** Written to the event file: bytes as they are, anything else as JSON; `null` leaves the file out. */
  readonly event: unknown;
  readonly with?: Readonly<Record<string, string>>;
  /** What `${{ github.token }}` stands for. */
  readonly token?: string;
  /** A checkout; an empty folder when not given. */
  readonly workspace?: string;
  readonly attempt?: number;
  /** Variables that differ from what a runner sets; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What a step left behind. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output and error, as the runner reads both. */
  readonly log: CommandLog;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  /** Content of the file that output `report` names; `null` when there is none. */
  readonly report: string | null;
  /** The same for the outputs `html` and `sarif`. */
  readonly page: string | null;
  readonly sarif: string | null;
  /** What the step wrote to the files that change later steps: environment, path and state. */
  readonly sideEffects: string;
}

/** A merge commit, as `GITHUB_SHA` of a `pull_request` run is; nothing may be posted to it. */
export const MERGE_SHA = 'f00d'.repeat(10);
/** A copy of what is committed, alone: nothing of `node_modules` can be reached from it, and no build changes it while tests run. */
export const DIST = path.join(mkdtempSync(path.join(tmpdir(), 'plan-gate-dist-')), 'dist');
cpSync(path.join(ROOT, 'dist'), DIST, { recursive: true });
afterAll(() => rmSync(path.dirname(DIST), { recursive: true, force: true }));

const FILES = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'] as const;
const TIMEOUT_MS = 120_000;

/** How a step is started otherwise than a runner does, to see it under trouble. */
export interface Start {
  /** A shell's words before the command, such as `ulimit -v 100000;`, and after it, such as `>/dev/full`. */
  readonly before?: string;
  readonly after?: string;
  /** Called as soon as the process is there. */
  readonly started?: (child: ChildProcess) => void;
}

/** Starts `dist/index.js` the way actions/runner starts a node24 action, and reads what it left behind. */
export async function runStep(step: Step, start: Start = {}): Promise<StepResult> {
  if (NODE_24 === undefined) throw new Error('There is no Node 24.');
  const temp = mkdtempSync(path.join(tmpdir(), 'plan-gate-runner-'));
  try {
    const env = stepEnvironment(step, temp);
    const cwd = env.GITHUB_WORKSPACE ?? temp;
    const command = [NODE_24, path.join(DIST, 'index.js')];
    const shell = ['/bin/sh', '-c', `${start.before ?? ''} exec "$@" ${start.after ?? ''}`, 'sh'];
    const isPlain = start.before === undefined && start.after === undefined;
    const [program = '', ...args] = isPlain ? command : [...shell, ...command];
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    start.started?.(child);
    const { exitCode, stdout, stderr } = await finished(child);
    const file = (name: (typeof FILES)[number]): string => readFileSync(commandFile(temp, name), 'utf8');
    const outputs = parseFileCommands(file('OUTPUT'));
    return {
      exitCode,
      stdout,
      stderr,
      log: parseCommandLog(`${stdout}\n${stderr}`),
      outputs,
      summary: file('STEP_SUMMARY'),
      report: readReport(outputs.get('report')),
      page: readReport(outputs.get('html')),
      sarif: readReport(outputs.get('sarif')),
      sideEffects: file('ENV') + file('PATH') + file('STATE'),
    };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function commandFile(temp: string, name: string): string {
  return path.join(temp, 'commands', name.toLowerCase());
}

function readReport(file: string | undefined): string | null {
  return file === undefined || file === '' ? null : readFileSync(file, 'utf8');
}

/** The whole environment: nothing of whoever runs the tests but the search path, so that a CI's own variables change nothing. */
function stepEnvironment(step: Step, temp: string): Record<string, string> {
  for (const folder of ['commands', 'workspace', 'temp', 'home']) mkdirSync(path.join(temp, folder));
  for (const name of FILES) writeFileSync(commandFile(temp, name), '');
  const eventPath = path.join(temp, 'event.json');
  if (step.event !== null) {
    writeFileSync(eventPath, Buffer.isBuffer(step.event) ? step.event : JSON.stringify(step.event));
  }
  const variables: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: path.join(temp, 'home'),
    TMPDIR: path.join(temp, 'temp'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    ...inputVariables(step.with ?? {}, step.token ?? DEFAULT_TOKEN),
    ...githubVariables(step, eventPath),
    ...Object.fromEntries(FILES.map((name) => [`GITHUB_${name}`, commandFile(temp, name)])),
    GITHUB_WORKSPACE: step.workspace ?? path.join(temp, 'workspace'),
    RUNNER_TEMP: path.join(temp, 'temp'),
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    ...step.env,
  };
  const set = Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}

function githubVariables(step: Step, eventPath: string): Record<string, string> {
  return {
    GITHUB_EVENT_NAME: step.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REPOSITORY: step.repository,
    GITHUB_REPOSITORY_ID: '1296269',
    GITHUB_API_URL: step.apiUrl,
    GITHUB_GRAPHQL_URL: `${step.apiUrl.replace(/\/v3$/, '')}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_RUN_ATTEMPT: String(step.attempt ?? 1),
    GITHUB_WORKFLOW: 'plan',
    GITHUB_JOB: 'gate',
    GITHUB_ACTION: '__taskfleet_plan-gate',
    GITHUB_ACTOR: 'octo-author',
    GITHUB_SHA: MERGE_SHA,
    GITHUB_REF: 'refs/pull/1/merge',
  };
}

export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Waits for a process without blocking, since the double answers from this one. Throws for one that does not end. */
export function finished(child: ChildProcess): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const texts = { stdout: '', stderr: '' };
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.setEncoding('utf8').on('data', (text: string) => {
        texts[stream] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      if (signal !== null) reject(new Error(`ended by ${signal}:\n${texts.stdout}${texts.stderr}`));
      else resolve({ exitCode, ...texts });
    });
  });
}

/** `dist/cli/index.js` under the Node that runs the tests, in a folder, with nothing of the environment but the search path. */
export function runCli(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  const variables = { PATH: process.env.PATH ?? '', HOME: cwd, LC_ALL: 'C.UTF-8', ...env };
  const command = [path.join(DIST, 'cli', 'index.js'), ...args];
  return finished(
    spawn(process.execPath, command, { cwd, env: variables, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/** Names in a folder, sorted; for looking at what is left behind. */
export function namesIn(folder: string): readonly string[] {
  return readdirSync(folder).sort();
}
