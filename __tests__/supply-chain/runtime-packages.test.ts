import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from './packages.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'runtime-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: unknown): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

function lock(packages: Readonly<Record<string, unknown>>): void {
  write('package-lock.json', { lockfileVersion: 3, packages: { '': {}, ...packages } });
}

function run(code: string): { readonly status: number | null; readonly stderr: string } {
  const module = JSON.stringify(path.join(ROOT, 'scripts'));
  const script = `import { pathToFileURL } from 'node:url';
    const load = (name) => import(pathToFileURL(${module} + '/' + name));
    ${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
}

const copy = () => run(`(await load('runtime-packages.mjs')).copyRuntimePackages('.', 'out');`);

describe('the packages that a bundle is made of', () => {
  it('are those of the lock file for run time, real files also where they were links', () => {
    write('elsewhere/one/package.json', { version: '1.0.0' });
    write('elsewhere/one/index.js', 'one');
    write('elsewhere/one/node_modules/stowaway/package.json', { version: '1.0.0' });
    write('node_modules/two/package.json', { version: '2.0.0' });
    write('node_modules/two/node_modules/one/package.json', { version: '0.9.0' });
    write('node_modules/tool/package.json', { version: '3.0.0' });
    write('node_modules/unlisted/package.json', { version: '4.0.0' });
    symlinkSync('../elsewhere/one', path.join(folder, 'node_modules/one'));
    lock({
      'node_modules/one': { version: '1.0.0' },
      'node_modules/two': { version: '2.0.0' },
      'node_modules/two/node_modules/one': { version: '0.9.0' },
      'node_modules/tool': { version: '3.0.0', dev: true },
      'node_modules/elsewhere-only': { version: '5.0.0', optional: true },
    });

    expect(copy()).toMatchObject({ status: 0, stderr: '' });
    const there = (file: string) => existsSync(path.join(folder, 'out/node_modules', file));
    expect(readFileSync(path.join(folder, 'out/node_modules/one/index.js'), 'utf8')).toBe('one');
    expect(lstatSync(path.join(folder, 'out/node_modules/one')).isSymbolicLink()).toBe(false);
    expect(there('two/node_modules/one/package.json')).toBe(true);
    expect(['one/node_modules', 'tool', 'unlisted'].filter(there)).toEqual([]);
  });

  it.each([
    [
      'is of another version',
      '1.0.1',
      'node_modules/one is 1.0.1, but package-lock.json says 1.0.0: run npm ci',
    ],
    ['is missing', null, 'node_modules/one is missing, but package-lock.json says 1.0.0: run npm ci'],
  ])('stop the build where one %s', (_, version, message) => {
    if (version !== null) write('node_modules/one/package.json', { version });
    lock({ 'node_modules/one': { version: '1.0.0' } });
    const { status, stderr } = copy();
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('the list of licences', () => {
  const list = (modules: readonly string[]) => {
    const stats = { modules: modules.map((name) => ({ nameForCondition: path.join(folder, name) })) };
    return run(`process.stderr.write((await load('licenses.mjs')).licenses('.', ${JSON.stringify(stats)}));`);
  };

  it('has each package once, in order, with its notice, and nothing for the project’s own modules', () => {
    for (const name of ['b', 'a']) {
      write(`node_modules/${name}/package.json`, { name, version: '1.0.0', license: 'MIT' });
      write(`node_modules/${name}/LICENSE.md`, `Text of ${name}\r\n\r\nend\r\n`);
    }
    write('node_modules/a/NOTICE', 'Notice of a');
    const { stderr } = list([
      'node_modules/b/x.js',
      'node_modules/a/x.js',
      'node_modules/b/lib/y.js',
      'action.js',
    ]);
    expect(stderr.split(`${'-'.repeat(80)}\n`).slice(1)).toEqual([
      'a 1.0.0\nMIT\n\nText of a\n\nend\n\nNotice of a\n\n',
      'b 1.0.0\nMIT\n\nText of b\n\nend\n',
    ]);
  });

  it.each([
    ['says no licence', { name: 'a', version: '1.0.0' }, 'LICENSE'],
    ['has no text of it', { name: 'a', version: '1.0.0', license: 'MIT' }, 'README.md'],
  ])('is an error of the build where a package %s', (_, about, file) => {
    write('node_modules/a/package.json', about);
    write(`node_modules/a/${file}`, 'Text');
    const { status, stderr } = list(['node_modules/a/index.js']);
    expect(status).toBe(1);
    expect(stderr).toContain('node_modules/a is bundled, but says no license or has no text of it');
  });
});

it.each(['#', '?', '!'])('a build is refused where the path has a %s', (mark) => {
  const place = path.join(folder, `a${mark}b`);
  cpSync(path.join(ROOT, 'scripts'), path.join(place, 'scripts'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle.mjs'], {
    cwd: place,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`Build in a folder without ${mark} in its path: `);
});
