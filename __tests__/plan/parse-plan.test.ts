import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePlan } from '../../src/plan/parse-plan.js';
import type { Problem } from '../../src/plan/plan.js';
import { validate } from '../../src/plan/plan-validator.cjs';
import { chunkJson, MINIMAL_PLAN, planOfChunks, planWith } from './minimal-plan.js';

const parse = (text: string) => parsePlan(new TextEncoder().encode(text));

function problemsOf(text: string): readonly Problem[] {
  const result = parse(text);
  return result.ok ? [] : result.problems;
}

/** What the document holds where each problem points, up to a few characters. */
function pointedAt(text: string): readonly string[] {
  const lines = text.split('\n');
  return problemsOf(text).map(
    ({ code, line, column }) => `${code} ${lines[line - 1]?.slice(column - 1, column + 9) ?? ''}`,
  );
}

describe('parsePlan: a valid plan', () => {
  it('fills in defaults and takes null for absence', () => {
    const text = planWith('/chunks/0/checks/0', '{"desc":"d","run":"r","cwd":null,"expect_exit":null}');
    const result = parse(text);
    expect(result).toEqual({
      ok: true,
      plan: {
        ...JSON.parse(MINIMAL_PLAN),
        chunks: [
          {
            id: 'c1',
            title: 't',
            deps: [],
            tier: 'code',
            brief: 'b',
            files_touched: ['src/a.rs'],
            checks: [{ desc: 'd', run: 'r' }],
            assertions: [],
            requires_tests: false,
          },
        ],
      },
      checkLines: new Map([
        ['/acceptance/0', 1],
        ['/chunks/0/checks/0', 1],
      ]),
    });
  });

  it('keeps what is given', () => {
    const check = { desc: 'd', run: 'r', cwd: 'crates/a', expect_exit: 3 };
    const chunk = {
      id: 'c2',
      title: 't',
      deps: ['c1'],
      tier: 'high',
      brief: 'b',
      files_touched: ['f', 'g'],
      checks: [check, check],
      assertions: ['a'],
      requires_tests: true,
    };
    const acceptance = [
      { kind: 'assertion', desc: 'x' },
      { kind: 'check', ...check },
    ];
    const document = { ...JSON.parse(planOfChunks([chunkJson('c1'), JSON.stringify(chunk)])), acceptance };
    expect(parse(JSON.stringify(document))).toMatchObject({
      ok: true,
      plan: { acceptance, chunks: [{ id: 'c1' }, chunk] },
    });
  });
});

