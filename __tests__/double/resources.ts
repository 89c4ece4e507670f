import type { CommitObject } from './git-reader.js';
import { isoSeconds } from './git-reader.js';
import { apiLink, type Json, pageLink, type World } from './world.js';

type JsonObject = { readonly [key: string]: Json };

/** When the double's repository, users and apps came to be. */
export const CREATED_AT = isoSeconds(Date.UTC(2026, 0, 1));

/** A user of this name; the id follows from the name. */
export function userJson(world: World, login: string): JsonObject {
  const id = [...login].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  const name = encodeURIComponent(login);
  const api = `${world.apiUrl}/users/${name}`;
  return {
    login,
    id,
    node_id: `U_${id}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${id}`,
    gravatar_id: '',
    url: api,
    html_url: `${world.serverUrl}/${name}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: 'User',
    site_admin: false,
  };
}

const LINKS: readonly (readonly [field: string, suffix: string])[] = [
  ['archive_url', '/{archive_format}{/ref}'],
  ['assignees_url', '/assignees{/user}'],
  ['blobs_url', '/git/blobs{/sha}'],
  ['branches_url', '/branches{/branch}'],
  ['collaborators_url', '/collaborators{/collaborator}'],
  ['comments_url', '/comments{/number}'],
  ['commits_url', '/commits{/sha}'],
  ['compare_url', '/compare/{base}...{head}'],
  ['contents_url', '/contents/{+path}'],
  ['contributors_url', '/contributors'],
  ['deployments_url', '/deployments'],
  ['downloads_url', '/downloads'],
  ['events_url', '/events'],
  ['forks_url', '/forks'],
  ['git_commits_url', '/git/commits{/sha}'],
  ['git_refs_url', '/git/refs{/sha}'],
  ['git_tags_url', '/git/tags{/sha}'],
  ['hooks_url', '/hooks'],
  ['issue_comment_url', '/issues/comments{/number}'],
  ['issue_events_url', '/issues/events{/number}'],
  ['issues_url', '/issues{/number}'],
  ['keys_url', '/keys{/key_id}'],
  ['labels_url', '/labels{/name}'],
  ['languages_url', '/languages'],
  ['merges_url', '/merges'],
  ['milestones_url', '/milestones{/number}'],
  ['notifications_url', '/notifications{?since,all,participating}'],
  ['pulls_url', '/pulls{/number}'],
  ['releases_url', '/releases{/id}'],
  ['stargazers_url', '/stargazers'],
  ['statuses_url', '/statuses/{sha}'],
  ['subscribers_url', '/subscribers'],
  ['subscription_url', '/subscription'],
  ['tags_url', '/tags'],
  ['teams_url', '/teams'],
  ['trees_url', '/git/trees{/sha}'],
];

/** The served repository or a fork of it, with the fields of a full repository. */
export function repositoryJson(
  world: World,
  { owner, name, id }: { owner: string; name: string; id: number },
): JsonObject {
  const fork = id !== world.repositoryId;
  const api = `${world.apiUrl}/repos/${owner}/${name}`;
  const page = `${world.serverUrl}/${owner}/${name}`;
  const host = world.serverUrl.replace(/^\w+:\/\//, '');
  return {
    id,
    node_id: `R_${id}`,
    name,
    full_name: `${owner}/${name}`,
    owner: userJson(world, owner),
    private: false,
    html_url: page,
    description: null,
    fork,
    url: api,
    ...Object.fromEntries(LINKS.map(([field, suffix]) => [field, `${api}${suffix}`])),
    git_url: `git://${host}/${owner}/${name}.git`,
    ssh_url: `git@${host}:${owner}/${name}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    visibility: 'public',
    default_branch: world.git.defaultBranch,
    ...Object.fromEntries(COUNTS.map((field) => [field, 0])),
    ...Object.fromEntries(SWITCHES.map((field) => [field, false])),
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    pushed_at: CREATED_AT,
  };
}

const COUNTS = [
  ...['forks_count', 'stargazers_count', 'watchers_count', 'open_issues_count', 'size'],
  ...['forks', 'watchers', 'open_issues', 'subscribers_count', 'network_count'],
];
const SWITCHES = [
  ...['has_issues', 'has_projects', 'has_wiki', 'has_pages', 'has_downloads', 'has_discussions'],
  ...['archived', 'disabled', 'is_template'],
];

export function verificationJson(): JsonObject {
  return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
}

/** A commit as `/commits/{ref}`, `/compare` and `/branches` show it, without its files. */
export function commitJson(world: World, commit: CommitObject): JsonObject {
  const { oid } = commit;
  return {
    sha: oid,
    node_id: `C_${oid}`,
    commit: {
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      tree: { sha: commit.tree, url: apiLink(world, 'git', 'trees', commit.tree) },
      url: apiLink(world, 'git', 'commits', oid),
      comment_count: 0,
      verification: verificationJson(),
    },
    url: apiLink(world, 'commits', oid),
    html_url: pageLink(world, 'commit', oid),
    comments_url: apiLink(world, 'commits', oid, 'comments'),
    author: null,
    committer: null,
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: apiLink(world, 'commits', parent),
      html_url: pageLink(world, 'commit', parent),
    })),
  };
}
