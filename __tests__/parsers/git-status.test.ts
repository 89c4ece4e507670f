import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseStatus } from '../../src/parsers/git-status.js';
import { reasonIn, valueIn } from '../capture/known-value.js';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);
const status = (...records: readonly string[]) =>
  Buffer.from(records.map((record) => `${record}\0`).join(''), 'latin1');

describe('the listing of git status', () => {
  it('is read by kind', () => {
    const output = status(
      `1 .M N... 100644 100644 100755 ${A} ${B} a b`,
      `1 .D N... 100644 100644 000000 ${A} ${A} gone`,
      `1 .M SC.. 160000 160000 160000 ${A} ${A} sub`,
      '? new file\n',
      '! target/',
    );
    expect(valueIn(parseStatus(output))).toEqual({
      tracked: [
        { path: 'a b', indexMode: '100644', workTreeMode: '100755', indexOid: B },
        { path: 'gone', indexMode: '100644', workTreeMode: '000000', indexOid: A },
        { path: 'sub', indexMode: '160000', workTreeMode: '160000', indexOid: A },
      ],
      untracked: ['new file\n'],
      ignored: ['target/'],
    });
  });

  const refused: readonly (readonly [string, Buffer, string])[] = [
    ['a record without its NUL', Buffer.from('? a'), 'cut off'],
    ['a conflict', status(`u UU N... 100644 100644 100644 100644 ${A} ${A} ${A} a`), 'unknown'],
    ['a rename', status(`2 R. N... 100644 100644 100644 ${A} ${A} R100 b`, 'a'), 'unknown'],
    ['a header', status('# branch.oid x'), 'unknown'],
    ['a name that is not UTF-8', status('? \xff'), '"\\xff"'],
    ['an empty name', status('? '), 'without a name'],
  ];
  it.each(refused)('is refused whole with %s', (_, output, reason) => {
    expect(reasonIn(parseStatus(output))).toContain(reason);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(['known', 'missing']).toContain(parseStatus(bytes).state);
      }),
    );
  });
});
