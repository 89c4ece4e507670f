import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';
import type { GitHubDoubleOptions } from './values.js';

const REPO = '/repos/acme/app';
const NOTE = { path: 'a.txt', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' } as const;

async function withHead(
  options: Omit<GitHubDoubleOptions, 'gitDir' | 'repository'> = {},
): Promise<{ double: GitHubDouble; sha: string }> {
  const fixture = repository();
  const sha = fixture.commit({ 'a.txt': 'one\n' });
  fixture.branch('feature', sha);
  return { double: await started(fixture, options), sha };
}

function completed(sha: string, more: object = {}): object {
  return { name: 'plan-gate', head_sha: sha, status: 'completed', conclusion: 'success', ...more };
}

function notes(count: number, from = 0): object[] {
  return Array.from({ length: count }, (_, n) => ({ ...NOTE, message: `m${from + n}` }));
}

describe('a check run', () => {
  it('is made completed in one request, and told again as it was posted', async () => {
    const { double, sha } = await withHead();
    const output = { title: 'T', summary: 'S', text: 'X', annotations: [NOTE] };
    const body = completed(sha, { external_id: '1:1:7', details_url: 'https://example.test/run', output });
    const made = await ask(double, 'POST', `${REPO}/check-runs`, { body });
    const id = member(made.json, 'id');
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      name: 'plan-gate',
      head_sha: sha,
      status: 'completed',
      conclusion: 'success',
      external_id: '1:1:7',
      app: { id: 15368, slug: 'github-actions' },
      html_url: `https://github.com/acme/app/runs/${id}`,
      // A workflow's own token cannot set the link.
      details_url: `https://github.com/acme/app/runs/${id}`,
      output: { title: 'T', summary: 'S', text: 'X', annotations_count: 1 },
    });
    expect(member(made.json, 'completed_at')).not.toBeNull();
    expect((await ask(double, 'GET', `${REPO}/check-runs/${id}`)).json).toEqual(made.json);
    expect(double.checkRuns()).toMatchObject([{ id, externalId: '1:1:7', annotations: [NOTE] }]);
  });

  it('keeps the link when another app made it', async () => {
    const tokens = { app: { checks: 'write', appId: 777 } } as const;
    const { double, sha } = await withHead({ tokens });
    const body = completed(sha, { details_url: 'https://example.test/run' });
    const made = await ask(double, 'POST', `${REPO}/check-runs`, { body, token: 'app' });
    expect(made.json).toMatchObject({ details_url: 'https://example.test/run', app: { id: 777 } });
  });

  it('is queued at first when nothing else is said, and completed by a conclusion', async () => {
    const { double, sha } = await withHead();
    const made = await ask(double, 'POST', `${REPO}/check-runs`, { body: { name: 'x', head_sha: sha } });
    expect(made.json).toMatchObject({
      status: 'queued',
      conclusion: null,
      completed_at: null,
      external_id: '',
    });
    const path = `${REPO}/check-runs/${member(made.json, 'id')}`;
    const done = await ask(double, 'PATCH', path, { body: { conclusion: 'failure' } });
    expect(done.json).toMatchObject({ status: 'completed', conclusion: 'failure' });
    const back = await ask(double, 'PATCH', path, { body: { status: 'in_progress' } });
    expect(back.status).toBe(422);
  });

  it('gathers annotations over updates, 50 a request, and never replaces them', async () => {
    const { double, sha } = await withHead();
    const output = { title: 'T', summary: 'S' };
    const body = completed(sha, { output: { ...output, annotations: notes(50) } });
    const made = await ask(double, 'POST', `${REPO}/check-runs`, { body });
    const path = `${REPO}/check-runs/${member(made.json, 'id')}`;
    const more = { output: { title: 'T2', summary: 'S2', annotations: notes(20, 50) } };
    const updated = await ask(double, 'PATCH', path, { body: more });
    expect(updated.json).toMatchObject({ output: { title: 'T2', summary: 'S2', annotations_count: 70 } });
    const pages = await Promise.all(
      [1, 2].map((page) => ask(double, 'GET', `${path}/annotations?per_page=50&page=${page}`)),
    );
    const messages = pages.flatMap(({ json }) => rowsOf(json).map((row) => member(row, 'message')));
    expect(messages).toEqual(Array.from({ length: 70 }, (_, n) => `m${n}`));
    expect(rowsOf(pages[0]?.json)[0]).toMatchObject({ start_column: null, title: null, raw_details: null });
  });

  it('of the same name is another one: the double does not look for it', async () => {
    const { double, sha } = await withHead();
    for (let n = 0; n < 2; n += 1) await ask(double, 'POST', `${REPO}/check-runs`, { body: completed(sha) });
    expect(double.checkRuns()).toHaveLength(2);
  });

  it('names the pull requests of this repository at its commit, and none of a fork', async () => {
    const pulls = [{ number: 1, base: { ref: 'main' }, head: { ref: 'feature' } }];
    const { double, sha } = await withHead({ pulls });
    const body = completed(sha);
    const own = await ask(double, 'POST', `${REPO}/check-runs`, { body });
    expect(member(own.json, 'pull_requests')).toMatchObject([{ number: 1, head: { sha } }]);
    double.pulls.splice(0, 1, {
      number: 2,
      base: { ref: 'main' },
      head: { ref: 'feature', sha, repo: { owner: 'stranger', name: 'app', id: 99 } },
    });
    const fork = await ask(double, 'POST', `${REPO}/check-runs`, { body });
    expect(member(fork.json, 'pull_requests')).toEqual([]);
  });
});

