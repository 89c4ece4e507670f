import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mayReplace } from '../../src/capture/capture-file.js';
import { check } from '../../src/cli/check.js';
import { parseFlags } from '../../src/cli/flags.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';

let fixture: GitFixture;
let folder: string;
beforeAll(() => {
  fixture = createRepository();
  folder = mkdtempSync(join(tmpdir(), 'plan-gate-report-files-'));
  fixture.commit({ 'src/lib.rs': '' });
  fixture.commit({ [PLAN_PATH]: planText() }, { branch: 'feat/limiter', parents: ['main'] });
  fixture.commit({ 'src/clock/a.rs': '' }, { branch: 'limiter/chunk-clock', parents: ['feat/limiter'] });
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: readonly string[]) =>
  check([
    ...['--repo', fixture.dir, '--floor', 'off'],
    ...['--base', 'feat/limiter', '--head', 'limiter/chunk-clock', ...args],
  ]);

/** A refusal before anything was judged. */
const refused = (reason: string) => ({ exitCode: 2, stdout: '', stderr: `plan-gate: ${reason}\n` });

describe.each(['html', 'sarif'])('check --%s', (format) => {
  const option = `--${format}`;

  it('makes the folder, and replaces its own report', async () => {
    const path = join(folder, 'new', `report.${format}`);
    expect((await run(option, path)).exitCode).toBe(0);
    const first = readFileSync(path, 'utf8');
    writeFileSync(path, first.slice(0, 1500));
    expect((await run(option, path)).exitCode).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(first);
    expect(readdirSync(join(folder, 'new')).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('fills an empty file, and leaves alone what may be somebody’s work', async () => {
    const path = join(folder, `work.${format}`);
    writeFileSync(path, '');
    expect((await run(option, path)).exitCode).toBe(0);
    for (const work of [
      'pub fn f() {}',
      '<!DOCTYPE html>\n<title>Mine</title>',
      '{"version":"2.1.0","runs":[]}',
    ]) {
      writeFileSync(path, work);
      expect(await run(option, path)).toEqual(
        refused(
          `${path} is already there and is no report of plan-gate in this format. Remove it, or name another file with ${option}.`,
        ),
      );
      expect(readFileSync(path, 'utf8')).toBe(work);
    }
  });

  it('says of a folder that a file in it is wanted', async () => {
    expect(await run(option, folder)).toEqual(
      refused(`${folder} is a folder. Name a file in it: ${option} ${join(folder, `report.${format}`)}`),
    );
  });

  it('replaces no link, such as /dev/stdout, and not what it leads to', async () => {
    const [victim, link] = [join(folder, 'victim'), join(folder, `link.${format}`)];
    writeFileSync(victim, '');
    symlinkSync(victim, link);
    expect(await run(option, link)).toMatchObject({ exitCode: 2, stdout: '' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(victim, 'utf8')).toBe('');
  });

  it('says at once where nothing can be written', async () => {
    for (const [path, why] of [
      ['/proc/nope', 'no file can be made in /proc. Name one in another folder.'],
      [join(folder, 'file', 'x'), 'a part of its path is a file'],
    ] as const) {
      writeFileSync(join(folder, 'file'), 'x');
      const result = await run(option, path);
      expect([result.exitCode, result.stdout]).toEqual([2, '']);
      expect(result.stderr).toMatch(new RegExp(`^plan-gate: ${path} could not be written: `));
      if (path === '/proc/nope') expect(result.stderr).toContain(why);
    }
  });
});

describe('two reports of one check', () => {
  it('need a file each', async () => {
    const path = join(folder, 'both');
    expect(await run('--html', path, '--sarif', join(folder, '.', 'both'))).toEqual(
      refused('--html and --sarif name the same file; give each its own.'),
    );
    expect(existsSync(path)).toBe(false);
  });
});

describe('a result of a capture', () => {
  it('is not put where a folder is, nor in one that can not be written to', async () => {
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    expect(await mayReplace(inner)).toMatchObject({
      reason: `${inner} is a folder. Name a file in it: --out ${join(inner, 'evidence.json')}`,
    });
    expect(await mayReplace('/proc/nope')).toMatchObject({
      reason: '/proc/nope could not be written: no file can be made in /proc. Name one in another folder.',
    });
    expect(readdirSync(inner)).toEqual([]);
  });
});

describe('a name that is none of a file', () => {
  it.each([
    ['check', 'html', 'report.html'],
    ['check', 'sarif', 'report.sarif'],
    ['capture', 'out', 'evidence.json'],
    ['merge', 'out', 'evidence.json'],
    ['baseline', 'out', 'baseline.json'],
  ] as const)('is refused: %s --%s', (command, name, usual) => {
    const problem = (value: string) => {
      const parsed = parseFlags(command, [`--${name}`, value]);
      return parsed.ok ? null : parsed.problem;
    };
    const advice = `Name the file, such as --${name} ${usual}, or leave the option out.`;
    expect(problem('')).toBe(`--${name} is empty. ${advice}`);
    expect(problem('-')).toBe(
      `--${name} is -, which is no file: only a file is written, and nothing to standard output. ${advice}`,
    );
    expect(problem('./-')).toBe(null);
  });

  it('so that nothing is written and nothing passes for written', async () => {
    expect(await run('--html', '')).toMatchObject({ exitCode: 2, stdout: '' });
    expect(await run('--html', '-')).toMatchObject({ exitCode: 2, stdout: '' });
    expect(existsSync('-')).toBe(false);
  });
});
