import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { type Evidence, toBaseline } from '../../src/evidence/evidence.js';
import { parseEvidence, serializeEvidence } from '../../src/evidence/evidence-file.js';
import { parseSnapshot } from '../../src/evidence/snapshot-file.js';
import { evidence } from './arbitraries.js';

const schema = JSON.parse(
  readFileSync(new URL('../../schemas/evidence.v1.schema.json', import.meta.url), 'utf8'),
) as { examples: Evidence[] };
const fitsSchema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

function read(value: unknown) {
  return parseEvidence(Buffer.from(JSON.stringify(value)));
}

function problemsOf(value: unknown): string[] {
  const result = read(value);
  return result.ok ? [] : result.problems.map(({ pointer }) => pointer);
}

function example(): Evidence {
  const [first] = schema.examples;
  if (first === undefined) throw new Error('The schema has no example.');
  return first;
}

describe('evidence files', () => {
  it('fit the schema, as do its examples, and read back as what was written', () => {
    expect(schema.examples.map((value) => fitsSchema(value))).toEqual([true]);
    fc.assert(
      fc.property(evidence, (value) => {
        const text = serializeEvidence(value);
        expect(fitsSchema(JSON.parse(text))).toBe(true);
        const again = parseEvidence(Buffer.from(text));
        expect(again.ok && serializeEvidence(again.value)).toBe(text);
      }),
    );
  });

  it('are the same bytes in whatever order failures, warnings, sites and targets were found', () => {
    fc.assert(
      fc.property(evidence, (value) => {
        const distinct = {
          ...value,
          failures: value.failures.slice(0, 1),
          warnings: value.warnings.slice(0, 1),
          not_run: value.not_run.slice(0, 1),
        };
        const [failure] = distinct.failures;
        const [warning] = distinct.warnings;
        if (failure === undefined || warning === undefined) return;
        const other = { ...failure, test: { ...failure.test, name: `${failure.test.name}x` } };
        const one = {
          ...distinct,
          failures: [failure, other],
          warnings: [{ ...warning, sites: [...warning.sites] }],
        };
        const two = {
          ...distinct,
          failures: [other, failure],
          warnings: [{ ...warning, sites: [...warning.sites].reverse() }],
        };
        expect(serializeEvidence(two)).toBe(serializeEvidence(one));
      }),
    );
  });

  it('can be read as a snapshot, and make a baseline', () => {
    const value = example();
    const asSnapshot = parseSnapshot(Buffer.from(serializeEvidence(value)));
    expect(asSnapshot.ok && { ...asSnapshot.value, ref: 'feat/x@fork' }).toEqual(
      toBaseline(value, 'feat/x@fork'),
    );
  });

  it.each([
    ['a path above the repository', '../x'],
    ['a path inside and above', 'a/../../x'],
    ['an absolute path', '/etc/passwd'],
    ['a doubled slash', 'a//b'],
    ['a dot component', './a'],
    ['an empty path', ''],
  ])('refuse %s', (_what, path) => {
    const [warning] = example().warnings;
    const [failure] = example().failures;
    const [problem] = example().problems;
    expect(problemsOf({ ...example(), problems: [{ ...problem, path }] })).toContain('/problems/0/path');
    expect(problemsOf({ ...example(), warnings: [{ ...warning, path }] })).toContain('/warnings/0/path');
    expect(problemsOf({ ...example(), failures: [{ ...failure, path }] })).toContain('/failures/0/path');
  });

  it.each<[string, Partial<Record<keyof Evidence, unknown>>, string]>([
    ['a short commit id', { commit_oid: 'abc123' }, '/commit_oid'],
    ['another version', { schema_version: 2 }, '/schema_version'],
    ['a word for completeness', { complete: 'yes' }, '/complete'],
    ['a folder outside', { workspace: '../other' }, '/workspace'],
    ['a line 0', { failures: [{ ...example().failures[0], line: 0 }] }, '/failures/0/line'],
    ['a command without words', { commands: [{ argv: [], exit_code: 0 }] }, '/commands/0/argv'],
    ['a null snapshot', { snapshot: null }, '/snapshot'],
  ])('refuse %s', (_what, change, pointer) => {
    expect(problemsOf({ ...example(), ...change })).toContain(pointer);
  });

  it('refuse each missing field, and name it', () => {
    for (const field of Object.keys(example())) {
      const { [field]: _gone, ...rest } = { ...example() } as Record<string, unknown>;
      const result = read(rest);
      expect(result.ok ? '' : result.problems[0]?.message).toBe(`The file lacks \`${field}\`.`);
    }
  });

  it('never throw, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          expect(parseEvidence(bytes).ok).toBe(false);
        },
      ),
    );
  });

  it('lose keys that nobody knows, also one called __proto__', () => {
    const text = serializeEvidence(example()).replace('{', '{"__proto__":{"complete":true},"x":1,');
    const result = parseEvidence(Buffer.from(text));
    expect(result.ok && serializeEvidence(result.value)).toBe(serializeEvidence(example()));
  });
});

describe('evidence with a text that is longer than any of its kind', () => {
  const problem = { code: 'x', message: 'm' };
  const failure = { test: { package: 'p', target_kind: 'lib', target: 't', name: 'n' }, message: 'm' };
  const nowhere = { line: null, column: null };
  const warning = { lint: 'l', package: 'p', file: 'f', message: 'm', help: '', sites: [] };
  const folders = (length: number): string => `${'a/'.repeat(length / 2 - 1)}ab`;
  const kinds = [
    ['/workspace', 4_096, folders, (workspace: string) => ({ workspace })],
    ['/problems/0/path', 4_096, folders, (path: string) => ({ problems: [{ ...problem, path }] })],
    [
      '/failures/0/path',
      4_096,
      folders,
      (path: string) => ({ failures: [{ ...failure, ...nowhere, path }] }),
    ],
    ['/warnings/0/path', 4_096, folders, (path: string) => ({ warnings: [{ ...warning, path }] })],
    [
      '/problems/0/code',
      128,
      (length: number) => `${'a-'.repeat(length / 2 - 1)}ab`,
      (code: string) => ({ problems: [{ ...problem, code }] }),
    ],
    ['/commit_oid', 64, (length: number) => 'a'.repeat(length), (commit_oid: string) => ({ commit_oid })],
    ['/tree_oid', 64, (length: number) => 'a'.repeat(length), (tree_oid: string) => ({ tree_oid })],
    ['/run/id', 20, (length: number) => '1'.repeat(length), (id: string) => ({ run: { id, attempt: 1 } })],
  ] as const;

  it.each(kinds)(
    'at %s is refused for its length, however long, before a pattern is tried',
    (pointer, most, textOf, put) => {
      expect(read({ ...example(), ...put(textOf(most)) }).ok).toBe(true);
      // Of sixteen million characters a pattern's stack is full.
      for (const length of [most + 2, 16_000_000]) {
        expect(read({ ...example(), ...put(textOf(length)) })).toEqual({
          ok: false,
          problems: [{ pointer, message: `\`${pointer}\` must have at most ${most} characters.` }],
          unlisted: 0,
        });
      }
    },
  );
});
