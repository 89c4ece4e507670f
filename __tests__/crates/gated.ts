import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import type { Report, ReportedFinding } from '../../src/report/report.js';
import { runByHand } from './by-hand.js';
import type { Edit } from './edits.js';
import { captureElsewhere } from './elsewhere.js';
import { describeCrate } from './sources.js';
import { type ExpectedFinding, HARM_KINDS, type Subject } from './subject.js';
import { openWorkshop, runCli, type Workshop } from './workshop.js';

/** Captures take seconds to a minute each on two processors of their own, and several times that on busy ones. */
const TIMEOUT_MS = 900_000;

/** The suite of a real crate: its baseline, itself, changes that do no harm, and one that does for each way to do some. */
export function gateCrate(subject: Subject): void {
  describeCrate(`${subject.name}, ${subject.shape}`, () => {
    let shop: Workshop;
    beforeAll(() => {
      shop = openWorkshop(subject);
    }, TIMEOUT_MS);
    afterAll(() => shop?.remove());

    it('is captured whole, and again elsewhere to the same bytes', () => same(subject, shop), TIMEOUT_MS);
    it(
      'passes with lines, items, names, files and formatting changed',
      () => harmless(subject, shop),
      TIMEOUT_MS,
    );
    it('passes with tests and warnings improved', () => improved(subject, shop), TIMEOUT_MS);
    it.each(HARM_KINDS)(
      'fails with %s, and with exactly that',
      (kind) => {
        const { findings, removedTests = 0 } = subject.harms[kind];
        const { report, branch } = gate(shop, subject.harms[kind].edits);
        expect(report.conclusion).toBe('failure');
        const errors = errorsOf(report);
        const gone = errors.filter(({ code }) => removedTests > 0 && code === 'test_removed');
        expect(gone).toHaveLength(removedTests);
        expect(errors.filter((error) => !gone.includes(error)).map(told(shop, branch, findings))).toEqual(
          findings,
        );
        expect(unknownIn(report)).toEqual([]);
      },
      TIMEOUT_MS,
    );
  });
}

function same(subject: Subject, shop: Workshop): void {
  const { report, branch, file, evidence } = gate(shop, []);
  expect(errorsOf(report)).toEqual([]);
  expect(report.conclusion).toBe('success');
  if (subject.alsoByCheck === true) {
    const alone = shop.check(branch, []);
    expect([errorsOf(alone), unknownIn(alone), alone.conclusion]).toEqual([[], [], 'success']);
    expect(alone.gates.find(({ id }) => id === 'checks-pass')?.outcome).toBe('pass');
  }
  const { passed } = evidence.snapshot.tests;
  const doctests = passed.filter(({ target_kind }) => target_kind === 'doctest').length;
  expect(passed.length).toBeGreaterThanOrEqual(subject.atLeast.passed);
  expect(doctests).toBeGreaterThanOrEqual(subject.atLeast.doctests);
  expect(warningsIn(evidence)).toBeGreaterThanOrEqual(subject.atLeast.warnings);
  expect(JSON.parse(shop.baseline.toString('utf8')).snapshot).toEqual(evidence.snapshot);
  const hashes = runCli(['hash', file], shop.folder);
  expect([hashes.status, hashes.stdout]).toEqual([0, runCli(['hash', 'baseline.json'], shop.folder).stdout]);
  const elsewhere = captureElsewhere(shop.repository.dir, branch);
  if (elsewhere.evidence === null) throw new Error(`plan-gate capture elsewhere: ${elsewhere.stderr}`);
  expect(elsewhere.evidence.toString('utf8')).toBe(readFileSync(file, 'utf8'));
}

function harmless(subject: Subject, shop: Workshop): void {
  const { report } = gate(shop, subject.harmless);
  expect([errorsOf(report), unknownIn(report), report.conclusion]).toEqual([[], [], 'success']);
  const notices = report.gates.flatMap(({ findings }) => findings).map(({ message }) => message);
  for (const [from, to] of subject.renames) expect(notices).toContain(`${from} is now ${to}.`);
}

function improved(subject: Subject, shop: Workshop): void {
  const { report, evidence } = gate(shop, subject.improved);
  expect([errorsOf(report), unknownIn(report), report.conclusion]).toEqual([[], [], 'success']);
  const before = JSON.parse(shop.baseline.toString('utf8')) as Evidence;
  expect(evidence.snapshot.tests.passed.length).toBeGreaterThan(before.snapshot.tests.passed.length);
  if (subject.atLeast.warnings > 0) expect(warningsIn(evidence)).toBeLessThan(warningsIn(before));
}

/** Commits a change, captures it, holds the counts to cargo's own, and gates it. */
function gate(shop: Workshop, edits: readonly Edit[]) {
  const branch = shop.change(edits);
  const { file, evidence } = shop.capture();
  const { tests } = evidence.snapshot;
  expect({
    passed: tests.passed.length,
    failed: tests.failed.length,
    ignored: tests.ignored.length,
    warnings: warningsIn(evidence),
  }).toEqual(runByHand(shop.repository.dir, join(shop.folder, 'target')));
  return { branch, file, evidence, report: shop.check(branch, ['--evidence', file, '--run-checks', 'off']) };
}

function warningsIn({ snapshot }: Evidence): number {
  return snapshot.clippy.warnings.reduce((sum, { count = 1 }) => sum + count, 0);
}

type GateError = ReportedFinding & { readonly gate: string };

function errorsOf(report: Report): readonly GateError[] {
  return report.gates.flatMap(({ id, findings }) =>
    findings.filter(({ level }) => level === 'error').map((finding) => ({ ...finding, gate: id })),
  );
}

function unknownIn(report: Report): readonly string[] {
  return report.gates.flatMap(({ id, outcome, reason }) =>
    outcome === 'unknown' ? [`${id}: ${reason}`] : [],
  );
}

/** A finding in the words of what is expected at its place, so that only what differs is shown. */
function told(shop: Workshop, branch: string, expected: readonly ExpectedFinding[]) {
  return ({ gate: id, code, message, path, line }: GateError, index: number): ExpectedFinding => {
    const { says = '', line: asked } = expected[index] ?? {};
    const error = { gate: id, code, says: message.includes(says) ? says : message, path };
    if (asked === undefined) return error;
    const text =
      path === null ? '' : shop.repository.git('show', `${branch}:${path}`).split('\n')[(line ?? 0) - 1];
    return { ...error, line: text?.includes(asked) === true ? asked : `${line}: ${text}` };
  };
}
