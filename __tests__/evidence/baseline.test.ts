import { describe, expect, it } from '@jest/globals';
import { pinsHashes, verifyBaseline, verifyCargoArgs } from '../../src/evidence/baseline.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { BaselineSnapshot } from '../../src/evidence/snapshot.js';
import type { PlanBaseline } from '../../src/plan/plan.js';

const OID = '5f1c'.repeat(10);

const snapshot: BaselineSnapshot = {
  schema_version: 1,
  ref: 'feat/x@fork',
  commit_oid: OID,
  toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
  snapshot: {
    tests: {
      passed: [{ package: 'a', target_kind: 'lib', target: 'a', name: 'x' }],
      failed: [],
      ignored: [],
      targets: ['a/lib/a'],
    },
    clippy: { warnings: [{ lint: 'dead_code', package: 'a', file: 'src/lib.rs', message: 'm', count: 1 }] },
    coverage: null,
  },
  cargo_args: [],
};
const plan: PlanBaseline = {
  ref: 'feat/x@fork',
  commit_oid: OID,
  toolchain: 'rustc 1.95.1 (other 2026-05-14)',
  ...hashSnapshot(snapshot),
};

function codes(planChange: Partial<PlanBaseline>, snapshotChange: Partial<BaselineSnapshot> = {}): string[] {
  return verifyBaseline({ ...plan, ...planChange }, { ...snapshot, ...snapshotChange }).map(
    ({ code }) => code,
  );
}

describe('verifyBaseline', () => {
  it('finds nothing where plan and snapshot agree, with another patch of the toolchain', () => {
    expect(verifyBaseline(plan, snapshot)).toEqual([]);
  });

  it.each<[string, Partial<PlanBaseline>, Partial<BaselineSnapshot>, string[]]>([
    ['no commit in the plan', { commit_oid: '' }, {}, ['provenance-missing']],
    ['no commit in the snapshot', {}, { commit_oid: '' }, ['provenance-missing']],
    ['no toolchain in the snapshot', {}, { toolchain: '' }, ['provenance-missing']],
    [
      'unknown toolchain on both sides',
      { toolchain: 'unknown' },
      { toolchain: 'unknown' },
      ['toolchain-unknown', 'toolchain-unknown'],
    ],
    [
      'a short id on both sides',
      { commit_oid: 'abc' },
      { commit_oid: 'abc' },
      ['commit-oid-malformed', 'commit-oid-malformed'],
    ],
    ['an id of 41 digits', { commit_oid: 'a'.repeat(41) }, {}, ['commit-oid-malformed', 'commit-oid']],
    ['another ref', { ref: 'feat/y@fork' }, {}, ['ref']],
    ['the same id in upper case', { commit_oid: OID.toUpperCase() }, {}, ['commit-oid']],
    ['another minor toolchain', { toolchain: 'rustc 1.96.0' }, {}, ['toolchain']],
    ['another schema version', {}, { schema_version: 2 }, ['schema-version']],
    ['another pass list', { test_passlist_hash: 'sha256:0' }, {}, ['test-passlist-hash']],
    ['other warnings', { clippy_warnings_hash: 'sha256:0' }, {}, ['clippy-warnings-hash']],
    ['other targets', { enumerated_targets_hash: 'sha256:0' }, {}, ['enumerated-targets-hash']],
  ])('%s', (_name, planChange, snapshotChange, expected) => {
    expect(codes(planChange, snapshotChange)).toEqual(expected);
  });

  // Field log, "Cargo / clippy": Jamie-BitFlight/textlint-rule-preset-ste-ai#112; spec.md, B17.
  it('says everything at once, in the order of the spec, each as its own finding', () => {
    const change = {
      ref: 'r',
      commit_oid: 'b'.repeat(40),
      toolchain: 'rustc 1.90.0',
      test_passlist_hash: '',
      clippy_warnings_hash: '',
      enumerated_targets_hash: '',
    };
    expect(codes(change, { schema_version: 7 })).toEqual([
      'schema-version',
      'ref',
      'commit-oid',
      'toolchain',
      'test-passlist-hash',
      'clippy-warnings-hash',
      'enumerated-targets-hash',
    ]);
    expect(codes({ commit_oid: '', toolchain: '' }, { commit_oid: '', toolchain: '' })).toEqual(
      Array.from({ length: 4 }, () => 'provenance-missing'),
    );
  });

  it('takes a SHA-256 object id', () => {
    const long = { commit_oid: 'c'.repeat(64) };
    expect(codes(long, long)).toEqual([]);
  });
});

describe('pinsHashes', () => {
  it('holds only when all three hashes are the plan’s', () => {
    const hashes = hashSnapshot(snapshot);
    expect(pinsHashes(plan, hashes)).toBe(true);
    expect(pinsHashes(plan, { ...hashes, enumerated_targets_hash: '' })).toBe(false);
  });
});

describe('verifyCargoArgs', () => {
  it('passes the same arguments, refuses others and notices silence', () => {
    const withArgs = { ...snapshot, cargo_args: ['--features', 'a'] };
    expect(verifyCargoArgs(withArgs, ['--features', 'a'])).toEqual([]);
    expect(verifyCargoArgs(withArgs, ['--features']).map(({ level }) => level)).toEqual(['error']);
    expect(verifyCargoArgs(withArgs, ['--features a']).map(({ level }) => level)).toEqual(['error']);
    expect(verifyCargoArgs({ ...snapshot, cargo_args: null }, []).map(({ level }) => level)).toEqual([
      'notice',
    ]);
  });
});
