import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parsePlan } from '../../src/plan/parse-plan.js';
import type { Problem } from '../../src/plan/plan.js';
import { FIELDS } from '../../src/plan/plan-fields.js';
import { validate } from '../../src/plan/plan-validator.cjs';
import { MINIMAL_PLAN, planWith } from './minimal-plan.js';

const schemaUrl = new URL('../../schemas/plan.v3.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(schemaUrl, 'utf8'));
const parse = (text: string) => parsePlan(new TextEncoder().encode(text));

function problemsOf(text: string): readonly Problem[] {
  const result = parse(text);
  return result.ok ? [] : result.problems;
}

describe('parsePlan and the schema', () => {
  const ajv = new Ajv2020.default({ allErrors: true });
  const compiled = ajv.compile(schema);

  /** The minimal plan with values put in at random places, where they may or may not belong. */
  const documents = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          '',
          '/feature',
          '/baseline',
          '/acceptance',
          '/acceptance/0',
          '/chunks',
          '/chunks/0',
          '/chunks/0/checks',
          '/chunks/0/checks/0',
          '/chunks/0/files_touched',
        ),
        fc.oneof(
          fc.constantFrom(...Object.values(FIELDS).flat(), '0', '1'),
          // An array takes no other value for its length than a count.
          fc.string().filter((key) => key !== 'length'),
        ),
        fc.oneof(
          fc.jsonValue(),
          fc.constantFrom('', ' ', 'check', 'assertion', 'code', 'c1', null, -1, 256, [], {}, ['c1', 'c1']),
        ),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((edits) => {
      const plan = JSON.parse(MINIMAL_PLAN);
      for (const [pointer, key, value] of edits) {
        const holder = pointer
          .split('/')
          .slice(1)
          .reduce((inner, step) => inner?.[step], plan);
        if (typeof holder === 'object' && holder !== null) holder[key] = value;
      }
      return plan;
    });

  it('never passes what the schema refuses, null for absence aside', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const result = parse(JSON.stringify(document));
        const asRead = JSON.parse(
          JSON.stringify(document, (key, value) =>
            (key === 'cwd' || key === 'expect_exit') && value === null ? undefined : value,
          ),
        );
        if (result.ok) expect(compiled(asRead)).toBe(true);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 3_000 },
    );
  });

  it('has a generated validator that answers like the schema compiled anew', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(validate(document)).toBe(compiled(document));
        const told = validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
        expect(told).toEqual(
          compiled.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['an acceptance assertion', '/acceptance', '[%]', '{"kind":"assertion","desc":"d"'],
    ['an acceptance check', '/acceptance', '[%]', '{"kind":"check","desc":"d","run":"r"'],
    [
      'the second of two items',
      '/acceptance',
      '[{"kind":"check","desc":"e","run":"t"},%]',
      '{"kind":"assertion","desc":"d"',
    ],
  ])('refuses %s with more unknown fields than a validator keeps errors', (_, pointer, list, item) => {
    const fields = Array.from({ length: 12_000 }, (_field, n) => `,"k${n}":0`).join('');
    const text = planWith(pointer, list.replace('%', `${item}${fields}}`));
    expect(validate(JSON.parse(text))).toBe(false);
    expect(compiled(JSON.parse(text))).toBe(false);
    expect(parse(text).ok).toBe(false);
  });

  it('tells no place the same thing twice', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const told = problemsOf(JSON.stringify(document)).map(
          ({ pointer, message }) => `${pointer} ${message}`,
        );
        expect(new Set(told).size).toBe(told.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('knows the fields that the schema lists', () => {
    const [check, assertion] = schema.$defs.acceptance_item.oneOf;
    const listed = {
      plan: schema,
      feature: schema.properties.feature,
      baseline: schema.properties.baseline,
      acceptance_check: check,
      acceptance_assertion: assertion,
      chunk: schema.$defs.chunk,
      check: schema.$defs.check,
    };
    for (const [name, fields] of Object.entries(FIELDS)) {
      const object = Object.entries(listed).find(([key]) => key === name)?.[1];
      expect(Object.keys(object.properties).toSorted()).toEqual([...fields].toSorted());
    }
  });
});
