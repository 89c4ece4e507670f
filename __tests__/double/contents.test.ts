import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { FileSpec, GitFixture } from './git-fixture.js';
import { repository, started } from './started.js';

const CONTENTS = '/repos/acme/app/contents';
const OBJECT = { headers: { accept: 'application/vnd.github.object+json' } };
const RAW = { headers: { accept: 'application/vnd.github.raw+json' } };

function holding(files: Record<string, FileSpec>): GitFixture {
  const fixture = repository();
  fixture.commit(files);
  return fixture;
}

function decoded(json: unknown): string {
  return Buffer.from(String(member(json, 'content')), 'base64').toString('utf8');
}

describe('GET /contents/{path}', () => {
  it('sends a file of any name, at any ref', async () => {
    const name = 'dir with space/ü #1?.txt';
    const fixture = holding({ [name]: 'one\n' });
    const first = fixture.resolve('main');
    fixture.commit({ [name]: 'two\n' });
    const double = await started(fixture);
    const path = `${CONTENTS}/${name.split('/').map(encodeURIComponent).join('/')}`;
    const now = await ask(double, 'GET', path);
    expect(now.json).toMatchObject({
      type: 'file',
      encoding: 'base64',
      size: 4,
      name: 'ü #1?.txt',
      path: name,
      sha: fixture.resolve(`main:${name}`),
    });
    expect(decoded(now.json)).toBe('two\n');
    expect(decoded((await ask(double, 'GET', `${path}?ref=${first}`)).json)).toBe('one\n');
    expect(decoded((await ask(double, 'GET', `${CONTENTS}/${encodeURIComponent(name)}?ref=main`)).json)).toBe(
      'two\n',
    );
    expect((await ask(double, 'GET', path, RAW)).text).toBe('two\n');
    expect((await ask(double, 'GET', path, OBJECT)).json).toMatchObject({ type: 'file', encoding: 'base64' });
  });

  it('answers 404 for a path or ref that is not there', async () => {
    const double = await started(holding({ 'a.txt': 'one\n' }));
    const paths = [
      'none.txt',
      'a.txt/none',
      'A.txt',
      '..%2Fa.txt',
      'a.txt?ref=none',
      'a.txt?ref=main%3Aa.txt',
    ];
    const answers = await Promise.all(paths.map((path) => ask(double, 'GET', `${CONTENTS}/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('sends up to 1 MB, beyond it an empty file of encoding none, and refuses the largest', async () => {
    const double = await started(
      holding({
        fits: 'x'.repeat(1024 * 1024),
        large: 'x'.repeat(1024 * 1024 + 1),
        huge: 'x'.repeat(2_000_000),
      }),
      { limits: { blobBytes: 1_500_000 } },
    );
    expect(decoded((await ask(double, 'GET', `${CONTENTS}/fits`)).json)).toHaveLength(1024 * 1024);
    const large = await ask(double, 'GET', `${CONTENTS}/large`);
    expect(large.json).toMatchObject({ type: 'file', encoding: 'none', content: '', size: 1024 * 1024 + 1 });
    expect((await ask(double, 'GET', `${CONTENTS}/large`, RAW)).text).toHaveLength(1024 * 1024 + 1);
    const huge = await ask(double, 'GET', `${CONTENTS}/huge`);
    expect(huge.status).toBe(403);
    expect(huge.json).toMatchObject({ errors: [{ code: 'too_large' }] });
  });

  it('follows a symlink to a file of the repository, and tells where any other leads', async () => {
    const fixture = holding({
      'dir/a.txt': 'one\n',
      'dir/link': { symlink: 'a.txt' },
      'up/link': { symlink: '../dir/./a.txt' },
      folder: { symlink: 'dir' },
      outside: { symlink: '../../etc/passwd' },
      absolute: { symlink: '/etc/passwd' },
      chained: { symlink: 'dir/link' },
    });
    const double = await started(fixture);
    for (const path of ['dir/link', 'up/link']) {
      const { json } = await ask(double, 'GET', `${CONTENTS}/${path}`);
      expect(json).toMatchObject({ type: 'file', path, sha: fixture.resolve('main:dir/a.txt') });
      expect(decoded(json)).toBe('one\n');
    }
    for (const [path, target] of [
      ['folder', 'dir'],
      ['outside', '../../etc/passwd'],
      ['absolute', '/etc/passwd'],
      ['chained', 'dir/link'],
    ] as const) {
      const { json } = await ask(double, 'GET', `${CONTENTS}/${path}`);
      expect(json).toMatchObject({ type: 'symlink', target, path });
    }
    expect((await ask(double, 'GET', `${CONTENTS}/folder/a.txt`)).status).toBe(404);
  });

  it('lists a folder, in which a submodule is a file, and the folder as an object', async () => {
    const fixture = holding({
      'd/a.txt': 'one\n',
      'd/sub/b.txt': 'two\n',
      'd/link': { symlink: 'a.txt' },
      'd/vendored': { submodule: '1'.repeat(40) },
    });
    const double = await started(fixture);
    const list = await ask(double, 'GET', `${CONTENTS}/d`);
    expect(
      rowsOf(list.json).map((row) => [member(row, 'path'), member(row, 'type'), member(row, 'size')]),
    ).toEqual([
      ['d/a.txt', 'file', 4],
      ['d/link', 'symlink', 5],
      ['d/sub', 'dir', 0],
      ['d/vendored', 'file', 0],
    ]);
    const object = await ask(double, 'GET', `${CONTENTS}/d/`, OBJECT);
    expect(object.json).toMatchObject({ type: 'dir', sha: fixture.resolve('main:d') });
    expect(rowsOf(member(object.json, 'entries'))).toHaveLength(4);
    for (const root of [CONTENTS, `${CONTENTS}/`]) {
      expect(rowsOf((await ask(double, 'GET', root)).json).map((row) => member(row, 'path'))).toEqual(['d']);
    }
    const submodule = await ask(double, 'GET', `${CONTENTS}/d/vendored`);
    expect(submodule.json).toMatchObject({ type: 'submodule', sha: '1'.repeat(40) });
  });

  it('lists no more than 1,000 entries of a folder', async () => {
    const files = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`f${n}`, 'x\n']));
    const double = await started(holding(files));
    expect(rowsOf((await ask(double, 'GET', CONTENTS)).json)).toHaveLength(1000);
  });
});
