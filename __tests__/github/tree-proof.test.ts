import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type ListedEntry, proveTree } from '../../src/github/tree-proof.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';

const fixtures: GitFixture[] = [];
afterEach(() => {
  for (const fixture of fixtures.splice(0)) fixture.remove();
});

interface Listed {
  readonly root: string;
  readonly rows: readonly ListedEntry[];
}

/** What git lists of a tree that holds these files. */
function listed(files: FileEntries, deep = true, objectFormat: 'sha1' | 'sha256' = 'sha1'): Listed {
  const fixture = createRepository({ bare: true, objectFormat });
  fixtures.push(fixture);
  fixture.commit(files);
  const text = fixture.git('ls-tree', '-z', ...(deep ? ['-r', '-t'] : []), 'main');
  const rows = text.split('\0').filter(Boolean).map(rowOf);
  return { root: fixture.resolve('main^{tree}'), rows };
}

function rowOf(line: string): ListedEntry {
  const [, mode = '', type = '', oid = '', path = ''] =
    /^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
  return { mode, type: type as ListedEntry['type'], oid, path };
}

const entry = (
  path: string,
  mode = '100644',
  type: ListedEntry['type'] = 'blob',
  oid = 'a'.repeat(40),
): ListedEntry => ({ path, mode, type, oid });

/** The id of a tree object of these bytes: mode, name and id, one after the other. */
function treeId(parts: readonly (readonly [mode: string, name: string | Buffer, oid: string])[]): string {
  const rows = parts.flatMap(([mode, name, oid]) => [
    Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0])]),
    Buffer.from(oid, 'hex'),
  ]);
  const body = Buffer.concat(rows);
  return createHash('sha1').update(`tree ${body.length}\0`).update(body).digest('hex');
}

const FILES: FileEntries = {
  'a.txt': 'one',
  'a/b': 'two',
  'a-b': 'three',
  'a0/c/d/e.rs': 'four',
  'é/😀': 'five',
  'bmp-end-\u{ffee}/x': 'six',
  'run.sh': { executable: 'x' },
  link: { symlink: 'a.txt' },
  'sub/module': { submodule: '1'.repeat(40) },
  'new\nline/"quoted"': 'x',
};

describe('rows of a whole tree', () => {
  it.each([
    ['at any depth', true],
    ['at the top alone', false],
  ])('are proven, %s', (_, deep) => {
    const { root, rows } = listed(FILES, deep);
    expect(rows.length).toBeGreaterThan(8);
    expect(proveTree(rows, root, deep)).toEqual({ state: 'proven' });
  });

  it('are proven by SHA-256 where ids are of it', () => {
    const { root, rows } = listed(
      { a: '1', 'b/c': '2', 'sub/module': { submodule: '1'.repeat(64) } },
      true,
      'sha256',
    );
    expect(root).toHaveLength(64);
    expect(proveTree(rows, root, true)).toEqual({ state: 'proven' });
    expect(proveTree(rows.slice(1), root, true)).toEqual({ state: 'false', folder: '' });
  });

  it('are proven in whatever order they come', () => {
    const { root, rows } = listed(FILES);
    expect(proveTree([...rows].reverse(), root, true)).toEqual({ state: 'proven' });
    const byName = [...rows].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect(proveTree(byName, root, true)).toEqual({ state: 'proven' });
  });

  it('are proven where there are none, and the tree is empty', () => {
    expect(proveTree([], '4b825dc642cb6eb9a060e54bf8d69288fbee4904', true)).toEqual({ state: 'proven' });
    const empty = entry('x', '040000', 'tree', '4b825dc642cb6eb9a060e54bf8d69288fbee4904');
    expect(proveTree([empty], treeId([['40000', 'x', empty.oid]]), true)).toEqual({ state: 'proven' });
  });

  it('are proven where another program wrote modes in its own way, which git shows as its own', () => {
    const inner = entry('d/f');
    const padded = treeId([['040000', 'd', treeId([['100644', 'f', inner.oid]])]]);
    const folder = entry('d', '040000', 'tree', treeId([['100644', 'f', inner.oid]]));
    expect(proveTree([folder, inner], padded, true)).toEqual({ state: 'proven' });
    const groupWritable = treeId([
      ['100664', 'f', inner.oid],
      ['100755', 'g', inner.oid],
    ]);
    expect(proveTree([entry('f'), entry('g', '100755')], groupWritable, true)).toEqual({ state: 'proven' });
  });
});

