/** A test target, as a manifest speaks of it. */
export interface ManifestTarget {
  /** `lib`, `doctest`, `bin`, `test`, … as in canonical strings. */
  readonly kind: string;
  readonly name: string;
}

interface Line {
  readonly text: string;
  /** The table that it stands in, such as `[[test]]`; empty above the first. */
  readonly table: string;
  /** The number of that table, since there are several `[[test]]`. */
  readonly section: number;
}

/** Kinds with a list of tables of their own, and the key that turns off looking for such targets. */
const LISTED: Readonly<Record<string, string>> = {
  test: 'autotests',
  bin: 'autobins',
  bench: 'autobenches',
  example: 'autoexamples',
};

/** What takes a target out of `cargo test`. */
const DECIDING = /^(?:test|doctest|harness|required-features|path|name|crate-type|proc-macro)\s*=/;
/** What may take targets of any kind out. */
const GENERAL = /^(?:autolib|members|default-members|exclude|edition|workspace)\s*=/;

/**
 * The line of a changed `Cargo.toml`, as it is now, that most likely took a target out of the build; 1-based. Changed lines
 * count by what they say: of the target's own table, of the key that turns off looking for such targets, of the workspace,
 * any. Where lines only went, it is the one that stands there now.
 */
export function lineThatDropped(before: string, after: string, target: ManifestTarget): number {
  const [old, now] = [linesOf(before), linesOf(after)];
  const added = addedLines(old, now);
  const own = ownSections(now, target);
  let best = { at: -1, rank: 0 };
  for (const at of added) {
    const rank = rankOf(now[at], own, target);
    if (rank > best.rank) best = { at, rank };
  }
  return 1 + (best.at === -1 ? firstDifference(old, now) : best.at);
}

function rankOf(line: Line | undefined, own: ReadonlySet<number>, { kind }: ManifestTarget): number {
  const text = line?.text ?? '';
  if (text === '' || text.startsWith('#')) return 0;
  const deciding = DECIDING.test(text);
  if (own.has(line?.section ?? -1)) return deciding && !text.startsWith('name') ? 6 : 5;
  const key = LISTED[kind];
  if (key !== undefined && text.startsWith(key)) return 4;
  if (line?.table === '[package]' || line?.table === '[workspace]') return GENERAL.test(text) ? 3 : 2;
  return 1;
}

function linesOf(text: string): readonly Line[] {
  let [table, section] = ['', 0];
  return text.split('\n').map((line) => {
    const trimmed = line.trim();
    const header = /^\[{1,2}[^[\]]+\]{1,2}/.exec(trimmed)?.[0];
    if (header !== undefined) [table, section] = [header.replaceAll(/\s/g, ''), section + 1];
    return { text: trimmed, table, section };
  });
}

/** The tables that are of the target. */
function ownSections(lines: readonly Line[], { kind, name }: ManifestTarget): ReadonlySet<number> {
  const listed = LISTED[kind] !== undefined;
  const table = listed ? `[[${kind}]]` : '[lib]';
  const own = lines.filter((line) => line.table === table);
  if (!listed) return new Set(own.map(({ section }) => section));
  const named = own.filter(({ text }) => nameIn(text) === name);
  return new Set(named.map(({ section }) => section));
}

function nameIn(text: string): string | null {
  return /^name\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? null;
}

/** Lines that there are more of now, wherever they stand. */
function addedLines(old: readonly Line[], now: readonly Line[]): readonly number[] {
  const left = new Map<string, number>();
  const keyOf = ({ table, text }: Line) => `${table} ${text}`;
  for (const line of old) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return [...now.keys()].filter((at) => {
    const line = now[at];
    if (line === undefined) return false;
    const times = left.get(keyOf(line)) ?? 0;
    left.set(keyOf(line), times - 1);
    return times <= 0;
  });
}

function firstDifference(old: readonly Line[], now: readonly Line[]): number {
  const at = now.findIndex((line, index) => line.text !== old[index]?.text);
  return at === -1 ? Math.max(0, now.length - 1) : at;
}
