import { systemCode, systemWords } from '../capture/system-words.js';
import { type CommandResult, failure } from './command.js';

/** Writes what a command comes to, whole, and answers with the exit code. What could not be written was not told: that is no success. */
export async function deliver(result: CommandResult): Promise<CommandResult['exitCode']> {
  await writeTo(process.stderr, result.preface ?? '');
  const error = await writeTo(process.stdout, result.stdout);
  // A reader that closes the pipe early, such as `head`, has seen enough.
  const lost = error === null || systemCode(error) === 'EPIPE' ? null : systemWords(error);
  const told = lost === null ? '' : failure(`The output could not be written: ${lost}.`).stderr;
  // Nobody can be told that this fails.
  await writeTo(process.stderr, result.stderr + told);
  return lost === null ? result.exitCode : 2;
}

/** Why a text could not be written, when the stream has taken or refused all of it. */
function writeTo(stream: NodeJS.WriteStream, text: string): Promise<unknown> {
  if (text === '') return Promise.resolve(null);
  return new Promise((resolve) => {
    stream.write(text, (error) => resolve(error ?? null));
  });
}

/** Keeps a stream that can't be written to from ending the process, with an exit code that says something else. */
export function outliveStreams(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
