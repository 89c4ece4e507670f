import path from 'node:path';
import { DEFAULT_TOKEN } from '../double/values.js';
import type { StepResult } from './runner.js';
import type { Scene } from './scene.js';
import { type Contexts, holds, type Standing, textOf, textsOf } from './workflow-expressions.js';
import { mapIn, type Node, type WorkflowFile, type WorkflowJob, type WorkflowStep } from './workflow-file.js';
import type { Hub } from './workflow-hub.js';
import { ACTIONS, newMachine, READING_TOKEN, runShell, type StepDone } from './workflow-steps.js';

/** A workflow that an event starts. */
export interface WorkflowRun {
  readonly workflow: WorkflowFile;
  readonly scene: Scene;
  readonly hub: Hub;
  readonly eventName: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly runId: string;
  readonly attempt: number;
  /** What GITHUB_SHA is: of a pull request its merge commit. */
  readonly sha: string;
  /** A fork's or Dependabot's: the token is lowered to reading. */
  readonly lowered: boolean;
  /** Where caches are read; the first is written. */
  readonly cacheScopes: readonly string[];
  /** Called when a job has ended; a word in place of its result. */
  readonly afterJob?: (job: string) => JobResult | undefined;
}

export type JobResult = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface Played {
  readonly jobs: Readonly<Record<string, JobResult>>;
  /** What plan-gate did, by job, in order. */
  readonly gates: Readonly<Record<string, readonly StepResult[]>>;
  /** Why steps failed, those that were let go on too. */
  readonly troubles: readonly string[];
}

/** Plays the jobs of a run, each on a machine of its own, step by step. Throws where the event does not start the workflow. */
export async function play(run: WorkflowRun): Promise<Played> {
  if (!isStarted(run))
    throw new Error(
      `${run.workflow.file} is not started by ${run.eventName} ${run.event.action ?? run.event.ref}`,
    );
  const played = { jobs: {} as Record<string, JobResult>, gates: {} as Record<string, StepResult[]> };
  const troubles: string[] = [];
  for (const job of run.workflow.jobs) {
    const legs = legsOf(job.matrix);
    const results: JobResult[] = [];
    for (const matrix of legs) results.push(await playJob(run, job, matrix, played, troubles));
    const worst = (['failure', 'cancelled', 'skipped'] as const).find((each) => results.includes(each));
    played.jobs[job.id] = run.afterJob?.(job.id) ?? worst ?? 'success';
  }
  return { ...played, troubles };
}

function isStarted({ workflow, eventName, event }: WorkflowRun): boolean {
  if (!Object.hasOwn(workflow.events, eventName)) return false;
  const { types, branches } = mapIn(workflow.events[eventName]);
  if (Array.isArray(types) && !types.includes(String(event.action))) return false;
  const pushed = String(event.ref).replace('refs/heads/', '');
  return !Array.isArray(branches) || branches.some((glob) => path.matchesGlob(pushed, String(glob)));
}

function legsOf(matrix: WorkflowJob['matrix']): readonly Readonly<Record<string, Node>>[] {
  return Object.entries(matrix).reduce<readonly Readonly<Record<string, Node>>[]>(
    (legs, [name, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [name]: value }))),
    [{}],
  );
}

async function playJob(
  run: WorkflowRun,
  job: WorkflowJob,
  matrix: Readonly<Record<string, Node>>,
  played: { readonly jobs: Record<string, JobResult>; readonly gates: Record<string, StepResult[]> },
  troubles: string[],
): Promise<JobResult> {
  const token = tokenOf(run, job);
  const needs = Object.fromEntries(job.needs.map((id) => [id, { result: played.jobs[id], outputs: {} }]));
  const github = {
    event: run.event,
    event_name: run.eventName,
    run_id: run.runId,
    run_attempt: run.attempt,
    sha: run.sha,
    ref: run.cacheScopes[0],
    repository: 'acme/app',
    token,
  };
  const before = job.needs.map((id) => played.jobs[id]);
  const standing = {
    failed: before.some((result) => result !== 'success'),
    cancelled: before.includes('cancelled'),
  };
  if (!holds(job.condition, { github, needs }, standing)) return 'skipped';
  const machine = newMachine();
  const secrets = job.raw.environment === 'plan-gate' ? { PLAN_GATE_PRIVATE_KEY: 'key' } : {};
  const contexts = {
    github,
    needs,
    matrix,
    secrets,
    vars: { PLAN_GATE_CLIENT_ID: 'Iv1.app' },
    runner: { temp: machine.temp, os: 'Linux' },
  };
  const steps: Record<string, object> = {};
  let failed = false;
  for (const step of job.steps) {
    const all: Contexts = { ...contexts, steps };
    if (!holds(step.condition, all, { failed, cancelled: false } satisfies Standing)) continue;
    const input = { run, job: job.id, machine, id: step.id, token, contexts: all };
    const { trouble, outputs, result } = await playStep(step, { ...input, ...given(step, all) });
    if (trouble !== null) troubles.push(`${job.id}: ${step.uses?.split('@')[0] ?? 'run'}: ${trouble}`);
    if (trouble !== null && !step.continueOnError) failed = true;
    const conclusion = trouble === null || step.continueOnError ? 'success' : 'failure';
    if (step.id !== null)
      steps[step.id] = { outputs, conclusion, outcome: trouble === null ? 'success' : 'failure' };
    const before = played.gates[job.id] ?? [];
    if (result !== null) played.gates[job.id] = [...before, result];
  }
  return failed ? 'failure' : 'success';
}

function given(step: WorkflowStep, contexts: Contexts) {
  return { with: textsOf(step.with, contexts), env: textsOf(step.env, contexts) };
}

async function playStep(
  step: WorkflowStep,
  input: Parameters<(typeof ACTIONS)[string]>[0],
): Promise<StepDone> {
  if (step.run !== null) return runShell(textOf(step.run, input.contexts), input);
  const act = ACTIONS[step.uses?.split('@')[0] ?? ''];
  if (act === undefined) throw new Error(`Nobody plays ${step.uses}.`);
  return act(input);
}

/** What the job may do is what its token may: docs.github.com, "How permissions are calculated". */
function tokenOf({ lowered }: WorkflowRun, { permissions }: WorkflowJob): string {
  return permissions?.checks === 'write' && !lowered ? DEFAULT_TOKEN : READING_TOKEN;
}
