// A repository behind the GitHub double, with pull requests of several sizes, and the action run on them as a runner would.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { pullRequestEvent } from '../__tests__/double/events.ts';
import { createRepository } from '../__tests__/double/git-fixture.ts';
import { runGitSync } from '../__tests__/double/git-process.ts';
import { startGitHubDouble } from '../__tests__/double/github-double.ts';
import { mergeGroupEvent, queueBranch } from '../__tests__/double/run-events.ts';
import { DEFAULT_TOKEN } from '../__tests__/double/values.ts';
import { INTEGRATION, PLAN_PATH, planText } from '../__tests__/e2e/plans.ts';
import { ROOT, runNode } from './measure.mjs';

export const TOKEN = DEFAULT_TOKEN;

const CHUNKS = [
  { id: 'all', files: ['src/**', 'tests/**'] },
  { id: 'owing', files: ['src/**', 'tests/**'], tests: true },
  { id: 'top', files: ['src/**', 'tests/**'], deps: ['all'] },
];

const many = (from, to, text) =>
  Array.from({ length: to - from }, (_, n) => [`src/d${(from + n) % 40}/f${from + n}.txt`, text]);

/** Starts the double; `pulls` are by what they are for. */
export async function openStage() {
  const fixture = createRepository({ bare: true });
  fixture.commit({ 'Cargo.toml': '[package]\nname = "limiter"\nversion = "0.1.0"\n', 'src/lib.rs': '\n' });
  const plan = [[PLAN_PATH, planText({ chunks: CHUNKS })], ...many(0, 3_000, 'before\n')];
  fixture.commit(plan, { branch: INTEGRATION, parents: ['main'] });
  const double = await startGitHubDouble({
    gitDir: fixture.gitDir,
    repository: 'acme/app',
    pulls: [],
    limits: { requests: 100_000 },
  });
  const open = (head, files) => {
    const number = double.pulls.length + 1;
    fixture.commit(files, { branch: head, parents: [INTEGRATION] });
    const pull = { number, base: { ref: INTEGRATION }, head: { ref: head } };
    double.pulls.push(pull);
    return pull;
  };
  const test = ['tests/a.rs', '#[test]\nfn a() {\n    b();\n}\n'];
  const pulls = {
    ten: open('a/all', many(0, 10, 'after\n')),
    hundreds: open('b/all', many(0, 300, 'after\n')),
    thousands: open('c/all', many(0, 3_000, 'after\n')),
    owing: open('d/owing', [...many(0, 2_999, 'after\n'), test]),
    beyond: open('e/all', [...many(0, 3_000, 'after\n'), ...many(3_000, 3_040, 'new\n')]),
    dependent: open('f/top', many(0, 10, 'after\n')),
  };
  const sha = fixture.resolve(INTEGRATION);
  double.pulls.push({
    number: double.pulls.length + 1,
    state: 'closed',
    merged: true,
    base: { ref: INTEGRATION, sha },
    head: { ref: 'g/all', sha },
  });
  await double.warm();
  let renewals = 0;
  const folders = [mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'))];
  return {
    fixture,
    double,
    pulls,
    scratch: folders[0],
    /** Puts a commit on top, of as many files as before: another head, which has no check run yet. */
    async renew(pull) {
      renewals += 1;
      fixture.commit([['src/d0/f0.txt', `after ${renewals}\n`]], { branch: pull.head.ref });
      await double.warm();
    },
    /** A clone as `actions/checkout` leaves it. */
    checkout(pull) {
      const folder = cloneFor(fixture, pull);
      folders.push(folder);
      return folder;
    },
    async close() {
      const notes = [...double.problems, ...double.unknownRequests, ...double.invalidRequests];
      await double.close();
      fixture.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return notes;
    },
  };
}

function cloneFor(fixture, pull) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'));
  runGitSync(folder, ['init', '--quiet', '--template=', '.']);
  runGitSync(folder, ['fetch', '--quiet', fixture.gitDir, '+refs/heads/*:refs/remotes/origin/*']);
  const ends = [INTEGRATION, pull.head.ref].map((name) => fixture.resolve(`refs/heads/${name}`));
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
  const parents = ends.flatMap((end) => ['-p', end]);
  const commit = ['commit-tree', `${ends[1]}^{tree}`, ...parents, '-m', 'Merge'];
  const merge = runGitSync(folder, [...identity, ...commit])
    .toString('utf8')
    .trim();
  runGitSync(folder, ['checkout', '--quiet', '--detach', merge]);
  return folder;
}

