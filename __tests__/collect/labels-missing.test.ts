import { describe, expect, it } from '@jest/globals';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import { baselineOf, codes, type Did, evidenceOf, type FloorScene, gate, judgeFloor } from './floor-scene.js';

const LINUX: Did = { passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::unix'] };
const MACOS: Did = { passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::kqueue'] };
const text = (did: Did) => serializeSnapshot(baselineOf(did));

type Files = FloorScene['fork'];

/** Judges evidence of these labels (of none for an empty list, which is one file) beside these files at the plan ref. */
function judge(labels: readonly (readonly [string, Did])[], files: Files, more: Partial<FloorScene> = {}) {
  const fork = { 'src/lib.rs': '', ...files };
  const fileOf = (did: Did) => [{ name: 'e.json', content: Buffer.from(serializeEvidence(evidenceOf(did))) }];
  return judgeFloor({
    fork,
    head: { ...fork, 'src/lib.rs': '//' },
    before: LINUX,
    after: LINUX,
    lists: 'none',
    given: () => ({
      evidence:
        labels.length === 0
          ? [{ label: null, files: fileOf(LINUX) }]
          : labels.map(([label, did]) => ({ label, files: fileOf(did) })),
    }),
    ...more,
  });
}

const ONE = [['linux', LINUX]] as const;
const LINUX_FILE = { '.taskfleet/baseline.linux.json': text(LINUX) };

describe('a baseline beside the plan of a label that there is no evidence of', () => {
  it('is incomplete evidence, by its name, with what to do', async () => {
    const report = await judge(ONE, { ...LINUX_FILE, '.taskfleet/baseline.macos.json': text(MACOS) });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(gate(report, 'evidence').findings).toMatchObject([
      {
        code: 'label_missing',
        level: 'error',
        labels: ['macos'],
        path: '.taskfleet/baseline.macos.json',
        message:
          '[macos] There is no evidence of the label `macos`, but `.taskfleet/baseline.macos.json` is its baseline, so what it stands for was not tested.',
        help: expect.stringMatching(/`macos=path`.*plan pull request remove that file/),
      },
    ]);
    expect(gate(report, 'no-regression')).toMatchObject({
      outcome: 'unknown',
      summary: expect.stringContaining('[linux] No test that passed at the baseline fails.'),
    });
    expect(gate(report, 'baseline').reason).toBe(
      '[macos] Nothing is held against `.taskfleet/baseline.macos.json`: see the gate `evidence`.',
    );
  });

  it('is missed where both labels come to the same, so that both files have the pinned hashes', async () => {
    const report = await judge(ONE, { ...LINUX_FILE, '.taskfleet/baseline.macos.json': text(LINUX) });
    expect([report.failure_kind, codes(report, 'evidence')]).toEqual([
      'incomplete-evidence',
      ['label_missing'],
    ]);
  });

  it.each<[string, string]>([
    ['no snapshot', '[]'],
    ['of another commit', serializeSnapshot({ ...baselineOf(MACOS), commit_oid: 'a'.repeat(40) })],
  ])('is missed where it is %s', async (_, file) => {
    const report = await judge(ONE, { ...LINUX_FILE, '.taskfleet/baseline.macos.json': file });
    expect([report.failure_kind, codes(report, 'evidence')]).toEqual([
      'incomplete-evidence',
      ['label_missing'],
    ]);
  });

  it('hides nothing of what is wrong with a label that there is evidence of', async () => {
    const worse = { passed: [], failed: LINUX.passed ?? [] };
    const report = await judge([['linux', worse]], {
      ...LINUX_FILE,
      '.taskfleet/baseline.macos.json': text(MACOS),
    });
    expect(codes(report, 'no-regression')).toEqual(['test_regressed', 'test_regressed']);
    expect(codes(report, 'evidence')).toEqual(['label_missing']);
  });

  it('is not missed elsewhere, under a name of no label, or where another label has it', async () => {
    const report = await judge(ONE, {
      ...LINUX_FILE,
      '.taskfleet/baseline.json': text(MACOS),
      '.taskfleet/baseline-macos.json': text(MACOS),
      '.taskfleet/baseline.a b.json': text(MACOS),
      '.taskfleet/old/baseline.macos.json': text(MACOS),
      '.taskfleet/notes.macos.json': '',
    });
    expect(report.conclusion).toBe('success');
    const named = await judge(
      ONE,
      { '.taskfleet/baseline.tux.json': text(LINUX) },
      {
        given: (evidence) => ({
          evidence: [
            {
              label: 'linux',
              files: [{ name: 'e.json', content: Buffer.from(serializeEvidence(evidence)) }],
            },
          ],
          labelBaselines: new Map([['linux', '.taskfleet/baseline.tux.json']]),
        }),
      },
    );
    expect(named.conclusion).toBe('success');
  });

  it('is told with the plan’s own hashes where no label that there is evidence of has them', async () => {
    const report = await judge([['macos', MACOS]], {
      ...LINUX_FILE,
      '.taskfleet/baseline.macos.json': text(MACOS),
    });
    expect(report.failure_kind).toBe('bad-baseline');
    expect(codes(report, 'evidence')).toEqual([]);
    expect(gate(report, 'baseline').findings).toMatchObject([
      {
        code: 'no_label_pinned',
        message: expect.stringContaining(
          '`.taskfleet/baseline.linux.json` has them: where that is the baseline of a label, there is no evidence of it.',
        ),
        help: expect.stringMatching(/^Name the evidence of that label too, or let the next plan revision/),
      },
    ]);
  });

  it('leaves every label unknown where the plan’s folder could not be listed', async () => {
    let listings = 0;
    // The first listing is that of the plans.
    const fail = (call: string) => {
      if (!call.startsWith('listFiles')) return undefined;
      listings += 1;
      return listings > 1 ? 'GitHub is away.' : undefined;
    };
    const report = await judge(ONE, LINUX_FILE, { fail });
    expect(report.conclusion).toBe('failure');
    expect(gate(report, 'baseline')).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringContaining('GitHub is away.'),
    });
  });
});

