import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CAPTURE_TIMEOUT_MS, describeWithCargo } from '../capture/cargo-fixture.js';
import { runGitSync } from '../double/git-process.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import type { Step } from './runner.js';
import { headOf, openScene, type Scene } from './scene.js';

/** Cargo can't read this, so nothing is built; the plan is looked for before that is found out. */
const NO_WORKSPACE = { 'Cargo.toml': 'not a manifest\n', 'src/bucket.rs': '// less\n' };

describeAction('a capture that can not tell the plan', () => {
  describeWithCargo('with a toolchain', () => {
    let scene: Scene;
    let pull: PullValues;
    beforeAll(async () => {
      scene = await openScene();
      pull = scene.pull('limiter/chunk-bucket', NO_WORKSPACE);
    });
    afterAll(() => scene.close());

    const home = (name: string) =>
      process.env[`${name.toUpperCase()}_HOME`] ?? path.join(homedir(), `.${name}`);
    async function notices(workspace: string, step: Partial<Step>): Promise<readonly string[]> {
      const env = { CARGO_HOME: home('cargo'), RUSTUP_HOME: home('rustup') };
      const inputs = { mode: 'capture', 'github-token': '', ...step.with };
      const result = await scene.gate(pull, { workspace, env, ...step, with: inputs });
      expect(result.exitCode).toBe(1);
      return result.log.commands.filter(({ name }) => name === 'notice').map(({ data }) => data);
    }

    /** A clone of the head alone. */
    function shallow(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-shallow-'));
      runGitSync(folder, ['init', '--quiet', '--template=', '.']);
      scene.fixture.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      const from = `file://${scene.fixture.gitDir}`;
      runGitSync(folder, ['fetch', '--quiet', '--depth', '1', from, headOf(scene.fixture, pull)]);
      runGitSync(folder, ['checkout', '--quiet', '--detach', 'FETCH_HEAD']);
      return folder;
    }

    it(
      'says so for a shallow clone, and for an event without a pull request; else it says nothing',
      async () => {
        const folder = shallow();
        const [cut, ...more] = await notices(folder, {});
        expect(more).toEqual([]);
        expect(cut).toMatch(/^No plan check is run\. .*feat\/limiter.*`fetch-depth: 0`/);
        rmSync(folder, { recursive: true });
        const whole = scene.checkout(pull);
        expect(await notices(whole, {})).toEqual([]);
        const [pushed] = await notices(whole, { eventName: 'push', event: { ref: 'refs/heads/main' } });
        expect(pushed).toMatch(/^No plan check is run\. On `push`/);
        // Who wants none, and a shard that is to run none, looks for none.
        expect(await notices(whole, { eventName: 'push', event: {}, with: { 'run-checks': 'off' } })).toEqual(
          [],
        );
        expect(await notices(whole, { eventName: 'push', event: {}, with: { shard: '2/2' } })).toEqual([]);
      },
      CAPTURE_TIMEOUT_MS,
    );
  });
});
