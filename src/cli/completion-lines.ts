import { RULES } from '../doctor/rules.js';
import { GATES } from '../gates/index.js';
import { NEVER_WARN_ONLY } from '../verdict.js';
import { helpText } from './help.js';
import { COMMAND_LINES, type CommandName, isCommandName, type OptionKind } from './options.js';

/** Shells that there is a completion for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** An option as a shell may offer it. */
export interface OptionLine {
  readonly name: string;
  readonly kind: OptionKind;
  /** What it is for, on one line. */
  readonly told: string;
  /** What it accepts; empty where that is no list: then files are offered. */
  readonly words: readonly string[];
}

/** A command as a shell may offer it. */
export interface CompletedCommand {
  readonly name: string;
  readonly told: string;
  readonly options: readonly OptionLine[];
  /** What may follow beside options: `files`, words, or nothing. */
  readonly operands: 'files' | readonly string[];
}

const GATE_IDS: readonly string[] = GATES.map(({ id }) => id);
const COMMANDS: readonly string[] = Object.keys(COMMAND_LINES);

/** Words that a command takes beside options, where they are no files. */
const OPERANDS: Partial<Record<CommandName, readonly string[]>> = { explain: GATE_IDS, completion: SHELLS };

/** Lists that the help pages do not spell out. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'warn-only': GATE_IDS.filter((id) => !NEVER_WARN_ONLY.includes(id)),
  ignore: RULES.map(({ id }) => id),
};

/** The whole command line, as its options table and its help pages tell it. */
export function completedCommands(): readonly CompletedCommand[] {
  const overview = helpText(null);
  const commands = COMMANDS.filter(isCommandName).map((name) => {
    const { options, takesFiles } = COMMAND_LINES[name];
    const lines = Object.entries(options).map(([option, kind]) => optionLine(name, option, kind));
    const help: OptionLine = { name: 'help', kind: 'switch', told: 'print help', words: [] };
    return {
      name,
      told: new RegExp(`^ {2}${name} +(.*)$`, 'm').exec(overview)?.[1] ?? '',
      options: [...lines, help],
      operands: OPERANDS[name] ?? (takesFiles ? ('files' as const) : []),
    };
  });
  const help = { name: 'help', told: 'tell what a command does', options: [], operands: COMMANDS };
  return [...commands, help];
}

function optionLine(command: CommandName, name: string, kind: OptionKind): OptionLine {
  const { value, told } = toldBy(helpText(command), name);
  return { name, kind, told, words: kind === 'switch' ? [] : wordsOf(name, value, told) };
}

/** An option's line of a help page, with those that go on below it: `  --floor on|off   on: run tests …`. */
function toldBy(page: string, name: string): { readonly value: string; readonly told: string } {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`  --${name} `));
  const [, value = '', first = ''] =
    /^ {2}--[a-z-]+(?: (\S+(?: NAME)?))?(?: {2,}(.*))?$/.exec(lines[start] ?? '') ?? [];
  const rest = lines.slice(start + 1);
  const more = rest.slice(
    0,
    rest.findIndex((line) => !/^ {10,}\S/.test(line)),
  );
  return { value, told: [first, ...more.map((line) => line.trim())].join(' ').trim() };
}

/** `on|off` stands for the words themselves; formats are named in what is told. */
function wordsOf(name: string, value: string, told: string): readonly string[] {
  if (/^[a-z-]+(?:\|[a-z-]+)+$/.test(value)) return value.split('|');
  if (name === 'format') return told.replace(/\(default.*$/, '').match(FORMATS) ?? [];
  return LISTS[name] ?? [];
}

const FORMATS = /\b(?:terminal|json|markdown|sarif|html)\b/g;
