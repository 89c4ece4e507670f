import { known, type Missing, missing, type Read } from '../facts.js';
import { escapeBytes } from './git-path.js';

/** What `git cat-file` says of an object before its content. */
export interface ObjectHeader {
  readonly oid: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The answer to one question: an object, or that the name is nothing's, or that it begins several objects' ids. */
export type ObjectAnswer = ObjectHeader | 'none' | 'ambiguous';

/** An object with its content. `bytes` is a view of the parsed output. */
export interface BatchObject extends ObjectHeader {
  readonly bytes: Uint8Array;
}

const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (blob|tree|commit|tag) (\d{1,15})$/;
const LINE_FEED = 0x0a;

/** Reads `git cat-file --batch-check`: one line for each of `asked` questions, in their order. */
export function parseObjectAnswers(output: Uint8Array, asked: number): Read<readonly ObjectAnswer[]> {
  const answers: ObjectAnswer[] = [];
  let start = 0;
  for (let end = output.indexOf(LINE_FEED); end !== -1; end = output.indexOf(LINE_FEED, start)) {
    const line = output.subarray(start, end);
    const answer = parseAnswer(line);
    if (answer === null) return unreadable(`"${escapeBytes(line)}" is no answer of cat-file`);
    answers.push(answer);
    start = end + 1;
  }
  if (start !== output.length || answers.length !== asked) {
    return unreadable(`${answers.length} of ${asked} answers came back`);
  }
  return known(answers);
}

/** Reads `git cat-file --batch`: header, content and a line feed for each object. One that is not there is `missing`. */
export function parseBatch(output: Uint8Array): Read<readonly BatchObject[]> {
  const objects: BatchObject[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(LINE_FEED, start);
    const line = output.subarray(start, end === -1 ? output.length : end);
    const header = end === -1 ? null : parseAnswer(line);
    if (header === null || typeof header === 'string') {
      return unreadable(`"${escapeBytes(line.subarray(0, 100))}" is no object of cat-file`);
    }
    const bytes = output.subarray(end + 1, end + 1 + header.size);
    start = end + 1 + header.size + 1;
    if (bytes.length !== header.size || output[start - 1] !== LINE_FEED) {
      return unreadable(`object ${header.oid} is cut off`);
    }
    objects.push({ ...header, bytes });
  }
  return known(objects);
}

function parseAnswer(line: Uint8Array): ObjectAnswer | null {
  const text = Buffer.from(line).toString('latin1');
  const match = HEADER.exec(text);
  if (match !== null) return { oid: match[1] ?? '', type: match[2] ?? '', size: Number(match[3]) };
  if (text.endsWith(' missing')) return 'none';
  return text.endsWith(' ambiguous') ? 'ambiguous' : null;
}

function unreadable(why: string): Missing {
  return missing(
    'infrastructure',
    `Objects could not be read from git: ${why}. Check the clone with git fsck.`,
  );
}
