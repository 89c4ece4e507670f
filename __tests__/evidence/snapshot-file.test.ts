import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { hashSnapshot } from '../../src/evidence/hash.js';
import type { FileResult } from '../../src/evidence/json-file.js';
import { parseSnapshot, serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import { looseRun, snapshot } from './arbitraries.js';
import { readVectors } from './vectors.js';

interface SnapshotVector {
  readonly name: string;
  readonly text: string;
  readonly want: {
    readonly ok: boolean;
    readonly json: string;
    readonly test_passlist_hash: string;
    readonly clippy_warnings_hash: string;
    readonly enumerated_targets_hash: string;
  };
}

const schema = JSON.parse(
  readFileSync(new URL('../../schemas/baseline.v1.schema.json', import.meta.url), 'utf8'),
) as { examples: unknown[] };
const fitsSchema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

function readOf<T>(result: FileResult<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('snapshots of the reference', () => {
  const vectors = readVectors<SnapshotVector>('snapshot');

  it.each(vectors.filter(({ want }) => want.ok))('$name: same JSON, same hashes', ({ text, want }) => {
    const read = readOf(parseSnapshot(Buffer.from(text)));
    expect(serializeSnapshot(read)).toBe(want.json);
    expect({ ...hashSnapshot(read) }).toEqual({
      test_passlist_hash: want.test_passlist_hash,
      clippy_warnings_hash: want.clippy_warnings_hash,
      enumerated_targets_hash: want.enumerated_targets_hash,
    });
  });

  it.each(vectors.filter(({ want }) => !want.ok))('$name: refused', ({ text }) => {
    const read = parseSnapshot(Buffer.from(text));
    expect(read.ok ? [] : read.problems).toHaveLength(1);
  });
});

describe('parseSnapshot', () => {
  it('says every problem, each with its place', () => {
    const text =
      '{"schema_version":-1,"ref":5,"snapshot":{"tests":{"passed":[{"package":"a"}],"failed":{},"ignored":[]},"clippy":{"warnings":[{"lint":"l","package":"p","file":"f","message":"m","count":0}]}}}';
    const read = parseSnapshot(Buffer.from(text));
    expect(
      read.ok ? [] : read.problems.map(({ pointer, message }) => `${pointer} ${message}`).sort(),
    ).toEqual([
      ' The file lacks `commit_oid`.',
      '/ref `/ref` must be string.',
      '/schema_version `/schema_version` must be >= 0.',
      '/snapshot/clippy/warnings/0/count `/snapshot/clippy/warnings/0/count` must be >= 1.',
      '/snapshot/tests/failed `/snapshot/tests/failed` must be array.',
      '/snapshot/tests/passed/0 `/snapshot/tests/passed/0` lacks `name`.',
      '/snapshot/tests/passed/0 `/snapshot/tests/passed/0` lacks `target_kind`.',
      '/snapshot/tests/passed/0 `/snapshot/tests/passed/0` lacks `target`.',
    ]);
  });

  it('caps the list of problems and counts the rest', () => {
    const tests = Array.from({ length: 5_000 }, () => 1);
    const text = JSON.stringify({
      ref: '',
      commit_oid: '',
      snapshot: { tests: { passed: tests, failed: [], ignored: [] }, clippy: { warnings: [] } },
    });
    const read = parseSnapshot(Buffer.from(text));
    expect(read.ok ? null : [read.problems.length, read.unlisted]).toEqual([100, 4_900]);
  });

  it('refuses lists of millions without looking at each item', () => {
    const text = `{"snapshot":{"tests":{"passed":[${'1,'.repeat(1_200_000)}1],"failed":[${'1,'.repeat(1_200_000)}1]}}}`;
    const read = parseSnapshot(Buffer.from(text));
    expect(read).toEqual({
      ok: false,
      problems: [{ pointer: '', message: "The file's lists have more than 2000000 items." }],
      unlisted: 0,
    });
  });

  it.each([
    ['a repeated key', '{"ref":"a","ref":"b"}'],
    ['half a surrogate pair', '{"ref":"\\ud83d"}'],
    ['a byte order mark', '\ufeff{}'],
    ['no JSON', 'baseline'],
    ['nothing', ''],
    ['an array', '[]'],
  ])('refuses %s', (_what, text) => {
    expect(parseSnapshot(Buffer.from(text)).ok).toBe(false);
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(parseSnapshot(Buffer.from([0x7b, 0xff, 0x7d])).ok).toBe(false);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          const read = parseSnapshot(bytes);
          expect(read.ok || read.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  // Field log, "Test lists": EnricoMi/publish-unit-test-result-action#735, a newline inside a test name.
  it('keeps two tests apart from one whose name holds a newline', () => {
    const named = (name: string) => ({ package: 'p', target_kind: 'lib', target: 'p', name });
    const hashOf = (names: string[]) =>
      hashSnapshot({
        snapshot: {
          tests: { passed: names.map(named), failed: [], ignored: [], targets: [] },
          clippy: { warnings: [] },
          coverage: null,
        },
      }).test_passlist_hash;
    expect(hashOf(['a', 'b'])).not.toBe(hashOf(['a\nb']));
  });
});

describe('serializeSnapshot', () => {
  it('gives what parseSnapshot reads back', () => {
    fc.assert(
      fc.property(snapshot, (value) => {
        const text = serializeSnapshot(value);
        expect(readOf(parseSnapshot(Buffer.from(text)))).toEqual(value);
        expect(serializeSnapshot(readOf(parseSnapshot(Buffer.from(text))))).toBe(text);
      }),
    );
  });

  it('gives the same bytes and hashes in whatever order the elements come', () => {
    fc.assert(
      fc.property(looseRun, (run) => {
        const reversed = {
          tests: {
            passed: [...run.tests.passed, ...run.tests.passed].reverse(),
            failed: [...run.tests.failed].reverse(),
            ignored: [...run.tests.ignored].reverse(),
            targets: [...run.tests.targets, ...run.tests.targets].reverse(),
          },
          clippy: { warnings: [...run.clippy.warnings].reverse() },
          coverage: run.coverage,
        };
        const provenance = { schema_version: 1, ref: '', commit_oid: '', toolchain: '', cargo_args: [] };
        const one = { ...provenance, snapshot: run };
        const other = { ...provenance, snapshot: reversed };
        expect(serializeSnapshot(other)).toBe(serializeSnapshot(one));
        expect(hashSnapshot(other)).toEqual(hashSnapshot(one));
      }),
    );
  });

  it('writes a count only where there are several sites', () => {
    const warning = { lint: 'l', package: 'p', file: 'f', message: 'm' };
    const text = serializeSnapshot({
      schema_version: 1,
      ref: '',
      commit_oid: '',
      toolchain: '',
      snapshot: {
        tests: { passed: [], failed: [], ignored: [], targets: [] },
        clippy: {
          warnings: [
            { ...warning, count: 1 },
            { ...warning, file: 'g', count: 2 },
          ],
        },
        coverage: null,
      },
      cargo_args: null,
    });
    expect(text).toContain('{"lint":"l","package":"p","file":"f","message":"m"}');
    expect(text).toContain('{"lint":"l","package":"p","file":"g","message":"m","count":2}');
    expect(text).not.toContain('cargo_args');
  });

  it('fits the schema, as do the schema’s own examples', () => {
    expect(schema.examples.map((example) => fitsSchema(example))).toEqual(schema.examples.map(() => true));
    fc.assert(
      fc.property(snapshot, (value) => {
        expect(fitsSchema(JSON.parse(serializeSnapshot(value)))).toBe(true);
      }),
    );
  });
});
