import { describe, expect, it } from '@jest/globals';
import { pinsHashes, verifyBaseline, verifyCargoArgs, verifyOrigin } from '../../src/evidence/baseline.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { BaselineSnapshot } from '../../src/evidence/snapshot.js';
import type { PlanBaseline } from '../../src/plan/plan.js';

const OID = '5f1c'.repeat(10);
const RECAPTURE =
  'Capture the baseline again at the commit that the plan names (`plan-gate baseline`), or let the plan pin this file in its next revision.';

const snapshot: BaselineSnapshot = {
  schema_version: 1,
  ref: 'feat/x@fork',
  commit_oid: OID,
  toolchain: 'rustc 1.95.0',
  snapshot: {
    tests: { passed: [], failed: [], ignored: [], targets: [] },
    clippy: { warnings: [] },
    coverage: null,
  },
  cargo_args: [],
};
const hashes = hashSnapshot(snapshot);
const plan: PlanBaseline = { ref: 'feat/x@fork', commit_oid: OID, toolchain: 'rustc 1.95.0', ...hashes };

type Change = Partial<Pick<PlanBaseline, 'ref' | 'commit_oid' | 'toolchain'>>;

describe('a snapshot that is not the baseline of the plan', () => {
  it.each<[string, Change, Partial<BaselineSnapshot>, readonly string[]]>([
    [
      'another schema version',
      {},
      { schema_version: 2 },
      ['The baseline has schema version 2; this plan-gate reads 1.'],
    ],
    [
      'no provenance in the plan',
      { commit_oid: '', toolchain: '' },
      {},
      ['The plan names no `commit_oid` for the baseline.', 'The plan names no `toolchain` for the baseline.'],
    ],
    [
      'no provenance in the snapshot',
      {},
      { commit_oid: '', toolchain: '' },
      [
        'The snapshot names no `commit_oid` for the baseline.',
        'The snapshot names no `toolchain` for the baseline.',
      ],
    ],
    [
      'a toolchain that only the plan does not know',
      { toolchain: 'unknown' },
      {},
      ["The plan calls the baseline's toolchain `unknown`, so its results cannot be compared."],
    ],
    [
      'a toolchain that only the snapshot does not know',
      {},
      { toolchain: 'unknown' },
      ["The snapshot calls the baseline's toolchain `unknown`, so its results cannot be compared."],
    ],
    [
      'a short id on both sides',
      { commit_oid: 'abc' },
      { commit_oid: 'abc' },
      [
        "The plan names the baseline's commit `abc`; a full id has 40 or 64 hex digits.",
        "The snapshot names the baseline's commit `abc`; a full id has 40 or 64 hex digits.",
      ],
    ],
    [
      'another name of the commit',
      { ref: 'feat/y@fork' },
      {},
      ["The plan's baseline is `feat/y@fork`, but the snapshot is of `feat/x@fork`."],
    ],
    [
      'another commit',
      { commit_oid: 'd'.repeat(40) },
      {},
      [`The plan's baseline is of commit \`${'d'.repeat(40)}\`, but the snapshot is of \`${OID}\`.`],
    ],
    [
      'the same id in mixed case on both sides',
      { commit_oid: 'Ab'.repeat(20) },
      { commit_oid: 'aB'.repeat(20) },
      [
        `The plan's baseline is of commit \`${'Ab'.repeat(20)}\`, but the snapshot is of \`${'aB'.repeat(20)}\`. Only their case differs.`,
      ],
    ],
    [
      'the same id in upper case in the plan',
      { commit_oid: OID.toUpperCase() },
      {},
      [
        `The plan's baseline is of commit \`${OID.toUpperCase()}\`, but the snapshot is of \`${OID}\`. Only their case differs.`,
      ],
    ],
    [
      'an incompatible toolchain',
      { toolchain: 'rustc 1.94.0' },
      {},
      ['The plan pins the toolchain `rustc 1.94.0`, but the snapshot was captured with `rustc 1.95.0`.'],
    ],
  ])('because of %s is told so in these words', (_, planChange, snapshotChange, messages) => {
    const findings = verifyOrigin({ ...plan, ...planChange }, { ...snapshot, ...snapshotChange });
    expect(findings.map(({ message }) => message)).toEqual(messages);
    const help =
      snapshotChange.schema_version === undefined
        ? RECAPTURE
        : 'Use the plan-gate that wrote the baseline, or capture it again with this one.';
    for (const finding of findings) expect(finding).toMatchObject({ level: 'error', help });
  });

  it('because of a hash is told both hashes, what they cover and the field of the plan', () => {
    const pinned = {
      ...plan,
      test_passlist_hash: 'x',
      clippy_warnings_hash: 'y',
      enumerated_targets_hash: 'z',
    };
    const own = { test_passlist_hash: 'a', clippy_warnings_hash: 'b', enumerated_targets_hash: 'c' };
    expect(verifyBaseline(pinned, snapshot, own)).toEqual([
      {
        code: 'test-passlist-hash',
        level: 'error',
        message: "The baseline's tests that passed hash to a, but the plan pins x as `test_passlist_hash`.",
        help: RECAPTURE,
      },
      {
        code: 'clippy-warnings-hash',
        level: 'error',
        message: "The baseline's clippy warnings hash to b, but the plan pins y as `clippy_warnings_hash`.",
        help: RECAPTURE,
      },
      {
        code: 'enumerated-targets-hash',
        level: 'error',
        message: "The baseline's test targets hash to c, but the plan pins z as `enumerated_targets_hash`.",
        help: RECAPTURE,
      },
    ]);
    for (const field of Object.keys(own)) {
      expect(pinsHashes(plan, { ...hashes, [field]: '' })).toBe(false);
    }
  });
});

describe('the cargo arguments of a baseline', () => {
  const other = (recorded: readonly string[], given: readonly string[]) =>
    verifyCargoArgs({ ...snapshot, cargo_args: recorded }, given);

  it.each<[readonly string[], readonly string[], string, string]>([
    [[], ['--release'], '(none)', '`--release`'],
    [['--features', 'a'], [], '`--features a`', '(none)'],
    [['--features', 'a'], ['--features', 'b'], '`--features a`', '`--features b`'],
    [['a', '--features'], ['b', '--features'], '`a --features`', '`b --features`'],
    [['--features'], ['--features', 'a'], '`--features`', '`--features a`'],
    [['--features', 'a'], ['--features'], '`--features a`', '`--features`'],
  ])('%j are not those of evidence with %j', (recorded, given, before, now) => {
    expect(other(recorded, given)).toEqual([
      {
        code: 'cargo-args',
        level: 'error',
        message: `The baseline was captured with the cargo arguments ${before}, but now they are ${now}.`,
        help: 'Set `cargo-args` as it was for the baseline, or capture the baseline again and pin it in the next plan revision.',
      },
    ]);
    expect(other(given, given)).toEqual([]);
  });

  it('are asked for where the file does not say them', () => {
    for (const [given, shown] of [
      [[], '(none)'],
      [['--all-features', '-v'], '`--all-features -v`'],
    ] as const) {
      expect(verifyCargoArgs({ ...snapshot, cargo_args: null }, given)).toEqual([
        {
          code: 'cargo-args-unsaid',
          level: 'notice',
          message: `The baseline does not say with which cargo arguments it was captured; now they are ${shown}.`,
          help: 'A baseline that `plan-gate baseline` captures says so.',
        },
      ]);
    }
  });
});
