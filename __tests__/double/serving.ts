import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer, type Incoming, internalError, type Notes } from './answer.js';
import { deliver, type Outgoing } from './delivery.js';
import { type Fault, type FaultHook, type FaultReply, primaryRateLimit } from './faults.js';
import { GRAPHQL_PATH, graphqlRateLimit } from './graphql.js';
import type { LoggedRequest } from './request-log.js';
import type { TokenValues } from './values.js';
import type { Json, Reply, World } from './world.js';

/** A started double: what it serves, and what it has seen. */
export interface Running {
  readonly world: World;
  readonly notes: Notes;
  readonly tokens: Readonly<Record<string, TokenValues>>;
  readonly basePath: string;
  readonly requests: LoggedRequest[];
  /** Requests by resource and token. */
  readonly used: Map<string, number>;
  /** When the hourly limit would reset, in seconds since the epoch. */
  readonly resetSeconds: number;
  latencyMs: number;
  hook: FaultHook | undefined;
}

/** Takes one request from its first byte to the last of its reply. Never rejects: what goes wrong inside is the double's fault and a 500. */
export async function serve(
  running: Running,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAt = performance.now();
  const head = readHead(running, request);
  const incoming: Incoming = { ...head, text: '' };
  const logged: LoggedRequest = { ...head, body: undefined, startedAt, endedAt: null, status: null };
  running.requests.push(logged);
  response.on('close', () => {
    logged.endedAt ??= performance.now();
  });
  const read = await readText(request);
  if (read === null) return;
  const complete: Incoming = { ...incoming, text: read };
  Object.assign(logged, { body: parsed(read) });
  const fault = running.hook?.({ ...head, body: logged.body, earlier: earlierOf(running, logged) });
  if (fault?.kind === 'hang') return;
  const outgoing = await prepare(running, complete, fault);
  const left = running.latencyMs - (performance.now() - startedAt);
  if (left > 0) await sleep(left);
  await deliver(response, outgoing, fault, (status) => {
    logged.status = status;
    logged.endedAt = performance.now();
  });
}

/** The reply to send, after the request has taken effect, unless the fault is that it takes none. */
async function prepare(running: Running, incoming: Incoming, fault: Fault | undefined): Promise<Outgoing> {
  const token = /^(?:bearer|token) +(\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1] ?? '';
  const resource = incoming.path === GRAPHQL_PATH ? 'graphql' : 'core';
  const used = (running.used.get(`${resource} ${token}`) ?? 0) + 1;
  running.used.set(`${resource} ${token}`, used);
  const limit = running.world.limits[resource === 'graphql' ? 'graphqlPoints' : 'requests'];
  const headers = commonHeaders(running, resource, used, limit);
  if (fault?.kind === 'reply') return outgoingOf(fault.reply, headers);
  if (fault?.kind === 'redirect') return redirect(running, incoming, fault, headers);
  // The request takes no effect, so there is nothing to prepare.
  if (fault?.kind === 'drop' && fault.when === 'before') return { status: 0, headers, body: Buffer.alloc(0) };
  if (used > limit)
    return outgoingOf(
      resource === 'graphql' ? graphqlRateLimit() : primaryRateLimit(running.resetSeconds),
      headers,
    );
  const asked = fault?.kind === 'as-query' ? { ...incoming, query: fault.query } : incoming;
  const reply = await answered(running, token, asked);
  if (fault?.kind === 'reply-after') return outgoingOf(fault.reply, headers);
  if (fault?.kind === 'edit' && reply.json !== undefined) {
    const edited = fault.edit(JSON.parse(JSON.stringify(reply.json)));
    return outgoingOf({ status: reply.status, headers: reply.headers ?? {}, body: edited }, headers);
  }
  const changed = fault?.kind === 'headers' ? { ...headers, ...fault.headers } : headers;
  return replyOutgoing(reply, changed);
}

