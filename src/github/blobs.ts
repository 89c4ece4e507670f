import { blobId } from '../evidence/blob-id.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { asRecord, type JsonRecord, stringField } from '../parsers/github-fields.js';
import type { FileContent } from '../repository.js';
import { askUntilUsable, type Doubtful } from './ask-again.js';
import { type BatchReader, createBatchReader } from './blob-batches.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** Reads contents by blob id, those that are wanted at about the same time together; a blob is read once for each size limit. */
export interface Blobs {
  read(oid: string, maxBytes: number): Promise<Read<FileContent>>;
  /** All of them, or `missing`: before anything is sent when the budget can't hold them, else with the first reason. */
  readAll(oids: Iterable<string>, maxBytes: number): Promise<Read<ReadonlyMap<string, FileContent>>>;
  /** Starts to read what will probably be asked for, unless the budget can't hold it. */
  readAhead(oids: Iterable<string>, maxBytes: number): void;
}

interface Wanted {
  readonly oid: string;
  readonly maxBytes: number;
  readonly settle: (content: Read<FileContent>) => void;
  readonly fail: (bug: unknown) => void;
}

/**
 * @param sizeOf a blob's size where a listing told it. No id bears that out, so one that is told to be too large is asked for all the
 * same, by itself, and cut off on the way.
 */
export function createBlobs(
  client: Client,
  repository: RepositoryName,
  sizeOf: (oid: string) => number | null,
): Blobs {
  const cache = new Map<string, Promise<Read<FileContent>>>();
  const batches = createBatchReader(client, repository, sizeOf);
  const keyOf = (oid: string, maxBytes: number) => `${oid} ${maxBytes}`;
  let queue: Wanted[] = [];

  function read(oid: string, maxBytes: number): Promise<Read<FileContent>> {
    const cached = cache.get(keyOf(oid, maxBytes));
    if (cached !== undefined) return cached;
    const reading = enqueue(oid, maxBytes);
    cache.set(keyOf(oid, maxBytes), reading);
    return reading;
  }

  /** Whatever is asked for until the event loop comes round goes out together. */
  function enqueue(oid: string, maxBytes: number): Promise<Read<FileContent>> {
    if (queue.length === 0) setImmediate(send);
    return new Promise((settle, fail) => queue.push({ oid, maxBytes, settle, fail }));
  }

  function send(): void {
    const wanted = queue;
    queue = [];
    sendAll(wanted).catch((bug: unknown) => {
      for (const each of wanted) each.fail(bug);
    });
  }

  async function sendAll(wanted: readonly Wanted[]): Promise<void> {
    const { together, alone } = batches.plan(wanted);
    await Promise.all([sendAlone(alone), batches.read(together, settleBytes).then(sendAlone)]);
  }

  async function sendAlone(wanted: readonly Wanted[]): Promise<void> {
    const left = client.requestsLeft();
    if (wanted.length <= left) {
      await Promise.all(
        wanted.map(async ({ oid, maxBytes, settle }) =>
          settle(await readBlob(client, repository, { oid, maxBytes, sizeOf })),
        ),
      );
      return;
    }
    for (const { oid, maxBytes, settle } of wanted) {
      // Nothing was asked, so that fewer of them may be asked for later.
      cache.delete(keyOf(oid, maxBytes));
      settle(tooMany(wanted.length, wanted.length, left, batches));
    }
  }

  /** What is not read yet, and the requests that this takes at least. */
  function cost(oids: readonly string[], maxBytes: number): { unread: number; requests: number } {
    const unread = oids.filter((oid) => !cache.has(keyOf(oid, maxBytes))).map((oid) => ({ oid }));
    const { together, alone } = batches.plan(unread);
    return { unread: unread.length, requests: together.length + alone.length };
  }

  async function readAll(oids: Iterable<string>, maxBytes: number) {
    const wanted = [...new Set(oids)];
    const { unread, requests } = cost(wanted, maxBytes);
    const left = client.requestsLeft();
    if (requests > left) return tooMany(unread, requests, left, batches);
    const contents = await Promise.all(wanted.map((oid) => read(oid, maxBytes)));
    const found = new Map<string, FileContent>();
    for (const [index, oid] of wanted.entries()) {
      const content = contents[index];
      if (content?.state === 'missing') return content;
      if (content !== undefined) found.set(oid, content.value);
    }
    return known(found);
  }

  function readAhead(oids: Iterable<string>, maxBytes: number): void {
    const wanted = [...new Set(oids)];
    if (cost(wanted, maxBytes).requests > client.requestsLeft()) return;
    // Whoever asks for it later gets its answer, a bug in it too.
    for (const oid of wanted) read(oid, maxBytes).catch(() => undefined);
  }

  return { read, readAll, readAhead };
}

