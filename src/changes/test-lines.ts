import { codeLines } from './code-lines.js';
import { commentSyntaxOf } from './comment-syntax.js';
import { type ComparedLine, comparedLine, dropRewrapped } from './rewrapped-lines.js';
import { parseRust } from './rust-source.js';
import type { CompiledGlobs } from './scope.js';
import { decodeSource, isBinary } from './source-text.js';

/** Documentation is no test, wherever it lies. */
const DOCUMENTATION = /\.(?:md|markdown|mdx|rst|adoc|asciidoc)$/i;

/**
 * The lines of a file that count as tests, in order: all code lines of a file that the globs call a test, and in another
 * Rust source those of its test functions, of what is compiled for tests only, and of its doctests. A line is trimmed and
 * bare of comments, so that only code can make a difference; blank lines, comments and (in Rust) attributes are none. A
 * binary file has no lines, nor has documentation. Without `harness` no test that needs one counts.
 */
export function testLinesOf(
  path: string,
  bytes: Uint8Array,
  testGlobs: CompiledGlobs,
  harness = true,
): readonly string[] {
  const isTest = testGlobs.matches(path) !== null && !DOCUMENTATION.test(path);
  if (path.endsWith('.rs')) {
    const source = parseRust(decodeSource(bytes));
    if (!harness) return source.unharnessedLines(isTest);
    return isTest ? source.testFileLines : source.testLines;
  }
  return isTest && !isBinary(bytes) ? codeLines(decodeSource(bytes), commentSyntaxOf(path)) : [];
}

/** All code lines of a file, whatever it is: trimmed, bare of comments, and in Rust without attributes. A binary file has none. */
export function codeLinesOf(path: string, bytes: Uint8Array): readonly string[] {
  const text = decodeSource(bytes);
  if (path.endsWith('.rs')) return parseRust(text).codeLines;
  return isBinary(bytes) ? [] : codeLines(text, commentSyntaxOf(path));
}

/**
 * The lines that `after` holds more often than all of `before` together, in order. So a line that moved, within a file
 * or from one file to another, gains nothing, and one that was written a second time does. White space makes no
 * difference, nor does where lines break; a line of nothing but brackets, commas and semicolons is never gained, since it
 * tests nothing.
 */
export function gainedLines(
  before: readonly (readonly string[])[],
  after: readonly string[],
): readonly string[] {
  const earlier = before.flatMap(compared);
  const later = compared(after);
  const spare = new Map<string, number>();
  for (const { key } of earlier) spare.set(key, (spare.get(key) ?? 0) + 1);
  const isNew = ({ key }: ComparedLine) => {
    const left = spare.get(key) ?? 0;
    if (left > 0) spare.set(key, left - 1);
    return left === 0;
  };
  const gained = new Set(later.filter(isNew));
  dropRewrapped({ earlier, later, spare, gained });
  return later.filter((line) => gained.has(line) && isNew(line)).map(({ text }) => text);
}

function compared(lines: readonly string[]): readonly ComparedLine[] {
  return lines.flatMap((line) => comparedLine(line) ?? []);
}
