import { nearestName } from '../plan/wording.js';
import { COMMAND_LINES, type CommandName, type OptionKind } from './options.js';

/** What a command was given. */
export interface Flags {
  /** The value of an option, or a list's values on a line each; empty where it was not given. */
  text(name: string): string;
  isOn(name: string): boolean;
  readonly files: readonly string[];
}

export type ParsedFlags =
  | { readonly ok: true; readonly flags: Flags }
  | { readonly ok: false; readonly problem: string };

/** How messages of the command line call a setting. */
export function sayFlag(name: string): string {
  return `--${name}`;
}

/** Reads a command's arguments strictly; the first that can't be taken is the problem, with what would be right. */
export function parseFlags(command: CommandName, args: readonly string[]): ParsedFlags {
  const { options, takesFiles } = COMMAND_LINES[command];
  const given = new Map<string, readonly string[]>();
  const files: string[] = [];
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    if (arg === '--') files.push(...waiting.splice(0));
    else if (!arg.startsWith('-') || arg === '-') files.push(arg);
    else {
      const problem = takeOption(command, arg, waiting, given);
      if (problem !== null) return { ok: false, problem };
    }
    const [stray] = files;
    if (stray !== undefined && !takesFiles)
      return {
        ok: false,
        problem: `${command} takes options only, but was given ${JSON.stringify(stray)}.\n${pointer(command)}`,
      };
  }
  const flags: Flags = {
    text: (name) => given.get(known(options, name))?.join('\n') ?? '',
    isOn: (name) => given.has(known(options, name)),
    files,
  };
  return { ok: true, flags };
}

/** What the files of options that name one to write are usually called. */
const WRITTEN: Readonly<Record<string, string>> = {
  html: 'report.html',
  sarif: 'report.sarif',
  out: 'evidence.json',
};

/** A file that nobody could find again, or that would not be there, is not what was meant. */
function noFileName(command: CommandName, name: string, value: string): string | null {
  if (!Object.hasOwn(WRITTEN, name) || (value !== '' && value !== '-')) return null;
  const what =
    value === ''
      ? 'is empty'
      : `is -, which is no file: only a file is written, and nothing to standard output`;
  const usual = command === 'baseline' ? 'baseline.json' : WRITTEN[name];
  return `--${name} ${what}. Name the file, such as --${name} ${usual}, or leave the option out.`;
}

/** Takes an option, and its value from what is `waiting`, into `given`; the problem when it can't be. */
function takeOption(
  command: CommandName,
  arg: string,
  waiting: string[],
  given: Map<string, readonly string[]>,
): string | null {
  const { options } = COMMAND_LINES[command];
  const [flag = ''] = arg.split('=', 1);
  const name = flag.slice(2);
  const kind = flag.startsWith('--') && Object.hasOwn(options, name) ? options[name] : undefined;
  if (kind === undefined) return unknownOption(command, flag);
  const inline = arg.length > flag.length ? arg.slice(flag.length + 1) : undefined;
  if (kind === 'switch') {
    given.set(name, []);
    return inline === undefined ? null : `${flag} takes no value.`;
  }
  const value = inline ?? (isValue(waiting[0], kind, options) ? waiting.shift() : undefined);
  if (value === undefined) return noValue(flag, waiting[0], options);
  const earlier = given.get(name) ?? [];
  if (kind === 'text' && earlier.length > 0)
    return `${flag} takes one value, but was given two: ${JSON.stringify(earlier[0])} and ${JSON.stringify(value)}.`;
  given.set(name, [...earlier, value]);
  return noFileName(command, name, value);
}

/** What follows an option is its value, also a number such as -1; what looks like the next option is not. */
function isValue(next: string | undefined, kind: OptionKind, options: CommandOptions): boolean {
  if (next === undefined || next === '--') return false;
  return !next.startsWith('--') || (kind === 'words' && !isOption(next, options));
}

type CommandOptions = Readonly<Record<string, OptionKind>>;

function isOption(arg: string, options: CommandOptions): boolean {
  return Object.hasOwn(options, arg.slice(2).split('=', 1)[0] ?? '');
}

function noValue(flag: string, next: string | undefined, options: CommandOptions): string {
  const meant = next !== undefined && next !== '--' && !isOption(next, options);
  return `${flag} needs a value.${meant ? ` One that begins with -- is written behind an equals sign: ${flag}=${next}` : ''}`;
}

function unknownOption(command: CommandName, flag: string): string {
  const flags = [...Object.keys(COMMAND_LINES[command].options), 'help'].map((name) => `--${name}`);
  const beginning = flags.filter((each) => flag.length > 3 && each.startsWith(flag));
  const meant = nearestName(flag, flags) ?? (beginning.length === 1 ? beginning[0] : undefined);
  const guess = meant === undefined ? '' : `; did you mean ${meant}?`;
  return `There is no option ${flag}${guess === '' ? '.' : guess}\n${pointer(command)}`;
}

function pointer(command: CommandName): string {
  return `plan-gate ${command} --help lists them.`;
}

/** The name, after a check that keeps a typo in the sources from reading as an option that was not given. */
function known(options: CommandOptions, name: string): string {
  if (!Object.hasOwn(options, name)) throw new Error(`There is no option --${name} to ask for.`);
  return name;
}
