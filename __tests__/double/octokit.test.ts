import { getOctokit } from '@actions/github';
import { describe, expect, it } from '@jest/globals';
import { repository, started } from './started.js';
import { DEFAULT_TOKEN } from './values.js';

describe('GitHub’s own client', () => {
  it('finds its way around the double: pages, encoded paths, writes and errors', async () => {
    const fixture = repository();
    fixture.commit({ 'dir/a b.txt': 'one\n' });
    const files = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`f${n}`, 'x\n']));
    const head_sha = fixture.commit(files, { branch: 'feature/x', parents: ['main'] });
    const double = await started(fixture, {
      pulls: [{ number: 1, base: { ref: 'main' }, head: { ref: 'feature/x' } }],
    });
    const { rest, paginate } = getOctokit(DEFAULT_TOKEN, { baseUrl: double.apiUrl });
    const app = { owner: 'acme', repo: 'app' };

    const rows = await paginate(rest.pulls.listFiles, { ...app, pull_number: 1, per_page: 30 });
    expect(new Set(rows.map(({ filename }) => filename)).size).toBe(70);
    const content = await rest.repos.getContent({ ...app, path: 'dir/a b.txt', ref: 'main' });
    expect(content.data).toMatchObject({ type: 'file', path: 'dir/a b.txt' });
    expect((await rest.git.getRef({ ...app, ref: 'heads/feature/x' })).data.object.sha).toBe(head_sha);
    const compared = await rest.repos.compareCommitsWithBasehead({ ...app, basehead: 'main...feature/x' });
    expect(compared.data.ahead_by).toBe(1);
    const made = await rest.checks.create({ ...app, name: 'x', head_sha, conclusion: 'success' });
    const listed = await paginate(rest.checks.listForRef, { ...app, ref: head_sha, check_name: 'x' });
    expect(listed.map(({ id }) => id)).toEqual([made.data.id]);
    const refused = rest.checks.create({ ...app, name: 'x', head_sha, conclusion: 'stale' as 'success' });
    await expect(refused).rejects.toThrow('Validation Failed');
    expect([double.unknownRequests, double.invalidRequests]).toEqual([[], []]);
  });
});
