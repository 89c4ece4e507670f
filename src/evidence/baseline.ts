import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';
import { hashSnapshot, type SnapshotHashes } from './hash.js';
import { isFullObjectId } from './object-id.js';
import { type BaselineSnapshot, SNAPSHOT_SCHEMA_VERSION } from './snapshot.js';
import { compatibleToolchains, UNKNOWN_TOOLCHAIN } from './toolchain.js';

/** The plan's name of each hash, with the finding's code and what the hash covers. */
const HASHES = [
  { field: 'test_passlist_hash', code: 'test-passlist-hash', covers: 'tests that passed' },
  { field: 'clippy_warnings_hash', code: 'clippy-warnings-hash', covers: 'clippy warnings' },
  { field: 'enumerated_targets_hash', code: 'enumerated-targets-hash', covers: 'test targets' },
] as const;

const RECAPTURE =
  'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';

/**
 * Everything that keeps a snapshot from being the baseline that a plan pins, in the order of spec.md section 3; empty when it
 * is that baseline. `hashes` are the snapshot's own, for callers that have them already.
 */
export function verifyBaseline(
  plan: PlanBaseline,
  snapshot: BaselineSnapshot,
  hashes: SnapshotHashes = hashSnapshot(snapshot),
): Finding[] {
  return [
    ...verifyOrigin(plan, snapshot),
    ...HASHES.filter(({ field }) => plan[field] !== hashes[field]).map(({ field, code, covers }) =>
      mismatch(
        code,
        `The baseline's ${covers} hash to ${hashes[field]}, but the plan pins ${plan[field]} as \`${field}\`.`,
      ),
    ),
  ];
}

/** The same without the hashes: whether it is a snapshot of the commit that the plan names. */
export function verifyOrigin(plan: PlanBaseline, snapshot: BaselineSnapshot): Finding[] {
  return [
    ...verifyVersion(snapshot),
    ...verifyProvenance(plan, snapshot),
    ...verifyOids(plan, snapshot),
    ...verifyToolchain(plan, snapshot),
  ];
}

/** True when the plan pins exactly these hashes: how the snapshot that belongs to a plan is found among several. */
export function pinsHashes(plan: PlanBaseline, hashes: SnapshotHashes): boolean {
  return HASHES.every(({ field }) => plan[field] === hashes[field]);
}

/**
 * Whether a baseline was captured with the arguments that evidence is captured with. Other arguments build other targets,
 * so they are an error; a file that does not say is told of as a notice.
 */
export function verifyCargoArgs(baseline: BaselineSnapshot, cargoArgs: readonly string[]): Finding[] {
  const recorded = baseline.cargo_args;
  if (recorded === null) {
    return [
      {
        code: 'cargo-args-unsaid',
        level: 'notice',
        message: `The baseline does not say with which cargo arguments it was captured; now they are ${shown(cargoArgs)}.`,
        help: 'A baseline that `plan-gate baseline` captures says so.',
      },
    ];
  }
  if (recorded.length === cargoArgs.length && recorded.every((arg, i) => arg === cargoArgs[i])) return [];
  return [
    mismatch(
      'cargo-args',
      `The baseline was captured with the cargo arguments ${shown(recorded)}, but now they are ${shown(cargoArgs)}.`,
      'Set `cargo-args` as it was for the baseline, or capture the baseline again and pin it in the next plan revision.',
    ),
  ];
}

/** Hashes of another version may cover other things, so a wrong version must not show up as tests that changed. */
function verifyVersion(snapshot: BaselineSnapshot): Finding[] {
  if (snapshot.schema_version === SNAPSHOT_SCHEMA_VERSION) return [];
  return [
    mismatch(
      'schema-version',
      `The baseline has schema version ${snapshot.schema_version}; this plan-gate reads ${SNAPSHOT_SCHEMA_VERSION}.`,
      'Use the plan-gate that wrote the baseline, or capture it again with this one.',
    ),
  ];
}

function verifyProvenance(plan: PlanBaseline, snapshot: BaselineSnapshot): Finding[] {
  const findings: Finding[] = [];
  for (const field of ['commit_oid', 'toolchain'] as const) {
    for (const [side, value] of sides(plan, snapshot, field)) {
      if (value === '')
        findings.push(mismatch('provenance-missing', `${side} names no \`${field}\` for the baseline.`));
    }
  }
  for (const [side, value] of sides(plan, snapshot, 'toolchain')) {
    if (value !== UNKNOWN_TOOLCHAIN) continue;
    findings.push(
      mismatch(
        'toolchain-unknown',
        `${side} calls the baseline's toolchain \`unknown\`, so its results cannot be compared.`,
      ),
    );
  }
  return findings;
}

function verifyOids(plan: PlanBaseline, snapshot: BaselineSnapshot): Finding[] {
  const findings: Finding[] = [];
  for (const [side, value] of sides(plan, snapshot, 'commit_oid')) {
    if (value === '' || isFullObjectId(value)) continue;
    findings.push(
      mismatch(
        'commit-oid-malformed',
        `${side} names the baseline's commit \`${value}\`; a full id has 40 or 64 hex digits.`,
      ),
    );
  }
  if (plan.ref !== snapshot.ref) {
    findings.push(
      mismatch('ref', `The plan's baseline is \`${plan.ref}\`, but the snapshot is of \`${snapshot.ref}\`.`),
    );
  }
  if (plan.commit_oid !== snapshot.commit_oid && plan.commit_oid !== '' && snapshot.commit_oid !== '') {
    const hint =
      plan.commit_oid.toLowerCase() === snapshot.commit_oid.toLowerCase() ? ' Only their case differs.' : '';
    findings.push(
      mismatch(
        'commit-oid',
        `The plan's baseline is of commit \`${plan.commit_oid}\`, but the snapshot is of \`${snapshot.commit_oid}\`.${hint}`,
      ),
    );
  }
  return findings;
}

function verifyToolchain(plan: PlanBaseline, snapshot: BaselineSnapshot): Finding[] {
  const said = [plan.toolchain, snapshot.toolchain].every(
    (text) => text !== '' && text !== UNKNOWN_TOOLCHAIN,
  );
  if (!said || compatibleToolchains(plan.toolchain, snapshot.toolchain)) return [];
  return [
    mismatch(
      'toolchain',
      `The plan pins the toolchain \`${plan.toolchain}\`, but the snapshot was captured with \`${snapshot.toolchain}\`.`,
    ),
  ];
}

function sides(
  plan: PlanBaseline,
  snapshot: BaselineSnapshot,
  field: 'commit_oid' | 'toolchain',
): readonly (readonly [string, string])[] {
  return [
    ['The plan', plan[field]],
    ['The snapshot', snapshot[field]],
  ];
}

function mismatch(code: string, message: string, help: string = RECAPTURE): Finding {
  return { code, level: 'error', message, help };
}

function shown(args: readonly string[]): string {
  return args.length === 0 ? '(none)' : `\`${args.join(' ')}\``;
}
