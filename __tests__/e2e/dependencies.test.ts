import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { errorReply } from '../double/faults.js';
import { sequentialRoundTrips, untilPosted } from '../double/request-log.js';
import type { PullValues } from '../double/values.js';
import { type Case, judgeCases } from './cases.js';
import { describeAction } from './node24.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { openScene, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';

let features = 0;

interface Merged extends Omit<Partial<PullValues>, 'head'> {
  readonly head?: string;
  readonly repo?: PullValues['head']['repo'];
}

/** A feature of its own with chunk `top` on chunk `core`, these pull requests, and the one for `top` under judgement. */
function onTop(others: readonly Merged[]): Case['open'] {
  return (scene: Scene) => {
    features += 1;
    const integration = `feat/d${features}`;
    const chunks = [
      { id: 'core', files: ['src/core/**'] },
      { id: 'top', files: ['src/top/**'], deps: ['core'] },
    ];
    const plan = { [PLAN_PATH]: planText({ slug: `d${features}`, integration, chunks }) };
    const sha = scene.fixture.commit(plan, { branch: integration, parents: ['main'] });
    for (const { head = 'work', repo, ...values } of others) {
      const number = scene.double.pulls.length + 1;
      const from = { ref: head, sha, ...(repo === undefined ? {} : { repo }) };
      const base = { ref: integration, sha };
      scene.double.pulls.push({ number, state: 'closed', merged: true, base, ...values, head: from });
    }
    return scene.pull(`d${features}/chunk-top`, { 'src/top/a.rs': '' }, { base: integration });
  };
}

const STRANGER = { owner: 'mallory', name: 'app', id: 99 };
const MISSING = ['dependencies: not_landed'];
const finding = (code: string) => ({ findings: [expect.objectContaining({ code })] });
const gateOf = ({ report }: { report: { gates: readonly { id: string }[] } }) =>
  report.gates.find(({ id }) => id === 'dependencies');

