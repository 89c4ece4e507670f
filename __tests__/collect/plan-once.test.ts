import { describe, expect, it } from '@jest/globals';
import { createApiRepository } from '../../src/github/api-repository.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { parseOptions } from '../../src/inputs.js';
import type { Report } from '../../src/report/report.js';
import { run } from '../../src/run.js';
import { errorReply, type Fault, type FaultHook, type FaultRequest } from '../double/faults.js';
import type { FileEntries } from '../double/git-fixture.js';
import { repository, started } from '../double/started.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { INTEGRATION, PLAN_PATH, planText } from '../e2e/plans.js';
import { testClock } from '../github/scripted-server.js';

interface Pull {
  readonly base: string;
  readonly head: string;
  /** On the integration branch. */
  readonly plans: FileEntries;
  readonly changes: FileEntries;
  readonly changedFiles?: number;
  /** A tag on the first commit, which holds no plan. */
  readonly tag?: string;
}

/** The same calls give the same ids. */
const FIRST_COMMIT = 'bb75dd08b1848ee9a1bf409079c3bb6dc96e6c14';

/** The verdict on a pull request of one repository, where `if-no-plan` is `pass`. */
async function judged(pull: Pull, fault?: FaultHook): Promise<Report> {
  const fixture = repository({ bare: true });
  const first = fixture.commit({ 'src/lib.rs': '' });
  expect(first).toBe(FIRST_COMMIT);
  if (pull.tag !== undefined) fixture.git('update-ref', `refs/tags/${pull.tag}`, first);
  fixture.commit(pull.plans, { branch: INTEGRATION, parents: ['main'] });
  const headSha = fixture.commit(pull.changes, { branch: pull.head, parents: [INTEGRATION] });
  const count = pull.changedFiles === undefined ? {} : { changedFiles: pull.changedFiles };
  const pulls = [{ number: 1, base: { ref: pull.base }, head: { ref: pull.head }, ...count }];
  const double = await started(fixture, { pulls });
  const { changedFiles } = await double.describePull(1);
  double.fault(fault);
  const { apiUrl: baseUrl, graphqlUrl } = double;
  const transport = await openTransport(DEFAULT_TOKEN, baseUrl);
  const client = createClient({ transport, baseUrl, graphqlUrl, clock: testClock() });
  const hint = { number: 1, headSha, baseSha: fixture.resolve(`refs/heads/${pull.base}`), changedFiles };
  const api = createApiRepository({ client, owner: 'acme', repo: 'app', pull: hint });
  const inputs: Readonly<Record<string, string>> = { floor: 'off', 'if-no-plan': 'pass' };
  const parsed = parseOptions((name) => inputs[name] ?? '');
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  const about = { baseRef: pull.base, headRef: pull.head, sameRepository: true, labels: [], body: '' };
  return run({ pullRequest: { ...hint, ...about }, options: parsed.options, repository: api });
}

const verdict = ({ conclusion, failure_kind }: Report) => [conclusion, failure_kind];
const VIOLATION = ['failure', 'violation'];
const UNREAD = ['failure', 'infrastructure'];

type Rows = readonly { readonly path: string }[];
const onTrees =
  (change: (rows: Rows) => unknown, times = Infinity): FaultHook =>
  ({ path, earlier }) => {
    if (!path.includes('/git/trees/') || earlier >= times) return undefined;
    return {
      kind: 'edit',
      edit: (body) => ({ ...(body as object), tree: change((body as { tree: Rows }).tree) }),
    };
  };
const without = (end: string) => (rows: Rows) => rows.filter(({ path }) => !path.endsWith(end));

