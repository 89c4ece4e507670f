import { describe, expect, it } from '@jest/globals';
import { createApiRepository } from '../../src/github/api-repository.js';
import type { Budget } from '../../src/github/budget.js';
import { createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';
import { parseOptions } from '../../src/inputs.js';
import type { Report } from '../../src/report/report.js';
import { run } from '../../src/run.js';
import { errorReply, type FaultHook } from '../double/faults.js';
import { repository, started } from '../double/started.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';
import { testClock } from './scripted-server.js';

interface Outcome {
  readonly report: Report;
  /** Requests by what was asked. */
  readonly asked: ReadonlyMap<string, number>;
  readonly requests: number;
}

/** A pull request that changes so many Rust files, each with a test that loses one of its two assertions, judged without a checkout. */
async function judged(count: number, fault?: FaultHook, budget: Partial<Budget> = {}): Promise<Outcome> {
  const fixture = repository({ bare: true });
  const sources = (assertions: string) =>
    Array.from(
      { length: count },
      (_, n) =>
        [`src/d${n % 9}/f${n}.rs`, `#[test]\nfn f${n}() {\n    let x = ${n};\n${assertions}}\n`] as const,
    );
  const one = '    assert_eq!(x, x + 0);\n';
  const base = fixture.commit([
    [
      PLAN_PATH,
      planText({ source: 'stable', integration: 'main', chunks: [{ id: 'all', files: ['src/**'] }] }),
    ],
    ...sources(one + one),
  ]);
  const head = fixture.commit(sources(one), { branch: 'work/all', parents: ['main'] });
  const pulls = [{ number: 1, base: { ref: 'main' }, head: { ref: 'work/all' } }];
  const double = await started(fixture, { pulls });
  double.fault(fault);
  const { apiUrl: baseUrl, graphqlUrl } = double;
  const transport = await openTransport(DEFAULT_TOKEN, baseUrl);
  const client = createClient({ transport, baseUrl, graphqlUrl, clock: testClock(), budget });
  const hint = { number: 1, headSha: head, baseSha: base, changedFiles: count };
  const api = createApiRepository({ client, owner: 'acme', repo: 'app', pull: hint });
  const parsed = parseOptions((name) => (name === 'floor' ? 'off' : ''));
  if (!parsed.ok) throw new Error(parsed.problems.join(' '));
  const about = { baseRef: 'main', headRef: 'work/all', sameRepository: true, labels: [], body: '' };
  api.prefetch();
  const report = await run({ pullRequest: { ...hint, ...about }, options: parsed.options, repository: api });
  const asked = new Map<string, number>();
  for (const { path } of double.requests) {
    const kind = /\/git\/(\w+)\/|\/(files|compare|graphql)\b/.exec(path)?.slice(1).find(Boolean) ?? path;
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
  }
  expect([double.unknownRequests, double.invalidRequests]).toEqual([[], []]);
  return { report, asked, requests: double.requests.length };
}

function gate({ report }: Outcome, id: string) {
  const found = report.gates.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no gate ${id}`);
  return found;
}

describe('a run without a checkout', () => {
  it('counts the assertions of 400 changed Rust files, both sides, in less than 20 requests', async () => {
    const outcome = await judged(400);
    expect(gate(outcome, 'no-assertion-loss').outcome).toBe('fail');
    expect(gate(outcome, 'no-assertion-loss').findings).toHaveLength(400);
    expect(gate(outcome, 'file-scope').outcome).toBe('pass');
    // Two sides of two queries each, and one blob: the plan.
    expect([outcome.asked.get('graphql'), outcome.asked.get('blobs')]).toEqual([4, 1]);
    expect(outcome.requests).toBeLessThan(20);
  });

  it('says why where those contents are more than it may ask for one by one', async () => {
    const outcome = await judged(
      200,
      ({ path }) =>
        path === '/graphql' ? { kind: 'reply', reply: errorReply(403, 'Not for this token') } : undefined,
      { requests: 120, reservedRequests: 50 },
    );
    const { outcome: found, summary } = gate(outcome, 'no-assertion-loss');
    expect(found).toBe('unknown');
    expect(summary).toMatch(/200 files are needed, .* since GraphQL can't be used .*Not for this token/);
    expect(gate(outcome, 'file-scope').outcome).toBe('pass');
    expect(outcome.asked.get('blobs')).toBe(1);
  });
});
