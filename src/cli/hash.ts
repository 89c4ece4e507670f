import { readFile } from 'node:fs/promises';
import { hashSnapshot, hashStrings } from '../evidence/hash.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { hasLoneSurrogate } from '../evidence/utf8-order.js';
import { parseStrictJsonValue } from '../plan/strict-json.js';
import { visible } from '../report/escape.js';
import { type CommandResult, failure, parseFlags } from './command.js';

/** `plan-gate hash FILE`: the hash of a list of strings, or the three hashes of a snapshot, as a plan pins them. */
export async function hash(args: readonly string[]): Promise<CommandResult> {
  const flags = parseFlags(args, { format: { type: 'string', default: 'terminal' } });
  if (!flags.ok) return failure(flags.problem);
  const { format } = flags.values;
  if (format !== 'terminal' && format !== 'json')
    return failure(`--format is ${JSON.stringify(format)}; it accepts terminal or json.`);
  const [file, ...more] = flags.files;
  if (file === undefined || more.length > 0) return failure('Name one file: plan-gate hash FILE');
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return failure(
      `${visible(file)} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const hashes = hashesOf(bytes);
  if (typeof hashes === 'string') return failure(`${visible(file)}: ${hashes}`);
  return {
    exitCode: 0,
    stdout: format === 'json' ? `${JSON.stringify(hashes)}\n` : asText(hashes),
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
