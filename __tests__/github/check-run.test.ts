import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishCheckRun } from '../../src/github/check-run.js';
import { formatVerdictId } from '../../src/github/check-run-id.js';
import { type CheckRunTarget, findCheckRuns } from '../../src/github/check-run-lookup.js';
import type { CheckRun } from '../../src/github/check-run-write.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import type { Annotation } from '../../src/report/annotations.js';
import {
  errorReply,
  type Fault,
  type FaultRequest,
  htmlReply,
  secondaryRateLimit,
} from '../double/faults.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from '../double/github-double.js';
import { ACTIONS_APP_ID } from '../double/values.js';
import { testClock } from './scripted-server.js';

const TOKENS = {
  writer: { checks: 'write', appId: ACTIONS_APP_ID },
  reader: { checks: 'read', appId: ACTIONS_APP_ID },
  none: { checks: 'none', appId: ACTIONS_APP_ID },
  person: { checks: 'write', appId: null },
  other: { checks: 'write', appId: 7 },
} as const;

let fixture: GitFixture;
let double: GitHubDouble;
let head: string;
let target: CheckRunTarget;

beforeEach(async () => {
  fixture = createRepository({ bare: true });
  head = fixture.commit({ a: '1' });
  double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', tokens: TOKENS });
  const subject = { pullRequest: 1, baseRef: 'main', step: 'ci.yml', run: '5.1' };
  target = { owner: 'o', repo: 'r', name: 'plan-gate', headSha: head, subject };
});

afterEach(async () => {
  expect(double.problems).toEqual([]);
  expect(double.unknownRequests).toEqual([]);
  await double.close();
  fixture.remove();
});

async function clientOf(
  token: keyof typeof TOKENS = 'writer',
  requestMilliseconds = 30_000,
): Promise<Client> {
  const transport = await openTransport(token, double.apiUrl);
  return createClient({
    transport,
    baseUrl: double.apiUrl,
    clock: testClock(),
    budget: { requestMilliseconds },
  });
}

function annotation(n: number, more: Partial<Annotation> = {}): Annotation {
  const lines = { start_line: n + 1, end_line: n + 1 };
  return {
    path: `src/f${n}.rs`,
    ...lines,
    annotation_level: 'failure',
    title: 'T',
    message: `Finding ${n}`,
    ...more,
  };
}

function annotations(count: number): Annotation[] {
  return Array.from({ length: count }, (_, n) => annotation(n));
}

function check(more: Partial<CheckRun> = {}): CheckRun {
  const texts = { title: 'It fails', summary: 'One gate fails.', text: 'Details.' };
  return { conclusion: 'failure', passed: false, ...texts, annotations: [], ...more };
}

function requestsOf(method: string): number {
  return double.requests.filter((request) => request.method === method).length;
}

function messages(): string[] {
  return (double.checkRuns()[0]?.annotations ?? []).map((each) => each.message);
}

/** Goes wrong the first time that a request of this method is made. */
function once(method: string, fault: Fault): (request: FaultRequest) => Fault | undefined {
  let done = false;
  return (request) => {
    if (done || request.method !== method) return undefined;
    done = true;
    return fault;
  };
}

