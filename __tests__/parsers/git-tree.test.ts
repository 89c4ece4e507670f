import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listTree, parseTree } from '../../src/parsers/git-tree.js';
import { reasonIn, valueIn } from '../capture/known-value.js';

const A = 'a'.repeat(40);
const tree = (...rows: readonly string[]) => Buffer.from(rows.map((row) => `${row}\0`).join(''), 'latin1');
const list = (output: Uint8Array) => {
  const records = parseTree(output);
  return records.state === 'missing' ? records : listTree(records.value);
};

describe('entries of git ls-tree', () => {
  it('are files, symlinks and submodules, in byte order, and no folders', () => {
    const output = tree(
      `100644 blob ${A}\tb`,
      `040000 tree ${A}\tfolder`,
      `160000 commit ${A}\ta\ttab\n`,
      `120000 blob ${A}\ta`,
      `100664 blob ${A}\told`,
    );
    expect(valueIn(list(output))).toEqual([
      { path: 'a', mode: '120000', oid: A },
      { path: 'a\ttab\n', mode: '160000', oid: A },
      { path: 'b', mode: '100644', oid: A },
      { path: 'old', mode: '100664', oid: A },
    ]);
    expect(valueIn(list(new Uint8Array()))).toEqual([]);
  });

  const refused: readonly (readonly [string, Buffer, string])[] = [
    ['a record without its NUL', Buffer.from(`100644 blob ${A}\ta`), 'cut off'],
    ['no tab', tree(`100644 blob ${A} a`), 'no entry'],
    ['an unknown type', tree(`100644 thing ${A}\ta`), 'no entry'],
    ['a size', tree(`100644 blob ${A}     12\ta`), 'no entry'],
    ['an empty record', tree(''), 'no entry'],
    ['an empty name', tree(`100644 blob ${A}\t`), 'without a name'],
    ['one name twice', tree(`100644 blob ${A}\ta`, `100755 blob ${A}\ta`), 'twice'],
    ['a name that is not UTF-8', tree(`100644 blob ${A}\t\xff\\`), '"\\xff\\x5c"'],
  ];
  it.each(refused)('are refused whole with %s', (_, output, reason) => {
    expect(reasonIn(list(output))).toContain(reason);
  });

  it('never throw, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(['known', 'missing']).toContain(list(bytes).state);
      }),
    );
  });
});
