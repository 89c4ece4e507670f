import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import type { FileEntries } from '../double/git-fixture.js';
import type { PullValues } from '../double/values.js';
import { describeAction, ROOT } from './node24.js';
import { INTEGRATION, PLAN_PATH, planText } from './plans.js';
import { headOf, openScene, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';

/**
 * A feature of five chunks from its plan to `main`, in a real repository, where nothing merges that the gate does not let through.
 * docs/feature-story.md tells it to people, and what it quotes must be what was printed here.
 */
const CHUNKS = [
  { id: 'core', title: 'Token bucket', files: ['src/bucket.rs', 'tests/bucket.rs'], tests: true },
  { id: 'clock', title: 'Monotonic clock', files: ['src/clock.rs'] },
  { id: 'store', title: 'Buckets by client', files: ['src/store.rs'], deps: ['core', 'clock'] },
  { id: 'api', title: 'Refuse with 429', files: ['src/api.rs'], deps: ['store'] },
  { id: 'metrics', title: 'Count refusals', files: ['src/metrics.rs'], deps: ['store'] },
];
const PLAN = planText({ chunks: CHUNKS });
const WORK: Readonly<Record<string, FileEntries>> = {
  core: {
    'src/bucket.rs': 'pub struct Bucket {\n    pub tokens: u32,\n    pub size: u32,\n}\n',
    'tests/bucket.rs':
      '#[test]\nfn full() {\n    assert!(1 + 1 == 2);\n}\n\n#[test]\nfn empty() {\n    assert!(2 - 2 == 0);\n}\n',
  },
  clock: { 'src/clock.rs': 'pub fn ticks() -> u64 {\n    0\n}\n' },
  store: { 'src/store.rs': 'pub struct Store;\n' },
  api: { 'src/api.rs': 'pub fn refuse() -> u16 {\n    429\n}\n' },
  metrics: { 'src/metrics.rs': 'pub static REFUSED: u64 = 0;\n' },
};

describeAction('a feature of five chunks', () => {
  let scene: Scene;
  const pulls = new Map<string, PullValues>();
  const printed: string[] = [];
  const pullOf = (name: string): PullValues => {
    const pull = pulls.get(name);
    if (pull === undefined) throw new Error(`Nobody opened ${name}.`);
    return pull;
  };

  beforeAll(async () => {
    scene = await openScene({}, { [PLAN_PATH]: PLAN });
  });
  afterAll(() => scene.close());

  function open(id: string, title: string, head = `limiter/chunk-${id}`): void {
    pulls.set(id, scene.pull(head, WORK[id] ?? {}, { title }));
  }

  /** What the gate says now; each run is a new attempt, as a re-run of the job is. */
  async function gate(name: string): Promise<Report> {
    const result = await scene.gate(pullOf(name), { attempt: printed.length + 1 });
    const report = soundReport(result);
    const findings = report.gates.flatMap((each) => each.findings);
    const told = findings.map(({ message, help }) => `${message}\n${help}`);
    printed.push([result.summary, ...report.gates.map(({ summary }) => summary), ...told].join('\n'));
    const [run, ...others] = scene.checkRuns(pullOf(name));
    expect([run?.conclusion, others]).toEqual([report.conclusion, []]);
    return report;
  }

  /** Merges as GitHub's button does where the check is required: only what has a green one. */
  async function land(name: string): Promise<void> {
    expect(troubles(await gate(name))).toEqual([]);
    const { fixture } = scene;
    const pull = pullOf(name);
    const head = headOf(fixture, pull);
    const base = fixture.resolve(pull.base.ref);
    const work = WORK[name] ?? Object.assign({ [PLAN_PATH]: PLAN }, ...Object.values(WORK));
    const message = `Merge pull request #${pull.number} from acme/${pull.head.ref}`;
    const merged = fixture.commit(work, { branch: pull.base.ref, parents: [base, head], message });
    fixture.git('update-ref', '-d', `refs/heads/${pull.head.ref}`);
    Object.assign(pull, { state: 'closed', merged: true, mergeCommitSha: merged });
    Object.assign(pull.head, { sha: head });
    Object.assign(pull.base, { sha: base });
  }

  const words = (report: Report) => report.gates.find(({ id }) => id === 'dependencies')?.summary;
  const findings = (report: Report) =>
    report.gates.flatMap((each) => each.findings.map(({ message }) => message));
  const states = (report: Report) => report.chunks.map(({ id, state }) => `${id} ${state}`);

  it('begins with five pull requests at once, of which the two that wait for nothing may merge', async () => {
    open('core', 'Count tokens');
    open('clock', 'Tell the time, first try');
    open('store', 'Keep a bucket for each client');
    open('api', 'Refuse what is too much');
    open('metrics', 'Count what is refused');
    expect(troubles(await gate('core'))).toEqual([]);
    expect(troubles(await gate('clock'))).toEqual([]);
    const store = await gate('store');
    expect(troubles(store)).toEqual(['dependencies: not_landed', 'dependencies: not_landed']);
    expect(words(store)).toBe('2 of 2 chunks that chunk store depends on have not landed: core, clock.');
    expect(findings(store)[0]).toContain('Open for it: #1 “Count tokens”.');
    expect(states(store)).toEqual([
      'core waiting',
      'clock waiting',
      'store this',
      'api blocked',
      'metrics blocked',
    ]);
    const api = await gate('api');
    expect(findings(api)).toEqual([
      expect.stringMatching(/#3 “Keep a bucket for each client”\. Before it, core, clock must land\.$/),
    ]);
  }, 120_000);

  it('does not let the feature itself merge before its chunks', async () => {
    const number = scene.double.pulls.length + 1;
    const feature: PullValues = {
      number,
      title: 'Limit rates',
      base: { ref: 'main' },
      head: { ref: INTEGRATION },
    };
    scene.double.pulls.push(feature);
    pulls.set('feature', feature);
    const report = await gate('feature');
    expect(words(report)).toBe(
      '5 of 5 chunks of feature limiter have not landed: core, clock, store, api, metrics.',
    );
    const missing = Array(5).fill('dependencies: not_landed');
    expect(troubles(report)).toEqual([...missing, 'requires-tests: no_tests']);
  });

  it('goes on with the first chunk that lands', async () => {
    await land('core');
    const store = await gate('store');
    expect(words(store)).toBe('1 of 2 chunks that chunk store depends on has not landed: clock.');
    expect(states(store)).toEqual([
      'core landed',
      'clock waiting',
      'store this',
      'api blocked',
      'metrics blocked',
    ]);
  });

  it('takes no pull request for landed that was closed without a merge', async () => {
    pullOf('clock').state = 'closed';
    const store = await gate('store');
    expect(findings(store)).toEqual([expect.stringContaining('No open one is, either.')]);
  });

  it('takes the second attempt at the chunk, and then lets through what waited for it', async () => {
    open('clock', 'Tell the time', 'limiter/chunk-clock-a2');
    expect(findings(await gate('store'))).toEqual([
      expect.stringContaining('Open for it: #7 “Tell the time”.'),
    ]);
    await land('clock');
    const told = await scene.check(pullOf('store'), '--landed', 'core,clock');
    expect([told.exitCode, told.stderr]).toEqual([0, '']);
    printed.push(told.stdout);
    const untold = await scene.check(pullOf('store'));
    expect(untold.exitCode).toBe(2);
    printed.push(untold.stdout);
    await land('store');
  }, 120_000);

  it('holds the feature until the last chunk is in', async () => {
    await land('api');
    const report = await gate('feature');
    expect(words(report)).toBe('1 of 5 chunks of feature limiter has not landed: metrics.');
    expect(states(report)).toEqual([
      'core landed',
      'clock landed',
      'store landed',
      'api landed',
      'metrics waiting',
    ]);
    await land('metrics');
  });

  it('ends with the feature on its source branch, with every file of every chunk', async () => {
    await land('feature');
    const all = printed.at(-1) ?? '';
    expect(all).toContain(
      'All 5 chunks of feature limiter have landed: core (\\#<!-- -->1), clock (\\#<!-- -->7)',
    );
    const files = scene.fixture.git('ls-tree', '-r', '--name-only', 'main').split('\n');
    expect(files).toEqual(expect.arrayContaining(CHUNKS.flatMap((chunk) => chunk.files)));
  });

  it('is told in the docs as it was printed', () => {
    const page = readFileSync(path.join(ROOT, 'docs', 'feature-story.md'), 'utf8');
    const quoted = [...page.matchAll(/^```(?:text|mermaid)\n[\s\S]*?^```$/gm)].map(([block]) => block);
    const all = printed.join('\n');
    const bare = (block: string) => block.replace(/^```text\n([\s\S]*)\n```$/, '$1');
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.map(bare).filter((block) => !all.includes(block))).toEqual([]);
  });
});