async function answered(running: Running, token: string, incoming: Incoming): Promise<Reply> {
  const { world, notes, tokens } = running;
  const values = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  try {
    return await answer(world, notes, values ?? null, incoming);
  } catch (error) {
    const reason = `${incoming.method} ${incoming.path}: ${error instanceof Error ? error.message : String(error)}`;
    notes.problems.push(reason);
    return internalError(reason);
  }
}

function redirect(
  { world }: Running,
  { path, query }: Incoming,
  { location, status = 301 }: Extract<Fault, { kind: 'redirect' }>,
  headers: Readonly<Record<string, string>>,
): Outgoing {
  const search = new URLSearchParams(query).toString();
  const target = location ?? `${world.apiUrl}${path}${search === '' ? '' : `?${search}`}`;
  const body = { message: 'Moved Permanently', url: target, documentation_url: '' };
  return outgoingOf({ status, headers: { location: target }, body }, headers);
}

function commonHeaders(
  { resetSeconds }: Running,
  resource: string,
  used: number,
  limit: number,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json; charset=utf-8',
    server: 'github.com',
    'x-github-media-type': 'github.v3; format=json',
    'x-github-api-version-selected': '2022-11-28',
    'x-github-request-id': `D0B1:${used.toString(16).toUpperCase()}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    'x-ratelimit-used': String(Math.min(used, limit)),
    'x-ratelimit-reset': String(resetSeconds),
    'x-ratelimit-resource': resource,
  };
}

function outgoingOf(reply: FaultReply, common: Readonly<Record<string, string>>): Outgoing {
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  return { status: reply.status, headers: { ...common, ...reply.headers }, body: Buffer.from(text) };
}

function replyOutgoing(reply: Reply, common: Readonly<Record<string, string>>): Outgoing {
  const type: Readonly<Record<string, string>> =
    reply.bytes === undefined ? {} : { 'content-type': reply.bytes.mediaType };
  return {
    status: reply.status,
    headers: { ...common, ...type, ...reply.headers },
    body: reply.bytes?.content ?? serialize(reply.json ?? null),
  };
}

const serialized = new WeakMap<object, Buffer>();

/** Bodies never change once they are made, so one that is sent again is written once. */
function serialize(json: Json): Buffer {
  if (typeof json !== 'object' || json === null) return Buffer.from(JSON.stringify(json));
  const known = serialized.get(json) ?? Buffer.from(JSON.stringify(json));
  serialized.set(json, known);
  return known;
}

function readHead(running: Running, request: IncomingMessage): Omit<Incoming, 'text'> {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const whole = mark === -1 ? url : url.slice(0, mark);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? 'GET',
    path: withoutBase(running, whole),
    query: Object.fromEntries(new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1))),
    headers: Object.fromEntries(headers),
  };
}

/** The path as the description has it: no base path, and the repository by name, where a page link has it by id. */
function withoutBase({ basePath, world }: Running, path: string): string {
  // An Enterprise Server has GraphQL beside the REST API and not below it.
  if (basePath !== '' && path === `${basePath.replace(/\/v3$/, '')}${GRAPHQL_PATH}`) return GRAPHQL_PATH;
  if (basePath !== '' && path === `${basePath}${GRAPHQL_PATH}`) return `/outside-the-base-path${path}`;
  const rest = path.startsWith(`${basePath}/`)
    ? path.slice(basePath.length)
    : `/outside-the-base-path${path}`;
  const id = `/repositories/${world.repositoryId}`;
  if (rest !== id && !rest.startsWith(`${id}/`)) return rest;
  return `/repos/${world.owner}/${world.name}${rest.slice(id.length)}`;
}

/** `null` when the client went away before it had sent everything. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function earlierOf({ requests }: Running, request: LoggedRequest): number {
  const key = (each: LoggedRequest): string => `${each.method} ${each.path} ${JSON.stringify(each.query)}`;
  const own = key(request);
  return requests.filter(
    (each) => each !== request && key(each) === own && each.startedAt <= request.startedAt,
  ).length;
}
