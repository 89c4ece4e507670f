import type { ChangedFile } from '../changes/changed-file.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import { asciiText, decodePath, escapeBytes, splitRecords } from './git-path.js';

const HEADER = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])$/;
const NO_MODE = '000000';
const WHERE = 'The difference between the commits';

/**
 * Reads `git diff-tree -r -z --raw --no-renames --no-abbrev`: one header and one path for each file, each ended by NUL
 * (https://git-scm.com/docs/diff-format). Sorted by path in UTF-8 byte order. Anything that is not exactly that, a
 * status other than A, D, M and T and a name that is not UTF-8 among them, is `missing`: no record is ever skipped.
 */
export function parseRawDiff(output: Uint8Array): Read<readonly ChangedFile[]> {
  const records = splitRecords(output);
  if (records === null || records.length % 2 !== 0) return unreadable('its last record is cut off');
  const rows: { readonly name: Uint8Array; readonly file: ChangedFile }[] = [];
  for (let index = 0; index < records.length; index += 2) {
    const header = records[index] ?? new Uint8Array();
    const name = records[index + 1] ?? new Uint8Array();
    const file = parseRow(header, name);
    if (file.state === 'missing') return file;
    rows.push({ name, file: file.value });
  }
  rows.sort((a, b) => Buffer.compare(a.name, b.name));
  const twice = rows.find((row, index) => row.file.path === rows[index - 1]?.file.path);
  if (twice !== undefined) return unreadable(`it lists "${escapeBytes(twice.name)}" twice`);
  return known(rows.map((row) => row.file));
}

function parseRow(header: Uint8Array, name: Uint8Array): Read<ChangedFile> {
  const path = decodePath(name, WHERE);
  if (path.state === 'missing') return path;
  const match = HEADER.exec(asciiText(header));
  if (match === null) return unreadable(`"${escapeBytes(header)}" is no record of a change`);
  const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = match;
  const before = { mode: oldMode, oid: oldOid };
  const after = { mode: newMode, oid: newOid };
  const existed = oldMode !== NO_MODE;
  const exists = newMode !== NO_MODE;
  if (status === 'A' && !existed && exists) return known({ path: path.value, change: 'added', after });
  if (status === 'D' && existed && !exists) return known({ path: path.value, change: 'deleted', before });
  // T: a file became a symlink, a submodule, or the other way round. The modes tell.
  if ((status === 'M' || status === 'T') && existed && exists) {
    return known({ path: path.value, change: 'modified', before, after });
  }
  return unreadable(`"${escapeBytes(name)}" has status ${status} with modes ${oldMode} and ${newMode}`);
}

function unreadable(why: string): Missing {
  return missing(
    'infrastructure',
    `${WHERE} could not be read from git: ${why}. Check the clone with git fsck.`,
  );
}
