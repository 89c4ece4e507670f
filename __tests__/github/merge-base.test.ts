import { afterEach, describe, expect, it } from '@jest/globals';
import { openClone } from '../../src/capture/git.js';
import type { Missing, Read } from '../../src/facts.js';
import { type ApiRepository, createApiRepository } from '../../src/github/api-repository.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { sequentialRoundTrips } from '../double/request-log.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { testClock } from './scripted-server.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function repository(): GitFixture {
  const fixture = createRepository();
  ending.push(fixture.remove);
  return fixture;
}

async function serve(fixture: GitFixture): Promise<GitHubDouble> {
  const double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', pulls: [] });
  ending.push(double.close);
  return double;
}

async function apiOf(
  double: GitHubDouble,
  pull: { baseSha: string; headSha: string } | null = null,
): Promise<ApiRepository> {
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  const client = createClient({ transport, baseUrl: double.apiUrl, clock: testClock() });
  const listed = pull === null ? null : { number: 1, changedFiles: 4_000, ...pull };
  return createApiRepository({ client, owner: 'o', repo: 'r', pull: listed });
}

/** The answers of the clone and of the API, whose questions must all have been ones that GitHub knows. */
async function ask(fixture: GitFixture, base: string, head: string): Promise<readonly Read<string>[]> {
  const double = await serve(fixture);
  const clone = await openClone(fixture.dir);
  if (clone.state === 'missing') throw new Error(clone.reason);
  const api = await apiOf(double);
  const answers = await Promise.all([clone.value.mergeBase(base, head), api.mergeBase(base, head)]);
  expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
  return answers;
}

function reasonOf(answer: Read<unknown> | undefined): string {
  expect(answer).toMatchObject({ state: 'missing', kind: 'infrastructure' });
  return (answer as Missing).reason;
}

/** The head as it was and the base as it was, each merged into the other; the head's merge undoes what the base had landed. */
function crossed(fixture: GitFixture): { base: string; head: string; bases: readonly string[] } {
  const root = fixture.commit({ guard: '0', other: '0' });
  const landed = fixture.commit({ guard: '1' });
  const own = fixture.commit({ other: '1' }, { branch: 'work', parents: [root] });
  const base = fixture.commit({ other: '1' }, { parents: [landed, own] });
  const head = fixture.commit({ guard: '0' }, { branch: 'work', parents: [own, landed] });
  return { base, head, bases: [landed, own] };
}

describe('where histories cross', () => {
  it('neither the clone nor the API takes one of the best common ancestors', async () => {
    const fixture = repository();
    const { base, head, bases } = crossed(fixture);
    expect(fixture.git('merge-base', '--all', base, head).trim().split('\n').sort()).toEqual(
      [...bases].sort(),
    );
    for (const answer of await ask(fixture, base, head)) {
      for (const each of bases) expect(reasonOf(answer)).toContain(each);
      expect(reasonOf(answer)).toContain('Merge the base branch into the head, or rebase the head onto it');
    }
  });

  it('it stays so however much comes on top, until the head merges the base', async () => {
    const fixture = repository();
    const { base, head } = crossed(fixture);
    const later = fixture.commit({ more: '1' }, { branch: 'work', parents: [head] });
    const tip = fixture.commit({ main: '1' }, { parents: [base] });
    for (const answer of await ask(fixture, tip, later)) expect(reasonOf(answer)).toContain('cross');
    const mended = fixture.commit({ m: '1' }, { branch: 'work', parents: [later, tip] });
    const moved = fixture.commit({ main: '2' }, { parents: [tip] });
    expect(await ask(fixture, moved, mended)).toEqual([
      { state: 'known', value: tip },
      { state: 'known', value: tip },
    ]);
  });

  it('an octopus merge of two commits of the base that do not hold each other has no one base', async () => {
    const fixture = repository();
    const root = fixture.commit({ a: '0' });
    const one = fixture.commit({ b: '1' }, { branch: 'one', parents: [root] });
    const two = fixture.commit({ c: '1' }, { branch: 'two', parents: [root] });
    const base = fixture.commit({ a: '1' }, { parents: [root, one, two] });
    const head = fixture.commit({ d: '1' }, { branch: 'work', parents: [root, one, two] });
    for (const answer of await ask(fixture, base, head)) expect(reasonOf(answer)).toContain('cross');
  });
});

