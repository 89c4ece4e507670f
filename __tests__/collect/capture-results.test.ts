import { describe, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { CaptureResult } from '../../src/evidence-source.js';
import type { Report } from '../../src/report/report.js';
import { type Did, type FloorScene, givenFile, judgeFloor } from './floor-scene.js';

const DID: Did = { passed: ['limiter/lib/limiter::bucket::fills'] };
const SOURCES = { 'src/bucket.rs': 'pub fn fill() {}\n' };
const SCENE: FloorScene = {
  fork: SOURCES,
  head: { ...SOURCES, 'tests/bucket.rs': '#[test]\nfn full() {\n    assert!(true == full());\n}\n' },
  before: DID,
  after: DID,
};

function judge(captureResults: readonly CaptureResult[], scene: Partial<FloorScene> = {}): Promise<Report> {
  return judgeFloor({
    ...SCENE,
    given: (evidence) => ({ evidence: givenFile(Buffer.from(serializeEvidence(evidence))), captureResults }),
    ...scene,
  });
}

const result = (conclusion: string, url: string | null = null): CaptureResult => ({
  who: 'The run',
  conclusion,
  url,
});
const gateOf = (report: Report) => report.gates.find(({ id }) => id === 'evidence');

describe('how a capture ended', () => {
  it('counts for nothing where it succeeded', async () => {
    expect(gateOf(await judge([result('success')]))?.outcome).toBe('pass');
    expect(gateOf(await judge([]))?.outcome).toBe('pass');
  });

  it.each(['failure', 'cancelled', 'Success', 'success ', ''])(
    '%j fails, with whole evidence too',
    async (conclusion) => {
      const report = await judge([result('success'), result(conclusion, 'https://example.test/1')]);
      expect([report.conclusion, gateOf(report)?.outcome]).toEqual(['failure', 'fail']);
      expect(gateOf(report)?.findings).toMatchObject([
        {
          code: 'capture_not_successful',
          message: expect.stringMatching(/^The run .*\(https:\/\/example\.test\/1\)/),
        },
      ]);
    },
  );

  it('stands beside what the evidence itself lacks', async () => {
    const report = await judge([result('failure')], {
      evidence: (evidence) => ({
        ...evidence,
        complete: false,
        problems: [{ code: 'x', message: 'It broke.' }],
      }),
    });
    expect(gateOf(report)?.findings.map(({ code }) => code)).toEqual([
      'capture_not_successful',
      'incomplete',
    ]);
  });

  it('fails where the floor is off, and can not be softened', async () => {
    const input = { floor: 'off', 'warn-only': 'no-regression' } as const;
    expect((await judge([result('success')], { input })).conclusion).toBe('success');
    const report = await judge([result('skipped')], { input });
    expect([report.conclusion, report.failure_kind]).toEqual(['failure', 'incomplete-evidence']);
  });
});

describe('where nothing may be run', () => {
  it('missing evidence says why, and to hand it over', async () => {
    const report = await judge([], { given: () => ({ runsNothing: 'No code runs here.' }) });
    expect(gateOf(report)?.findings).toMatchObject([
      {
        code: 'no_evidence',
        message: expect.stringContaining('No code runs here.'),
        help: expect.stringContaining('input `evidence`'),
      },
    ]);
  });
});
