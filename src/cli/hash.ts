import { hashSnapshot, hashStrings } from '../evidence/hash.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { hasLoneSurrogate } from '../evidence/utf8-order.js';
import { parseStrictJsonValue } from '../plan/strict-json.js';
import { visible } from '../report/escape.js';
import { type CommandResult, failure, readFormat } from './command.js';
import { parseFlags } from './flags.js';
import { inputName, readInput } from './read-input.js';

/** `plan-gate hash FILE`: the hash of a list of strings, or the three hashes of a snapshot, as a plan pins them. */
export async function hash(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('hash', args);
  if (!parsed.ok) return failure(parsed.problem);
  const format = readFormat(parsed.flags.text('format'), ['terminal', 'json']);
  if (!format.ok) return failure(format.problem);
  const [file, ...more] = parsed.flags.files;
  if (file === undefined || more.length > 0) return failure('Name one file: plan-gate hash FILE');
  const input = await readInput(file, SNAPSHOT_LIMITS.maxBytes);
  if (!input.ok) return failure(input.line);
  const hashes = hashesOf(input.bytes);
  if (typeof hashes === 'string') return failure(`${inputName(file)}: ${hashes}`);
  return {
    exitCode: 0,
    stdout: format.format === 'json' ? `${JSON.stringify(hashes)}\n` : asText(hashes),
    stderr: '',
  };
}

/** Hashes by name, or what is wrong with the file. */
function hashesOf(bytes: Uint8Array): Readonly<Record<string, string>> | string {
  const parsed = parseStrictJsonValue(bytes, SNAPSHOT_LIMITS);
  if (parsed.ok && Array.isArray(parsed.value)) return listHash(parsed.value);
  const snapshot = parseSnapshot(bytes);
  if (snapshot.ok) return { ...hashSnapshot(snapshot.value) };
  const problems = snapshot.problems.slice(0, 5).map((problem) => visible(problem.message));
  return `this is neither a JSON array of strings nor a snapshot. ${problems.join(' ')}`;
}

function listHash(items: readonly unknown[]): Readonly<Record<string, string>> | string {
  const strings = items.filter((item) => typeof item === 'string');
  if (strings.length < items.length) return 'the array holds something that is not a string.';
  if (strings.some(hasLoneSurrogate)) return 'the array holds a string with half a surrogate pair.';
  return { hash: hashStrings(strings) };
}

function asText(hashes: Readonly<Record<string, string>>): string {
  const entries = Object.entries(hashes);
  if (entries.length === 1) return `${entries[0]?.[1]}\n`;
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}
