import { parse } from 'smol-toml';
import { compileGlobs } from '../changes/scope.js';

/** A target whose tests `cargo test` runs, by the file that its modules start from. */
export interface TargetRoot {
  /** `lib` for every kind of library. */
  readonly kind: 'lib' | 'bin' | 'test' | 'example' | 'bench';
  readonly name: string;
  /** Relative to the folder of the manifest; may hold `..`. */
  readonly path: string;
  /** Whether libtest runs its tests. Without it the program's own `main` decides, and no function marked `#[test]` is compiled. */
  readonly harness: boolean;
}

/** What a `Cargo.toml` says of where code lies. Paths are relative to its folder. */
export interface CargoLayout {
  /** Name of its package; `null` where it is of a workspace only. */
  readonly package: string | null;
  readonly workspace: {
    readonly isMember: (folder: string) => boolean;
    readonly isExcluded: (folder: string) => boolean;
  } | null;
  /** The folder of the workspace that the package says it is of. */
  readonly ownWorkspace: string | null;
  /** Folders of packages that it depends on by path. */
  readonly paths: readonly string[];
  /** The roots, given which files there are in the folder and below. */
  readonly roots: (files: ReadonlySet<string>) => readonly TargetRoot[];
}

type Table = Readonly<Record<string, unknown>>;

/** `null` for what is no manifest. */
export function parseLayout(text: string): CargoLayout | null {
  let manifest: Table;
  try {
    manifest = parse(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
  } catch {
    return null;
  }
  const owner = tableIn(manifest, 'package') ?? tableIn(manifest, 'project');
  const name = textIn(owner, 'name');
  const workspace = tableIn(manifest, 'workspace');
  return {
    package: name,
    workspace: workspace === null ? null : membership(workspace),
    ownWorkspace: textIn(owner, 'workspace'),
    paths: dependencyPaths(manifest),
    roots: (files) => (owner === null || name === null ? [] : rootsOf({ manifest, owner, name, files })),
  };
}

function membership(workspace: Table): NonNullable<CargoLayout['workspace']> {
  const listed = (key: string) => textsIn(workspace, key).map((each) => trimmed(each));
  const members = compileGlobs(listed('members'));
  const excluded = listed('exclude');
  return {
    isMember: (folder) => !members.ok || members.globs.matches(folder) !== null,
    isExcluded: (folder) => excluded.some((each) => folder === each || folder.startsWith(`${each}/`)),
  };
}

function trimmed(path: string): string {
  return path.replace(/^(?:\.\/)+|\/+$/g, '');
}

const DEPENDENCIES: readonly string[] = ['dependencies', 'dev-dependencies', 'build-dependencies'];

function dependencyPaths(manifest: Table): readonly string[] {
  const targets = Object.values(tableIn(manifest, 'target') ?? {});
  const owners = [manifest, tableIn(manifest, 'workspace'), ...targets];
  return owners
    .flatMap((owner) => DEPENDENCIES.flatMap((key) => Object.values(tableIn(owner, key) ?? {})))
    .flatMap((dependency) => textIn(dependency, 'path') ?? []);
}

interface Package {
  readonly manifest: Table;
  readonly owner: Table;
  readonly name: string;
  readonly files: ReadonlySet<string>;
}

/** Kinds with a list of targets, the folder that cargo looks for them in, and whether their tests run when nothing says so. */
const LISTED = [
  { kind: 'bin', folder: 'src/bin', key: 'autobins', tests: true },
  { kind: 'test', folder: 'tests', key: 'autotests', tests: true },
  { kind: 'example', folder: 'examples', key: 'autoexamples', tests: false },
  { kind: 'bench', folder: 'benches', key: 'autobenches', tests: false },
] as const;

function rootsOf(of: Package): readonly TargetRoot[] {
  return [...library(of), ...LISTED.flatMap((listed) => listedRoots(of, listed))];
}

function library({ manifest, owner, name, files }: Package): readonly TargetRoot[] {
  const table = tableIn(manifest, 'lib');
  const path = textIn(table, 'path') ?? 'src/lib.rs';
  const found = table !== null || (owner.autolib !== false && files.has(path));
  if (!found || table?.test === false) return [];
  const target = textIn(table, 'name') ?? name.replaceAll('-', '_');
  return [{ kind: 'lib', name: target, path, harness: table?.harness !== false }];
}

function listedRoots(
  { manifest, owner, name, files }: Package,
  { kind, folder, key, tests }: (typeof LISTED)[number],
): readonly TargetRoot[] {
  const written = tablesIn(manifest, kind);
  const inferred = inferredRoots(folder, files);
  if (kind === 'bin' && files.has('src/main.rs')) inferred.set(name, 'src/main.rs');
  const roots = new Map<string, Pick<TargetRoot, 'path' | 'harness'>>();
  // Edition 2015 looks for none where some are written down.
  const old = owner.edition === undefined || owner.edition === '2015';
  const looks = typeof owner[key] === 'boolean' ? owner[key] : !(old && written.length > 0);
  if (looks && tests) for (const [target, path] of inferred) roots.set(target, { path, harness: true });
  for (const table of written) {
    const target = textIn(table, 'name');
    if (target === null) continue;
    const path = textIn(table, 'path') ?? inferred.get(target);
    const runs = typeof table.test === 'boolean' ? table.test : tests;
    if (path !== undefined && runs) roots.set(target, { path, harness: table.harness !== false });
    else roots.delete(target);
  }
  return [...roots].map(([target, root]) => ({ kind, name: target, ...root }));
}

/** `tests/a.rs` and `tests/a/main.rs` are the target `a`. */
function inferredRoots(folder: string, files: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const match = /^([^/]+?)(?:\.rs|\/main\.rs)$/.exec(path.slice(folder.length + 1));
    if (match?.[1] !== undefined) found.set(match[1], path);
  }
  return found;
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tableIn(value: unknown, key: string): Table | null {
  const found = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isTable(found) ? found : null;
}

function tablesIn(value: Table, key: string): readonly Table[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isTable) : [];
}

function textIn(value: unknown, key: string): string | null {
  const found = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'string' ? found : null;
}

function textsIn(value: Table, key: string): readonly string[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}
