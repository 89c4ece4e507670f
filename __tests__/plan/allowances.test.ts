import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GATES } from '../../src/gates/index.js';
import {
  ALLOWANCE_GATES,
  ALLOWANCES_LIMITS,
  type Allowance,
  parseAllowances,
} from '../../src/plan/allowances.js';
import { applyAllowances, type Offence } from '../../src/plan/allowances-apply.js';

const parse = (value: unknown) => parseAllowances(Buffer.from(JSON.stringify(value)));
const ONE: Allowance = { chunk: 'bucket', gate: 'no-test-gaming', match: 'a/lib/a::t', reason: 'It goes.' };

describe('parseAllowances', () => {
  it('reads the schema’s examples', () => {
    const schema = JSON.parse(readFileSync('schemas/allowances.v1.schema.json', 'utf8'));
    for (const example of schema.examples) expect(parse(example)).toEqual({ ok: true, allowances: example });
    expect(schema.items.properties.gate.enum).toEqual([...ALLOWANCE_GATES]);
  });

  it('allows for gates that there are', () => {
    const ids = GATES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...ALLOWANCE_GATES]));
  });

  it.each<[string, unknown, string, string]>([
    ['no list', { allowances: [ONE] }, '', 'The file must be a list of allowances.'],
    ['an entry that is none', [null], '/0', '`/0` must be object.'],
    ['a missing field', [{ ...ONE, reason: undefined }], '/0', '`/0` lacks `reason`.'],
    ['a field that it does not know', [{ ...ONE, mach: 'x' }], '/0', 'unknown field `mach`'],
    ['a gate that allows nothing', [{ ...ONE, gate: 'evidence' }], '/0/gate', 'not "evidence"'],
    ['no chunk id', [{ ...ONE, chunk: '../x' }], '/0/chunk', 'is no chunk id'],
    ['an empty match', [{ ...ONE, match: '' }], '/0/match', 'must not be empty'],
    ['a blank match', [{ ...ONE, match: ' \u00a0' }], '/0/match', 'must not be blank'],
    ['a blank reason', [ONE, { ...ONE, reason: '\n' }], '/1/reason', 'must not be blank'],
    ['a number', [{ ...ONE, match: 3 }], '/0/match', 'must be string'],
  ])('refuses %s', (_what, value, pointer, message) => {
    const parsed = parse(value);
    if (parsed.ok) throw new Error('it was accepted');
    expect(parsed.problems).toMatchObject([{ pointer }]);
    expect(parsed.problems[0]?.message).toContain(message);
  });

  it.each([
    ['a repeated key', '[{"chunk":"a","chunk":"b","gate":"no-regression","match":"m","reason":"r"}]'],
    ['half a text', '[{"chunk":'],
    ['a byte order mark', '\ufeff[]'],
    ['nothing', ''],
    ['too much', `[${' '.repeat(ALLOWANCES_LIMITS.maxBytes)}]`],
    ['too deep', '['.repeat(200) + ']'.repeat(200)],
  ])('refuses %s', (_what, text) => {
    expect(parseAllowances(Buffer.from(text)).ok).toBe(false);
  });

  it('tells every problem, in the order of the file, at its place', () => {
    const text = '[\n  {"chunk": "a", "gate": "x", "match": "", "reason": "r"},\n  7\n]';
    const parsed = parseAllowances(Buffer.from(text));
    expect(parsed).toMatchObject({
      ok: false,
      problems: [
        { line: 2, column: 26 },
        { line: 2, column: 40 },
        { line: 3, column: 3 },
      ],
    });
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        parseAllowances(bytes);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        parseAllowances(Buffer.from(text));
      }),
    );
  });
});

describe('applyAllowances', () => {
  const offence = (name: string, landedBefore = false): Offence => ({
    finding: { code: 'c', level: 'error', message: name, help: 'h', path: `src/${name}.rs`, line: 3 },
    names: [name, `src/${name}.rs`],
    landedBefore,
  });
  const names = fc.constantFrom('a', 'b', 'src/a.rs', 'c');
  const allowance = names.map((match): Allowance => ({ ...ONE, match }));
  const offences = fc.array(
    fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()).map(([name, landed]) => offence(name, landed)),
  );

  it('refuses exactly what nothing allows, and tells every allowance of the chunk once', () => {
    fc.assert(
      fc.property(fc.array(allowance), fc.array(allowance), offences, (own, others, all) => {
        const judged = applyAllowances('no-test-gaming', { own, others }, all);
        const allowed = (each: Offence) =>
          [...own, ...(each.landedBefore ? others : [])].some(({ match }) => each.names.includes(match));
        const errors = judged.findings.filter(({ level }) => level === 'error');
        expect(
          errors.map(({ help, ...rest }) => ({ ...rest, help: help.split('\nWhere it is meant')[0] })),
        ).toEqual(all.filter((each) => !allowed(each)).map(({ finding }) => finding));
        expect([judged.refused, judged.allowed]).toEqual([errors.length, all.length - errors.length]);
        const used = own.filter(({ match }) => all.some((each) => each.names.includes(match)));
        const told = judged.findings.filter(({ code }) => code === 'allowance_unused');
        expect(told).toHaveLength(own.length - used.length);
      }),
    );
  });

  it('holds allowances of another gate for nothing', () => {
    const judged = applyAllowances('no-new-clippy', { own: [ONE], others: [] }, [offence('a/lib/a::t')]);
    expect(judged).toMatchObject({ refused: 1, allowed: 0 });
    expect(judged.findings).toHaveLength(1);
  });
});
