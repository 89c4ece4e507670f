import { branchGate } from './branch.js';
import { evidenceGate } from './evidence.js';
import { fileScopeGate } from './file-scope.js';
import type { Gate } from './gate.js';
import { planGate } from './plan.js';
import { planHistoryGate } from './plan-history.js';
import { protectedFilesGate } from './protected-files.js';
import { requiresTestsGate } from './requires-tests.js';

/** Every gate, in the order that reports list them. One line a gate. */
export const GATES: readonly Gate[] = [
  planGate,
  planHistoryGate,
  branchGate,
  fileScopeGate,
  protectedFilesGate,
  requiresTestsGate,
  evidenceGate,
];
