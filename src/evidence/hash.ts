import { createHash } from 'node:crypto';
import { type BaselineSnapshot, type RunSnapshot, testString, warningString } from './snapshot.js';
import { hasLoneSurrogate, sortUtf8 } from './utf8-order.js';

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
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  let previous: string | undefined;
  for (const text of sortUtf8(strings)) {
    if (text === previous) continue;
    previous = text;
    const room = LENGTH_BYTES + text.length * MAX_UTF8_PER_UNIT;
    if (used + room > BUFFER_BYTES) {
      hash.update(buffer.subarray(0, used));
      used = 0;
    }
    const fits = room <= BUFFER_BYTES;
    const length = fits ? buffer.write(text, used + LENGTH_BYTES) : Buffer.byteLength(text);
    // Only a text of more bytes than units can hold a surrogate.
    if (length > text.length && hasLoneSurrogate(text)) {
      throw new RangeError('cannot hash a string that holds half of a surrogate pair');
    }
    buffer.writeUInt32BE(0, used);
    buffer.writeUInt32BE(length, used + 4);
    used += LENGTH_BYTES + (fits ? length : 0);
    if (!fits) {
      hash.update(buffer.subarray(0, used)).update(text);
      used = 0;
    }
  }
  return `sha256:${hash.update(buffer.subarray(0, used)).digest('hex')}`;
}

/** The hashes of a snapshot: of the tests that passed, of all warnings, and of all test targets. */
export function hashSnapshot(
  snapshot: BaselineSnapshot | { readonly snapshot: RunSnapshot },
): SnapshotHashes {
  const { tests, clippy } = snapshot.snapshot;
  return {
    test_passlist_hash: hashStrings(tests.passed.map(testString)),
    clippy_warnings_hash: hashStrings(clippy.warnings.map(warningString)),
    enumerated_targets_hash: hashStrings(tests.targets),
  };
}
