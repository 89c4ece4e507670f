import type { ChangedFile } from '../changes/changed-file.js';
import { decodeSource } from '../changes/source-text.js';
import { known, type Read } from '../facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import { readSourceText, type SourceChange } from './test-sources.js';
import type { Reach } from './test-sources-reach.js';

/** Files that change and that Rust files may include, though they are no Rust files by their names. */
export interface IncludableFiles {
  /** Those that say less of assertions than they did. */
  readonly suspects: readonly string[];
  /** Both sides of those that the modules lead to, as code or as documentation. */
  readonly changesIn: (reach: Reach) => readonly SourceChange[];
}

interface IncludableDirs {
  readonly repository: Repository;
  readonly changes: readonly ChangedFile[];
  readonly mergeBase: string;
  readonly head: string;
}

/** What other tools read by its name is included by no Rust file, save for what holds no assertions. */
const OTHERS =
  /\.(?:rs|[cm]?[jt]sx?|py|go|java|kt|rb|php|c|h|cc|cpp|hpp|cs|swift|jsonc?|toml|lock|ya?ml|s?css|html|svg|png|jpe?g|gif|ico|pdf|zip|gz|sh|sql|proto|xml|csv)$/i;
/** Of more files than people change by hand none is looked into. */
const MOST_FILES = 1_000;

export async function readIncludable({
  repository,
  changes,
  mergeBase,
  head,
}: IncludableDirs): Promise<Read<IncludableFiles>> {
  const files = changes.filter(({ path }) => !OTHERS.test(path));
  const old = files.filter(({ change }) => change !== 'added').map(({ path }) => path);
  if (old.length === 0 || files.length > MOST_FILES) return known({ suspects: [], changesIn: () => [] });
  const kept = files.filter(({ change }) => change !== 'deleted').map(({ path }) => path);
  const read = async (commit: string, paths: readonly string[]) =>
    paths.length === 0 ? known(NOTHING) : repository.readFiles(commit, paths, MAX_SOURCE_BYTES);
  const [before, after] = await Promise.all([read(mergeBase, old), read(head, kept)]);
  if (before.state !== 'known') return before;
  if (after.state !== 'known') return after;
  const then = (path: string) => textOf(before.value.get(path));
  const now = (path: string) => textOf(after.value.get(path));
  const side = (text: string | null, documents: boolean) =>
    text === null ? null : readSourceText(documents ? asDocumentation(text) : text);
  return known({
    suspects: old.filter((path) => mentions(now(path)) < mentions(then(path))),
    changesIn: (reach) =>
      files.flatMap(({ path }) => {
        const documents = reach.documents(path);
        if (!documents && !reach.before(path) && !reach.after(path)) return [];
        return [{ path, before: side(then(path), documents), after: side(now(path), documents) }];
      }),
  });
}

const NOTHING: ReadonlyMap<string, FileContent> = new Map();

function textOf(content: FileContent | undefined): string | null {
  return content?.state === 'bytes' ? decodeSource(content.bytes) : null;
}

function mentions(text: string | null): number {
  return text?.match(/assert|should_panic/g)?.length ?? 0;
}

/** As rustdoc takes it, a line of documentation each. */
function asDocumentation(text: string): string {
  return text.replace(/^/gm, '//! ');
}
