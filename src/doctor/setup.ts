import type { BaselineSnapshot } from '../evidence/snapshot.js';
import type { Read } from '../facts.js';
import type { Allowance } from '../plan/allowances.js';
import type { PlanResult } from '../plan/plan.js';
import type { CodeOwners } from './code-owners.js';
import type { Settings } from './settings.js';
import type { UnreadableWorkflow, Workflow } from './workflow.js';

/** All that the rules look at: a repository's files, parsed, and its settings where they were asked for. */
export interface Setup {
  readonly workflows: readonly Workflow[];
  readonly unreadableWorkflows: readonly UnreadableWorkflow[];
  readonly planFolder: PlanFolder;
  /** `null` where there is no such file. */
  readonly codeOwners: CodeOwners | null;
  /** `missing` with the reason where nobody asked for them, or they could not be read at all. */
  readonly settings: Read<Settings>;
  /** Actions that count as plan-gate, as `owner/name` in lower case, beside every repository called `plan-gate`. */
  readonly actions: readonly string[];
  /** Whether `uses: ./` is plan-gate, as in its own repository. */
  readonly isActionItself: boolean;
}

/** The files of the plan folder by path. A file that could not be read is told of by whoever read. */
export interface PlanFolder {
  readonly plans: readonly { readonly path: string; readonly result: PlanResult }[];
  readonly baselines: readonly BaselineFile[];
  readonly allowances: readonly AllowancesFile[];
  /** Links and what else is no file. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

export interface BaselineFile {
  readonly path: string;
  /** The snapshot, or what is wrong with the file. */
  readonly content:
    | { readonly ok: true; readonly snapshot: BaselineSnapshot }
    | { readonly ok: false; readonly problem: string };
}

export interface AllowancesFile {
  readonly path: string;
  readonly content:
    | { readonly ok: true; readonly allowances: readonly Allowance[] }
    | { readonly ok: false; readonly line: number; readonly problem: string };
}
