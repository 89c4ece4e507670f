import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { type Division, divide, readBatch } from './graphql-blobs.js';

/** A blob by id that somebody waits for. */
interface Waiting {
  readonly oid: string;
}

/** Reads blobs together through GraphQL, for as long as that can be used. */
export interface BatchReader {
  plan<Blob extends Waiting>(blobs: readonly Blob[]): Division<Blob>;
  /** Hands over each content that is right, and answers with the blobs that are left to be read one by one. */
  read<Blob extends Waiting>(
    batches: readonly (readonly Blob[])[],
    take: (blob: Blob, bytes: Uint8Array) => void,
  ): Promise<readonly Blob[]>;
  /** Why GraphQL is not used any more, as half a sentence; `null` while it is. */
  unusable(): string | null;
}

/** A batch is halved so often: 200 blobs become 25. */
const MAX_HALVINGS = 3;
/** First wait after a fault of the server; doubled each time. */
const TROUBLE_WAIT_MS = 1_000;
/** So many queries of one run may fail before GraphQL is given up: each one counts against limits too. */
const MAX_FAILURES = 40;

export function createBatchReader(
  client: Client,
  repository: RepositoryName,
  sizeOf: (oid: string) => number | null,
): BatchReader {
  let failures = 0;
  let why: string | null = null;

  async function readAll<Blob extends Waiting>(
    batches: readonly (readonly Blob[])[],
    take: (blob: Blob, bytes: Uint8Array) => void,
    halvings: number,
  ): Promise<readonly Blob[]> {
    const left = await Promise.all(batches.map((batch) => readOne(batch, take, halvings)));
    return left.flat();
  }

  async function readOne<Blob extends Waiting>(
    batch: readonly Blob[],
    take: (blob: Blob, bytes: Uint8Array) => void,
    halvings: number,
  ): Promise<readonly Blob[]> {
    if (why !== null || batch.length < 2) return batch;
    const answer = await readBatch(
      client,
      repository,
      batch.map(({ oid }) => oid),
    );
    if (answer.state === 'unusable') {
      why ??= answer.why;
      return batch;
    }
    if (answer.state === 'read') {
      const left = batch.filter((blob) => {
        const bytes = answer.contents.get(blob.oid);
        if (bytes !== undefined) take(blob, bytes);
        return bytes === undefined;
      });
      return answer.cut ? readHalves(left, take, halvings) : left;
    }
    failures += 1;
    if (failures > MAX_FAILURES) why ??= `${failures} queries failed`;
    if (answer.trouble && !(await client.pause(TROUBLE_WAIT_MS * 2 ** halvings, false))) return batch;
    return readHalves(batch, take, halvings);
  }

  function readHalves<Blob extends Waiting>(
    batch: readonly Blob[],
    take: (blob: Blob, bytes: Uint8Array) => void,
    halvings: number,
  ): Promise<readonly Blob[]> {
    if (halvings === MAX_HALVINGS) return Promise.resolve(batch);
    const middle = Math.ceil(batch.length / 2);
    return readAll([batch.slice(0, middle), batch.slice(middle)], take, halvings + 1);
  }

  return {
    plan: (blobs) => (why === null ? divide(blobs, sizeOf) : { together: [], alone: blobs }),
    read: (batches, take) => readAll(batches, take, 0),
    unusable: () => why,
  };
}
