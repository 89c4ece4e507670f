import { excludes } from './conditions.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type Entry, entriesOf, type GateUse, inputOf, judgingUses, sourcesOf } from './gate-uses.js';
import { checkName, postsCheckRun } from './job-rules.js';
import { propertyPaths } from './property-paths.js';
import type { Setup } from './setup.js';
import { areApart } from './trigger-rules.js';
import type { Trigger, Workflow } from './workflow.js';

/** One way in which a change comes to be judged under a name: by a step, through a trigger of the workflow that the change starts. */
interface Posting {
  readonly use: GateUse;
  readonly event: string;
  readonly trigger: Trigger;
  /** The workflow that the change starts: the gate's, one that calls it, or the one that a `workflow_run` follows. */
  readonly start: Workflow;
}

export const checkNameShared: Rule = {
  id: 'check-name-shared',
  title: 'several judgements under one check name',
  look(setup) {
    const uses = judgingUses(setup).filter(postsCheckRun);
    const postings = uses.flatMap((use) => postingsOf(use, setup));
    const kept = new Map<string, Posting[]>();
    const found = new Map<GateUse, DoctorFinding>();
    for (const use of uses) if (isRepeated(use, setup)) found.set(use, legs(use));
    for (const posting of postings) {
      const { use, event, trigger } = posting;
      const key = `${checkName(use.step).toLowerCase()}\n${event}`;
      const others = kept.get(key) ?? [];
      const other = others.find((each) => !areApart(each.trigger, trigger));
      if (other === undefined) kept.set(key, [...others, posting]);
      else if (!found.has(use) && !found.has(other.use)) found.set(use, overwritten(posting, other));
    }
    return [...found.values()];
  },
};

const WHY =
  'A commit has one check of a name, and the judgement that ends last overwrites the others: where they differ, in inputs or evidence, a success can stand in for a failure.';

function overwritten({ use, start }: Posting, other: Posting): DoctorFinding {
  const { workflow, job, step } = use;
  const name = checkName(step);
  const place = { path: workflow.path, line: step.line };
  if (use === other.use) {
    const message = `Job \`${job.id}\` judges a pull request more than once as \`${name}\`: through ${other.start.path} and ${start === other.start ? 'again through it' : `through ${start.path}`}.`;
    const fix = 'Let one workflow start it: one `name` in `workflow_run`, which one workflow here has.';
    return { effect: 'lets-through', ...place, message, why: WHY, fix };
  }
  const where = other.use.job === job ? 'an earlier step there' : `job \`${other.use.job.id}\``;
  const message = `Job \`${job.id}\` judges as \`${name}\`, as does ${where}${other.use.workflow === workflow ? '' : ` in ${other.use.workflow.path}`}.`;
  const fix = 'Give each its own `check-name`, and require them all, or remove one.';
  return { effect: 'lets-through', ...place, message, why: WHY, fix };
}

function legs({ workflow, job, step }: GateUse): DoctorFinding {
  return {
    effect: 'lets-through',
    path: workflow.path,
    line: step.line,
    message: `Every leg of a matrix judges as \`${checkName(step)}\` in job \`${job.id}\`.`,
    why: WHY,
    fix: `Judge once, in a job without a matrix that gets the evidence of all legs, or let \`check-name\` name the leg and require each.`,
  };
}

/** Whether a matrix runs the step several times without a part in the check's name. */
function isRepeated({ workflow, job, step }: GateUse, setup: Setup): boolean {
  const paths = propertyPaths(inputOf(step, 'check-name'));
  const callers = entriesOf(workflow, setup).flatMap((entry) => entry.callers);
  return (
    (job.hasMatrix && !paths.some((path) => /^(?:matrix|strategy)(?:\.|$)/.test(path))) ||
    (paths.length === 0 && callers.some((caller) => caller.job.hasMatrix))
  );
}

/** A name that is an expression may tell the judgements apart, so such steps are not compared. */
function postingsOf(use: GateUse, setup: Setup): readonly Posting[] {
  if (checkName(use.step).includes(`\${{`)) return [];
  return entriesOf(use.workflow, setup).flatMap((entry) => {
    const direct = entry.workflow.triggers.flatMap((trigger) => started(trigger, entry.workflow, use));
    const after = entry.workflow.triggers.filter(({ event }) => event === 'workflow_run');
    const sources = after.length > 0 && !choosesItsRun(use, entry) ? sourcesOf(entry.workflow, setup) : [];
    const followed = sources.flatMap((start) =>
      start.triggers.flatMap((trigger) => started(trigger, start, use)),
    );
    const isRun = (posting: Posting) => !isExcluded(posting, entry, followed.includes(posting));
    return [...direct, ...followed].filter(isRun);
  });
}

function started(trigger: Trigger, start: Workflow, use: GateUse): readonly Posting[] {
  const event = trigger.event === 'pull_request_target' ? 'pull_request' : trigger.event;
  return event === 'pull_request' || event === 'merge_group' ? [{ use, event, trigger, start }] : [];
}

function isExcluded({ use, trigger }: Posting, entry: Entry, isFollowed: boolean): boolean {
  const run = isFollowed
    ? { event_name: 'workflow_run', 'event.workflow_run.event': trigger.event }
    : { event_name: trigger.event };
  return conditionsOf(use, entry).some((condition) => excludes(condition, run));
}

/** A condition on the name of the run that is followed picks one of several workflows. */
function choosesItsRun(use: GateUse, entry: Entry): boolean {
  return conditionsOf(use, entry).some((condition) =>
    /github\.event\.(?:workflow_run\.(?:name|path|workflow_id)|workflow\.)/i.test(condition),
  );
}

function conditionsOf({ job, step }: GateUse, { callers }: Entry): readonly string[] {
  const all = [job.condition, step.condition, ...callers.map((caller) => caller.job.condition)];
  return all.flatMap((condition) => (condition === null ? [] : [condition.text]));
}
