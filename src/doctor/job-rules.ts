import { alwaysHolds, outlivesFailure } from './conditions.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { entriesOf, type GateUse, inputOf, judgingUses } from './gate-uses.js';
import { hasOwnToken, mayWriteChecks } from './permissions.js';
import type { Setup } from './setup.js';
import type { Job, Step, Workflow } from './workflow.js';

export const skippableGate: Rule = {
  id: 'skippable-gate',
  title: 'a gate that can be skipped',
  look: (setup) => [
    ...gateJobs(setup).flatMap(({ workflow, job, events }) => skippableJob(workflow, job, events)),
    ...judgingUses(setup).flatMap((use) => skippableStep(use, eventsOf(use.workflow, setup))),
  ],
};

const SKIPPED =
  'GitHub takes a job that was skipped for a success. Where the job is the required check the change merges unjudged; where the check run is, it never comes.';

function skippableJob(
  { path, triggers }: Workflow,
  job: Job,
  events: readonly string[],
): readonly DoctorFinding[] {
  const condition = job.condition;
  // The job of a workflow_run reports on the default branch, so that only the posted check run counts for the pull request.
  const effect = triggers.every(({ event }) => NO_CHECK_OF_ITS_OWN.has(event)) ? 'holds-up' : 'lets-through';
  const fix =
    'Remove the condition, or set `if: always()` (or `!cancelled()`) and let the gate judge what is missing.';
  if (
    condition !== null &&
    !alwaysHolds(condition.text, events, job.needs.length > 0) &&
    !isRunFilter(condition.text, effect)
  ) {
    const message = `Job \`${job.id}\`, which gates, runs only if \`${condition.text}\`.`;
    return [{ effect, path, line: condition.line, message, why: SKIPPED, fix }];
  }
  if (job.needs.length === 0 || outlivesFailure(condition?.text ?? '')) return [];
  const needed = job.needs.map((name) => `\`${name}\``).join(', ');
  const message = `Job \`${job.id}\`, which gates, needs ${needed} and is skipped when that fails.`;
  return [
    {
      effect,
      path,
      line: job.line,
      message,
      why: SKIPPED,
      fix: 'Set `if: always()` (or `!cancelled()`) on the job.',
    },
  ];
}

const NO_CHECK_OF_ITS_OWN = new Set(['workflow_run', 'workflow_dispatch', 'schedule']);

/** In a `workflow_run`, telling which events the first run was of, and whether it has ended, is what the layouts ask for. */
function isRunFilter(condition: string, effect: string): boolean {
  const told = condition
    .replaceAll(/github\.event\.action\s{0,20}==\s{0,20}'completed'/g, '')
    .replaceAll(/github\.event\.workflow_run\.(?:event|conclusion)/g, '')
    .replaceAll(/'[\w ]*'|"[\w ]*"/g, '');
  const onlyEvent = !condition.includes('workflow_run.conclusion');
  return effect === 'holds-up' && onlyEvent && /^[\s=!|&(){}$]*$/.test(told);
}

function skippableStep(
  { workflow, job, step }: GateUse,
  events: readonly string[],
): readonly DoctorFinding[] {
  const { condition } = step;
  if (condition === null || alwaysHolds(condition.text, events, false)) return [];
  return [
    {
      effect: 'lets-through',
      path: workflow.path,
      line: condition.line,
      message: `The gate's step in job \`${job.id}\` runs only if \`${condition.text}\`.`,
      why: 'A job whose step was skipped succeeds, and no check run is posted.',
      fix: 'Remove the condition; the gate itself fails where something that it needs is missing.',
    },
  ];
}

export const failureIgnored: Rule = {
  id: 'failure-ignored',
  title: 'continue-on-error on the gate',
  look(setup) {
    const jobs = gateJobs(setup).map(({ workflow, job }) => ({
      path: workflow.path,
      at: job.continueOnError,
      what: `job \`${job.id}\``,
    }));
    const steps = judgingUses(setup).map(({ workflow, job, step }) => ({
      path: workflow.path,
      at: step.continueOnError,
      what: `the gate's step in job \`${job.id}\``,
    }));
    return [...jobs, ...steps].flatMap(({ path, at, what }) =>
      at === null || at.text.trim() === 'false'
        ? []
        : [
            {
              effect: 'lets-through',
              path,
              line: at.line,
              message: `\`continue-on-error: ${at.text}\` on ${what}.`,
              why: 'The job succeeds although the gate fails.',
              fix: 'Remove `continue-on-error` there.',
            } as const,
          ],
    );
  },
};

