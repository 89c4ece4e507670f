import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { howToAllow } from '../../src/plan/allowances-apply.js';
import { markdownProse } from '../../src/report/escape-markdown.js';
import { proseHtml } from '../../src/report/html-text.js';
import { proseParts } from '../../src/report/prose.js';

describe('a line of prose', () => {
  const kinds = (line: string) => proseParts(line).map(({ kind, text }) => [kind, text]);

  it('is words, code between backticks, and pages', () => {
    expect(kinds('Run `cargo test`: see https://doc.rust-lang.org/cargo/commands/cargo-test.html.')).toEqual([
      ['words', 'Run '],
      ['code', 'cargo test'],
      ['words', ': see '],
      ['page', 'https://doc.rust-lang.org/cargo/commands/cargo-test.html'],
      ['words', '.'],
    ]);
  });

  it('leaves a backtick without a partner, and ones around nothing, as they are', () => {
    expect(kinds('a ` b')).toEqual([['words', 'a ` b']]);
    expect(kinds('a `` b')).toEqual([
      ['words', 'a '],
      ['words', '``'],
      ['words', ' b'],
    ]);
  });

  it('takes what an allowance has to match for code to the last character, since it is copied', () => {
    const match = 'clippy::needless_return\u001flimiter\u001fsrc/"a".rs\u001funneeded `return` statement';
    const help = howToAllow('no-new-clippy', match, 'bucket').split('\n').at(-1) ?? '';
    const [code, ...others] = proseParts(help);
    expect(others).toEqual([]);
    expect(JSON.parse(code?.kind === 'code' ? code.text : '')).toEqual([
      { chunk: 'bucket', gate: 'no-new-clippy', match, reason: 'why this is meant' },
    ]);
    expect(markdownProse(help)).toBe(`\`\`${help}\`\``);
    expect(proseHtml(help)).toMatch(/^<code>.*meant&quot; \}\]<\/code>$/);
  });

  it('loses no character, whatever it holds', () => {
    const piece = fc.constantFrom(
      '`',
      '[{ "chunk": ',
      ' }]',
      '"',
      '\\',
      'a',
      ' ',
      'https://doc.rust-lang.org/a',
      '.',
      '#b',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const line = pieces.join('');
        const told = proseParts(line).map(({ kind, text }) =>
          kind === 'code' && !text.startsWith('[') ? `\`${text}\`` : text,
        );
        expect(told.join('').replaceAll('`', '')).toBe(line.replaceAll('`', ''));
      }),
    );
  });
});

describe('an address in prose', () => {
  it.each([
    'https://rust-lang.github.io/rust-clippy/rust-1.95.0/index.html#needless_return',
    'https://doc.rust-lang.org/error_codes/E0308.html',
  ])('is a link where it leads to Rust’s own pages: %s', (url) => {
    expect(markdownProse(`About it: ${url}.`)).toBe(`About it: <${url}>.`);
    expect(proseHtml(`About it: ${url}.`)).toBe(`About it: <a href="${url}">${url}</a>.`);
  });

  it.each([
    'https://rust-lang.github.io.evil.example/rust-clippy/a',
    'https://rust-lang.github.io/other/a',
    'http://doc.rust-lang.org/a',
    'https://doc.rust-lang.org@evil.example/a',
    'https://doc.rust-lang.org.evil.example/a',
    'https://doc.rust-lang.org:8443/a',
    'javascript:https://doc.rust-lang.org',
  ])('stays words elsewhere: %s', (url) => {
    expect(proseHtml(url)).not.toContain('<a');
    expect(markdownProse(url)).not.toMatch(/<https?:/);
  });

  it('ends where anything begins that could be more than an address', () => {
    const url = 'https://doc.rust-lang.org/a';
    for (const rest of ['"onclick=x', '<b>', '?q=1', ')', '`x`', '%00', '\u202e'])
      expect(proseHtml(`${url}${rest}`)).toMatch(new RegExp(`^<a href="${url}">${url}</a>`));
  });
});
