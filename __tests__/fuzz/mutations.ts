import fc from 'fast-check';
import { INJECTIONS } from './injections.js';

/** The same numbers in every run, so that what fails fails again. */
export const SEED = 20_261_130;
const FACTOR = process.env.FAULTS === 'all' ? 20 : 1;

export function runs(count: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: SEED, numRuns: count * FACTOR };
}

/** A value that a reader did not ask for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, '', [], {}, [[]], -0),
  fc.constantFrom(...INJECTIONS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(...INJECTIONS).map((text) => text.repeat(200)),
  fc.array(fc.constantFrom<unknown>(null, 'x', 1, {}), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 2 }),
);

type Step = { readonly at: number; readonly does: 'set' | 'drop' | 'twice' | 'key'; readonly value: unknown };

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(),
  does: fc.constantFrom('set', 'set', 'drop', 'twice', 'key'),
  value: oddValue,
});

/** A copy of a JSON value with one to three of its parts changed, dropped, doubled, or with a key more. */
export function changedJson(value: unknown): fc.Arbitrary<unknown> {
  return fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => {
    const copy = { root: structuredClone(value) };
    for (const each of steps) apply(copy, each);
    return copy.root;
  });
}

type Holder = Record<string, unknown> | unknown[];

function apply(root: { root: unknown }, { at, does, value }: Step): void {
  const places = placesIn(root);
  const [holder, key] = places[at % places.length] ?? [root, 'root'];
  if (Array.isArray(holder)) {
    if (does === 'drop') holder.splice(Number(key), 1);
    else if (does === 'twice') holder.push(holder[Number(key)]);
    else holder[Number(key)] = value;
    return;
  }
  if (does === 'drop' && holder !== root) Reflect.deleteProperty(holder, key);
  else if (does === 'key') define(holder, typeof value === 'string' ? value : '__proto__', value);
  else define(holder, key, value);
}

/** Also where the key is `__proto__`, which a plain assignment would take for something else. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(root: Record<string, unknown>): (readonly [Holder, string])[] {
  const places: (readonly [Holder, string])[] = [];
  const visit = (holder: Holder): void => {
    for (const [key, member] of Object.entries(holder)) {
      places.push([holder, key]);
      if (typeof member === 'object' && member !== null) visit(member as Holder);
    }
  };
  visit(root);
  return places;
}

/** The bytes of a text with some of them changed, lost, doubled or cut off. */
export function changedBytes(text: string): fc.Arbitrary<Buffer> {
  const whole = Buffer.from(text);
  const place = fc.nat(Math.max(0, whole.length - 1));
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom(...INJECTIONS).map((each) => Buffer.from(each)),
  );
  const change = fc.tuple(place, fc.nat(12), piece);
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<Buffer>(
        (bytes, [from, lost, more]) =>
          Buffer.concat([bytes.subarray(0, from), more, bytes.subarray(from + lost)]),
        whole,
      ),
    );
}
