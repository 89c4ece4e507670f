#!/usr/bin/env node
// Takes what the tests' GitHub double needs out of GitHub's OpenAPI description, so that tests depend on no 385 MB package:
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz   (in a folder of its own)
//   node scripts/extract-openapi.mjs <that folder>/package
// The answer is the same for the same package, byte for byte, so a diff of the extract is a diff of GitHub's description.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DOCUMENT = 'generated/api.github.com.deref.json';
const TARGET = fileURLToPath(new URL('../__tests__/double/github-api.extract.json', import.meta.url));
const REPOSITORY = '/repos/{owner}/{repo}';
const OPERATIONS = [
  ['get', ''],
  ['get', '/actions/permissions/workflow'],
  ['get', '/branches/{branch}'],
  ['get', '/branches/{branch}/protection'],
  ['get', '/check-runs/{check_run_id}'],
  ['get', '/check-runs/{check_run_id}/annotations'],
  ['get', '/commits/{commit_sha}/pulls'],
  ['get', '/commits/{ref}'],
  ['get', '/commits/{ref}/check-runs'],
  ['get', '/compare/{basehead}'],
  ['get', '/contents/{path}'],
  ['get', '/git/blobs/{file_sha}'],
  ['get', '/git/commits/{commit_sha}'],
  ['get', '/git/ref/{ref}'],
  ['get', '/git/trees/{tree_sha}'],
  ['get', '/pulls'],
  ['get', '/pulls/{pull_number}'],
  ['get', '/pulls/{pull_number}/files'],
  ['get', '/rules/branches/{branch}'],
  ['patch', '/check-runs/{check_run_id}'],
  ['post', '/check-runs'],
];

/** Keywords that say nothing about which values are valid. `title` stays: it names the shared definitions. */
const ANNOTATIONS = new Set(['description', 'example', 'examples', 'default', 'deprecated', 'externalDocs']);
/** A schema shorter than this is written out each time: a reference would hardly be shorter. */
const SHARED_FROM = 120;

/** OpenAPI 3.0 has `nullable`; JSON Schema has type unions, and an enum must then list the null. */
function nullable(schema) {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const union = { ...schema, type: [schema.type, 'null'] };
  return schema.enum === undefined || schema.enum.includes(null)
    ? union
    : { ...union, enum: [...schema.enum, null] };
}

/** Rebuilds a schema with `change` applied to each schema inside it; property names are names, never keywords. */
function mapChildren(schema, change) {
  const mapped = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties') {
      mapped.properties = Object.fromEntries(
        Object.entries(value).map(([name, child]) => [name, change(child)]),
      );
    } else if (keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'allOf') {
      mapped[keyword] = value.map(change);
    } else if (keyword === 'items' || keyword === 'not' || keyword === 'additionalProperties') {
      mapped[keyword] = typeof value === 'object' ? change(value) : value;
    } else {
      mapped[keyword] = value;
    }
  }
  return mapped;
}

function clean(schema) {
  const kept = Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-') && keyword !== 'nullable',
    ),
  );
  const cleaned = mapChildren(kept, clean);
  return schema.nullable === true ? nullable(cleaned) : cleaned;
}

/** Counts equal schemas first, then writes the repeated ones once, under a name made of their title. */
function sharing() {
  const counts = new Map();
  const names = new Map();
  const taken = new Set();
  const definitions = {};
  const count = (schema) => {
    const text = JSON.stringify(schema);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.get(text) === 1) mapChildren(schema, count);
    return schema;
  };
  const nameFor = (schema) => {
    const stem = (schema.title ?? 'schema').toLowerCase().replace(/[^a-z0-9]+/g, '-');
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? stem : `${stem}-${number}`;
      if (!taken.has(name)) return name;
    }
  };
  const share = (schema) => {
    const text = JSON.stringify(schema);
    if (text.length < SHARED_FROM || (counts.get(text) ?? 0) < 2) return mapChildren(schema, share);
    if (!names.has(text)) {
      const name = nameFor(schema);
      taken.add(name);
      names.set(text, name);
      definitions[name] = mapChildren(schema, share);
    }
    return { $ref: `#/$defs/${names.get(text)}` };
  };
  return { count, share, definitions };
}

function content(body, change) {
  return Object.fromEntries(
    Object.entries(body.content ?? {})
      .filter(([, media]) => media.schema !== undefined)
      .map(([type, media]) => [type, change(media.schema)]),
  );
}

function extractOperation(document, [method, suffix], change) {
  const route = `${REPOSITORY}${suffix}`;
  const operation = document.paths[route]?.[method];
  if (operation === undefined) throw new Error(`The description has no ${method.toUpperCase()} ${route}.`);
  const responses = Object.entries(operation.responses).map(([status, reply]) => [
    status,
    content(reply, change),
  ]);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: route,
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required === true,
      schema: change(parameter.schema),
    })),
    ...(operation.requestBody === undefined ? {} : { requestBody: content(operation.requestBody, change) }),
    responses: Object.fromEntries(responses),
  };
}

/** One operation or definition a line: small, and a changed one shows as one changed line. */
function serialize(extract) {
  const lines = (value, open, close) => {
    const rows = Array.isArray(value)
      ? value.map((row) => JSON.stringify(row))
      : Object.keys(value)
          .sort()
          .map((name) => `${JSON.stringify(name)}:${JSON.stringify(value[name])}`);
    return `${open}\n${rows.join(',\n')}\n${close}`;
  };
  return `{"source":${JSON.stringify(extract.source)},\n"operations":${lines(extract.operations, '[', ']')},\n"$defs":${lines(extract.$defs, '{', '}')}}\n`;
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: node scripts/extract-openapi.mjs <unpacked @octokit/openapi package>');
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const document = JSON.parse(readFileSync(path.join(folder, DOCUMENT), 'utf8'));
const { count, share, definitions } = sharing();
const cleaned = OPERATIONS.map((operation) =>
  extractOperation(document, operation, (schema) => count(clean(schema))),
);
const operations = cleaned.map((operation) => ({
  ...operation,
  parameters: operation.parameters.map((parameter) => ({ ...parameter, schema: share(parameter.schema) })),
  ...(operation.requestBody === undefined ? {} : { requestBody: shareAll(operation.requestBody) }),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, media]) => [status, shareAll(media)]),
  ),
}));

function shareAll(media) {
  return Object.fromEntries(Object.entries(media).map(([type, schema]) => [type, share(schema)]));
}

const source = {
  package: manifest.name,
  version: manifest.version,
  license: manifest.license,
  notice: readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim(),
  document: DOCUMENT,
  changes:
    'A selection of operations; annotations and x- keywords dropped; nullable written as a type union; equal schemas shared.',
};
const text = serialize({ source, operations, $defs: definitions });
writeFileSync(TARGET, text);
console.log(
  `${operations.length} operations, ${Object.keys(definitions).length} shared schemas, ${text.length} bytes`,
);
