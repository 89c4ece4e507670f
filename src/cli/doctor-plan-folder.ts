import { join } from 'node:path';
import type { Unread } from '../doctor/diagnosis.js';
import type { AllowancesFile, BaselineFile, PlanFolder } from '../doctor/setup.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { ALLOWANCES_LIMITS, parseAllowances } from '../plan/allowances.js';
import { parsePlan } from '../plan/parse-plan.js';
import { MAX_PLAN_BYTES, PLAN_FOLDER, planFolderRole } from '../plan/plan-files.js';
import { listFolder } from './doctor-folder.js';
import { readTreeFile } from './read-input.js';

/** Entries below the plan folder, and baseline files, that are looked at: more are told as unread. */
const MAX_ENTRIES = 10_000;
const MAX_BASELINES = 50;

interface Listed {
  readonly path: string;
  readonly isFile: boolean;
}

/** Reads every file of the plan folder that says how changes are judged. */
export async function readPlanFolder(top: string, unread: Unread[]): Promise<PlanFolder> {
  const listed = await listFiles(top, unread);
  const plans: PlanFolder['plans'][number][] = [];
  const baselines: BaselineFile[] = [];
  const allowances: AllowancesFile[] = [];
  const refused: PlanFolder['refused'][number][] = [];
  for (const { path, isFile } of listed) {
    const role = planFolderRole(path);
    if (!isFile)
      refused.push({ path, reason: 'is a link or no regular file, which plan-gate refuses there' });
    else if (role === 'plan')
      await reading(top, path, MAX_PLAN_BYTES, unread, (bytes) =>
        plans.push({ path, result: parsePlan(bytes) }),
      );
    else if (role === 'allowances')
      await reading(top, path, ALLOWANCES_LIMITS.maxBytes, unread, (bytes) =>
        allowances.push({ path, content: readAllowances(bytes) }),
      );
    else if (role === 'baseline' && baselines.length >= MAX_BASELINES)
      unread.push({ what: path, reason: `More than ${MAX_BASELINES} baseline files are not read.` });
    else if (role === 'baseline')
      await reading(top, path, SNAPSHOT_LIMITS.maxBytes, unread, (bytes) =>
        baselines.push({ path, content: readBaseline(bytes) }),
      );
  }
  return { plans, baselines, allowances, refused };
}

async function listFiles(top: string, unread: Unread[]): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  const folders = [PLAN_FOLDER];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await listFolder(top, folder, unread)) {
      entries += 1;
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() || entry.isSymbolicLink() || planFolderRole(path) === 'plan')
        found.push({ path, isFile: entry.isFile() });
    }
    if (entries > MAX_ENTRIES) {
      unread.push({
        what: PLAN_FOLDER,
        reason: `It holds more than the ${MAX_ENTRIES.toLocaleString('en-US')} files that are looked at.`,
      });
      break;
    }
  }
  return found.toSorted((a, b) => compareUtf8(a.path, b.path));
}

/** Hands a file's bytes on, one more than `maxBytes` where it is too large: the parsers refuse that with their own words. */
async function reading(
  top: string,
  path: string,
  maxBytes: number,
  unread: Unread[],
  use: (bytes: Uint8Array) => unknown,
): Promise<void> {
  const input = await readTreeFile(join(top, path), maxBytes);
  if (input.ok) use(input.bytes);
  else unread.push({ what: path, reason: input.message });
}

function readBaseline(bytes: Uint8Array): BaselineFile['content'] {
  const parsed = parseSnapshot(bytes);
  if (parsed.ok) return { ok: true, snapshot: parsed.value };
  return { ok: false, problem: parsed.problems[0]?.message ?? 'It does not fit its schema.' };
}

function readAllowances(bytes: Uint8Array): AllowancesFile['content'] {
  const parsed = parseAllowances(bytes);
  if (parsed.ok) return { ok: true, allowances: parsed.allowances };
  const [first] = parsed.problems;
  return { ok: false, line: first?.line ?? 1, problem: first?.message ?? 'It does not fit its schema.' };
}
