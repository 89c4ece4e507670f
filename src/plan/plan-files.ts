import type { Feature, PlanResult } from './plan.js';

/** The folder that holds plans, baselines and allowances. */
export const PLAN_FOLDER = '.taskfleet';

/** A plan of more bytes is refused: 4 MiB. */
export const MAX_PLAN_BYTES = 4 * 1024 * 1024;

/** What a file below the plan folder is, by its name alone. */
export type PlanFolderRole = 'plan' | 'baseline' | 'allowances' | 'other';

const PLAN_NAME = /^plan(?:\.v(0|[1-9][0-9]{0,9}))?\.json$/;
const BASELINE_NAME = /^baseline[^/]*\.json$/;

/** The role of a repository path; `null` for one that is not below the plan folder. */
export function planFolderRole(path: string): PlanFolderRole | null {
  if (!path.startsWith(`${PLAN_FOLDER}/`)) return null;
  const name = fileName(path);
  if (PLAN_NAME.test(name)) return 'plan';
  if (BASELINE_NAME.test(name)) return 'baseline';
  return name === 'allowances.json' ? 'allowances' : 'other';
}

/** Files that say how changes are judged: a chunk pull request never changes them. */
export function isSteeringFile(path: string): boolean {
  const role = planFolderRole(path);
  return role === 'plan' || role === 'baseline' || role === 'allowances';
}

/** The revision that a name such as `plan.v7.json` promises; `null` for `plan.json` and every other name. */
export function revisionInName(path: string): number | null {
  const revision = PLAN_NAME.exec(fileName(path))?.[1];
  return revision === undefined ? null : Number(revision);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A plan file as it was read at some commit. */
export interface PlanFile {
  readonly path: string;
  /** Object id of the blob: equal ids mean equal content. */
  readonly oid: string;
  readonly result: PlanResult;
}

/** Why a file that looks like a plan was not even parsed. */
export interface RefusedPlanFile {
  readonly path: string;
  readonly why: 'symlink' | 'submodule' | 'too-large';
}

/** Everything that a search for plans found at one commit. */
export interface PlanListing {
  /** The ref that was asked for, and the commit that it named. */
  readonly ref: string;
  readonly sha: string;
  /** Where the search looked, in words: a folder, or the path or glob that was given. */
  readonly where: string;
  readonly files: readonly PlanFile[];
  readonly refused: readonly RefusedPlanFile[];
}

/** The feature that a plan file is of, also where the plan is broken but still says so. */
export function featureOf(file: PlanFile): Feature | undefined {
  return file.result.ok ? file.result.plan.feature : file.result.partial.feature;
}

/** A broken plan whose revision can't be read counts by its name, and as the newest when that does not say either. */
export function revisionOf(file: PlanFile): number {
  const inside = file.result.ok ? file.result.plan.plan_rev : file.result.partial.plan_rev;
  return inside ?? revisionInName(file.path) ?? Number.MAX_SAFE_INTEGER;
}
