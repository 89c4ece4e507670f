import { createHash } from 'node:crypto';
import { known, missing, type Read } from '../facts.js';
import { asRecord, stringField } from '../parsers/github-fields.js';
import type { FileContent } from '../repository.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** Reads contents by blob id; a blob is read once for each size limit. */
export interface Blobs {
  read(oid: string, maxBytes: number): Promise<Read<FileContent>>;
  /** All of them, or `missing`: before anything is sent when the budget can't hold them, else with the first reason. */
  readAll(oids: Iterable<string>, maxBytes: number): Promise<Read<ReadonlyMap<string, FileContent>>>;
}

/** @param sizeOf a blob's size where a listing told it, so that one that is too large is not asked for. */
export function createBlobs(
  client: Client,
  repository: RepositoryName,
  sizeOf: (oid: string) => number | null,
): Blobs {
  const cache = new Map<string, Promise<Read<FileContent>>>();
  const keyOf = (oid: string, maxBytes: number) => `${oid} ${maxBytes}`;

  function read(oid: string, maxBytes: number): Promise<Read<FileContent>> {
    const cached = cache.get(keyOf(oid, maxBytes));
    if (cached !== undefined) return cached;
    const tooLarge = (sizeOf(oid) ?? 0) > maxBytes;
    const reading = tooLarge
      ? Promise.resolve(known({ state: 'too-large' } as const))
      : readBlob(client, repository, oid, maxBytes);
    cache.set(keyOf(oid, maxBytes), reading);
    return reading;
  }

  async function readAll(oids: Iterable<string>, maxBytes: number) {
    const wanted = [...new Set(oids)];
    const unread = wanted.filter((oid) => !cache.has(keyOf(oid, maxBytes))).length;
    const left = client.requestsLeft();
    if (unread > left) return tooMany(unread, left);
    const contents = await Promise.all(wanted.map((oid) => read(oid, maxBytes)));
    const found = new Map<string, FileContent>();
    for (const [index, oid] of wanted.entries()) {
      const content = contents[index];
      if (content?.state === 'missing') return content;
      if (content !== undefined) found.set(oid, content.value);
    }
    return known(found);
  }

  return { read, readAll };
}

function tooMany(count: number, left: number): Read<never> {
  return missing(
    'infrastructure',
    `The contents of ${count} files are needed, one request each, and this run may make ${left} more. Check the repository out with \`fetch-depth: 0\` before this step, so that contents come from the clone.`,
  );
}

async function readBlob(
  client: Client,
  repository: RepositoryName,
  oid: string,
  maxBytes: number,
): Promise<Read<FileContent>> {
  const path = repositoryPath(repository, 'git', 'blobs', oid);
  // Base64 in JSON takes 4 characters for 3 bytes, and 2 more for each line end that GitHub puts in.
  const answer = await client.request('GET', path, { maxBytes: Math.ceil(maxBytes * 1.5) + 4_096 });
  if (answer.state === 'missing') {
    // Blobs above 100 MB are a 403 with this code (docs.github.com, "Get a blob").
    const tooLarge =
      answer.cause === 'too-large' || answer.errors.some((error) => error.code === 'too_large');
    return tooLarge ? known({ state: 'too-large' }) : answer;
  }
  const record = asRecord(answer.value.data);
  const content = stringField(record, 'content');
  if (content === null || stringField(record, 'encoding') !== 'base64') return notTheBlob(oid);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxBytes) return known({ state: 'too-large' });
  return blobId(bytes, oid.length) === oid ? known({ state: 'bytes', bytes }) : notTheBlob(oid);
}

/** The id that git gives these bytes: a content that was cut or mixed up on the way does not get through. */
function blobId(bytes: Uint8Array, hexDigits: number): string {
  const hash = createHash(hexDigits === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function notTheBlob(oid: string): Read<never> {
  return missing('infrastructure', `What GitHub sent for blob ${oid} is not that blob. Run the job again.`);
}
