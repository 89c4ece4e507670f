import { describe, expect, it } from '@jest/globals';
import { check } from '../../src/cli/check.js';
import { parseFlags } from '../../src/cli/flags.js';

const problem = (...args: Parameters<typeof parseFlags>) => {
  const parsed = parseFlags(...args);
  return parsed.ok ? null : parsed.problem;
};

describe('parseFlags', () => {
  it('takes values apart from the option or behind an equals sign, lists, and files', () => {
    const parsed = parseFlags('check', [
      '--base=a=b',
      '--allow',
      'x',
      '--slack',
      '-1',
      '--allow',
      '-',
      '--floor=',
    ]);
    expect(parsed.ok && ['base', 'allow', 'slack', 'floor', 'chunk'].map(parsed.flags.text)).toEqual([
      'a=b',
      'x\n-',
      '-1',
      '',
      '',
    ]);
    const files = parseFlags('validate', ['a', '--format', 'json', '-', '--', '--format', '-x']);
    expect(files.ok && files.flags.files).toEqual(['a', '-', '--format', '-x']);
    const demo = parseFlags('demo', ['--keep']);
    expect(demo.ok && demo.flags.isOn('keep')).toBe(true);
  });

  it('takes arguments of cargo, which begin with two dashes', () => {
    const parsed = parseFlags('check', ['--cargo-args', '--all-features', '--cargo-args', '--locked']);
    expect(parsed.ok && parsed.flags.text('cargo-args')).toBe('--all-features\n--locked');
    expect(problem('check', ['--cargo-args', '--env', 'X'])).toBe('--cargo-args needs a value.');
  });

  it.each([
    ['--flor', '--floor'],
    ['--flor=off', '--floor'],
    ['--bse', '--base'],
    ['--base_branch', '--base-branch'],
    ['-base', '--base'],
    ['--time', '--timeout-minutes'],
    ['--hlep', '--help'],
  ])('asks of %s whether %s was meant', (given, meant) => {
    expect(problem('check', [given, 'off'])).toBe(
      `There is no option ${given.replace(/=.*/, '')}; did you mean ${meant}?\nplan-gate check --help lists them.`,
    );
  });

  it('asks of a short option too', () => {
    expect(problem('demo', ['--kep'])).toMatch(/^There is no option --kep; did you mean --keep\?\n/);
  });

  it.each(['-v', '--colour', '--constructor', '--__proto__', '---'])('guesses nothing for %s', (given) => {
    expect(problem('check', [given])).toBe(
      `There is no option ${given}.\nplan-gate check --help lists them.`,
    );
  });

  it.each([
    [['--base', '--floor', 'off'], '--base needs a value.'],
    [['--base'], '--base needs a value.'],
    [['--base', '--', 'x'], '--base needs a value.'],
    [
      ['--chunk', '--odd'],
      '--chunk needs a value. One that begins with -- is written behind an equals sign: --chunk=--odd',
    ],
    [['--base', 'A', '--base=B'], '--base takes one value, but was given two: "A" and "B".'],
    [['main'], 'check takes options only, but was given "main".\nplan-gate check --help lists them.'],
  ])('refuses %j', (args, said) => {
    expect(problem('check', args)).toBe(said);
  });

  it.each(['check', 'capture', 'baseline', 'demo'] as const)('refuses stray arguments of %s', (command) => {
    expect(problem(command, ['foo'])).toMatch(`${command} takes options only, but was given "foo".`);
    expect(problem(command, ['--', 'foo'])).toMatch('but was given "foo".');
  });

  it('gives a switch no value', () => {
    expect(problem('demo', ['--keep=x'])).toBe('--keep takes no value.');
  });
});

describe('the settings of check', () => {
  const said = async (...args: readonly string[]) => (await check(['--base', 'main', ...args])).stderr;

  it('are called by their flags, all that are wrong at once', async () => {
    const all = await said('--slack', '-1', '--if-no-plan', 'y', '--timeout-minutes', '0', '--format', 'xml');
    expect(all.split('\n')).toEqual([
      'plan-gate: --format is "xml"; it accepts terminal, json or markdown.',
      '--slack needs a whole number from 0 on, at most 100000; it is "-1".',
      '--if-no-plan is "y"; it accepts `fail` or `pass`.',
      '--timeout-minutes needs a whole number from 1 on, at most 360; it is "0".',
      '',
    ]);
  });

  it.each([
    [['--retries', '-5'], /^plan-gate: --retries needs a whole number from 0 on/],
    [['--warn-only', 'plan'], /^plan-gate: --warn-only names "plan", which can't be softened/],
    [['--allow', '**/'.repeat(30)], /^plan-gate: --allow: The entry /],
    [['--cargo-args', '--features "a b"'], /^plan-gate: --cargo-args holds a quote/],
    [['--timeout-minutes', 'x'], /^plan-gate: --timeout-minutes needs a whole number from 1 on.*\n$/],
  ])('say of %j what is wrong', async (args, message) => {
    expect(await said(...args)).toMatch(message);
  });

  it('show what is hostile in a value for what it is', async () => {
    expect(await said('--\u001b[31mred')).toMatch(/^plan-gate: There is no option --\\u\{001b\}\[31mred\.\n/);
  });
});
