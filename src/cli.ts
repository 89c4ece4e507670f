#!/usr/bin/env node
import { type CommandResult, failure } from './cli/command.js';
import { helpText } from './cli/help.js';

/** Each command is loaded when it is asked for, so that `validate` starts as fast as Node does. */
const COMMANDS: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<CommandResult>>>> =
  {
    check: async () => (await import('./cli/check.js')).check,
    validate: async () => (await import('./cli/validate.js')).validate,
    hash: async () => (await import('./cli/hash.js')).hash,
    capture: async () => (await import('./cli/capture.js')).capture,
    baseline: async () => (await import('./cli/baseline.js')).baseline,
    demo: async () => (await import('./cli/demo.js')).demo,
  };

async function main(args: readonly string[]): Promise<CommandResult> {
  const [name, ...rest] = args;
  if (name === undefined) return { ...failure('Say what to do.'), stderr: helpText(null) };
  if (name === 'help' || name === '--help' || name === '-h')
    return { exitCode: 0, stdout: helpText(rest[0] ?? null), stderr: '' };
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined)
    return failure(
      `There is no command ${JSON.stringify(name)}; the commands are ${Object.keys(COMMANDS).join(', ')}.`,
    );
  if (rest.includes('--help') || rest.includes('-h'))
    return { exitCode: 0, stdout: helpText(name), stderr: '' };
  return (await load())(rest);
}

/** Exit 2 is also what a bug ends in: nothing was judged, so nothing passes. */
function crashed(error: unknown): CommandResult {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return failure(`plan-gate failed by a fault of its own. Please report this:\n${detail}`);
}

// A reader that closes the pipe early, such as `head`, is no fault.
process.stdout.on('error', () => {});
const result = await main(process.argv.slice(2)).catch(crashed);
process.stdout.write(result.stdout);
process.stderr.write(result.stderr);
process.exitCode = result.exitCode;
