import type { ChangedFile } from '../changes/changed-file.js';
import { verifyBaseline } from '../evidence/baseline.js';
import { blobId } from '../evidence/blob-id.js';
import type { BaselineSnapshot } from '../evidence/snapshot.js';
import { parseSnapshot } from '../evidence/snapshot-file.js';
import type { GivenFile } from '../evidence-source.js';
import type { Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';

/** A snapshot that was found for a plan, with everything that keeps it from being the one that the plan pins. */
export interface FoundBaseline {
  /** Where it is from, in words. */
  readonly source: string;
  /** `null` when the file that was named holds none. */
  readonly snapshot: BaselineSnapshot | null;
  readonly findings: readonly Finding[];
  /**
   * True when no hash and nobody but who handed the file over stands for what the pinned hashes leave open: which tests failed
   * or were ignored, and how often a warning occurred.
   */
  readonly claimed: boolean;
  /** As in `BaselineState`. */
  readonly pinnedOf?: string;
}

const SOURCE = 'the file of input `baseline`';

/** Reads the file of input `baseline` and holds it to what the plan pins. */
export function readGiven(given: Exclude<GivenFile, null>, pinned: PlanBaseline): FoundBaseline {
  if ('reason' in given) return unusable([unusableFinding('baseline_unreadable', given.reason)]);
  const parsed = parseSnapshot(given);
  if (parsed.ok) {
    const findings = snakeCodes(verifyBaseline(pinned, parsed.value));
    return { source: SOURCE, snapshot: parsed.value, findings, claimed: true };
  }
  return unusable(
    parsed.problems.map(({ pointer, message }) =>
      unusableFinding(
        'baseline_invalid',
        `The baseline file is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
      ),
    ),
  );
}

function unusable(findings: readonly Finding[]): FoundBaseline {
  return { source: SOURCE, snapshot: null, findings, claimed: true };
}

function unusableFinding(code: string, message: string): Finding {
  return {
    code,
    level: 'error',
    message,
    help: 'Name a file that `plan-gate baseline` wrote, or leave input `baseline` empty to have one looked for.',
  };
}

/**
 * Settles who says what no hash pins. The plan ref's file does, where it holds one for this plan. Else the given one does,
 * unless the pull request itself brings it: then its author could have made any failing test an ignored one.
 */
export function sayClaims(
  file: FoundBaseline,
  given: Exclude<GivenFile, null>,
  committed: FoundBaseline | null,
  changes: Read<readonly ChangedFile[]>,
): FoundBaseline {
  const { snapshot, findings } = file;
  if (snapshot === null || findings.some(isError) || 'reason' in given) return file;
  if (committed !== null && committed.snapshot !== null && !committed.findings.some(isError)) {
    const same = claimsOf(snapshot) === claimsOf(committed.snapshot);
    const told = same ? findings : [...findings, overruled(committed.source)];
    return { ...file, snapshot: committed.snapshot, findings: told, claimed: false };
  }
  const brought = changes.state === 'known' ? changes.value.find((change) => isFile(change, given)) : null;
  return { ...file, findings: [...findings, brought ? fromChange(brought.path) : claimNotice()] };
}

function isFile({ after }: ChangedFile, content: Uint8Array): boolean {
  return after !== undefined && after.oid === blobId(content, after.oid.length);
}

function isError({ level }: Finding): boolean {
  return level === 'error';
}

/** What a snapshot says beside what the pinned hashes cover; the same text for two that say the same. */
export function claimsOf({ snapshot }: BaselineSnapshot): string {
  const { tests, clippy } = snapshot;
  return JSON.stringify([tests.failed, tests.ignored, clippy.warnings.map(({ count }) => count)]);
}

/** Two files of the plan ref have the pinned hashes, and only one of them can be right about the rest. */
export function disagreement(one: string, other: string): Finding {
  return {
    code: 'baselines_disagree',
    level: 'error',
    message: `${one} and ${other} both have the hashes that the plan pins, but differ in which tests failed or were ignored, or in how often a warning occurred.`,
    help: 'Keep the one that `plan-gate baseline` writes at the commit that the plan names, and delete the other in a plan pull request.',
    path: one,
  };
}

function overruled(committed: string): Finding {
  return {
    code: 'baseline_overruled',
    level: 'notice',
    message: `In which tests failed or were ignored at the baseline, or in how often a warning occurred, the file of input \`baseline\` differs from ${committed}, which counts.`,
    help: `Nothing to do; input \`baseline\` can be left empty, since ${committed} is found without it.`,
  };
}

function fromChange(path: string): Finding {
  return {
    code: 'baseline_from_change',
    level: 'error',
    message: `The file of input \`baseline\` is ${path}, which this pull request adds or changes. No hash pins which tests it says failed or were ignored, nor how often a warning occurred.`,
    help: 'Let a plan pull request bring the baseline file below `.taskfleet/`, where it is found without the input, or name a file that the pull request does not bring.',
    path,
  };
}

function claimNotice(): Finding {
  return {
    code: 'baseline_claims',
    level: 'notice',
    message:
      'Which tests failed or were ignored at the baseline, and how often a warning occurred, is taken from the file of input `baseline` alone: no hash pins it.',
    help: 'Make sure that no pull request can write that file; best, let a plan pull request put it below `.taskfleet/`, where it is found without the input.',
  };
}

/** Gates write their codes in one way. */
export function snakeCodes(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => ({ ...finding, code: finding.code.replaceAll('-', '_') }));
}
