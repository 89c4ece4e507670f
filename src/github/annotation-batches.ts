import type { Annotation } from '../report/annotations.js';
import type { Answer } from './answer.js';
import { ANNOTATIONS_PER_REQUEST, annotationKey, plainAnnotation } from './check-annotations.js';

/** What adding annotations to a check run takes from its surroundings. */
export interface AnnotationSink {
  /** One request with at most 50 annotations; GitHub adds them to those that are there. */
  add(annotations: readonly Annotation[]): Promise<Answer>;
  /** The keys of the annotations that are there now; `null` when they can't be read. */
  readKeys(): Promise<ReadonlySet<string> | null>;
  /** Waits; false when no time is left. */
  pause(ms: number): Promise<boolean>;
}

export interface AddedAnnotations {
  readonly added: number;
  /** Refused one by one. */
  readonly refused: number;
  /** Not sent, because adding had to end; `problem` says why. */
  readonly unsent: number;
  readonly problem: string | null;
}

/** Enough for 500 annotations and a few bad ones among them, and within what the budget reserves for publishing. */
const MAX_REQUESTS = 40;
const MAX_UNCERTAIN = 3;

/**
 * Adds annotations by 50. A batch that GitHub refuses is halved until the bad annotation stands alone, so that it loses only
 * itself. After a request whose outcome is not known, what is there is read and only the rest is sent again.
 */
export async function addAnnotations(
  sink: AnnotationSink,
  annotations: readonly Annotation[],
): Promise<AddedAnnotations> {
  const queue = batchesOf(annotations);
  let added = 0;
  let refused = 0;
  let uncertain = 0;
  const end = (problem: string | null): AddedAnnotations => {
    const unsent = queue.reduce((count, batch) => count + batch.length, 0);
    return { added, refused, unsent, problem };
  };
  for (let requests = 1; ; requests += 1) {
    const batch = queue[0];
    if (batch === undefined) return end(null);
    if (requests > MAX_REQUESTS) return end(`More than ${MAX_REQUESTS} requests would have been needed.`);
    const answer = await sink.add(batch);
    if (answer.state === 'known') {
      queue.shift();
      added += batch.length;
    } else if (answer.cause === 'invalid') {
      const smaller = split(batch);
      queue.splice(0, 1, ...smaller);
      if (smaller.length === 0) refused += 1;
    } else if (answer.cause === 'uncertain' && uncertain < MAX_UNCERTAIN) {
      uncertain += 1;
      const left = await leftAfter(sink, batch, uncertain);
      if (left === null) return end(answer.reason);
      added += batch.length - left.length;
      queue.splice(0, 1, ...(left.length === 0 ? [] : [left]));
    } else {
      return end(answer.reason);
    }
  }
}

function batchesOf(annotations: readonly Annotation[]): (readonly Annotation[])[] {
  const batches: (readonly Annotation[])[] = [];
  for (let start = 0; start < annotations.length; start += ANNOTATIONS_PER_REQUEST) {
    batches.push(annotations.slice(start, start + ANNOTATIONS_PER_REQUEST));
  }
  return batches;
}

/** Two halves, or the plain form of a single annotation, or nothing when that was refused too. */
function split(batch: readonly Annotation[]): (readonly Annotation[])[] {
  if (batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    return [batch.slice(0, middle), batch.slice(middle)];
  }
  return batch.flatMap((annotation) => {
    const plain = plainAnnotation(annotation);
    return JSON.stringify(plain) === JSON.stringify(annotation) ? [] : [[plain]];
  });
}

async function leftAfter(
  sink: AnnotationSink,
  batch: readonly Annotation[],
  times: number,
): Promise<readonly Annotation[] | null> {
  if (!(await sink.pause(1_000 * 2 ** (times - 1)))) return null;
  const there = await sink.readKeys();
  return there === null ? null : batch.filter((annotation) => !there.has(annotationKey(annotation)));
}
