import { type CargoTarget, targetKind } from './cargo-metadata.js';

/** A target that brings its own `main` instead of libtest, so that nothing says what its tests are or did. */
export interface OwnHarness {
  readonly kind: string;
  readonly name: string;
}

/** The manifest tables of targets, with the kinds of target that each is for. `[lib]` is one table, the others are lists. */
const TABLES = ['lib', 'bin', 'test', 'example', 'bench'] as const;

/**
 * The targets with `harness = false` that `cargo test` would run as tests, from a parsed `Cargo.toml` and the targets that
 * `cargo metadata` gives for it (metadata does not say `harness`). Examples and benches count only where `test = true` makes
 * them tests; libraries, programs and tests always do. Whatever does not look like a manifest holds none.
 */
export function findOwnHarnesses(manifest: unknown, targets: readonly CargoTarget[]): OwnHarness[] {
  return TABLES.flatMap((table) => {
    const value = fieldOf(manifest, table);
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    return entries
      .filter((entry) => fieldOf(entry, 'harness') === false)
      .flatMap((entry) => ownHarness(table, fieldOf(entry, 'name'), targets));
  });
}

function ownHarness(
  table: (typeof TABLES)[number],
  name: unknown,
  targets: readonly CargoTarget[],
): readonly OwnHarness[] {
  const target = targets.find((one) => belongsTo(one, table) && (table === 'lib' || one.name === name));
  const optional = table === 'example' || table === 'bench';
  if (optional && target?.test !== true) return [];
  const shownName = target?.name ?? (typeof name === 'string' ? name : '');
  return [{ kind: target === undefined ? table : targetKind(target), name: shownName }];
}

function belongsTo({ kinds }: CargoTarget, table: (typeof TABLES)[number]): boolean {
  if (table !== 'lib') return kinds.includes(table);
  return !kinds.some((kind) => ['bin', 'test', 'example', 'bench', 'custom-build'].includes(kind));
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // The value has just been seen to be an object with this key.
  return (value as Readonly<Record<string, unknown>>)[key];
}
