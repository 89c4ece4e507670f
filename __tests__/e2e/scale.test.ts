import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import { type LoggedRequest, sequentialRoundTrips, untilPosted } from '../double/request-log.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import { PLAN_PATH, planText } from './plans.js';
import type { Step } from './runner.js';
import { openScene, type Scene } from './scene.js';
import { soundReport, troubles } from './verdicts.js';

const FILES = 3_000;
/**
 * The number of round trips does not depend on how long each takes, but it is told by which requests overlap: the wait must be
 * longer than a busy machine takes to send forty requests.
 */
const LATENCY_MS = 1_200;
const many = (count: number, text: string): readonly (readonly [string, string])[] =>
  Array.from({ length: count }, (_, n) => [`src/d${n % 40}/f${n}.txt`, text] as const);

describeAction('a large pull request', () => {
  let scene: Scene;
  let plain: PullValues;
  let tested: PullValues;
  let beyond: PullValues;
  const reports = new Map<number, Report>();
  beforeAll(async () => {
    const chunks = [
      { id: 'all', files: ['src/**', 'tests/**'] },
      { id: 'owing', files: ['src/**', 'tests/**'], tests: true },
    ];
    scene = await openScene({}, [[PLAN_PATH, planText({ chunks })], ...many(FILES, 'before\n')]);
    plain = scene.pull('a/all', many(FILES, 'after\n'));
    tested = scene.pull('a/owing', [
      ...many(FILES - 2, 'after\n'),
      ['tests/a.rs', '#[test]\nfn a() {\n    b();\n}\n'],
      // Its module line stays: where one goes, the modules are followed, which takes a trip a level.
      ['src/lib.rs', 'pub mod bucket;\n// x\n'],
    ]);
    beyond = scene.pull('b/all', [
      ...many(FILES, 'after\n'),
      ...many(FILES + 40, 'new\n').slice(FILES),
      ['README.md', 'x\n'],
    ]);
    await scene.double.warm();
    // A first run brings the machine's caches up to date, so that what is counted is waiting for GitHub.
    await scene.gate(scene.pull('warm/all', { 'src/warm.txt': '' }));
  }, 120_000);
  afterAll(() => scene.close());

  // Field log: danger/danger-js#1432, danger/swift#606, reviewdog/reviewdog#1696, reviewdog/action-actionlint#124.
  it.each([
    ['3,000 files take at most four round trips in sequence, the post included', () => plain],
    ['3,000 files that owe tests take no more', () => tested],
  ])('%s', async (_, pull) => {
    const { result, requests } = await measured(pull());
    const report = soundReport(result);
    reports.set(pull().number, report);
    expect([troubles(report), report.changed_files]).toEqual([[], FILES]);
    expect(untilPosted(requests).at(-1)?.method).toBe('POST');
    const depth = sequentialRoundTrips(untilPosted(requests));
    expect(depth <= 4 ? [] : timeline(requests)).toEqual([]);
    const asked = requests.map(
      ({ method, path, query, body }) => `${method} ${path} ${JSON.stringify([query, body])}`,
    );
    const repeated = asked.filter((each, index) => asked.indexOf(each) !== index);
    // On purpose the pull request and the check runs are read again just before publishing; nothing else is.
    const runs = expect.stringMatching(/^GET \/repos\/acme\/app\/commits\/[0-9a-f]{40}\/check-runs /);
    expect(repeated.sort()).toEqual([runs, `GET /repos/acme/app/pulls/${pull().number} [{},null]`]);
  });

  it('more than 3,000 files are compared by trees, and none is lost', async () => {
    const { result, requests } = await measured(beyond);
    const report = soundReport(result);
    reports.set(beyond.number, report);
    expect(troubles(report)).toEqual(['file-scope: out_of_scope README.md:1']);
    expect(report.changed_files).toBe(FILES + 41);
    expect(requests.filter(({ path }) => path.endsWith('/files'))).toEqual([]);
    expect(sequentialRoundTrips(untilPosted(requests))).toBeLessThanOrEqual(4);
  });

  it.each([
    ['3,000 files that owe tests', () => tested],
    ['more than 3,000 files', () => beyond],
  ])('a checkout answers the same for %s, and asks for no list', async (_, pull) => {
    const workspace = scene.checkout(pull());
    const { result, requests } = await measured(pull(), { workspace, attempt: 2 });
    expect(soundReport(result)).toEqual(reports.get(pull().number));
    expect(requests.filter(({ path }) => path.endsWith('/files'))).toEqual([]);
    expect(requests.length).toBeLessThan(12);
  });

  async function measured(pull: PullValues, step: Partial<Step> = {}) {
    const event = await scene.event(pull);
    scene.double.setLatency(step.workspace === undefined ? LATENCY_MS : 0);
    scene.double.forgetRequests();
    const result = await scene.gate(pull, { ...event, ...step });
    return { result, requests: [...scene.double.requests] };
  }
});

/** What was asked when, for the message of a failure. */
function timeline(requests: readonly LoggedRequest[]): readonly string[] {
  const start = requests[0]?.startedAt ?? 0;
  const ms = (time: number | null): string => String(Math.round((time ?? 0) - start)).padStart(5);
  return requests.map(
    (each) =>
      `${ms(each.startedAt)} –${ms(each.endedAt)} ${each.method} ${each.path} ${JSON.stringify(each.query)}`,
  );
}