describe('one best common ancestor', () => {
  it.each([
    ['of branches that parted', 0],
    ['of a branch that has merged its base several times', 5],
  ])('%s is the same from the clone and the API', async (_name, merges) => {
    const fixture = repository();
    let shared = fixture.commit({ a: '0' });
    let head = fixture.commit({ b: '0' }, { branch: 'work', parents: [shared] });
    for (let step = 1; step <= merges; step += 1) {
      shared = fixture.commit({ a: `${step}` });
      head = fixture.commit({ b: `${step}` }, { branch: 'work', parents: [head, shared] });
    }
    const base = fixture.commit({ a: 'tip' });
    const expected = { state: 'known', value: shared };
    expect(await ask(fixture, base, head)).toEqual([expected, expected]);
    expect(await ask(fixture, shared, head)).toEqual([expected, expected]);
    expect(await ask(fixture, head, head)).toEqual([
      { state: 'known', value: head },
      { state: 'known', value: head },
    ]);
    expect(await ask(fixture, head, shared)).toEqual([expected, expected]);
  });

  it('of an octopus merge and of a merged history without a common root is the same from both', async () => {
    const fixture = repository();
    const root = fixture.commit({ a: '0' });
    const one = fixture.commit({ b: '1' }, { branch: 'one', parents: [root] });
    const two = fixture.commit({ c: '1' }, { branch: 'two', parents: [root] });
    const alien = fixture.commit({ z: '1' }, { branch: 'alien', parents: [] });
    const later = fixture.commit({ a: '1' });
    const head = fixture.commit({ d: '1' }, { branch: 'work', parents: [one, two, later, alien] });
    const base = fixture.commit({ a: '2' });
    const expected = { state: 'known', value: later };
    expect(await ask(fixture, base, head)).toEqual([expected, expected]);
  });

  it('is found over more than one page of commits, in two round trips', async () => {
    const fixture = repository();
    const shared = fixture.commit({ a: '0' });
    let head = shared;
    for (let n = 0; n < 230; n += 1) {
      head = fixture.commit({ b: `${n}` }, { branch: 'work', parents: [head] });
    }
    const base = fixture.commit({ a: '1' });
    const double = await serve(fixture);
    await double.warm();
    const api = await apiOf(double);
    double.setLatency(150);
    double.forgetRequests();
    expect(await api.mergeBase(base, head)).toEqual({ state: 'known', value: shared });
    expect(double.requests.map(({ query }) => query.page).sort()).toEqual(['1', '2', '3']);
    expect(sequentialRoundTrips(double.requests)).toBe(2);
  });

  it('costs one request where base and head have parted', async () => {
    const fixture = repository();
    const shared = fixture.commit({ a: '0' });
    const head = fixture.commit({ b: '1' }, { branch: 'work', parents: [shared] });
    const base = fixture.commit({ a: '1' });
    const double = await serve(fixture);
    const api = await apiOf(double);
    expect(await api.mergeBase(base, head)).toEqual({ state: 'known', value: shared });
    expect(await api.mergeBase(base, head)).toEqual({ state: 'known', value: shared });
    expect(double.requests).toHaveLength(1);
  });

  it('is made sure of while its tree is being read already', async () => {
    const fixture = repository();
    const root = fixture.commit({ a: '0' });
    const work = fixture.commit({ b: '1' }, { branch: 'work', parents: [root] });
    const merged = fixture.commit({ a: '1' });
    const head = fixture.commit({ b: '2' }, { branch: 'work', parents: [work, merged] });
    const base = fixture.commit({ a: '2' });
    const double = await serve(fixture);
    await double.warm();
    const api = await apiOf(double, { baseSha: base, headSha: head });
    double.setLatency(200);
    double.forgetRequests();
    api.prefetch();
    expect(await api.mergeBase(base, head)).toEqual({ state: 'known', value: merged });
    expect((await api.listFiles(merged, '')).state).toBe('known');
    expect(sequentialRoundTrips(double.requests)).toBe(2);
  });
});