describe('publishing', () => {
  it('posts one completed run on the head, in one request after the lookup', async () => {
    const client = await clientOf();
    const published = await publishCheckRun(client, target, check({ annotations: annotations(2) }));
    const [run] = double.checkRuns();
    expect(double.checkRuns()).toHaveLength(1);
    expect(published).toEqual({
      state: 'published',
      id: run?.id,
      url: expect.stringContaining(String(run?.id)),
      dropped: 0,
      stale: 0,
      problems: [],
    });
    expect(run).toMatchObject({
      headSha: head,
      name: 'plan-gate',
      externalId: formatVerdictId(target.subject, false),
      status: 'completed',
      conclusion: 'failure',
      title: 'It fails',
      summary: 'One gate fails.',
      text: 'Details.',
    });
    expect(messages()).toEqual(['Finding 0', 'Finding 1']);
    expect([requestsOf('GET'), requestsOf('POST'), requestsOf('PATCH')]).toEqual([2, 1, 0]);
    expect(double.invalidRequests).toEqual([]);
  });

  it('takes a lookup that was started earlier', async () => {
    const client = await clientOf();
    const lookup = findCheckRuns(client, target);
    await lookup;
    double.forgetRequests();
    await publishCheckRun(client, target, check(), lookup);
    // The list is read again afterwards, in case that another one was made at the same time.
    expect(double.requests.map((request) => request.method)).toEqual(['POST', 'GET']);
  });

  it('leaves one run with a lookup of its own, also where another attempt has published since the start', async () => {
    const client = await clientOf();
    expect(await findCheckRuns(client, target)).toEqual({
      state: 'known',
      value: { runs: [], isWhole: true },
    });
    const other = await publishCheckRun(await clientOf(), target, check({ annotations: annotations(3) }));
    const lookup = findCheckRuns(client, target);
    const again = check({ title: 'Later', annotations: annotations(4) });
    const published = await publishCheckRun(client, target, again, lookup);
    expect(published).toMatchObject({ state: 'published', dropped: 0, stale: 0, problems: [] });
    expect([other, double.checkRuns()]).toMatchObject([
      { id: double.checkRuns()[0]?.id },
      [{ title: 'Later' }],
    ]);
    expect(messages()).toEqual(annotations(4).map((each) => each.message));
  });

  // Field log: wearerequired/lint-action#1005, reviewdog/reviewdog#147, EnricoMi/publish-unit-test-result-action#212/#215.
  it.each([
    [50, 0],
    [51, 1],
    [100, 1],
    [500, 9],
  ])('adds %i annotations by 50 to the same run, in order', async (count, patches) => {
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(count) }),
    );
    expect(published).toMatchObject({ state: 'published', dropped: 0, problems: [] });
    expect(messages()).toEqual(annotations(count).map((each) => each.message));
    expect([requestsOf('POST'), requestsOf('PATCH')]).toEqual([1, patches]);
    expect(double.checkRuns()).toHaveLength(1);
    expect(double.checkRuns()[0]).toMatchObject({ text: 'Details.', summary: 'One gate fails.' });
  });

  it('sends 500 annotations at most, the first ones, and tells how many it dropped', async () => {
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(612) }),
    );
    expect(published).toMatchObject({ dropped: 112 });
    expect(messages()).toEqual(annotations(500).map((each) => each.message));
  });
});

describe('a re-run', () => {
  it('leaves one run, with the new verdict and each annotation once', async () => {
    await publishCheckRun(await clientOf(), target, check({ annotations: annotations(120) }));
    const again = check({ conclusion: 'success', title: 'It passes', annotations: annotations(130) });
    const published = await publishCheckRun(await clientOf(), target, again);
    expect(published).toMatchObject({
      state: 'published',
      dropped: 0,
      stale: 0,
      id: double.checkRuns()[0]?.id,
    });
    expect(double.checkRuns()).toHaveLength(1);
    expect(double.checkRuns()[0]).toMatchObject({ conclusion: 'success', title: 'It passes' });
    expect(messages()).toEqual(annotations(130).map((each) => each.message));
  });

  it('says how many annotations of the former attempt no longer hold', async () => {
    await publishCheckRun(await clientOf(), target, check({ annotations: annotations(3) }));
    const published = await publishCheckRun(await clientOf(), target, check({ annotations: annotations(1) }));
    expect(published).toMatchObject({ stale: 2, dropped: 0 });
    expect(double.checkRuns()[0]?.summary).toBe(
      'One gate fails.\n\n_2 annotations of an earlier attempt no longer hold; GitHub keeps them on the files all the same._\n',
    );
  });

  it('finds its own run among more than one page of others', async () => {
    const seed = { name: 'plan-gate', headSha: head, status: 'completed', conclusion: 'success' } as const;
    for (let n = 0; n < 130; n += 1) double.addCheckRun({ ...seed, externalId: `other ${n}` });
    const own = double.addCheckRun({ ...seed, externalId: formatVerdictId(target.subject, false) });
    double.addCheckRun({ ...seed, name: 'another name', externalId: formatVerdictId(target.subject, false) });
    expect(await publishCheckRun(await clientOf(), target, check())).toMatchObject({ id: own.id });
    expect(double.checkRuns()).toHaveLength(132);
  });

  // OP5dev/TF-via-PR#538: only the app that made a run may change it.
  it('does not mind a run of another app with the same external_id', async () => {
    const other = double.addCheckRun({
      name: 'plan-gate',
      headSha: head,
      appId: 7,
      externalId: formatVerdictId(target.subject, false),
    });
    const published = await publishCheckRun(await clientOf(), target, check());
    expect(published).toMatchObject({ state: 'published' });
    expect(published).not.toMatchObject({ id: other.id });
    expect(double.checkRuns()).toHaveLength(2);
  });

  it('adds no annotations when those that are there can not be read, and says so', async () => {
    await publishCheckRun(await clientOf(), target, check({ annotations: annotations(2) }));
    double.fault(({ path }) =>
      path.endsWith('/annotations') ? { kind: 'reply', reply: htmlReply(502) } : undefined,
    );
    const published = await publishCheckRun(await clientOf(), target, check({ annotations: annotations(3) }));
    expect(published).toMatchObject({
      state: 'published',
      dropped: 3,
      problems: [expect.stringContaining('502')],
    });
    expect(messages()).toHaveLength(2);
  });
});

