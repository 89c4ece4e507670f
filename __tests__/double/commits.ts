import { fileRowsJson } from './file-rows.js';
import { paginate } from './paging.js';
import { branchTip, resolveCommit } from './refs.js';
import { commitJson, repositoryJson } from './resources.js';
import { protectionJson } from './settings.js';
import { apiLink, type Endpoint, ok, pageLink, problem } from './world.js';

/** Files of one commit that GitHub lists in all, and on one page. */
const COMMIT_FILES = 3000;
const COMMIT_FILES_PER_PAGE = 300;

/** `GET /repos/{owner}/{repo}`. */
export const getRepository: Endpoint = async (world) =>
  ok(repositoryJson(world, { owner: world.owner, name: world.name, id: world.repositoryId }));

/** `GET /commits/{ref}`: with what it changed against its first parent; the id alone for the `sha` media type. */
export const getCommit: Endpoint = async (world, call) => {
  const ref = call.params.ref ?? '';
  const oid = await resolveCommit(world, ref);
  const commit = oid === null ? null : await world.git.commit(oid);
  if (commit === null) return problem(422, `No commit found for SHA: ${ref}`);
  if (call.accept.includes('sha')) {
    const content = Buffer.from(commit.oid);
    return { status: 200, bytes: { mediaType: 'application/vnd.github.sha', content } };
  }
  const parent = commit.parents[0] ?? emptyTree(commit.oid);
  const rows = await world.git.rows(parent, commit.oid);
  const files = await fileRowsJson(world, parent, commit.oid, COMMIT_FILES);
  const page = paginate(call, files, { perPage: COMMIT_FILES_PER_PAGE, most: COMMIT_FILES_PER_PAGE });
  const additions = rows.reduce((sum, row) => sum + row.additions, 0);
  const deletions = rows.reduce((sum, row) => sum + row.deletions, 0);
  return ok(
    {
      ...commitJson(world, commit),
      stats: { additions, deletions, total: additions + deletions },
      files: page.rows,
    },
    page.headers,
  );
};

/** The tree without entries, which git knows though no repository holds it. */
function emptyTree(like: string): string {
  return like.length === 64
    ? '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'
    : '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
}

/** `GET /branches/{branch}`. */
export const getBranch: Endpoint = async (world, { params: { branch = '' } }) => {
  const tip = await branchTip(world, branch);
  const commit = tip === null ? null : await world.git.commit(tip);
  if (commit === null) return problem(404, 'Branch not found');
  const self = apiLink(world, 'branches', branch);
  return ok({
    name: branch,
    commit: commitJson(world, commit),
    _links: { self, html: pageLink(world, 'tree', branch) },
    ...protectionJson(world, branch),
    protection_url: `${self}/protection`,
  });
};
