import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './node24.js';
import { planText } from './plans.js';
import { DIST, finished, runCli } from './runner.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-files-'));
  const files: Readonly<Record<string, string | Buffer>> = {
    'good.json': planText(),
    'bad.json': planText()
      .replace('"tier": "code"', '"tier": "opus"')
      .replace('"plan_rev": 1', '"plan_rev": "1"'),
    'torn.json': '{\n  "schema_version": 3,\n',
    'latin1.json': Buffer.from('{"a": "\xe9"}', 'latin1'),
    'large.json': Buffer.alloc(4 * 1024 * 1024 + 1, ' '),
    'worse.json': planText({ chunks: Array.from({ length: 3_000 }, () => ({ id: 'a b', files: ['../x'] })) }),
    '\u001b[31mred\n::error::x.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  mkdirSync(path.join(folder, 'folder'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = (...args: readonly string[]) => runCli(args, folder);
const lines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('plan-gate validate', () => {
  it('prints one line of JSON a file, with every problem at its place', async () => {
    const { exitCode, stdout, stderr } = await cli(
      'validate',
      '--format',
      'json',
      'good.json',
      'bad.json',
      'torn.json',
    );
    expect([exitCode, stderr]).toEqual([1, '']);
    const [good, bad, torn] = lines(stdout);
    expect(good).toEqual({ file: 'good.json', ok: true, problems: [] });
    expect(bad).toEqual({
      file: 'bad.json',
      ok: false,
      problems: [
        {
          code: 'malformed',
          pointer: '/plan_rev',
          line: 3,
          column: 15,
          message: expect.stringMatching(/\S.+\.$/),
        },
        {
          code: 'malformed',
          pointer: '/chunks/0/tier',
          line: 29,
          column: 15,
          message: expect.stringMatching(/\S.+\.$/),
        },
      ],
    });
    expect(torn).toMatchObject({
      file: 'torn.json',
      ok: false,
      problems: [{ code: 'json', pointer: '', line: 3, column: 1 }],
    });
    expect(stdout.endsWith('\n') && stdout.split('\n')).toHaveLength(4);
  });

  it.each([
    [0, ['good.json']],
    [1, ['good.json', 'latin1.json']],
    [1, ['large.json']],
    [2, ['none.json', 'bad.json']],
    [2, ['folder']],
    [2, []],
  ])('exits %i for %j', async (exitCode, files) => {
    for (const format of ['terminal', 'json']) {
      const result = await cli('validate', '--format', format, ...files);
      expect(result.exitCode).toBe(exitCode);
      expect(result.stdout.split('\n').length).toBeGreaterThan(files.length);
    }
  });

  it('tells people each problem at file, line and column', async () => {
    const { stdout } = await cli('validate', 'bad.json', 'good.json');
    expect(stdout).toMatch(
      /^bad\.json:3:15: malformed: .*\nbad\.json:29:15: malformed: .*\nbad\.json: 2 problems\ngood\.json: valid\n$/,
    );
  });

  it('shows a hostile file name for what it is', async () => {
    const { stdout } = await cli('validate', '\u001b[31mred\n::error::x.json');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|^::/mu);
    const { stdout: json } = await cli('validate', '--format=json', '\u001b[31mred\n::error::x.json');
    expect(lines(json)).toMatchObject([{ file: '\u001b[31mred\n::error::x.json', ok: false }]);
  });

  it('does not mind a reader that has seen enough', async () => {
    const script = `"${process.execPath}" "${path.join(DIST, 'cli', 'index.js')}" validate worse.json | head -1; echo "\${PIPESTATUS[0]}"`;
    const child = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const { stdout, stderr } = await finished(child);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^worse\.json:\d+:\d+: \w+: .*\n1\n$/);
  });
});

describe('plan-gate hash', () => {
  const vectors = (name: string) =>
    lines(readFileSync(path.join(ROOT, '__tests__', 'vectors', name), 'utf8'));

  it.each([0, 2, 5, 7, 8, 9, 11])('agrees with vector %i of lists', async (index) => {
    const { items, hash } = vectors('hash.jsonl')[index] as {
      readonly items: readonly string[];
      readonly hash: string;
    };
    writeFileSync(path.join(folder, `list-${index}.json`), JSON.stringify(items));
    expect(await cli('hash', `list-${index}.json`)).toEqual({ exitCode: 0, stdout: `${hash}\n`, stderr: '' });
  });

  it('gives the three hashes of a snapshot', async () => {
    const { text, want } = vectors('snapshot.jsonl')[0] as {
      readonly text: string;
      readonly want: Readonly<Record<string, string>>;
    };
    writeFileSync(path.join(folder, 'snapshot.json'), text);
    const hashes = Object.fromEntries(Object.entries(want).filter(([name]) => name.endsWith('_hash')));
    expect(Object.keys(hashes)).toHaveLength(3);
    const asJson = await cli('hash', '--format', 'json', 'snapshot.json');
    expect([asJson.exitCode, JSON.parse(asJson.stdout)]).toEqual([0, hashes]);
    const { stdout } = await cli('hash', 'snapshot.json');
    for (const [name, value] of Object.entries(hashes))
      expect(stdout).toMatch(new RegExp(`^${name} +${value}$`, 'm'));
  });

  it.each(['[1]', '{"a": 1}', '["\\ud800"]', '[', ''])('refuses %s', async (text) => {
    writeFileSync(path.join(folder, 'refused.json'), text);
    const { exitCode, stdout, stderr } = await cli('hash', 'refused.json');
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^plan-gate: refused\.json: .+\n$/);
  });

  it.each([[[]], [['none.json']], [['folder']], [['good.json', 'bad.json']]])(
    'is misused with %j',
    async (files) => {
      expect(await cli('hash', ...files)).toMatchObject({ exitCode: 2, stdout: '' });
    },
  );
});
