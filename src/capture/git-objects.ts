import { createHash } from 'node:crypto';
import { isObjectId } from '../evidence/object-id.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import {
  type BatchObject,
  type ObjectAnswer,
  type ObjectHeader,
  parseBatch,
  parseObjectAnswers,
} from '../parsers/git-batch.js';
import type { FileContent } from '../repository.js';
import type { RunGit } from './git-run.js';

const MIB = 1024 * 1024;
/** Contents that one git process hands over at a time. */
const BATCH_BYTES = 64 * MIB;
/** Contents that one call may answer with, all together: they stay in memory. */
const TOTAL_BYTES = 1024 * MIB;
/** Room in a batch for the line before each object, and for warnings. */
const HEADER_BYTES = 128;
const WARNING_BYTES = MIB;

/** What each name means to git, in order. A name is a question of one line: it must hold no line feed and no NUL. */
export async function askObjects(
  run: RunGit,
  names: readonly string[],
): Promise<Read<readonly ObjectAnswer[]>> {
  if (names.length === 0) return known([]);
  const stdin = names.map((name) => `${name}\n`).join('');
  const maxOutputBytes = stdin.length * 4 + names.length * HEADER_BYTES + WARNING_BYTES;
  const answer = await run({ args: ['cat-file', '--batch-check', '--buffer'], stdin, maxOutputBytes });
  return answer.state === 'missing' ? answer : parseObjectAnswers(answer.value.stdout, names.length);
}

/** The object of a given type that a commit leads to, or `null` when the clone holds none such. */
export async function peel(run: RunGit, name: string, type: 'commit' | 'tree'): Promise<Read<string | null>> {
  const answers = await askObjects(run, [`${name}^{${type}}`]);
  if (answers.state === 'missing') return answers;
  const answer = answers.value[0];
  return known(typeof answer === 'object' ? answer.oid : null);
}

/**
 * Contents of blobs. Sizes are asked first, so that nothing above `maxBytes` is read. Git does not check what it reads
 * from disk against the object's id; here every content must hash to it.
 */
export async function readBlobs(
  run: RunGit,
  oids: readonly string[],
  maxBytes: number,
): Promise<Read<ReadonlyMap<string, FileContent>>> {
  const asked = [...new Set(oids)];
  const odd = asked.find((oid) => !isObjectId(oid));
  if (odd !== undefined) return missing('infrastructure', `"${odd}" is no object id.`);
  const headers = await askObjects(run, asked);
  if (headers.state === 'missing') return headers;
  const contents = new Map<string, FileContent>();
  const wanted: ObjectHeader[] = [];
  for (const [index, oid] of asked.entries()) {
    const header = headers.value[index];
    if (typeof header !== 'object') return notInClone(oid);
    if (header.type !== 'blob') contents.set(oid, { state: 'not-a-file' });
    else if (header.size > maxBytes) contents.set(oid, { state: 'too-large' });
    else wanted.push(header);
  }
  const total = wanted.reduce((sum, header) => sum + header.size, 0);
  if (total > TOTAL_BYTES) {
    const size = `${Math.ceil(total / MIB)} MiB in ${wanted.length} files`;
    return missing(
      'infrastructure',
      `The files to read hold ${size}, and plan-gate reads at most ${TOTAL_BYTES / MIB} MiB.`,
    );
  }
  for (const batch of batches(wanted)) {
    const read = await readBatch(run, batch);
    if (read.state === 'missing') return read;
    for (const { oid, bytes } of read.value) contents.set(oid, { state: 'bytes', bytes });
  }
  return known(contents);
}

function* batches(headers: readonly ObjectHeader[]): Generator<readonly ObjectHeader[]> {
  let batch: ObjectHeader[] = [];
  let bytes = 0;
  for (const header of headers) {
    if (batch.length > 0 && bytes + header.size > BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(header);
    bytes += header.size;
  }
  if (batch.length > 0) yield batch;
}

async function readBatch(run: RunGit, batch: readonly ObjectHeader[]): Promise<Read<readonly BatchObject[]>> {
  const stdin = batch.map(({ oid }) => `${oid}\n`).join('');
  const maxOutputBytes = batch.reduce((sum, { size }) => sum + size + HEADER_BYTES, WARNING_BYTES);
  const answer = await run({ args: ['cat-file', '--batch', '--buffer'], stdin, maxOutputBytes });
  if (answer.state === 'missing') return answer;
  const objects = parseBatch(answer.value.stdout);
  if (objects.state === 'missing') return objects;
  for (const [index, { oid }] of batch.entries()) {
    const object = objects.value[index];
    if (object?.oid !== oid || hashBlob(object) !== oid) return damaged(oid);
  }
  return objects;
}

/** SHA-1 or SHA-256, as the length of the id tells. */
function hashBlob({ oid, bytes }: BatchObject): string {
  const hash = createHash(oid.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function notInClone(oid: string): Missing {
  return missing(
    'infrastructure',
    `The clone does not hold object ${oid}. A partial or shallow clone leaves objects out: check out with ` +
      '`fetch-depth: 0` and without `filter`.',
  );
}

function damaged(oid: string): Missing {
  return missing(
    'infrastructure',
    `Object ${oid} is damaged in this clone: its content has another hash. Check the clone with git fsck, or clone again.`,
  );
}
