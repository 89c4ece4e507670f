import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOSTILE_PLANS } from '../hostile-plans.mjs';
import { ROOT, rounded, runWithMemory } from '../measure.mjs';

/** `plan-gate validate` of large plans that are wrong in as many places as possible. */
export async function measure({ quick }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'));
  const rows = [];
  try {
    const plans = quick ? HOSTILE_PLANS.filter((_, at) => at % 8 === 3) : HOSTILE_PLANS;
    for (const [name, text] of plans) {
      const file = path.join(folder, 'plan.json');
      writeFileSync(file, text());
      const command = [path.join(ROOT, 'dist', 'cli', 'index.js'), 'validate', file];
      const { ms, mib } = await runWithMemory(command, { expected: [0, 1] });
      rows.push({ plan: name, ms, mib });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const slowest = rows.reduce((worst, row) => (row.ms > worst.ms ? row : worst));
  const most = Math.max(...rows.map(({ mib }) => mib));
  return {
    figures: [
      {
        bar: 'hostile-plan-time',
        value: slowest.ms,
        note: `${slowest.plan}; the most memory of any is ${rounded(most)} MiB`,
      },
    ],
    tables: [
      {
        title: 'Hostile plans of 4 MiB',
        columns: ['plan', 'ms', 'MiB'],
        rows: rows.map(({ plan, ms, mib }) => [plan, rounded(ms), rounded(mib)]),
      },
    ],
  };
}
