import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mayReplace, reserveFile, writeWhole } from '../../src/capture/capture-file.js';
import { hash } from '../../src/cli/hash.js';
import { validate } from '../../src/cli/validate.js';
import { planText } from '../e2e/plans.js';
import { runCli } from './cli-process.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-cli-files-'));
const absent = join(folder, 'nope.json');
const good = join(folder, 'good.json');
const bad = join(folder, 'bad.json');
beforeAll(() => {
  writeFileSync(good, planText());
  writeFileSync(bad, planText().replace('"plan_rev": 1', '"plan_rev": "1", "extra": 0'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('validate', () => {
  it('says plainly what is no file', async () => {
    expect(await validate([absent])).toEqual({
      exitCode: 2,
      stdout: `${absent}: there is no such file\n`,
      stderr: '',
    });
    expect(await validate([folder])).toMatchObject({ exitCode: 2, stdout: `${folder} is a folder\n` });
    expect(await validate([join(good, 'x')])).toMatchObject({
      exitCode: 2,
      stdout: `${join(good, 'x')}: a part of its path is a file\n`,
    });
  });

  it('goes on to the other files', async () => {
    const { exitCode, stdout } = await validate([absent, good]);
    expect([exitCode, stdout]).toEqual([2, `${absent}: there is no such file\n${good}: valid\n`]);
  });

  it('keeps to the keys of its lines of JSON, in their order', async () => {
    const { stdout } = await validate(['--format', 'json', good, bad, absent]);
    const results = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(results.map((result) => Object.keys(result))).toEqual(Array(3).fill(['file', 'ok', 'problems']));
    const problems: readonly object[] = results.flatMap((result) => result.problems);
    expect(problems.length).toBe(3);
    for (const problem of problems)
      expect(Object.keys(problem)).toEqual(['code', 'pointer', 'line', 'column', 'message']);
    expect(problems.at(-1)).toEqual({
      code: 'unreadable',
      pointer: '',
      line: 1,
      column: 1,
      message: 'It could not be read: there is no such file.',
    });
  });

  it('reads standard input', async () => {
    expect(await runCli(['validate', '-'], { stdin: planText() })).toEqual({
      exitCode: 0,
      stdout: '<stdin>: valid\n',
      stderr: '',
    });
    const torn = await runCli(['validate', '--format', 'json', '-'], { stdin: '{' });
    expect([torn.exitCode, JSON.parse(torn.stdout)]).toMatchObject([1, { file: '-', ok: false }]);
    const large = await runCli(['validate', '-'], { stdin: ' '.repeat(5_000_000) });
    expect(large.stdout).toMatch(/^<stdin>:1:1: json: .*4194304/);
    expect(await validate(['-', '-'])).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('asks for a file', async () => {
    expect((await validate([])).stderr).toBe(
      'plan-gate: Name at least one plan file: plan-gate validate FILE…\n',
    );
  });
});

describe('hash', () => {
  it('reads standard input', async () => {
    const list = join(folder, 'list.json');
    writeFileSync(list, '["b", "a"]');
    const { stdout } = await hash([list]);
    expect(stdout).toMatch(/^sha256:[0-9a-f]{64}\n$/);
    expect(await runCli(['hash', '-'], { stdin: '["a", "b"]' })).toEqual({ exitCode: 0, stdout, stderr: '' });
    expect((await runCli(['hash', '-'], { stdin: '[' })).stderr).toMatch(/^plan-gate: <stdin>: /);
  });

  it('says plainly what is no file', async () => {
    expect(await hash([absent])).toMatchObject({
      exitCode: 2,
      stderr: `plan-gate: ${absent}: there is no such file\n`,
    });
    expect(await hash([folder])).toMatchObject({ exitCode: 2, stderr: `plan-gate: ${folder} is a folder\n` });
  });
});

describe('a file that is to be written', () => {
  it('is not, with the reason in words', async () => {
    const reason = async (path: string) => {
      const written = await writeWhole(path, 'x');
      return written.state === 'missing' ? written.reason : null;
    };
    expect(await reason(folder)).toBe(`${folder} could not be written: it is a folder.`);
    expect(await reason(join(good, 'x'))).toMatch(/could not be written: .*\.$/);
    expect(await reason('/proc/nope')).toBe(
      '/proc/nope could not be written: no file can be made in /proc. Name one in another folder.',
    );
  });

  it('replaces a result, but nothing that may be somebody’s work', async () => {
    const path = join(folder, 'there');
    const isReplaced = async (content: string) => {
      writeFileSync(path, content);
      return (await mayReplace(path)).state === 'known';
    };
    expect((await mayReplace(join(folder, 'nothing'))).state).toBe('known');
    for (const own of [
      '',
      '{"schema_version":1,"ref":"x","commit_oid":',
      '{\n  "schema_version": 1,\n  "ref": ""',
    ])
      expect(await isReplaced(own)).toBe(true);
    const others = [
      'pub fn f() {}',
      '{"schema_version":3,"plan_rev":1}',
      '{"schema_version":1,"conclusion":"success"',
      '[]',
      '\n',
    ];
    for (const other of others) expect(await isReplaced(other)).toBe(false);
    const refusal = `${path} is already there and is no evidence or baseline file. Remove it, or name another file with --out.`;
    expect(await mayReplace(path)).toMatchObject({ state: 'missing', reason: refusal });
    expect((await mayReplace(folder)).state).toBe('missing');
    for (const command of ['baseline', 'capture'])
      expect(await runCli([command, '--out', path])).toMatchObject({
        exitCode: 2,
        stderr: `plan-gate: ${refusal}\n`,
      });
    expect(readFileSync(path, 'utf8')).toBe('\n');
  });

  it('takes away what an earlier run left as soon as its place is reserved', async () => {
    const path = join(folder, 'evidence.json');
    writeFileSync(path, 'old');
    const file = await reserveFile(path);
    if (file.state !== 'known') throw new Error(file.reason);
    expect(existsSync(path)).toBe(false);
    expect(await file.value.write('new')).toMatchObject({ state: 'known' });
    expect(readFileSync(path, 'utf8')).toBe('new');
  });
});

describe('a link that waits where a result is written', () => {
  it('is not written through', async () => {
    const [victim, path] = [join(folder, 'victim'), join(folder, 'linked.json')];
    writeFileSync(victim, 'untouched');
    for (const name of [path, `${path}.partial`]) symlinkSync(victim, name);
    expect(await writeWhole(path, 'new')).toMatchObject({ state: 'known' });
    expect(readFileSync(victim, 'utf8')).toBe('untouched');
    expect(lstatSync(path).isFile()).toBe(true);
  });
});
