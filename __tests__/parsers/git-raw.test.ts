import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRawDiff } from '../../src/parsers/git-raw.js';
import { reasonIn, valueIn } from '../capture/known-value.js';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const NONE = '0'.repeat(40);
const raw = (...records: readonly string[]) =>
  Buffer.from(records.map((record) => `${record}\0`).join(''), 'latin1');

describe('records of git diff-tree', () => {
  it('are read by their status, with the sides that exist', () => {
    const output = raw(
      `:100644 000000 ${A} ${NONE} D`,
      'gone',
      `:000000 120000 ${NONE} ${B} A`,
      'added',
      `:100644 160000 ${A} ${B} T`,
      'typed',
      `:100644 100755 ${A} ${A} M`,
      'moded',
    );
    expect(valueIn(parseRawDiff(output))).toEqual([
      { path: 'added', change: 'added', after: { mode: '120000', oid: B } },
      { path: 'gone', change: 'deleted', before: { mode: '100644', oid: A } },
      {
        path: 'moded',
        change: 'modified',
        before: { mode: '100644', oid: A },
        after: { mode: '100755', oid: A },
      },
      {
        path: 'typed',
        change: 'modified',
        before: { mode: '100644', oid: A },
        after: { mode: '160000', oid: B },
      },
    ]);
    expect(valueIn(parseRawDiff(new Uint8Array()))).toEqual([]);
  });

  const row = `:100644 100644 ${A} ${B} M`;
  const refused: readonly (readonly [string, Buffer, string])[] = [
    ['a record without its NUL', Buffer.from(`${row}\0name`), 'cut off'],
    ['a header without a path', raw(row, 'name', row), 'cut off'],
    ['a path without a header', raw('name', row), 'no record'],
    ['an empty path', raw(row, ''), 'without a name'],
    ['a rename', raw(`:100644 100644 ${A} ${B} R100`, 'old', 'new', row), 'no record'],
    ['an unmerged file', raw(`:100644 100644 ${A} ${B} U`, 'x'), 'has status U'],
    ['an unknown status', raw(`:100644 100644 ${A} ${B} X`, 'x'), 'has status X'],
    ['an addition of what was there', raw(`:100644 100644 ${A} ${B} A`, 'x'), 'has status A'],
    ['a deletion of what is still there', raw(`:100644 100644 ${A} ${B} D`, 'x'), 'has status D'],
    ['a change of nothing', raw(`:000000 100644 ${NONE} ${B} M`, 'x'), 'has status M'],
    ['a combined diff', raw(`::100644 100644 100644 ${A} ${B} ${B} MM`, 'x'), 'no record'],
    ['abbreviated ids', raw(':100644 100644 aaaaaaa bbbbbbb M', 'x'), 'no record'],
    ['one path twice', raw(row, 'x', row, 'y', row, 'x'), 'twice'],
    ['a name that is not UTF-8', raw(row, 'caf\xe9'), '"caf\\xe9"'],
    ['a name in an encoding that UTF-8 forbids', raw(row, '\xc0\xaf'), '"\\xc0\\xaf"'],
    ['a surrogate written as UTF-8', raw(row, '\xed\xa0\x80'), 'not UTF-8'],
  ];
  // Field log: anthropics/claude-plugins-official#2082.
  it.each(refused)('are refused whole with %s', (_, output, reason) => {
    expect(reasonIn(parseRawDiff(output))).toContain(reason);
  });

  it('are never lost, whatever the names (mennanov/blockwatch#112)', () => {
    const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const output = Buffer.from(names.map((path) => `${row}\0${path}\0`).join(''));
        const sorted = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        expect(valueIn(parseRawDiff(output)).map((file) => file.path)).toEqual(sorted);
      }),
    );
  });

  it('never throw, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(['known', 'missing']).toContain(parseRawDiff(bytes).state);
      }),
    );
  });
});