describe('a write whose outcome is not known', () => {
  const done: [string, Fault][] = [
    ['a 502 after the work was done', { kind: 'reply-after', reply: htmlReply(502) }],
    ['a connection that drops after the work was done', { kind: 'drop', when: 'after' }],
    ['half a reply', { kind: 'drop', when: 'half' }],
    ['a reply that drips', { kind: 'drip', bytes: 1, pauseMs: 50 }],
  ];
  const undone: [string, Fault][] = [
    ['a 500 without the work done', { kind: 'reply', reply: errorReply(500, 'Server Error') }],
    ['a connection that drops at once', { kind: 'drop', when: 'before' }],
    ['no reply at all', { kind: 'hang' }],
  ];

  it.each([...done, ...undone])(
    'POST, %s: one run in the end, each annotation once',
    async (_name, fault) => {
      double.fault(once('POST', fault));
      const client = await clientOf('writer', 1_500);
      const published = await publishCheckRun(client, target, check({ annotations: annotations(60) }));
      expect(published).toMatchObject({ state: 'published', dropped: 0, problems: [] });
      expect(double.checkRuns()).toHaveLength(1);
      expect([...messages()].sort()).toEqual(
        annotations(60)
          .map((each) => each.message)
          .sort(),
      );
    },
  );

  it.each([...done, ...undone])('PATCH, %s: each annotation once', async (_name, fault) => {
    double.fault(once('PATCH', fault));
    const client = await clientOf('writer', 1_500);
    const published = await publishCheckRun(client, target, check({ annotations: annotations(120) }));
    expect(published).toMatchObject({ state: 'published', dropped: 0, problems: [] });
    expect([...messages()].sort()).toEqual(
      annotations(120)
        .map((each) => each.message)
        .sort(),
    );
  });

  it.each([...done, ...undone])(
    'PATCH of a re-run, %s: the new verdict, each annotation once',
    async (_name, fault) => {
      await publishCheckRun(await clientOf(), target, check({ annotations: annotations(10) }));
      double.fault(once('PATCH', fault));
      const again = check({ conclusion: 'success', annotations: annotations(70) });
      const published = await publishCheckRun(await clientOf('writer', 1_500), target, again);
      expect(published).toMatchObject({ state: 'published', dropped: 0, stale: 0 });
      expect(double.checkRuns()).toHaveLength(1);
      expect(double.checkRuns()[0]?.conclusion).toBe('success');
      expect([...messages()].sort()).toEqual(
        annotations(70)
          .map((each) => each.message)
          .sort(),
      );
    },
  );

  it.each([1, 2])('POST, done while the list lags for %i looks: one run all the same', async (lag) => {
    let posted = false;
    let looks = 0;
    double.fault(({ method, path }) => {
      if (method === 'POST') {
        posted = true;
        return { kind: 'reply-after', reply: htmlReply(502) };
      }
      if (!posted || !path.endsWith('/check-runs')) return undefined;
      looks += 1;
      return looks > lag ? undefined : { kind: 'edit', edit: () => ({ total_count: 0, check_runs: [] }) };
    });
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(60) }),
    );
    expect(published).toMatchObject({ state: 'published', dropped: 0, problems: [] });
    expect([requestsOf('POST'), double.checkRuns().length]).toEqual([1, 1]);
    expect(messages()).toHaveLength(60);
  });

  it('is found after the last POST too', async () => {
    let posts = 0;
    double.fault(({ method }) => {
      if (method !== 'POST') return undefined;
      posts += 1;
      return { kind: posts < 3 ? 'reply' : 'reply-after', reply: htmlReply(502) };
    });
    expect(await publishCheckRun(await clientOf(), target, check())).toMatchObject({ state: 'published' });
    expect([posts, double.checkRuns().length]).toEqual([3, 1]);
  });

  it('that stays so is told as failed, after three tries', async () => {
    double.fault(({ method }) => (method === 'POST' ? { kind: 'reply', reply: htmlReply(502) } : undefined));
    const published = await publishCheckRun(await clientOf(), target, check());
    expect(published).toMatchObject({ state: 'failed', reason: expect.stringContaining('may or may not') });
    expect(requestsOf('POST')).toBe(3);
    expect(double.checkRuns()).toEqual([]);
  });

  it('is not tried again while nobody can look whether it was done', async () => {
    let posted = false;
    double.fault(({ method }) => {
      posted ||= method === 'POST';
      return posted ? { kind: 'reply-after', reply: htmlReply(502) } : undefined;
    });
    expect(await publishCheckRun(await clientOf(), target, check())).toMatchObject({ state: 'failed' });
    expect(requestsOf('POST')).toBe(1);
    expect(double.checkRuns()).toHaveLength(1);
  });

  it('annotations that can not be finished are counted, and the verdict stands', async () => {
    double.fault(({ method }) => (method === 'PATCH' ? { kind: 'reply', reply: htmlReply(502) } : undefined));
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(130) }),
    );
    expect(published).toMatchObject({
      state: 'published',
      dropped: 80,
      problems: [expect.stringContaining('80')],
    });
    expect(double.checkRuns()[0]?.conclusion).toBe('failure');
  });

  it('a rate limit is no such case: it is waited for', async () => {
    double.fault(once('POST', { kind: 'reply', reply: secondaryRateLimit(undefined) }));
    expect(await publishCheckRun(await clientOf(), target, check())).toMatchObject({ state: 'published' });
    expect(double.checkRuns()).toHaveLength(1);
  });
});

