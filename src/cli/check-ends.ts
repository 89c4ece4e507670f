import { type Clone, openClone } from '../capture/git.js';
import { gitRunner } from '../capture/git-run.js';
import { known, missing, type Read } from '../facts.js';
import { nearestName } from '../plan/wording.js';
import type { CheckRequest } from './check-flags.js';
import { shellQuoted } from './shell-words.js';

/** The base under judgement: always a branch, since the plan is chosen by its name. */
export interface BaseEnd {
  readonly branch: string;
  readonly commit: string;
}

export interface HeadEnd {
  /** `null` when no single branch is there. */
  readonly branch: string | null;
  readonly commit: string;
}

/** What a check is about, and the clone that holds it. */
export interface CheckEnds {
  readonly clone: Clone;
  readonly base: BaseEnd;
  readonly head: HeadEnd;
}

/** What names the commits. */
export type EndsRequest = Pick<CheckRequest, 'directory' | 'base' | 'head' | 'baseBranch' | 'headBranch'> & {
  readonly options: Pick<CheckRequest['options'], 'planRef'>;
};

/** Finds the commits that the flags name; a `missing` speaks of the flags. */
export async function findEnds(request: EndsRequest): Promise<Read<CheckEnds>> {
  const opened = await openClone(request.directory);
  if (opened.state !== 'known') return opened;
  const clone = opened.value;
  const [base, head] = await Promise.all([findBase(clone, request), findHead(clone, request)]);
  if (base.state !== 'known') return base;
  if (head.state !== 'known') return head;
  const { planRef } = request.options;
  // The base may be a branch that is not in the clone, as CI knows it.
  const plan =
    planRef === null || planRef === base.value.branch ? base : await findCommit(clone, '--plan-ref', planRef);
  return plan.state === 'known' ? known({ clone, base: base.value, head: head.value }) : plan;
}

async function findBase(clone: Clone, request: EndsRequest): Promise<Read<BaseEnd>> {
  const commit = await findCommit(clone, '--base', request.base);
  if (commit.state !== 'known') return commit;
  const branch =
    request.baseBranch === null
      ? await branchName(clone, request.base, commit.value)
      : known(request.baseBranch);
  if (branch.state !== 'known') return branch;
  if (branch.value !== null) return known({ branch: branch.value, commit: commit.value });
  return missing(
    'infrastructure',
    `--base ${request.base} is a commit that no single branch points at, and the plan is chosen by the branch's name. Say which branch it stands for: --base-branch NAME.`,
  );
}

async function findHead(clone: Clone, request: EndsRequest): Promise<Read<HeadEnd>> {
  const commit = await findCommit(clone, '--head', request.head);
  if (commit.state !== 'known') return commit;
  if (request.headBranch !== null) return known({ branch: request.headBranch, commit: commit.value });
  const current = request.head === 'HEAD' ? await clone.currentBranch() : known(null);
  if (current.state !== 'known') return current;
  const branch = current.value === null ? await branchName(clone, request.head, commit.value) : current;
  return branch.state === 'known' ? known({ branch: branch.value, commit: commit.value }) : branch;
}

/** The commit that the value of a flag names. */
export async function findCommit(clone: Clone, flag: string, name: string): Promise<Read<string>> {
  const commit = await clone.resolve(name);
  if (commit.state !== 'known') return commit;
  if (commit.value !== null) return known(commit.value);
  const meant = EXPRESSION.test(name) ? null : nearestName(name, await likeNames(clone, name));
  return missing('infrastructure', notFound(flag, name, meant));
}

/** `git for-each-ref` answers at once for as many. */
const LIST_TIMEOUT_MS = 10_000;
/** More slips than any name is taken for another with. */
const LIKE_LENGTH = 3;

/** Branches and tags of about the same length; none where git does not tell, since they only help to ask what was meant. */
async function likeNames({ directory }: Clone, name: string): Promise<readonly string[]> {
  const git = gitRunner({ gitPath: 'git', cwd: directory, timeoutMs: LIST_TIMEOUT_MS });
  const format = '--format=%(refname:lstrip=2)';
  const answer = await git({ args: ['for-each-ref', format, 'refs/heads/', 'refs/remotes/', 'refs/tags/'] });
  if (answer.state !== 'known') return [];
  const names = answer.value.stdout.toString('utf8').split('\n').filter(Boolean);
  const plain = names.flatMap((each) => (each.startsWith('origin/') ? [each.slice(7), each] : [each]));
  return [...new Set(plain)].filter((each) => Math.abs(each.length - name.length) <= LIKE_LENGTH);
}

/** What only git's own expressions hold (gitrevisions(7)); no name of a ref may. */
const EXPRESSION = /[~^:]|@\{|\.\.|^@$/;

function notFound(flag: string, name: string, meant: string | null): string {
  if (!EXPRESSION.test(name)) {
    const what = meant === null ? 'Check the name, or fetch it.' : `Did you mean ${meant}? Else fetch it.`;
    return `${flag} ${name} names no commit of this repository. ${what}`;
  }
  const takes = `${flag} takes a branch, a tag or a commit id; ${name} is an expression.`;
  // A range is several commits, so none stands for it.
  if (name.includes('..')) return takes;
  const branch = flag === '--base' || flag === '--head' ? ` ${flag}-branch NAME` : '';
  return `${takes} Try ${flag} "$(git rev-parse ${shellQuoted(name)})"${branch}`;
}

/** The branch that a name stands for: itself, without a remote's prefix, or the only branch at that commit. */
async function branchName(clone: Clone, name: string, commit: string): Promise<Read<string | null>> {
  for (const candidate of new Set([
    name,
    name.replace(/^(?:refs\/heads\/|refs\/remotes\/[^/]+\/|origin\/)/, ''),
  ])) {
    const tip = await clone.branchCommit(candidate);
    if (tip.state !== 'known') return tip;
    if (tip.value === commit) return known(candidate);
  }
  const branches = await clone.branchesAt(commit);
  if (branches.state !== 'known') return branches;
  return known(branches.value.length === 1 ? (branches.value[0] ?? null) : null);
}
