import type { Unread } from '../doctor/diagnosis.js';
import { type BranchSettings, readBranch, type Settings } from '../doctor/settings.js';
import { known, type Read } from '../facts.js';
import {
  fetchBranchProtection,
  fetchDefaultBranch,
  fetchDefaultPermissions,
} from '../github/branch-settings.js';
import type { Client } from '../github/client.js';
import type { RepositoryName } from '../github/endpoints.js';

/** Settings as far as the token may see them. */
export interface SettingsReading {
  readonly settings: Read<Settings>;
  readonly unread: readonly Unread[];
  /** False where something could not be read that any token for the repository may read. */
  readonly complete: boolean;
}

/** Branches that are asked about: each takes three requests. */
const MAX_BRANCHES = 20;

/** Asks GitHub about the branches that plans name; about the default branch where there is no plan. */
export async function fetchSettings(
  client: Client,
  repository: RepositoryName,
  wanted: readonly string[],
): Promise<SettingsReading> {
  const name = `${repository.owner}/${repository.repo}`;
  const default_ = await fetchDefaultBranch(client, repository);
  if (default_.state === 'missing') {
    return {
      settings: default_,
      unread: [{ what: `Settings of ${name}`, reason: default_.reason }],
      complete: false,
    };
  }
  const names = wanted.length === 0 ? [default_.value] : wanted.slice(0, MAX_BRANCHES);
  const unread: Unread[] = wanted.slice(MAX_BRANCHES).map((branch) => ({
    what: `Rules of branch ${branch}`,
    reason: `More than ${MAX_BRANCHES} branches are not asked about.`,
  }));
  let complete = unread.length === 0;
  const branches: BranchSettings[] = [];
  for (const branch of names) {
    const answers = await fetchBranchProtection(client, repository, branch);
    branches.push(readBranch(branch, answers));
    if (answers.rules.state === 'missing')
      unread.push({ what: `Rulesets of branch ${branch}`, reason: answers.rules.reason });
    if (answers.branch.state === 'missing')
      unread.push({ what: `Branch ${branch}`, reason: answers.branch.reason });
    else if (answers.protection.state === 'missing')
      unread.push({
        what: `Branch protection of ${branch}, which only administrators may read`,
        reason: answers.protection.reason,
      });
    complete &&= answers.rules.state === 'known' && answers.branch.state === 'known';
  }
  const defaultPermissions = await fetchDefaultPermissions(client, repository);
  if (defaultPermissions.state === 'missing')
    unread.push({
      what: 'Default permissions of workflows, which only administrators may read',
      reason: defaultPermissions.reason,
    });
  unread.push({
    what: 'Who may bypass rules',
    reason: 'GitHub tells it to no token that does not administer the rulesets; see the settings page.',
  });
  return { settings: known({ repository: name, branches, defaultPermissions }), unread, complete };
}
