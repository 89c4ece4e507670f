#!/usr/bin/env node
import { machineFailure } from './capture/system-words.js';
import { type CommandResult, failure } from './cli/command.js';
import { helpText } from './cli/help.js';
import { layOutHelp } from './cli/help-layout.js';
import { COMMAND_LINES, type CommandName, isCommandName } from './cli/options.js';
import { deliver, outliveStreams } from './cli/output.js';
import { terminalWidth } from './cli/terminal-settings.js';
import { nearestName } from './plan/wording.js';
import { VERSION } from './version.js';

/** Each command is loaded when it is asked for, so that `validate` starts as fast as Node does. */
const COMMANDS: Readonly<
  Record<CommandName, () => Promise<(args: readonly string[]) => Promise<CommandResult>>>
> = {
  check: async () => (await import('./cli/check.js')).check,
  validate: async () => (await import('./cli/validate.js')).validate,
  hash: async () => (await import('./cli/hash.js')).hash,
  capture: async () => (await import('./cli/capture.js')).capture,
  merge: async () => (await import('./cli/merge.js')).merge,
  baseline: async () => (await import('./cli/baseline.js')).baseline,
  init: async () => (await import('./cli/init.js')).init,
  doctor: async () => (await import('./cli/doctor.js')).doctor,
  demo: async () => (await import('./cli/demo.js')).demo,
  completion: async () => (await import('./cli/completion.js')).completion,
  explain: async () => (await import('./cli/explain.js')).explain,
};

async function main(args: readonly string[]): Promise<CommandResult> {
  const [name, ...rest] = args;
  if (name === undefined) return { exitCode: 2, stdout: '', stderr: page(null) };
  if (name === 'help' || name === '--help' || name === '-h') return help(rest);
  if (name === '--version' || name === '-v') {
    if (rest[0] !== undefined)
      return failure(`${name} takes nothing, but was given ${JSON.stringify(rest[0])}.`);
    return told(`${VERSION}\n`);
  }
  if (!isCommandName(name)) return unknownCommand(name);
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (options.includes('--help') || options.includes('-h')) return told(page(name));
  return (await COMMANDS[name]())(rest);
}

function help([name, ...more]: readonly string[]): CommandResult {
  if (name === undefined) return told(page(null));
  if (!isCommandName(name)) return unknownCommand(name);
  const [stray] = more;
  if (stray !== undefined)
    return failure(`help takes one command, but was given ${JSON.stringify(stray)} as well.`);
  return told(page(name));
}

function page(name: string | null): string {
  return layOutHelp(helpText(name), terminalWidth());
}

function told(stdout: string): CommandResult {
  return { exitCode: 0, stdout, stderr: '' };
}

function unknownCommand(name: string): CommandResult {
  const commands = Object.keys(COMMAND_LINES);
  const what = name.startsWith('-') ? `option ${name}` : `command ${JSON.stringify(name)}`;
  const meant = nearestName(name, [...commands, '--help', '--version']);
  const instead = meant === null ? `; the commands are ${commands.join(', ')}.` : `; did you mean ${meant}?`;
  return failure(`There is no ${what}${instead}\nplan-gate --help tells what each does.`);
}

/** Exit 2 is also what a bug ends in: nothing was judged, so nothing passes. */
function crashed(error: unknown): CommandResult {
  const machine = machineFailure(error);
  if (machine !== null) return failure(machine);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return failure(`plan-gate failed by a fault of its own. Please report this:\n${detail}`);
}

outliveStreams();
process.exitCode = await deliver(await main(process.argv.slice(2)).catch(crashed));
