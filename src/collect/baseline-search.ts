import { type ChangedFile, MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import { pinsHashes, verifyBaseline } from '../evidence/baseline.js';
import { hashSnapshot } from '../evidence/hash.js';
import { labelOfBaseline } from '../evidence/labels.js';
import type { BaselineSnapshot } from '../evidence/snapshot.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { GivenFile } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER, planFolderRole } from '../plan/plan-files.js';
import { enumerated, named } from '../plan/wording.js';
import type { Repository } from '../repository.js';
import {
  claimsOf,
  disagreement,
  type FoundBaseline,
  readGiven,
  sayClaims,
  snakeCodes,
} from './baseline-given.js';

/** `found` is `null` when no file holds the pinned hashes; `looked` then says where was looked and what was there. */
export interface BaselineSearch {
  readonly found: FoundBaseline | null;
  readonly looked: string;
}

/** More baseline files than this at one commit are not read: each can be large, and one plan needs one. */
export const MAX_BASELINE_FILES = 50;

/** Where a baseline is looked for, and what it is held to. */
export interface BaselinePlace {
  /** The file of input `baseline`. */
  readonly given: GivenFile;
  /** Where the plan was read. */
  readonly at: { readonly ref: string; readonly sha: string };
  readonly pinned: PlanBaseline;
  readonly changes: Read<readonly ChangedFile[]>;
}

/**
 * Takes the baseline that was given, else the file at the plan ref whose hashes the plan pins. Where there are both, the given
 * one must hold as well, and the plan ref's says what no hash pins: only a plan pull request can have changed that.
 */
export async function findBaseline(
  repository: Repository,
  { given, at, pinned, changes }: BaselinePlace,
): Promise<Read<BaselineSearch>> {
  const committed = await findCommitted(repository, at, pinned);
  if (given === null) return committed;
  const file = readGiven(given, pinned);
  const held = committed.state === 'known' ? committed.value.found : null;
  return known({ found: sayClaims(file, given, held, changes), looked: 'input `baseline`' });
}

async function findCommitted(
  repository: Repository,
  at: BaselinePlace['at'],
  pinned: PlanBaseline,
): Promise<Read<BaselineSearch>> {
  const listed = await repository.listFiles(at.sha, PLAN_FOLDER);
  if (listed.state !== 'known') return listed;
  const files = listed.value.filter(
    ({ path, mode }) =>
      planFolderRole(path) === 'baseline' && mode !== MODE_SYMLINK && mode !== MODE_SUBMODULE,
  );
  const where = `${PLAN_FOLDER}/ at ${at.ref} (${at.sha})`;
  if (files.length > MAX_BASELINE_FILES) {
    return missing(
      'bad-baseline',
      `${where} holds ${files.length} baseline files, more than the ${MAX_BASELINE_FILES} that are read. Name one with input \`baseline\`, or move those of finished plans elsewhere.`,
    );
  }
  const blobs = await repository.readBlobs(
    [...new Set(files.map(({ oid }) => oid))],
    SNAPSHOT_LIMITS.maxBytes,
  );
  if (blobs.state !== 'known') return blobs;
  const candidates: (FoundBaseline & { readonly snapshot: BaselineSnapshot })[] = [];
  for (const { path, oid } of files) {
    const content = blobs.value.get(oid);
    const parsed = content?.state === 'bytes' ? parseSnapshot(content.bytes) : null;
    if (parsed?.ok !== true) continue;
    const hashes = hashSnapshot(parsed.value);
    if (!pinsHashes(pinned, hashes)) continue;
    const findings = snakeCodes(verifyBaseline(pinned, parsed.value, hashes));
    candidates.push({ source: path, snapshot: parsed.value, findings, claimed: false });
  }
  // Of several with the pinned hashes the one with the fewest faults is the one that is meant, and nobody asked for a label's.
  const [best, ...others] = candidates.toSorted(
    (a, b) => a.findings.length - b.findings.length || ofLabel(a) - ofLabel(b),
  );
  const looked = lookedAt(
    where,
    files.map(({ path }) => path),
  );
  if (best === undefined) return known({ found: null, looked });
  const rival = others.find(
    (other) =>
      best.findings.length + other.findings.length === 0 &&
      ofLabel(other) <= ofLabel(best) &&
      claimsOf(other.snapshot) !== claimsOf(best.snapshot),
  );
  const findings = [
    ...best.findings,
    ...(rival === undefined ? [] : [disagreement(best.source, rival.source)]),
    // Where they contradict each other that is the thing to tell.
    ...labelNotices(best, rival === undefined ? files.map(({ path }) => path) : []),
  ];
  return known({ found: { ...best, findings }, looked });
}

/** 1 for a file that is called as the baseline of a label, else 0. */
function ofLabel({ source }: FoundBaseline): 0 | 1 {
  return labelOfBaseline(source) === null ? 0 : 1;
}

/** Without labels nothing says that this is another system's baseline, but its name may. */
function labelNotices({ source }: FoundBaseline, paths: readonly string[]): readonly Finding[] {
  const label = labelOfBaseline(source);
  if (label === null) return [];
  const others = paths.flatMap((path) => {
    const other = folderOf(path) === folderOf(source) ? labelOfBaseline(path) : null;
    return other === null || other === label ? [] : [other];
  });
  if (others.length > 0) return [othersNotRun(source, label, others)];
  return [
    {
      code: 'baseline_of_label',
      level: 'notice',
      message: `${named(source)}, by its name the baseline of the label ${named(label)}, is taken although the evidence has no label: it has the hashes that the plan pins, and no file without a label in its name has them.`,
      help: `Nothing to do where that name stands for no label. Where it does, name the evidence of each label as \`label=path\` with input \`evidence\` (on the command line: --evidence).`,
      path: source,
    },
  ];
}

/** Several files of labels beside each other are no chance: what the others stand for is not looked at. */
function othersNotRun(source: string, label: string, others: readonly string[]): Finding {
  const which = others.length === 1 ? 'the label' : 'the labels';
  const files = others.length === 1 ? 'whose baseline lies' : 'whose baselines lie';
  return {
    code: 'labels_not_run',
    level: 'notice',
    message: `Only the label ${named(label)} was looked at, whose baseline ${named(source)} the plan pins. Nothing was run for ${which} ${enumerated(others, 'and')}, ${files} beside it.`,
    help: 'To have every label judged, capture each and name its evidence as `label=path` with input `evidence` (on the command line: --evidence).',
    path: source,
  };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function lookedAt(where: string, paths: readonly string[]): string {
  if (paths.length === 0) return `${where}, where there is no baseline file`;
  if (paths.length === 1) return `${where}, where ${paths[0]} does not have the hashes that the plan pins`;
  return `${where}, where none of ${paths.join(', ')} has the hashes that the plan pins`;
}
