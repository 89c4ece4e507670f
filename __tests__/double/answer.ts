import { refuseBody } from './check-run-rules.js';
import { bodyErrors, type Operation, parameterProblems, responseProblem } from './description.js';
import { answerGraphql, GRAPHQL_PATH } from './graphql.js';
import { findRoute, type Match } from './routes.js';
import type { TokenValues } from './values.js';
import { type Json, NOT_FOUND, problem, type Reply, type World } from './world.js';

/** A request as it came over the wire; path and query without the base path. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A request that the double refused because it does not know or accept it; a test should find none. */
export interface RefusedRequest {
  readonly method: string;
  readonly path: string;
  readonly reason: string;
}

/** What the double noticed besides answering. */
export interface Notes {
  /** Replies of the double that are not as GitHub describes them: faults of the double. */
  readonly problems: string[];
  /** Paths, parameters and media types that the double has no answer for. */
  readonly unknown: RefusedRequest[];
  /** Requests whose parameters or body are not as GitHub describes them. */
  readonly invalid: RefusedRequest[];
}

const API_VERSION = '2022-11-28';
const JSON_TYPE = /^(?:\*\/\*|application\/json|application\/vnd\.github(?:\.v3)?(?:\+json)?)$/;
const OTHER_TYPE = /^application\/vnd\.github(?:\.v3)?\.(raw|object|sha)(?:\+json)?$/;
const OTHER_TYPES: Readonly<Record<string, readonly string[]>> = {
  'repos/get-content': ['raw', 'object'],
  'git/get-blob': ['raw'],
  'repos/get-commit': ['sha'],
};

/** The double's answer to a request, checked in the order in which GitHub does it. */
export async function answer(
  world: World,
  notes: Notes,
  token: TokenValues | null,
  incoming: Incoming,
): Promise<Reply> {
  const early = refuseHeaders(incoming, token);
  if (early !== null || token === null) return early ?? problem(401, 'Bad credentials');
  const note = (list: RefusedRequest[], reason: string): void => {
    list.push({ method: incoming.method, path: incoming.path, reason });
  };
  if (incoming.path === GRAPHQL_PATH) return answerGraphql(world, notes, incoming);
  const route = findRoute(incoming.method, incoming.path);
  if (route === 'undecodable') {
    note(notes.invalid, 'The path is not percent-encoded UTF-8.');
    return problem(400, 'Bad Request');
  }
  if (route === null || !isServed(world, route)) {
    note(notes.unknown, 'The double has no such path.');
    return NOT_FOUND;
  }
  const accept = mediaType(incoming.headers.accept ?? '*/*', route.operation.id);
  if (accept === null) {
    note(notes.unknown, `The double has no media type for accept: ${incoming.headers.accept}.`);
    return problem(415, `Unsupported 'Accept' header: '${incoming.headers.accept}'.`);
  }
  const parameters = [
    ...parameterProblems(route.operation, 'path', route.params),
    ...parameterProblems(route.operation, 'query', incoming.query),
  ];
  if (parameters.length > 0) {
    note(notes.invalid, parameters.join(' '));
    return problem(422, `Invalid request.\n\n${parameters.join('\n')}`);
  }
  const body = readBody(incoming, route.operation);
  if ('refused' in body) {
    note(notes.invalid, JSON.stringify(body.refused.json));
    return body.refused;
  }
  const url = `${world.apiUrl}${linkPath(world, incoming.path)}`;
  const call = { params: route.params, query: incoming.query, body: body.value, token, accept, url };
  return held(notes, route.operation, await route.endpoint(world, call));
}

/** GitHub's own page links name the repository by its id. */
function linkPath(world: World, path: string): string {
  return path.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${world.repositoryId}`);
}

function refuseHeaders({ headers }: Incoming, token: TokenValues | null): Reply | null {
  if ((headers['user-agent'] ?? '') === '') {
    const message =
      'Request forbidden by administrative rules. Please make sure your request has a User-Agent header (https://docs.github.com/en/rest/overview/resources-in-the-rest-api#user-agent-required). Check https://developer.github.com for other possible causes.';
    return { status: 403, bytes: { mediaType: 'text/html', content: Buffer.from(message) } };
  }
  const version = headers['x-github-api-version'] ?? API_VERSION;
  if (version !== API_VERSION) {
    return problem(400, `'${version}' is not a supported version. Supported versions are: ${API_VERSION}.`);
  }
  if (headers.authorization === undefined) return problem(401, 'Requires authentication');
  return token === null ? problem(401, 'Bad credentials') : null;
}

function isServed(world: World, { params: { owner = '', repo = '' } }: Match): boolean {
  return owner.toLowerCase() === world.owner.toLowerCase() && repo.toLowerCase() === world.name.toLowerCase();
}

/** The first of the accepted types that the operation can give; `null` when it can give none. */
function mediaType(accept: string, operationId: string): string | null {
  for (const entry of accept.split(',')) {
    const type = entry.split(';')[0]?.trim().toLowerCase() ?? '';
    if (JSON_TYPE.test(type)) return 'json';
    const other = OTHER_TYPE.exec(type)?.[1];
    if (other !== undefined && OTHER_TYPES[operationId]?.includes(other)) return other;
  }
  return null;
}

function readBody(incoming: Incoming, described: Operation): { value: unknown } | { refused: Reply } {
  if (described.requestBody === undefined) return { value: undefined };
  let value: unknown;
  try {
    value = JSON.parse(incoming.text);
  } catch {
    return { refused: problem(400, 'Problems parsing JSON') };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { refused: problem(400, 'Body should be a JSON object') };
  }
  const errors = bodyErrors(described, value);
  return errors.length === 0 ? { value } : { refused: refuseBody(errors) };
}

/** Bodies that endpoints keep and send again (pages of a large list) are held against the description once. */
const heldBefore = new WeakSet<object>();

function isObject(json: Json): json is Exclude<Json, string | number | boolean | null> {
  return typeof json === 'object' && json !== null;
}

/** Holds a reply against the description. One that does not hold becomes a 500, so that the test that met it fails. */
function held(notes: Notes, described: Operation, reply: Reply): Reply {
  const { json } = reply;
  if (json === undefined || (isObject(json) && heldBefore.has(json))) return reply;
  const wrong = responseProblem(described, reply.status, reply.described ?? 'application/json', json);
  if (wrong === null) {
    if (isObject(json)) heldBefore.add(json);
    return reply;
  }
  notes.problems.push(wrong);
  return internalError(wrong);
}

export function internalError(reason: string): Reply {
  const json: Json = { message: `The double is at fault. ${reason}`, documentation_url: '', status: '500' };
  return { status: 500, json };
}
