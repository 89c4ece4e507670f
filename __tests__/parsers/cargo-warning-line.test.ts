import { describe, expect, it } from '@jest/globals';
import { readWarningLine } from '../../src/parsers/cargo-warning-line.js';
import { recorded } from './recorded.js';

/** The warnings of a real build that have one span, as most have. */
function usualLines(): string[] {
  return recorded('clippy.jsonl')
    .toString('utf8')
    .split('\n')
    .filter(
      (line) => line.includes('"level":"warning","message":"') && readWarningLine(line)?.spans.length === 1,
    )
    .filter((line) => !line.includes('"expansion":{'));
}

describe('readWarningLine', () => {
  // The quick way ends behind the first span's code. What stands behind it would be refused by a full reading.
  it('reads the usual span as far as its code and no further', () => {
    const lines = usualLines();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const end = line.lastIndexOf('}],"code":{"code":"');
      const more = `${line.slice(0, end)}},5${line.slice(end + 1)}`;
      expect(more).not.toBe(line);
      expect(readWarningLine(more)?.spans).toEqual(readWarningLine(line)?.spans);
    }
  });
});
