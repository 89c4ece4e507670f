// Feeds readers what would fill a machine, in a process with a heap of the size that docs/under-fire.md names. Run by memory.test.ts.
import { compileGlobs } from '../../src/changes/scope.ts';
import { parseEvidence } from '../../src/evidence/evidence-file.ts';
import { parseSnapshot } from '../../src/evidence/snapshot-file.ts';
import { cargoStreamParser } from '../../src/parsers/cargo-stream.ts';
import { parseRawDiff } from '../../src/parsers/git-raw.ts';
import { testRunReader } from '../../src/parsers/test-run.ts';
import { parseAllowances } from '../../src/plan/allowances.ts';
import { parsePlan } from '../../src/plan/parse-plan.ts';

const MIB = 1024 * 1024;
/** So many bytes of one text after another. */
const filled = (text, bytes) => Buffer.alloc(bytes, text);
const SHAPES = [
  '[',
  '{"a":',
  '[],',
  '{"a":1},',
  '"a",',
  '\\u0000',
  '"',
  '1',
  ' ',
  '\u0000',
  '\ud83d\ude00',
  '{"__proto__":',
  '::error::x\n',
];

/** In pieces, as a process prints it. */
function stream(reader, text, bytes) {
  const piece = filled(text, 64 * 1024);
  for (let sent = 0; sent < bytes; sent += piece.length) reader.push(piece);
  return reader.end({ exitCode: 0, signal: null });
}

const tried = {
  plans: () => SHAPES.map((shape) => parsePlan(filled(shape, 4 * MIB)).ok),
  // Above the limit of each reader, which must not look further.
  large: () =>
    [parsePlan, parseSnapshot, parseEvidence, parseAllowances].map(
      (parse) => parse(filled('[', 65 * MIB)).ok,
    ),
  files: () =>
    SHAPES.flatMap((shape) =>
      [parseSnapshot, parseEvidence].map((parse) => parse(filled(shape, 8 * MIB)).ok),
    ),
  cargo: () => SHAPES.map((shape) => stream(cargoStreamParser(), shape, 4 * MIB).finished === true),
  libtest: () =>
    ['x', 'test a ... ok\n', '\n', 'test ', 'running 1 test\n', 'test result: ok. ', '\u0000'].map(
      (shape) =>
        stream(testRunReader({ listed: ['a'], kind: 'harness', names: new Map() }), shape, 16 * MIB).problems
          ?.length === 0,
    ),
  git: () =>
    [':', 'x', ':100644 100644 ', `:100644 100644 ${'a'.repeat(40)} ${'b'.repeat(40)} M\0x\0`].map(
      (shape) => parseRawDiff(filled(shape, 16 * MIB)).state === 'known',
    ),
  globs: () =>
    ['*', '**/', '?', '[', '{a,', '!(', '\\'].map(
      (shape) => compileGlobs([shape.repeat(60), shape.repeat(100_000)]).ok === true,
    ),
};
const [name = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(tried[name]()));
