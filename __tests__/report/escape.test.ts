import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cutToBytes,
  escapeCommandData,
  escapeCommandProperty,
  escapeHtml,
  escapeLog,
  escapeMermaidLabel,
  shorten,
  visible,
  visibleLines,
} from '../../src/report/escape.js';

describe('visible: text for a terminal', () => {
  it.each([
    ['a line break', 'a\nb', 'a\\nb'],
    ['a carriage return, which would overwrite the line', 'fail\rpass', 'fail\\rpass'],
    ['a tab', 'a\tb', 'a\\tb'],
    ['a colour', '\u001b[32mok', '\\u{001b}[32mok'],
    ['a terminal title and the bell', '\u001b]0;x\u0007', '\\u{001b}]0;x\\u{0007}'],
    ['C1 controls, such as the one-byte form of ESC [', '\u009b2J\u0085', '\\u{009b}2J\\u{0085}'],
    ['NUL and DEL', '\0\u007f', '\\u{0000}\\u{007f}'],
    ['bidi overrides', 'x\u202egpj\u202c.exe', 'x\\u{202e}gpj\\u{202c}.exe'],
    ['bidi isolates', '\u2066a\u2069\u061c\u200f', '\\u{2066}a\\u{2069}\\u{061c}\\u{200f}'],
    ['zero-width characters', 'a\u200bb\u200d\ufeffc\u2060', 'a\\u{200b}b\\u{200d}\\u{feff}c\\u{2060}'],
    ['invisible tags and fillers', '\u{e0041}\u3164\u00ad', '\\u{e0041}\\u{3164}\\u{00ad}'],
    ['line and paragraph separators', 'a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['a lone surrogate', 'a\ud800b', 'a\\u{d800}b'],
  ])('shows %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('leaves what people write as it is', () => {
    const text = 'src/größe/数量/😀 [id] (1).rs: `x` | "y" \\ 100%';
    expect(visible(text)).toBe(text);
  });

  it('splits lines at LF and CRLF only', () => {
    expect(visibleLines('a\nb\r\nc\rd\u2028e')).toEqual(['a', 'b', 'c\\rd\\u{2028}e']);
  });
});

describe('cutToBytes', () => {
  it('counts bytes and never splits a character (field log: github/docs#35252, GitHubActionsTestLogger#73)', () => {
    expect(cutToBytes('héllo', 2)).toBe('h');
    expect(cutToBytes('héllo', 3)).toBe('hé');
    expect(cutToBytes('😀😀', 7)).toBe('😀');
    expect(cutToBytes('漢字', 6)).toBe('漢字');
    expect(cutToBytes('abc', 0)).toBe('');
    expect(cutToBytes('abc', -1)).toBe('');
  });

  it('replaces lone surrogates', () => {
    expect(cutToBytes('a\udc00b', 10)).toBe('a\ufffdb');
    expect(cutToBytes('\ud800\ud800', 5)).toBe('\ufffd');
  });

  it('gives the longest beginning that fits, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        const cut = cutToBytes(text, limit);
        const next = [...text.slice(cut.length)][0] ?? '';
        expect(text.startsWith(cut)).toBe(true);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
        if (cut !== text) expect(Buffer.byteLength(cut + next)).toBeGreaterThan(limit);
      }),
    );
  });

  it('marks what was cut', () => {
    expect(shorten('abcdef', 6)).toBe('abcdef');
    expect(shorten('abcdefg', 6)).toBe('abc…');
  });
});

describe('escapeHtml', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="x', '&quot; onload=&quot;x'],
    ["' onload='x", '&#39; onload=&#39;x'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['`x`', '&#96;x&#96;'],
    ['a\nb\u202e', 'a\\nb\\u{202e}'],
  ])('takes %j as text, in an element and in an attribute', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

describe('escapeMermaidLabel', () => {
  it.each([
    ['"]; click n0 "javascript:x"', '#34;#93;#59; click n0 #34;javascript#58;x#34;'],
    ['`**bold**`', '#96;#42;#42;bold#42;#42;#96;'],
    ['a\n```\n# out', 'a#92;n#96;#96;#96;#92;n#35; out'],
    ['%%{init: {}}%%', '#37;#37;#123;init#58; #123;#125;#125;#37;#37;'],
    ['#quot; 1. <br>', '#35;quot#59; 1#46; #60;br#62;'],
    ['end größe 数', 'end größe 数'],
  ])('leaves of %j only letters, digits and spaces as they are', (text, escaped) => {
    expect(escapeMermaidLabel(text)).toBe(escaped);
  });
});

/** As the runner looks at a line (actions/runner ActionCommand.cs), with a comparison that passes over ignorable characters. */
function isCommand(line: string): boolean {
  const seen = line.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/^\s+/, '');
  return seen.startsWith('::') || seen.includes('##[');
}

describe('escapeLog (field log: github-tag-action#357, actions-toolkit#1307, bestax#723)', () => {
  it.each([
    ['::error::x', '\\::error::x'],
    [' \t::set-output name=a::b', ' \t\\::set-output name=a::b'],
    ['\u00a0\u3000::debug::x', '\u00a0\u3000\\::debug::x'],
    ['\u200b::add-mask::x', '\u200b\\::add-mask::x'],
    [':\u00ad:error::x', '\\:\u00ad:error::x'],
    ['cargo says ##[error]x', 'cargo says ##\\[error]x'],
    ['###[group]', '###\\[group]'],
    ['#\u200b#\u200b[add-mask]x', '#\u200b#\u200b\\[add-mask]x'],
    ['a\r::error::x\r\n::warning::y', 'a\n\\::error::x\n\\::warning::y'],
  ])('breaks up %j', (text, escaped) => {
    expect(escapeLog(text)).toBe(escaped);
    expect(escapeLog(text).split('\n').some(isCommand)).toBe(false);
  });

  it('changes nothing else, colours included', () => {
    const text = 'a::b ## [x] #[test]\n  \u001b[31mfail\u001b[0m std::fmt : :\n';
    expect(escapeLog(text)).toBe(text);
  });

  it('lets no command through, whatever the text', () => {
    const piece = fc.constantFrom(
      '::',
      ':',
      '#',
      '##',
      '[',
      ']',
      'error',
      ' ',
      '\n',
      '\r',
      '\t',
      '\0',
      '\u200b',
      '\u0085',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(escapeLog(pieces.join('')).split('\n').some(isCommand)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('workflow commands', () => {
  it('escapes as actions/toolkit does', () => {
    expect(escapeCommandData('50%\r\na:b,c')).toBe('50%25%0D%0Aa:b,c');
    expect(escapeCommandProperty('50%\r\na:b,c')).toBe('50%25%0D%0Aa%3Ab%2Cc');
  });
});
