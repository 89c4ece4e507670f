import type { CaptureResult, EvidenceInput } from '../evidence-source.js';
import { type Fact, type FactTable, known } from '../facts.js';
import type { Finding } from '../finding.js';
import type { EvidenceState } from '../floor-facts.js';

type Given = Pick<EvidenceInput, 'captureResults' | 'runsNothing'>;

/**
 * Holds the facts to how the capture ended: where it did not succeed the evidence can't be used, and that is the verdict's ground even
 * where none was needed, since a run that failed must never end in a success here. The comparisons stay, to show what is known.
 */
export function holdToCapture<Facts extends Pick<FactTable, 'evidenceState'>>(
  facts: Facts,
  given: Given,
): Facts {
  const failed = (given.captureResults ?? []).filter(({ conclusion }) => conclusion !== 'success');
  const state = withReason(facts.evidenceState, given.runsNothing ?? null);
  if (failed.length === 0) return { ...facts, evidenceState: state };
  const found = state.state === 'known' ? state.value : NOTHING;
  const findings = [...failed.map(notSucceeded), ...found.findings];
  return { ...facts, evidenceState: known({ ...found, findings }) };
}

const NOTHING: EvidenceState = { origin: null, findings: [], content: null };

/** Where code may never run, the way out is another one than where it only could not. */
function withReason(state: Fact<EvidenceState>, reason: string | null): Fact<EvidenceState> {
  if (reason === null || state.state !== 'known') return state;
  const findings = state.value.findings.map((finding) =>
    finding.code === 'no_evidence'
      ? {
          ...finding,
          message: `The floor is on, but no evidence of tests and clippy was given. ${reason}`,
          help: 'Let a job on `pull_request` and `merge_group` run plan-gate with `mode: capture`, hand its file over as an artifact, and name it with input `evidence`; or set `floor: off` to judge the change without running its code.',
        }
      : finding,
  );
  return known({ ...state.value, findings });
}

function notSucceeded({ who, conclusion, url }: CaptureResult): Finding {
  const ended = conclusion === '' ? 'did not say how it ended' : `ended with \`${conclusion}\``;
  const where = url === null ? '' : ` (${url})`;
  return {
    code: 'capture_not_successful',
    level: 'error',
    message: `${who} ${ended}, not with \`success\`${where}, so there is no evidence that counts.`,
    help: 'See why it did not succeed, mend that, and run it again; the gate follows.',
  };
}
