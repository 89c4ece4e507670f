import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, type GraphQLSchema, isScalarType } from 'graphql';

/** The package exports its text only together with much else that takes long to load. */
const SDL = new URL('../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
let schema: GraphQLSchema | undefined;

/** GitHub's public schema (`@octokit/graphql-schema`). It takes about a second to build, so once in a process. */
export function loadSchema(): GraphQLSchema {
  schema ??= build();
  return schema;
}

function build(): GraphQLSchema {
  const built = buildSchema(readFileSync(SDL, 'utf8'), { assumeValid: true, assumeValidSDL: true });
  const ids = built.getType('GitObjectID');
  if (!isScalarType(ids)) throw new Error('GitHub’s schema has no scalar GitObjectID.');
  // The schema says nothing of what an id looks like.
  ids.parseValue = objectId;
  return built;
}

function objectId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(value)) return value;
  throw new GraphQLError(`${JSON.stringify(value)} is no full object id.`);
}
