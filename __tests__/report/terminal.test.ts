import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeLog } from '../../src/report/escape.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { columns, wrap } from '../../src/report/terminal-layout.js';
import { randomReport } from './random-report.js';
import { hugeReport, readReport, SITUATIONS, TEXTS } from './situations.js';

const PLAIN = { colour: false, width: 80 } as const;
const withoutColours = (text: string) => text.replace(/\u001b\[\d+m/g, '');

describe('the terminal text', () => {
  it.each(SITUATIONS)('says the verdict first, and names conclusion and kind (%s)', (situation) => {
    const report = readReport(situation);
    const lines = renderTerminal(report, TEXTS, PLAIN).split('\n');
    expect(lines[0]?.[0]).toBe(report.conclusion === 'success' ? '✓' : '✗');
    const label = report.failure_kind === null ? 'success:' : `failure (${report.failure_kind}):`;
    expect(lines.slice(0, 5).some((line) => line.startsWith(`  ${label}`))).toBe(true);
  });

  it.each(SITUATIONS)('tells the same with colours as without (%s)', (situation) => {
    const report = readReport(situation);
    const coloured = renderTerminal(report, TEXTS, { ...PLAIN, colour: true });
    expect(coloured).toContain('\u001b[');
    expect(withoutColours(coloured)).toBe(renderTerminal(report, TEXTS, PLAIN));
  });

  it.each([40, 60, 100])(
    'wraps at %d columns, except where a single word is longer, or what is copied',
    (width) => {
      for (const situation of SITUATIONS) {
        const lines = renderTerminal(readReport(situation), TEXTS, { colour: false, width })
          .split('\n')
          .filter((line) => !/^ +\[?\{ "chunk": /.test(line));
        const tooLong = lines.filter((line) => columns(line) > width && line.trim().split(' ').length > 2);
        // A narrow terminal leaves long gate names no room beside them; their texts then keep 20 columns.
        expect(tooLong.filter((line) => columns(line) > width + 20)).toEqual([]);
        if (width >= 60)
          expect(tooLong.filter((line) => !/^ *\S*[/:]\S*|^.{0,24}\S{30,}/.test(line))).toEqual([]);
      }
    },
  );

  it('tells what of the plan did not come into play only where something failed', () => {
    expect(renderTerminal(readReport('all-pass'), TEXTS, PLAIN)).not.toContain(
      'that no changed file matches',
    );
    expect(renderTerminal(readReport('floor'), TEXTS, PLAIN)).toContain('that no changed file matches');
  });

  it('never wraps where the width is endless', () => {
    const text = renderTerminal(readReport('violation'), TEXTS, {
      colour: false,
      width: Number.POSITIVE_INFINITY,
    });
    expect(text).toContain(
      'Undo the change to each file, or have the next plan revision list it for chunk bucket.\n',
    );
  });

  it('has no sign beyond ASCII when asked, but for what it quotes', () => {
    expect(renderTerminal(readReport('violation'), TEXTS, { ...PLAIN, ascii: true })).toMatch(
      /^[\n\x20-\x7e]*$/,
    );
  });

  it('lists 50 findings of a gate and says how many more there are', () => {
    const text = renderTerminal(hugeReport(), TEXTS, PLAIN);
    expect(text).toContain('  4,850 more findings of this gate; the JSON report holds all.');
    expect(text).toContain('  48 more findings of this gate; the JSON report holds all.');
    expect(renderTerminal(hugeReport(), TEXTS, { ...PLAIN, findingsPerGate: 4_899 })).toContain(
      '  1 more finding of this gate;',
    );
  });

  it('prints nothing that a terminal acts on, whatever the report', () => {
    fc.assert(
      fc.property(randomReport, (report) => {
        expect(renderTerminal(report, TEXTS, PLAIN)).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 100 },
    );
  });

  it('can be printed to the log of a run without being read as commands', () => {
    const log = escapeLog(renderTerminal(readReport('hostile'), TEXTS, { ...PLAIN, colour: true }));
    expect(log).toContain('##\\[add-mask]');
    expect(log).not.toContain('##[');
    expect(log.split('\n').filter((line) => line.trim().startsWith('::'))).toEqual([]);
  });
});

describe('layout', () => {
  it('counts two columns for wide characters and none for combining marks', () => {
    expect(['abc', 'e\u0301', '漢字', '😀', 'ｱ', 'ＡＢ'].map(columns)).toEqual([3, 1, 4, 2, 1, 4]);
  });

  it('breaks at spaces and leaves long words whole', () => {
    expect(wrap('aa bb cccccccc d', 5)).toEqual(['aa bb', 'cccccccc', 'd']);
    expect(wrap('', 5)).toEqual(['']);
  });
});
