import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Read } from '../../src/facts.js';
import { type ApiRepository, createApiRepository } from '../../src/github/api-repository.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { errorReply, type FaultHook, type FaultRequest } from '../double/faults.js';
import { createRepository, type FileEntries, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { DEFAULT_TOKEN, type Limits } from '../double/values.js';
import { type TestClock, testClock } from './scripted-server.js';

let fixture: GitFixture;
let double: GitHubDouble;
let clock: TestClock;
beforeEach(() => open());
afterEach(close);

async function open(limits: Partial<Limits> = {}): Promise<void> {
  fixture = createRepository({ bare: true });
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', limits });
  clock = testClock();
}

async function close(): Promise<void> {
  expect([double.problems, double.unknownRequests]).toEqual([[], []]);
  await double.close();
  fixture.remove();
}

async function reopened(limits: Partial<Limits>): Promise<void> {
  await close();
  await open(limits);
}

async function api(baseSha: string | null = null): Promise<ApiRepository> {
  const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
  const client = createClient({ transport, baseUrl: double.apiUrl, clock });
  const pull = { number: 1, headSha: 'f'.repeat(40), baseSha, changedFiles: 0 };
  return createApiRepository({ client, owner: 'o', repo: 'r', pull: baseSha === null ? null : pull });
}

interface Row {
  readonly path: string;
}
type Rows = readonly Row[];
const isTree = ({ path }: FaultRequest) => path.includes('/git/trees/');

/** Changes the rows of the first replies that list a tree. */
const editing =
  (change: (rows: Rows) => Rows, times = Infinity): FaultHook =>
  (request) =>
    isTree(request) && request.earlier < times
      ? {
          kind: 'edit',
          edit: (body) => ({ ...(body as object), tree: change((body as { tree: Rows }).tree) }),
        }
      : undefined;
const losing = (end: string, times?: number) =>
  editing((rows) => rows.filter(({ path }) => !path.endsWith(end)), times);

const PLANS: FileEntries = { '.taskfleet/plan.v1.json': '{}', '.taskfleet/plan.v2.json': '{ }', README: 'x' };
const pathsOf = (read: Read<readonly Row[]>) =>
  read.state === 'known' ? read.value.map(({ path }) => path) : read;
const refusal = (...texts: readonly string[]) => ({
  state: 'missing',
  kind: 'infrastructure',
  reason: expect.stringMatching(texts.join('.*')),
});
const REMEDY = 'Run the job again; if this lasts, check the repository out';

describe('a tree that GitHub lists', () => {
  const listed = async (commit: string) => pathsOf(await (await api()).listFiles(commit, '.taskfleet'));

  it('without one of its rows is asked for again, and is right where the next reply is', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(losing('plan.v2.json', 1));
    expect(await listed(commit)).toEqual(['.taskfleet/plan.v1.json', '.taskfleet/plan.v2.json']);
    expect(clock.sleeps).toEqual([1_000]);
  });

  it('without one of its rows, again and again, is not believed', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(losing('plan.v2.json'));
    expect(await listed(commit)).toMatchObject(
      refusal(`the tree of commit ${commit}`, 'in its folder "\\.taskfleet"', REMEDY),
    );
    expect(double.requests.filter(({ path }) => path.includes('/git/trees/'))).toHaveLength(3);
  });

  it('without the folder that was looked for is not believed', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(editing((rows) => rows.filter(({ path }) => !path.startsWith('.taskfleet'))));
    expect(await listed(commit)).toMatchObject(refusal('at its top', REMEDY));
  });

  it('as empty, though it is not, is not taken for one without a plan', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(editing(() => []));
    expect(await listed(commit)).toMatchObject(refusal('it has no entries, though the tree is not empty'));
  });

  it('as empty, and that is empty, holds nothing', async () => {
    expect(await listed(fixture.commit({}))).toEqual([]);
  });

  it('with a path twice is not believed', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(editing((rows) => [...rows, ...rows]));
    expect(await listed(commit)).toMatchObject(refusal('a path is listed twice', REMEDY));
  });

  it('as another commit’s, whole as that is, is not believed', async () => {
    const commit = fixture.commit(PLANS);
    const other = fixture.commit({ a: '1' }, { branch: 'other', parents: [] });
    const body = await bodyOf(`/repos/o/r/git/trees/${other}?recursive=1`);
    expect(body).toMatchObject({ sha: fixture.resolve(`${other}^{tree}`), tree: [{ path: 'a' }] });
    for (const sha of [(body as { sha: string }).sha, commit, other]) {
      double.fault((request) =>
        isTree(request) ? { kind: 'edit', edit: () => ({ ...(body as object), sha }) } : undefined,
      );
      expect(await listed(commit)).toMatchObject(refusal('at its top', REMEDY));
    }
  });

  it('is held to the tree that the commit has by a reply of its own, whatever it calls itself', async () => {
    const commit = fixture.commit(PLANS);
    double.fault((request) =>
      isTree(request) ? { kind: 'edit', edit: (body) => ({ ...(body as object), sha: commit }) } : undefined,
    );
    expect(await listed(commit)).toHaveLength(2);
  });

  it('is not believed where the reply on the commit is another one’s, and is where that was so once', async () => {
    const commit = fixture.commit(PLANS);
    const tree = fixture.resolve(`${fixture.commit({ a: '1' }, { branch: 'other', parents: [] })}^{tree}`);
    const wrong =
      (times: number): FaultHook =>
      ({ path, earlier }) =>
        path.includes('/git/commits/') && earlier < times
          ? { kind: 'edit', edit: (body) => ({ ...(body as object), tree: { sha: tree } }) }
          : undefined;
    double.fault(wrong(1));
    expect(await listed(commit)).toHaveLength(2);
    double.forgetRequests();
    double.fault(wrong(Infinity));
    expect(await listed(commit)).toMatchObject(refusal('at its top'));
  });

  it('of a commit whose own reply fails is not believed', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(({ path }) =>
      path.includes('/git/commits/') ? { kind: 'reply', reply: errorReply(404, 'Not Found') } : undefined,
    );
    expect(await listed(commit)).toMatchObject(refusal('git/commits/', '404'));
  });

  it('with a name that is not UTF-8 beside the folder is read as before, from two replies that agree', async () => {
    const odd = [Buffer.from([0x66, 0xff]), 'x'] as const;
    const commit = fixture.commit([
      odd,
      ...Object.entries(PLANS).map(([path, text]) => [path, text] as const),
    ]);
    expect(await listed(commit)).toHaveLength(2);
    expect([double.requests.length, clock.sleeps]).toEqual([4, []]);
    double.forgetRequests();
    double.fault(editing((rows) => rows.filter(({ path }) => !path.startsWith('.taskfleet')), 1));
    expect(await listed(commit)).toHaveLength(2);
    double.fault(losing('plan.v2.json'));
    expect(await listed(commit)).toMatchObject(refusal('in its folder "\\.taskfleet"'));
  });

  it('folder by folder, since it is cut, is held to the id of each folder', async () => {
    await reopened({ treeEntries: 1 });
    const commit = fixture.commit(PLANS);
    expect(await listed(commit)).toHaveLength(2);
    double.fault(losing('plan.v2.json'));
    expect(await listed(commit)).toMatchObject(refusal('listing of tree [0-9a-f]{40} .*at its top', REMEDY));
    double.fault(losing('.taskfleet'));
    expect(await listed(commit)).toMatchObject(refusal(`the tree of commit ${commit}`, 'at its top'));
  });
});

