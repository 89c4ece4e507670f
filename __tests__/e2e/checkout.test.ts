import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runGitSync } from '../double/git-process.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { PLAN_PATH, planText } from './plans.js';
import { headOf, openScene, type Scene } from './scene.js';
import { soundReport, troubles, withoutHost } from './verdicts.js';

const NEXT = '.taskfleet/limiter/plan.v2.json';
const STRAY = ['file-scope: out_of_scope src/lib.rs:1'];

describeAction('a workspace that is not what a full checkout would be', () => {
  let scene: Scene;
  const folders: string[] = [];
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await scene.close();
  });

  /** A pull request that strays, into a base of its own, and how it is judged without a checkout. */
  function straying(name: string): PullValues {
    const base = `feat/${name}`;
    scene.fixture.commit(
      { [PLAN_PATH]: planText({ slug: name, integration: base }) },
      { branch: base, parents: ['main'] },
    );
    return scene.pull(`${name}/chunk-clock`, { 'src/lib.rs': '' }, { base });
  }
  async function same(pull: PullValues, workspace: string, expected: readonly string[]): Promise<void> {
    const remote = soundReport(await scene.gate(pull));
    expect(troubles(remote)).toEqual(expected);
    expect(soundReport(await scene.gate(pull, { workspace, attempt: 2 }))).toEqual(remote);
  }
  function lenient(base: string): string {
    return planText({
      rev: 2,
      slug: base.replace('feat/', ''),
      integration: base,
      chunks: [{ id: 'clock', files: ['src/**'] }],
    });
  }

  it('lags behind the base, where the newest revision is', async () => {
    const pull = straying('stale');
    const workspace = scene.checkout(pull);
    scene.fixture.commit({ [NEXT]: lenient(pull.base.ref) }, { branch: pull.base.ref });
    await same(pull, workspace, []);
  });

  it('has a base branch of its own that says otherwise', async () => {
    const pull = straying('forged');
    const workspace = scene.checkout(pull);
    const forged = scene.fixture.commit(
      { [NEXT]: lenient(pull.base.ref) },
      { branch: 'forged-base', parents: [pull.base.ref] },
    );
    runGitSync(workspace, ['fetch', '--quiet', scene.fixture.gitDir, 'forged-base']);
    for (const ref of ['refs/heads/', 'refs/remotes/origin/', 'refs/tags/']) {
      runGitSync(workspace, ['update-ref', `${ref}${pull.base.ref}`, forged]);
    }
    await same(pull, workspace, STRAY);
  });

  // Field log: stainless-api/upload-openapi-spec-action#138, taskcluster/taskgraph#787, shakacode/react_on_rails#3224.
  it('is shallow', async () => {
    const pull = straying('shallow');
    const head = headOf(scene.fixture, pull);
    const workspace = mkdtempSync(path.join(tmpdir(), 'plan-gate-shallow-'));
    folders.push(workspace);
    runGitSync(workspace, ['init', '--quiet', '--template=', '.']);
    runGitSync(workspace, [
      'fetch',
      '--quiet',
      '--depth=1',
      `file://${scene.fixture.gitDir}`,
      pull.head.ref,
      pull.base.ref,
    ]);
    runGitSync(workspace, ['checkout', '--quiet', '--detach', head]);
    await same(pull, workspace, STRAY);
  });

  it('is a checkout of something else', async () => {
    const pull = straying('elsewhere');
    const workspace = mkdtempSync(path.join(tmpdir(), 'plan-gate-other-'));
    folders.push(workspace);
    runGitSync(workspace, ['init', '--quiet', '--template=', '.']);
    await same(pull, workspace, STRAY);
  });

  it('names kinds of change that the list of files leaves out, and judges them alike', async () => {
    const { base } = straying('kinds');
    const kinds = {
      link: { symlink: 'x' },
      'src/bucket.rs': { symlink: 'y' },
      'src/lib.rs': { executable: 'pub mod bucket;\n' },
      sub: { submodule: '1'.repeat(40) },
    };
    const pull = scene.pull('kinds/clock', kinds, { base: base.ref });
    const remote = soundReport(await scene.gate(pull));
    const cloned = soundReport(await scene.gate(pull, { workspace: scene.checkout(pull), attempt: 2 }));
    expect(troubles(remote)).toEqual(Object.keys(kinds).map((name) => `file-scope: out_of_scope ${name}:1`));
    expect(troubles(cloned)).toEqual(troubles(remote));
    const { stdout } = await scene.check(pull, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual(withoutHost(cloned));
    expect(stdout).toMatch(
      /added as a symlink[\s\S]*becomes a symlink[\s\S]*100644 to 100755[\s\S]*added as a submodule/,
    );
  });

  it('would run programs if git were asked carelessly', async () => {
    const pull = straying('armed');
    const workspace = scene.checkout(pull);
    const trap = path.join(workspace, 'ran');
    for (const key of [
      'core.fsmonitor',
      'core.sshCommand',
      'diff.external',
      'core.pager',
      'core.hooksPath',
      'core.attributesFile',
    ]) {
      runGitSync(workspace, ['config', key, `touch ${trap}`]);
    }
    runGitSync(workspace, ['config', 'filter.x.smudge', `touch ${trap}`]);
    runGitSync(workspace, ['config', 'extensions.partialClone', 'origin']);
    await same(pull, workspace, STRAY);
    expect(runGitSync(workspace, ['-c', 'core.fsmonitor=false', 'ls-files', '--others']).toString()).toBe('');
  });
});

describeAction('another host', () => {
  // Field log: ScaCap/action-surefire-report#125, bencherdev/bencher#583, actions/github-script#437.
  it('is asked where GITHUB_API_URL says, below its path', async () => {
    const scene = await openScene({ basePath: '/api/v3', serverUrl: 'https://ghe.example' });
    const pull = scene.pull('limiter/chunk-clock', { 'src/clock/a.rs': '' });
    const result = await scene.gate(pull, { env: { GITHUB_SERVER_URL: 'https://ghe.example' } });
    expect(soundReport(result).host?.run_url).toBe('https://ghe.example/acme/app/actions/runs/4711');
    expect(result.outputs.get('check-run-url')).toMatch(/^https:\/\/ghe\.example\/acme\/app\/runs\/\d+$/);
    expect(scene.checkRuns(pull)).toHaveLength(1);
    await scene.close();
  });
});
