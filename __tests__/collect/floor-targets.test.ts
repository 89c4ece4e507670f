import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../src/changes/changed-file.js';
import { compareTargets } from '../../src/collect/floor-targets.js';
import { compareSnapshots } from '../../src/evidence/compare.js';
import { known, missing } from '../../src/facts.js';
import { runOf } from './floor-scene.js';

/** Where a lost target is told, given the paths that changed; `-` marks one that was deleted. */
function placeOf(target: string, changed: readonly string[]): string | null {
  const changes = changed.map(
    (path): ChangedFile =>
      path.startsWith('-') ? { path: path.slice(1), change: 'deleted' } : { path, change: 'modified' },
  );
  const [before, after] = [runOf({ targets: [target] }), runOf({ targets: [] })];
  const compared = compareTargets(compareSnapshots(before, after), before, [], known(changes));
  const [lost] = compared.by === 'lists' ? compared.lost : [];
  expect(lost?.line).toBe(lost?.path === null ? null : 1);
  return lost?.path ?? null;
}

describe('a target that is gone is told', () => {
  it.each<[string, string, readonly string[], string | null]>([
    ['at its file', 'p/test/api', ['-tests/api.rs', 'Cargo.toml'], 'tests/api.rs'],
    ['at its folder’s root', 'p/test/api', ['-tests/api/main.rs', '-tests/api/a.rs'], 'tests/api/main.rs'],
    ['at its file in a folder of its own', 'p/test/api', ['-suite/api.rs', 'Cargo.toml'], 'suite/api.rs'],
    [
      'at the file of its package',
      'p-q/test/api',
      ['-o/tests/api.rs', '-p_q/tests/api.rs'],
      'p_q/tests/api.rs',
    ],
    ['at a program’s file', 'p/bin/tool', ['-src/bin/tool.rs', 'src/lib.rs'], 'src/bin/tool.rs'],
    ['at the library’s root', 'p/lib/p', ['-src/lib.rs', '-src/p.rs'], 'src/lib.rs'],
    ['at the manifest, for doctests', 'p/doctest/p', ['Cargo.toml', '-src/p.rs'], 'Cargo.toml'],
    [
      'at the manifest of its package',
      'p/test/a',
      ['Cargo.toml', 'q/Cargo.toml', 'p/Cargo.toml'],
      'p/Cargo.toml',
    ],
    ['at the top’s where its package has none', 'p/test/a', ['Cargo.toml', 'q/Cargo.toml'], 'Cargo.toml'],
    ['nowhere, where several could be meant', 'p/test/a', ['r/Cargo.toml', 'q/Cargo.toml'], null],
    ['nowhere, where nothing can have taken it', 'p/test/a', ['src/lib.rs'], null],
  ])('%s', (_what, target, changed, expected) => {
    expect(placeOf(target, changed)).toBe(expected);
  });

  it('had gone before, where the change deletes no source and touches no manifest', () => {
    const [before, after] = [runOf({ targets: ['p/test/a'] }), runOf({ targets: [] })];
    const compared = compareSnapshots(before, after);
    const lostIn = (changes: Parameters<typeof compareTargets>[3]) => {
      const targets = compareTargets(compared, before, [], changes);
      return targets.by === 'lists' ? targets.lost.map(({ landedBefore }) => landedBefore) : [];
    };
    expect(lostIn(known([{ path: 'src/lib.rs', change: 'modified' }]))).toEqual([true]);
    expect(lostIn(known([{ path: 'src/lib.rs', change: 'deleted' }]))).toEqual([false]);
    expect(lostIn(missing('infrastructure', 'not read'))).toEqual([false]);
  });
});
