import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { type PullRequestEventValues, pullRequestEvent } from '../double/events.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import type { CheckRunValues, GitHubDoubleOptions, PullValues } from '../double/values.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { type Finished, MERGE_SHA, runCli, runStep, type Step, type StepResult } from './runner.js';

/** A repository on disk, GitHub in front of it, and the pull requests in it. */
export interface Scene {
  readonly fixture: GitFixture;
  readonly double: GitHubDouble;
  /** Commits on a branch of its own, from another (the integration branch when not said), and opens a pull request. */
  pull(head: string, files: FileEntries, options?: PullOptions): PullValues;
  /** The event of a pull request as it stands. */
  event(
    pull: PullValues,
    values?: Partial<PullRequestEventValues>,
  ): Promise<Pick<Step, 'eventName' | 'event'>>;
  /** Runs the action on a pull request; `floor` is off unless the step says otherwise. */
  gate(pull: PullValues, step?: Partial<Step>): Promise<StepResult>;
  /** A clone as `actions/checkout` leaves it: remote branches, and the merge commit checked out. */
  checkout(pull: PullValues): string;
  /** The command line on the same commits. */
  check(pull: PullValues, ...args: readonly string[]): Promise<Finished>;
  /** Check runs of the pull request's head. */
  checkRuns(pull: PullValues): readonly CheckRunValues[];
  close(): Promise<void>;
}

export interface PullOptions extends Omit<Partial<PullValues>, 'base' | 'head'> {
  readonly base?: string;
  /** Branch or commit that the work goes on from. */
  readonly from?: string;
  readonly fork?: NonNullable<PullValues['head']['repo']> | null;
}

const SOURCES: FileEntries = {
  'Cargo.toml': '[package]\nname = "limiter"\nversion = "0.1.0"\nedition = "2024"\n',
  'src/lib.rs': 'pub mod bucket;\n',
  'src/bucket.rs': 'pub struct Bucket {\n    pub tokens: u32,\n}\n',
  'src/time.rs': 'pub fn now() -> u64 {\n    let a = 1;\n    let b = 2;\n    a + b\n}\n',
  'tests/bucket.rs': '#[test]\nfn full() {\n    assert!(1 + 1 == 2);\n}\n',
  '.github/workflows/ci.yml': 'on: push\njobs: {}\n',
};

/** Opens a scene: sources on `main`, the plan on the integration branch. */
export async function openScene(
  options: Partial<GitHubDoubleOptions> = {},
  plans: FileEntries = { [PLAN_PATH]: planText() },
): Promise<Scene> {
  const fixture = createRepository({ bare: true });
  fixture.commit(SOURCES);
  fixture.commit(plans, { branch: INTEGRATION, parents: ['main'], message: 'Plan the limiter' });
  const pulls: PullValues[] = [];
  const double = await startGitHubDouble({
    gitDir: fixture.gitDir,
    repository: 'acme/app',
    pulls,
    ...options,
  });
  const folders: string[] = [];
  const gate: Scene['gate'] = async (pull, step = {}) => {
    const event = step.eventName === undefined ? await eventOf(double, pull) : {};
    const common = { apiUrl: double.apiUrl, repository: 'acme/app', eventName: 'pull_request', event: null };
    const result = await runStep({ ...common, ...event, ...step, with: { floor: 'off', ...step.with } });
    return result;
  };
  return {
    fixture,
    double,
    gate,
    pull: (head, files, pullOptions = {}) => openPull(fixture, double.pulls, head, files, pullOptions),
    event: (pull, values) => eventOf(double, pull, values),
    checkout: (pull) => {
      const folder = cloneFor(fixture, pull);
      folders.push(folder);
      return folder;
    },
    check: (pull, ...args) => checkLocally(fixture, pull, args),
    checkRuns: (pull) => {
      const head = headOf(fixture, pull);
      return double.checkRuns().filter((run) => run.headSha === head);
    },
    close: async () => {
      const notes = [double.problems, double.unknownRequests, double.invalidRequests];
      const merged = double.requests.filter((request) => JSON.stringify(request).includes(MERGE_SHA));
      await double.close();
      fixture.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      expect([...notes, merged]).toEqual([[], [], [], []]);
    },
  };
}

function openPull(
  fixture: GitFixture,
  pulls: PullValues[],
  head: string,
  files: FileEntries,
  options: PullOptions,
): PullValues {
  const { base = INTEGRATION, from = base, fork, ...values } = options;
  const number = pulls.length + 1;
  const branch = fork === undefined ? head : `refs/pull/${number}/head`;
  fixture.commit(files, { branch, parents: [from] });
  const pull: PullValues = {
    number,
    ...values,
    base: { ref: base },
    head: { ref: head, ...(fork === undefined ? {} : { repo: fork }) },
  };
  pulls.push(pull);
  return pull;
}

async function eventOf(
  double: GitHubDouble,
  pull: PullValues,
  values: Partial<PullRequestEventValues> = {},
): Promise<Pick<Step, 'eventName' | 'event'>> {
  const state = await double.describePull(pull.number);
  const event = pullRequestEvent({ action: 'opened', repository: double.repository, state, ...values });
  return { eventName: 'pull_request', event };
}

/** The commit at a pull request's head. */
export function headOf(fixture: GitFixture, pull: PullValues): string {
  const fork = pull.head.repo !== undefined && pull.head.repo !== 'same';
  return (
    pull.head.sha ?? fixture.resolve(fork ? `refs/pull/${pull.number}/head` : `refs/heads/${pull.head.ref}`)
  );
}

function cloneFor(fixture: GitFixture, pull: PullValues): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-checkout-'));
  runGitSync(folder, ['init', '--quiet', '--template=', '.']);
  const refspecs = ['+refs/heads/*:refs/remotes/origin/*', '+refs/pull/*:refs/remotes/pull/*'];
  runGitSync(folder, ['fetch', '--quiet', fixture.gitDir, ...refspecs]);
  const head = headOf(fixture, pull);
  const base = fixture.resolve(`refs/heads/${pull.base.ref}`);
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
  const merge = runGitSync(folder, [
    ...identity,
    'commit-tree',
    `${head}^{tree}`,
    '-p',
    base,
    '-p',
    head,
    '-m',
    'Merge',
  ]);
  runGitSync(folder, ['checkout', '--quiet', '--detach', merge.toString('utf8').trim()]);
  return folder;
}

function checkLocally(fixture: GitFixture, pull: PullValues, args: readonly string[]): Promise<Finished> {
  const labels = (pull.labels ?? []).flatMap((label) => ['--label', label]);
  const ends = ['--base', pull.base.ref, '--head', pull.head.ref, ...labels];
  return runCli(['check', '--repo', fixture.dir, '--floor', 'off', ...ends, ...args], fixture.dir);
}
