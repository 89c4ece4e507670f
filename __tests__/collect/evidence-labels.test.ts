import { describe, expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { BaselineSnapshot } from '../../src/evidence/snapshot.js';
import { serializeSnapshot } from '../../src/evidence/snapshot-file.js';
import type { EvidenceInput } from '../../src/evidence-source.js';
import {
  baselineOf,
  codes,
  type Did,
  errors,
  evidenceOf,
  type FloorScene,
  gate,
  judgeFloor,
} from './floor-scene.js';

const LINUX: Did = { passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::unix'] };
const MACOS: Did = {
  passed: ['limiter/lib/limiter::fills', 'limiter/lib/limiter::kqueue'],
  warnings: [['dead_code', 'src/lib.rs', 'function `unix` is never used']],
};

/** What each label did, and the texts of baseline files by path; those of both are there unless they are named. */
interface Labels {
  readonly linux?: Did;
  readonly macos?: Did;
  readonly files?: Readonly<Record<string, string>>;
  readonly change?: (evidence: Evidence, label: string) => Evidence;
  readonly paths?: Readonly<Record<string, string>>;
  readonly scene?: Partial<FloorScene>;
  readonly given?: Partial<EvidenceInput>;
}

const text = (did: Did, change: (it: BaselineSnapshot) => BaselineSnapshot = (same) => same) =>
  serializeSnapshot(change(baselineOf(did)));
const BESIDE = {
  '.taskfleet/baseline.linux.json': text(LINUX),
  '.taskfleet/baseline.macos.json': text(MACOS),
};

function judge({
  linux = LINUX,
  macos = MACOS,
  files = BESIDE,
  change,
  paths = {},
  scene,
  given,
}: Labels = {}) {
  const fileOf = (label: string, did: Did) => {
    const evidence = (change ?? ((same) => same))(evidenceOf(did), label);
    return { label, files: [{ name: `${label}.json`, content: Buffer.from(serializeEvidence(evidence)) }] };
  };
  const sources = { 'src/lib.rs': '', ...files };
  return judgeFloor({
    fork: sources,
    head: { ...sources, 'src/lib.rs': '//' },
    // The plan pins what Linux did.
    before: LINUX,
    after: LINUX,
    lists: 'none',
    ...scene,
    given: () => ({
      evidence: [fileOf('linux', linux), fileOf('macos', macos)],
      labelBaselines: new Map(Object.entries(paths)),
      ...given,
    }),
  });
}

const messages = (report: Awaited<ReturnType<typeof judge>>, id: string) =>
  gate(report, id).findings.map(({ message }) => message);

describe('evidence of two labels', () => {
  it('passes where each is as its own baseline', async () => {
    const report = await judge();
    expect(report.conclusion).toBe('success');
    expect(gate(report, 'baseline').summary).toBe(
      '[linux] The baseline is .taskfleet/baseline.linux.json, which is what the plan pins. [macos] The baseline is .taskfleet/baseline.macos.json, which is of the commit that the plan names; the hashes that the plan pins are those of the label `linux`.',
    );
    expect(report).not.toHaveProperty('tests');
  });

  it('names the label that a test fails in, or a warning is new in', async () => {
    const report = await judge({
      macos: { ...MACOS, passed: MACOS.passed?.slice(0, 1) ?? [], failed: MACOS.passed?.slice(1) ?? [] },
      linux: { ...LINUX, warnings: [['dead_code', 'src/lib.rs', 'function `kqueue` is never used']] },
    });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'violation' });
    const [regressed] = gate(report, 'no-regression').findings;
    expect(regressed?.message).toMatch(/^\[macos\] .*limiter\/lib\/limiter::kqueue/);
    expect(regressed?.labels).toEqual(['macos']);
    expect(gate(report, 'no-new-clippy').findings[0]?.labels).toEqual(['linux']);
    expect(gate(report, 'no-regression').summary).toMatch(/^\[linux\] No test .* \[macos\] 1 test /);
  });

  it('tells once what is so in both, by both names', async () => {
    const both = { passed: [], failed: ['limiter/lib/limiter::fills'] };
    const report = await judge({ linux: both, macos: { ...both, warnings: MACOS.warnings ?? [] } });
    expect(messages(report, 'no-regression')).toEqual([
      expect.stringMatching(/^\[linux, macos\] .*limiter\/lib\/limiter::fills/),
    ]);
    expect(messages(report, 'no-test-gaming')).toHaveLength(2);
  });

  it('does not excuse in one what is lost in the other', async () => {
    const report = await judge({ macos: { ...MACOS, passed: MACOS.passed?.slice(0, 1) ?? [] } });
    expect(codes(report, 'no-test-gaming')).toContain('test_removed');
    expect(gate(report, 'no-test-gaming').findings.every(({ labels }) => labels?.join() === 'macos')).toBe(
      true,
    );
  });

  it('is incomplete where one is not there, not whole, or of another commit, and judges the other all the same', async () => {
    const away = await judge({
      given: {
        evidence: [
          { label: 'linux', files: [] },
          {
            label: 'macos',
            files: [{ name: 'm.json', content: Buffer.from(serializeEvidence(evidenceOf(MACOS))) }],
          },
        ],
      },
    });
    expect(away).toMatchObject({ conclusion: 'failure', failure_kind: 'incomplete-evidence' });
    expect(codes(away, 'evidence')).toEqual(['no_evidence']);
    expect(gate(away, 'no-regression')).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringMatching(/^\[linux\] There is no usable evidence/),
      summary: expect.stringContaining('[macos] No test that passed at the baseline fails.'),
    });
    const other = await judge({
      change: (it, label) =>
        label === 'macos' ? { ...it, commit_oid: 'a'.repeat(40), complete: false } : it,
      linux: { failed: LINUX.passed ?? [] },
    });
    expect(codes(other, 'evidence')).toEqual(['other_commit', 'incomplete']);
    expect(gate(other, 'no-regression')).toMatchObject({
      outcome: 'fail',
      summary: expect.stringContaining('[macos] There is no usable evidence'),
    });
    expect(other.failure_kind).toBe('violation');
  });
});

