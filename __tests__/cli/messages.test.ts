import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readGivenFile } from '../../src/capture/given-file.js';
import { check } from '../../src/cli/check.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runCli } from './cli-process.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-messages-'));
let fixture: GitFixture;
beforeAll(() => {
  fixture = createRepository();
  fixture.commit({ a: '1' });
  fixture.commit({ a: '2' });
  mkdirSync(join(folder, 'plain'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(process.execPath, join(folder, 'bin', 'node'));
});
afterAll(() => {
  fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});

const said = async (...args: readonly string[]) => {
  const { exitCode, stdout, stderr } = await check(['--floor', 'off', ...args]);
  expect([exitCode, stdout]).toEqual([2, '']);
  return stderr;
};
const ofRepository = (...args: readonly string[]) => said('--repo', fixture.dir, ...args);

describe('what names no commit', () => {
  it.each([
    ['HEAD~1', 'HEAD~1'],
    ['main@{1}', "'main@{1}'"],
    ['HEAD^', "'HEAD^'"],
    ["a'b~2", `'a'\\''b~2'`],
  ])('--base %s is told from a name that is not there, with what would do', async (name, quoted) => {
    expect(await ofRepository('--base', name)).toBe(
      `plan-gate: --base takes a branch, a tag or a commit id; ${name} is an expression. Try --base "$(git rev-parse ${quoted})" --base-branch NAME\n`,
    );
  });

  it('is an expression of any flag that takes a commit', async () => {
    expect(await ofRepository('--base', 'main', '--head', 'HEAD~1')).toMatch(
      /Try --head "\$\(git rev-parse HEAD~1\)" --head-branch NAME\n$/,
    );
    expect(await ofRepository('--base', 'main', '--plan-ref', 'main~1')).toMatch(
      /^plan-gate: --plan-ref takes .* Try --plan-ref "\$\(git rev-parse main~1\)"\n$/,
    );
    const { stderr } = await runCli(['baseline', '--repo', fixture.dir, '--commit', '@']);
    expect(stderr).toMatch(/^plan-gate: --commit takes .* @ is an expression\. Try --commit /);
  });

  it('is asked whether a name like it was meant', async () => {
    fixture.git('branch', 'feat/limiter', 'main');
    fixture.git('update-ref', 'refs/remotes/origin/next', 'main');
    expect(await ofRepository('--base', 'feat/limitr')).toBe(
      'plan-gate: --base feat/limitr names no commit of this repository. Did you mean feat/limiter? Else fetch it.\n',
    );
    expect(await ofRepository('--base', 'main', '--head', 'nxet')).toContain('Did you mean next?');
    expect(await ofRepository('--base', 'elsewhere')).toMatch(/Check the name, or fetch it\.\n$/);
  });

  it('is no range either, for which nothing is advised', async () => {
    expect(await ofRepository('--base', 'main..HEAD')).toMatch(/main\.\.HEAD is an expression\.\n$/);
  });

  it.each([
    ['--base', 'nowhere'],
    ['--head', 'nowhere'],
    ['--plan-ref', 'nowhere'],
  ])('%s %s is not there', async (flag, name) => {
    const args = flag === '--base' ? [] : ['--base', 'main'];
    expect(await ofRepository(...args, flag, name)).toBe(
      `plan-gate: ${flag} ${name} names no commit of this repository. Check the name, or fetch it.\n`,
    );
  });

  it('and what is advised works', async () => {
    const { stdout } = await check([
      ...['--repo', fixture.dir, '--floor', 'off', '--format', 'json'],
      ...['--base', fixture.resolve('main~1'), '--base-branch', 'feat/x', '--head', 'main'],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ base: fixture.resolve('main~1'), changed_files: 1 });
  });
});

describe('--repo', () => {
  it.each(['nope', 'file', 'plain'])(
    '%s is told by its whole path, without advice for another place',
    async (name) => {
      const path = join(folder, name);
      const told = {
        nope: `There is no folder ${path}.`,
        file: `${path} is no folder.`,
        plain: `${path} is not in a git repository. Name a folder that is in a clone.`,
      }[name];
      expect(await said('--base', 'main', '--repo', path)).toBe(`plan-gate: ${told}\n`);
      const captured = await runCli(['capture', '--repo', name], { cwd: folder });
      expect(captured).toEqual({ exitCode: 2, stdout: '', stderr: `plan-gate: ${told}\n` });
    },
  );
});

describe('a machine that lacks something', () => {
  const noGit = { PATH: join(folder, 'bin') };

  it.each([[['demo']], [['check', '--base', 'main']], [['baseline']], [['capture']]])(
    'without git: %j says so',
    async (args) => {
      expect(await runCli(args, { cwd: fixture.dir, env: noGit })).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: 'plan-gate: git is needed and was not found; install it.\n',
      });
    },
  );

  it.each(['/proc', join(folder, 'nope'), join(folder, 'file')])(
    'with a temporary folder that takes no files, %s: the demo says so',
    async (temporary) => {
      expect(await runCli(['demo'], { env: { TMPDIR: temporary } })).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: `plan-gate: The temporary folder ${temporary} can't be written to; set TMPDIR.\n`,
      });
    },
  );

  it('judges without a temporary folder what needs none', async () => {
    fixture.checkout('main');
    const args = ['check', '--repo', fixture.dir, '--base', 'main', '--floor', 'off', '--format', 'json'];
    const usual = await runCli(args);
    const without = await runCli(args, { env: { TMPDIR: '/proc' } });
    expect([without.exitCode, without.stdout]).toEqual([usual.exitCode, usual.stdout]);
    expect(without.stderr).not.toMatch('plan-gate:');
  });

  it('suggests for a baseline the name of one, where a folder is named', async () => {
    fixture.checkout('main');
    const args = ['baseline', '--repo', fixture.dir, '--out', folder];
    expect((await runCli(args)).stderr).toBe(
      `plan-gate: ${folder} is a folder. Name a file in it: --out ${join(folder, 'baseline.json')}\n`,
    );
    expect((await runCli([...args, '--label', 'all'])).stderr).toContain(join(folder, 'baseline.all.json'));
  });

  it('names files that were handed over and are not there', async () => {
    const absent = join(folder, 'nope.json');
    expect(await readGivenFile(absent, 'evidence', 10)).toMatchObject({
      reason: `The evidence file ${absent} could not be read: there is no such file. Name the file that a capture wrote, or leave it out.`,
    });
  });
});
