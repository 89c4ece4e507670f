import { artifactInWorkspace, cacheInGate, cacheMode } from './artifact-rules.js';
import { captureUnused, historyMissing } from './capture-rules.js';
import type { Rule } from './diagnosis.js';
import { evidenceResultEmpty, evidenceResultMissing } from './evidence-rules.js';
import { concurrencyShared } from './group-rule.js';
import { gateLoosened, inputFromPullRequest } from './input-rules.js';
import { failureIgnored, nameClash, skippableGate } from './job-rules.js';
import { planFolderOpen } from './plan-folder-rule.js';
import { baselineBroken, planAbsent, planInvalid } from './plan-rules.js';
import { checkNameShared } from './posting-rules.js';
import { gateAbsent, sourceWorkflowMissing } from './presence-rules.js';
import { checkNotPinned, checkNotRequired } from './required-checks.js';
import { reuseFromCache } from './reuse-rule.js';
import { downloadMayFail, withdrawMissing } from './standing-rules.js';
import {
  permissionLacking,
  permissionsMissing,
  selfHostedRunner,
  writeTokenBesideCode,
} from './token-rules.js';
import {
  blockedTrigger,
  branchFilter,
  editedMissing,
  mergeGroupMissing,
  pathFilter,
  typesMissing,
} from './trigger-rules.js';
import {
  credentialsPersisted,
  headInPrivilegedWorkflow,
  placeholderCommit,
  secretsBesideCode,
  unpinnedAction,
} from './trust-rules.js';
import { concurrencyMissing, passWithoutPlan, timeoutMissing } from './upkeep-rules.js';

const workflowUnreadable: Rule = {
  id: 'workflow-unreadable',
  title: "a workflow file that can't be read",
  look: ({ unreadableWorkflows }) =>
    unreadableWorkflows.map(({ path, line, reason, tooMuch }) => ({
      effect: 'holds-up',
      path,
      line,
      message: `The workflow could not be read: ${reason}.`,
      why: tooMuch
        ? 'GitHub may run it all the same, so that nothing is known of what it does.'
        : "GitHub does not run a file that is no workflow: if it is the gate's, its check never comes.",
      fix: tooMuch
        ? 'Make it shorter and flatter.'
        : "Mend the file; GitHub's Actions page shows what it says of it.",
    })),
};

/** Every rule, in the order in which the page tells them. */
export const RULES: readonly Rule[] = [
  gateAbsent,
  workflowUnreadable,
  mergeGroupMissing,
  pathFilter,
  branchFilter,
  editedMissing,
  typesMissing,
  sourceWorkflowMissing,
  blockedTrigger,
  skippableGate,
  failureIgnored,
  nameClash,
  checkNameShared,
  withdrawMissing,
  historyMissing,
  captureUnused,
  reuseFromCache,
  evidenceResultMissing,
  evidenceResultEmpty,
  downloadMayFail,
  inputFromPullRequest,
  gateLoosened,
  passWithoutPlan,
  timeoutMissing,
  concurrencyMissing,
  concurrencyShared,
  permissionsMissing,
  permissionLacking,
  writeTokenBesideCode,
  selfHostedRunner,
  headInPrivilegedWorkflow,
  credentialsPersisted,
  secretsBesideCode,
  unpinnedAction,
  placeholderCommit,
  artifactInWorkspace,
  cacheInGate,
  cacheMode,
  planAbsent,
  planInvalid,
  baselineBroken,
  planFolderOpen,
  checkNotRequired,
  checkNotPinned,
];
