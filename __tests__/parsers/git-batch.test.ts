import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseBatch, parseObjectAnswers } from '../../src/parsers/git-batch.js';
import { reasonIn, valueIn } from '../capture/known-value.js';

const A = 'a'.repeat(40);
const B = 'b'.repeat(64);

describe('answers of git cat-file', () => {
  it('are an object, none, or several', () => {
    const output = Buffer.from(`${A} blob 12\nrefs/x^{commit} missing\nabcd ambiguous\n${B} commit 0\n`);
    expect(valueIn(parseObjectAnswers(output, 4))).toEqual([
      { oid: A, type: 'blob', size: 12 },
      'none',
      'ambiguous',
      { oid: B, type: 'commit', size: 0 },
    ]);
  });

  it('are refused when one is missing, cut off, too many, or unknown', () => {
    expect(reasonIn(parseObjectAnswers(Buffer.from(`${A} blob 12\n`), 2))).toContain('1 of 2');
    expect(reasonIn(parseObjectAnswers(Buffer.from(`${A} blob 12\nx missing\n`), 1))).toContain('2 of 1');
    expect(reasonIn(parseObjectAnswers(Buffer.from(`${A} blob 12`), 1))).toContain('0 of 1');
    expect(reasonIn(parseObjectAnswers(Buffer.from('what is this\n'), 1))).toContain('no answer');
  });
});

describe('objects of git cat-file', () => {
  it('have their bytes whole, line feeds and NULs too', () => {
    const output = Buffer.from(`${A} blob 5\na\n\0b\n\n${B} blob 0\n\n`);
    const objects = valueIn(parseBatch(output));
    expect(objects.map(({ oid, bytes }) => [oid, Buffer.from(bytes).toString()])).toEqual([
      [A, 'a\n\0b\n'],
      [B, ''],
    ]);
  });

  it('are refused when one is not there or cut off', () => {
    expect(reasonIn(parseBatch(Buffer.from(`${A} missing\n`)))).toContain('no object');
    expect(reasonIn(parseBatch(Buffer.from(`${A} blob 5\nabc\n`)))).toContain('cut off');
    expect(reasonIn(parseBatch(Buffer.from(`${A} blob 3\nabc`)))).toContain('cut off');
    expect(reasonIn(parseBatch(Buffer.from(`${A} blob 3\nabcd\n`)))).toContain('cut off');
    expect(reasonIn(parseBatch(Buffer.from(`${A} blob 3`)))).toContain('no object');
  });

  it('never throw, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(['known', 'missing']).toContain(parseBatch(bytes).state);
        expect(['known', 'missing']).toContain(parseObjectAnswers(bytes, 1).state);
      }),
    );
  });
});
