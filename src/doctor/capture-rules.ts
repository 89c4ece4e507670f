import type { DoctorFinding, Rule } from './diagnosis.js';
import {
  entriesOf,
  type GateUse,
  gateUses,
  inputOf,
  judgingUses,
  runsAction,
  sourcesOf,
} from './gate-uses.js';
import type { Setup } from './setup.js';
import type { Workflow } from './workflow.js';

export const historyMissing: Rule = {
  id: 'history-missing',
  title: 'code is run without the history',
  look: (setup) =>
    gateUses(setup)
      .filter(({ runsCode }) => runsCode)
      .flatMap((use) => (use.mode === 'capture' ? shallowCapture(use) : shallowGate(use))),
};

function shallowGate(use: GateUse): readonly DoctorFinding[] {
  const { workflow, job, step } = use;
  const why =
    'The gate captures the head and the baseline from the clone. Without their commits every change fails as `incomplete-evidence`.';
  const fix =
    "Put `actions/checkout` with `fetch-depth: 0` before it, hand over `evidence` of another job, or set `floor: 'off'`.";
  const { first, isDeep } = checkoutsBefore(use);
  if (first === undefined) {
    const message = `Job \`${job.id}\` runs the gate with the floor on, without evidence and without a checkout.`;
    return [{ effect: 'holds-up', path: workflow.path, line: step.line, message, why, fix }];
  }
  if (isDeep) return [];
  const message = `The checkout before the gate in job \`${job.id}\` has no \`fetch-depth: 0\`.`;
  return [{ effect: 'holds-up', path: workflow.path, line: first.line, message, why, fix }];
}

/** A capture without `actions/checkout` may get its clone in another way, and one without the plan's checks needs no history. */
function shallowCapture(use: GateUse): readonly DoctorFinding[] {
  const { workflow, job, step } = use;
  const { first, isDeep } = checkoutsBefore(use);
  if (first === undefined || isDeep || inputOf(step, 'run-checks').trim() === 'off') return [];
  return [
    {
      effect: 'holds-up',
      path: workflow.path,
      line: first.line,
      message: `The checkout before the capture in job \`${job.id}\` has no \`fetch-depth: 0\`.`,
      why: "The capture reads the plan at the base branch in the clone. Without that branch it runs none of the plan's checks, and where the plan has some the gate fails for want of them.",
      fix: "Set `fetch-depth: 0` on the checkout, or `run-checks: 'off'` here and at the gate.",
    },
  ];
}

function checkoutsBefore({ job, step }: GateUse) {
  const before = job.steps.slice(0, job.steps.indexOf(step));
  const checkouts = before.filter((each) => runsAction(each, 'actions/checkout'));
  const isDeep =
    checkouts.some((each) => inputOf(each, 'fetch-depth').trim() === '0') ||
    before.some(({ run }) => run !== null && /\bgit\b[^\n]*\bfetch\b[^\n]*--unshallow\b/.test(run.text));
  return { first: checkouts[0], isDeep };
}

export const captureUnused: Rule = {
  id: 'capture-unused',
  title: 'a capture that no gate follows',
  look(setup) {
    const judged = judgedWorkflows(setup);
    if (judged === null) return [];
    const captures = gateUses(setup).filter(({ mode }) => mode === 'capture');
    return captures
      .filter(({ job }, index) => captures.findIndex((use) => use.job === job) === index)
      .filter(({ workflow }) => {
        const started = entriesOf(workflow, setup).map((entry) => entry.workflow);
        return started.some(startsOnChange) && !started.some((each) => judged.has(each));
      })
      .map(({ workflow, job }) => ({
        effect: 'hint',
        path: workflow.path,
        line: job.line,
        message: `Job \`${job.id}\` captures on pull requests, but no job of its workflow judges, and no \`workflow_run\` that does follows \`${workflow.name}\`.`,
        why: 'It runs the code of every pull request for nothing. A workflow of an earlier layout may have been left behind.',
        fix: 'Remove the workflow, or name it in the `workflow_run` of the one that judges.',
      }));
  },
};

/** The workflows that lead to a judgement, those that it follows included; `null` where there is none, or it follows something that is not here. */
function judgedWorkflows(setup: Setup): ReadonlySet<Workflow> | null {
  const uses = judgingUses(setup);
  const names = new Set(setup.workflows.map(({ name }) => name));
  const found = new Set(uses.map(({ workflow }) => workflow));
  for (const { workflow } of uses.flatMap((use) => entriesOf(use.workflow, setup))) {
    const waitsFor = workflow.triggers.flatMap(({ workflows }) => workflows);
    if (waitsFor.some(({ text }) => !names.has(text))) return null;
    found.add(workflow);
    for (const source of sourcesOf(workflow, setup)) found.add(source);
  }
  return uses.length === 0 ? null : found;
}

function startsOnChange({ triggers }: Workflow): boolean {
  return triggers.some(({ event }) => /^(?:pull_request|pull_request_target|merge_group)$/.test(event));
}