describe('the baselines of labels', () => {
  it('may lie anywhere below .taskfleet/ at the plan ref, where input `baseline` names them', async () => {
    const files = {
      '.taskfleet/x/baseline-a.json': text(LINUX),
      '.taskfleet/x/baseline-b.json': text(MACOS),
    };
    const paths = { linux: './.taskfleet/x/baseline-a.json', macos: '.taskfleet/x/baseline-b.json' };
    expect((await judge({ files, paths })).conclusion).toBe('success');
  });

  it('are missed by name, with the command that makes one', async () => {
    const report = await judge({ files: { '.taskfleet/baseline.linux.json': text(LINUX) } });
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'bad-baseline' });
    expect(gate(report, 'baseline')).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringMatching(
        /^\[macos\] The label `macos` has no baseline: `\.taskfleet\/baseline\.macos\.json` is not there at .*`plan-gate baseline --label macos`/,
      ),
    });
    expect(gate(report, 'no-regression').outcome).toBe('unknown');
  });

  it.each(['src/baseline.json', '../baseline.json', '.taskfleet/notes.json', 'x/.taskfleet/baseline.json'])(
    'are no file %s, which a chunk pull request could change',
    async (path) => {
      const files = { ...BESIDE, [path]: text(MACOS) };
      const report = await judge({ files, paths: { macos: path } });
      expect(report.failure_kind).toBe('bad-baseline');
      expect(gate(report, 'baseline').reason).toContain('which is no baseline file below .taskfleet/');
    },
  );

  it('hold the plan to one of them', async () => {
    const report = await judge({
      files: {
        ...BESIDE,
        '.taskfleet/baseline.linux.json': text({ passed: ['limiter/lib/limiter::fills'] }),
      },
    });
    expect(report.failure_kind).toBe('bad-baseline');
    expect(gate(report, 'baseline').findings).toMatchObject([
      {
        code: 'no_label_pinned',
        labels: ['linux', 'macos'],
        message: expect.stringMatching(/^\[linux, macos\] None/),
      },
    ]);
  });

  it.each<[string, (it: BaselineSnapshot) => BaselineSnapshot, string]>([
    ['another commit', (it) => ({ ...it, commit_oid: 'a'.repeat(40) }), 'commit_oid'],
    ['a cut commit', (it) => ({ ...it, commit_oid: 'abc' }), 'commit_oid_malformed'],
    ['another ref', (it) => ({ ...it, ref: 'feat/y@fork' }), 'ref'],
    ['another toolchain', (it) => ({ ...it, toolchain: 'rustc 1.94.0 (x 2026-01-01)' }), 'toolchain'],
    ['an unknown toolchain', (it) => ({ ...it, toolchain: 'unknown' }), 'toolchain_unknown'],
    ['other arguments', (it) => ({ ...it, cargo_args: ['--release'] }), 'cargo_args'],
  ])('are of the plan’s commit, not of %s', async (_, change, code) => {
    const report = await judge({
      files: { ...BESIDE, '.taskfleet/baseline.macos.json': text(MACOS, change) },
    });
    expect(report.failure_kind).toBe('bad-baseline');
    expect(codes(report, 'baseline')).toContain(code);
    expect(gate(report, 'baseline').findings.every(({ labels }) => labels?.join() === 'macos')).toBe(true);
  });

  it('are no other file than a baseline', async () => {
    const report = await judge({ files: { ...BESIDE, '.taskfleet/baseline.macos.json': '[]' } });
    expect(errors(report)).toContain('baseline baseline_invalid .taskfleet/baseline.macos.json:null');
  });

  it('are not taken from the pull request', async () => {
    const weaker = text({ passed: ['limiter/lib/limiter::fills'] });
    const report = await judge({
      macos: { ...MACOS, passed: ['limiter/lib/limiter::fills'] },
      scene: { head: { ...BESIDE, 'src/lib.rs': '//', '.taskfleet/baseline.macos.json': weaker } },
    });
    expect(codes(report, 'no-test-gaming')).toContain('test_removed');
  });
});

describe('an allowance', () => {
  it('that one label uses is not told to have matched nothing in the other', async () => {
    const allowances = [
      { chunk: 'bucket', gate: 'no-regression', match: 'limiter/lib/limiter::kqueue', reason: 'Known.' },
      { chunk: 'bucket', gate: 'no-regression', match: 'limiter/lib/limiter::nowhere', reason: 'Known.' },
    ] as const;
    const macos = {
      ...MACOS,
      passed: ['limiter/lib/limiter::fills'],
      failed: ['limiter/lib/limiter::kqueue'],
    };
    const report = await judge({ macos, scene: { allowances: [...allowances] } });
    expect(gate(report, 'no-regression').outcome).toBe('pass');
    expect(gate(report, 'no-regression').findings.map(({ code, labels }) => [code, labels])).toEqual([
      ['allowance_unused', ['linux', 'macos']],
      ['allowed', ['macos']],
    ]);
  });
});
