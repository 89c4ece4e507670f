import { describe, expect, it } from '@jest/globals';
import { parsePullFiles } from '../../src/parsers/github-files.js';

const OID = 'b'.repeat(40);
const AFTER = { after: { mode: null, oid: OID } };

function row(status: string, filename: string, previous?: string): Record<string, unknown> {
  const former = previous === undefined ? {} : { previous_filename: previous };
  return { status, filename, sha: OID, additions: 1, deletions: 0, changes: 1, ...former };
}

function reasonOf(pages: readonly unknown[], rows: number): string {
  const read = parsePullFiles(pages, rows);
  if (read.state === 'known') throw new Error('expected a missing');
  expect(read.kind).toBe('infrastructure');
  return read.reason;
}

describe('parsePullFiles', () => {
  it('knows every status that GitHub documents', () => {
    const rows = [
      row('added', 'a'),
      row('removed', 'b'),
      row('modified', 'c'),
      row('renamed', 'd/new', 'd/old'),
      row('copied', 'e', 'c'),
      row('changed', 'f'),
      row('unchanged', 'g'),
    ];
    expect(parsePullFiles([rows], 7)).toEqual({
      state: 'known',
      value: [
        { path: 'a', change: 'added', ...AFTER },
        { path: 'b', change: 'deleted' },
        { path: 'c', change: 'modified', ...AFTER },
        { path: 'd/new', change: 'added', ...AFTER },
        { path: 'd/old', change: 'deleted' },
        { path: 'e', change: 'added', ...AFTER },
        { path: 'f', change: 'modified', ...AFTER },
        { path: 'g', change: 'modified', ...AFTER },
      ],
    });
  });

  // Field log: palantir/policy-bot#947/#948, dorny/paths-filter#51.
  it.each(['deleted', '', 'MODIFIED', null])('an unknown status (%j) is an error, never a skip', (status) => {
    expect(reasonOf([[{ ...row('x', 'a'), status }]], 1)).toContain('status');
  });

  // Field log: palantir/policy-bot#11, #870: renames are one row each.
  it('counts rows before a rename becomes two paths', () => {
    const renames = Array.from({ length: 60 }, (_, n) => row('renamed', `new/${n}`, `old/${n}`));
    const read = parsePullFiles([renames], 60);
    expect(read.state === 'known' && read.value.length).toBe(120);
  });

  // Field log: dorny/paths-filter#227, apache/superset#13518.
  it('a list with fewer or more rows than the pull request counts is missing, with both numbers', () => {
    const rows = [row('added', 'a'), row('added', 'b')];
    expect(reasonOf([rows], 3)).toMatch(/2 rows.*counts 3/);
    expect(reasonOf([rows], 1)).toMatch(/2 rows.*counts 1/);
    expect(reasonOf([rows, []], 102)).toMatch(/2 rows.*counts 102/);
  });

  it('a page that comes twice is found out although the count is right', () => {
    const page = Array.from({ length: 100 }, (_, n) => row('added', `f${n}`));
    expect(reasonOf([page, page], 200)).toContain('f0 twice');
  });

  it('a name may come twice only for a change of type, as the row that removes it and the one that adds it', () => {
    const value = [{ path: 'a', change: 'modified', ...AFTER }];
    for (const statuses of [
      ['removed', 'added'],
      ['added', 'removed'],
    ] as const)
      expect(
        parsePullFiles(
          statuses.map((status) => [row(status, 'a')]),
          2,
        ),
      ).toEqual({ state: 'known', value });
    for (const statuses of [
      ['removed', 'removed'],
      ['added', 'added'],
      ['removed', 'modified'],
      ['renamed', 'added'],
      ['removed', 'added', 'removed'],
    ] as const)
      expect(
        reasonOf(
          statuses.map((status) => [row(status, 'a', 'b')]),
          statuses.length,
        ),
      ).toContain('a twice');
  });

  it('a name that is deleted by one row and added by another was modified', () => {
    const swap = [row('renamed', 'a', 'b'), row('renamed', 'b', 'a')];
    expect(parsePullFiles([swap], 2)).toEqual({
      state: 'known',
      value: [
        { path: 'a', change: 'modified', ...AFTER },
        { path: 'b', change: 'modified', ...AFTER },
      ],
    });
    const replaced = [row('renamed', 'b', 'a'), row('added', 'a')];
    expect(parsePullFiles([replaced], 2)).toMatchObject({
      value: [
        { path: 'a', change: 'modified' },
        { path: 'b', change: 'added' },
      ],
    });
  });

  it('keeps names as they are, in UTF-8 byte order', () => {
    const names = ['--config=x', '"q"', 'a b', 'e\u0301', 'é', 'n\nl', 't\tab', '\u{ffff}', '\u{1f600}'];
    const read = parsePullFiles([[...names].reverse().map((name) => row('added', name))], names.length);
    const sorted = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(read.state === 'known' && read.value.map((file) => file.path)).toEqual(sorted);
  });

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a\u{fffd}b', null, 5])(
    'the name %j is an error',
    (name) => {
      expect(reasonOf([[{ ...row('added', 'x'), filename: name }]], 1)).toContain('the name');
    },
  );

  it('a rename without its former name is an error', () => {
    expect(reasonOf([[row('renamed', 'a')]], 1)).toContain('former name');
    expect(reasonOf([[row('renamed', 'a', '../b')]], 1)).toContain('former name');
  });

  it.each([{ message: 'Server Error' }, null, 'text'])('a page that is no array (%j) is an error', (page) => {
    expect(reasonOf([page], 0)).toContain('not an array');
  });

  it('a row whose id is null (GitHub: `sha` may be) has no version', () => {
    expect(parsePullFiles([[{ ...row('added', 'a'), sha: null }]], 1)).toEqual({
      state: 'known',
      value: [{ path: 'a', change: 'added' }],
    });
  });
});
