import { isUtf8 } from 'node:buffer';

/** git calls a file binary when one of its first 8,000 bytes is NUL (`buffer_is_binary` in its xdiff-interface.c). */
const BINARY_PROBE_BYTES = 8_000;

export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/**
 * The text of a source file, without a byte order mark. Where a file is not UTF-8, each byte that belongs to no
 * character becomes the lone surrogate U+DC00 + byte, which no UTF-8 text can hold: nothing is lost, equal bytes stay
 * equal, and what is counted in one version of a file is counted in the other (spec: B14).
 */
export function decodeSource(bytes: Uint8Array): string {
  const decoder = new TextDecoder();
  if (isUtf8(bytes)) return decoder.decode(bytes);
  const parts: string[] = [];
  const runs = new TextDecoder('utf-8', { ignoreBOM: true });
  let valid = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at);
    if (length === 0) {
      parts.push(runs.decode(bytes.subarray(valid, at)), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
      valid = at + 1;
    }
    at += Math.max(1, length);
  }
  parts.push(runs.decode(bytes.subarray(valid)));
  return parts.join('').replace(/^\ufeff/, '');
}

/** Bytes of the character that starts here, 0 where none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const character = bytes.subarray(at, at + length);
  return character.length === length && isUtf8(character) ? length : 0;
}
