import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { interleaved, median, ROOT, rounded, runEmpty, runNode } from '../measure.mjs';

/** `plan-gate validate` of one plan. */
export async function measure({ quick }) {
  const { planText } = await import('../../__tests__/e2e/plans.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'));
  try {
    const file = path.join(folder, 'plan.json');
    writeFileSync(file, planText());
    const command = [path.join(ROOT, 'dist', 'cli', 'index.js'), 'validate', file];
    await runNode(command);
    const runs = await interleaved(quick ? 5 : 21, { validate: () => runNode(command), empty: runEmpty });
    const [ms, empty] = [runs.validate, runs.empty].map((all) => median(all.map((each) => each.ms)));
    return {
      figures: [
        { bar: 'validate-time', value: ms / empty, note: `${rounded(ms)} ms; empty ${rounded(empty)} ms` },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