export const nameClash: Rule = {
  id: 'name-clash',
  title: 'the check run is called like a job',
  look(setup) {
    const names = checkNames(setup);
    const required = requiredJobNames(setup);
    const gates = new Set(judgingUses(setup).map(({ job }) => job));
    return setup.workflows.filter(reportsItsJobs).flatMap(({ path, jobs }) =>
      jobs.filter(hasPlainName).flatMap((job): readonly DoctorFinding[] => {
        const name = job.name.trim().toLowerCase();
        const clashes = names.has(name) || (required.has(name) && !gates.has(job));
        if (!clashes) return [];
        const whose = names.has(name) ? "the gate's check run" : "the gate's job, which is required";
        return [
          {
            effect: 'lets-through',
            path,
            line: job.line,
            message: `Job \`${job.id}\` has the name of ${whose}, \`${job.name}\`.`,
            why: "Two checks of one name compete for one requirement, and which of them counts is not documented: the job's success may stand in for the gate's failure.",
            fix: 'Rename the job, or give the gate another `check-name` and require that one.',
          },
        ];
      }),
    );
  },
};

/** Jobs of a workflow that is only called are reported under their caller's name too. */
function reportsItsJobs({ triggers }: Workflow): boolean {
  return triggers.some(({ event }) => event !== 'workflow_call');
}

function hasPlainName(job: Job): boolean {
  return job.calls === null && !job.hasMatrix;
}

/** Names of gating jobs that a branch requires, in lower case. */
function requiredJobNames(setup: Setup): ReadonlySet<string> {
  const { settings } = setup;
  const branches = settings.state === 'known' ? settings.value.branches : [];
  const required = new Set(
    branches.flatMap(({ requiredChecks }) => requiredChecks ?? []).map(({ context }) => context),
  );
  const names = judgingUses(setup).map(({ job }) => job.name);
  return new Set(names.filter((name) => required.has(name)).map((name) => name.toLowerCase()));
}

/** The names of the check runs that the gates post, in lower case. A gate whose token can't write checks posts none. */
function checkNames(setup: Setup): ReadonlySet<string> {
  const posting = judgingUses(setup).filter(({ workflow, job }) => mayWriteChecks(workflow, job));
  return new Set(posting.map(({ step }) => checkName(step).toLowerCase()));
}

/** What the check run of a gate's step is called. */
export function checkName(step: Step): string {
  const given = inputOf(step, 'check-name').trim();
  return given === '' ? 'plan-gate' : given;
}

/** The jobs that gate and those that call them, each once, with the events that start them. */
function gateJobs(setup: Setup): readonly { workflow: Workflow; job: Job; events: readonly string[] }[] {
  const found = new Map<Job, { workflow: Workflow; job: Job; events: readonly string[] }>();
  for (const { workflow, job } of judgingUses(setup)) {
    const events = eventsOf(workflow, setup);
    found.set(job, { workflow, job, events });
    for (const entry of entriesOf(workflow, setup))
      for (const caller of entry.callers) found.set(caller.job, { ...caller, events });
  }
  return [...found.values()];
}

/** The events on which pull requests are judged through a workflow; those that people start by hand are left out. */
export function eventsOf(workflow: Workflow, setup: Setup): readonly string[] {
  const events = entriesOf(workflow, setup).flatMap((entry) =>
    entry.workflow.triggers.map(({ event }) => event),
  );
  return [...new Set(events)].filter((event) => JUDGED.has(event));
}

/** Whether a gate's step or its job's token posts the check run, as far as the workflow tells. */
export function postsCheckRun({ workflow, job, step }: GateUse): boolean {
  return mayWriteChecks(workflow, job) || hasOwnToken(step);
}

const JUDGED = new Set(['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']);