describe('what can not be made sure of', () => {
  it('is missing above 1,000 commits, unless one is the ancestor of the other', async () => {
    const fixture = repository();
    const shared = fixture.commit({ a: '0' });
    const head = fixture.commit({ b: '1' }, { branch: 'work', parents: [shared] });
    const base = fixture.commit({ a: '1' });
    const double = await serve(fixture);
    double.fault(({ path }) =>
      path.includes('/compare/')
        ? { kind: 'edit', edit: (body) => ({ ...(body as object), total_commits: 1_001 }) }
        : undefined,
    );
    expect(reasonOf(await (await apiOf(double)).mergeBase(base, head))).toMatch(
      /1001 commits.*fetch-depth: 0/,
    );
    const direct = await (await apiOf(double)).mergeBase(shared, head);
    expect(direct).toEqual({ state: 'known', value: shared });
  });

  it('is missing where the head has merged the base at more than 40 places', async () => {
    const fixture = repository();
    let head = fixture.commit({ a: '0' });
    for (let step = 0; step <= 41; step += 1) {
      const tip = fixture.commit({ a: `${step} on main` });
      head = fixture.commit({ b: `${step}` }, { branch: 'work', parents: [head, tip] });
    }
    const base = fixture.commit({ a: 'tip' });
    const api = await apiOf(await serve(fixture));
    expect(reasonOf(await api.mergeBase(base, head))).toMatch(/more than 40 places.*fetch-depth: 0/);
  });

  it.each([
    ['lacks a commit', (body: object) => ({ ...body, commits: [] })],
    ['counts another number of commits', (body: object) => ({ ...body, total_commits: 2 })],
    ['names no parents', (body: object) => ({ ...body, commits: [{ sha: 'f'.repeat(40) }] })],
    [
      'names a merge base that the commits do not lead to',
      (body: object) => ({
        ...body,
        merge_base_commit: { sha: 'f'.repeat(40) },
      }),
    ],
    ['names no merge base', (body: object) => ({ ...body, merge_base_commit: null })],
  ])('is missing where the reply %s', async (_name, edit) => {
    const fixture = repository();
    const shared = fixture.commit({ a: '0' });
    const head = fixture.commit({ b: '1' }, { branch: 'work', parents: [shared] });
    const base = fixture.commit({ a: '1' });
    const double = await serve(fixture);
    double.fault(() => ({ kind: 'edit', edit: (body) => edit(body as object) }));
    expect(reasonOf(await (await apiOf(double)).mergeBase(base, head))).toContain('does not tell');
  });

  it('is missing where a candidate can not be asked about', async () => {
    const fixture = repository();
    const { base, head } = crossed(fixture);
    const double = await serve(fixture);
    double.fault(({ path }) =>
      path.includes(`${base}...${head}`)
        ? undefined
        : { kind: 'reply', reply: { status: 503, body: 'down' } },
    );
    expect(reasonOf(await (await apiOf(double)).mergeBase(base, head))).toContain('503');
  });
});

describe('a head that is said to add nothing to its base', () => {
  it('is believed where the comparison the other way round says it too', async () => {
    const fixture = repository();
    const head = fixture.commit({ a: '1' }, { branch: 'work' });
    const base = fixture.commit({ a: '2' }, { parents: [head] });
    for (const answer of await ask(fixture, base, head))
      expect(answer).toEqual({ state: 'known', value: head });
  });

  // Its own tests would be all that it is held against.
  it('is not believed where that says otherwise', async () => {
    const fixture = repository();
    const base = fixture.commit({ a: '1' });
    const head = fixture.commit({ a: '2' }, { branch: 'work', parents: [base] });
    const double = await serve(fixture);
    double.fault(({ path }) =>
      path.endsWith(`${base}...${head}`)
        ? { kind: 'edit', edit: (body) => ({ ...(body as object), merge_base_commit: { sha: head } }) }
        : undefined,
    );
    const api = await apiOf(double);
    expect(reasonOf(await api.mergeBase(base, head))).toContain('does not tell their merge base');
  });
});
