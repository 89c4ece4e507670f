import { readFileSync } from 'node:fs';
import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { bundleText, filesBelow, ROOT, readJson } from './packages.js';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const CHUNK = /^(?:\d+\.)?index\.js$/;

describe('dist', () => {
  it('holds two bundles, their licences, and the docs that the command line prints', () => {
    const others = filesBelow('dist').filter((file) => !CHUNK.test(file.replace(/^cli\//, '')));
    const docs = ['gates', 'workflows'].flatMap((folder) =>
      filesBelow(`docs/${folder}`).map((file) => `docs/${folder}/${file}`),
    );
    expect(others).toEqual(
      [
        'package.json',
        'licenses.txt',
        'cli/package.json',
        'cli/licenses.txt',
        ...docs.map((file) => `cli/${file}`),
      ].sort(),
    );
    for (const file of docs) expect([file, read(`dist/cli/${file}`)]).toEqual([file, read(file)]);
  });

  it('holds what the action and the package start', () => {
    const { runs } = parse(read('action.yml')) as { runs: { using: string; main: string } };
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(readJson('package.json')).toMatchObject({ bin: { 'plan-gate': 'dist/cli/index.js' } });
    expect(filesBelow('dist')).toEqual(expect.arrayContaining(['index.js', 'cli/index.js']));
    for (const folder of ['dist', 'dist/cli'])
      expect(readJson(`${folder}/package.json`)).toEqual({ type: 'module' });
  });
});

describe.each(['dist', 'dist/cli'])('the code in %s', (folder) => {
  const text = bundleText(folder);
  const code = text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) || line.startsWith('/******/'))
    .join('\n');
  const chunks = filesBelow(folder).filter((file) => CHUNK.test(file));

  it('needs nothing but Node and its own chunks', () => {
    const asked = [
      ...text.matchAll(/createRequire\(import\.meta\.url\)\("([^"]+)"\)/g),
      ...text.matchAll(/^import\s[^"'\n]*["']([^"']+)["']/gm),
      ...text.matchAll(/(?<![\w.])getBuiltinModule\(["']([^"']+)["']\)/g),
    ].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !isBuiltin(name))).toEqual([]);
    const loaded = [...code.matchAll(/(?<![\w.$])import\(([^)]+)/g)].map((match) => match[1]);
    expect([...new Set(loaded)]).toEqual(['"./" + __nccwpck_require__.u(chunkId']);
    expect(chunks.length).toBeGreaterThan(1);
  });

  it('makes no code out of text and reaches for nothing inside of Node', () => {
    const made =
      /(?<![\w.$])eval\(|\bnew Function\(|\bprocess\.(?:binding|dlopen)\b|\brunIn(?:This|New)?Context\(/g;
    expect(text.match(made)).toBeNull();
    expect(
      builtinModules.filter((name) => text.includes(`createRequire(import.meta.url)("${name}")`)),
    ).not.toContain('vm');
  });

  it('has no path of the machine that built it', () => {
    const place = /\/(?:home|root|Users|tmp|private)\/[\w.-]+|\b[A-Z]:\\+Users/g;
    expect(text.match(place)).toBeNull();
    expect(text).not.toContain(ROOT);
  });

  it('names maps of packages at most by a bare name, and holds none', () => {
    const maps = [...text.matchAll(/sourceMappingURL=(\S+)/g)].map((match) => match[1] ?? '');
    expect(maps.filter((name) => !/^[\w.-]+\.js\.map$/.test(name))).toEqual([]);
    expect(text).not.toContain('"sourcesContent"');
  });

  it('names no registry', () => {
    const hosts = [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map((match) => match[1] ?? '');
    expect(hosts.length).toBeGreaterThan(3);
    expect(
      hosts.filter((host) => /(?:^|[.-])(?:npm\w*|registry|artifactory|nexus|mirror)(?:[.-]|$)/i.test(host)),
    ).toEqual([]);
  });
});
