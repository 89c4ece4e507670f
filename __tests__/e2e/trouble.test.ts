import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/report.js';
import {
  errorReply,
  type FaultHook,
  htmlReply,
  primaryRateLimit,
  secondaryRateLimit,
} from '../double/faults.js';
import type { PullValues } from '../double/values.js';
import { describeAction } from './node24.js';
import type { StepResult } from './runner.js';
import { openScene, type Scene } from './scene.js';
import { annotationsIn, fewAtATime, soundReport, troubles, WITHOUT_FILES } from './verdicts.js';

interface Told {
  readonly scene: Scene;
  readonly pull: PullValues;
  readonly result: StepResult;
  readonly report: Report;
}

/** Faults last some seconds each, since waits are real; so each has a scene of its own and they run side by side. */
async function gated(fault: FaultHook, change: (pull: PullValues) => void = () => {}): Promise<Told> {
  const scene = await openScene();
  const pull = scene.pull('limiter/chunk-clock', { 'src/clock/a.rs': '', 'src/clock/b.rs': '' });
  change(pull);
  scene.double.fault(fault);
  const result = await scene.gate(pull);
  return { scene, pull, result, report: JSON.parse(result.report ?? 'null') };
}

const once =
  (fault: ReturnType<FaultHook>, wanted: (path: string) => boolean = () => true): FaultHook =>
  ({ path, method, earlier }) =>
    earlier === 0 && (method === 'GET' || method === 'POST') && wanted(path) ? fault : undefined;
const files = (path: string): boolean => path.endsWith('/files');

const CASES: readonly (readonly [string, () => Promise<Told>, (told: Told) => void])[] = [
  [
    '5xx for ever: a failure of kind infrastructure',
    () => gated(() => ({ kind: 'reply', reply: htmlReply(503) })),
    ({ report, scene, result }) => {
      expect(report).toMatchObject({ conclusion: 'failure', failure_kind: 'infrastructure' });
      expect(JSON.stringify(report)).toMatch(/GitHub answered 503/);
      expect(scene.double.checkRuns()).toEqual([]);
      expect(result.stdout).toMatch(/No check run was posted/);
    },
  ],
  [
    '5xx for ever on the file list alone: what needs it is unknown, and the check run says so',
    () =>
      gated(({ path }) =>
        files(path) ? { kind: 'reply', reply: errorReply(502, 'Server Error') } : undefined,
      ),
    ({ report, scene, pull }) => {
      expect(troubles(report)).toEqual(WITHOUT_FILES);
      expect([report.failure_kind, report.changed_files]).toEqual(['infrastructure', null]);
      expect(scene.checkRuns(pull)).toMatchObject([{ conclusion: 'failure' }]);
    },
  ],
  ['5xx once for everything', () => gated(once({ kind: 'reply', reply: htmlReply(502) })), expectSuccess],
  [
    '429 with a time to wait, once',
    () => gated(once({ kind: 'reply', reply: errorReply(429, 'Too many', { 'retry-after': '1' }) }, files)),
    expectSuccess,
  ],
  [
    'a secondary limit, once',
    () => gated(once({ kind: 'reply', reply: secondaryRateLimit(1) }, (path) => path.includes('/git/'))),
    expectSuccess,
  ],
  [
    'the hourly limit used up until long after the run: unknown, with the reason',
    () =>
      gated(({ path }) =>
        files(path)
          ? { kind: 'reply', reply: primaryRateLimit(Math.ceil(Date.now() / 1000) + 3000) }
          : undefined,
      ),
    ({ report }) => {
      expect(troubles(report)).toEqual(WITHOUT_FILES);
      expect(report.gates.find((gate) => gate.id === 'file-scope')?.reason).toMatch(/would have to wait/);
    },
  ],
  ['connections that break off, once', () => gated(once({ kind: 'drop', when: 'half' })), expectSuccess],
  [
    'a post that went through though the proxy says it did not: one check run',
    () =>
      gated(({ method, earlier }) =>
        method === 'POST' && earlier === 0 ? { kind: 'reply-after', reply: htmlReply(502) } : undefined,
      ),
    expectSuccess,
  ],
  [
    'a post that is never taken: the verdict stands without it',
    () =>
      gated(({ method }) =>
        method === 'POST' ? { kind: 'reply', reply: errorReply(500, 'Server Error') } : undefined,
      ),
    ({ report, scene, result }) => {
      expect([report.conclusion, result.exitCode]).toEqual(['success', 0]);
      expect(scene.double.checkRuns()).toEqual([]);
      expect(result.summary).toMatch(/No check run was posted: .*500/);
      expect(annotationsIn(result.log.commands)).toContain('warning :');
    },
  ],
  [
    'a list that is shorter than the count: unknown, not a pass',
    () =>
      gated(
        () => undefined,
        (pull) => {
          pull.changedFiles = 3;
        },
      ),
    expectShort,
  ],
  [
    'a page that came back empty: unknown, not a pass',
    () => gated(({ path }) => (files(path) ? { kind: 'edit', edit: () => [] } : undefined)),
    expectShort,
  ],
  [
    'a page that holds one row twice: unknown, not a pass',
    () =>
      gated(({ path }) =>
        files(path)
          ? { kind: 'edit', edit: (rows) => [(rows as unknown[])[0], (rows as unknown[])[0]] }
          : undefined,
      ),
    expectShort,
  ],
];

function expectSuccess({ report, scene, pull }: Told): void {
  expect(troubles(report)).toEqual([]);
  expect(scene.checkRuns(pull)).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
}

function expectShort({ report, scene, pull }: Told): void {
  expect(troubles(report)).toEqual(WITHOUT_FILES);
  expect([report.conclusion, report.failure_kind, report.changed_files]).toEqual([
    'failure',
    'infrastructure',
    null,
  ]);
  expect(scene.checkRuns(pull)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
}

describeAction('trouble on the line', () => {
  const told = new Map<string, Told>();
  beforeAll(async () => {
    await fewAtATime(CASES, async ([name, act]) => void told.set(name, await act()), CASES.length);
  }, 180_000);
  afterAll(async () => {
    await Promise.all([...told.values()].map(({ scene }) => scene.close()));
  });

  it.each(CASES)('%s', (name, _, check) => {
    const found = told.get(name);
    if (found === undefined) throw new Error('It was not judged.');
    soundReport(found.result);
    check(found);
  });
});