describe('rows that are not the tree', () => {
  it('show, whichever of them is lost', () => {
    const { root, rows } = listed(FILES);
    for (const lost of rows) {
      const proof = proveTree(
        rows.filter((row) => row !== lost),
        root,
        true,
      );
      expect([lost.path, proof.state]).toEqual([lost.path, 'false']);
    }
  });

  it('show where a folder is lost with all that is in it, and name the folder above', () => {
    const { root, rows } = listed({ 'x/.taskfleet/plan.json': '{}', 'x/y': '1' });
    const kept = rows.filter(({ path }) => !path.includes('.taskfleet'));
    expect(proveTree(kept, root, true)).toEqual({ state: 'false', folder: 'x' });
  });

  it('show where one is added, renamed, or of another content, mode or type', () => {
    const { root, rows } = listed(FILES);
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('no row');
    const wrong: readonly ListedEntry[][] = [
      [...rows, entry('zz')],
      [...rows, entry('none/zz')],
      [{ ...first, path: `${first.path}x` }, ...others],
      [{ ...first, path: `/${first.path}` }, ...others],
      [{ ...first, oid: 'b'.repeat(40) }, ...others],
      [{ ...first, mode: '100755' }, ...others],
      [{ ...first, mode: '120000' }, ...others],
      [{ ...first, type: 'commit' }, ...others],
      rows
        .filter(({ path }) => !path.startsWith('a/'))
        .map((row) => (row.path === 'a' ? { ...row, type: 'blob' } : row)),
    ];
    expect(wrong.map((each) => proveTree(each, root, true).state)).toEqual(wrong.map(() => 'false'));
  });

  it('show where they are another tree’s, whole as it is', () => {
    const { rows } = listed(FILES);
    const other = listed({ README: 'x' });
    expect(proveTree(other.rows, listed(FILES).root, true)).toEqual({ state: 'false', folder: '' });
    expect(proveTree(rows, other.root, true)).toEqual({ state: 'false', folder: '' });
  });

  it('show where one row is written so that it reads as two', () => {
    const [one, two] = [Buffer.alloc(20, 0x61).toString('hex'), Buffer.alloc(20, 0x62).toString('hex')];
    const root = treeId([
      ['100644', 'x', one],
      ['100644', 'y', two],
    ]);
    const forged = entry(`x\0${'a'.repeat(20)}100644 y`, '100644', 'blob', two);
    expect(
      proveTree([entry('x', '100644', 'blob', one), entry('y', '100644', 'blob', two)], root, true).state,
    ).toBe('proven');
    expect(proveTree([forged], root, true).state).toBe('false');
  });
});

describe('a folder that can not be computed', () => {
  const bytes = Buffer.from([0x66, 0xff]);

  it('since a name in it is not UTF-8, is believed, and all other folders are proven still', () => {
    const { root, rows } = listed([
      [Buffer.concat([Buffer.from('odd/'), bytes]), 'x'],
      ['odd/deep/a', '1'],
      ['plain/b', '2'],
    ]);
    expect(proveTree(rows, root, true)).toEqual({ state: 'blind' });
    const without = (lost: string) => rows.filter(({ path }) => path !== lost);
    expect(proveTree(without('odd/deep/a'), root, true)).toEqual({ state: 'false', folder: 'odd/deep' });
    const named = listed([[Buffer.concat([bytes, Buffer.from('/a')]), 'x']]);
    expect(proveTree(named.rows, named.root, true)).toEqual({ state: 'blind' });
    expect(proveTree(named.rows.slice(0, 1), named.root, true)).toMatchObject({ state: 'false' });
    expect(proveTree(without('plain/b'), root, true)).toEqual({ state: 'false', folder: 'plain' });
    const gone = rows.filter(({ path }) => !path.startsWith('plain'));
    expect(proveTree(gone, root, true)).toEqual({ state: 'false', folder: '' });
  });

  it('is proven where the name really holds U+FFFD', () => {
    const { root, rows } = listed({ 'odd/\u{fffd}': 'x', b: '1' });
    expect(proveTree(rows, root, true)).toEqual({ state: 'proven' });
  });

  it('since a mode in it is none of git’s, is believed, or proven where it is the mode of the object', () => {
    const odd = entry('f', '100640');
    expect(proveTree([odd], treeId([['100640', 'f', odd.oid]]), true)).toEqual({ state: 'proven' });
    expect(proveTree([odd], 'c'.repeat(40), true)).toEqual({ state: 'blind' });
  });
});
