import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type FactTable, missing } from '../../src/facts.js';
import { GATES } from '../../src/gates/index.js';
import { evaluate } from '../../src/verdict.js';

/**
 * Every case is a file fixtures/gates/<gate>/<outcome>-<what>.json: {"facts": {...}, "expected": {...}}. Facts that a case does not
 * name are missing, so a gate that looks at more than it declares is found out. `UPDATE_GOLDEN=1` rewrites `expected`.
 */
const FIXTURES = resolve(import.meta.dirname, '../fixtures/gates');
const FACT_NAMES = [
  'planChoice',
  'planHistory',
  'placement',
  'dependencies',
  'scope',
  'protectedFiles',
  'changes',
  'testGains',
  'gainedTestRuns',
  'allowances',
  'floorAllowances',
  'assertionLosses',
  'evidenceState',
  'evidence',
  'baselineState',
  'testComparison',
  'targetComparison',
  'warningComparison',
  'planChecks',
] as const;

const cases = readdirSync(FIXTURES).flatMap((gate) =>
  readdirSync(join(FIXTURES, gate)).map((file) => ({ gate, file })),
);

function factsOf(given: Record<string, unknown>): FactTable {
  const entries = FACT_NAMES.map((name) => [
    name,
    given[name] ?? missing('infrastructure', `the case does not give ${name}`),
  ]);
  return Object.fromEntries(entries) as FactTable;
}

/** Maps are written as {"$map": [[key, value]…]}. */
function revive(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$map' in value
    ? new Map(value.$map as [string, unknown][])
    : value;
}

describe('gates on their fixtures', () => {
  it.each(cases)('$gate: $file', ({ gate, file }) => {
    const path = join(FIXTURES, gate, file);
    const text = readFileSync(path, 'utf8');
    const fixture = JSON.parse(text, revive) as { facts: Record<string, unknown>; expected?: unknown };
    const verdict = evaluate(
      GATES.filter((each) => each.id === gate),
      factsOf(fixture.facts),
      [],
    );
    const actual = verdict.gates[0];
    if (process.env.UPDATE_GOLDEN === '1') {
      writeFileSync(path, `${JSON.stringify({ ...JSON.parse(text), expected: actual }, null, 2)}\n`);
    }
    const golden = JSON.parse(readFileSync(path, 'utf8')) as { expected?: unknown };
    expect(golden.expected).toBeDefined();
    expect(JSON.parse(JSON.stringify(actual))).toEqual(golden.expected);
    expect(file.startsWith(`${actual?.outcome}-`)).toBe(true);
  });

  it.each(GATES.map((gate) => gate.id))(
    '%s has a case that passes, one that fails and one that is unknown',
    (id) => {
      const outcomes = new Set(
        cases.filter((each) => each.gate === id).map((each) => each.file.split('-')[0]),
      );
      expect([...outcomes]).toEqual(expect.arrayContaining(['fail', 'pass', 'unknown']));
    },
  );

  it('runs every gate on every fixture without a crash', () => {
    for (const { gate, file } of cases) {
      const fixture = JSON.parse(readFileSync(join(FIXTURES, gate, file), 'utf8'), revive) as {
        facts: Record<string, unknown>;
      };
      expect(evaluate(GATES, factsOf(fixture.facts), []).gates.map((each) => each.id)).toEqual(
        GATES.map((each) => each.id),
      );
    }
  });
});
