import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults.js';

/** A reply in bytes, ready to leave. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a reply, or as much of it as the fault lets through. `onEnd` is called just before the last byte leaves. */
export async function deliver(
  response: ServerResponse,
  outgoing: Outgoing,
  fault: Fault | undefined,
  onEnd: (status: number | null) => void,
): Promise<void> {
  const { status, headers, body } = outgoing;
  const difference = fault?.kind === 'content-length' ? fault.difference : 0;
  const length = String(Math.max(0, body.length + difference));
  const drop = (seen: number | null): void => {
    onEnd(seen);
    response.socket?.destroy();
  };
  if (fault?.kind === 'drop' && fault.when !== 'half') return drop(null);
  response.writeHead(status, { ...headers, 'content-length': length });
  if (fault?.kind === 'drop') {
    await write(response, body.subarray(0, Math.floor(body.length / 2)));
    return drop(status);
  }
  if (fault?.kind === 'content-length') {
    await write(response, body);
    return drop(status);
  }
  if (fault?.kind === 'drip') {
    for (let at = 0; at < body.length && !response.destroyed; at += fault.bytes) {
      await sleep(fault.pauseMs);
      await write(response, body.subarray(at, at + fault.bytes));
    }
    onEnd(status);
    response.end();
    return;
  }
  onEnd(status);
  response.end(body);
}

/** Resolves when the piece is with the operating system, or the client is gone. */
function write(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(piece, () => resolve());
  });
}
