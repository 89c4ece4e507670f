import type { Read } from '../facts.js';
import { asRecord, countField, type JsonRecord, stringField } from '../parsers/github-fields.js';

/** What GitHub says of a repository's settings, as far as the token could see them. */
export interface Settings {
  /** `owner/name`. */
  readonly repository: string;
  readonly branches: readonly BranchSettings[];
  /** What a workflow without `permissions` gets; `missing` where the token may not know. */
  readonly defaultPermissions: Read<'read' | 'write'>;
}

/** How one branch is protected, by rulesets and branch protection together. `null` stands for what could not be read. */
export interface BranchSettings {
  readonly branch: string;
  readonly needsPullRequest: boolean | null;
  readonly approvals: number | null;
  readonly needsCodeOwners: boolean | null;
  readonly requiredChecks: readonly RequiredCheck[] | null;
  readonly hasMergeQueue: boolean | null;
  /** Whether an organization's ruleset requires a workflow of its own to pass. */
  readonly requiresWorkflows: boolean;
}

export interface RequiredCheck {
  readonly context: string;
  /** The only app that may report it; `null` where any may. */
  readonly appId: number | null;
}

/** The app behind every `GITHUB_TOKEN`. */
export const ACTIONS_APP_ID = 15_368;

/** What the endpoints answered for a branch; `missing` where one gave no answer. */
export interface BranchAnswers {
  /** `GET /rules/branches/{branch}`: the rules of active rulesets. */
  readonly rules: Read<readonly unknown[]>;
  /** `GET /branches/{branch}`; `null` where there is no such branch. */
  readonly branch: Read<unknown>;
  /** `GET /branches/{branch}/protection`, which only administrators may read; `null` where there is none. */
  readonly protection: Read<unknown>;
}

/** Puts together what the answers say. What one of them shows to be there is there; that it is not takes all of them. */
export function readBranch(branch: string, answers: BranchAnswers): BranchSettings {
  const rules = answers.rules.state === 'known' ? answers.rules.value.map(asRecord) : null;
  const reviewed = rules === null ? null : ofType(rules, 'pull_request');
  const protection = classicProtection(answers);
  const reviews = protection === null ? null : asRecord(protection.required_pull_request_reviews);
  const approvals = [
    ...(reviewed ?? []).map((rule) => countField(parameters(rule), 'required_approving_review_count') ?? 0),
    ...(reviews === null ? [] : [countField(reviews, 'required_approving_review_count') ?? 0]),
  ];
  const codeOwners =
    (reviewed ?? []).some((rule) => parameters(rule)?.require_code_owner_review === true) ||
    reviews?.require_code_owner_reviews === true;
  const whole = reviewed !== null && protection !== null;
  const needsPullRequest = approvals.length > 0 ? true : whole ? false : null;
  return {
    branch,
    needsPullRequest,
    approvals: whole ? Math.max(0, ...approvals) : null,
    needsCodeOwners: codeOwners ? true : whole ? false : null,
    requiredChecks: requiredChecks(rules, answers.branch),
    hasMergeQueue: rules === null ? null : ofType(rules, 'merge_queue').length > 0,
    requiresWorkflows: ofType(rules ?? [], 'workflows').length > 0,
  };
}

const NO_PROTECTION: JsonRecord = {};

/** The branch's protection rule; an empty record where there is none, `null` where it can't be known. */
function classicProtection({ branch, protection }: BranchAnswers): JsonRecord | null {
  if (protection.state === 'known') return asRecord(protection.value) ?? NO_PROTECTION;
  if (branch.state !== 'known') return null;
  return asRecord(branch.value)?.protected === true ? null : NO_PROTECTION;
}

/** Rulesets and the branch's own answer each list their share, the latter for everyone who may read the repository. */
function requiredChecks(
  rules: readonly (JsonRecord | null)[] | null,
  branch: Read<unknown>,
): readonly RequiredCheck[] | null {
  const fromRules = ofType(rules ?? [], 'required_status_checks').flatMap((rule) =>
    readChecks(parameters(rule)?.required_status_checks, 'integration_id'),
  );
  const record = branch.state === 'known' ? asRecord(branch.value) : null;
  const own = asRecord(asRecord(record?.protection)?.required_status_checks);
  const fromBranch = readChecks(own?.checks, 'app_id');
  const contexts = Array.isArray(own?.contexts)
    ? own.contexts.filter((each) => typeof each === 'string')
    : [];
  const named = new Set(fromBranch.map(({ context }) => context));
  const found = [
    ...fromRules,
    ...fromBranch,
    ...contexts.filter((context) => !named.has(context)).map((context) => ({ context, appId: null })),
  ];
  return rules !== null && branch.state === 'known' ? found : found.length > 0 ? found : null;
}

function readChecks(listed: unknown, appField: string): readonly RequiredCheck[] {
  return (Array.isArray(listed) ? listed : []).flatMap((item) => {
    const record = asRecord(item);
    const context = stringField(record, 'context');
    return context === null ? [] : [{ context, appId: countField(record, appField) }];
  });
}

function ofType(rules: readonly (JsonRecord | null)[], type: string): readonly JsonRecord[] {
  return rules.flatMap((rule) => (rule !== null && rule.type === type ? [rule] : []));
}

function parameters(rule: JsonRecord): JsonRecord | null {
  return asRecord(rule.parameters);
}
