import type { Evidence } from '../evidence/evidence.js';
import { parseEvidence } from '../evidence/evidence-file.js';
import type { FileProblem } from '../evidence/json-file.js';
import type { TestId } from '../evidence/snapshot.js';
import type { EvidenceSource, GivenFile, HeadCapture } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { EvidenceState } from '../floor-facts.js';
import { contentOf, type EvidenceTerms, verifyEvidence } from './evidence-verify.js';

/** What the search for evidence of the head came to. */
export interface FoundEvidence {
  readonly state: EvidenceState;
  /** The evidence, when nothing keeps it from being used. */
  readonly usable: Read<Evidence>;
  /** The evidence when it is of the head, whole or not: what its plan checks did still counts. */
  readonly ofHead: Evidence | null;
  /** Failed tests that passed when they were run again; `null` where nothing could be run again. */
  readonly recovered: readonly TestId[] | null;
}

/** Why every fact that needs usable evidence is missing. */
export const NO_USABLE_EVIDENCE = missing(
  'incomplete-evidence',
  'There is no usable evidence of what the code does: see the gate `evidence`.',
);

/** Reads the evidence that was given, else captures it where something can, and holds it to its terms. */
export async function findEvidence(
  given: GivenFile,
  source: EvidenceSource | null,
  terms: EvidenceTerms,
  request: HeadCapture,
): Promise<FoundEvidence> {
  if (given !== null) return readGiven(given, terms);
  if (source === null) return unusable(null, [noEvidence()]);
  const captured = await source.capture(request);
  if (captured.state === 'missing') return unusable('capture', [captureFailed(captured.reason)]);
  const { evidence, retried } = captured.value;
  const recovered = retried.filter(({ passed }) => passed).map(({ test }) => test);
  return { ...held(evidence, 'capture', terms), recovered };
}

function readGiven(given: Exclude<GivenFile, null>, terms: EvidenceTerms): FoundEvidence {
  if ('reason' in given) return unusable('file', [unreadable(given.reason)]);
  const parsed = parseEvidence(given);
  if (parsed.ok) return { ...held(parsed.value, 'file', terms), recovered: null };
  const listed = parsed.problems.map(invalid);
  const more =
    parsed.unlisted === 0
      ? []
      : [
          invalid({
            pointer: '',
            message:
              parsed.unlisted === 1
                ? 'There is 1 more problem.'
                : `There are ${parsed.unlisted} more problems.`,
          }),
        ];
  return unusable('file', [...listed, ...more]);
}

function held(
  evidence: Evidence,
  origin: 'file' | 'capture',
  terms: EvidenceTerms,
): Omit<FoundEvidence, 'recovered'> {
  const findings = verifyEvidence(evidence, terms);
  return {
    state: { origin, findings, content: contentOf(evidence) },
    usable: findings.length === 0 ? known(evidence) : NO_USABLE_EVIDENCE,
    ofHead: evidence.commit_oid === terms.head ? evidence : null,
  };
}

function unusable(origin: EvidenceState['origin'], findings: readonly Finding[]): FoundEvidence {
  return {
    state: { origin, findings, content: null },
    usable: NO_USABLE_EVIDENCE,
    ofHead: null,
    recovered: null,
  };
}

function noEvidence(): Finding {
  return {
    code: 'no_evidence',
    level: 'error',
    message:
      'The floor is on, but no evidence of tests and clippy was given, and nothing here may run the code.',
    help: 'Let a job that runs the code write an evidence file and name it with input `evidence` (on the command line: --evidence), or set `floor: off` (--floor off) to judge the change without running its code.',
  };
}

function captureFailed(reason: string): Finding {
  return {
    code: 'capture_failed',
    level: 'error',
    message: `The code could not be run for evidence: ${reason}`,
    help: 'Mend what the message names and run the gate again, or set `floor: off` (on the command line: --floor off) to judge the change without running its code.',
  };
}

function unreadable(reason: string): Finding {
  return {
    code: 'evidence_unreadable',
    level: 'error',
    // It names the file and says what is wrong with it.
    message: reason,
    help: 'Check input `evidence` (on the command line: --evidence), and that the job that captures has run and handed its file over.',
  };
}

function invalid({ pointer, message }: FileProblem): Finding {
  const where = pointer === '' ? '' : ` (at ${pointer})`;
  return {
    code: 'evidence_invalid',
    level: 'error',
    message: `The evidence file is not one that can be used. ${message}${where}`,
    help: 'Hand over the file as `capture` wrote it, of the same version of plan-gate.',
  };
}
