import { known, missing, type Read } from '../facts.js';

// A byte order mark at the start of a name belongs to the name.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A name as git prints it: any bytes but NUL. `null` when it is not UTF-8. */
export function decodeName(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/** A file's path as git prints it after `-z`. `where` says what listed it, for the reason of a failure. */
export function decodePath(bytes: Uint8Array, where: string): Read<string> {
  if (bytes.length === 0) return missing('infrastructure', `${where} holds an entry without a name.`);
  const path = decodeName(bytes);
  if (path !== null) return known(path);
  return missing(
    'infrastructure',
    `${where} holds a name that is not UTF-8: "${escapeBytes(bytes)}". plan-gate can't compare such a name with a plan, ` +
      'which is text. Rename the file, or take it out of the change.',
  );
}

/** Bytes as printable ASCII: every other byte, and the backslash, is written `\xNN`. */
export function escapeBytes(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
    text += plain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
  }
  return text;
}

/** What stands before each NUL, or `null` when the last record is cut off. */
export function splitRecords(output: Uint8Array): readonly Uint8Array[] | null {
  const records: Uint8Array[] = [];
  let start = 0;
  for (let end = output.indexOf(0); end !== -1; end = output.indexOf(0, start)) {
    records.push(output.subarray(start, end));
    start = end + 1;
  }
  return start === output.length ? records : null;
}

/** ASCII fields of a record; any other byte comes out as a character that no field matches. */
export function asciiText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
