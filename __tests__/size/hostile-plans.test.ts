import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { describeAction } from '../e2e/node24.js';
import { fewAtATime } from '../e2e/verdicts.js';
import { hostilePlans, validateLarge } from './large-plans.js';
import { withinLimit } from './peak.js';

describeAction('plans of 4 MiB, of as much as possible of one thing', () => {
  it('take no more than the limit, and are refused unless they are right', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-hostile-'));
    try {
      const plans = await hostilePlans();
      const codes = await fewAtATime(
        [...plans.entries()],
        async ([at, [name, text]]) => {
          const file = path.join(folder, `plan-${at}.json`);
          writeFileSync(file, text());
          const { exitCode } = await withinLimit(`a plan of 4 MiB: ${name}`, (env) =>
            validateLarge(file, env),
          );
          rmSync(file);
          return [name, exitCode] as const;
        },
        2,
      );
      expect(codes).toHaveLength(plans.length);
      expect(codes.filter(([name, code]) => code !== (name.startsWith('valid') ? 0 : 1))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
