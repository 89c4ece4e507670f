import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Budget, Clock } from '../../src/github/budget.js';
import { type Client, createClient } from '../../src/github/client.js';
import { openTransport } from '../../src/github/octokit.js';

/** What the server saw of one request. */
export interface SeenRequest {
  readonly method: string;
  /** Path as sent, percent-encoding and all, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export type Reply =
  | { readonly status: number; readonly json: unknown; readonly headers?: Record<string, string> }
  | { readonly status: number; readonly html: string; readonly headers?: Record<string, string> }
  /** A body that goes on for as long as somebody reads it. */
  | { readonly status: number; readonly flood: string }
  /** `drop`: closed without a byte. `half`: a body that ends early. `drip`: one byte now and then, for ever. `silence`: nothing. */
  | 'drop'
  | 'half'
  | 'drip'
  | 'silence';

/** Answers a request; `times` counts requests to the same method and path, from 1. */
export type Script = (request: SeenRequest, times: number) => Reply | Promise<Reply>;

export interface ScriptedServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Bytes that floods have sent so far. */
  flooded(): number;
  close(): Promise<void>;
}

/** A real HTTP server on the loopback that does what a script says. */
export async function startServer(script: Script): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const counts = new Map<string, number>();
  let flooded = 0;
  const count = (bytes: number): void => {
    flooded += bytes;
  };
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    seen.push(request);
    const key = `${request.method} ${request.path}`;
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    send(await script(request, times), outgoing, count);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    flooded: () => flooded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  return {
    method: incoming.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: incoming.headers,
    body: text === '' ? null : JSON.parse(text),
  };
}

function send(reply: Reply, outgoing: ServerResponse, count: (bytes: number) => void): void {
  if (reply === 'silence') return;
  if (reply === 'drop') {
    outgoing.destroy();
    return;
  }
  if (reply === 'half' || reply === 'drip') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    outgoing.write('{"half":');
    if (reply === 'half') setTimeout(() => outgoing.destroy(), 20);
    else dripInto(outgoing);
    return;
  }
  if ('flood' in reply) {
    outgoing.writeHead(reply.status, { 'content-type': 'application/json' });
    flood(outgoing, reply.flood, count);
    return;
  }
  const isJson = 'json' in reply;
  const type = isJson ? 'application/json; charset=utf-8' : 'text/html';
  outgoing.writeHead(reply.status, { 'content-type': type, ...reply.headers });
  outgoing.end(isJson ? JSON.stringify(reply.json) : reply.html);
}

/** Sends on only what is taken, until the other side hangs up. */
function flood(outgoing: ServerResponse, start: string, count: (bytes: number) => void): void {
  outgoing.write(start);
  const piece = Buffer.alloc(64 * 1024, 'x');
  const more = (): void => {
    while (!outgoing.destroyed) {
      count(piece.length);
      if (!outgoing.write(piece)) return;
    }
  };
  outgoing.on('drain', more);
  more();
}

function dripInto(outgoing: ServerResponse): void {
  const timer = setInterval(() => outgoing.write(' '), 20);
  outgoing.on('close', () => clearInterval(timer));
}

export const TOKEN = 'ghs_secret.of.tests';

/** A clock whose sleeps take no time; it keeps what was asked for. */
export interface TestClock extends Clock {
  readonly sleeps: readonly number[];
}

export function testClock(): TestClock {
  const sleeps: number[] = [];
  let skipped = 0;
  return {
    sleeps,
    now: () => Date.now() + skipped,
    sleep: async (ms) => {
      sleeps.push(ms);
      skipped += ms;
    },
  };
}

/** The real client over the real transport, pointed at a server of the test. */
export async function clientFor(
  url: string,
  clock: Clock = testClock(),
  budget: Partial<Budget> = {},
): Promise<Client> {
  return createClient({ transport: await openTransport(TOKEN, url), baseUrl: url, clock, budget });
}
