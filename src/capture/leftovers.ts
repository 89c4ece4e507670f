import { endRunningProcesses } from './process.js';

const removals = new Set<() => void>();
let isListening = false;

/**
 * Has `remove` called should this process end before it could remove something in its own time: on a signal, or by a fault.
 * No promise is kept then, so it must do its work at once. Answers how to call that off.
 */
export function removeOnExit(remove: () => void): () => void {
  if (!isListening) process.once('exit', removeAll);
  isListening = true;
  removals.add(remove);
  return () => void removals.delete(remove);
}

/** The last made first: what was made later may lie in what was made before. */
function removeAll(): void {
  if (removals.size === 0) return;
  endRunningProcesses();
  for (const remove of [...removals].reverse()) {
    try {
      remove();
    } catch {
      // Nobody is left to be told; the next run looks for it.
    }
  }
}
