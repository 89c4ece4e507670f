import type { Evidence } from '../evidence/evidence.js';
import type { TestId } from '../evidence/snapshot.js';
import type { EvidenceSource, GivenFiles, HeadCapture } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { EvidenceState } from '../floor-facts.js';
import { readGivenEvidence } from './evidence-given.js';
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
  given: GivenFiles | null,
  source: EvidenceSource | null,
  terms: EvidenceTerms,
  request: HeadCapture,
): Promise<FoundEvidence> {
  if (given !== null) return readGiven(given.files, terms);
  if (source === null) return unusable(null, [noEvidence()]);
  const captured = await source.capture(request);
  if (captured.state === 'missing') return unusable('capture', [captureFailed(captured.reason)]);
  const { evidence, retried } = captured.value;
  const recovered = retried.filter(({ passed }) => passed).map(({ test }) => test);
  const ofHead = evidence.commit_oid === terms.head ? evidence : null;
  const findings = [
    ...(ofHead === null ? [anotherCommit(evidence, terms)] : []),
    ...verifyEvidence(evidence, terms),
  ];
  return { ...held(evidence, 'capture', findings), ofHead, recovered };
}

function readGiven(files: GivenFiles['files'], terms: EvidenceTerms): FoundEvidence {
  const { evidence, findings, isOfHead, reused } = readGivenEvidence(files, terms);
  if (evidence === null) return unusable('file', findings);
  const found = held(evidence, 'file', [...findings, ...verifyEvidence(evidence, terms)]);
  const state = reused.length === 0 ? found.state : { ...found.state, reused };
  return { ...found, state, ofHead: isOfHead ? evidence : null, recovered: null };
}

function held(
  evidence: Evidence,
  origin: 'file' | 'capture',
  findings: readonly Finding[],
): Pick<FoundEvidence, 'state' | 'usable'> {
  return {
    state: { origin, findings, content: contentOf(evidence) },
    usable: findings.length === 0 ? known(evidence) : NO_USABLE_EVIDENCE,
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

/** A capture is asked for one commit, so this is a fault of what captures. */
function anotherCommit({ commit_oid }: Evidence, { head }: EvidenceTerms): Finding {
  return {
    code: 'other_commit',
    level: 'error',
    message: `The evidence is of commit ${commit_oid}, but this judges ${head}.`,
    help: 'Capture the evidence again, and let the gate judge the commit that was captured.',
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
