import { afterEach, describe, expect, it } from '@jest/globals';
import { createApiRepository } from '../../src/github/api-repository.js';
import { publishCheckRun } from '../../src/github/check-run.js';
import { type CheckRunTarget, findCheckRuns } from '../../src/github/check-run-lookup.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { readPullRequest, readStanding } from '../../src/github/pull-request.js';
import { createRepository } from '../double/git-fixture.js';
import { startGitHubDouble } from '../double/github-double.js';
import { sequentialRoundTrips, untilPosted } from '../double/request-log.js';
import { DEFAULT_TOKEN } from '../double/values.js';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A pull request of so many files against a base that holds a plan; the base may have moved on since the head parted. */
async function serve(files: number, baseMovedOn: boolean) {
  const fixture = createRepository({ bare: true });
  ending.push(fixture.remove);
  const contents = (text: string) =>
    Array.from({ length: files }, (_, n) => [`d${n % 9}/f${n}`, text] as const);
  const start = fixture.commit([['.taskfleet/plan.json', '{}'], ...contents('1')]);
  const head = fixture.commit(contents('2'), { branch: 'work/x', parents: ['main'] });
  const base = baseMovedOn ? fixture.commit({ other: '1' }) : start;
  const pulls = [{ number: 1, base: { ref: 'main' }, head: { ref: 'work/x' } }];
  const double = await startGitHubDouble({ gitDir: fixture.gitDir, repository: 'o/r', pulls });
  ending.push(double.close);
  await double.warm();
  return { double, base, start, head };
}

describe('a run that asks as early as it can', () => {
  it.each([
    [40, false],
    [40, true],
    [3_000, false],
  ])(
    'with %i files (base moved on: %p) takes four round trips in sequence, the post included',
    async (files, moved) => {
      const { double, base, start, head } = await serve(files, moved);
      const transport = await openTransport(DEFAULT_TOKEN, double.apiUrl);
      const client = createClient({ transport, baseUrl: double.apiUrl });
      const name = { owner: 'o', repo: 'r' };
      const pull = { number: 1, headSha: head, baseSha: base, changedFiles: files };
      const repository = createApiRepository({ client, ...name, pull });
      const subject = { pullRequest: 1, baseRef: 'main', step: 'w', run: '1.1' };
      const target: CheckRunTarget = { ...name, name: 'plan-gate', headSha: head, subject };
      double.setLatency(1_200);
      double.forgetRequests();

      repository.prefetch();
      const lookup = findCheckRuns(client, target);
      const fresh = readPullRequest(client, name, 1);
      const planTree = repository.listFiles(base, '.taskfleet');
      const tip = await repository.resolve('main');
      expect([tip, (await fresh).state]).toEqual([{ state: 'known', value: base }, 'known']);
      const [mergeBase, listed] = await Promise.all([repository.mergeBase(base, head), planTree]);
      expect(mergeBase).toEqual({ state: 'known', value: start });
      const oids = listed.state === 'known' ? listed.value.map((entry) => entry.oid) : [];
      const [plan, changed] = await Promise.all([
        repository.readBlobs(oids, 1_000),
        repository.changedFiles(start, head),
      ]);
      expect([plan.state, changed.state === 'known' && changed.value.length]).toEqual(['known', files]);
      const after = changed.state === 'known' ? changed.value.slice(0, 5) : [];
      const paths = after.map((file) => file.path);
      const told = new Map(after.map((file) => [file.path, file.after?.oid ?? '']));
      const [before, now, standing] = await Promise.all([
        repository.readFiles(start, paths, 1_000),
        repository.readFiles(head, paths, 1_000, told),
        readStanding(client, name, 1),
      ]);
      expect([before.state, now.state, standing.state]).toEqual(['known', 'known', 'known']);
      const check = {
        conclusion: 'success',
        passed: true,
        title: 'T',
        summary: 'S',
        text: 'X',
        annotations: [],
      } as const;
      expect(await publishCheckRun(client, target, check, lookup)).toMatchObject({ state: 'published' });

      expect(sequentialRoundTrips(untilPosted(double.requests))).toBe(4);
      const asked = double.requests.map(
        ({ method, path, query, body }) => `${method} ${path} ${JSON.stringify([query, body])}`,
      );
      const repeated = asked.filter((each, index) => asked.indexOf(each) !== index);
      // The head is read again on purpose; nothing else is.
      expect(repeated).toEqual(['GET /repos/o/r/pulls/1 [{},null]']);
      expect([double.problems, double.unknownRequests, double.invalidRequests]).toEqual([[], [], []]);
    },
  );
});
