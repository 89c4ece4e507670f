import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { splitLines } from '../../src/parsers/line-splitter.js';
import { cutAt } from './recorded.js';

function linesOf(chunks: readonly Uint8Array[], maxLineBytes = 100): string[] {
  const lines: string[] = [];
  const splitter = splitLines(maxLineBytes, {
    line: (text) => lines.push(text),
    notUtf8: (bytes) => lines.push(`not UTF-8: ${bytes.toString('hex')}`),
    tooLong: () => lines.push('too long'),
  });
  for (const chunk of chunks) {
    // A pipe's buffer is used again for the next chunk.
    const lent = Uint8Array.from(chunk);
    splitter.push(lent);
    lent.fill(0x78);
  }
  splitter.end();
  return lines;
}

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc
    .string({ unit: fc.constantFrom('a', '\n', '\r', 'é', '\u{1f600}'), maxLength: 60 })
    .map((text) => Buffer.from(text)),
);

describe('splitLines', () => {
  it('hands on lines with and without a last line feed', () => {
    expect(linesOf([Buffer.from('a\n\nb')])).toEqual(['a', '', 'b']);
    expect(linesOf([Buffer.from('a\r\n')])).toEqual(['a\r']);
    expect(linesOf([])).toEqual([]);
  });

  // Field log, "Injection and text": JuliusBrussee/caveman#774, a character that two chunks share.
  it('gives the same lines however the bytes are cut', () => {
    fc.assert(
      fc.property(bytes, fc.array(fc.nat()), fc.integer({ min: 0, max: 20 }), (whole, offsets, limit) => {
        expect(linesOf(cutAt(whole, offsets), limit)).toEqual(linesOf([whole], limit));
      }),
    );
  });

  it('gives back every byte of text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const lines = linesOf([Buffer.from(text)], 10_000);
        expect(lines.join('\n')).toBe(text.endsWith('\n') ? text.slice(0, -1) : text);
      }),
    );
  });

  it('tells a line above the limit, once and in order, and goes on', () => {
    const long = Buffer.from(`a\n${'é'.repeat(6)}\nb\n${'c'.repeat(11)}`);
    expect(linesOf([long], 11)).toEqual(['a', 'too long', 'b', 'ccccccccccc']);
    expect(linesOf([long], 10)).toEqual(['a', 'too long', 'b', 'too long']);
  });

  it('splits a chunk that is larger than what it decodes at once', () => {
    const line = 'é'.repeat(30_000);
    expect(linesOf([Buffer.from(`${line}\n${line}\n${line}`)], 60_000)).toEqual([line, line, line]);
  });

  it('tells lines that are no UTF-8 apart from their neighbours', () => {
    expect(linesOf([Buffer.from([0x61, 0x0a, 0xff, 0x0a, 0x62])])).toEqual(['a', 'not UTF-8: ff', 'b']);
  });
});
