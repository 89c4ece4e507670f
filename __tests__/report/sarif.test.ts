import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Report, ReportedFinding } from '../../src/report/report.js';
import { MAX_RESULTS, renderSarif } from '../../src/report/sarif.js';
import { randomReport } from './random-report.js';
import { expectGolden, hugeReport, readReport, SITUATIONS, TEXTS } from './situations.js';

const TOOL = { version: '1.2.3', url: 'https://example.com/plan-gate' };

/** The official schema is of draft 04; what is different there is one keyword. */
const {
  id: _,
  $schema: __,
  ...schema
} = JSON.parse(readFileSync(new URL('../fixtures/sarif/sarif-2.1.0-rtm.5.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: object;
      };
    },
  ];
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
}

interface Run {
  readonly results: readonly Result[];
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly invocations: readonly [
    {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly {
        readonly level: string;
        readonly message: { readonly text: string };
      }[];
    },
  ];
}

function runOf(report: Report): Run {
  return JSON.parse(renderSarif(report, TEXTS, TOOL)).runs[0];
}

function faultsOf(report: Report): readonly string[] {
  if (validate(JSON.parse(renderSarif(report, TEXTS, TOOL)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const FINDING: ReportedFinding = {
  code: 'out_of_scope',
  level: 'error',
  message: 'src/a.rs is outside the scope.',
  path: 'src/a.rs',
  line: 12,
  end_line: 12,
  column: 3,
  end_column: 5,
  help: 'Undo the change.',
};

function reportWith(...findings: readonly ReportedFinding[]): Report {
  const gate = { id: 'file-scope', outcome: 'fail', reason: null, summary: 'No.', findings } as const;
  return { ...readReport('violation'), gates: [gate] };
}

describe('the SARIF report', () => {
  it.each(SITUATIONS)('of the situation %s is what was reviewed', (situation) => {
    expectGolden(situation, 'report.sarif', renderSarif(readReport(situation), TEXTS, TOOL));
  });

  it.each(SITUATIONS)('of the situation %s keeps to the official schema', (situation) => {
    expect(faultsOf(readReport(situation))).toEqual([]);
  });

  it('keeps to the schema whatever the report holds, and loses no finding', () => {
    fc.assert(
      fc.property(randomReport, (report) => {
        expect(faultsOf(report)).toEqual([]);
        const { results, invocations } = runOf(report);
        const identities = report.gates.flatMap(({ id, findings }) =>
          findings.map(({ code, path, line, message }) => JSON.stringify([id, code, path, line, message])),
        );
        const told = invocations[0].toolExecutionNotifications.length - 1;
        const unknown = report.gates.filter(
          ({ outcome, reason }) => outcome === 'unknown' && reason !== null,
        );
        expect(results.length + told - unknown.length).toBe(new Set(identities).size);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('refuses a broken file, so that the test above can fail', () => {
    const broken = JSON.parse(renderSarif(reportWith(FINDING), TEXTS, TOOL));
    broken.runs[0].results[0].level = 'fatal';
    expect(validate(broken)).toBe(false);
  });

  it('places a finding by rule, path, lines and columns, whose end is behind the last', () => {
    const [result] = runOf(reportWith(FINDING)).results;
    expect(result).toMatchObject({ ruleId: 'file-scope', ruleIndex: 0, level: 'error' });
    expect(result?.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'src/a.rs', uriBaseId: 'SRCROOT' },
      region: { startLine: 12, endLine: 12, startColumn: 3, endColumn: 6 },
    });
  });

  it('gives a finding about a whole file its first line, which GitHub demands', () => {
    const whole = { ...FINDING, line: null, end_line: null, column: null, end_column: null };
    const [result] = runOf(reportWith(whole)).results;
    expect(result?.locations[0].physicalLocation.region).toEqual({ startLine: 1, endLine: 1 });
  });

  it('keeps the fingerprint of a finding that moved, and tells two of one kind apart', () => {
    const prints = (...findings: readonly ReportedFinding[]) =>
      runOf(reportWith(...findings)).results.map(
        ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
      );
    const moved = { ...FINDING, line: 40, end_line: 40 };
    expect(prints(moved)).toEqual(prints(FINDING));
    const [first, second] = prints(FINDING, moved);
    expect(first).toMatch(/^[0-9a-f]{16}:1$/);
    expect(second).toBe(`${first?.slice(0, -1)}2`);
    expect(prints({ ...FINDING, path: 'src/b.rs' })).not.toEqual(prints(FINDING));
  });

  it('encodes file names, so that none is a scheme, a query or a way out', () => {
    const uris = (path: string) =>
      runOf(reportWith({ ...FINDING, path })).results.map(
        ({ locations }) => locations[0].physicalLocation.artifactLocation.uri,
      );
    expect(uris('javascript:alert(1)')).toEqual(['javascript%3Aalert(1)']);
    expect(uris('src/a?b#c d%.rs')).toEqual(['src/a%3Fb%23c%20d%25.rs']);
    expect(uris('src/größe.rs')).toEqual(['src/gr%C3%B6%C3%9Fe.rs']);
    expect(uris('../outside.rs')).toEqual([]);
  });

  it('tells what has no place as a notification', () => {
    const { results, invocations } = runOf(reportWith({ ...FINDING, path: null, message: 'Nowhere.' }));
    expect(results).toEqual([]);
    expect(invocations[0].toolExecutionNotifications.map(({ message }) => message.text)).toContain(
      'Nowhere.\nUndo the change.',
    );
  });

  it('takes the link out of a message that would be one', () => {
    const [result] = runOf(reportWith({ ...FINDING, message: 'see [here](https://evil.example)' })).results;
    expect(result?.message.text).toBe('see \\[here\\](https://evil.example)\nUndo the change.');
  });

  it('says that a run could not judge', () => {
    expect(runOf(readReport('infrastructure')).invocations[0].executionSuccessful).toBe(false);
    expect(runOf(readReport('violation')).invocations[0].executionSuccessful).toBe(true);
  });

  it('holds no more results than GitHub takes, and says how many are missing', () => {
    const many = Array.from({ length: MAX_RESULTS + 7 }, (_, line) => ({
      ...FINDING,
      line: line + 1,
      end_line: line + 1,
    }));
    const { results, invocations } = runOf(reportWith(...many));
    expect(results).toHaveLength(MAX_RESULTS);
    expect(JSON.stringify(invocations)).toContain('7 more findings have no room here');
    expect(faultsOf(hugeReport())).toEqual([]);
  });
});
