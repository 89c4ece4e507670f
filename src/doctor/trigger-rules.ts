import { compileGlobs } from '../changes/scope.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type Deciding, decidingWorkflows, entriesOf, judgingUses } from './gate-uses.js';
import { planBranches } from './plan-branches.js';
import type { Setup } from './setup.js';
import type { Filter, Trigger, Workflow } from './workflow.js';

/** What `pull_request` stands for where it names no types (docs.github.com, "Events that trigger workflows"). */
const DEFAULT_TYPES: readonly string[] = ['opened', 'synchronize', 'reopened'];

export const mergeGroupMissing: Rule = {
  id: 'merge-group-missing',
  title: 'no merge_group trigger',
  look(setup) {
    const queues = knownQueues(setup);
    if (queues !== null && queues.length === 0) return [];
    return perWorkflow(setup, ({ workflow, trigger }) => {
      if (workflow.triggers.some(({ event }) => event === 'merge_group')) return [];
      const place = { path: workflow.path, line: trigger.line };
      const fix = 'Add `merge_group: { types: [checks_requested] }` to `on`.';
      if (queues === null) {
        const message = 'The workflow does not start on `merge_group`.';
        const why =
          'With a merge queue, the queue would wait for a check that never comes. Whether a queue is in use could not be seen.';
        return [
          { effect: 'hint', ...place, message, why, fix: `${fix} Without a merge queue it does nothing.` },
        ];
      }
      const message = `The workflow does not start on \`merge_group\`, but ${queues.map((name) => `\`${name}\``).join(', ')} uses a merge queue.`;
      const why = 'The queue waits for a check that never comes, and then takes the pull request out.';
      return [{ effect: 'holds-up', ...place, message, why, fix }];
    });
  },
};

/** The branches that have a merge queue; `null` where that could not be read of any, or of one. */
function knownQueues({ settings }: Setup): readonly string[] | null {
  if (settings.state !== 'known') return null;
  const { branches } = settings.value;
  const queues = branches.filter(({ hasMergeQueue }) => hasMergeQueue === true).map(({ branch }) => branch);
  const unknown = branches.length === 0 || branches.some(({ hasMergeQueue }) => hasMergeQueue === null);
  return queues.length === 0 && unknown ? null : queues;
}

export const pathFilter: Rule = {
  id: 'path-filter',
  title: "path filters on the gate's workflow",
  look: (setup) =>
    perWorkflow(setup, ({ workflow, trigger }) =>
      trigger.filters
        .filter(({ kind }) => kind.startsWith('paths'))
        .map(({ kind, line }) => ({
          effect: 'holds-up',
          path: workflow.path,
          line,
          message: `\`${trigger.event}\` has a filter \`${kind}\`.`,
          why: 'A workflow that a path filter skips reports nothing: its required check stays at "Expected", and where the check is not required, the change merges unjudged.',
          fix: `Remove \`${kind}\`. plan-gate itself knows what a change may touch.`,
        })),
    ),
};

export const branchFilter: Rule = {
  id: 'branch-filter',
  title: "branch filters that leave out a plan's branch",
  look: (setup) => [
    ...perWorkflow(setup, ({ workflow, trigger }) =>
      trigger.filters
        .filter(({ kind }) => kind.startsWith('branches'))
        .flatMap((filter) => judgeFilter(filter, workflow, setup)),
    ),
    ...headFilters(setup),
  ],
};

/** After a `workflow_run`, branches are those of the heads: whatever the authors of pull requests call them. */
function headFilters(setup: Setup): readonly DoctorFinding[] {
  const judging = new Set(
    judgingUses(setup).flatMap(({ workflow }) => entriesOf(workflow, setup).map((entry) => entry.workflow)),
  );
  return [...judging].flatMap(({ path, triggers }) =>
    triggers
      .filter(({ event }) => event === 'workflow_run')
      .flatMap(({ filters }) => filters)
      .filter(({ kind, values }) => kind.startsWith('branches') && values.join() !== '**')
      .map(({ kind, line }) => ({
        effect: 'holds-up',
        path,
        line,
        message: `\`workflow_run\` has a filter \`${kind}\`, which goes by the head branch and not by the base.`,
        why: 'Pull requests from branches that it leaves out are never judged, and their check never comes.',
        fix: `Remove \`${kind}\`; filter where the workflow that is followed starts, by the base.`,
      })),
  );
}

/** Whether no pull request starts both of two triggers, since each filters other branches. Patterns that are not understood may meet. */
export function areApart(one: Trigger, other: Trigger): boolean {
  const [first, second] = [one, other].map(
    ({ filters }) => filters.find(({ kind }) => kind === 'branches')?.values ?? null,
  );
  if (!first || !second || [...first, ...second].some((value) => /[[\]+!\\?]/.test(value))) return false;
  const isTaken = (values: readonly string[], globs: readonly string[]) => {
    const compiled = compileGlobs(globs);
    return !compiled.ok || values.some((value) => compiled.globs.matches(value) !== null);
  };
  return !isTaken(first, second) && !isTaken(second, first);
}

