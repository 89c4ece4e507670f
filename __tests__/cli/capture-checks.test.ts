import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, crate, describeWithCargo } from '../capture/cargo-fixture.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';
import { cargoPlace } from './cargo-place.js';
import { runCli } from './cli-process.js';

const BASE = 'feat/limiter';
let fixture: GitFixture;
let out: string;
beforeEach(() => {
  fixture = createRepository();
  out = mkdtempSync(join(tmpdir(), 'plan-gate-out-'));
  const plan = planText().replaceAll('"run": "cargo test"', '"run": "test -f Cargo.toml"');
  fixture.commit(crate('one', { 'src/lib.rs': '' }));
  fixture.commit({ [PLAN_PATH]: plan }, { branch: BASE, parents: ['main'] });
  fixture.commit({ 'src/clock/a.rs': '' }, { branch: 'work', parents: [BASE] });
  fixture.checkout('work');
});
afterEach(() => {
  fixture.remove();
  rmSync(out, { recursive: true, force: true });
});

const capture = (...args: readonly string[]) =>
  runCli(['capture', '--repo', fixture.dir, '--out', join(out, 'evidence.json'), ...args], cargoPlace);

describe('capture with the plan named', () => {
  it('refuses what it can not take', async () => {
    for (const [args, said] of [
      [['--chunk', 'clock'], '--chunk names a chunk of a plan: say with --base BRANCH where that is.'],
      [['--base', 'gone'], '--base gone names no commit of this repository.'],
    ] as const) {
      const { exitCode, stderr } = await capture(...args);
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining(said)]);
    }
  });
});

describeWithCargo('capture with the plan named, with real cargo', () => {
  it(
    'runs the checks of the chunk into the evidence, and says so where there is no plan',
    async () => {
      const checks = () => JSON.parse(readFileSync(join(out, 'evidence.json'), 'utf8')).checks;
      expect((await capture('--base', BASE, '--chunk', 'clock')).exitCode).toBe(0);
      const check = { desc: 'its tests pass', run: 'test -f Cargo.toml', cwd: null };
      expect(checks()).toEqual([{ ...check, exit_code: 0, reason: null, output: '' }]);
      const { exitCode, stderr } = await capture('--base', 'main');
      expect([exitCode, checks()]).toEqual([0, []]);
      expect(stderr).toContain('note: No plan check is run.');
    },
    CAPTURE_TIMEOUT_MS,
  );
});
