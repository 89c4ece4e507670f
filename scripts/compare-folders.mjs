// Two folders, byte for byte.
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

function filesBelow(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}

/** What git keeps of a file: its bytes, and whether it can be run. */
function kept(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return { kind: 'a link', bytes: Buffer.from(readlinkSync(path)) };
  const kind = (stat.mode & 0o100) === 0 ? 'a file' : 'a file that can be run';
  return { kind, bytes: readFileSync(path) };
}

const SHOWN_BYTES = 60;

const excerpt = (bytes, at) => JSON.stringify(bytes.subarray(at, at + SHOWN_BYTES).toString('utf8'));

function firstDifference(left, right) {
  const shorter = Math.min(left.length, right.length);
  let at = 0;
  while (at < shorter && left[at] === right[at]) at += 1;
  const before = left.subarray(0, at);
  const line = before.filter((byte) => byte === 0x0a).length + 1;
  const column = at - before.lastIndexOf(0x0a);
  return { at, place: `byte ${at}, line ${line}, column ${column}` };
}

/** One sentence for each file that differs between two folders, or is in one of them only; none when they are the same. */
export function differences(left, right) {
  const [ours, theirs] = [new Set(filesBelow(left)), new Set(filesBelow(right))];
  return [...new Set([...ours, ...theirs])].sort().flatMap((path) => {
    if (!theirs.has(path)) return [`${path} is missing in ${right}`];
    if (!ours.has(path)) return [`${path} is missing in ${left}`];
    const [one, other] = [kept(join(left, path)), kept(join(right, path))];
    if (one.kind !== other.kind) return [`${path} is ${one.kind} in ${left} and ${other.kind} in ${right}`];
    if (one.bytes.equals(other.bytes)) return [];
    const { at, place } = firstDifference(one.bytes, other.bytes);
    return [`${path} differs from ${place}: ${excerpt(one.bytes, at)} became ${excerpt(other.bytes, at)}`];
  });
}