describe('a feature pull request whose plan is on its head branch alone', () => {
  const feature: Pull = {
    base: 'main',
    head: INTEGRATION,
    plans: { [PLAN_PATH]: planText() },
    changes: { 'stray.rs': '' },
  };
  const isHead = ({ path }: FaultRequest) =>
    decodeURIComponent(path).endsWith(`/git/ref/heads/${INTEGRATION}`);
  const answer = (status: number, message: string): Fault => ({
    kind: 'reply',
    reply: errorReply(status, message),
  });

  it.each([
    ['404', answer(404, 'Not Found')],
    ['422', answer(422, 'No commit found for SHA: x')],
    [
      'another ref',
      { kind: 'edit', edit: (body: unknown) => ({ ...(body as object), ref: 'refs/heads/main' }) },
    ],
  ] as const)('is governed by it, whatever GitHub answers of the branch’s name: %s', async (_, fault) => {
    expect(verdict(await judged(feature))).toEqual(VIOLATION);
    expect(verdict(await judged(feature, (request) => (isHead(request) ? fault : undefined)))).toEqual(
      VIOLATION,
    );
  });

  it('is not called ungoverned where the tree of its head lacks the plan', async () => {
    expect(verdict(await judged(feature, onTrees(without(PLAN_PATH))))).toEqual(UNREAD);
    expect(verdict(await judged(feature, onTrees(without(PLAN_PATH), 1)))).toEqual(VIOLATION);
  });
});

describe('a chunk pull request out of its scope', () => {
  const chunk: Pull = {
    base: INTEGRATION,
    head: 'limiter/chunk-clock',
    plans: {
      [PLAN_PATH]: planText({ chunks: [{ id: 'clock', files: ['**'] }] }),
      '.taskfleet/limiter/plan.v2.json': planText({
        rev: 2,
        chunks: [{ id: 'clock', files: ['src/clock/**'] }],
      }),
    },
    changes: { 'src/clock/a.rs': '', 'src/lib.rs': '// out\n' },
  };

  it('does not pass as ungoverned where its base is once not found, and a tag has the name', async () => {
    const tagged = { ...chunk, tag: INTEGRATION };
    const once: FaultHook = ({ path, earlier }) =>
      decodeURIComponent(path).endsWith(`/git/ref/heads/${INTEGRATION}`) && earlier === 0
        ? { kind: 'reply', reply: errorReply(404, 'Not Found') }
        : undefined;
    expect(verdict(await judged(tagged, once))).toEqual(VIOLATION);
  });

  it('does not pass as ungoverned where its base is once said to be at a commit before the plan', async () => {
    const sha = FIRST_COMMIT;
    const once: FaultHook = ({ path, earlier }) =>
      decodeURIComponent(path).endsWith(`/git/ref/heads/${INTEGRATION}`) && earlier === 0
        ? { kind: 'edit', edit: (body) => ({ ...(body as object), object: { type: 'commit', sha } }) }
        : undefined;
    expect(verdict(await judged(chunk, once))).toEqual(VIOLATION);
  });

  it('does not pass by the wider plan that the narrower one follows, where the tree lacks the latter', async () => {
    expect(verdict(await judged(chunk))).toEqual(VIOLATION);
    expect(verdict(await judged(chunk, onTrees(without('plan.v2.json'))))).toEqual(UNREAD);
    expect(verdict(await judged(chunk, onTrees(without('plan.v2.json'), 1)))).toEqual(VIOLATION);
  });

  it('does not pass as ungoverned, where the tree is another one', async () => {
    const row = { path: 'README', mode: '100644', type: 'blob', sha: 'a'.repeat(40), size: 3 };
    expect(
      verdict(
        await judged(
          chunk,
          onTrees(() => [row]),
        ),
      ),
    ).toEqual(UNREAD);
    expect(
      verdict(
        await judged(
          chunk,
          onTrees(() => [row], 1),
        ),
      ),
    ).toEqual(VIOLATION);
  });

  it('of more than 3,000 files does not pass where the trees lack the file that is out of it', async () => {
    const large = { ...chunk, changedFiles: 3_001 };
    expect(verdict(await judged(large))).toEqual(VIOLATION);
    expect(verdict(await judged(large, onTrees(without('src/lib.rs'))))).toEqual(UNREAD);
    expect(verdict(await judged(large, onTrees(without('src/lib.rs'), 1)))).toEqual(VIOLATION);
  });
});
