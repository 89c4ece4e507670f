import { MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import { compileGlobs } from '../changes/scope.js';
import { known, missing, type Read } from '../facts.js';
import { parsePlan } from '../plan/parse-plan.js';
import {
  MAX_PLAN_BYTES,
  PLAN_FOLDER,
  type PlanFile,
  type PlanListing,
  planFolderRole,
  type RefusedPlanFile,
} from '../plan/plan-files.js';
import type { Repository, TreeEntry } from '../repository.js';

/** More plan files than this at one commit are not a plan folder that people keep; the search says so and stops. */
export const MAX_PLAN_FILES = 500;

/** Finds and parses every plan file at a commit, below the plan folder or as input `plan` says. */
export async function readPlanListing(
  repository: Repository,
  at: { readonly ref: string; readonly sha: string },
  named: string | null,
): Promise<Read<PlanListing>> {
  const search = planSearch(named);
  if (search.state !== 'known') return search;
  const listed = await repository.listFiles(at.sha, search.value.folder);
  if (listed.state !== 'known') return listed;
  if (listed.value.length === 0) return emptyListing(repository, at, search.value);
  const wanted = listed.value.filter(search.value.matches);
  if (wanted.length > MAX_PLAN_FILES) {
    return missing(
      'bad-plan',
      `${search.value.where} at ${at.ref} holds ${wanted.length} plan files, more than the ${MAX_PLAN_FILES} that are read. Move finished plans elsewhere, or name one with input \`plan\`.`,
    );
  }
  const links = wanted.filter((entry) => linkKind(entry) !== null);
  const plans = wanted.filter((entry) => linkKind(entry) === null);
  const blobs = await repository.readBlobs([...new Set(plans.map((entry) => entry.oid))], MAX_PLAN_BYTES);
  if (blobs.state !== 'known') return blobs;
  const files: PlanFile[] = [];
  const refused: RefusedPlanFile[] = links.map((entry) => ({
    path: entry.path,
    why: linkKind(entry) ?? 'symlink',
  }));
  for (const entry of plans) {
    const content = blobs.value.get(entry.oid);
    if (content?.state === 'bytes')
      files.push({ path: entry.path, oid: entry.oid, result: parsePlan(content.bytes) });
    else if (content?.state === 'too-large') refused.push({ path: entry.path, why: 'too-large' });
    else
      return missing(
        'infrastructure',
        `${entry.path} is listed at ${at.sha}, but its content could not be read.`,
      );
  }
  return known({ ref: at.ref, sha: at.sha, where: search.value.where, files, refused });
}

/** A folder without files is absent, unless something on the way to it is a link: that is refused, not followed. */
async function emptyListing(
  repository: Repository,
  at: { readonly ref: string; readonly sha: string },
  { folder, where }: PlanSearch,
): Promise<Read<PlanListing>> {
  const names = folder.split('/').filter((name) => name !== '');
  const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const found = await repository.readFiles(at.sha, way, 0);
  if (found.state !== 'known') return found;
  const links = way.filter((path) => found.value.get(path)?.state === 'not-a-file');
  const refused = links.map((path) => ({ path, why: 'symlink' as const }));
  return known({ ref: at.ref, sha: at.sha, where, files: [], refused });
}

interface PlanSearch {
  readonly folder: string;
  readonly where: string;
  matches(entry: TreeEntry): boolean;
}

/** Below the plan folder every link is wanted too, so that it is refused and can't stand for a plan. */
function planSearch(named: string | null): Read<PlanSearch> {
  if (named === null) {
    const matches = (entry: TreeEntry) => planFolderRole(entry.path) === 'plan' || linkKind(entry) !== null;
    return known({ folder: PLAN_FOLDER, where: `${PLAN_FOLDER}/`, matches });
  }
  const compiled = compileGlobs([named]);
  if (!compiled.ok) {
    return missing(
      'bad-plan',
      `Input \`plan\` is not a usable path or glob: ${compiled.problems.map((problem) => problem.message).join(' ')}`,
    );
  }
  const matches = (entry: TreeEntry) => compiled.globs.matches(entry.path) !== null;
  return known({ folder: literalFolder(named), where: named, matches });
}

function linkKind(entry: TreeEntry): 'symlink' | 'submodule' | null {
  if (entry.mode === MODE_SYMLINK) return 'symlink';
  return entry.mode === MODE_SUBMODULE ? 'submodule' : null;
}

/** The folder that a glob can't match outside of: what stands before its first special character, up to a `/`. */
function literalFolder(glob: string): string {
  const special = glob.search(/[*?]/);
  const literal = special < 0 ? glob : glob.slice(0, special);
  return literal.slice(0, Math.max(0, literal.lastIndexOf('/')));
}
