import { branchTip, resolveCommit } from './refs.js';
import { CREATED_AT, userJson } from './resources.js';
import { ACTIONS_APP_ID, type CheckRunValues } from './values.js';
import { apiLink, isFromSameRepository, type Json, pageLink, type World } from './world.js';

/** A check run as GitHub shows it: annotations are only counted. */
export async function checkRunJson(world: World, run: CheckRunValues): Promise<Json> {
  const html = pageLink(world, 'runs', run.id);
  const api = apiLink(world, 'check-runs', run.id);
  return {
    id: run.id,
    name: run.name,
    node_id: `CR_${run.id}`,
    head_sha: run.headSha,
    external_id: run.externalId,
    url: api,
    html_url: html,
    // With a workflow's own token the link stays on the check's page, whatever was sent.
    details_url: run.appId === ACTIONS_APP_ID ? html : (run.detailsUrl ?? html),
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${api}/annotations`,
    },
    check_suite: { id: run.suiteId },
    app: appJson(world, run.appId),
    pull_requests: await pullsOf(world, run.headSha),
  };
}

function appJson(world: World, id: number): Json {
  const actions = id === ACTIONS_APP_ID;
  const slug = actions ? 'github-actions' : `app-${id}`;
  return {
    id,
    slug,
    client_id: `Iv1.${id}`,
    node_id: `A_${id}`,
    owner: userJson(world, actions ? 'github' : `app-${id}-owner`),
    name: actions ? 'GitHub Actions' : `App ${id}`,
    description: null,
    external_url: world.serverUrl,
    html_url: `${world.serverUrl}/apps/${slug}`,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    permissions: { checks: 'write', metadata: 'read' },
    events: [],
  };
}

/** Open pull requests of this repository at the commit. GitHub does not see what is pushed to forks. */
async function pullsOf(world: World, sha: string): Promise<Json> {
  const repo = { id: world.repositoryId, url: apiLink(world), name: world.name };
  const found: Json[] = [];
  for (const pull of world.pulls) {
    if (pull.state === 'closed' || !isFromSameRepository(pull)) continue;
    const tip = await branchTip(world, pull.head.ref);
    const head = pull.head.sha === undefined ? tip : await resolveCommit(world, pull.head.sha);
    if (head !== sha) continue;
    const base = pull.base.sha ?? (await branchTip(world, pull.base.ref)) ?? '';
    found.push({
      id: 1_000_000 + pull.number,
      number: pull.number,
      url: apiLink(world, 'pulls', pull.number),
      head: { ref: pull.head.ref, sha, repo },
      base: { ref: pull.base.ref, sha: base, repo },
    });
  }
  return found;
}