describe('evidence without a label', () => {
  const IGNORED: Did = { ...LINUX, ignored: ['limiter/lib/limiter::slow'] };
  const RAN: Did = { ...LINUX, failed: ['limiter/lib/limiter::slow'] };

  it('is held against `baseline.json` where that fits too, whatever sorts before it', async () => {
    for (const label of ['android', 'linux']) {
      const files = {
        '.taskfleet/baseline.json': text(LINUX),
        [`.taskfleet/baseline.${label}.json`]: text(LINUX),
      };
      const report = await judge([], files);
      expect(gate(report, 'baseline')).toMatchObject({
        outcome: 'pass',
        summary: 'The baseline is .taskfleet/baseline.json, which is what the plan pins.',
        findings: [],
      });
    }
  });

  it('is not held against what a label’s file says beyond the hashes', async () => {
    const files = {
      '.taskfleet/baseline.android.json': text(RAN),
      '.taskfleet/baseline.json': text(IGNORED),
    };
    const report = await judge([], files);
    expect(gate(report, 'baseline').summary).toContain('The baseline is .taskfleet/baseline.json');
    expect(codes(report, 'baseline')).toEqual([]);
  });

  it('is told plainly to be held against a label’s file where only that fits', async () => {
    const report = await judge([], { ...LINUX_FILE, '.taskfleet/baseline.json': text(MACOS) });
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'baseline').findings).toMatchObject([
      {
        code: 'baseline_of_label',
        level: 'notice',
        path: '.taskfleet/baseline.linux.json',
        message:
          '`.taskfleet/baseline.linux.json`, by its name the baseline of the label `linux`, is taken although the evidence has no label: it has the hashes that the plan pins, and no file without a label in its name has them.',
        help: expect.stringContaining('name the evidence of each label as `label=path`'),
      },
    ]);
  });

  it.each([
    [['macos'], 'Nothing was run for the label `macos`, whose baseline lies beside it.'],
    [
      ['android', 'macos'],
      'Nothing was run for the labels `android` and `macos`, whose baselines lie beside it.',
    ],
  ])('is told which other labels were not looked at: %j', async (others, said) => {
    const files = others.map((label) => [`.taskfleet/baseline.${label}.json`, text(MACOS)] as const);
    const report = await judge([], { ...LINUX_FILE, ...Object.fromEntries(files) });
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'baseline').findings).toMatchObject([
      {
        code: 'labels_not_run',
        level: 'notice',
        message: `Only the label \`linux\` was looked at, whose baseline \`.taskfleet/baseline.linux.json\` the plan pins. ${said}`,
      },
    ]);
  });

  it('is nobody’s where two labels’ files fit and differ beyond the hashes', async () => {
    const files = { '.taskfleet/baseline.a.json': text(RAN), '.taskfleet/baseline.b.json': text(IGNORED) };
    const report = await judge([], files);
    expect(codes(report, 'baseline')).toEqual(['baselines_disagree', 'baseline_of_label']);
    expect(report.failure_kind).toBe('bad-baseline');
  });
});
