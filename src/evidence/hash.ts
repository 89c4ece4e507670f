import { createHash } from 'node:crypto';
import {
  type BaselineSnapshot,
  type ClippyWarning,
  type RunSnapshot,
  sortTests,
  sortWarnings,
  type TestId,
  targetString,
  testString,
  warningString,
} from './snapshot.js';
import { compareUtf8, hasLoneSurrogate, sortUtf8 } from './utf8-order.js';

/** The three hashes that a plan pins, under the plan's own names. */
export interface SnapshotHashes {
  readonly test_passlist_hash: string;
  readonly clippy_warnings_hash: string;
  readonly enumerated_targets_hash: string;
}

const LENGTH_BYTES = 8;
/** One buffer of this size feeds the hash: an update per string costs twice as much. */
const BUFFER_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_UTF8_PER_UNIT = 3;

/**
 * Hashes a set of strings: each in ascending UTF-8 byte order as an 8-byte big-endian byte length and its bytes, SHA-256,
 * written `sha256:<hex>`. Order and repeats of the input do not matter. Throws a RangeError for a string that UTF-8 cannot
 * hold, since two such strings would hash alike; the readers of plan-gate never let one in.
 */
export function hashStrings(strings: Iterable<string>): string {
  const hash = framedHash();
  let previous: string | undefined;
  for (const text of sortUtf8(strings)) {
    if (text !== previous) hash.add('', text);
    previous = text;
  }
  return hash.digest();
}

/** The hashes of a snapshot: of the tests that passed, of all warnings, and of all test targets. */
export function hashSnapshot(
  snapshot: BaselineSnapshot | { readonly snapshot: RunSnapshot },
): SnapshotHashes {
  const { tests, clippy } = snapshot.snapshot;
  return {
    test_passlist_hash:
      hashInOrder(sortTests(tests.passed), TESTS) ?? hashStrings(tests.passed.map(testString)),
    clippy_warnings_hash:
      hashInOrder(sortWarnings(clippy.warnings), WARNINGS) ?? hashStrings(clippy.warnings.map(warningString)),
    enumerated_targets_hash: hashStrings(tests.targets),
  };
}

/** A canonical string in two parts: one that neighbours share, and the rest. */
interface Parts<T> {
  readonly hasSameStart: (a: T, b: T) => boolean;
  readonly start: (item: T) => string;
  readonly rest: (item: T) => string;
}

const TESTS: Parts<TestId> = {
  hasSameStart: (a, b) => a.target === b.target && a.target_kind === b.target_kind && a.package === b.package,
  start: (test) => `${targetString(test)}::`,
  rest: ({ name }) => name,
};
const WARNINGS: Parts<ClippyWarning> = {
  hasSameStart: (a, b) => a.file === b.file && a.package === b.package && a.lint === b.lint,
  start: (warning) => `${warning.lint}\u001f${warning.package}\u001f${warning.file}\u001f`,
  rest: ({ message }) => message,
};

/**
 * The hash of a sorted set whose canonical strings are in order too, which they nearly always are; else `null`. Items with
 * the same start are in order by their rests, so that only where the start changes need strings be compared.
 * It makes no string of its own for each item: with hundreds of thousands, making them takes longer than hashing.
 */
function hashInOrder<T>(items: readonly T[], { hasSameStart, start, rest }: Parts<T>): string | null {
  const hash = framedHash();
  let last: T | undefined;
  let shared = '';
  for (const item of items) {
    if (last === undefined || !hasSameStart(last, item)) {
      const before = shared;
      shared = start(item);
      if (last !== undefined && !isBefore(before, rest(last), shared, rest(item))) return null;
    }
    hash.add(shared, rest(item));
    last = item;
  }
  return hash.digest();
}

/** The rests matter only where one start goes on in the other. */
function isBefore(start: string, rest: string, nextStart: string, nextRest: string): boolean {
  if (!nextStart.startsWith(start) && !start.startsWith(nextStart)) return compareUtf8(start, nextStart) < 0;
  return compareUtf8(start + rest, nextStart + nextRest) < 0;
}

interface FramedHash {
  /** Adds the string that the two make together. */
  readonly add: (start: string, rest: string) => void;
  readonly digest: () => string;
}

function framedHash(): FramedHash {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  const flush = (): void => {
    hash.update(buffer.subarray(0, used));
    used = 0;
  };
  const writeLength = (length: number): void => {
    buffer.writeUInt32BE(0, used);
    buffer.writeUInt32BE(length, used + 4);
    used += LENGTH_BYTES;
  };
  return {
    add(start, rest) {
      const units = start.length + rest.length;
      const room = LENGTH_BYTES + units * MAX_UTF8_PER_UNIT;
      if (used + room > BUFFER_BYTES) flush();
      if (room > BUFFER_BYTES) {
        const text = start + rest;
        refuseLoneSurrogate(text);
        writeLength(Buffer.byteLength(text));
        flush();
        hash.update(text);
        return;
      }
      const first = start === '' ? 0 : buffer.write(start, used + LENGTH_BYTES);
      const length = first + buffer.write(rest, used + LENGTH_BYTES + first);
      // Only a text of more bytes than units can hold a surrogate.
      if (length > units) refuseLoneSurrogate(start + rest);
      writeLength(length);
      used += length;
    },
    digest() {
      flush();
      return `sha256:${hash.digest('hex')}`;
    },
  };
}

function refuseLoneSurrogate(text: string): void {
  if (hasLoneSurrogate(text)) {
    throw new RangeError('cannot hash a string that holds half of a surrogate pair');
  }
}
