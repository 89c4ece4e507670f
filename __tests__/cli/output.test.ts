import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planText } from '../e2e/plans.js';
import { CLI } from './cli-process.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-output-'));
beforeAll(() => {
  const chunks = Array.from({ length: 3_000 }, () => ({ id: 'a b', files: ['../x'] }));
  writeFileSync(join(folder, 'many.json'), planText({ chunks }));
  writeFileSync(join(folder, 'good.json'), planText());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ended = (args: readonly string[], stdio: ('pipe' | 'ignore' | number)[]) =>
  spawnSync(process.execPath, [...CLI, ...args], {
    cwd: folder,
    stdio,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
const shell = (script: string) =>
  spawnSync('bash', ['-c', script, process.execPath, ...CLI], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });

describe('output that can not be written', () => {
  it.each([['good.json'], ['many.json']])('of %s is exit 2, with the reason', (file) => {
    const { status, stderr } = ended(['validate', file], ['ignore', openSync('/dev/full', 'w'), 'pipe']);
    expect([status, stderr]).toEqual([
      2,
      'plan-gate: The output could not be written: no space is left on the device.\n',
    ]);
  });

  it('changes no exit code where only messages are lost', () => {
    const full = openSync('/dev/full', 'w');
    expect(ended(['validate', 'good.json'], ['ignore', 'pipe', full])).toMatchObject({
      status: 0,
      stdout: 'good.json: valid\n',
    });
    expect(ended(['nope'], ['ignore', 'pipe', full]).status).toBe(2);
  });

  it('is no fault where the reader has seen enough', () => {
    const { stdout, stderr } = shell(`"$0" "$@" validate many.json | head -1; echo "\${PIPESTATUS[0]}"`);
    expect([stdout.split('\n').slice(1), stderr]).toEqual([['1', ''], '']);
  });
});

describe('large output', () => {
  it('comes whole through a pipe to a slow reader', () => {
    const args = ['validate', '--format', 'json', ...Array(6).fill('many.json')];
    const whole = ended(args, ['ignore', 'pipe', 'pipe']).stdout;
    expect(Buffer.byteLength(whole)).toBeGreaterThan(100_000);
    const { stdout } = shell(`"$0" "$@" ${args.join(' ')} | (sleep 1; cat)`);
    expect(stdout === whole).toBe(true);
  });
});
