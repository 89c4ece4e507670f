import { describe, expect, it } from '@jest/globals';
import { type FileResult, readJsonFile, type SchemaValidator } from '../../src/evidence/json-file.js';
import type { PlainJson } from '../../src/plan/json-tree.js';

const LIMITS = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };
const ANY: SchemaValidator = () => true;

/** A validator that finds these errors in whatever it is shown. */
function refusing(errors: NonNullable<SchemaValidator['errors']> | null): SchemaValidator {
  return Object.assign(() => false, { errors });
}

function told(text: string, fits: SchemaValidator): readonly string[] {
  const read = readJsonFile(Buffer.from(text), LIMITS, fits);
  return read.ok ? [] : read.problems.map(({ pointer, message }) => `${pointer}|${message}`);
}

describe('a file that is no strict JSON', () => {
  it('is told where it is not, before a schema is asked', () => {
    const read = readJsonFile(Buffer.from('{"a":1,\n "a":2}'), LIMITS, ANY);
    expect(read).toMatchObject({ ok: false, unlisted: 0 });
    expect(read.ok ? [] : read.problems).toEqual([
      { pointer: '/a', message: expect.stringMatching(/^Line 2, column 2: .*`a`/) },
    ]);
  });
});

describe('a file that does not fit its schema', () => {
  const error = (keyword: string, params: Readonly<Record<string, unknown>>, instancePath = '/a/b') => ({
    instancePath,
    keyword,
    params,
  });

  it.each([
    ['a field that it lacks', error('required', { missingProperty: 'x' }), '`/a/b` lacks `x`.'],
    ['a type', error('type', { type: 'string' }), '`/a/b` must be string.'],
    ['several types', error('type', { type: ['string', 'null'] }), '`/a/b` must be string or null.'],
    ['a value', error('const', { allowedValue: 1 }), '`/a/b` must be 1.'],
    ['a text', error('const', { allowedValue: 'x' }), '`/a/b` must be "x".'],
    ['a least number', error('minimum', { comparison: '>=', limit: 1 }), '`/a/b` must be >= 1.'],
    ['a greatest number', error('maximum', { comparison: '<=', limit: 9 }), '`/a/b` must be <= 9.'],
    ['a length', error('maxLength', { limit: 9 }), '`/a/b` must have at most 9 characters.'],
    ['a pattern', error('pattern', { pattern: '^a$' }), '`/a/b` must match ^a$.'],
    ['anything else', error('minItems', { limit: 1 }), '`/a/b` does not fit the schema (minItems).'],
  ])('is told of %s', (_, fault, message) => {
    expect(told('{}', refusing([fault]))).toEqual([`/a/b|${message}`]);
  });

  it('is itself what a problem without a place is of', () => {
    expect(told('{}', refusing([error('type', { type: 'array' }, '')]))).toEqual([
      '|The file must be array.',
    ]);
  });

  it('is told a hundred problems, and how many more there are', () => {
    for (const [count, listed, unlisted] of [
      [99, 99, 0],
      [100, 100, 0],
      [101, 100, 1],
      [250, 100, 150],
    ] as const) {
      const errors = Array.from({ length: count }, (_, at) => error('type', { type: 'string' }, `/${at}`));
      const read: FileResult<PlainJson> = readJsonFile(Buffer.from('{}'), LIMITS, refusing(errors));
      expect(read).toMatchObject({ ok: false, unlisted });
      expect(read.ok ? [] : read.problems.map(({ pointer }) => pointer)).toEqual(
        Array.from({ length: listed }, (_, at) => `/${at}`),
      );
    }
  });

  it('is refused also where a pattern overflows the stack of the engine', () => {
    const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
    const long = JSON.stringify(`a${'-a'.repeat(8_000_000)}`);
    expect(() => pattern.test(JSON.parse(long))).toThrow(RangeError);
    expect(told(long, (value) => pattern.test(String(value)))).toEqual([
      '|The file holds a text that is too long to be held to a pattern.',
    ]);
    const broken: SchemaValidator = () => {
      throw new TypeError('no such thing');
    };
    expect(() => told('{}', broken)).toThrow('no such thing');
  });

  it('is refused also where the schema does not say why', () => {
    expect(readJsonFile(Buffer.from('{}'), LIMITS, refusing(null))).toEqual({
      ok: false,
      problems: [],
      unlisted: 0,
    });
  });
});