function judgeFilter(filter: Filter, { path }: Workflow, setup: Setup): readonly DoctorFinding[] {
  const branches = planBranches(setup).map(({ branch }) => branch);
  const globs = filter.values.some((value) => /[[\]+!\\]/.test(value)) ? null : compileGlobs(filter.values);
  const place = { path, line: filter.line };
  const fix = `Remove \`${filter.kind}\`, or let it cover every integration and source branch.`;
  if (branches.length === 0 || globs === null || !globs.ok) {
    const why =
      'Pull requests into other branches are not judged, and where the check is required there they wait for ever.';
    const unsure =
      branches.length === 0
        ? 'no plan is at hand that says which branches matter'
        : 'its patterns are not understood here';
    return [
      {
        effect: 'hint',
        ...place,
        message: `The filter \`${filter.kind}\` could not be judged: ${unsure}.`,
        why,
        fix,
      },
    ];
  }
  const { matches } = globs.globs;
  const wanted = filter.kind === 'branches';
  const left = branches.filter((branch) => (matches(branch) !== null) !== wanted);
  return left.map((branch) => ({
    effect: 'holds-up',
    ...place,
    message: `The filter \`${filter.kind}\` leaves out \`${branch}\`, which a plan names.`,
    why: 'Pull requests into it are not judged: a required check stays at "Expected", and one that is not required lets them merge.',
    fix,
  }));
}

export const editedMissing: Rule = {
  id: 'edited-missing',
  title: 'no activity type edited',
  look: (setup) =>
    perWorkflow(setup, ({ workflow, trigger }) =>
      (trigger.types ?? DEFAULT_TYPES).includes('edited')
        ? []
        : [
            {
              effect: 'lets-through',
              path: workflow.path,
              line: trigger.line,
              message: `\`${trigger.event}\` does not start on type \`edited\`${trigger.types === null ? ', which is not among the default types' : ''}.`,
              why: 'A check belongs to a commit. A pull request that passed against one branch and is then pointed at another keeps its check, unjudged there.',
              fix: 'Set `types: [opened, synchronize, reopened, edited, labeled, unlabeled]`.',
            },
          ],
    ),
};

export const typesMissing: Rule = {
  id: 'types-missing',
  title: 'other activity types that are missing',
  look: (setup) =>
    perWorkflow(setup, ({ workflow, trigger }) => {
      const types = trigger.types ?? DEFAULT_TYPES;
      const lacks = (names: readonly string[]) => names.filter((name) => !types.includes(name));
      const place = { path: workflow.path, line: trigger.line };
      const fix = 'Set `types: [opened, synchronize, reopened, edited, labeled, unlabeled]`.';
      const start = lacks(DEFAULT_TYPES);
      const labels = lacks(['labeled', 'unlabeled']);
      const found: DoctorFinding[] = [];
      if (start.length > 0) {
        const message = `\`${trigger.event}\` does not start on ${start.map((type) => `\`${type}\``).join(', ')}.`;
        const why =
          'A pull request or a push to it then gets no check, and one that is required stays at "Expected".';
        found.push({ effect: 'holds-up', ...place, message, why, fix });
      }
      if (labels.length > 0) {
        const message = `\`${trigger.event}\` does not start on ${labels.map((type) => `\`${type}\``).join(' or ')}.`;
        const why =
          'A label `chunk:<id>` that is added or removed later then changes nothing until the next push.';
        found.push({ effect: 'hint', ...place, message, why, fix });
      }
      return found;
    }),
};

export const blockedTrigger: Rule = {
  id: 'blocked-trigger',
  title: 'the gate starts on pull_request_target',
  look: (setup) =>
    perWorkflow(setup, ({ workflow, trigger }) =>
      trigger.event !== 'pull_request_target'
        ? []
        : [
            {
              effect: 'hint',
              path: workflow.path,
              line: trigger.line,
              message: 'The gate starts on `pull_request_target`.',
              why: "GitHub's default policy blocks this event in public repositories from 2 December 2026: the check would never come. plan-gate runs no code under it.",
              fix: 'Use `pull_request`, with a `workflow_run` after it where pull requests come from forks (layout C).',
            },
          ],
    ),
};

/** Asks for each workflow that decides, once. */
function perWorkflow(
  setup: Setup,
  look: (deciding: Deciding) => readonly DoctorFinding[],
): readonly DoctorFinding[] {
  return decidingWorkflows(setup).flatMap(look);
}
