import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PROTECTED, DEFAULT_TEST_PATHS } from '../src/changes/test-paths.js';
import { type InputName, parseOptions } from '../src/inputs.js';

const parse = (given: Partial<Record<InputName, string>>) => parseOptions((name) => given[name] ?? '');
const problems = (given: Partial<Record<InputName, string>>) => {
  const parsed = parse(given);
  return parsed.ok ? [] : parsed.problems;
};

describe('parseOptions', () => {
  it('takes the default for what is empty or blank', () => {
    expect(parse({ plan: '  ' })).toEqual({
      ok: true,
      options: {
        plan: null,
        planRef: null,
        chunk: null,
        floor: 'on',
        slack: 0,
        allow: [],
        protected: DEFAULT_PROTECTED,
        testPaths: DEFAULT_TEST_PATHS,
        warnOnly: [],
        ifNoPlan: 'fail',
        retries: 0,
        runChecks: true,
      },
    });
  });

  it('reads globs by line, so that a name may hold commas and spaces', () => {
    const parsed = parse({
      allow: 'Cargo.lock\r\n a, b.txt \n\n',
      'warn-only': 'file-scope, branch\nrequires-tests',
    });
    expect(parsed).toMatchObject({
      ok: true,
      options: { allow: ['Cargo.lock', 'a, b.txt'], warnOnly: ['file-scope', 'branch', 'requires-tests'] },
    });
  });

  it.each([
    [{ floor: 'false' }, 'Input `floor` is "false"; it accepts `on` or `off`.'],
    [{ floor: 'ON' }, 'Input `floor` is "ON"; it accepts `on` or `off`.'],
    [{ slack: '-1' }, 'Input `slack` needs a whole number from 0 on, at most 100000; it is "-1".'],
    [{ slack: '1e3' }, 'Input `slack` needs a whole number from 0 on, at most 100000; it is "1e3".'],
    [{ slack: '100001' }, 'Input `slack` needs a whole number from 0 on, at most 100000; it is "100001".'],
    [{ 'if-no-plan': 'warn' }, 'Input `if-no-plan` is "warn"; it accepts `fail` or `pass`.'],
  ])('refuses %j with what it accepts', (given, message) => {
    expect(problems(given)).toEqual([message]);
  });

  it('refuses gates that do not exist and gates that are never softened', () => {
    expect(problems({ 'warn-only': 'scope' })[0]).toMatch(
      /names "scope", which is no gate; it accepts .*file-scope/,
    );
    expect(problems({ 'warn-only': 'file-scop' })).toEqual([
      'Input `warn-only` names "file-scop", which is no gate; did you mean file-scope?',
    ]);
    expect(problems({ 'warn-only': 'plan' })[0]).toMatch(/names "plan", which can't be softened/);
  });

  it('refuses a glob that would take too long, naming the input', () => {
    expect(problems({ protected: `${'**/'.repeat(30)}x` })[0]).toMatch(/^Input `protected`: The entry /);
  });

  it('tells all problems at once', () => {
    expect(problems({ floor: 'x', slack: 'x', 'if-no-plan': 'x' })).toHaveLength(3);
  });
});
