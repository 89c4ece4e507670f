import { spawnSync } from 'node:child_process';

/** What cargo itself says of a work tree. */
export interface ByHand {
  readonly passed: number;
  readonly failed: number;
  readonly ignored: number;
  readonly warnings: number;
}

/** `cargo test` and `cargo clippy` as people call them, with a target folder that later calls go on from. */
export function runByHand(folder: string, target: string): ByHand {
  const test = cargo(folder, ['test', '--workspace', '--no-fail-fast', '--target-dir', target]);
  const results = [
    ...test.stdout.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm),
  ];
  if (results.length === 0) throw new Error(`cargo test by hand printed no result:\n${test.stderr}`);
  const clippy = cargo(folder, ['clippy', '--workspace', '--all-targets', '--target-dir', target]);
  if (clippy.status !== 0) throw new Error(`cargo clippy by hand fails:\n${clippy.stderr}`);
  const units = [
    ...clippy.stderr.matchAll(/^warning: `.*generated (\d+) warnings?(?: \((\d+) duplicates?\))?/gm),
  ];
  const sum = (counts: readonly (string | undefined)[]) =>
    counts.reduce((total, count) => total + Number(count ?? 0), 0);
  return {
    passed: sum(results.map(([, passed]) => passed)),
    failed: sum(results.map(([, , failed]) => failed)),
    ignored: sum(results.map(([, , , ignored]) => ignored)),
    warnings: sum(units.map(([, warnings]) => warnings)) - sum(units.map(([, , duplicates]) => duplicates)),
  };
}

function cargo(cwd: string, args: readonly string[]) {
  const env = { ...process.env, CARGO_TERM_COLOR: 'never', CARGO_INCREMENTAL: '0' };
  const { status, stdout, stderr } = spawnSync('cargo', args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}
