import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { invocation, shellQuoted } from '../../src/cli/shell-words.js';
import { CLI, ROOT, runCli, startCli } from './cli-process.js';

let folder: string;
let temp: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-gate-cli-demo-'));
  temp = join(folder, 'a temp');
  mkdirSync(temp);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const demo = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  runCli(['demo', ...args], { env: { TMPDIR: temp, ...env } });
const stepsOf = (stdout: string) => stdout.slice(stdout.indexOf('One success'));
const unwrapped = (text: string) => text.replace(/\s+/g, ' ');

describe('plan-gate demo', () => {
  it('says first what plan-gate is, then what the chunks may touch and that the folder goes', async () => {
    const { exitCode, stdout, stderr } = await demo();
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe(
      'plan-gate answers one question about a change: may it merge under its plan?',
    );
    expect(stdout).toMatch(
      /\(files_touched\):\n {2}bucket {2}src\/bucket\.rs, tests\/bucket\.rs\n {2}clock {3}src\/clock\.rs, tests\/clock\.rs\n/,
    );
    expect(unwrapped(stdout)).toMatch(/It is removed at the end; --keep leaves it there\./);
    expect(stdout).toMatch('\n       node src/cli.ts demo --keep\n');
    expect(readdirSync(temp)).toEqual([]);
  });

  it('tells next steps that can be run as they stand', async () => {
    const { stdout } = await demo(['--keep']);
    const [name = ''] = readdirSync(temp);
    expect(unwrapped(stdout)).toMatch(/It stays there\./);
    const [cd = '', check = ''] = [...stepsOf(stdout).matchAll(/^ {7}(.*)$/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(cd).toBe(`cd ${shellQuoted(join(temp, name))}`);
    const script = join(ROOT, 'src/cli.ts');
    expect(check).toBe(
      `node ${shellQuoted(script)} check --base feat/rate-limiter --landed bucket --floor off`,
    );
    const args = check.slice(check.indexOf('check ')).split(' ');
    expect((await runCli(args, { cwd: join(temp, name) })).exitCode).toBe(1);
  });

  it.each([
    ['60', 60],
    ['20', 40],
    ['1000', 140],
  ])('wraps its own sentences at %s columns', async (columns, width) => {
    const { stdout } = await demo([], { COLUMNS: columns });
    const own = stdout.slice(0, stdout.indexOf('$ plan-gate')) + stepsOf(stdout);
    // A path is never broken, and neither is a command.
    const sentences = own.split('\n').filter((line) => !line.includes(temp) && !line.startsWith('       '));
    expect(sentences.length).toBeGreaterThan(15);
    expect(Math.max(...sentences.map((line) => line.length))).toBeLessThanOrEqual(width);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no folder behind when %s ends it', async (signal) => {
    for (const args of [['demo'], ['demo', '--keep']]) {
      const child = startCli(args, { env: { TMPDIR: temp } });
      const closed = once(child, 'close');
      while (readdirSync(temp).length === 0 && child.exitCode === null) await delay(5);
      child.kill(signal);
      const [exitCode] = await closed;
      expect([exitCode, readdirSync(temp)]).toEqual([signal === 'SIGINT' ? 130 : 143, []]);
    }
  });
});

describe('the way to start plan-gate again', () => {
  it.each([
    ['/usr/bin/plan-gate', '/w', 'plan-gate', 'plan-gate'],
    ['/w/node_modules/.bin/plan-gate', '/w', 'npx plan-gate', 'npx plan-gate'],
    ['/w/p/dist/cli/index.js', '/w/p', 'node dist/cli/index.js', 'node /w/p/dist/cli/index.js'],
    ['/w/p/dist/cli/index.js', '/w/q', 'node /w/p/dist/cli/index.js', 'node /w/p/dist/cli/index.js'],
    ["/w/it's/a b.js", '/w', `node 'it'\\''s/a b.js'`, `node '/w/it'\\''s/a b.js'`],
  ])('from %s in %s', (script, cwd, here, anywhere) => {
    expect(invocation(script, cwd)).toEqual({ here, anywhere });
  });

  it('quotes for a shell what would mean something to it', () => {
    expect(['a/b.c', 'HEAD~1', '~', 'a b', '$(x)', ''].map(shellQuoted)).toEqual([
      'a/b.c',
      'HEAD~1',
      "'~'",
      "'a b'",
      "'$(x)'",
      "''",
    ]);
    expect(CLI.at(-1)).toBe(join(ROOT, 'src/cli.ts'));
  });
});