/** The event of a pull request as it stands. */
export async function pullEvent({ double }, pull) {
  const state = await double.describePull(pull.number);
  return {
    eventName: 'pull_request',
    event: pullRequestEvent({ action: 'opened', repository: double.repository, state }),
  };
}

/** Puts a pull request into a merge queue, and gives the event that asks for checks. */
export function queueEvent({ double, fixture }, { number, head }) {
  const baseSha = fixture.resolve(`refs/heads/${INTEGRATION}`);
  const tip = fixture.resolve(`refs/heads/${head.ref}`);
  const identity = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.com'];
  const parents = ['-p', baseSha, '-p', tip];
  const headSha = fixture
    .git(...identity, 'commit-tree', `${tip}^{tree}`, ...parents, '-m', `Queue #${number}`)
    .trim();
  fixture.branch(queueBranch({ base: INTEGRATION, number, baseSha }), headSha);
  const values = { repository: double.repository, number, base: INTEGRATION, baseSha, headSha };
  return { eventName: 'merge_group', event: mergeGroupEvent(values) };
}

let runs = 0;

/** Runs an action's `dist/index.js` on an event; inputs other than plan-gate's own are given whole. */
export async function runAction(stage, { eventName, event }, { entry, inputs, workspace } = {}) {
  runs += 1;
  const folder = path.join(stage.scratch, String(runs));
  for (const name of ['workspace', 'temp', 'home']) mkdirSync(path.join(folder, name), { recursive: true });
  const files = ['OUTPUT', 'ENV', 'PATH', 'STATE', 'STEP_SUMMARY'];
  for (const name of files) writeFileSync(path.join(folder, name), '');
  const eventPath = path.join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(event));
  const place = workspace ?? path.join(folder, 'workspace');
  const env = {
    HOME: path.join(folder, 'home'),
    TMPDIR: path.join(folder, 'temp'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_REPOSITORY_ID: '1296269',
    GITHUB_API_URL: stage.double.apiUrl,
    GITHUB_GRAPHQL_URL: `${stage.double.apiUrl}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: String(4_000 + runs),
    GITHUB_RUN_NUMBER: String(runs),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'plan',
    GITHUB_JOB: 'gate',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: 'octo-author',
    GITHUB_SHA: 'f00d'.repeat(10),
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_WORKSPACE: place,
    RUNNER_TEMP: path.join(folder, 'temp'),
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    ...Object.fromEntries(files.map((name) => [`GITHUB_${name}`, path.join(folder, name)])),
    ...inputVariables(inputs ?? defaultInputs({ floor: 'off' })),
  };
  stage.double.forgetRequests();
  const result = await runNode([entry ?? path.join(ROOT, 'dist', 'index.js')], { cwd: place, env });
  const requests = [...stage.double.requests];
  rmSync(folder, { recursive: true, force: true });
  return { ...result, requests };
}

function defaultInputs(given) {
  const { inputs } = parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8'));
  const entries = Object.entries(inputs).map(([name, input]) => [
    name,
    given[name] ?? input.default.replaceAll(/\$\{\{ github\.token \}\}/g, TOKEN),
  ]);
  return Object.fromEntries(entries);
}

function inputVariables(inputs) {
  const entries = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  return Object.fromEntries(entries);
}
