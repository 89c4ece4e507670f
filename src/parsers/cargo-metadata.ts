import { known, missing, type Read } from '../facts.js';
import type { PlainJson, PlainObject } from '../plan/json-tree.js';
import { type JsonLimits, parseStrictJsonValue } from '../plan/strict-json.js';

/** A Cargo workspace as `cargo metadata --no-deps --format-version 1` tells it. Paths are absolute, as cargo names them. */
export interface CargoWorkspace {
  readonly root: string;
  /** Where cargo puts its output: the target folder, and the build folder where that is another. */
  readonly outputFolders: readonly string[];
  /** The members, in cargo's order. */
  readonly packages: readonly CargoPackage[];
  /** Name by package id, of the members. Ids leave names out, so this is the only sure way (spec.md, B1). */
  readonly names: ReadonlyMap<string, string>;
}

export interface CargoPackage {
  readonly id: string;
  readonly name: string;
  readonly manifestPath: string;
  /** Where its tests run (spec.md, B15). */
  readonly folder: string;
  readonly targets: readonly CargoTarget[];
  /** The `CARGO_PKG_…` and `CARGO_MANIFEST_…` variables that cargo sets for its tests. */
  readonly variables: Readonly<Record<string, string>>;
}

export interface CargoTarget {
  readonly name: string;
  /** All of them; the first is the kind in identities. `rlib` can come first for a library (spec.md, B13). */
  readonly kinds: readonly string[];
  readonly edition: string;
  readonly sourcePath: string;
  /** Whether `cargo test` builds it as a test, as its manifest says. */
  readonly test: boolean;
  /** Whether `cargo test` runs its doctests. */
  readonly doctest: boolean;
  /** Without these features cargo passes the target by. */
  readonly requiredFeatures: readonly string[];
}

const LIMITS: JsonLimits = { maxBytes: 64 * 1024 * 1024, maxDepth: 127 };

/** Reads the output of `cargo metadata`. Missing when it is not of the shape that plan-gate relies on. */
export function parseCargoMetadata(output: Uint8Array): Read<CargoWorkspace> {
  const json = parseStrictJsonValue(output, LIMITS);
  if (!json.ok) return unreadable(json.problems[0]?.message ?? 'it is not JSON');
  const root = asObject(json.value);
  const workspaceRoot = textIn(root, 'workspace_root');
  const target = textIn(root, 'target_directory');
  const members = root?.workspace_members;
  if (
    workspaceRoot === null ||
    target === null ||
    !Array.isArray(members) ||
    !Array.isArray(root?.packages)
  ) {
    return unreadable('it lacks `workspace_root`, `target_directory`, `workspace_members` or `packages`');
  }
  const packages = root.packages.map(readPackage);
  if (!packages.every((one) => one !== null)) return unreadable('a package is not of the known shape');
  const ids = new Set<PlainJson>(members);
  const own = packages.filter(({ id }) => ids.has(id));
  if (own.length !== ids.size) return unreadable('it does not describe every member of the workspace');
  const build = textIn(root, 'build_directory');
  return known({
    root: workspaceRoot,
    outputFolders: build === null || build === target ? [target] : [target, build],
    packages: own,
    names: new Map(own.map(({ id, name }) => [id, name])),
  });
}

/** The test targets that `cargo test --workspace` must build, as `package/target_kind/target`, whatever the features. */
export function expectedTestTargets({ packages }: CargoWorkspace): string[] {
  return packages.flatMap(({ name, targets }) =>
    targets
      .filter((target) => target.test && target.requiredFeatures.length === 0)
      .map((target) => `${name}/${targetKind(target)}/${target.name}`),
  );
}

/** The kind that identities hold: the first that cargo names. */
export function targetKind({ kinds }: CargoTarget): string {
  return kinds[0] ?? 'unknown';
}

function readPackage(value: PlainJson): CargoPackage | null {
  const one = asObject(value);
  const [id, name, version, manifestPath] = ['id', 'name', 'version', 'manifest_path'].map((key) =>
    textIn(one, key),
  );
  if (
    one === null ||
    !id ||
    !name ||
    typeof version !== 'string' ||
    !manifestPath ||
    !Array.isArray(one.targets)
  ) {
    return null;
  }
  const targets = one.targets.map(readTarget);
  if (!targets.every((target) => target !== null)) return null;
  const folder = manifestPath.replace(/[\\/][^\\/]*$/, '');
  return {
    id,
    name,
    manifestPath,
    folder,
    targets,
    variables: variablesOf(one, name, version, folder, manifestPath),
  };
}

function readTarget(value: PlainJson): CargoTarget | null {
  const target = asObject(value);
  const name = textIn(target, 'name');
  const sourcePath = textIn(target, 'src_path');
  if (target === null || name === null || sourcePath === null || !Array.isArray(target.kind)) return null;
  return {
    name,
    kinds: target.kind.filter((kind) => typeof kind === 'string'),
    edition: textIn(target, 'edition') ?? '2015',
    sourcePath,
    test: target.test === true,
    doctest: target.doctest === true,
    requiredFeatures: textsIn(target, 'required-features'),
  };
}

/** https://doc.rust-lang.org/cargo/reference/environment-variables.html: what is set for tests from the manifest. */
function variablesOf(
  one: PlainObject,
  name: string,
  version: string,
  folder: string,
  manifestPath: string,
): Record<string, string> {
  const [, major = '', minor = '', patch = '', pre = ''] =
    /^([0-9]+)\.([0-9]+)\.([0-9]+)(?:-([0-9A-Za-z.-]+))?/.exec(version) ?? [];
  const field = (key: string) => textIn(one, key) ?? '';
  return {
    CARGO_MANIFEST_DIR: folder,
    CARGO_MANIFEST_PATH: manifestPath,
    CARGO_PKG_AUTHORS: textsIn(one, 'authors').join(':'),
    CARGO_PKG_DESCRIPTION: field('description'),
    CARGO_PKG_HOMEPAGE: field('homepage'),
    CARGO_PKG_LICENSE: field('license'),
    CARGO_PKG_LICENSE_FILE: field('license_file'),
    CARGO_PKG_NAME: name,
    CARGO_PKG_README: field('readme'),
    CARGO_PKG_REPOSITORY: field('repository'),
    CARGO_PKG_RUST_VERSION: field('rust_version'),
    CARGO_PKG_VERSION: version,
    CARGO_PKG_VERSION_MAJOR: major,
    CARGO_PKG_VERSION_MINOR: minor,
    CARGO_PKG_VERSION_PATCH: patch,
    CARGO_PKG_VERSION_PRE: pre,
  };
}

function unreadable(why: string): Read<CargoWorkspace> {
  return missing('incomplete-evidence', `The output of \`cargo metadata\` cannot be read: ${why}.`);
}

function asObject(value: PlainJson | undefined): PlainObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : null;
}

function textIn(object: PlainObject | null, key: string): string | null {
  const value = object?.[key];
  return typeof value === 'string' ? value : null;
}

function textsIn(object: PlainObject, key: string): string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
