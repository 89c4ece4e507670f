import { baselineGate } from './baseline.js';
import { branchGate } from './branch.js';
import { checksPassGate } from './checks-pass.js';
import { dependenciesGate } from './dependencies.js';
import { evidenceGate } from './evidence.js';
import { fileScopeGate } from './file-scope.js';
import type { Gate } from './gate.js';
import { noAssertionLossGate } from './no-assertion-loss.js';
import { noNewClippyGate } from './no-new-clippy.js';
import { noRegressionGate } from './no-regression.js';
import { noTargetLossGate } from './no-target-loss.js';
import { noTestGamingGate } from './no-test-gaming.js';
import { planGate } from './plan.js';
import { planHistoryGate } from './plan-history.js';
import { protectedFilesGate } from './protected-files.js';
import { requiresTestsGate } from './requires-tests.js';

/** Every gate, in the order that reports list them. One line a gate. */
export const GATES: readonly Gate[] = [
  planGate,
  planHistoryGate,
  branchGate,
  dependenciesGate,
  fileScopeGate,
  protectedFilesGate,
  requiresTestsGate,
  baselineGate,
  evidenceGate,
  checksPassGate,
  noRegressionGate,
  noTestGamingGate,
  noAssertionLossGate,
  noTargetLossGate,
  noNewClippyGate,
];
