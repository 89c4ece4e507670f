import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namesIn, runCli } from './runner.js';

describe('plan-gate demo, from a copy of dist alone', () => {
  let folder: string;
  const temp = () => path.join(folder, 'temp');
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-demo-test-'));
    for (const name of ['temp', 'empty', 'bin']) mkdirSync(path.join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const demo = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    runCli(['demo', ...args], path.join(folder, 'empty'), { TMPDIR: temp(), ...env });

  it('lets one change through, stops the other, and leaves nothing behind', async () => {
    const { exitCode, stdout, stderr } = await demo([]);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Verdict: success$[\s\S]*^Verdict: failure$/m);
    for (const told of ['src/time.rs', '.github/workflows/ci.yml', 'tests/clock.rs', 'What to try next:']) {
      expect(stdout).toContain(told);
    }
    expect([namesIn(temp()), namesIn(path.join(folder, 'empty'))]).toEqual([[], []]);
  });

  it('is the same whatever git is told by the person who runs it', async () => {
    const config = path.join(folder, 'hostile.config');
    const hooks = path.join(folder, 'hooks');
    mkdirSync(hooks);
    writeFileSync(path.join(hooks, 'pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const settings = [
      ['commit', 'gpgSign', 'true'],
      ['core', 'hooksPath', hooks],
      ['core', 'autocrlf', 'true'],
      ['init', 'templateDir', '/nowhere'],
      ['init', 'defaultObjectFormat', 'sha256'],
      ['user', 'useConfigOnly', 'true'],
      ['diff', 'renames', 'copies'],
      ['diff', 'external', 'false'],
    ];
    writeFileSync(
      config,
      settings.map(([section, key, value]) => `[${section}]\n\t${key} = ${value}\n`).join(''),
    );
    const strange = await demo([], {
      GIT_CONFIG_GLOBAL: config,
      GIT_DIR: '/nowhere',
      GIT_AUTHOR_DATE: 'x',
      LANG: 'tr_TR.UTF-8',
    });
    const plain = await demo([]);
    const withoutPlace = ({ exitCode, stdout, stderr }: typeof plain) => [
      exitCode,
      stdout.replace(/plan-gate-demo-\w+/g, 'X'),
      stderr,
    ];
    expect(withoutPlace(strange)).toEqual(withoutPlace(plain));
  });

  it('keeps the repository when asked, and what it says to run there works', async () => {
    const { stdout } = await demo(['--keep']);
    const kept = path.join(temp(), namesIn(temp())[0] ?? '');
    expect(stdout).toContain(kept);
    const commands = [...stdout.matchAll(/^\$ plan-gate (check .*)$/gm)].map(([, args = '']) =>
      args.split(' '),
    );
    const exits = [];
    for (const args of commands) exits.push((await runCli(args, kept)).exitCode);
    expect(exits).toEqual([0, 1]);
  });

  it('says what is missing where there is no git', async () => {
    symlinkSync(process.execPath, path.join(folder, 'bin', 'node'));
    const { exitCode, stdout, stderr } = await demo([], { PATH: path.join(folder, 'bin') });
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^plan-gate: .*\bgit\b.*\n$/);
    expect(namesIn(temp())).toEqual([]);
  });
});

describe('the first lines of the README', () => {
  it('name a command that does what they say', async () => {
    const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    expect(readme).toContain('node dist/cli/index.js demo');
    const plan = /```json\n([\s\S]*?)```/.exec(readme)?.[1]?.replace(/^ {3}/gm, '') ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-readme-'));
    try {
      writeFileSync(path.join(folder, 'plan.v1.json'), plan);
      expect(await runCli(['validate', 'plan.v1.json'], folder)).toMatchObject({
        exitCode: 0,
        stdout: 'plan.v1.json: valid\n',
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
