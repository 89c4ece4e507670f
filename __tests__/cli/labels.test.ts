import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, crate, describeWithCargo } from '../capture/cargo-fixture.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';
import { cargoPlace } from './cargo-place.js';
import { runCli } from './cli-process.js';

const BASE = 'feat/limiter';
const CHUNK = 'limiter/chunk-clock';
const MANIFEST = '[package]\nname = "one"\nversion = "0.1.0"\nedition = "2021"\n\n[features]\nfast = []\n';
const lib = (fast: string) =>
  `#[test]\nfn holds() {}\n\n#[cfg(feature = "fast")]\n#[test]\nfn is_fast() {\n    assert_eq!(${fast}, 2);\n}\n`;

let fixture: GitFixture;
let out: string;
beforeEach(() => {
  fixture = createRepository();
  out = mkdtempSync(join(tmpdir(), 'plan-gate-labels-'));
});
afterEach(() => {
  fixture.remove();
  rmSync(out, { recursive: true, force: true });
});

const cli = (...args: readonly string[]) => runCli([...args, '--repo', fixture.dir], cargoPlace);
const at = (name: string) => join(out, name);

describeWithCargo('two feature sets under labels, with real cargo', () => {
  it(
    'are each held against their own baseline, and a finding names its label',
    async () => {
      const files = (fast: string) => crate('one', { 'Cargo.toml': MANIFEST, 'src/lib.rs': lib(fast) });
      const fork = fixture.commit(files('1 + 1'));
      fixture.checkout('main');
      const made = ['plain', 'fast'].map((label) => [
        'baseline',
        ...[
          '--commit',
          fork,
          '--ref',
          `${BASE}@fork`,
          '--label',
          label,
          '--out',
          at(`baseline.${label}.json`),
        ],
        ...(label === 'fast' ? ['--cargo-args', '--features=fast'] : []),
      ]);
      const blocks: string[] = [];
      for (const args of made) {
        const { exitCode, stdout, stderr } = await cli(...args);
        expect({ exitCode, stderr }).toMatchObject({
          exitCode: 0,
          stderr: expect.stringContaining('where this label is'),
        });
        blocks.push(stdout);
      }
      const plan = JSON.parse(planText());
      plan.baseline = JSON.parse(`{${blocks[0]}}`).baseline;
      const taskfleet = PLAN_PATH.slice(0, PLAN_PATH.lastIndexOf('/') + 1);
      const steering = {
        [PLAN_PATH]: JSON.stringify(plan),
        ...Object.fromEntries(
          ['plain', 'fast'].map((label) => [
            `${taskfleet}baseline.${label}.json`,
            readFileSync(at(`baseline.${label}.json`), 'utf8'),
          ]),
        ),
      };
      fixture.commit(steering, { branch: BASE, parents: ['main'] });
      fixture.commit({ 'src/lib.rs': lib('1 + 2') }, { branch: CHUNK, parents: [BASE] });
      fixture.checkout(CHUNK);
      await cli('capture', '--out', at('plain.json'));
      await cli('capture', '--out', at('fast-1.json'), '--cargo-args', '--features=fast', '--shard', '1/2');
      await cli('capture', '--out', at('fast-2.json'), '--cargo-args', '--features=fast', '--shard', '2/2');

      const judge = (...args: readonly string[]) =>
        cli(
          'check',
          '--base',
          BASE,
          '--chunk',
          'clock',
          '--run-checks',
          'off',
          '--format',
          'json',
          '--allow',
          '**',
          ...args,
        );
      const plain = ['--evidence', `plain=${at('plain.json')}`];
      const fast = ['--evidence', `fast=${at('fast-2.json')}`, '--evidence', `fast=${at('fast-1.json')}`];
      const report = JSON.parse((await judge(...plain, ...fast)).stdout);
      const gate = (id: string) => report.gates.find((each: { readonly id: string }) => each.id === id);
      expect(gate('baseline').outcome).toBe('pass');
      expect(gate('evidence').outcome).toBe('pass');
      expect(gate('no-regression').findings).toMatchObject([
        {
          message: expect.stringMatching(/^\[fast\] .*one\/lib\/one::is_fast/),
          labels: ['fast'],
          path: 'src/lib.rs',
        },
      ]);

      const swapped = await judge(
        '--evidence',
        `plain=${at('plain.json')}`,
        '--evidence',
        `fast=${at('plain.json')}`,
      );
      expect(swapped.exitCode).toBe(1);
      expect(swapped.stdout).toContain(
        '[fast] The baseline was captured with the cargo arguments `--features=fast`, but now',
      );
    },
    CAPTURE_TIMEOUT_MS,
  );
});

it('has no label that a file could not be named by', async () => {
  const { exitCode, stderr } = await runCli(['baseline', '--label', '../x']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('--label is "../x"; a label is made of letters');
});
