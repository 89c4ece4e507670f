import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { settledClashes } from '../../src/plan/history-clash.js';

const A = '.taskfleet/a/plan.v2.json';
const B = '.taskfleet/b/plan.v2.json';
const COPY = '.taskfleet/b/plan.json';
const files = [
  { path: A, oid: '1' },
  { path: B, oid: '2' },
  { path: COPY, oid: '2' },
];
const CLASH = { revision: 2, files };
const before = { mode: '100644', oid: '1' } as const;

function deleting(...paths: readonly string[]): readonly ChangedFile[] {
  return paths.map((path) => ({ path, change: 'deleted', before }));
}

describe('contradicting files of one revision', () => {
  it('agree once all but one content are deleted', () => {
    expect(settledClashes(deleting(A), [CLASH])).toEqual([{ revision: 2, kept: [B, COPY], deleted: [A] }]);
    expect(settledClashes(deleting(B, COPY), [CLASH])).toEqual([
      { revision: 2, kept: [A], deleted: [B, COPY] },
    ]);
  });

  it('may be of several revisions, which all agree then', () => {
    const other = '.taskfleet/b/plan.v1.json';
    const older = {
      revision: 1,
      files: [
        { path: '.taskfleet/a/plan.v1.json', oid: '3' },
        { path: other, oid: '4' },
      ],
    };
    expect(settledClashes(deleting(A), [CLASH, older])).toBeNull();
    expect(settledClashes(deleting(A, other), [CLASH, older])?.map(({ kept }) => kept)).toEqual([
      [B, COPY],
      ['.taskfleet/a/plan.v1.json'],
    ]);
  });

  it.each([
    ['nothing is deleted', []],
    ['one content stays twice, and another once', deleting(B)],
    ['nothing stays', deleting(A, B, COPY)],
    ['a file goes that does not contradict', deleting(A, '.taskfleet/a/plan.v1.json')],
    ['a baseline goes along', deleting(A, '.taskfleet/a/baseline.json')],
    ['one is edited', [...deleting(A), { path: B, change: 'modified', before, after: before }]],
    [
      'something comes along',
      [...deleting(A), { path: '.taskfleet/c/plan.v3.json', change: 'added', after: before }],
    ],
  ] as const)('do not agree where %s', (_, changes) => {
    expect(settledClashes(changes as readonly ChangedFile[], [CLASH])).toBeNull();
  });

  it('may only go below the plan folder', () => {
    const named = [
      { path: 'plans/a.json', oid: '1' },
      { path: 'plans/b.json', oid: '2' },
    ];
    expect(settledClashes(deleting('plans/a.json'), [{ revision: 2, files: named }])).toBeNull();
  });

  it('are none where no revision clashes', () => {
    expect(settledClashes([], [])).toBeNull();
  });
});
