import type { PullState } from './pull-state.js';
import type { ForkValues } from './values.js';
import { type Draft, draftFrom, type EventPayload, objectIn, validEvent } from './webhook-examples.js';

export type { EventPayload } from './webhook-examples.js';

/** A repository as the double serves it, and a fork alike. */
export type EventRepository = ForkValues & { readonly defaultBranch?: string };

export interface PullRequestEventValues {
  readonly action: 'opened' | 'synchronize' | 'reopened' | 'edited' | 'labeled' | 'closed';
  readonly repository: EventRepository;
  /** The pull request at the time of the event: what `describePull` of the double answers, or the same written by hand. */
  readonly state: Pick<PullState, 'pull' | 'baseSha' | 'headSha' | 'changedFiles'>;
  /** For `labeled`: which one was added; the last one when not given. */
  readonly label?: string;
  /** For `edited`: what was there before. */
  readonly changes?: {
    readonly title?: string;
    readonly body?: string;
    readonly base?: { readonly ref: string; readonly sha: string };
  };
  /** For `synchronize`: the head before. */
  readonly before?: string;
}

/** A `pull_request` event. Throws when the values make no payload that GitHub could send. */
export function pullRequestEvent(values: PullRequestEventValues): EventPayload {
  const { action, repository, state, label, changes = {}, before } = values;
  // There is no recorded example of `edited`; it is one of `reopened` and its changes.
  const draft = draftFrom('pull_request', action === 'edited' ? 'reopened' : action, fullName(repository));
  // Only an app's own webhooks name an installation; a workflow's event does not.
  delete draft.installation;
  draft.action = action;
  draft.number = state.pull.number;
  fillRepository(objectIn(draft, 'repository'), repository);
  fillPull(objectIn(draft, 'pull_request'), repository, state);
  if (action === 'labeled') {
    draft.label = labelOf(repository, label ?? state.pull.labels?.at(-1) ?? '', 0);
  }
  if (action === 'edited') draft.changes = changesOf(changes);
  if (action === 'synchronize') {
    draft.after = state.headSha;
    draft.before = before ?? '0'.repeat(state.headSha.length);
  }
  return validEvent(`pull_request$${action}`, draft);
}

export interface WorkflowDispatchValues {
  readonly repository: EventRepository;
  /** All of them text, as GitHub sends them whatever the workflow declares. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The branch or tag that the workflow was started on, in full. */
  readonly ref: string;
  readonly workflow?: string;
}

/** A `workflow_dispatch` event. */
export function workflowDispatchEvent(values: WorkflowDispatchValues): EventPayload {
  const { repository, inputs, ref, workflow = '.github/workflows/plan-gate.yml' } = values;
  const draft = draftFrom('workflow_dispatch', null, fullName(repository));
  delete draft.installation;
  delete draft.organization;
  fillRepository(objectIn(draft, 'repository'), repository);
  draft.inputs = Object.keys(inputs).length === 0 ? null : inputs;
  draft.ref = ref;
  draft.workflow = workflow;
  return validEvent('workflow_dispatch$event', draft);
}

export function fullName({ owner, name }: ForkValues): string {
  return `${owner}/${name}`;
}

export function fillRepository(target: Draft, repository: EventRepository): void {
  target.id = repository.id;
  target.name = repository.name;
  target.full_name = fullName(repository);
  objectIn(target, 'owner').login = repository.owner;
  if (repository.defaultBranch !== undefined) target.default_branch = repository.defaultBranch;
}

function fillPull(target: Draft, repository: EventRepository, state: PullRequestEventValues['state']): void {
  const { pull, baseSha, headSha, changedFiles } = state;
  target.number = pull.number;
  target.title = pull.title ?? `Pull request ${pull.number}`;
  target.body = pull.body ?? null;
  target.labels = (pull.labels ?? []).map((name, index) => labelOf(repository, name, index));
  target.state = pull.state ?? 'open';
  target.draft = pull.draft ?? false;
  target.merged = pull.merged ?? false;
  target.changed_files = changedFiles;
  if (pull.user !== undefined) objectIn(target, 'user').login = pull.user;
  fillEnd(objectIn(target, 'base'), pull.base.ref, baseSha, repository, repository);
  const home = pull.head.repo === undefined || pull.head.repo === 'same' ? repository : pull.head.repo;
  fillEnd(objectIn(target, 'head'), pull.head.ref, headSha, home, repository);
}

/** One end of a pull request; `home` is null for a fork that was deleted. */
function fillEnd(
  end: Draft,
  ref: string,
  sha: string,
  home: EventRepository | null,
  base: EventRepository,
): void {
  end.ref = ref;
  end.sha = sha;
  end.label = `${home?.owner ?? 'unknown'}:${ref}`;
  if (home === null) {
    end.repo = null;
    return;
  }
  const repo = objectIn(end, 'repo');
  fillRepository(repo, home);
  repo.fork = home.id !== base.id;
  objectIn(end, 'user').login = home.owner;
}

function labelOf(repository: EventRepository, name: string, index: number): Draft {
  const id = 2_000_000 + index;
  return {
    id,
    node_id: `LA_${id}`,
    url: `https://api.github.com/repos/${fullName(repository)}/labels/${encodeURIComponent(name)}`,
    name,
    color: 'ededed',
    default: false,
    description: null,
  };
}

function changesOf({ title, body, base }: NonNullable<PullRequestEventValues['changes']>): Draft {
  return {
    ...(title === undefined ? {} : { title: { from: title } }),
    ...(body === undefined ? {} : { body: { from: body } }),
    ...(base === undefined ? {} : { base: { ref: { from: base.ref }, sha: { from: base.sha } } }),
  };
}
