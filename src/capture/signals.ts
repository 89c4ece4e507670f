import { killRunningProcesses } from './process.js';

/** Exit codes by convention: 128 and the signal's number. */
const ENDINGS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

let isListening = false;

/**
 * Ends this process, and every process that it runs, when the runner cancels the job or a person presses Ctrl-C. Nothing is
 * left half done on GitHub, since a check run is posted completed or not at all.
 */
export function endOnSignals(): void {
  if (isListening) return;
  isListening = true;
  for (const [signal, code] of Object.entries(ENDINGS)) {
    process.once(signal, () => {
      killRunningProcesses();
      process.exit(code);
    });
  }
}
