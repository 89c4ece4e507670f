import { excludes, outlivesFailure } from './conditions.js';
import type { DoctorFinding, Effect, Rule } from './diagnosis.js';
import { evidenceUses } from './evidence-rules.js';
import {
  type Entry,
  entriesOf,
  type GateUse,
  gateUses,
  inputOf,
  judgingUses,
  PULL_REQUEST_EVENTS,
  runsAction,
  sourcesOf,
} from './gate-uses.js';
import { checkName, postsCheckRun } from './job-rules.js';
import type { Setup } from './setup.js';
import type { Step, Workflow } from './workflow.js';

export const withdrawMissing: Rule = {
  id: 'withdraw-missing',
  title: 'nothing takes back what a commit got for another base',
  look(setup) {
    const withdrawing = withdrawingUses(setup);
    return judgingUses(setup)
      .filter(postsCheckRun)
      .filter((use, index, all) => all.findIndex(({ job }) => job === use.job) === index)
      .flatMap((use): readonly DoctorFinding[] => {
        const lacking = entriesOf(use.workflow, setup).flatMap((entry) => waits(use, entry, setup));
        const way = lacking.find((each) => !isWithdrawn(use, each, setup, withdrawing));
        return way === undefined ? [] : [notWithdrawn(use, way, setup)];
      });
  },
};

/** What a judgement waits for: jobs of its own run, or runs of other workflows that pull requests start. */
type Way = 'needs' | { readonly after: readonly Workflow[] };

function waits({ job }: GateUse, { workflow, callers }: Entry, setup: Setup): readonly Way[] {
  const needs = job.needs.length > 0 || callers.some((caller) => caller.job.needs.length > 0);
  const sources = workflow.triggers.some(({ event }) => event === 'workflow_run')
    ? sourcesOf(workflow, setup).filter(startsOnPullRequest)
    : [];
  const found: Way[] = needs && startsOnPullRequest(workflow) ? ['needs'] : [];
  return sources.length > 0 ? [...found, { after: sources }] : found;
}

function startsOnPullRequest({ triggers }: Workflow): boolean {
  return triggers.some(({ event }) => PULL_REQUEST_EVENTS.includes(event));
}

function withdrawingUses(setup: Setup): readonly GateUse[] {
  return gateUses(setup).filter(
    (use) => inputOf(use.step, 'mode').trim() === 'withdraw' && postsCheckRun(use),
  );
}

/** Whether a job takes back the check of this name as soon as what is waited for begins. */
function isWithdrawn(judging: GateUse, way: Way, setup: Setup, withdrawing: readonly GateUse[]): boolean {
  return withdrawing.some((use) => {
    if (checkName(use.step).toLowerCase() !== checkName(judging.step).toLowerCase()) return false;
    const conditions = [use.job.condition, use.step.condition].flatMap((each) => each?.text ?? []);
    return entriesOf(use.workflow, setup).some(({ workflow }) =>
      way === 'needs'
        ? startsOnPullRequest(workflow) &&
          use.job.needs.length === 0 &&
          !conditions.some((each) => excludes(each, { event_name: 'pull_request' }))
        : followsAtOnce(workflow, way.after, setup) &&
          !conditions.some((each) =>
            excludes(each, { event_name: 'workflow_run', 'event.action': 'requested' }),
          ),
    );
  });
}

function followsAtOnce(workflow: Workflow, sources: readonly Workflow[], setup: Setup): boolean {
  const isEarly = workflow.triggers.some(
    ({ event, types }) => event === 'workflow_run' && (types === null || types.includes('requested')),
  );
  const followed = sourcesOf(workflow, setup);
  return isEarly && sources.every((source) => followed.includes(source));
}

function notWithdrawn({ workflow, job, step }: GateUse, way: Way, setup: Setup): DoctorFinding {
  const name = checkName(step);
  const [what, fix] =
    way === 'needs'
      ? [
          'other jobs',
          'Add a job on `pull_request` that needs none, as in layout B, with `mode: withdraw`, `pull-requests: read` and `checks: write`.',
        ]
      : [
          'another run',
          'Add `requested` to the types of `workflow_run`, and for it a job with `mode: withdraw`, `pull-requests: read` and `checks: write`, as in layout C.',
        ];
  return {
    effect: isRequired(name, setup) === true ? 'lets-through' : 'hint',
    path: workflow.path,
    line: job.line,
    message: `Job \`${job.id}\` waits for ${what} before it judges, and no job with \`mode: withdraw\` takes back check \`${name}\` meanwhile.`,
    why: 'A check belongs to a commit: a success that the commit got for another base or another pull request shows for this one until the gate begins, and lets it merge.',
    fix,
  };
}

/** Whether a branch requires a check; `null` where nobody knows. */
function isRequired(name: string, { settings }: Setup): boolean | null {
  if (settings.state !== 'known') return null;
  const { branches } = settings.value;
  if (branches.some(({ requiredChecks }) => requiredChecks?.some(({ context }) => context === name)))
    return true;
  return branches.every(({ requiredChecks }) => requiredChecks !== null) ? false : null;
}

export const downloadMayFail: Rule = {
  id: 'download-may-fail',
  title: 'the gate does not run where the evidence is missing',
  look: (setup) =>
    evidenceUses(setup).flatMap((use): readonly DoctorFinding[] => {
      const { workflow, job, step } = use;
      if (outlivesFailure(step.condition?.text ?? '')) return [];
      const before = job.steps.slice(0, job.steps.indexOf(step));
      const download = before.find((each) => isDownload(each) && !isTolerated(each));
      if (download === undefined) return [];
      const effect = ofNoVerdict(use, setup);
      return [
        {
          effect,
          path: workflow.path,
          line: download.line,
          message: `Job \`${job.id}\` ends before the gate's step where there is no evidence to download.`,
          why: CONSEQUENCE[effect],
          fix: 'Set `continue-on-error: true` on the download: the gate itself fails where evidence is missing, and says so.',
        },
      ];
    }),
};

const CONSEQUENCE: Readonly<Record<Effect, string>> = {
  'lets-through':
    'No verdict is posted then, and a success that the commit got for another base or another pull request stays. The code that is captured can see to it that there is no evidence.',
  'holds-up': 'No verdict is posted then: the check never comes, and nothing says why.',
  hint: 'The job fails then without a verdict, and nothing says why.',
};

function ofNoVerdict(use: GateUse, setup: Setup): Effect {
  if (!postsCheckRun(use) || isRequired(checkName(use.step), setup) === false) return 'hint';
  const ways = entriesOf(use.workflow, setup).flatMap((entry) => waits(use, entry, setup));
  const withdrawing = withdrawingUses(setup);
  return ways.every((way) => isWithdrawn(use, way, setup, withdrawing)) ? 'holds-up' : 'lets-through';
}

function isDownload(step: Step): boolean {
  const isCommand = step.run !== null && /\bgh run download\b/.test(step.run.text);
  return isCommand || runsAction(step, 'actions/download-artifact', 'dawidd6/action-download-artifact');
}

/** An expression is taken for true: it says that somebody thought of it. */
function isTolerated({ continueOnError, run }: Step): boolean {
  const isMasked = run !== null && /\bgh run download\b[^\n]*\|\|/.test(run.text);
  return isMasked || (continueOnError !== null && continueOnError.text.trim() !== 'false');
}
