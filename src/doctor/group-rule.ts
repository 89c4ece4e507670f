import type { Rule } from './diagnosis.js';
import { eventsOf } from './job-rules.js';
import { propertyPaths, touches } from './property-paths.js';
import { ownJobs } from './upkeep-rules.js';
import type { YamlText } from './yaml-tree.js';

/** What is the same in every run of a workflow, or of those for one branch. */
const SAME: readonly string[] = [
  ...['workflow', 'job', 'event_name', 'base_ref', 'repository', 'repository_owner', 'repository_id'],
  ...['workflow_ref', 'server_url', 'event.action', 'event.repository', 'event.pull_request.base'],
  ...['event.merge_group.base_ref', 'event.workflow_run.event', 'event.workflow_run.name'],
  ...['event.workflow_run.workflow_id', 'event.workflow.name', 'event.workflow.id'],
].map((name) => `github.${name}`);
/** What only the events of a pull request tell: elsewhere GitHub puts nothing in its place. */
const OF_PULL_REQUESTS = ['github.head_ref', 'github.event.pull_request', 'github.event.number'];
const OF_THE_BASE = ['github.ref', 'github.ref_name', 'github.sha'];
/** What is the same, or nothing, in all runs of an event (docs.github.com, "Events that trigger workflows"). */
const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  pull_request_target: [...SAME, ...OF_THE_BASE],
  merge_group: [...SAME, ...OF_PULL_REQUESTS],
  workflow_run: [...SAME, ...OF_PULL_REQUESTS, ...OF_THE_BASE],
};

export const concurrencyShared: Rule = {
  id: 'concurrency-shared',
  title: 'one concurrency group for all pull requests',
  look(setup) {
    const groups = new Map(
      ownJobs(setup).flatMap(({ workflow, job }) =>
        [workflow.concurrency, job.concurrency].flatMap((group) => {
          const event = group === null ? null : sharedIn(group, eventsOf(workflow, setup));
          return group === null || event === null
            ? []
            : [[group, { path: workflow.path, event, says: group.text }] as const];
        }),
      ),
    );
    return [...groups].map(([group, { path, event, says }]) => ({
      effect: 'holds-up',
      path,
      line: group.line,
      message: `The concurrency group \`${says}\` is one and the same for every ${WHOSE[event] ?? 'pull request'}.`,
      why: 'GitHub keeps one run of a group waiting and cancels those that waited before: a check that is cancelled blocks its pull request until somebody runs it again, and in a queue throws it out.',
      fix:
        event === 'workflow_run'
          ? `Let the group name the commit: \`plan-gate-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_sha }}\`.`
          : `Let the group name the pull request, or the queue's entry: \`plan-gate-\${{ github.event.pull_request.number || github.ref }}\`.`,
    }));
  },
};

const WHOSE: Readonly<Record<string, string>> = {
  merge_group: 'entry of a merge queue',
  workflow_run: 'run that a `workflow_run` follows',
};

/** The event in whose runs a group is always the same; `any` where it has no expression, `null` where it tells them apart. */
function sharedIn({ text }: YamlText, events: readonly string[]): string | null {
  if (!text.includes(`\${{`)) return 'any';
  const paths = propertyPaths(text);
  const isSame = (event: string) =>
    paths.every((path) => (SAME_IN[event] ?? SAME).some((same) => isWithin(path, same)));
  return events.find(isSame) ?? null;
}

/** A property or what it holds, but not what holds the property: that has more to tell. */
function isWithin(path: string, property: string): boolean {
  return touches(path, property) && path.split('.').length >= property.split('.').length;
}
