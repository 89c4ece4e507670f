import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Minimatch } from 'minimatch';
import {
  type CompiledGlobs,
  compileGlobs,
  MAX_ENTRY_LENGTH,
  MAX_GLOB_LENGTH,
  MAX_GLOBSTARS,
  MAX_WILDCARDS,
} from '../../src/changes/scope.js';
import { referenceCovers } from './reference-glob.js';

function compile(...entries: readonly string[]): CompiledGlobs {
  const compiled = compileGlobs(entries);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return compiled.globs;
}

const messages = (...entries: readonly string[]) => {
  const compiled = compileGlobs(entries);
  return compiled.ok ? [] : compiled.problems.map(({ message }) => message);
};

/** Entry, path, and whether the entry covers the path. */
const RULES: readonly (readonly [entry: string, path: string, covers: boolean])[] = [
  ['src/lib.rs', 'src/lib.rs', true],
  ['src/lib.rs', 'src/lib.rs.bak', false],
  ['src/lib.rs', 'a/src/lib.rs', false],
  ['src', 'src/lib.rs', false],
  ['src/', 'src/lib.rs', false],
  ['src/**', 'src/lib.rs', true],
  ['src/**', 'src/a/b/c.rs', true],
  ['src/**', 'src', false],
  ['src/**', 'srcs/lib.rs', false],
  ['**', 'a', true],
  ['**', 'a/b/.c', true],
  ['**/x', 'x', true],
  ['**/x', 'a/b/x', true],
  ['**/x', 'a/bx', false],
  ['a/**/x', 'a/x', true],
  ['a/**/x', 'a/b/c/x', true],
  ['a/**/x', 'b/a/x', false],
  ['a/**/**', 'a', false],
  ['a/**/**', 'a/b', true],
  ['src/*.rs', 'src/lib.rs', true],
  ['src/*.rs', 'src/a/lib.rs', false],
  ['src/*.rs', 'src/.rs', true],
  ['src/*', 'src/lib.rs', true],
  ['*/*', 'src/lib.rs', true],
  ['*', 'src/lib.rs', false],
  ['a**b', 'axxb', true],
  ['a**b', 'ax/xb', false],
  ['***', 'ab', true],
  ['***', 'a/b', false],
  ['?', 'a', true],
  ['?', 'ab', false],
  ['?', '/', false],
  ['a?b', 'a/b', false],
  ['a?', 'a', false],
];

