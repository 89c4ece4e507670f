import { parse } from 'smol-toml';

/** A target of a manifest that brings a `main` of its own in place of libtest's. */
export interface OwnHarness {
  readonly kind: 'lib' | 'bin' | 'test';
  /** As the manifest names it; `null` for a `[lib]` without a name, and for what is no name. */
  readonly target: string | null;
}

export type ManifestResult =
  | { readonly ok: true; readonly ownHarnesses: readonly OwnHarness[] }
  | { readonly ok: false; readonly reason: string };

/** Manifests are written by hand; one beyond this is no manifest. */
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * Finds the targets of a `Cargo.toml` with `harness = false`, which `cargo metadata` does not tell. Such a program can print
 * whatever it likes as results. Targets that `cargo test` leaves out (`test = false`) do not count, nor do benches and
 * examples. Never throws.
 */
export function parseManifest(text: string): ManifestResult {
  if (text.length > MAX_LENGTH) return { ok: false, reason: `it has more than ${MAX_LENGTH} characters` };
  let manifest: Table;
  try {
    manifest = parse(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    return { ok: false, reason: firstLine(error) };
  }
  const ownHarnesses = [
    ...tablesOf(manifest.lib).flatMap((table) => ownHarness('lib', table)),
    ...tablesOf(manifest.bin).flatMap((table) => ownHarness('bin', table)),
    ...tablesOf(manifest.test).flatMap((table) => ownHarness('test', table)),
  ];
  return { ok: true, ownHarnesses };
}

type Table = Readonly<Record<string, unknown>>;

/** `[lib]` is one table, `[[bin]]` and `[[test]]` are arrays of them. */
function tablesOf(value: unknown): readonly Table[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isTable);
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownHarness(kind: OwnHarness['kind'], table: Table): readonly OwnHarness[] {
  if (table.harness !== false || table.test === false) return [];
  return [{ kind, target: typeof table.name === 'string' ? table.name : null }];
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
