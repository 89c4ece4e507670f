import { verifyBaseline, verifyCargoArgs } from '../evidence/baseline.js';
import { type Evidence, toBaseline } from '../evidence/evidence.js';
import { hashSnapshot, type SnapshotHashes } from '../evidence/hash.js';
import { isFullObjectId } from '../evidence/object-id.js';
import type { BaselineSnapshot } from '../evidence/snapshot.js';
import { UNKNOWN_TOOLCHAIN } from '../evidence/toolchain.js';
import type { EvidenceSource } from '../evidence-source.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { BaselineState } from '../floor-facts.js';
import type { PlanBaseline } from '../plan/plan.js';
import { type FoundBaseline, snakeCodes } from './baseline-given.js';
import type { BaselineSearch } from './baseline-search.js';

/** The baseline as it was settled, and what the head may be compared with. */
export interface SettledBaseline {
  readonly state: Read<BaselineState>;
  /** The verified snapshot; else why there is none, for what can't do without. */
  readonly lists: Read<BaselineSnapshot>;
  /** As in `FoundBaseline`; of lists that are missing it says nothing. */
  readonly claimed: boolean;
}

/** What the baseline is settled by, beside the search. */
export interface BaselineTerms {
  readonly pinned: PlanBaseline;
  readonly evidence: Read<Evidence>;
  /** What may capture a baseline that no file brings; `null` where nothing may. */
  readonly source: EvidenceSource | null;
}

/**
 * Settles what the head is compared with: the snapshot that was found, else one that is captured, where that may be done. A
 * head that has the pinned hashes itself needs none for what they cover, so there the lack of one is told and no more.
 */
export async function settleBaseline(
  search: Read<BaselineSearch>,
  terms: BaselineTerms,
): Promise<SettledBaseline> {
  if (search.state === 'missing') return without(search);
  const { found, looked } = search.value;
  if (found !== null) return verified(found, terms);
  const faults = faultsOfPlan(terms.pinned);
  if (faults.length > 0) return byHash(faults, NOT_PROVEN);
  if (terms.evidence.state === 'missing') {
    const reason = `The plan's baseline is looked for in ${looked}. Whether it is needed can't be said without evidence of the head: see the gate \`evidence\`.`;
    return without(missing('incomplete-evidence', reason));
  }
  const differing = differences(terms.pinned, hashSnapshot(terms.evidence.value));
  const capture = terms.source === null ? null : await captured(terms.source, terms);
  if (differing.length > 0) return capture ?? without(noLists(terms.pinned, looked, differing));
  if (capture === null)
    return byHash(
      [],
      missing('incomplete-evidence', `No file holds the baseline's lists: looked in ${looked}.`),
    );
  if (capture.lists.state === 'known') return capture;
  const why = whyNot(capture);
  return byHash([notRecaptured(why)], missing('incomplete-evidence', why));
}

function without(reason: Missing): SettledBaseline {
  return { state: reason, lists: reason, claimed: false };
}

function byHash(findings: readonly Finding[], lists: Missing): SettledBaseline {
  return { state: known({ source: null, findings }), lists, claimed: false };
}

function whyNot({ state }: SettledBaseline): string {
  if (state.state === 'missing') return state.reason;
  const { source, findings } = state.value;
  const errors = findings.filter(({ level }) => level === 'error').map(({ message }) => message);
  return `What ${source} gave is not what the plan pins: ${errors.join(' ')}`;
}

function notRecaptured(why: string): Finding {
  return {
    code: 'baseline_not_captured',
    level: 'warning',
    message: `The head has the three hashes that the plan pins, but what they leave open could not be compared. ${why}`,
    help: 'Commit the file that `plan-gate baseline` writes below `.taskfleet/`, in a plan pull request: then nothing has to be captured.',
  };
}

const NOT_PROVEN = missing('bad-baseline', 'The baseline does not hold: see the gate `baseline`.');

function verified(found: FoundBaseline, terms: BaselineTerms): SettledBaseline {
  const { source, snapshot, findings, claimed, pinnedOf } = found;
  const args =
    snapshot === null || terms.evidence.state === 'missing'
      ? []
      : snakeCodes(verifyCargoArgs(snapshot, terms.evidence.value.cargo_args));
  const all = [...findings, ...args];
  const holds = snapshot !== null && all.every((finding) => finding.level !== 'error');
  return {
    state: known({ source, findings: all, ...(pinnedOf === undefined ? {} : { pinnedOf }) }),
    lists: holds ? known(snapshot) : NOT_PROVEN,
    claimed,
  };
}

async function captured(source: EvidenceSource, terms: BaselineTerms): Promise<SettledBaseline> {
  const { pinned } = terms;
  const commit = pinned.commit_oid;
  const read = await source.captureBaseline(commit, pinned.ref);
  if (read.state === 'missing') {
    return without({ ...read, reason: `The baseline could not be captured at ${commit}: ${read.reason}` });
  }
  const { complete, problems } = read.value;
  if (!complete || problems.length > 0) {
    const why =
      problems.map(({ message }) => message).join(' ') || 'the capture does not say what is missing.';
    return without(missing('bad-baseline', `The baseline could not be captured whole at ${commit}: ${why}`));
  }
  const snapshot = toBaseline(read.value, pinned.ref);
  const findings = snakeCodes(verifyBaseline(pinned, snapshot));
  return verified({ source: `a capture of ${commit}`, snapshot, findings, claimed: false }, terms);
}

/** What keeps the plan's baseline from being held, whatever file comes with it. */
function faultsOfPlan({ toolchain, commit_oid }: PlanBaseline): readonly Finding[] {
  const help =
    'Capture the baseline (`plan-gate baseline`) and pin what it prints in the next plan revision.';
  return [
    ...(toolchain === UNKNOWN_TOOLCHAIN
      ? [
          fault(
            'toolchain_unknown',
            "The plan calls the baseline's toolchain `unknown`, so its results can't be compared.",
            help,
          ),
        ]
      : []),
    ...(isFullObjectId(commit_oid)
      ? []
      : [
          fault(
            'commit_oid_malformed',
            `The plan names the baseline's commit \`${commit_oid}\`; a full id has 40 or 64 hex digits.`,
            help,
          ),
        ]),
  ];
}

function fault(code: string, message: string, help: string): Finding {
  return { code, level: 'error', message, help };
}

/** What each pinned hash covers, for those that the evidence does not have. */
function differences(pinned: PlanBaseline, hashes: SnapshotHashes): readonly string[] {
  return [
    ...(pinned.test_passlist_hash === hashes.test_passlist_hash ? [] : ['tests that pass']),
    ...(pinned.clippy_warnings_hash === hashes.clippy_warnings_hash ? [] : ['clippy warnings']),
    ...(pinned.enumerated_targets_hash === hashes.enumerated_targets_hash ? [] : ['test targets']),
  ];
}

function noLists(pinned: PlanBaseline, looked: string, differing: readonly string[]): Missing {
  return missing(
    'incomplete-evidence',
    `The head's ${differing.join(' and ')} differ from what the plan pins, and by hashes alone nobody can tell how. The baseline's lists are needed; looked in ${looked}. ` +
      `Commit the file that \`plan-gate baseline\` writes for ${pinned.commit_oid} below \`.taskfleet/\`, name it with input \`baseline\`, or run the gate where it may capture the baseline itself.`,
  );
}
