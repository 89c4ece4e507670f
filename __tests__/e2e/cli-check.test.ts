import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { PullValues } from '../double/values.js';
import { INTEGRATION, PLAN_PATH } from './plans.js';
import { runCli } from './runner.js';
import { headOf, openScene, type Scene } from './scene.js';
import { troubles } from './verdicts.js';

let scene: Scene;
let good: PullValues;
let bad: PullValues;
let empty: string;
beforeAll(async () => {
  scene = await openScene();
  good = scene.pull('limiter/chunk-clock', { 'src/clock/a.rs': '' });
  bad = scene.pull('limiter/chunk-clock-a2', { 'src/lib.rs': '' });
  empty = mkdtempSync(path.join(tmpdir(), 'plan-gate-empty-'));
});
afterAll(async () => {
  rmSync(empty, { recursive: true, force: true });
  await scene.close();
});
const check = (...args: readonly string[]) => runCli(['check', '--floor', 'off', ...args], scene.fixture.dir);

describe('plan-gate check', () => {
  it('exits 0, 1 and 2 for success, failure and what can not be judged', async () => {
    expect((await scene.check(good)).exitCode).toBe(0);
    expect((await scene.check(bad)).exitCode).toBe(1);
    expect(
      (await check('--base', INTEGRATION, '--head', good.head.ref, '--plan-ref', 'nowhere')).exitCode,
    ).toBe(2);
  });

  it('prints the verdict for terminals and as Markdown', async () => {
    const terminal = await scene.check(bad);
    expect(terminal.stdout).toMatch(
      /^✗ This change may not merge: src\/lib\.rs is changed, but it is not in files_touched of chunk clock\s+\(file-scope\)\.\n/,
    );
    expect(terminal.stdout).not.toContain('\u001b');
    const markdown = await scene.check(bad, '--format', 'markdown');
    expect(markdown.stdout).toMatch(
      /^## ❌ This change may not merge: src\/lib\.rs is changed, but it is not in files\\_touched of chunk clock \(file-scope\)\.\n/,
    );
  });

  it('writes the report as a page and as SARIF, each whole, whatever the verdict', async () => {
    const [html, sarif] = [path.join(empty, 'a report.html'), path.join(empty, 'new', 'report.sarif')];
    const { exitCode } = await scene.check(bad, '--html', html, '--sarif', sarif);
    expect(exitCode).toBe(1);
    const page = readFileSync(html, 'utf8');
    expect(page).toMatch(/^<!doctype html>/i);
    expect(page).toContain('This change may not merge');
    const { runs } = JSON.parse(readFileSync(sarif, 'utf8'));
    expect(runs[0].results).toMatchObject([
      {
        ruleId: 'file-scope',
        level: 'error',
        locations: [
          { physicalLocation: { artifactLocation: { uri: 'src/lib.rs' }, region: { startLine: 1 } } },
        ],
      },
    ]);
  });

  it('is no success where a report that was asked for could not be written, and leaves no older one', async () => {
    const html = path.join(empty, 'older.html');
    expect((await scene.check(good, '--html', html)).exitCode).toBe(0);
    expect(existsSync(html)).toBe(true);
    const stopped = await scene.check(good, '--html', html, '--sarif', empty);
    expect(stopped).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: `plan-gate: ${empty} is a folder. Name a file in it: --sarif ${path.join(empty, 'report.sarif')}\n`,
    });
    expect(existsSync(html)).toBe(false);
  });

  it('takes a clone as people have it: the work tree, remote branches, commits', async () => {
    const clone = scene.checkout(bad);
    const run = (...args: readonly string[]) =>
      runCli(['check', '--floor', 'off', '--format', 'json', ...args], clone);
    const head = ['--head', 'origin/limiter/chunk-clock-a2'];
    const byBranch = await run('--base', 'origin/feat/limiter', ...head);
    const base = scene.fixture.resolve(INTEGRATION);
    const byCommit = await run('--base', base, '--base-branch', INTEGRATION, ...head);
    const report: Report = JSON.parse(byBranch.stdout);
    expect(troubles(report)).toEqual(['file-scope: out_of_scope src/lib.rs:1']);
    expect(report).toMatchObject({
      base,
      head: headOf(scene.fixture, bad),
      plan: { path: PLAN_PATH, ref: INTEGRATION },
    });
    expect(byCommit.stdout).toBe(byBranch.stdout);
  });

  it('tells the chunk by flag and by label', async () => {
    const at = ['--base', INTEGRATION, '--head', headOf(scene.fixture, good), '--format', 'json'];
    for (const flags of [
      ['--chunk', 'clock'],
      ['--label', 'bug', '--label', 'chunk:clock'],
    ]) {
      const { stdout } = await check(...at, ...flags);
      expect(JSON.parse(stdout)).toMatchObject({ conclusion: 'success', chunk: 'clock' });
    }
  });

  it.each([
    [['--head', 'HEAD'], /Say what the change is to be merged into: --base BRANCH/],
    [['--base', 'nowhere'], /--base nowhere names no commit of this repository/],
    [['--base', INTEGRATION, '--head', 'nowhere'], /--head nowhere names no commit/],
    [['--base', INTEGRATION, '--format', 'xml'], /--format is "xml"; it accepts terminal, json or markdown/],
    [['--base', INTEGRATION, '--slack', 'x', '--if-no-plan', 'y'], /slack.*"x"[\s\S]*if-no-plan.*"y"/],
    [['--base', INTEGRATION, '--color'], /--color/],
    [['--base'], /--base/],
    [['--base', INTEGRATION, 'file'], /"file"/],
    [['--base', `--upload-pack=x`], /--base/],
  ])('is misused with %j', async (args, said) => {
    const { exitCode, stdout, stderr } = await check(...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^plan-gate: /);
    expect(stderr).toMatch(said);
  });

  it('says where there is no repository', async () => {
    const { exitCode, stderr } = await runCli(['check', '--base', 'main'], empty);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^plan-gate: .* is not in a git repository\./);
  });
});

describe('plan-gate', () => {
  it.each([
    [[], 2, 'stderr'],
    [['--help'], 0, 'stdout'],
    [['help'], 0, 'stdout'],
    [['-h'], 0, 'stdout'],
  ] as const)('with %j tells the commands', async (args, exitCode, stream) => {
    const result = await runCli(args, empty);
    expect(result.exitCode).toBe(exitCode);
    expect(result[stream]).toMatch(/^ {2}check .*\n {2}validate .*\n {2}hash .*\n(?: {2}.*\n)* {2}demo /m);
    expect(result[stream === 'stdout' ? 'stderr' : 'stdout']).toBe('');
  });

  it.each(['check', 'validate', 'hash', 'demo'])('%s --help tells its options', async (command) => {
    const { exitCode, stdout, stderr } = await runCli([command, '--help'], empty);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: plan-gate ${command}`));
  });

  it.each([
    [['chek']],
    [['constructor']],
    [['__proto__']],
    [['demo', '--unknown']],
    [['demo', '--keep=x']],
    [['validate', '--format', 'x', 'y']],
  ])('refuses %j', async (args) => {
    const { exitCode, stdout, stderr } = await runCli(args, empty);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^plan-gate: .+\n$/s);
  });
});
