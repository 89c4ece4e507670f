import { describe, expect, it } from '@jest/globals';
import { howToAllow } from '../../src/plan/allowances-apply.js';
import { renderHtml } from '../../src/report/html.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import { gateRows } from '../../src/report/ranking.js';
import type { Outcome, Report, ReportedFinding, ReportedGate } from '../../src/report/report.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { readReport } from './situations.js';

const gate = (id: string, outcome: Outcome, reason: string): ReportedGate => ({
  id,
  outcome,
  reason: outcome === 'pass' ? null : reason,
  summary: reason,
  findings: [],
});
const GATES = [
  gate('a', 'skipped', 'Off.'),
  gate('b', 'pass', 'Off.'),
  gate('c', 'unknown', 'Gone.'),
  gate('d', 'skipped', 'Off.'),
  gate('e', 'unknown', 'Lost.'),
  gate('f', 'unknown', 'Gone.'),
  gate('g', 'pass', 'Off.'),
];
const report: Report = { ...readReport('violation'), headline: 'No.', gates: GATES };

describe('the table of gates', () => {
  it('puts gates together that do not apply, or could not be judged, for one reason', () => {
    expect(gateRows(GATES).map((row) => row.map(({ id }) => id).join(''))).toEqual([
      'ad',
      'b',
      'cf',
      'e',
      'g',
    ]);
  });

  it('gives a gate with findings a row of its own', () => {
    const [finding] = readReport('violation').gates.flatMap(({ findings }) => findings);
    const told = { ...gate('d', 'skipped', 'Off.'), findings: finding === undefined ? [] : [finding] };
    expect(gateRows([gate('a', 'skipped', 'Off.'), told])).toHaveLength(2);
  });

  it('names all that share a row, on every surface', () => {
    expect(renderMarkdown(report, {})).toContain('| ⏭️ 2 gates | skipped (`a`, `d`): Off. |');
    const terminal = renderTerminal(report, {}, { colour: false, width: 100 });
    expect(terminal).toMatch(/^ {2}- 2 gates {2}skipped \(a, d\): Off\.$/m);
    expect(terminal).toMatch(/^ {2}\? 2 gates {2}unknown \(c, f\): The reason is below\.$/m);
    expect(renderHtml(report, {})).toMatch(
      /<th[^>]*>2 gates<\/th><td[^>]*>.*?skipped.*?<\/td><td[^>]*><code>a<\/code>, <code>d<\/code>: Off\./,
    );
  });

  it('says a reason that the headline tells nowhere else', () => {
    const above = { ...report, headline: 'It could not be judged: Gone.' };
    for (const text of [
      renderMarkdown(above, {}),
      renderTerminal(above, {}, { colour: false, width: 100 }),
    ]) {
      expect(text.match(/Gone\./g)).toHaveLength(1);
      expect(text).toContain('The reason is above.');
      expect(text.match(/Lost\./g)).toHaveLength(1);
    }
  });

  it('says it below all the same where a headline would be cut, or is no place for lines', () => {
    for (const reason of ['Gone. '.repeat(80), 'Gone.\nAt once.', '']) {
      const gates = [gate('c', 'unknown', reason)];
      const text = renderMarkdown({ ...report, headline: `No: ${reason}`, gates }, {});
      expect(text).toContain('### ❓ Could not be judged');
    }
  });
});

describe('reasons for which gates could not be judged', () => {
  it('stand under one heading, each with its gates', () => {
    const text = renderMarkdown(report, {});
    expect(text.match(/### ❓/g)).toHaveLength(1);
    expect(text).toContain('- **`c`, `f`**: Gone.\n- **`e`**: Lost.');
  });

  it('count gates where the table names many', () => {
    const gates = ['a', 'b', 'c', 'd', 'e'].map((id) => gate(id, 'unknown', 'Gone.'));
    expect(renderMarkdown({ ...report, gates }, {})).toContain('**5 gates**: Gone.');
    expect(renderHtml({ ...report, gates }, {})).toContain('<p class="tally">5 gates</p>');
  });
});

describe('help that findings share', () => {
  const tests = ['x::a', 'x::b'];
  const allowing = (message: (name: string) => string): Report => {
    const findings = tests.map((name): ReportedFinding => {
      const help = `Mend it.\n${howToAllow('no-regression', name, 'bucket')}`;
      const place = { path: null, line: null, end_line: null, column: null, end_column: null };
      return { code: 'c', level: 'error', message: message(name), help, ...place };
    });
    return { ...report, gates: [{ ...gate('g', 'fail', 'x'), reason: null, findings }] };
  };

  const listsIn = (text: string) =>
    [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, list]) => JSON.parse(list ?? '') as { match: string }[],
    );

  it('is said once, with one list for what the allowances have to match', () => {
    const text = renderMarkdown(
      allowing((name) => `${name} fails now.`),
      {},
    );
    expect(text.match(/What to do/g)).toHaveLength(1);
    expect(listsIn(text).map((list) => list.map(({ match }) => match))).toEqual([tests]);
  });

  it('is said for each where the message does not hold what is to be matched', () => {
    const text = renderMarkdown(
      allowing((name) => `The test ${name.slice(3)} fails now.`),
      {},
    );
    expect(text.match(/What to do/g)).toHaveLength(2);
    expect(listsIn(text).map((list) => list.map(({ match }) => match))).toEqual(tests.map((name) => [name]));
  });
});
