import { writeSync } from 'node:fs';
import { endRunningProcesses } from './process.js';

/** Exit codes by convention: 128 and the signal's number. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

let isListening = false;

/**
 * Ends this process, and every process that it runs, when the runner cancels the job or a person presses Ctrl-C, and says so
 * in a line; what is registered with `removeOnExit` goes too. `undone` is the rest of the sentence: what did not come about.
 * Nothing is left half done on GitHub, since a check run is posted completed or not at all.
 */
export function endOnSignals(undone: string): void {
  if (isListening) return;
  isListening = true;
  for (const [signal, code] of Object.entries(ENDINGS)) {
    process.once(signal, () => {
      say(`plan-gate: stopped by ${signal}; ${undone}.\n`);
      endRunningProcesses();
      process.exit(code);
    });
  }
}

/** At once, for the process is about to end. */
function say(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // Whoever read it has gone.
  }
}
