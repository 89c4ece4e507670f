import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bundledPackages } from './bundled-packages.js';
import { bundleText, manifest, PACKAGES, ROOT, RUNTIME } from './packages.js';

/** Licences that ask for nothing but that their text is passed on. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];

interface Section {
  readonly title: string;
  readonly license: string;
  readonly text: string;
}

function sections(folder: string): readonly Section[] {
  const [, ...parts] = readFileSync(path.join(ROOT, folder, 'licenses.txt'), 'utf8').split(/^-{80}\n/m);
  return parts.map((part) => {
    const [title = '', license = '', ...text] = part.split('\n');
    return { title, license, text: text.join('\n') };
  });
}

const nameOf = (title: string) => title.slice(0, title.lastIndexOf(' '));

describe.each(['dist', 'dist/cli'])('%s/licenses.txt', (folder) => {
  const listed = sections(folder);

  it('names exactly the packages whose code is in the bundle', () => {
    const bundled = bundledPackages(folder);
    expect(bundled.length).toBeGreaterThan(5);
    expect([...new Set(listed.map(({ title }) => nameOf(title)))].sort()).toEqual(bundled);
  });

  it('names both where two versions of a package are in the bundle', () => {
    const folders = bundleText(folder).matchAll(/MODULE: \.\/(.*node_modules\/(?:@[^/\s]+\/)?[^/\s]+)\//g);
    const joined = [...new Set([...folders].map((match) => match[1] ?? ''))];
    const titles = joined.map((each) => manifest(each)).map(({ name, version }) => `${name} ${version}`);
    expect(listed.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(titles.length).toBeGreaterThan(5);
  });

  it.each(listed)(
    'has the version of the lock file and the whole licence of $title',
    ({ title, license, text }) => {
      const found = RUNTIME.filter((each) => {
        const { name, version } = manifest(each);
        return `${name} ${version}` === title;
      });
      expect(found).toHaveLength(1);
      for (const each of found) {
        expect(manifest(each).license).toBe(license);
        const files = readdirSync(path.join(ROOT, each)).filter((file) =>
          /^(?:licen[cs]e|notice)/i.test(file),
        );
        expect(files.length).toBeGreaterThan(0);
        for (const file of files) {
          const original = readFileSync(path.join(ROOT, each, file), 'utf8');
          expect(text).toContain(original.replaceAll('\r\n', '\n').trim());
        }
      }
    },
  );

  it('has permissive licences only', () => {
    for (const { title, license } of listed)
      expect([title, PERMISSIVE.includes(license)]).toEqual([title, true]);
  });
});

describe('packages that a bundle may be made of', () => {
  it('are those of the lock file, as installed', () => {
    const installed = RUNTIME.map((folder) => [folder, manifest(folder).version]);
    expect(installed).toEqual(
      PACKAGES.filter(([folder]) => RUNTIME.includes(folder)).map(([folder, { version }]) => [
        folder,
        version,
      ]),
    );
  });

  it.each(RUNTIME)('%s has a permissive licence', (folder) => {
    expect(PERMISSIVE).toContain(manifest(folder).license);
  });
});
