import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeAction } from '../e2e/node24.js';
import { INTEGRATION, PLAN_PATH, planText } from '../e2e/plans.js';
import { openScene, type Scene } from '../e2e/scene.js';
import { soundReport, troubles } from '../e2e/verdicts.js';
import { validateLarge } from './large-plans.js';
import { withinLimit } from './peak.js';

const CHUNKS = 2_000;

/** Each chunk waits for the one half as far along and for its neighbour, and none for a later one. */
const PLAN = planText({
  chunks: Array.from({ length: CHUNKS }, (_, n) => ({
    id: `chunk-${n}`,
    files: [`src/part${n}/**`, `docs/part${n}.md`],
    deps: [...new Set([Math.floor(n / 2), n - 1])]
      .filter((dep) => dep >= 0 && dep < n)
      .map((dep) => `chunk-${dep}`),
  })),
});

describeAction('a plan of 2,000 chunks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-plan-'));
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({}, { [PLAN_PATH]: PLAN });
    const sha = scene.fixture.resolve(INTEGRATION);
    for (const n of [700, 1_399]) {
      const number = scene.double.pulls.length + 1;
      const values = { state: 'closed' as const, merged: true, base: { ref: INTEGRATION, sha } };
      scene.double.pulls.push({ number, ...values, head: { ref: `x/chunk-${n}`, sha } });
    }
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await scene.close();
  });

  it('is valid', async () => {
    const file = path.join(folder, 'plan.json');
    writeFileSync(file, PLAN);
    const result = await withinLimit('a plan of 2,000 chunks, validated', (env) => validateLarge(file, env));
    expect([result.exitCode, result.stderr]).toEqual([0, '']);
  });

  it.each([
    ['in its own files passes, since what it waits for has landed', 1_400, 'src/part1400/a.rs', []],
    [
      'in files of another does not',
      1_400,
      'src/part1401/a.rs',
      ['file-scope: out_of_scope src/part1401/a.rs:1'],
    ],
    [
      'before what it waits for does not',
      1_999,
      'src/part1999/a.rs',
      ['dependencies: not_landed', 'dependencies: not_landed'],
    ],
  ] as const)(
    'has a chunk that %s',
    async (what, n, file, expected) => {
      const pull = scene.pull(`p${scene.double.pulls.length}/chunk-${n}`, { [file]: 'fn a() {}\n' });
      const result = await withinLimit(`a plan of 2,000 chunks, a chunk ${what}`, (env) =>
        scene.gate(pull, { env }),
      );
      const report = soundReport(result);
      expect([report.chunk, report.chunks.length]).toEqual([`chunk-${n}`, CHUNKS]);
      expect(
        troubles(report).map((each) => each.replace(/^dependencies: \w+/, 'dependencies: not_landed')),
      ).toEqual(expected);
    },
    120_000,
  );
});
