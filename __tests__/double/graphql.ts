import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { Incoming, Notes } from './answer.js';
import type { FaultReply } from './faults.js';
import { listPullRequests } from './graphql-pulls.js';
import { loadSchema } from './graphql-schema.js';
import type { GitObjectInfo } from './object-reader.js';
import { type Json, NOT_FOUND, ok, problem, type Reply, type World } from './world.js';

export const GRAPHQL_PATH = '/graphql';

/**
 * GitHub's GraphQL as far as a blob's content by id, and pull requests with the changes of their base. A query is parsed, held against GitHub's own schema and executed; one that does
 * not hold is refused as GitHub does it, with status 200, and noted. So is a field that the schema has and the double has not.
 */
export async function answerGraphql(world: World, notes: Notes, incoming: Incoming): Promise<Reply> {
  const { method, path } = incoming;
  const note = (list: Notes['invalid'], reason: string): void => {
    list.push({ method, path, reason });
  };
  if (method !== 'POST') {
    note(notes.unknown, 'GraphQL is asked by POST.');
    return NOT_FOUND;
  }
  const asked = readBody(incoming.text);
  if (asked === null) {
    note(notes.invalid, 'The body is not a GraphQL request.');
    return problem(400, 'Problems parsing JSON');
  }
  const document = readDocument(asked.query);
  if (!('kind' in document)) {
    note(notes.invalid, document.errors.map((error) => error.message).join(' '));
    return replied({ errors: document.errors });
  }
  const result = await execute({
    schema: loadSchema(),
    document,
    rootValue: rootOf(world),
    variableValues: asked.variables,
    fieldResolver: servedField((reason) => note(notes.unknown, reason)),
    typeResolver: (value) => String((value as { readonly __typename: string }).__typename),
  });
  // Without data nothing was executed: the variables are not as the query declares them.
  if (result.data === undefined)
    note(notes.invalid, (result.errors ?? []).map(({ message }) => message).join(' '));
  return replied(result);
}

/** What GitHub says when the points of an hour are used up: status 200, unlike REST. */
export function graphqlRateLimit(): FaultReply {
  const error = { type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' };
  return { status: 200, headers: { 'x-ratelimit-remaining': '0' }, body: { errors: [error] } };
}

interface Asked {
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
}

function readBody(text: string): Asked | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { query, variables = {}, ...rest } = body as Record<string, unknown>;
  const isObject = typeof variables === 'object' && variables !== null && !Array.isArray(variables);
  if (typeof query !== 'string' || !isObject || Object.keys(rest).length > 0) return null;
  return { query, variables: variables as Asked['variables'] };
}

function readDocument(query: string): DocumentNode | { readonly errors: readonly GraphQLError[] } {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError(String(error))] };
  }
  const errors = validate(loadSchema(), document);
  if (errors.length > 0) return { errors };
  // The double changes nothing by GraphQL.
  if (getOperationAST(document)?.operation === 'query') return document;
  return { errors: [new GraphQLError('The double takes one query and no mutation.')] };
}

/** Errors as GitHub writes them: their type beside the message, where there is one. */
function replied({
  data,
  errors = [],
}: {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLError[];
}): Reply {
  const told = errors.map((error) => {
    const { message, locations, path, extensions = {} } = error.toJSON();
    const { type, ...more } = extensions;
    return { ...(type === undefined ? { extensions: more } : { type }), path, locations, message };
  });
  return ok({
    ...(data === undefined ? {} : { data }),
    ...(told.length > 0 ? { errors: told } : {}),
  } as Json);
}

function servedField(note: (reason: string) => void): GraphQLFieldResolver<unknown, unknown> {
  return (source, args, _context, { fieldName, parentType }) => {
    const served = source as Record<string, unknown>;
    if (!Object.hasOwn(served, fieldName)) {
      note(`The double does not serve ${parentType.name}.${fieldName}.`);
      throw new GraphQLError(`The double does not serve ${parentType.name}.${fieldName}.`);
    }
    const value = served[fieldName];
    return typeof value === 'function' ? value(args) : value;
  };
}

function rootOf(world: World): object {
  return {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const same = [world.owner, world.name].join('/').toLowerCase() === `${owner}/${name}`.toLowerCase();
      if (same) return repositoryOf(world);
      const message = `Could not resolve to a Repository with the name '${owner}/${name}'.`;
      throw new GraphQLError(message, { extensions: { type: 'NOT_FOUND' } });
    },
  };
}

function repositoryOf(world: World): object {
  return {
    name: world.name,
    nameWithOwner: `${world.owner}/${world.name}`,
    pullRequests: (args: object) => listPullRequests(world, args),
    object: async ({ oid, expression }: { oid?: string; expression?: string }) => {
      if (oid === undefined || expression !== undefined)
        throw new GraphQLError('The double knows objects by id.');
      const info = await world.git.info(oid);
      return info === null ? null : objectOf(world, info);
    },
  };
}

const TYPES: Readonly<Record<GitObjectInfo['type'], string>> = {
  blob: 'Blob',
  tree: 'Tree',
  commit: 'Commit',
  tag: 'Tag',
};

async function objectOf(world: World, { oid, type, size }: GitObjectInfo): Promise<object> {
  const named = { __typename: TYPES[type], oid };
  if (type !== 'blob') return named;
  const bytes = (await world.git.read(oid))?.bytes ?? Buffer.alloc(0);
  // As git tells a binary file: by a NUL near its start.
  const isBinary = bytes.subarray(0, 8_000).includes(0);
  const kept = bytes.subarray(0, world.limits.graphqlTextBytes);
  return {
    ...named,
    byteSize: size,
    isBinary,
    isTruncated: kept.length < bytes.length,
    text: isBinary ? null : kept.toString('utf8'),
  };
}
