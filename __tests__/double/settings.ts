import { paginate } from './paging.js';
import type { TokenValues } from './values.js';
import { apiLink, type Endpoint, type Json, ok, problem, type World } from './world.js';

/** How a branch of the served repository is protected; plain values, read anew for each request. */
export interface BranchSettingsValues {
  /** Rules of rulesets, as `/rules/branches/{branch}` lists them. */
  readonly rules?: readonly Json[];
  /** A branch protection rule: its required checks, which everyone may read, and its reviews, which administrators may. */
  readonly protection?: {
    readonly checks?: readonly { readonly context: string; readonly app_id: number | null }[];
    readonly approvals?: number;
    readonly codeOwners?: boolean;
  };
}

export interface SettingsValues {
  readonly defaultPermissions?: 'read' | 'write';
  readonly branches?: Readonly<Record<string, BranchSettingsValues>>;
}

export function branchSettings(world: World, branch: string): BranchSettingsValues {
  const branches = world.settings.branches ?? {};
  return Object.hasOwn(branches, branch) ? (branches[branch] ?? {}) : {};
}

/** What `/branches/{branch}` says of a branch's protection. */
export function protectionJson(world: World, branch: string): { [key: string]: Json } {
  const { protection, rules = [] } = branchSettings(world, branch);
  const checks = protection?.checks ?? [];
  return {
    protected: protection !== undefined || rules.length > 0,
    protection: {
      enabled: protection !== undefined,
      required_status_checks: {
        enforcement_level: checks.length > 0 ? 'non_admins' : 'off',
        contexts: checks.map(({ context }) => context),
        checks: checks.map((check) => ({ ...check })),
      },
    },
  };
}

/** `GET /rules/branches/{branch}`: also for a branch that does not exist. */
export const getBranchRules: Endpoint = async (world, call) => {
  const { rules = [] } = branchSettings(world, call.params.branch ?? '');
  const named = rules.map((rule, index) => ({
    ruleset_source_type: 'Repository',
    ruleset_source: `${world.owner}/${world.name}`,
    ruleset_id: index + 1,
    ...(rule as Record<string, Json>),
  }));
  const page = paginate(call, named);
  return ok(page.rows, page.headers);
};

const FORBIDDEN = problem(403, 'Resource not accessible by integration');

function isAdmin(token: TokenValues): boolean {
  return token.admin === true;
}

/** `GET /branches/{branch}/protection`. */
export const getBranchProtection: Endpoint = async (world, { params: { branch = '' }, token }) => {
  if (!isAdmin(token)) return FORBIDDEN;
  const { protection } = branchSettings(world, branch);
  if (protection === undefined) return problem(404, 'Branch not protected');
  const url = `${apiLink(world, 'branches', branch)}/protection`;
  if (protection.approvals === undefined) return ok({ url });
  return ok({
    url,
    required_pull_request_reviews: {
      url: `${url}/required_pull_request_reviews`,
      dismiss_stale_reviews: false,
      require_code_owner_reviews: protection.codeOwners ?? false,
      required_approving_review_count: protection.approvals,
    },
  });
};

/** `GET /actions/permissions/workflow`. */
export const getWorkflowPermissions: Endpoint = async ({ settings }, { token }) =>
  isAdmin(token)
    ? ok({
        default_workflow_permissions: settings.defaultPermissions ?? 'read',
        can_approve_pull_request_reviews: false,
      })
    : FORBIDDEN;
