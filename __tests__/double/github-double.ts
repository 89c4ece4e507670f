import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RefusedRequest } from './answer.js';
import { seedCheckRun } from './check-run-writes.js';
import { compileReplies } from './description.js';
import type { EventRepository } from './events.js';
import type { FaultHook } from './faults.js';
import { fileRowsJson } from './file-rows.js';
import { openGit } from './git-reader.js';
import { loadSchema } from './graphql-schema.js';
import { type PullState, pullState } from './pull-state.js';
import type { LoggedRequest } from './request-log.js';
import { type Running, serve } from './serving.js';
import * as values from './values.js';
import type { World } from './world.js';

/** What GitHub's own examples have. */
const DEFAULT_REPOSITORY_ID = 1_296_269;
/** Longer than any test lasts, so that the double never closes a connection that a client is about to use. */
const KEEP_ALIVE_MS = 120_000;

/**
 * A GitHub of one repository, on a port of its own: git on disk behind the REST API.
 *
 *     const fixture = createRepository();
 *     fixture.commit({ 'a.txt': 'one\n' });
 *     const double = await startGitHubDouble({ gitDir: fixture.dir, repository: 'acme/app', pulls: [...] });
 *
 * It refuses what it does not know (paths, parameters, media types, API versions other than 2022-11-28) and keeps note of
 * it. It leaves out conditional requests, most of GraphQL, the diff media types, and everything that no client here asks for.
 */
export interface GitHubDouble {
  /** What `GITHUB_API_URL` is to be. */
  readonly apiUrl: string;
  /** What `GITHUB_GRAPHQL_URL` is to be. */
  readonly graphqlUrl: string;
  /** The served repository, as events name it. */
  readonly repository: EventRepository;
  /** The pull requests of the options: change them in place, or add some. */
  readonly pulls: values.PullValues[];
  /** Every request since the start or `forgetRequests`, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Faults of the double itself. A test ends by expecting none. */
  readonly problems: string[];
  /** Requests that the double has no answer for. A test ends by expecting none. */
  readonly unknownRequests: readonly RefusedRequest[];
  /** Requests that are not as GitHub describes them. */
  readonly invalidRequests: readonly RefusedRequest[];
  /** From now on the hook decides what goes wrong; `undefined` ends that. */
  fault(hook: FaultHook | undefined): void;
  setLatency(milliseconds: number): void;
  /** All check runs with all annotations, in the order in which they were made. */
  checkRuns(): readonly values.CheckRunValues[];
  addCheckRun(seed: values.CheckRunSeed): values.CheckRunValues;
  /** Takes all check runs away, so that the next run finds none. */
  forgetCheckRuns(): void;
  /** A pull request with what git says about it now; throws for a number that is not there. */
  describePull(number: number): Promise<PullState>;
  /** Asks git for what the pull requests need and compiles validators, so that a measured run does not wait for either. */
  warm(): Promise<void>;
  forgetRequests(): void;
  /** Ends open connections and git's processes. */
  close(): Promise<void>;
}

/** Starts the double on 127.0.0.1. The repository may change while it runs. */
export async function startGitHubDouble(options: values.GitHubDoubleOptions): Promise<GitHubDouble> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const world = await openWorld(options, `http://127.0.0.1:${port}${options.basePath ?? ''}`);
  const running: Running = {
    world,
    notes: { problems: [], unknown: [], invalid: [] },
    tokens: options.tokens ?? { [values.DEFAULT_TOKEN]: { checks: 'write', appId: values.ACTIONS_APP_ID } },
    basePath: options.basePath ?? '',
    requests: [],
    used: new Map(),
    resetSeconds: Math.ceil(Date.now() / 1000) + 3600,
    latencyMs: options.latencyMs ?? 0,
    hook: undefined,
  };
  server.on('request', (request, response) => void serve(running, request, response));
  return {
    ...views(running),
    ...controls(running),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      world.git.close();
    },
  };
}

async function openWorld(options: values.GitHubDoubleOptions, apiUrl: string): Promise<World> {
  const [owner = '', name = ''] = options.repository.split('/');
  const world: World = {
    git: await openGit(options.gitDir, options.defaultBranch),
    owner,
    name,
    repositoryId: options.repositoryId ?? DEFAULT_REPOSITORY_ID,
    limits: { ...values.GITHUB_LIMITS, ...options.limits },
    pulls: options.pulls ?? [],
    checkRuns: new Map(),
    apiUrl,
    serverUrl: options.serverUrl ?? 'https://github.com',
    settings: options.settings ?? {},
    mergeabilityAsked: new Set(),
  };
  for (const seed of options.checkRuns ?? []) seedCheckRun(world, seed);
  return world;
}

type Views =
  | 'apiUrl'
  | 'graphqlUrl'
  | 'repository'
  | 'pulls'
  | 'requests'
  | 'problems'
  | 'unknownRequests'
  | 'invalidRequests';

function views({ world, requests, notes }: Running): Pick<GitHubDouble, Views> {
  return {
    apiUrl: world.apiUrl,
    graphqlUrl: `${world.apiUrl.replace(/\/v3$/, '')}/graphql`,
    repository: {
      owner: world.owner,
      name: world.name,
      id: world.repositoryId,
      defaultBranch: world.git.defaultBranch,
    },
    pulls: world.pulls,
    requests,
    problems: notes.problems,
    unknownRequests: notes.unknown,
    invalidRequests: notes.invalid,
  };
}

function controls(running: Running): Omit<GitHubDouble, Views | 'close'> {
  const { world } = running;
  return {
    fault: (hook) => {
      running.hook = hook;
    },
    setLatency: (milliseconds) => {
      running.latencyMs = milliseconds;
    },
    checkRuns: () => [...world.checkRuns.values()],
    addCheckRun: (seed) => seedCheckRun(world, seed),
    forgetCheckRuns: () => world.checkRuns.clear(),
    describePull: async (number) => {
      const pull = world.pulls.find((each) => each.number === number);
      if (pull === undefined) throw new Error(`The double has no pull request ${number}.`);
      return pullState(world, pull);
    },
    warm: async () => {
      compileReplies();
      loadSchema();
      for (const pull of world.pulls) {
        const { comparison, headSha } = await pullState(world, pull);
        const limit = world.limits.pullFiles;
        if (comparison !== null) await fileRowsJson(world, comparison.mergeBase, headSha, limit);
      }
    },
    forgetRequests: () => {
      running.requests.length = 0;
    },
  };
}
