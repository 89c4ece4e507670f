import { basename } from 'node:path';
import type { Clone } from '../capture/git.js';
import { gitRunner } from '../capture/git-run.js';
import { known, type Read } from '../facts.js';
import type { InitRequest } from './init-request.js';
import { isBranchName } from './init-request.js';

/** What `init` goes by in a repository. */
export interface Surroundings {
  /** The commit that is checked out; `null` where there is none yet. */
  readonly head: string | null;
  /** Paths that it holds. */
  readonly files: readonly string[];
  /** `null` where HEAD is detached. */
  readonly currentBranch: string | null;
  /** Folder of the Cargo workspace, empty for the root; `null` where there is none, or several. */
  readonly workspace: string | null;
  readonly names: Names;
  /** The commit that the integration branch is at; `null` where there is no such branch yet. */
  readonly integrationTip: string | null;
  /** What to push to: `origin` where there are several; `null` where there is none. */
  readonly remote: string | null;
}

/** The names that the plan says. */
export interface Names {
  readonly slug: string;
  readonly sourceBranch: string;
  readonly integrationBranch: string;
}

export async function lookAround(clone: Clone, request: InitRequest): Promise<Read<Surroundings>> {
  const head = await clone.resolve('HEAD');
  if (head.state === 'missing') return head;
  const listed = head.value === null ? known([]) : await clone.listFiles(head.value, '');
  if (listed.state === 'missing') return listed;
  const current = await clone.currentBranch();
  if (current.state === 'missing') return current;
  const files = listed.value.map(({ path }) => path);
  const default_ = await defaultBranch(clone, current.value);
  const names = namesOf(request, current.value, default_, basename(clone.directory));
  const integration = await clone.branchCommit(names.integrationBranch);
  if (integration.state === 'missing') return integration;
  return known({
    head: head.value,
    files,
    currentBranch: current.value,
    workspace: cargoWorkspace(files),
    names,
    integrationTip: integration.value,
    remote: await remoteOf(clone),
  });
}

const USUAL_DEFAULTS = ['main', 'master', 'trunk', 'develop'];

/** The branch that origin calls its default, else one of a usual name, else the one that is checked out. */
async function defaultBranch(clone: Clone, current: string | null): Promise<string> {
  const git = gitRunner({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
  const answer = await git({
    args: ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'],
    answers: [0, 1, 128],
  });
  const named = answer.state === 'known' ? answer.value.stdout.toString('utf8').trim() : '';
  const prefix = 'refs/remotes/origin/';
  if (named.startsWith(prefix)) return named.slice(prefix.length);
  for (const name of USUAL_DEFAULTS) {
    if (name === current) return name;
    const tip = await clone.branchCommit(name);
    if (tip.state === 'known' && tip.value !== null) return name;
  }
  return current ?? 'main';
}

/** A branch that is checked out beside the default one is the feature's; on the default one the folder names the feature. */
function namesOf(request: InitRequest, current: string | null, default_: string, folder: string): Names {
  const sourceBranch = request.sourceBranch || default_;
  const feature = current === null || current === sourceBranch ? '' : current;
  const asked = request.integrationBranch || (request.slug === '' ? feature : '');
  const slug = request.slug || slugFrom(asked.slice(asked.lastIndexOf('/') + 1) || folder);
  return { slug, sourceBranch, integrationBranch: asked || `feat/${slug}` };
}

/** A name as a slug can have it, also as the name of a folder. */
export function slugFrom(name: string): string {
  const slug = name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return isBranchName(slug) && slug !== '' ? slug : 'feature';
}

async function remoteOf(clone: Clone): Promise<string | null> {
  const git = gitRunner({ gitPath: 'git', cwd: clone.directory, timeoutMs: 60_000 });
  const answer = await git({ args: ['remote'] });
  const names =
    answer.state === 'known' ? answer.value.stdout.toString('utf8').split('\n').filter(Boolean) : [];
  return names.includes('origin') ? 'origin' : (names[0] ?? null);
}

/** The folder of the one Cargo workspace: the root's, else the only one in a folder directly below it. */
function cargoWorkspace(files: readonly string[]): string | null {
  if (files.includes('Cargo.toml')) return '';
  const folders = files.flatMap((path) => /^([^/]+)\/Cargo\.toml$/.exec(path)?.[1] ?? []);
  return folders.length === 1 ? (folders[0] ?? null) : null;
}
