import { nearestName } from '../plan/wording.js';
import { type CommandResult, failure } from './command.js';
import { bashCompletion } from './completion-bash.js';
import { fishCompletion } from './completion-fish.js';
import { type CompletedCommand, completedCommands, SHELLS, type Shell } from './completion-lines.js';
import { zshCompletion } from './completion-zsh.js';
import { parseFlags } from './flags.js';

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** `plan-gate completion`: a script that has a shell complete the command line. */
export async function completion(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('completion', args);
  if (!parsed.ok) return failure(parsed.problem);
  const [name, second] = parsed.flags.files;
  const shells = `${SHELLS.slice(0, -1).join(', ')} or ${SHELLS.at(-1)}`;
  if (name === undefined) return failure(`completion needs the name of a shell: ${shells}.`);
  if (second !== undefined)
    return failure(`completion takes one shell, but was given ${JSON.stringify(second)} as well.`);
  const shell = SHELLS.find((each) => each === name);
  if (shell === undefined) {
    const meant = nearestName(name, SHELLS);
    const instead = meant === null ? `; it is ${shells}.` : `; did you mean ${meant}?`;
    return failure(`There is no completion for ${JSON.stringify(name)}${instead}`);
  }
  return { exitCode: 0, stdout: SCRIPTS[shell](completedCommands()), stderr: '' };
}