function settleBytes({ maxBytes, settle }: Wanted, bytes: Uint8Array): void {
  settle(known(bytes.length > maxBytes ? { state: 'too-large' } : { state: 'bytes', bytes }));
}

function tooMany(count: number, requests: number, left: number, batches: BatchReader): Read<never> {
  const files = count === 1 ? '1 file is' : `${count} files are`;
  const takes = requests === 1 ? '1 request' : `${requests} requests`;
  const why = batches.unusable();
  const alone = why === null ? '' : ` one by one, since GraphQL can't be used (${why.replace(/\.$/, '')})`;
  return missing(
    'infrastructure',
    `The contents of ${files} needed, which takes ${takes}${alone}, and this run may make ${left} more. Check the repository out with \`fetch-depth: 0\` before this step, so that contents come from the clone.`,
  );
}

interface Asked {
  readonly oid: string;
  readonly maxBytes: number;
  sizeOf(oid: string): number | null;
}

/** Above this a file is asked for as it is: as base64 in JSON it would stand in memory four times over, and take a third longer to come. */
const LARGE_BYTES = 1024 * 1024;

/** A content that is not the blob's is asked for again, as a reply that is no JSON is. */
function readBlob(client: Client, repository: RepositoryName, asked: Asked): Promise<Read<FileContent>> {
  return askUntilUsable(client, () => askForBlob(client, repository, asked));
}

async function askForBlob(
  client: Client,
  repository: RepositoryName,
  { oid, maxBytes, sizeOf }: Asked,
): Promise<Read<FileContent> | Doubtful> {
  const path = repositoryPath(repository, 'git', 'blobs', oid);
  // Base64 in JSON takes 4 characters for 3 bytes, and 2 more for each line end that GitHub puts in.
  const raw = (sizeOf(oid) ?? 0) > LARGE_BYTES;
  const answer = await client.request('GET', path, { maxBytes: Math.ceil(maxBytes * 1.5) + 4_096, raw });
  if (answer.state === 'missing') {
    // Blobs above 100 MB are a 403 with this code (docs.github.com, "Get a blob").
    const tooLarge =
      answer.cause === 'too-large' || answer.errors.some((error) => error.code === 'too_large');
    if (!tooLarge) return answer;
    // What is too large is not looked into, so the listing has to say it as well, where there is one.
    return (sizeOf(oid) ?? Infinity) > maxBytes ? known({ state: 'too-large' }) : notTheBlob(oid);
  }
  const bytes = contentOf(answer.value.data, oid);
  // A content that was cut or mixed up on the way does not get through.
  if (bytes === null || blobId(bytes, oid.length) !== oid) return { state: 'doubtful', why: notTheBlob(oid) };
  return known(bytes.length > maxBytes ? { state: 'too-large' } : { state: 'bytes', bytes });
}

/** A server that does not know how to send bytes as they are sends JSON all the same. */
function contentOf(data: unknown, oid: string): Uint8Array | null {
  if (!(data instanceof Uint8Array)) return decodeContent(asRecord(data));
  return blobId(data, oid.length) === oid ? data : decodeContent(parseRecord(data));
}

function parseRecord(bytes: Uint8Array): JsonRecord | null {
  try {
    return asRecord(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}

function decodeContent(record: JsonRecord | null): Uint8Array | null {
  const content = stringField(record, 'content');
  return content === null || stringField(record, 'encoding') !== 'base64'
    ? null
    : Buffer.from(content, 'base64');
}

function notTheBlob(oid: string): Missing {
  return missing('infrastructure', `What GitHub sent for blob ${oid} is not that blob. Run the job again.`);
}