describe('a token that may not write', () => {
  // Field log: actions-rs/clippy-check#2, EnricoMi/publish-unit-test-result-action#641, #188, jitsi/js-utils#140.
  it.each(['reader', 'person', 'none'] as const)(
    '(%s) is told as forbidden, with the reason',
    async (token) => {
      const published = await publishCheckRun(await clientOf(token), target, check());
      expect(published).toMatchObject({ state: 'forbidden', reason: expect.stringContaining('403') });
      expect(double.checkRuns()).toEqual([]);
    },
  );

  it('names the permission to add', async () => {
    const published = await publishCheckRun(await clientOf('reader'), target, check());
    expect(published).toMatchObject({ reason: expect.stringContaining('checks: write') });
    expect(published).toMatchObject({
      reason: expect.stringContaining('Resource not accessible by integration'),
    });
  });
});

describe('what GitHub refuses as invalid', () => {
  /** Refuses like the server whatever holds this text, and does not say where. */
  function refuse(text: string): void {
    const errors = [{ resource: 'CheckRun', code: 'invalid', field: 'annotations' }];
    const reply = { status: 422, body: { message: 'Validation Failed', errors } };
    double.fault(({ body }) =>
      JSON.stringify(body ?? null).includes(text) ? { kind: 'reply', reply } : undefined,
    );
  }

  // Field log: EnricoMi/publish-unit-test-result-action#620/#621, actions-rs/clippy-check#59, probot/probot#790.
  it('one bad annotation among many loses only itself', async () => {
    refuse('Finding 61');
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(120) }),
    );
    expect(published).toMatchObject({
      state: 'published',
      dropped: 1,
      problems: [expect.stringMatching(/refused 1 annotation,/)],
    });
    const kept = annotations(120).map((each) => each.message);
    expect(messages()).toEqual(kept.filter((message) => message !== 'Finding 61'));
  });

  it('a bad one among the first 50 does not keep the run from being posted', async () => {
    refuse('Finding 7"');
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(60) }),
    );
    expect(published).toMatchObject({ state: 'published', dropped: 1 });
    expect(messages()).toHaveLength(59);
    expect(double.checkRuns()).toHaveLength(1);
  });

  // Field log: EnricoMi/publish-unit-test-result-action#250/#256: astral-plane characters rejected.
  it('an annotation that is refused alone is tried once more in a plain form', async () => {
    refuse('💡');
    const list = [
      annotation(0),
      annotation(1, { message: 'A 💡', start_column: 1, end_column: 2 }),
      annotation(2),
    ];
    const published = await publishCheckRun(await clientOf(), target, check({ annotations: list }));
    expect(published).toMatchObject({ dropped: 0, problems: [] });
    expect(messages()).toEqual(['Finding 0', 'A \u{fffd}', 'Finding 2']);
  });

  it('ends when all are bad, within the requests that one run may take', async () => {
    refuse('Finding');
    const published = await publishCheckRun(
      await clientOf(),
      target,
      check({ annotations: annotations(500) }),
    );
    expect(published).toMatchObject({ state: 'published', dropped: 500 });
    expect(double.requests.length).toBeLessThanOrEqual(50);
  });

  // Field log: github/docs#35252, Tyrrrz/GitHubActionsTestLogger#73: bytes, not characters.
  it('texts above the limits are cut by bytes before they are sent', async () => {
    const long = check({ title: '💡'.repeat(300), summary: '漢'.repeat(60_000), text: 'é'.repeat(60_000) });
    expect(await publishCheckRun(await clientOf(), target, long)).toMatchObject({ state: 'published' });
    const [run] = double.checkRuns();
    for (const [text, limit] of [
      [run?.title, 255],
      [run?.summary, 65_535],
      [run?.text, 65_535],
    ] as const) {
      expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(limit);
      expect(Buffer.byteLength(text ?? '')).toBeGreaterThan(limit - 4);
      expect(text).not.toContain('\u{fffd}');
    }
    expect(double.invalidRequests).toEqual([]);
  });

  it('texts that are refused all the same are cut harder', async () => {
    const reply = errorReply(
      422,
      'Invalid request.\n\nOnly 20000 characters are allowed; 65535 were supplied.',
    );
    double.fault(({ body }) =>
      JSON.stringify(body ?? null).length > 40_000 ? { kind: 'reply', reply } : undefined,
    );
    const long = check({
      summary: 's'.repeat(60_000),
      text: 't'.repeat(60_000),
      annotations: annotations(2),
    });
    expect(await publishCheckRun(await clientOf(), target, long)).toMatchObject({
      state: 'published',
      dropped: 0,
    });
    expect(double.checkRuns()[0]?.summary).toMatch(/^s{1000,}$/);
    expect(messages()).toHaveLength(2);
  });

  it('a commit that GitHub does not have is told as failed', async () => {
    const published = await publishCheckRun(
      await clientOf(),
      { ...target, headSha: 'f'.repeat(40) },
      check(),
    );
    expect(published).toMatchObject({ state: 'failed', reason: expect.stringContaining('No commit found') });
  });
});

