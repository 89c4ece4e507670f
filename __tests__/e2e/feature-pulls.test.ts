import { expect } from '@jest/globals';
import type { FileEntries } from '../double/git-fixture.js';
import { type Case, judgeCases } from './cases.js';
import { BUCKET, BUCKET_TEST } from './gate-cases.js';
import { describeAction } from './node24.js';
import { planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { WITHOUT_PLAN } from './verdicts.js';

const PLAN = '.taskfleet/feature/plan.v1.json';
const CHUNKS = [
  { id: 'bucket', files: ['src/bucket.rs', 'tests/bucket.rs'], tests: true },
  { id: 'clock', files: ['src/clock/**'] },
];
const WORK: FileEntries = { 'src/bucket.rs': BUCKET, 'tests/bucket.rs': BUCKET_TEST, 'src/clock/a.rs': '' };
let opened = 0;

/** Merged pull requests into an integration branch, one for each of these chunks. */
function land(scene: Scene, integration: string, chunks: readonly string[]): void {
  const sha = scene.fixture.resolve('main');
  for (const id of chunks) {
    const number = scene.double.pulls.length + 1;
    // A fork's integration branch is no branch of this repository.
    const base = { ref: integration, sha };
    scene.double.pulls.push({ number, state: 'closed', merged: true, base, head: { ref: `w/${id}`, sha } });
  }
}

/** The pull request that merges an integration branch, which holds the plan and this work, into its source branch. */
function merging(
  work: FileEntries,
  options: { readonly base?: string; readonly fork?: true; readonly landed?: readonly string[] } = {},
): Case['open'] {
  return (scene: Scene) => {
    opened += 1;
    const integration = `feat/merged-${opened}`;
    const source = options.base ?? 'main';
    const plan = { [PLAN]: planText({ slug: `f${opened}`, source, integration, chunks: CHUNKS }) };
    const fork = options.fork ? { fork: { owner: 'mallory', name: 'app', id: 99 } } : {};
    const pull = scene.pull(
      integration,
      { ...(work as Record<string, string>), ...plan },
      { base: source, from: 'main', ...fork },
    );
    land(scene, integration, options.landed ?? CHUNKS.map(({ id }) => id));
    return pull;
  };
}

const CASES: readonly Case[] = [
  {
    name: 'passes within the union of its chunks, plan files included',
    clonedToo: true,
    open: merging(WORK),
    expected: [],
    also: ({ report, result }) => {
      expect(report).toMatchObject({ kind: 'feature', chunk: null, plan: { path: PLAN, rev: 1 } });
      expect([result.outputs.get('kind'), result.outputs.get('chunk')]).toEqual(['feature', '']);
    },
  },
  {
    name: 'fails on a file of no chunk',
    open: merging({ ...(WORK as object), 'src/time.rs': null }),
    expected: ['file-scope: out_of_scope src/time.rs:1'],
  },
  {
    name: 'fails while chunks have not landed, and names them',
    clonedToo: true,
    open: merging(WORK, { landed: ['clock'] }),
    expected: ['dependencies: not_landed'],
    also: ({ report }) => {
      expect(report.chunks.map(({ id, state }) => [id, state])).toEqual([
        ['bucket', 'waiting'],
        ['clock', 'landed'],
      ]);
      expect(report.headline).toContain('needs chunk bucket, which has not landed');
    },
  },
  {
    name: 'fails on a protected file that no chunk names',
    open: merging({ ...(WORK as object), 'build.rs': '' }),
    expected: ['file-scope: out_of_scope build.rs:1', 'protected-files: protected_file build.rs:1'],
  },
  {
    name: 'owes the tests that its chunks owe',
    open: merging({ 'src/bucket.rs': BUCKET }),
    expected: ['requires-tests: no_tests'],
  },
  {
    name: 'takes the plan at the base where it is there already',
    clonedToo: true,
    open: (scene) => {
      const planned = {
        [PLAN]: planText({ slug: 'known', source: 'release', integration: 'feat/known', chunks: CHUNKS }),
      };
      scene.fixture.commit(planned, { branch: 'release', parents: ['main'] });
      const pull = scene.pull(
        'feat/known',
        { ...(WORK as object), 'src/time.rs': null },
        { base: 'release' },
      );
      land(scene, 'feat/known', ['bucket', 'clock']);
      return pull;
    },
    expected: ['file-scope: out_of_scope src/time.rs:1'],
    also: ({ report }) => expect(report.plan?.ref).toBe('release'),
  },
  {
    name: 'from a fork with the same branch names is no feature pull request',
    clonedToo: true,
    open: merging(WORK, { fork: true }),
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
  },
  {
    name: 'into another branch than its source is not governed',
    open: (scene) => {
      scene.fixture.branch('elsewhere', scene.fixture.resolve('main'));
      return scene.pull(
        'feat/stray',
        { [PLAN]: planText({ slug: 'stray', integration: 'feat/stray' }) },
        { base: 'elsewhere' },
      );
    },
    expected: ['plan: no_plan', ...WITHOUT_PLAN],
  },
];

describeAction('a feature pull request', () => {
  judgeCases(() => openScene(), CASES);
});
