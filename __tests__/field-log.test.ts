import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/**
 * `field-log.jsonl` tells, one a line, in what others were trapped: the public reports, the trap in a sentence, and the test that shows
 * that plan-gate is not caught in it, or, as `apart`, why the trap is none here. A test cites a report in its title or in a comment above.
 */
interface Row {
  readonly reports: readonly string[];
  readonly trap: string;
  readonly test?: { readonly file: string; readonly title: string };
  readonly apart?: string;
}

const ROOT = resolve(import.meta.dirname, '..');
const ROWS = readFileSync(join(import.meta.dirname, 'field-log.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const REPORT = /[\w.-]+\/[\w.-]+#\d+/g;
/** A line that begins a test or a group of them. */
const OPENING = /^\s*(?:it|describe\w*)(?:\.each)?[(<]/;

/** The comment that ends right above a line. */
function commentAbove(lines: readonly string[], at: number): readonly string[] {
  const above = lines[at - 1];
  return above !== undefined && /^\s*\/\//.test(above) ? [...commentAbove(lines, at - 1), above] : [];
}

/** Where the row of a table begins that has its title on this line. */
function rowOf(lines: readonly string[], at: number): number | undefined {
  if (/^\s*\[/.test(lines[at] ?? '')) return at;
  return [at - 1, at - 2].find((each) => /^\s*[[{]$/.test(lines[each] ?? ''));
}

/** The reports that are cited at a title: on its line, or above its test or its row of a table. */
function citedAt(text: string, title: string): readonly string[] {
  const lines = text.split('\n');
  const cited = lines.flatMap((line, at) => {
    if (!line.includes(title)) return [];
    const opening = lines.findLastIndex((each, index) => index <= at && OPENING.test(each));
    const row = rowOf(lines, at);
    return [line, ...commentAbove(lines, opening), ...(row === undefined ? [] : commentAbove(lines, row))];
  });
  return cited.flatMap((line) => line.match(REPORT) ?? []);
}

/** The reports that a file cites behind the words “field log”, and in the lines of the same comment. */
function citedIn(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const isCitation = [line, ...commentAbove(lines, at)].some((each) => /field log/i.test(each));
    return isCitation && (/field log/i.test(line) || /^\s*\/\//.test(line)) ? (line.match(REPORT) ?? []) : [];
  });
}

describe('the field log', () => {
  it('has every row, and each says its reports, the trap, and one of test and reason', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(80);
    for (const { reports, trap, test, apart } of ROWS) {
      expect([reports.length > 0, new Set(reports).size]).toEqual([true, reports.length]);
      for (const report of reports) expect(report).toMatch(new RegExp(`^${REPORT.source}$`));
      for (const text of [trap, ...(apart === undefined ? [] : [apart])])
        expect(text).toMatch(/^[A-Z].{20,}\.$/);
      expect([trap, test === undefined]).toEqual([trap, apart !== undefined]);
    }
  });

  it.each(
    ROWS.flatMap(({ reports, test }) =>
      test === undefined ? [] : [[reports[0] ?? '', reports, test] as const],
    ),
  )('%s is cited at its test', (_, reports, { file, title }) => {
    const cited = citedAt(readFileSync(join(ROOT, file), 'utf8'), title);
    expect(cited.filter((each) => reports.includes(each))).not.toEqual([]);
  });

  it('holds every report that a test cites', () => {
    const known = new Set(ROWS.flatMap(({ reports }) => reports));
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('field-log'),
    );
    const cited = files.flatMap((name) => citedIn(readFileSync(join(import.meta.dirname, name), 'utf8')));
    expect(cited.length).toBeGreaterThan(80);
    expect(cited.filter((report) => !known.has(report))).toEqual([]);
  });

  it('takes no citation from another test or row', () => {
    const text = [
      '// Field log: a/b#1.',
      "it('first', () => {});",
      "it('second', () => {});",
      '// Field log: a/b#2,',
      '// a/b#3.',
      'it.each([',
      '  // Field log: a/b#4.',
      "  ['third', 1],",
      "  ['fourth', 2],",
      "])('%s', () => {});",
    ].join('\n');
    expect(['first', 'second', 'third', 'fourth', 'fifth'].map((title) => citedAt(text, title))).toEqual([
      ['a/b#1'],
      [],
      ['a/b#2', 'a/b#3', 'a/b#4'],
      ['a/b#2', 'a/b#3'],
      [],
    ]);
    expect(citedIn(text)).toEqual(['a/b#1', 'a/b#2', 'a/b#3', 'a/b#4']);
  });
});
