import { chmod, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { known, missing, type Read } from '../facts.js';
import { readOrdinaryFile } from './ordinary-file.js';

/**
 * How cargo would start a test binary, or rustdoc for a library's doctests. cargo itself is asked, by a `cargo test` whose
 * runner and whose rustdoc are a small program that writes down how it was started and does nothing else. So each binary
 * gets exactly the folder and the variables of a `cargo test` by hand: library paths, `[env]`, what build scripts set.
 */
export interface RecordedStart {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Recorder {
  /** Variables for the `cargo test` that is to be recorded. */
  readonly env: Readonly<Record<string, string>>;
  /** What was recorded, in an order that is always the same. */
  readonly read: () => Promise<Read<readonly RecordedStart[]>>;
}

const FOLDER_VARIABLE = 'PLAN_GATE_RECORDS';

/** On Linux a shell is there and starts ten times as fast as Node. */
const SHELL_RECORDER = `#!/bin/sh
set -C
{ printf '%s\\0' "$#" "$@" "$(pwd -P)"; exec /usr/bin/env -0; } > "$${FOLDER_VARIABLE}/$$"
`;

/**
 * macOS takes the library path out of the environment of every system program, and the system's shell is one. \`node\`, as
 * this process runs it, is none.
 */
const NODE_RECORDER = `const { mkdtempSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const env = Object.entries(process.env).map(([name, value]) => name + '=' + value);
const fields = [String(args.length), ...args, process.cwd(), ...env];
const folder = mkdtempSync(process.env.${FOLDER_VARIABLE} + '/');
writeFileSync(folder + '.start', fields.map((field) => field + '\\0').join(''));
`;

/** Arguments and environment of a process; no system takes more. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/**
 * Makes the recorder below `folder`, for binaries of these target triples. In a folder that nobody could foresee: build scripts ran
 * before, and could have put links there.
 */
export async function createRecorder(folder: string, triples: readonly string[]): Promise<Recorder> {
  const own = await mkdtemp(join(folder, 'starts-'));
  const records = join(own, 'records');
  await mkdir(records);
  const program = await writeProgram(own);
  // In a variable, since that beats \`runner\` in configuration files whether it is a string there or an array.
  const runners = triples.map((triple) => [
    `CARGO_TARGET_${triple.toUpperCase().replaceAll(/[-.]/g, '_')}_RUNNER`,
    program,
  ]);
  const env = { [FOLDER_VARIABLE]: records, RUSTDOC: program, ...Object.fromEntries(runners) };
  return { env, read: () => readRecords(records, Object.keys(env)) };
}

async function writeProgram(folder: string): Promise<string> {
  if (process.platform === 'linux') return writeScript(join(folder, 'recorder'), SHELL_RECORDER);
  if (process.platform !== 'win32') {
    return writeScript(join(folder, 'recorder'), `#!${process.execPath}\n${NODE_RECORDER}`);
  }
  const script = join(folder, 'recorder.cjs');
  await writeFile(script, NODE_RECORDER);
  return writeScript(join(folder, 'recorder.cmd'), `@"${process.execPath}" "${script}" %*\r\n`);
}

async function writeScript(path: string, text: string): Promise<string> {
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
}

async function readRecords(
  folder: string,
  added: readonly string[],
): Promise<Read<readonly RecordedStart[]>> {
  const starts: RecordedStart[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await readOrdinaryFile(join(folder, entry.name), MAX_RECORD_BYTES);
    const start = file.ok ? parseRecord(Buffer.from(file.bytes).toString('utf8'), added) : null;
    if (start === null)
      return missing(
        'incomplete-evidence',
        'cargo was asked how it starts the tests, and the answer is cut off.',
      );
    starts.push(start);
  }
  return known(starts.sort((a, b) => compareUtf8(a.args.join('\0'), b.args.join('\0'))));
}

/** Variables that the recorder's own shell sets. */
const OF_THE_SHELL: readonly string[] = ['PWD', 'OLDPWD', 'SHLVL', '_'];

function parseRecord(text: string, added: readonly string[]): RecordedStart | null {
  const fields = text.split('\0');
  // The text ends with a NUL, so the last field is empty.
  if (fields.pop() !== '') return null;
  const count = Number(fields[0]);
  const cwd = fields[count + 1];
  if (!Number.isSafeInteger(count) || cwd === undefined) return null;
  const env: Record<string, string> = {};
  for (const variable of fields.slice(count + 2)) {
    const equals = variable.indexOf('=', 1);
    const name = variable.slice(0, equals);
    if (equals !== -1 && !added.includes(name) && !OF_THE_SHELL.includes(name)) {
      env[name] = variable.slice(equals + 1);
    }
  }
  return { args: fields.slice(1, count + 1), cwd, env };
}
