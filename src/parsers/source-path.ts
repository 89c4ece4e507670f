import { detached } from './line-splitter.js';

/** Where a workspace lies on the machine that built it: absolute folders, as cargo and rustc name them. */
export interface SourceRoots {
  /** What relative names in diagnostics and panics are relative to. */
  readonly workspaceRoot: string;
  /** The checkout, which holds the workspace. */
  readonly repositoryRoot: string;
  /** Wherever cargo was told to put its output. */
  readonly targetFolders: readonly string[];
}

/** A source file under a name that does not depend on the machine. */
export interface SourcePlace {
  /** Relative to the workspace root; `$OUT_DIR/…` below a target folder; `$RUST/…`, `$CARGO_HOME/…` or as it was elsewhere. */
  readonly file: string;
  /** Repository-relative; `null` for a file that is not in the repository, or not a source of it. */
  readonly path: string | null;
}

/** Gives what tools print names that are the same on every machine (spec.md, "Identity that does not lie"). */
export interface SourceNames {
  /** Its answers do not keep the text alive that the name is a slice of. */
  readonly place: (fileName: string) => SourcePlace;
  /** A message with the stable names of the files that it speaks of, and without the lines of closures. */
  readonly stableText: (text: string) => string;
}

/** More names than workspaces have files; beyond it each is worked out anew. */
const MAX_REMEMBERED = 100_000;

/** For output of a machine that is not known: every name stands as it is. */
export function namesAsPrinted(): SourceNames {
  return { place: remembering((file) => ({ file, path: file })), stableText: withoutClosureLines };
}

/** The names for a workspace that lies at these roots. */
export function sourceNames(roots: SourceRoots): SourceNames {
  const place = remembering(placeSources(roots));
  return { place, stableText: (text) => nameFiles(withoutClosureLines(text), place) };
}

function remembering(place: (fileName: string) => SourcePlace): (fileName: string) => SourcePlace {
  const remembered = new Map<string, SourcePlace>();
  return (fileName) => {
    const known = remembered.get(fileName);
    if (known !== undefined) return known;
    const own = detached(fileName);
    const answer = place(own);
    if (remembered.size < MAX_REMEMBERED) remembered.set(own, answer);
    return answer;
  };
}

function placeSources(roots: SourceRoots): (fileName: string) => SourcePlace {
  const windows = /^[A-Za-z]:[\\/]|^\\\\/.test(roots.workspaceRoot);
  const folder = (path: string) => normalize(windows ? slashed(path) : path);
  const places: Places = {
    workspace: folder(roots.workspaceRoot),
    repository: folder(roots.repositoryRoot),
    targets: roots.targetFolders.map(folder),
  };
  return (fileName) => placeOf(windows ? slashed(fileName) : fileName, places);
}

interface Places {
  readonly workspace: string;
  readonly repository: string;
  readonly targets: readonly string[];
}

function placeOf(fileName: string, { workspace, repository, targets }: Places): SourcePlace {
  // rustc's names for what is no file, such as `<anon>`.
  if (fileName === '' || fileName.startsWith('<')) return { file: fileName, path: null };
  const absolute = normalize(isAbsolute(fileName) ? fileName : `${workspace}/${fileName}`);
  for (const target of targets) {
    const generated = below(target, absolute);
    if (generated !== null) return { file: `$OUT_DIR/${withoutBuildFolder(generated)}`, path: null };
  }
  const path = below(repository, absolute);
  if (path === null) return { file: stableElsewhere(absolute), path: null };
  const file = below(workspace, absolute);
  return { file: file ?? upwards(workspace, repository) + path, path };
}

/** `debug/build/limiter-0aee24f4659506c3/out/gen.rs` is `gen.rs`: profile and hash differ between captures. */
function withoutBuildFolder(path: string): string {
  const build = path.startsWith('build/') ? 0 : path.indexOf('/build/') + 1;
  if (build === 0 && !path.startsWith('build/')) return path;
  const out = path.indexOf('/out/', build);
  return out === -1 ? path : path.slice(out + '/out/'.length);
}

const RUST_SOURCES = '/lib/rustlib/src/rust/';
const REGISTRY = '/registry/src/';
const CHECKOUTS = '/git/checkouts/';

/** Sources of Rust and of dependencies, without the home folder and the hashes that differ between machines. */
function stableElsewhere(path: string): string {
  if (path.startsWith('/rustc/')) return `$RUST/${afterFolders(path.slice('/rustc/'.length), 1)}`;
  const rust = path.lastIndexOf(RUST_SOURCES);
  if (rust !== -1) return `$RUST/${path.slice(rust + RUST_SOURCES.length)}`;
  const registry = path.lastIndexOf(REGISTRY);
  if (registry !== -1) {
    return `$CARGO_HOME/registry/${afterFolders(path.slice(registry + REGISTRY.length), 1)}`;
  }
  const checkout = path.lastIndexOf(CHECKOUTS);
  if (checkout === -1) return path;
  const inside = path.slice(checkout + CHECKOUTS.length);
  const repository = inside.slice(0, Math.max(0, inside.indexOf('/'))).replace(/-[0-9a-f]+$/, '');
  return `$CARGO_HOME/git/${repository}/${afterFolders(inside, 2)}`;
}

function afterFolders(path: string, count: number): string {
  return path.split('/').slice(count).join('/');
}

/** The `../` steps from one folder to another that holds it; nothing when it does not. */
function upwards(from: string, to: string): string {
  const inner = below(to, from);
  return inner === null ? '' : '../'.repeat(inner.split('/').length);
}

/** The path inside a folder, or `null` for one that is not. */
function below(folder: string, path: string): string | null {
  return path.startsWith(folder) && path[folder.length] === '/' ? path.slice(folder.length + 1) : null;
}

function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}

/** Without `.`, `..`, doubled and trailing slashes. */
function normalize(path: string): string {
  if (!/(?:^|\/)\.{0,2}(?:\/|$)/.test(path.slice(1))) return path;
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + kept.join('/');
}

/** rustc names a closure by its place: `{closure@src/lib.rs:3:13: 3:15}`. A line in an identity breaks with every edit above it. */
function withoutClosureLines(text: string): string {
  return text.includes('@')
    ? text.replaceAll(/@([^\s{}@:]*):[0-9]+:[0-9]+(?:: [0-9]+:[0-9]+)?\}/g, '@$1}')
    : text;
}

const WORD = /[^\s`'"(){}<>,;@]+/g;
const POSITION = /(?::[0-9]+){1,2}$/;

/** Replaces absolute paths; a word that only looks like one (`//`, `/x`) stays. */
function nameFiles(text: string, place: (fileName: string) => SourcePlace): string {
  if (!text.includes('/') && !text.includes('\\')) return text;
  return text.replaceAll(WORD, (word) => {
    const path = word.replace(POSITION, '');
    if (!isAbsolute(path.replaceAll('\\', '/'))) return word;
    const named = place(path);
    return named.path !== null || named.file.startsWith('$') ? named.file + word.slice(path.length) : word;
  });
}

/** A Windows path with `/`, without the verbatim prefix, with its drive in upper case. */
function slashed(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^\/\/\?\//, '')
    .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
