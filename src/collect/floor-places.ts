import { lineThatDropped } from '../changes/manifest-lines.js';
import { targetString } from '../evidence/snapshot.js';
import type { Read } from '../facts.js';
import type { ComparedTest, LostTarget, Place, TargetComparison } from '../floor-facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import type { SourceHistory } from './test-sources-history.js';
import { liesInModules, likelihood, moduleNameOf } from './test-sources-names.js';

/** What a manifest's lines are compared with. */
export interface ManifestSides {
  readonly repository: Repository;
  readonly mergeBase: Read<string>;
  readonly head: string;
}

/** Puts targets that a manifest dropped at the line that did; where it can't be read they stay at its top. */
export async function atManifestLines(
  targets: TargetComparison,
  { repository, mergeBase, head }: ManifestSides,
): Promise<TargetComparison> {
  if (targets.by === 'hash' || mergeBase.state !== 'known') return targets;
  const paths = [...new Set(targets.lost.map(({ path }) => path).filter(isManifest))];
  if (paths.length === 0) return targets;
  const [before, after] = await Promise.all(
    [mergeBase.value, head].map((commit) => repository.readFiles(commit, paths, MAX_SOURCE_BYTES)),
  );
  if (before?.state !== 'known' || after?.state !== 'known') return targets;
  const lineOf = ({ target, path, line }: LostTarget): number | null => {
    const [old, now] = [before.value, after.value].map((files) => textOf(files.get(path ?? '')));
    const [, kind = '', name = ''] = target.split('/');
    return typeof old !== 'string' || typeof now !== 'string'
      ? line
      : lineThatDropped(old, now, { kind, name });
  };
  return { ...targets, lost: targets.lost.map((lost) => ({ ...lost, line: lineOf(lost) })) };
}

function isManifest(path: string | null): path is string {
  return path !== null && /(?:^|\/)Cargo\.toml$/.test(path);
}

function textOf(content: FileContent | undefined): string | null {
  return content?.state === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
}

/**
 * Places for tests that are gone and that no source shows: a test goes with its target, and one that a macro made with the
 * file that its modules lead to.
 */
export function withFallbackPlaces(
  vanished: readonly ComparedTest[],
  targets: TargetComparison,
  { changes }: Pick<SourceHistory, 'changes'>,
): readonly ComparedTest[] {
  if (vanished.every(({ path }) => path !== null)) return vanished;
  const lost = new Map(targets.by === 'hash' ? [] : targets.lost.map((each) => [each.target, each]));
  const gone = byModule(changes.filter(({ before }) => before !== null).map(({ path }) => path));
  return vanished.map((each) => {
    if (each.path !== null) return each;
    const target = lost.get(targetString(each.test));
    const place = target?.path ? target : moduleOf(each, gone);
    return place === null ? each : { ...each, path: place.path, line: place.line };
  });
}

type ModuleFiles = ReadonlyMap<string, readonly string[]>;

function byModule(paths: readonly string[]): ModuleFiles {
  const files = new Map<string, string[]>();
  for (const path of paths) {
    const name = moduleNameOf(path);
    const same = files.get(name);
    if (same === undefined) files.set(name, [path]);
    else if (same.length < MAX_NAMESAKES) same.push(path);
  }
  return files;
}

/** Nobody nests modules deeper, but a name can hold any number of colons. */
const MAX_PARTS = 16;
/** Of more files of one name none is likelier than the rest. */
const MAX_NAMESAKES = 100;

/** The file that the longest part of the test's modules leads to. Its first line stands for it, since nobody knows which made the test. */
function moduleOf({ test }: ComparedTest, files: ModuleFiles): Place | null {
  if (test.target_kind === 'doctest') return null;
  const parts = test.name.split('::', MAX_PARTS);
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const modules = parts.slice(0, depth);
    const [best] = (files.get(modules.at(-1) ?? '') ?? [])
      .filter((path) => liesInModules(path, modules))
      .sort((a, b) => likelihood(test, b) - likelihood(test, a));
    if (best !== undefined) return { path: best, line: 1 };
  }
  return null;
}
