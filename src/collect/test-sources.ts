import { type FileLinks, readLinks } from '../changes/rust-modules.js';
import { parseRust, type RustSource } from '../changes/rust-source.js';
import { decodeSource } from '../changes/source-text.js';
import type { TestChange } from '../evidence/compare.js';
import type { TestId } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';

/** What a Rust file says about tests, on one side of a change. */
export interface SourceSide
  extends Pick<
    RustSource,
    'tests' | 'helpers' | 'macros' | 'assertingMacros' | 'doctests' | 'assertions' | 'testAssertions'
  > {
  /** Number of lines, at least 1. */
  readonly lines: number;
  /** As in `RustSource`. */
  readonly mentions?: readonly string[];
  readonly defined?: ReadonlySet<string>;
  /** What it says of other files; read when it is asked for first. */
  readonly links?: () => FileLinks;
}

/** One Rust file that differs between two commits; `null` on the side where it is not there. */
export interface SourceChange {
  readonly path: string;
  readonly before: SourceSide | null;
  readonly after: SourceSide | null;
}

/** A file that is there but is not looked into. */
export type Unread = 'too-large' | 'not-a-file';
export type SourceRead = SourceSide | Unread | null;

/** A baseline test with the new one that it became. */
export interface TestPair {
  readonly from: TestChange;
  readonly to: TestChange;
}

/** Blob ids of all Rust files of either side, by path. */
export interface Blobs {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

export interface RenameSearch {
  readonly vanished: readonly TestChange[];
  readonly added: readonly TestChange[];
  readonly changes: readonly SourceChange[];
  /** Folder of the Cargo workspace in the repository, which the files in names of doctests are relative to. */
  readonly workspace: string;
  /** The baseline's tests, whatever their outcome. */
  readonly baseline: readonly TestId[];
  readonly blobs: Blobs;
}

/** What tells a test function from all others of a repository. */
export function functionKey(path: string, name: string): string {
  return `${path}\0${name}`;
}

/** Reads Rust files of a commit; every asked path has an entry, `null` where the commit does not hold it. */
export async function readSources(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  oids?: ReadonlyMap<string, string>,
): Promise<Read<ReadonlyMap<string, SourceRead>>> {
  if (paths.length === 0) return known(new Map());
  const contents = await repository.readFiles(commit, paths, MAX_SOURCE_BYTES, oids);
  if (contents.state !== 'known') return contents;
  return known(new Map([...contents.value].map(([path, content]) => [path, sourceOf(content)])));
}

/** The side that could be looked into; what could not be counts as absent. */
export function sideOf(read: SourceRead | undefined): SourceSide | null {
  return typeof read === 'object' ? read : null;
}

function sourceOf(content: FileContent): SourceRead {
  if (content.state === 'absent') return null;
  if (content.state !== 'bytes') return content.state;
  return readSourceText(decodeSource(content.bytes));
}

/** What a Rust file of this text says about tests. */
export function readSourceText(text: string): SourceSide {
  const source = parseRust(text);
  const { tests, helpers, macros, mentions, defined, assertingMacros, doctests, assertions, testAssertions } =
    source;
  const counted = { assertions, testAssertions, lines: countLines(text) };
  return {
    tests,
    helpers,
    macros,
    mentions,
    defined,
    assertingMacros,
    doctests,
    ...counted,
    links: once(() => readLinks(text)),
  };
}

function once<T>(read: () => T): () => T {
  let answer: { readonly value: T } | null = null;
  return () => {
    answer ??= { value: read() };
    return answer.value;
  };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/**
 * Finds the line at the head that is nearest to a line before: behind the last function above it that is still there, else
 * at the first one below it. 1 in a file that is gone.
 */
export function lineFinder(before: SourceSide, after: SourceSide | null): (line: number) => number {
  if (after === null) return () => 1;
  const now = new Map([...after.helpers, ...after.tests].map((each) => [each.name, each]));
  const still = [...before.helpers, ...before.tests].flatMap(({ name, line, endLine }) => {
    const found = now.get(name);
    return found === undefined ? [] : [{ line, endLine, now: found }];
  });
  still.sort((a, b) => a.line - b.line);
  return (line) => {
    // Functions nest, so the last that starts above may end below.
    let at = firstAtLeast(still, line) - 1;
    const below = still[firstAtLeast(still, line + 1)];
    while (at >= 0 && (still[at]?.endLine ?? 0) >= line) at--;
    const found = still[at]?.now.endLine ?? below?.now.line ?? line;
    return Math.min(Math.max(1, found), after.lines);
  };
}

/** The index of the first function that starts at this line or below it. */
function firstAtLeast(functions: readonly { readonly line: number }[], line: number): number {
  let [low, high] = [0, functions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((functions[middle]?.line ?? line) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
