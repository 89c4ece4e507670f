import type { CodeUse, StatementCall, Times } from '../changes/rust-calls.js';
import type { HelperFunction, RustFunction } from '../changes/rust-source.js';
import type { HelperValues } from './test-sources-helper-values.js';

/** A function, or a macro, as it is on one side. */
export type Body = Pick<RustFunction, 'assertions' | 'repeated'> & { readonly body: string };

export type Use = (body: { readonly body: string }) => CodeUse;

/** How often functions assert by themselves, written and repeated. */
export function timesIn(bodies: readonly Body[]): Times {
  return bodies.reduce<Times>(
    (sum, { assertions, repeated }) => ({
      written: sum.written + assertions,
      repeated: sum.repeated + Math.max(assertions, repeated),
    }),
    { written: 0, repeated: 0 },
  );
}

/**
 * What is gained, and less than nothing where something is lost: an assertion in a loop over an array counts for each of its
 * elements where that explains a loss, and no more than it is written where it would be one.
 */
export function gainOf(was: Times, is: Times): number {
  return Math.max(is.written - was.written, is.repeated - was.repeated);
}

const NEVER: Times = { written: 0, repeated: 0 };

export function callsIn(bodies: readonly Body[], use: Use): ReadonlyMap<string, Times> {
  const calls = new Map<string, Times>();
  for (const body of bodies) {
    for (const [name, { written, repeated }] of use(body).calls) {
      const other = calls.get(name) ?? NEVER;
      calls.set(name, { written: other.written + written, repeated: other.repeated + repeated });
    }
  }
  return calls;
}

/** What calls assert more than they did, and what those assert no more that are gone. */
export interface CallChange {
  readonly gained: number;
  /** Names of what is called more, or asserts more. */
  readonly gaining: readonly string[];
  readonly lost: number;
  /** What each call asserted, of those that are called less. */
  readonly lostBy: ReadonlyMap<string, number>;
  /** All that calls asserted before. */
  readonly before: number;
}

export interface CallTerms {
  readonly before: HelperValues;
  readonly after: HelperValues;
  /** Functions of before that assert less now, by how much. */
  readonly weaker: ReadonlyMap<HelperFunction, number>;
  readonly use: Use;
}

/** Compares what two versions of a function call, and the files that they stand in. */
export function compareCalls(
  [from, path]: readonly [string, string],
  [was, is]: readonly [readonly Body[], readonly Body[]],
  { before, after, weaker, use }: CallTerms,
): CallChange {
  const [then, now] = [callsIn(was, use), callsIn(is, use)];
  const [statements, still] = [statementsIn(was, use), statementsIn(is, use)];
  const gaining: string[] = [];
  const lostBy = new Map<string, number>();
  let [gained, lost, asserted] = [0, 0, 0];
  for (const name of new Set([...then.keys(), ...now.keys()])) {
    const [earlier, later] = [then.get(name) ?? NEVER, now.get(name) ?? NEVER];
    const calls = statements.get(name) ?? [];
    const helper = calls[0] === undefined ? null : before.sure(from, calls[0]);
    const value = before.valueOf(helper, name);
    asserted += value * calls.length;
    const kept = Math.min(calls.length, still.get(name)?.length ?? 0);
    lost += kept * ((helper && weaker.get(helper.helper)) ?? 0);
    const gone = Math.min(-gainOf(earlier, later), calls.length - (still.get(name)?.length ?? 0));
    if (gone > 0 && value > 0) {
      lost += gone * value;
      lostBy.set(name, value);
      continue;
    }
    const made = gainOf(
      scaled(earlier, before.valueIn(from, name)),
      scaled(later, after.valueIn(path, name)),
    );
    gained += made;
    if (made > 0) gaining.push(name);
  }
  return { gained: Math.max(0, gained), gaining, lost, lostBy, before: asserted };
}

function scaled({ written, repeated }: Times, value: number): Times {
  return { written: written * value, repeated: repeated * value };
}

function statementsIn(bodies: readonly Body[], use: Use): ReadonlyMap<string, readonly StatementCall[]> {
  const named = new Map<string, StatementCall[]>();
  for (const call of bodies.flatMap((body) => use(body).statements)) {
    const same = named.get(call.name);
    if (same === undefined) named.set(call.name, [call]);
    else same.push(call);
  }
  return named;
}

/**
 * How many assertions that are gone say nothing that is not said any more: `assert!(r.is_ok())` where what unwrapped `r` is
 * gone as well or still there, and a panic in a `match` that became one assertion or an `unwrap`.
 */
export function mergedInto(
  was: readonly Body[],
  is: readonly Body[],
  missing: readonly string[],
  use: Use,
): number {
  const implied = new Map<string, number>();
  for (const said of was.flatMap((body) => use(body).implied))
    implied.set(said, (implied.get(said) ?? 0) + 1);
  let merged = 0;
  for (const said of missing) {
    const left = implied.get(said) ?? 0;
    if (left > 0) merged++;
    implied.set(said, left - 1);
  }
  const total = (bodies: readonly Body[], what: 'panics' | 'unwraps' | 'branches') =>
    bodies.reduce((sum, body) => sum + use(body)[what], 0);
  const panics = total(was, 'panics') - total(is, 'panics');
  if (panics <= 0) return merged;
  const branches = Math.max(0, total(was, 'branches') - total(is, 'branches'));
  const merges = was.flatMap((body) => use(body).merges).toSorted((a, b) => b - a);
  const replaced = merges.slice(0, branches).reduce((sum, each) => sum + each, 0);
  const unwraps = Math.max(0, total(is, 'unwraps') - total(was, 'unwraps'));
  return merged + Math.min(panics, replaced + unwraps);
}
