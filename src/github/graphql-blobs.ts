import { blobId } from '../evidence/blob-id.js';
import { asRecord, type JsonRecord, stringField } from '../parsers/github-fields.js';
import { type ApiFailure, oneLine } from './answer.js';
import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { graphqlErrors } from './graphql-limit.js';

/** GraphQL cuts a blob's text at this many bytes (measured by sveltia/sveltia-cms#950), so a larger one is not asked for there. */
export const MAX_TEXT_BYTES = 512_000;
/**
 * So many blobs, and so many bytes as far as sizes are known, go into one query. GitHub ends a query after 10 seconds and says
 * nothing of how many objects are too many; others ask for 250 files at once (sveltia/sveltia-cms#950).
 */
export const MAX_BATCH_BLOBS = 200;
const MAX_BATCH_BYTES = 8 * 1024 * 1024;
/** What a blob counts as until a listing has told its size. */
const LIKELY_BYTES = 16 * 1024;
/** JSON writes one character as up to six; for source text it is near one. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024;

/** What one query brought. */
export type Batch =
  /** `contents` holds what hashes to its id, and nothing else. `cut`: of the rest a smaller query may bring more. */
  | { readonly state: 'read'; readonly contents: ReadonlyMap<string, Uint8Array>; readonly cut: boolean }
  /** A smaller query may do; after a wait where there is `trouble`, since then the size need not be the cause. */
  | { readonly state: 'too-much'; readonly trouble: boolean }
  /** GraphQL is of no use in this run. */
  | { readonly state: 'unusable'; readonly why: string };

/** How blobs are best asked for. */
export interface Division<Blob> {
  /** By GraphQL, one query for each batch. */
  readonly together: readonly (readonly Blob[])[];
  /** By REST, one request for each blob. */
  readonly alone: readonly Blob[];
}

export function divide<Blob extends { readonly oid: string }>(
  blobs: readonly Blob[],
  sizeOf: (oid: string) => number | null,
): Division<Blob> {
  const batches: Blob[][] = [];
  const alone: Blob[] = [];
  let bytes = 0;
  for (const blob of blobs) {
    const size = sizeOf(blob.oid) ?? LIKELY_BYTES;
    if (size > MAX_TEXT_BYTES) {
      alone.push(blob);
      continue;
    }
    const last = batches.at(-1);
    if (last === undefined || last.length >= MAX_BATCH_BLOBS || bytes + size > MAX_BATCH_BYTES) {
      batches.push([blob]);
      bytes = size;
    } else {
      last.push(blob);
      bytes += size;
    }
  }
  // One blob takes one request either way, and REST tells its bytes exactly.
  alone.push(...batches.filter((batch) => batch.length === 1).flat());
  return { together: batches.filter((batch) => batch.length > 1), alone };
}

/**
 * Contents of blobs by one GraphQL query with an alias for each. GraphQL shows a blob as text: not at all when it is binary, cut
 * when it is long, and altered when it is not UTF-8. So only the id decides whether a text is the blob's.
 */
export async function readBatch(
  client: Client,
  { owner, repo }: RepositoryName,
  oids: readonly string[],
): Promise<Batch> {
  const variables = Object.fromEntries(oids.map((oid, index) => [`o${index}`, oid]));
  const answer = await client.graphql(
    queryFor(oids.length),
    { owner, name: repo, ...variables },
    MAX_REPLY_BYTES,
  );
  if (answer.state === 'missing') return refusal(answer);
  const data = asRecord(asRecord(answer.value.data)?.data);
  const errors = graphqlErrors(answer.value.data);
  const isTooLarge = errors.some(tellsOfSize);
  const repository = asRecord(data?.repository);
  if (repository === null) {
    return isTooLarge ? { state: 'too-much', trouble: false } : { state: 'unusable', why: whyOf(errors) };
  }
  const contents = new Map<string, Uint8Array>();
  for (const [index, oid] of oids.entries()) {
    const bytes = verified(oid, stringField(asRecord(repository[`b${index}`]), 'text'));
    if (bytes !== null) contents.set(oid, bytes);
  }
  return { state: 'read', contents, cut: isTooLarge };
}

/** All that varies goes in as variables; the text depends on nothing but the number of blobs. */
function queryFor(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const declared = numbers.map((n) => `, $o${n}: GitObjectID!`).join('');
  const asked = numbers.map((n) => `b${n}: object(oid: $o${n}) { ...content }`).join('\n    ');
  return `query blobs($owner: String!, $name: String!${declared}) {
  repository(owner: $owner, name: $name) {
    ${asked}
  }
}
fragment content on Blob { text }`;
}

function verified(oid: string, text: string | null): Uint8Array | null {
  if (text === null) return null;
  const bytes = Buffer.from(text, 'utf8');
  return blobId(bytes, oid.length) === oid ? bytes : null;
}

/** GitHub gives no list of these: types and messages as people met them. */
function tellsOfSize(error: JsonRecord): boolean {
  const type = stringField(error, 'type') ?? '';
  const message = stringField(error, 'message') ?? '';
  return (
    /^(?:RESOURCE_LIMITS_EXCEEDED|MAX_NODE_LIMIT_EXCEEDED|TIMEOUT|SERVICE_UNAVAILABLE|INTERNAL)$/.test(
      type,
    ) || /resource limits|time(?:d )?out|something went wrong|too (?:many|large|complex)/i.test(message)
  );
}

function whyOf(errors: readonly JsonRecord[]): string {
  const message = errors.map((error) => stringField(error, 'message') ?? '').find((text) => text !== '');
  return message === undefined ? 'its answer is none' : `it says "${oneLine(message)}"`;
}

function refusal(failed: ApiFailure): Batch {
  if (failed.cause === 'too-large') return { state: 'too-much', trouble: false };
  // A limit that is used up stays so for up to an hour.
  const isLimit = failed.status === 403 || failed.status === 429;
  if (failed.cause === 'unavailable' && !isLimit) return { state: 'too-much', trouble: true };
  return { state: 'unusable', why: failed.reason };
}