describe('an entry as a glob', () => {
  it.each(RULES)('%j on %j: %j', (entry, path, covers) => {
    expect(compile(entry).matches(path)).toBe(covers ? entry : null);
    expect(referenceCovers(entry, path)).toBe(covers);
  });

  it.each([
    ['lobehub/lobehub#14965: a pattern for a dot folder', '.github/**', '.github/workflows/ci.yml', true],
    ['Mininglamp-OSS/octo-web#53: `**` skips no dotfiles', '**', '.github/x', true],
    ['Mininglamp-OSS/octo-web#53: nor does `*`', '*/*', '.github/.x', true],
    ['dorny/paths-filter#113: no extglobs', '!(a|b)*', 'c', false],
    ['dorny/paths-filter#113: an extglob is its own text', '!(a|b)*', '!(a|b)c', true],
    ['Aider-AI/aider#5530: `[id]` is no class', 'app/[id]/*', 'app/i/page.tsx', false],
    ['Aider-AI/aider#5530: `[id]` is a folder', 'app/[id]/*', 'app/[id]/page.tsx', true],
    ['tj-actions/changed-files#340: `\\` separates nothing', 'src\\*', 'src/a', false],
    ['tj-actions/changed-files#2044: `\\` escapes nothing', 'a\\*', 'a\\b', true],
    ['no negation', '!src/*', 'lib/a', false],
    ['no comments', '#*', '#a', true],
    ['no braces', '{a,b}/*', 'a/x', false],
    ['braces are text', '{a,b}/*', '{a,b}/x', true],
    ['case matters', 'src/*.rs', 'src/A.RS', false],
    ['`+`, `@`, `(` and `|` are text', '+(a|@b)?', '+(a|@b)x', true],
    ['a drive letter is text', 'c:/*', 'c:/x', true],
    ['a newline in a name is a character', '*', 'a\nb', true],
    ['a newline is one character', 'a?b', 'a\nb', true],
    ['a character of four bytes is one', 'a?b', 'a😀b', true],
    ['and not two', 'a??b', 'a😀b', false],
    ['composed and decomposed letters differ', 'caf\u00e9*', 'cafe\u0301s', false],
  ])('%s', (_, entry, path, covers) => {
    expect(compile(entry).matches(path)).toBe(covers ? entry : null);
  });

  it('covers no path that no file can have', () => {
    const globs = compile('**', '*', 'src/**', 'src/*', '**/x');
    for (const path of ['', '.', '..', 'src/../x', './x', 'src//x', '/x', 'src/', 'src/./x']) {
      expect([path, globs.matches(path)]).toEqual([path, null]);
    }
  });

  it('answers like the reference for any entry and path', () => {
    const symbol = fc.constantFrom(
      'a',
      'b',
      '*',
      '?',
      '**',
      '/',
      '.',
      '[',
      '{',
      '!',
      '\\',
      '\n',
      '😀',
      '(',
      ')',
    );
    const entry = fc.array(symbol, { maxLength: 12 }).map((symbols) => symbols.join(''));
    const name = fc.constantFrom('a', 'b', '.', '[', '!', '\\', '\n', '😀', '*', '/', '/');
    const path = fc.array(name, { maxLength: 12 }).map((names) => names.join(''));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.array(path, { maxLength: 6 }), (entries, paths) => {
        const globs = compile(...entries);
        for (const each of paths) {
          const covering = entries.filter((one) => referenceCovers(one, each));
          expect(globs.matches(each)).toBe(covering.includes(each) ? each : (covering[0] ?? null));
          expect(globs.namesLiterally(each)).toBe(entries.includes(each));
        }
        const split = globs.split(paths);
        expect(split.outside).toEqual(paths.filter((each) => globs.matches(each) === null));
        expect([...split.covered.keys()]).toEqual([
          ...new Set(paths.filter((each) => globs.matches(each) !== null)),
        ]);
        expect(split.unmatched).toEqual(
          [...new Set(entries)].filter((one) => !paths.some((each) => referenceCovers(one, each))),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

/** minimatch with everything switched off that it knows beyond `*`, `?` and `**`: an implementation that knows nothing of ours. */
function minimatchCovers(entry: string, path: string): boolean {
  const glob = new Minimatch(entry.replace(/[\\[]/g, '\\$&'), {
    dot: true,
    nobrace: true,
    nocomment: true,
    noext: true,
    nonegate: true,
    optimizationLevel: 0,
    platform: 'linux',
    preserveMultipleSlashes: true,
  });
  return glob.match(path);
}

describe('an entry as minimatch reads it', () => {
  const names = ['a', 'ab', 'b', 'src', '.x', 'a.rs', 'ab.rs', 'x.a.rs', 'é', 'm1'];
  const wild = [
    '*',
    '?',
    '**',
    '*.rs',
    'a*',
    '*b',
    'a*b',
    '*a*',
    '??',
    'a**b',
    '?*',
    '*.?s',
    'src*',
    '*a*.*s',
  ];
  const component = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...wild) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
    fc
      .array(fc.constantFrom('a', 'b', '.', '*', '?', 'rs', '[', '{', '(', '!', '\\', '+', '@', '#'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((symbols) => symbols.join('')),
  );
  const entry = fc.array(component, { minLength: 1, maxLength: 7 }).map((all) => all.join('/'));
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    fc
      .array(fc.constantFrom('a', 'b', '.', 'rs', '[', '!', '\\'), { minLength: 1, maxLength: 5 })
      .map((symbols) => symbols.join(''))
      .filter((text) => text !== '.' && text !== '..'),
  );
  const path = fc.array(name, { minLength: 1, maxLength: 7 }).map((all) => all.join('/'));

  it('covers the same paths, alone and among others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { minLength: 1, maxLength: 12 }),
        fc.array(path, { minLength: 1, maxLength: 12 }),
        (entries, paths) => {
          const among = compile(...entries);
          const covering = paths.map((each) => entries.filter((one) => minimatchCovers(one, each)));
          for (const [at, each] of paths.entries()) {
            const own = covering[at] ?? [];
            expect([each, among.matches(each)]).toEqual([
              each,
              entries.includes(each) ? each : (own[0] ?? null),
            ]);
          }
          const used = new Set([...covering.flat(), ...paths]);
          expect(among.split(paths).unmatched).toEqual(entries.filter((one) => !used.has(one)));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('matches', () => {
  it('prefers the literal entry, then the first glob in listed order', () => {
    const globs = compile('**/*.rs', 'src/**', 'src/a.rs');
    expect(globs.matches('src/a.rs')).toBe('src/a.rs');
    expect(globs.matches('src/b.rs')).toBe('**/*.rs');
    expect(globs.matches('src/b.txt')).toBe('src/**');
    expect(globs.matches('b.txt')).toBeNull();
  });

  it('takes an entry with wildcards literally first (vercel/next.js#88660)', () => {
    const globs = compile('docs/what?.md', 'app/[...slug]/page.tsx');
    expect(globs.namesLiterally('docs/what?.md')).toBe(true);
    expect(globs.namesLiterally('docs/whatx.md')).toBe(false);
    expect(globs.matches('docs/whatx.md')).toBe('docs/what?.md');
    expect(globs.matches('app/[...slug]/page.tsx')).toBe('app/[...slug]/page.tsx');
  });
});

describe('split', () => {
  it('lists entries that cover nothing, each once, and counts a glob whose paths a literal entry took', () => {
    const split = compile('src/**', 'src/a.rs', 'docs/**', 'b.rs', 'docs/**').split(['src/a.rs', 'c.rs']);
    expect(split).toEqual({
      covered: new Map([['src/a.rs', 'src/a.rs']]),
      outside: ['c.rs'],
      unmatched: ['docs/**', 'b.rs'],
    });
  });

  it('has an answer for no entries and no paths', () => {
    expect(compile().split(['a'])).toEqual({ covered: new Map(), outside: ['a'], unmatched: [] });
    expect(compile('a', '*').split([])).toEqual({ covered: new Map(), outside: [], unmatched: ['a', '*'] });
  });
});

describe('limits', () => {
  it('accepts an entry at each limit', () => {
    const globstars = `${'**/'.repeat(MAX_GLOBSTARS)}x`;
    const wildcards = '?'.repeat(MAX_WILDCARDS);
    const long = `*${'a'.repeat(MAX_GLOB_LENGTH - 1)}`;
    const folder = `${'a'.repeat(MAX_ENTRY_LENGTH - 3)}/**`;
    expect(messages(globstars, wildcards, long, folder, 'a'.repeat(MAX_ENTRY_LENGTH))).toEqual([]);
    expect(compile(globstars).matches('a/b/x')).toBe(globstars);
  });

  it.each([
    ['a long entry', 'a'.repeat(MAX_ENTRY_LENGTH + 1), '4353 characters, more than 4352'],
    ['a long glob', `src/*${'a'.repeat(MAX_GLOB_LENGTH)}`, '257 characters from its first wildcard'],
    ['many wildcards', '?'.repeat(MAX_WILDCARDS + 1), '65 wildcards, more than 64'],
    ['many globstars', `${'**/'.repeat(MAX_GLOBSTARS + 1)}x`, '`**` 17 times, more than 16'],
  ])('refuses %s with a sentence that names it', (_, entry, said) => {
    const [message, ...others] = messages('fine', entry);
    expect(others).toEqual([]);
    expect(message).toContain(said);
    expect(message).toContain(`"${entry.slice(0, 40)}`);
    expect(message?.length).toBeLessThan(260);
  });

  it('names every refused entry at once', () => {
    expect(messages('?'.repeat(70), 'a', '?'.repeat(80))).toHaveLength(2);
  });

  it.each([
    ['stars', `${'*a'.repeat(60)}b*c`, `${'a'.repeat(4_000)}c`],
    ['a long literal after a star', `*${'a'.repeat(250)}b*c`, `${'a'.repeat(4_000)}c`],
    ['question marks', `*${'?'.repeat(60)}b*c`, `${'a'.repeat(4_000)}c`],
    ['globstars', `${'**/a/'.repeat(15)}b/**/c`, `${'a/'.repeat(2_000)}c`],
    ['stars in globstars', `${'**/*a*a*/'.repeat(12)}b/**/c`, `${'aaaa/'.repeat(800)}c`],
    ['a very long path', '**/*a*b*c', `${'a'.repeat(1_000_000)}c`],
    ['a very deep path', '**/*/b/*/c', `${'a/'.repeat(500_000)}c`],
    ['a very deep path in a folder of its own', '**/b/**/d', `${'a/'.repeat(99_999)}${'b/'.repeat(99_999)}c`],
    ['folders of one name', '**/a/**/a/**/b*', `${'a/'.repeat(100_000)}c`],
  ])('answers for hostile entries and paths: %s', (_, entry, path) => {
    expect(compile(entry).matches(path)).toBeNull();
  });

  it('still covers a very long path by its folder', () => {
    expect(compile('.github/**').matches(`.github/${'a'.repeat(2_000_000)}`)).toBe('.github/**');
    expect(compile('**').matches('a/'.repeat(500_000).concat('a'))).toBe('**');
  });

  it('takes a hundred thousand entries of one folder', () => {
    const entries = Array.from({ length: 100_000 }, (_, index) => `src/f${index}*`);
    expect(compile(...entries).matches('src/f77777')).toBe('src/f7*');
  });
});