describe('annotations', () => {
  // Field log: crate-ci/typos#1496, wearerequired/lint-action#1012: paths; #52/#70: lengths.
  it('are brought into a form that GitHub takes, or counted as dropped', async () => {
    const list = [
      annotation(0, { path: './src/a.rs' }),
      annotation(1, { path: '/etc/passwd' }),
      annotation(2, { path: '../x' }),
      annotation(3, { path: '' }),
      annotation(4, { message: ' \n' }),
      annotation(5, { start_line: 0, end_line: -3 }),
      annotation(6, { start_line: 9, end_line: 2 }),
      annotation(7, { start_line: 1, end_line: 2, start_column: 3, end_column: 4 }),
      annotation(8, { start_column: 5, end_column: 2 }),
      annotation(9, { start_column: 5, end_column: 5 }),
      annotation(10, { title: '漢'.repeat(300), message: 'é'.repeat(70_000) }),
      annotation(11, { message: 'a\0b\ud800c' }),
      annotation(12, { path: 'a b/"é"\\💡\n.rs' }),
    ];
    const published = await publishCheckRun(await clientOf(), target, check({ annotations: list }));
    expect(published).toMatchObject({ state: 'published', dropped: 4, problems: [] });
    const sent = double.checkRuns()[0]?.annotations ?? [];
    expect(sent.map((each) => each.path)).toEqual([
      'src/a.rs',
      ...[5, 6, 7, 8, 9, 10, 11].map((n) => `src/f${n}.rs`),
      'a b/"é"\\💡\n.rs',
    ]);
    expect(
      sent.slice(1, 6).map(({ start_line, end_line, start_column }) => [start_line, end_line, start_column]),
    ).toEqual([
      [1, 1, undefined],
      [9, 9, undefined],
      [1, 2, undefined],
      [9, 9, undefined],
      [10, 10, 5],
    ]);
    expect(Buffer.byteLength(sent[6]?.title ?? '')).toBe(255);
    expect(Buffer.byteLength(sent[6]?.message ?? '')).toBeLessThan(64 * 1024);
    expect(sent[7]?.message).toBe('a\u{fffd}b\u{fffd}c');
    expect([double.invalidRequests, requestsOf('POST'), requestsOf('PATCH')]).toEqual([[], 1, 0]);
  });
});