describe('GET /commits/{ref}/check-runs', () => {
  it('lists the latest of each name and app, or all, filtered and paged', async () => {
    const { double, sha } = await withHead();
    double.addCheckRun({ name: 'plan-gate', headSha: sha, status: 'completed', conclusion: 'failure' });
    double.addCheckRun({ name: 'plan-gate', headSha: sha, appId: 777, conclusion: 'success' });
    double.addCheckRun({ name: 'build', headSha: sha, status: 'in_progress' });
    double.addCheckRun({ name: 'plan-gate', headSha: sha, conclusion: 'success', externalId: 'second' });
    const list = async (query: string) =>
      (await ask(double, 'GET', `${REPO}/commits/${sha}/check-runs${query}`)).json;
    const count = async (query: string) => member(await list(query), 'total_count');
    expect(await count('')).toBe(3);
    expect(await count('?filter=all')).toBe(4);
    expect(await count('?check_name=plan-gate&filter=latest')).toBe(2);
    expect(await count('?status=in_progress')).toBe(1);
    expect(await list('?check_name=plan-gate&app_id=15368')).toMatchObject({
      total_count: 1,
      check_runs: [{ external_id: 'second', conclusion: 'success' }],
    });
    const page = await ask(double, 'GET', `${REPO}/commits/feature/check-runs?per_page=2&page=2&filter=all`);
    expect(page.json).toMatchObject({ total_count: 4, check_runs: [{}, {}] });
    expect(page.headers.get('link')).toContain('rel="prev"');
    expect((await ask(double, 'GET', `${REPO}/commits/${'0'.repeat(40)}/check-runs`)).status).toBe(422);
  });
});

describe('a check run is refused to', () => {
  it('a token that may only read, or not even that', async () => {
    const tokens = {
      reader: { checks: 'read', appId: 15368 },
      none: { checks: 'none', appId: 15368 },
      person: { checks: 'write', appId: null },
    } as const;
    const { double, sha } = await withHead({ tokens });
    double.addCheckRun({ name: 'x', headSha: sha });
    const body = completed(sha);
    const write = await ask(double, 'POST', `${REPO}/check-runs`, { body, token: 'reader' });
    expect([write.status, member(write.json, 'message')]).toEqual([
      403,
      'Resource not accessible by integration',
    ]);
    const list = `${REPO}/commits/${sha}/check-runs`;
    expect((await ask(double, 'GET', list, { token: 'reader' })).status).toBe(200);
    expect((await ask(double, 'GET', list, { token: 'none' })).status).toBe(403);
    const person = await ask(double, 'POST', `${REPO}/check-runs`, { body, token: 'person' });
    expect([person.status, member(person.json, 'message')]).toEqual([
      403,
      'You must authenticate via a GitHub App.',
    ]);
    expect(double.checkRuns()).toHaveLength(1);
  });

  it('another app, and to anyone when it is a job’s own', async () => {
    const { double, sha } = await withHead();
    const other = double.addCheckRun({ name: 'x', headSha: sha, appId: 777 });
    const job = double.addCheckRun({ name: 'build', headSha: sha, ofJob: true });
    const update = async (id: number) =>
      ask(double, 'PATCH', `${REPO}/check-runs/${id}`, { body: { conclusion: 'success' } });
    const [foreign, own, none] = [await update(other.id), await update(job.id), await update(1)];
    expect([foreign.status, own.status, none.status]).toEqual([403, 403, 404]);
    expect(member(foreign.json, 'message')).toMatch(/^Invalid app_id 15368 - check run can only be modified/);
    expect(member(own.json, 'message')).toMatch(/can only be updated internally by GitHub Actions/);
  });
});