describe('parsePlan: every problem at once', () => {
  it('tells the faults of one place beside those of another, in document order, each where it stands', () => {
    const text = JSON.stringify(
      {
        ...JSON.parse(MINIMAL_PLAN),
        plan_rev: -1,
        feature: { slug: ' ', source_branch: 'main' },
        acceptance: [{ kind: 'check', desc: '', run: 7, budget: 1 }, 5],
        chunks: [
          { id: 'a b', titel: 't', tier: 'x', brief: 'b', files_touched: ['../x', 7], checks: [] },
          [],
          {
            id: 'b',
            title: '\u0085',
            deps: ['zz', 'b'],
            tier: 'mid',
            brief: 'b',
            files_touched: [],
            checks: [{}],
          },
        ],
      },
      null,
      2,
    );
    expect(pointedAt(text)).toEqual([
      'malformed -1,',
      'malformed {',
      'empty_string " ",',
      'empty_string "",',
      'malformed 7,',
      'malformed "budget": ',
      'malformed 5',
      'malformed {',
      'invalid_chunk_id "a b",',
      'unknown_field "titel": "',
      'malformed "x",',
      'unsafe_path "../x",',
      'malformed 7',
      'chunk_no_check []',
      'malformed [],',
      'empty_string "\u0085",',
      'unknown_dep "zz",',
      'dependency_cycle "b"',
      'chunk_no_files [],',
      'malformed {}',
      'malformed {}',
    ]);
  });

  it('judges a plan with repeated keys by the last of each', () => {
    const text = MINIMAL_PLAN.replace('"plan_rev":1', '"plan_rev":-1,"plan_rev":2').replace(
      '"slug":"f"',
      '"slug":"f","slug":" "',
    );
    expect(problemsOf(text).map(({ code }) => code)).toEqual([
      'duplicate_key',
      'duplicate_key',
      'empty_string',
    ]);
    expect(parse(text)).toMatchObject({ partial: { plan_rev: 2 } });
  });

  it('says nothing but the version of a plan of another version', () => {
    expect(problemsOf('{"schema_version":4,"x":1,"x":2}').map(({ code }) => code)).toEqual([
      'unsupported_schema_version',
    ]);
    expect(problemsOf('{"schema_version":3,"schema_version":4}').map(({ code }) => code)).toEqual([
      'duplicate_key',
      'unsupported_schema_version',
    ]);
  });

  it('judges the rest of a plan without a usable version', () => {
    for (const version of [null, '"3"']) {
      const codes = problemsOf(planWith('/schema_version', version).replace('"slug":"f"', '"slug":""'));
      expect(codes).toHaveLength(2);
    }
  });

  it('lists a thousand problems of a million, and one that counts the rest', () => {
    const text = planWith('/chunks/0/files_touched', `[${'"",'.repeat(1_000_000)}"x"]`);
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1_001);
    expect(problems.at(-1)).toMatchObject({
      code: 'unsafe_path',
      message: 'At least 999000 more problems are not listed; mend those above first.',
    });
  });

  it.each([
    ['chunks', '{}'],
    ['chunks', '1'],
    ['acceptance', '[]'],
    ['acceptance', '{"kind":"check"}'],
  ])('bounds its work on %s of nothing but %s', (field, item) => {
    const text = planWith(`/${field}`, `[${Array.from({ length: 200_000 }, () => item).join(',')}]`);
    expect(problemsOf(text)).toHaveLength(1_001);
  });

  it('does not let many nulls that are allowed hide a fault', () => {
    const item = '{"kind":"check","desc":"d","run":"r","cwd":null,"expect_exit":null}';
    const items = Array.from({ length: 20_000 }, () => item).join(',');
    const text = planWith('/acceptance', `[${items}]`).replace('"tier":"code"', '"tier":"ultra"');
    expect(problemsOf(text).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'malformed /chunks/0/tier',
    ]);
  });
});

describe('parsePlan: whose plan a refused document is', () => {
  it.each([
    ['a broken rule', planWith('/chunks', '[]'), { plan_rev: 1, feature: JSON.parse(MINIMAL_PLAN).feature }],
    [
      'broken JSON after the feature',
      MINIMAL_PLAN.slice(0, -1),
      { plan_rev: 1, feature: JSON.parse(MINIMAL_PLAN).feature },
    ],
    [
      'another version',
      planWith('/schema_version', '4'),
      { plan_rev: 1, feature: JSON.parse(MINIMAL_PLAN).feature },
    ],
    ['an incomplete feature', planWith('/feature/slug', null), { plan_rev: 1 }],
    ['a revision that is none', planWith('/plan_rev', '1.0'), { feature: JSON.parse(MINIMAL_PLAN).feature }],
    ['nothing to read', '\ufeff', {}],
    ['an array', '[]', {}],
  ])('%s', (_name, text, partial) => {
    expect(parse(text)).toMatchObject({ ok: false });
    expect(parse(text)).toHaveProperty('partial', partial);
  });
});

describe('parsePlan: hostile bytes', () => {
  it('never throws, and never takes bytes that are no plan for one', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.json().map((text) => new TextEncoder().encode(text)),
      fc
        .tuple(fc.nat(MINIMAL_PLAN.length), fc.nat(20), fc.string({ unit: 'binary', maxLength: 5 }))
        .map(([at, cut, text]) =>
          new TextEncoder().encode(`${MINIMAL_PLAN.slice(0, at)}${text}!${MINIMAL_PLAN.slice(at + cut)}`),
        ),
    );
    fc.assert(
      fc.property(bytes, (input) => {
        const result = parsePlan(input);
        if (result.ok) expect(validate(JSON.parse(new TextDecoder().decode(input)))).toBe(true);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