const CASES: readonly Case[] = [
  {
    name: 'passes once a pull request for the dependency merged, whose branch is long gone',
    clonedToo: true,
    open: onTop([{ head: 'd/chunk-x/core' }]),
    expected: [],
    also: (judged) => {
      expect(gateOf(judged)).toMatchObject({
        summary: expect.stringMatching(
          /^The one chunk that chunk top depends on has landed: core \(#\d+\)\.$/,
        ),
        findings: [],
      });
      expect(judged.report.chunks.map(({ state }) => state)).toEqual(['landed', 'this']);
    },
  },
  { name: 'fails where none did', clonedToo: true, open: onTop([]), expected: MISSING },
  {
    name: 'fails where it was closed without a merge',
    open: onTop([{ head: 'core', merged: false }]),
    expected: MISSING,
  },
  {
    name: 'fails where it is only open, and names it with its title as text',
    open: onTop([
      {
        head: 'core',
        state: 'open',
        merged: false,
        title: '`::error::` <img src=x> @all\u202e',
        repo: STRANGER,
      },
    ]),
    expected: MISSING,
    also: ({ report, result }) => {
      const message = report.gates.flatMap(({ findings }) => findings)[0]?.message;
      expect(message).toMatch(/Open for it: #\d+ “`::error::` <img src=x> @all\u202e” \(from a fork\)\./);
      expect(result.summary).not.toContain('<img');
      expect(result.summary).not.toContain('\u202e');
    },
  },
  {
    name: 'does not count one that merged elsewhere, whatever it says',
    open: onTop([{ head: 'core', base: { ref: 'main' }, labels: ['chunk:core'] }]),
    expected: MISSING,
  },
  {
    name: 'does not count one whose signs disagree, and tells of it',
    open: onTop([{ head: 'core', labels: ['chunk:top'] }]),
    expected: MISSING,
    also: (judged) => {
      expect(gateOf(judged)).toMatchObject({
        findings: [{ code: 'not_landed' }, { code: 'unclear_merge', level: 'warning' }],
      });
    },
  },
  {
    name: 'counts one that only its description names, and says that this can be changed',
    open: onTop([{ head: 'patch-1', body: 'Plan-Chunk: core', repo: null }]),
    expected: [],
    also: (judged) => expect(gateOf(judged)).toMatchObject(finding('landed_by_description')),
  },
  {
    name: 'fails for a chunk of another name that looks alike',
    open: onTop([{ head: 'c\u043ere' }, { head: 'Core' }, { head: 'core-2', labels: ['chunk:CORE'] }]),
    expected: MISSING,
  },
];

describeAction('a chunk that depends on another', () => {
  judgeCases(() => openScene(), CASES);
});

describeAction('what the merged pull requests cost', () => {
  let scene: Scene;
  let alone: PullValues;
  let dependent: PullValues;
  const listings = () => scene.double.requests.filter(({ path }) => path.endsWith('/pulls'));
  beforeAll(async () => {
    const chunks = [
      { id: 'core', files: ['src/core/**'] },
      { id: 'top', files: ['src/top/**'], deps: ['core'] },
    ];
    scene = await openScene({}, { [PLAN_PATH]: planText({ chunks }) });
    alone = scene.pull('a/core', { 'src/core/a.rs': '' });
    dependent = scene.pull('a/top', { 'src/top/a.rs': '' });
    const sha = scene.fixture.resolve(INTEGRATION);
    scene.double.pulls.push({
      number: 3,
      state: 'closed',
      merged: true,
      base: { ref: INTEGRATION },
      head: { ref: 'b/core', sha },
    });
    await scene.double.warm();
    await scene.gate(alone);
  }, 60_000);
  afterAll(() => scene.close());

  it('is nothing where the chunk depends on none', async () => {
    scene.double.forgetRequests();
    expect(troubles(soundReport(await scene.gate(alone)))).toEqual([]);
    expect(listings()).toEqual([]);
  });

  // Only the plan says whether the list is needed. From a checkout it is read at once; through the API that takes a round trip more.
  it.each([
    ['with a checkout', true, 4],
    ['through the API alone', false, 5],
  ])('is one request %s, in at most so many round trips', async (_, cloned, most) => {
    const place = cloned ? { workspace: scene.checkout(dependent) } : {};
    scene.double.setLatency(300);
    scene.double.forgetRequests();
    expect(troubles(soundReport(await scene.gate(dependent, place)))).toEqual([]);
    scene.double.setLatency(0);
    expect(listings().map(({ query }) => query)).toMatchObject([{ state: 'all', base: INTEGRATION }]);
    expect(sequentialRoundTrips(untilPosted(scene.double.requests))).toBeLessThanOrEqual(most);
  });

  it.each([
    ['the token may not read them', errorReply(403, 'Resource not accessible by integration')],
    ['the answer is no list', { status: 200, body: {} }],
  ])('can not be judged where %s', async (_, reply) => {
    scene.double.fault(({ path }) => (path.endsWith('/pulls') ? { kind: 'reply', reply } : undefined));
    const report = soundReport(await scene.gate(dependent));
    scene.double.fault(undefined);
    expect(troubles(report)).toEqual(['dependencies: unknown']);
    expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'infrastructure' });
  });

  it('is not known to a clone, which must be told', async () => {
    const untold = await scene.check(dependent, '--format', 'json');
    expect(untold.exitCode).toBe(2);
    expect(troubles(JSON.parse(untold.stdout))).toEqual(['dependencies: unknown']);
    expect(untold.stdout).toContain('--landed ID[,ID…]');
    expect((await scene.check(dependent, '--landed', 'core')).exitCode).toBe(0);
    expect((await scene.check(dependent, '--landed', '')).exitCode).toBe(1);
    const several = await scene.check(dependent, '--format=json', '--landed', 'x, core', '--landed=y');
    expect(several.exitCode).toBe(0);
    expect(several.stdout).toContain('names y, which is no chunk of the plan');
  });
});
