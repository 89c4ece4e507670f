import type { Setup } from './setup.js';
import type { Job, Step, Trigger, Workflow } from './workflow.js';

/** A step that runs plan-gate. */
export interface GateUse {
  readonly workflow: Workflow;
  readonly job: Job;
  readonly step: Step;
  /** `other` for what neither judges nor runs code. */
  readonly mode: 'gate' | 'capture' | 'other';
  /** Whether the pull request's own code runs in this job: in a capture, and in a gate that is not given its evidence. */
  readonly runsCode: boolean;
}

/** Every step of every workflow that runs plan-gate. */
export function gateUses(setup: Setup): readonly GateUse[] {
  return setup.workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job) =>
      job.steps.filter((step) => isPlanGate(step, setup)).map((step) => gateUse(workflow, job, step)),
    ),
  );
}

/** The steps that judge. */
export function judgingUses(setup: Setup): readonly GateUse[] {
  return gateUses(setup).filter(({ mode }) => mode === 'gate');
}

function gateUse(workflow: Workflow, job: Job, step: Step): GateUse {
  const mode = modeOf(inputOf(step, 'mode').trim());
  const floorIsOff = inputOf(step, 'floor').trim() === 'off';
  const capturesItself = mode === 'gate' && !floorIsOff && inputOf(step, 'evidence').trim() === '';
  const runsCode = mode === 'capture' || capturesItself;
  return { workflow, job, step, mode, runsCode };
}

/** The jobs that the step's job waits for and that capture in steps of their own, as `needs` names them. */
export function neededCaptures({ workflow, job }: GateUse, setup: Setup): readonly string[] {
  const captures = (step: Step) => isPlanGate(step, setup) && inputOf(step, 'mode').trim() === 'capture';
  return job.needs.filter((name) =>
    workflow.jobs.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.steps.some(captures),
  );
}

/** An expression may come to anything, so it is taken for what matters most. */
function modeOf(text: string): GateUse['mode'] {
  if (text === 'capture') return 'capture';
  return text === '' || text === 'gate' || text.includes(`\${{`) ? 'gate' : 'other';
}

export function inputOf(step: Step, name: string): string {
  return step.inputs.get(name)?.text ?? '';
}

export function isPlanGate({ uses }: Step, { actions, isActionItself }: Setup): boolean {
  if (uses === null) return false;
  const name = actionName(uses.text);
  if (name === null) return isActionItself && /^(?:\.|\$)\/?$/.test(uses.text);
  return name.endsWith('/plan-gate') || actions.includes(name);
}

/** `owner/name` in lower case of an action or workflow of another repository; `null` for local ones and images. */
export function actionName(uses: string): string | null {
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)(?:\/[^@]*)?@/.exec(uses) ?? [];
  if (owner === undefined || name === undefined || /^[.]+$/.test(owner)) return null;
  return `${owner}/${name}`.toLowerCase();
}

/** Whether a step runs an action by its name, such as `actions/checkout`. */
export function runsAction(step: Step, ...names: readonly string[]): boolean {
  const name = step.uses === null ? null : actionName(step.uses.text);
  return name !== null && names.includes(name);
}

/** A workflow that a pull request starts, with the jobs through which it calls others down to the gate. */
export interface Entry {
  readonly workflow: Workflow;
  /** Calling jobs from here to the gate's workflow; empty where the gate is in this one. */
  readonly callers: readonly { readonly workflow: Workflow; readonly job: Job }[];
}

/** Reusable workflows call one another four levels deep at most (docs.github.com, "Reuse workflows"); more is a loop. */
const MAX_CALLS = 10;

/** The workflows through which a workflow is started: itself, and those that call it. */
export function entriesOf(workflow: Workflow, setup: Setup): readonly Entry[] {
  const found: Entry[] = [];
  const waiting: Entry[] = [{ workflow, callers: [] }];
  const seen = new Set<Workflow>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const at = next;
    if (seen.has(at.workflow) || at.callers.length > MAX_CALLS) continue;
    seen.add(at.workflow);
    if (at.workflow.triggers.some(({ event }) => event !== 'workflow_call')) found.push(at);
    for (const caller of setup.workflows) {
      for (const job of caller.jobs.filter(
        ({ calls }) => calls !== null && isPathOf(calls.text, at.workflow),
      ))
        waiting.push({ workflow: caller, callers: [{ workflow: caller, job }, ...at.callers] });
    }
  }
  return found;
}

function isPathOf(calls: string, { path }: Workflow): boolean {
  return calls === `./${path}` || calls === `$/${path}`;
}

export const PULL_REQUEST_EVENTS: readonly string[] = ['pull_request', 'pull_request_target'];

/** A workflow that a pull request's events start, directly or by a `workflow_run` after it, and that so leads to a gate. */
export interface Deciding {
  readonly workflow: Workflow;
  /** The `pull_request` or `pull_request_target` of it. */
  readonly trigger: Trigger;
}

/** The workflows whose triggers decide whether a pull request is judged, each once. */
export function decidingWorkflows(setup: Setup): readonly Deciding[] {
  const found = new Map<Trigger, Deciding>();
  const add = (workflow: Workflow): void => {
    for (const trigger of workflow.triggers)
      if (PULL_REQUEST_EVENTS.includes(trigger.event)) found.set(trigger, { workflow, trigger });
  };
  for (const { workflow: gated } of judgingUses(setup)) {
    for (const { workflow } of entriesOf(gated, setup)) {
      add(workflow);
      for (const source of sourcesOf(workflow, setup)) add(source);
    }
  }
  return [...found.values()];
}

/** The workflows that a `workflow_run` of this one waits for. */
export function sourcesOf(workflow: Workflow, setup: Setup): readonly Workflow[] {
  const names = new Set(workflow.triggers.flatMap(({ workflows }) => workflows.map(({ text }) => text)));
  return setup.workflows.filter(({ name }) => names.has(name));
}

/** Whether a workflow runs with the default branch's trust: its token is not lowered and it sees secrets, also for forks. */
export function isPrivileged(workflow: Workflow): boolean {
  return workflow.triggers.some(({ event }) => PRIVILEGED.has(event));
}

const PRIVILEGED = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/** One use a job; of several the one that runs code. */
export function onePerJob(uses: readonly GateUse[]): readonly GateUse[] {
  const found = new Map<Job, GateUse>();
  for (const use of uses) if (!found.has(use.job) || use.runsCode) found.set(use.job, use);
  return [...found.values()];
}
