import type { TestId } from '../evidence/snapshot.js';
import type { Blobs } from './test-sources.js';
import { isCrateRoot, liesInModules, likelihood, moduleNameOf } from './test-sources-names.js';

/** How many modules a file may hold around a test. */
const MAX_OWN_PARTS = 32;
/** Of more files with one name none is looked for, since each test would take as long as they are many. */
const MAX_NAMESAKES = 5_000;

/**
 * Answers whether the file that a test's modules led to is the one that another test's lead to now, byte for byte, wherever
 * it lies. Where several files are equally likely, each must still be there.
 */
export function unchangedSources({ before, after }: Blobs): (from: TestId, to: TestId) => boolean {
  const [was, is] = [sourceFinder(before), sourceFinder(after)];
  return (from, to) => {
    const [old, now] = [was(from), is(to)];
    return old.size > 0 && [...old].every((blob) => now.has(blob));
  };
}

/** Finds the blobs of the likeliest files: those that lie in the most modules of the test's name. */
function sourceFinder(blobs: ReadonlyMap<string, string>): (test: TestId) => ReadonlySet<string> {
  const byModule = new Map<string, string[]>();
  for (const path of blobs.keys()) {
    for (const module of new Set([moduleNameOf(path), ...(isCrateRoot(path) ? [''] : [])])) {
      const same = byModule.get(module);
      if (same === undefined) byModule.set(module, [path]);
      else same.push(path);
    }
  }
  const found = new Map<string, ReadonlySet<string>>();
  const inModules = (test: TestId, modules: readonly string[]): ReadonlySet<string> => {
    const key = JSON.stringify([test.package, test.target_kind, test.target, modules]);
    const known = found.get(key);
    if (known !== undefined) return known;
    const named = byModule.get(modules.at(-1) ?? '') ?? [];
    const paths = named.length > MAX_NAMESAKES ? [] : named.filter((path) => liesInModules(path, modules));
    const answer = new Set(likeliest(test, modules, paths).flatMap((path) => blobs.get(path) ?? []));
    found.set(key, answer);
    return answer;
  };
  return (test) => {
    const parts = test.name.split('::');
    for (let own = 1; own <= Math.min(parts.length, MAX_OWN_PARTS); own++) {
      const answer = inModules(test, parts.slice(0, parts.length - own));
      if (answer.size > 0) return answer;
    }
    return new Set();
  };
}

function likeliest(test: TestId, modules: readonly string[], paths: readonly string[]): readonly string[] {
  const scores = paths.map(
    (path) => likelihood(test, path) + Number(modules.length === 0 && isRootOf(test, path)),
  );
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return paths.filter((_, i) => scores[i] === best);
}

/** Whether a file is called as the root of a target of this kind is. */
function isRootOf({ target_kind, target }: TestId, path: string): boolean {
  const names =
    target_kind === 'bin' ? ['main', target] : target_kind === 'test' ? [target, 'main'] : ['lib'];
  return names.some((name) => path === `${name}.rs` || path.endsWith(`/${name}.rs`));
}
