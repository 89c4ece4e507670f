import { compileGlobs } from './changes/scope.js';
import { DEFAULT_PROTECTED, DEFAULT_TEST_PATHS } from './changes/test-paths.js';
import { GATES } from './gates/index.js';
import type { GateOptions } from './options.js';
import { nearestName } from './plan/wording.js';
import { NEVER_WARN_ONLY } from './verdict.js';

/** The settings that a run can be given as text, by their name in `action.yml` (and, with `--`, on the command line). */
export type InputName =
  | 'plan'
  | 'plan-ref'
  | 'chunk'
  | 'floor'
  | 'slack'
  | 'allow'
  | 'protected'
  | 'test-paths'
  | 'warn-only'
  | 'if-no-plan'
  | 'retries'
  | 'run-checks';

/** What a setting is when it is left empty. A test holds `action.yml` to these. */
export const INPUT_DEFAULTS: Readonly<Record<InputName, string>> = {
  plan: '',
  'plan-ref': '',
  chunk: '',
  floor: 'on',
  slack: '0',
  allow: '',
  protected: DEFAULT_PROTECTED.join('\n'),
  'test-paths': DEFAULT_TEST_PATHS.join('\n'),
  'warn-only': '',
  'if-no-plan': 'fail',
  retries: '0',
  'run-checks': 'on',
};

export type ParsedOptions =
  | { readonly ok: true; readonly options: GateOptions }
  /** Every problem at once: each names the input, what it holds and what it accepts. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** What a message calls a setting: the action has inputs, the command line has flags. */
export type SayName = (name: string) => string;

export function sayInput(name: string): string {
  return `Input \`${name}\``;
}

/** Parses the settings; an empty text means the default. */
export function parseOptions(text: (name: InputName) => string, say: SayName = sayInput): ParsedOptions {
  const problems: string[] = [];
  const raw = (name: InputName) => text(name).trim() || INPUT_DEFAULTS[name];
  const optional = (name: InputName) => raw(name) || null;
  const options: GateOptions = {
    plan: optional('plan')?.replace(/^(?:\.\/)+/, '') ?? null,
    planRef: optional('plan-ref'),
    chunk: optional('chunk'),
    floor: oneOf(say('floor'), raw('floor'), ['on', 'off'], problems),
    slack: wholeNumber(say('slack'), raw('slack'), 100_000, problems),
    allow: globs(say('allow'), raw('allow'), problems),
    protected: globs(say('protected'), raw('protected'), problems),
    testPaths: globs(say('test-paths'), raw('test-paths'), problems),
    warnOnly: gateIds(say('warn-only'), raw('warn-only'), problems),
    ifNoPlan: oneOf(say('if-no-plan'), raw('if-no-plan'), ['fail', 'pass'], problems),
    retries: wholeNumber(say('retries'), raw('retries'), 10, problems),
    runChecks: oneOf(say('run-checks'), raw('run-checks'), ['on', 'off'], problems) === 'on',
  };
  return problems.length === 0 ? { ok: true, options } : { ok: false, problems };
}

/** One of a few words, exactly as written here; anything else is refused with the words that are accepted. `said` names the setting. */
export function oneOf<const Word extends string>(
  said: string,
  value: string,
  words: readonly [Word, ...Word[]],
  problems: string[],
): Word {
  const found = words.find((word) => word === value);
  if (found === undefined)
    problems.push(
      `${said} is ${JSON.stringify(value)}; it accepts ${words.map((word) => `\`${word}\``).join(' or ')}.`,
    );
  return found ?? words[0];
}

/** A whole number from `lowest` (0) to `highest`, written in plain digits. `said` names the setting. */
export function wholeNumber(
  said: string,
  value: string,
  highest: number,
  problems: string[],
  lowest = 0,
): number {
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  problems.push(
    `${said} needs a whole number from ${lowest} on, at most ${highest}; it is ${JSON.stringify(value)}.`,
  );
  return lowest;
}

/** One glob a line. */
function globs(said: string, value: string, problems: string[]): readonly string[] {
  const lines = value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const compiled = compileGlobs(lines);
  if (!compiled.ok) problems.push(...compiled.problems.map((problem) => `${said}: ${problem.message}`));
  return lines;
}

function gateIds(said: string, value: string, problems: string[]): readonly string[] {
  const ids = value.split(/[\s,]+/).filter((id) => id !== '');
  const accepted = GATES.map((gate) => gate.id).filter((id) => !NEVER_WARN_ONLY.includes(id));
  for (const id of ids.filter((each) => !accepted.includes(each))) {
    const isGate = NEVER_WARN_ONLY.includes(id);
    const meant = isGate ? null : nearestName(id, accepted);
    const why = isGate ? `can't be softened: without \`${id}\` there is no ground to stand on` : 'is no gate';
    const instead = meant === null ? `it accepts ${accepted.join(', ')}.` : `did you mean ${meant}?`;
    problems.push(`${said} names ${JSON.stringify(id)}, which ${why}; ${instead}`);
  }
  return ids;
}
