import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { describeAction, NODE_24, ROOT } from '../e2e/node24.js';

const RUN = path.join(ROOT, 'bench', 'run.mjs');

/** Every bar that is set, by what a reader of the table must find in it. */
const SET = [
  /^3,000 files, 50 ms a request: .*process start to the check run posted/,
  /^3,000 files: round trips in sequence, the post included$/,
  /^10 files, no latency: of 2\.5 times an empty Node process and 80 ms of work$/,
  /^`plan-gate validate` of one plan: of an empty Node process$/,
  /^Scope: 3,000 paths, 200 entries/,
  /^Scope: 100,000 paths, 1,000 entries/,
  /^Scope: any accepted entry on any path/,
  /^100,000 lines of cargo and 200,000 of libtest/,
  /most memory of the process$/,
  /^Capture, first time: of `cargo test`, then `cargo clippy --all-targets`$/,
  /^Capture, again/,
  /^Rust sources read for tests$/,
  /^`#\[test\]` functions missed or invented/,
];

/** The number of the limit of each, in the same order. */
const LIMITS = [0.25, 4, 1, 2, 20, 600, 25, 800, 220, 1, 1.15, 4, 0];

const bench = (...args: readonly string[]) =>
  spawnSync(NODE_24 ?? process.execPath, [RUN, ...args], { encoding: 'utf8' });

describeAction('the benchmark', () => {
  it('has a line for every bar, with its limit', async () => {
    const program = `import('${RUN.replaceAll('\\', '/')}'.replace('run.mjs', 'bars.mjs')).then(({ BARS }) => console.log(JSON.stringify(BARS)))`;
    const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    const bars: readonly { says: string; limit: number }[] = JSON.parse(stdout);
    const found = SET.map((says) => bars.find((bar) => says.test(bar.says)));
    expect(found.map((bar) => bar?.limit)).toEqual(LIMITS);
  });

  it('prints a table of one case, and exits 0 whether the bars hold or not', () => {
    const { status, stdout } = bench('--quick', '--only', 'scope');
    expect(status).toBe(0);
    const lines = stdout.split('\n').filter((line) => line.startsWith('| Scope: '));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^(?:\| [^|]+ ){3}\| (?:yes|no) \|/);
    expect(stdout).not.toContain('could not be measured');
  }, 120_000);

  it('refuses a case that there is none of, and names those that there are', () => {
    const { status, stderr } = bench('--only', 'speed');
    expect(status).toBe(2);
    expect(stderr).toContain('there are github, validate, scope, output, capture, rust, plans.');
  });
});