describe('changes between two trees', () => {
  it('without the row of a changed file are not believed', async () => {
    const before = fixture.commit({ 'src/a': '1', 'src/b': '1' });
    const after = fixture.commit({ 'src/a': '2', 'src/b': '2' });
    const changed = async () => pathsOf(await (await api()).changedFiles(before, after));
    expect(await changed()).toEqual(['src/a', 'src/b']);
    double.fault(losing('src/b'));
    expect(await changed()).toMatchObject(refusal('in its folder "src"', REMEDY));
    double.forgetRequests();
    double.fault(losing('src/b', 1));
    expect(await changed()).toEqual(['src/a', 'src/b']);
  });
});

describe('a ref', () => {
  const resolved = async (ref: string, baseSha: string | null = null) => (await api(baseSha)).resolve(ref);
  const onRef =
    (fault: ReturnType<FaultHook>, times: number): FaultHook =>
    ({ path, earlier }) =>
      path.includes('/git/ref/heads/') && earlier < times ? fault : undefined;
  const replied = (status: number, message: string) =>
    ({ kind: 'reply', reply: errorReply(status, message) }) as const;
  const edited = (change: object) =>
    ({ kind: 'edit', edit: (body: unknown) => ({ ...(body as object), ...change }) }) as const;

  it.each([
    ['not there', replied(404, 'Not Found')],
    ['no commit', replied(422, 'No commit found for SHA: main')],
    ['another one', edited({ ref: 'refs/heads/other' })],
    ['at another commit', edited({ object: { type: 'commit', sha: 'b'.repeat(40) } })],
  ])('that is said once to be %s is what it is', async (_, fault) => {
    const tip = fixture.commit(PLANS);
    double.fault(onRef(fault, 1));
    expect(await resolved('main')).toEqual({ state: 'known', value: tip });
    double.forgetRequests();
    expect(await resolved('main', tip)).toEqual({ state: 'known', value: tip });
  });

  it('that is once not there is not taken for the tag of its name', async () => {
    const tip = fixture.commit(PLANS);
    const old = fixture.commit({ a: '1' }, { branch: 'other', parents: [] });
    fixture.git('update-ref', 'refs/tags/main', old);
    double.fault(onRef(replied(404, 'Not Found'), 1));
    expect(await resolved('main')).toEqual({ state: 'known', value: tip });
  });

  it('whose reply is of another name, again and again, is not absent', async () => {
    fixture.commit(PLANS);
    double.fault(onRef(edited({ ref: 'refs/heads/other' }), Infinity));
    expect(await resolved('main')).toMatchObject(refusal('refs/heads/main', 'Run the job again'));
  });

  it('that is not there is absent', async () => {
    fixture.commit(PLANS);
    expect(await resolved('none')).toEqual({ state: 'known', value: null });
  });

  it('is asked for once where it is where the event says, else twice', async () => {
    const tip = fixture.commit(PLANS);
    const asked = () => double.requests.filter(({ path }) => path.includes('/git/ref/')).length;
    await resolved('main', tip);
    expect(asked()).toBe(1);
    await resolved('main', 'e'.repeat(40));
    expect(asked()).toBe(3);
  });

  it('that never says the same twice is told as such', async () => {
    fixture.commit(PLANS);
    let replies = 0;
    double.fault(({ path }) => {
      if (!path.includes('/git/ref/')) return undefined;
      replies += 1;
      return edited({ object: { type: 'commit', sha: String(replies).padStart(40, '0') } });
    });
    expect(await resolved('main')).toMatchObject(refusal('points at 0+5, and at once after that', '0+6'));
  });

  it('by id is the commit of that id, or nothing can be said', async () => {
    const commit = fixture.commit(PLANS);
    double.fault(({ path }) =>
      path.includes('/git/commits/') ? edited({ sha: 'b'.repeat(40) }) : undefined,
    );
    expect(await resolved(commit)).toMatchObject(refusal(commit, 'names no commit of it'));
  });
});

async function bodyOf(path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${DEFAULT_TOKEN}` };
  return (await fetch(double.apiUrl + path, { headers })).json();
}
