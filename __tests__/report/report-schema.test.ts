import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { renderJson } from '../../src/report/json.js';
import { hugeReport, readReport, SITUATIONS } from './situations.js';

const schema: Schema & {
  readonly examples: readonly unknown[];
  readonly $defs: Readonly<Record<string, Schema>>;
} = JSON.parse(readFileSync(new URL('../../schemas/report.v1.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
const validate = ajv.compile(schema);

function faultsOf(value: unknown): readonly string[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** A value with each property that a schema has, at any depth. What they say is of no matter. */
function filledIn({ $ref, properties, items, oneOf, anyOf }: Schema): unknown {
  const choice = (oneOf ?? anyOf)?.find((each) => each.$ref !== undefined);
  if (choice !== undefined) return filledIn(choice);
  if ($ref !== undefined) return filledIn(schema.$defs[$ref.replace('#/$defs/', '')] ?? {});
  if (items !== undefined) return [filledIn(items)];
  if (properties === undefined) return 1;
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, filledIn(value)]));
}

describe('the schema of the report', () => {
  it.each(SITUATIONS)('takes the report of the situation %s', (situation) => {
    expect(faultsOf(JSON.parse(renderJson(readReport(situation))))).toEqual([]);
  });

  it('takes its own example and a report with 5,000 findings', () => {
    expect(schema.examples.flatMap(faultsOf)).toEqual([]);
    expect(schema.examples).toHaveLength(1);
    expect(faultsOf(JSON.parse(renderJson(hugeReport())))).toEqual([]);
  });

  it.each([
    [
      'a success with a kind of failure',
      { conclusion: 'success' },
      '/failure_kind must be equal to constant',
    ],
    ['a failure without its kind', { failure_kind: null }, '/failure_kind must be string'],
    [
      'a neutral conclusion',
      { conclusion: 'neutral' },
      '/conclusion must be equal to one of the allowed values',
    ],
    ['a key that it does not know', { verdict: 'yes' }, ' must NOT have additional properties'],
    ['a short commit id', { head: '4e7d2c1' }, '/head must match pattern "^[0-9a-f]{40}([0-9a-f]{24})?$"'],
  ])('refuses %s', (_, change, fault) => {
    expect(faultsOf({ ...readReport('violation'), ...change })).toContain(fault);
  });

  it('refuses an unknown gate without a reason', () => {
    const report = readReport('infrastructure');
    const gates = report.gates.map((gate) => ({ ...gate, reason: null }));
    expect(faultsOf({ ...report, gates })).toContain('/gates/0/reason must be string');
  });
});

describe('the JSON report', () => {
  const report = readReport('violation');

  it('is the same bytes for the same report, whatever the order of its keys', () => {
    const reversed = JSON.parse(JSON.stringify(report), (_, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(renderJson(reversed)).toBe(renderJson(report));
    expect(Object.keys(JSON.parse(renderJson(reversed)))[0]).toBe('schema_version');
  });

  it('leaves out nothing that the schema has', () => {
    const whole = filledIn(schema) as typeof report;
    expect(JSON.parse(renderJson(whole))).toEqual(whole);
  });

  it('leaves out the host of a local run and ends in one newline', () => {
    const { host, ...local } = report;
    expect(host).toBeDefined();
    expect(renderJson(local)).not.toContain('"host"');
    expect(renderJson(local)).toMatch(/[^\n]\n$/);
  });

  it('holds nothing that a terminal or a log would act on, and the same values once read', () => {
    const headline = 'a\u001b[2J\u0085\u009b\u202e\u200b\u2028##[error]x\u{e0041} é 😀 [y] ##(';
    const text = renderJson({ ...report, headline });
    expect(text).not.toMatch(/[\u0080-\u009f\u202e\u200b\u2028\u{e0041}\u001b]/u);
    expect(text).not.toContain('##[');
    expect(text).toContain(' é 😀 [y] ##(');
    expect(JSON.parse(text).headline).toBe(headline);
  });

  it('replaces lone surrogates, which have no UTF-8 form and which strict readers refuse', () => {
    expect(JSON.parse(renderJson({ ...report, headline: 'x\ud800y' })).headline).toBe('x\ufffdy');
  });
});
