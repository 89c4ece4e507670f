import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runGitSync } from '../double/git-process.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { runStep, type StepResult } from './runner.js';
import type { Contexts } from './workflow-expressions.js';
import { download, newFolder, restore, save, upload } from './workflow-hub.js';
import type { WorkflowRun } from './workflow-play.js';

/** A token that may write checks as an app other than Actions does, and one that can't write any. */
export const APP_TOKEN = 'ghs_own_app';
export const APP_ID = 4242;
export const READING_TOKEN = 'ghs_reads_only';
/** What the double is to know. */
export const TOKENS = {
  [DEFAULT_TOKEN]: { checks: 'write', appId: 15368 },
  [READING_TOKEN]: { checks: 'read', appId: 15368 },
  [APP_TOKEN]: { checks: 'write', appId: APP_ID },
} as const;

/** A runner, new for each job. */
export interface Machine {
  readonly workspace: string;
  readonly temp: string;
}

export function newMachine(): Machine {
  return { workspace: newFolder('workspace'), temp: newFolder('temp') };
}

export interface StepInput {
  readonly run: WorkflowRun;
  readonly job: string;
  readonly machine: Machine;
  readonly id: string | null;
  readonly token: string;
  readonly contexts: Contexts;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

export interface StepDone {
  /** Why the step failed; `null` where it did not. */
  readonly trouble: string | null;
  readonly outputs: Readonly<Record<string, string>>;
  /** Of plan-gate. */
  readonly result: StepResult | null;
}

const done = (trouble: string | null, outputs: Readonly<Record<string, string>> = {}): StepDone => ({
  trouble,
  outputs,
  result: null,
});

/** The actions that the workflows use, as far as they use them. */
export const ACTIONS: Readonly<Record<string, (input: StepInput) => StepDone | Promise<StepDone>>> = {
  'actions/checkout': (input) => checkOut(input),
  'actions/upload-artifact': ({ run, with: given }) => done(upload(run.hub, run.runId, given)),
  'actions/download-artifact': ({ run, with: given }) => done(download(run.hub, run.runId, given)),
  'actions/cache/restore': ({ run, with: given }) => {
    const found = restore(run.hub, run.cacheScopes, given.key ?? '', given.path ?? '');
    return done(null, { 'cache-hit': found ? 'true' : '' });
  },
  'actions/cache/save': ({ run, with: given }) => {
    save(run.hub, run.cacheScopes[0] ?? '', given.key ?? '', given.path ?? '');
    return done(null);
  },
  'actions/create-github-app-token': ({ with: given }) =>
    given['client-id'] && given['private-key']
      ? done(null, { token: APP_TOKEN })
      : done('The client-id or the private-key is not set.'),
  'taskfleet/plan-gate': (input) => planGate(input),
};

/** A real clone: without `ref` of what GitHub says that the run is for, with `fetch-depth: 0` of all branches. */
function checkOut({ run, machine, with: given }: StepInput): StepDone {
  const { fixture } = run.scene;
  const commit = given.ref || run.sha;
  const git = (...args: readonly string[]) => runGitSync(machine.workspace, [...args]);
  fixture.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  git('init', '--quiet', '--template=', '.');
  const from = `file://${fixture.gitDir}`;
  if (given['fetch-depth'] === '0')
    git('fetch', '--quiet', '--tags', from, '+refs/heads/*:refs/remotes/origin/*', commit);
  else git('fetch', '--quiet', '--no-tags', '--depth', '1', from, commit);
  git('checkout', '--quiet', '--detach', commit);
  return done(null);
}

/** A step's own command, in the shell that GitHub takes. */
export function runShell(script: string, { machine, env }: Pick<StepInput, 'machine' | 'env'>): StepDone {
  const file = path.join(newFolder('script'), 'run.sh');
  writeFileSync(file, script);
  const variables = { PATH: process.env.PATH, RUNNER_TEMP: machine.temp, ...env };
  const { status, stderr } = spawnSync('bash', ['-e', file], {
    cwd: machine.workspace,
    env: variables,
    encoding: 'utf8',
  });
  return done(status === 0 ? null : `exit ${status}: ${stderr}`);
}

/** Capturing one commit twice in one run gives the same bytes, so who asks again is given the first. */
const captured = new Map<string, { readonly result: StepResult; readonly evidence: Buffer | null }>();

async function planGate(input: StepInput): Promise<StepDone> {
  const { run, machine, with: given } = input;
  if (given.mode !== 'capture' || given.evidence) return ofResult(await start(input));
  const head = runGitSync(machine.workspace, ['rev-parse', 'HEAD']).toString('utf8');
  const key = JSON.stringify([head, given, run.eventName, run.event, run.runId, run.attempt]);
  let known = captured.get(key);
  if (known === undefined) {
    const result = await start(input);
    const file = result.outputs.get('evidence') ?? '';
    known = { result, evidence: file === '' ? null : readFileSync(file) };
    captured.set(key, known);
  }
  const { result, evidence } = known;
  if (evidence === null) return ofResult(result);
  const folder = path.join(machine.temp, 'plan-gate-captured');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'evidence.json'), evidence);
  const outputs = new Map(result.outputs).set('evidence', path.join(folder, 'evidence.json'));
  return ofResult({ ...result, outputs });
}

function ofResult(result: StepResult): StepDone {
  const trouble = result.exitCode === 0 ? null : `exit ${result.exitCode}`;
  return { trouble, outputs: Object.fromEntries(result.outputs), result };
}

function start({ run, job, machine, id, token, with: given }: StepInput): Promise<StepResult> {
  const { eventName, event, attempt, scene } = run;
  const home = (name: string) =>
    process.env[`${name.toUpperCase()}_HOME`] ?? path.join(homedir(), `.${name}`);
  return runStep({
    apiUrl: scene.double.apiUrl,
    repository: 'acme/app',
    eventName,
    event,
    with: given,
    token,
    workspace: machine.workspace,
    attempt,
    env: {
      RUNNER_TEMP: machine.temp,
      CARGO_HOME: home('cargo'),
      RUSTUP_HOME: home('rustup'),
      GITHUB_RUN_ID: run.runId,
      GITHUB_WORKFLOW: run.workflow.name,
      GITHUB_JOB: job,
      GITHUB_ACTION: id ?? '__taskfleet_plan-gate',
    },
  });
}
