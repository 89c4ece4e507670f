import { MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import { pinsHashes, verifyBaseline } from '../evidence/baseline.js';
import { hashSnapshot } from '../evidence/hash.js';
import type { BaselineSnapshot } from '../evidence/snapshot.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import type { GivenFile } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER, planFolderRole } from '../plan/plan-files.js';
import type { Repository } from '../repository.js';

/** A snapshot that was found for a plan, with everything that keeps it from being the one that the plan pins. */
export interface FoundBaseline {
  /** Where it is from, in words. */
  readonly source: string;
  /** `null` when the file that was named holds none. */
  readonly snapshot: BaselineSnapshot | null;
  readonly findings: readonly Finding[];
}

/** `found` is `null` when no file holds the pinned hashes; `looked` then says where was looked and what was there. */
export interface BaselineSearch {
  readonly found: FoundBaseline | null;
  readonly looked: string;
}

/** More baseline files than this at one commit are not read: each can be large, and one plan needs one. */
const MAX_BASELINE_FILES = 50;

/** Takes the baseline that was given, else the file at the plan ref whose hashes the plan pins. */
export async function findBaseline(
  given: GivenFile,
  repository: Repository,
  at: { readonly ref: string; readonly sha: string },
  pinned: PlanBaseline,
): Promise<Read<BaselineSearch>> {
  if (given !== null) return known({ found: readGiven(given, pinned), looked: 'input `baseline`' });
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
  const candidates: FoundBaseline[] = [];
  for (const { path, oid } of files) {
    const content = blobs.value.get(oid);
    const parsed = content?.state === 'bytes' ? parseSnapshot(content.bytes) : null;
    if (parsed?.ok !== true) continue;
    const hashes = hashSnapshot(parsed.value);
    if (!pinsHashes(pinned, hashes)) continue;
    const findings = snakeCodes(verifyBaseline(pinned, parsed.value, hashes));
    candidates.push({ source: path, snapshot: parsed.value, findings });
  }
  // Of several with the pinned hashes the one with the fewest faults is the one that is meant.
  const [best = null] = candidates.toSorted((a, b) => a.findings.length - b.findings.length);
  return known({
    found: best,
    looked: lookedAt(
      where,
      files.map(({ path }) => path),
    ),
  });
}

function lookedAt(where: string, paths: readonly string[]): string {
  if (paths.length === 0) return `${where}, where there is no baseline file`;
  return `${where}, where none of ${paths.join(', ')} has the hashes that the plan pins`;
}

function readGiven(given: Exclude<GivenFile, null>, pinned: PlanBaseline): FoundBaseline {
  const source = 'the file of input `baseline`';
  if ('reason' in given) {
    const message = `The baseline file could not be read: ${given.reason}`;
    return { source, snapshot: null, findings: [unusable('baseline_unreadable', message)] };
  }
  const parsed = parseSnapshot(given);
  if (parsed.ok) {
    return {
      source,
      snapshot: parsed.value,
      findings: snakeCodes(verifyBaseline(pinned, parsed.value)),
    };
  }
  const findings = parsed.problems.map(({ pointer, message }) =>
    unusable(
      'baseline_invalid',
      `The baseline file is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
    ),
  );
  return { source, snapshot: null, findings };
}

function unusable(code: string, message: string): Finding {
  return {
    code,
    level: 'error',
    message,
    help: 'Name a file that `plan-gate baseline` wrote, or leave input `baseline` empty to have one looked for.',
  };
}

/** Gates write their codes in one way. */
export function snakeCodes(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => ({ ...finding, code: finding.code.replaceAll('-', '_') }));
}
