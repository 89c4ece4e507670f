import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Clone } from '../capture/git.js';
import { readOrdinaryFileNow } from '../capture/ordinary-file.js';
import { readPlanListing } from '../collect/plan-listing.js';
import type { Unread } from '../doctor/diagnosis.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import { readPlanFolder } from './doctor-plan-folder.js';
import { type Surroundings, slugFrom } from './init-repository.js';
import type { Floor, InitRequest } from './init-request.js';
import { MAIN_WORKFLOW } from './init-workflow.js';

/** Where the files of `init` go. */
export interface Place {
  /** The workflow that is there and stays as it is; `null` where one is written. */
  readonly kept: string | null;
  /** What the workflow that stays says of the floor; `null` where none stays. */
  readonly floor: Floor | null;
  readonly planPath: string;
  readonly baselinePath: string;
  /** Why no plan can be put there, in whole sentences. */
  readonly problem: string | null;
}

/** The place of a first feature is the plan folder itself; another one gets a folder of its own, and keeps the workflow. */
export async function placeFor(clone: Clone, around: Surroundings, request: InitRequest): Promise<Place> {
  const { slug, integrationBranch } = around.names;
  const unread: Unread[] = [];
  const { plans } = await readPlanFolder(clone.directory, unread);
  const features = plans.flatMap(({ path, result }) => {
    const { plan_rev: revision, feature } = result.ok ? result.plan : result.partial;
    return feature === undefined ? [] : [{ path, revision, branch: feature.integration_branch }];
  });
  const own = features.filter(({ branch }) => branch === integrationBranch);
  const asksForWorkflow = request.layout !== null || request.pin !== null || request.force;
  const isKept = !asksForWorkflow && isFile(clone.directory, MAIN_WORKFLOW);
  const another = isKept || features.length > own.length;
  const folder = another ? `${PLAN_FOLDER}/${slugFrom(slug)}` : PLAN_FOLDER;
  const planPath = `${folder}/plan.v1.json`;
  const newest = own.toSorted((a, b) => (b.revision ?? 0) - (a.revision ?? 0))[0];
  const inTheWay = newest !== undefined && !(request.force && own.every(({ path }) => path === planPath));
  return {
    kept: isKept ? MAIN_WORKFLOW : null,
    floor: isKept ? floorOf(clone.directory) : null,
    planPath,
    baselinePath: `${folder}/baseline.json`,
    problem: inTheWay
      ? `${newest.path} is a plan for ${integrationBranch} already; a second one would be ambiguous. Nothing was written.\n${waysOut(newest.path, newest.revision, newest.path === planPath)}`
      : await problemOnBranch(clone, around),
  };
}

/** To those who do not have it checked out, the plan of a branch does not show; a second one would meet it there. */
async function problemOnBranch(
  clone: Clone,
  { names, currentBranch, integrationTip }: Surroundings,
): Promise<string | null> {
  const { integrationBranch } = names;
  if (integrationTip === null || currentBranch === integrationBranch) return null;
  const listing = await readPlanListing(clone, { ref: integrationBranch, sha: integrationTip }, null);
  const files = listing.state === 'known' ? listing.value.files : [];
  const there = files.find(
    ({ result }) =>
      (result.ok ? result.plan : result.partial).feature?.integration_branch === integrationBranch,
  );
  if (there === undefined) return null;
  return `The branch ${integrationBranch} holds a plan already, ${there.path}. Nothing was written.\n${ANOTHER} To go on with that one: git switch ${integrationBranch}`;
}

const ANOTHER = 'For another feature, name it: --slug NAME (its branch is then feat/NAME).';

function waysOut(path: string, revision: number | undefined, mayReplace: boolean): string {
  const next =
    revision === undefined
      ? 'its next revision'
      : `its next revision, ${path.slice(0, path.lastIndexOf('/') + 1)}plan.v${revision + 1}.json`;
  return `${ANOTHER} To change this plan, write ${next}${mayReplace ? '; while it is nowhere but here, --force replaces it' : ''}.`;
}

function isFile(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false })?.isFile() === true;
}

const MAX_WORKFLOW_BYTES = 1024 * 1024;

function floorOf(top: string): Floor | null {
  const file = readOrdinaryFileNow(join(top, MAIN_WORKFLOW), MAX_WORKFLOW_BYTES);
  const text = file.ok ? Buffer.from(file.bytes).toString('utf8') : '';
  return /^\s*floor:\s*['"]?off\b/m.test(text) ? 'off' : null;
}
