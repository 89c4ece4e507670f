import { countInvocations } from '../changes/rust-calls.js';
import type { AssertingMacro } from '../changes/rust-shadows.js';
import type { SourceChange, SourceSide } from './test-sources.js';

/** The macros of the standard library that assert. */
const STANDARD = new Set(
  ['assert', 'assert_eq', 'assert_ne', 'assert_matches'].flatMap((name) => [name, `debug_${name}`]),
);

/** Macros of the head that do not assert what their names say, by the file that defines or imports them and by name. */
export type Shadows = ReadonlyMap<string, ReadonlyMap<string, AssertingMacro>>;

/**
 * Finds, in each file, the macros that took the place of an asserting one. What any of the files held before is none, and
 * neither is a macro of an own name that does something, since helpers are extracted into macros too.
 */
export function newShadows(files: readonly SourceChange[]): Shadows {
  const earlier = files.flatMap(({ before }) => before?.assertingMacros ?? []);
  const definitions = new Set(earlier.map(({ name, definition }) => `${name} ${definition}`));
  const names = new Set(earlier.filter(({ does }) => does !== 'nothing').map(({ name }) => name));
  const isShadow = ({ name, definition, does, imported }: AssertingMacro) => {
    if (definitions.has(`${name} ${definition}`) || does === 'passes-on') return false;
    if (does === 'nothing') return true;
    return !names.has(name) && (imported || STANDARD.has(name));
  };
  return new Map(
    files.flatMap(({ path, after }) => {
      const found = after?.assertingMacros.filter(isShadow) ?? [];
      return found.length > 0 ? [[path, new Map(found.map((macro) => [macro.name, macro] as const))]] : [];
    }),
  );
}

/** The head without what its functions assert by these macros. */
export function withoutShadowed(change: SourceChange, shadows: Shadows): SourceChange {
  const macros = shadows.get(change.path);
  if (macros === undefined || change.after === null) return change;
  return { ...change, after: discounted(change.after, new Set(macros.keys())) };
}

function discounted(side: SourceSide, names: ReadonlySet<string>): SourceSide {
  let all = 0;
  let inTests = 0;
  const less = <T extends SourceSide['helpers'][number] | SourceSide['tests'][number]>(each: T): T => {
    const { written, repeated } = countInvocations(each.body, names);
    const shadowed = Math.min(each.assertions, written);
    all += shadowed;
    if (!('inTests' in each) || each.inTests) inTests += shadowed;
    return {
      ...each,
      assertions: each.assertions - shadowed,
      repeated: Math.max(0, each.repeated - repeated),
    };
  };
  const [tests, helpers] = [side.tests.map(less), side.helpers.map(less)];
  const [assertions, testAssertions] = [side.assertions - all, side.testAssertions - inTests];
  return { ...side, tests, helpers, assertions, testAssertions };
}
