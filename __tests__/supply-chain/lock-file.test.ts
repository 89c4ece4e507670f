import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow, LOCK, manifest, PACKAGES, ROOT, RUNTIME, readJson } from './packages.js';

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

const project = readJson('package.json') as Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Packages that have a script which npm would run when it installs them, each with why nothing needs it. Another one has
 * to be looked at before it gets in here.
 */
const INSTALL_SCRIPTS = new Map([
  [
    'node_modules/@parcel/watcher',
    'builds itself where there is no prebuilt watcher; only `jest --watch` asks for one',
  ],
  [
    'node_modules/@swc/core',
    'looks for its prebuilt part, which is a package of its own, and falls back to another',
  ],
]);

describe('package-lock.json', () => {
  it('is of the version that npm 7 and later write', () => expect(LOCK.lockfileVersion).toBe(3));

  it('has every package at an exact version with the hash of its bytes', () => {
    expect(PACKAGES.length).toBeGreaterThan(100);
    for (const [folder, { version, integrity }] of PACKAGES) {
      expect([folder, version]).toEqual([folder, expect.stringMatching(EXACT)]);
      expect([folder, integrity]).toEqual([folder, expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/)]);
    }
  });

  it('names no place that packages come from: a registry’s host, a git repository, a folder', () => {
    for (const [folder, { resolved, link }] of PACKAGES)
      expect([folder, resolved, link]).toEqual([folder, undefined, undefined]);
    expect(JSON.stringify(LOCK)).not.toMatch(
      /"(?:git[+:]|https?:|file:|github:)[^"]*":|: ?"(?:git[+:]|file:|github:)/,
    );
  });

  it('wants what package.json wants', () => {
    const root = LOCK.packages[''] as unknown as Readonly<Record<string, unknown>>;
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(root[kind]).toEqual(project[kind]);
  });

  it('has install scripts in packages that are known to need none, and in no package of the bundles', () => {
    const withScript = PACKAGES.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(withScript.map(([folder]) => folder).sort()).toEqual([...INSTALL_SCRIPTS.keys()].sort());
    for (const [folder, { dev }] of withScript) expect([folder, dev]).toEqual([folder, true]);
  });
});

describe('package.json', () => {
  it('stands alone: no settings of npm beside it say where packages come from or what may run', () => {
    expect(existsSync(path.join(ROOT, '.npmrc'))).toBe(false);
  });

  it('wants exact versions', () => {
    const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(project[kind] ?? {}),
    );
    expect(wanted.length).toBeGreaterThan(20);
    for (const [name, version] of wanted)
      expect([name, version]).toEqual([name, expect.stringMatching(EXACT)]);
  });

  it('runs nothing when it is installed', () => {
    const hooks = /^(?:pre|post)?(?:install|prepare|publish|pack)$|^prepublish|^prepack|^dependencies$/;
    expect(Object.keys(project.scripts ?? {}).filter((name) => hooks.test(name))).toEqual([]);
  });
});

describe.each(RUNTIME)('%s', (folder) => {
  it('has no native code', () => {
    expect(
      filesBelow(folder).filter((file) => /\.(?:node|dll|so|dylib|exe)$|(?:^|\/)binding\.gyp$/.test(file)),
    ).toEqual([]);
    expect(manifest(folder).gypfile).toBeUndefined();
  });
});
