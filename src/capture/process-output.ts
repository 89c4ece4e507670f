import type { ChildProcess } from 'node:child_process';

/** The end of stderr is where programs say why they failed; what came before it is not kept. */
export const STDERR_TAIL_BYTES = 64 * 1024;

/** What a child prints, as far as it is kept. */
export interface Output {
  stdout(): Buffer;
  stderr(): Buffer;
  /** What `onStdout` threw, if it did. Nothing is handed to it after that. */
  failure(): { readonly cause: unknown } | undefined;
}

export interface OutputLimits {
  /** Bytes of stdout and stderr together. */
  readonly maxOutputBytes: number;
  readonly onStdout?: (chunk: Buffer) => void;
}

/**
 * Reads both pipes of a child for as long as they are open. Above the limit it calls `stop` and reads on without keeping
 * anything, so that a child that waits for room in a pipe can still react to its signal.
 */
export function outputOf(
  child: ChildProcess,
  limits: OutputLimits,
  stop: (why: 'output-cap' | 'aborted') => void,
): Output {
  const chunks: Buffer[] = [];
  const tail = keepTail(STDERR_TAIL_BYTES);
  let bytes = 0;
  let failure: { readonly cause: unknown } | undefined;
  const fits = (chunk: Buffer): boolean => {
    bytes += chunk.length;
    if (bytes > limits.maxOutputBytes) stop('output-cap');
    return bytes <= limits.maxOutputBytes && failure === undefined;
  };
  child.stdout?.on('data', (chunk: Buffer) => {
    if (!fits(chunk)) return;
    if (limits.onStdout === undefined) {
      chunks.push(chunk);
      return;
    }
    try {
      limits.onStdout(chunk);
    } catch (cause) {
      failure = { cause };
      stop('aborted');
    }
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (fits(chunk)) tail.add(chunk);
  });
  return { stdout: () => Buffer.concat(chunks), stderr: tail.bytes, failure: () => failure };
}

function keepTail(limit: number): { add(chunk: Buffer): void; bytes(): Buffer } {
  const chunks: Buffer[] = [];
  let kept = 0;
  return {
    add(chunk) {
      chunks.push(chunk);
      kept += chunk.length;
      for (let first = chunks[0]; first !== undefined && kept - first.length >= limit; first = chunks[0]) {
        chunks.shift();
        kept -= first.length;
      }
    },
    bytes: () => Buffer.concat(chunks).subarray(-limit),
  };
}
