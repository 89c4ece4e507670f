import { known, missing, type Read } from '../facts.js';
import { asRecord, stringField } from '../parsers/github-fields.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import { isRefName } from './refs.js';

/** What GitHub answers about how a branch is protected, unread. */
export interface BranchProtectionAnswers {
  /** `GET /rules/branches/{branch}`: the rules of active rulesets that apply, of the organization too. */
  readonly rules: Read<readonly unknown[]>;
  /** `GET /branches/{branch}`; `null` where there is no such branch. */
  readonly branch: Read<unknown>;
  /** `GET /branches/{branch}/protection`; `null` where there is none. Only administrators' tokens may read it. */
  readonly protection: Read<unknown>;
}

const PER_PAGE = 100;
/** A branch under more rules than these pages hold is not read further: the rest would be "not there". */
const MAX_PAGES = 5;

export async function fetchBranchProtection(
  client: Client,
  repository: RepositoryName,
  name: string,
): Promise<BranchProtectionAnswers> {
  if (!isRefName(name)) {
    const odd = missing('infrastructure', `${JSON.stringify(name)} can't be the name of a branch.`);
    return { rules: odd, branch: odd, protection: odd };
  }
  const [rules, branch] = await Promise.all([
    fetchRules(client, repository, name),
    fetchOrNull(client, repositoryPath(repository, 'branches', name)),
  ]);
  const isProtected = branch.state === 'known' && asRecord(branch.value)?.protected === true;
  const protection = isProtected
    ? await fetchOrNull(client, repositoryPath(repository, 'branches', name, 'protection'))
    : known(null);
  return { rules, branch, protection: branch.state === 'known' ? protection : branch };
}

async function fetchRules(
  client: Client,
  repository: RepositoryName,
  name: string,
): Promise<Read<readonly unknown[]>> {
  const path = repositoryPath(repository, 'rules', 'branches', name);
  const rules: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await client.request('GET', path, { query: { per_page: PER_PAGE, page } });
    if (answer.state === 'missing') return answer;
    const { data } = answer.value;
    if (!Array.isArray(data)) return missing('infrastructure', `GET ${path} answered with no list.`);
    rules.push(...data);
    if (data.length < PER_PAGE) return known(rules);
  }
  return missing('infrastructure', `GET ${path} lists more than ${PER_PAGE * MAX_PAGES} rules.`);
}

async function fetchOrNull(client: Client, path: string): Promise<Read<unknown>> {
  const answer = await client.request('GET', path);
  if (answer.state === 'known') return known(answer.value.data);
  return answer.cause === 'absent' ? known(null) : answer;
}

/** The repository's default branch: also the proof that the token may see the repository. */
export async function fetchDefaultBranch(client: Client, repository: RepositoryName): Promise<Read<string>> {
  const path = repositoryPath(repository);
  const answer = await client.request('GET', path);
  if (answer.state === 'missing') return answer;
  const branch = stringField(asRecord(answer.value.data), 'default_branch');
  return branch === null ? missing('infrastructure', `GET ${path} names no default branch.`) : known(branch);
}

/** What a workflow without `permissions` gets. Only administrators' tokens may read it. */
export async function fetchDefaultPermissions(
  client: Client,
  repository: RepositoryName,
): Promise<Read<'read' | 'write'>> {
  const path = repositoryPath(repository, 'actions', 'permissions', 'workflow');
  const answer = await client.request('GET', path);
  if (answer.state === 'missing') return answer;
  const level = stringField(asRecord(answer.value.data), 'default_workflow_permissions');
  if (level === 'read' || level === 'write') return known(level);
  return missing('infrastructure', `GET ${path} does not say what the default is.`);
}
