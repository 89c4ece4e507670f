import type { JsonBuilder } from './json-tree.js';

/** What a large document may hold, so that reading it takes no more room than a few times its text. */
export interface ScanLimits {
  /** Items of lists. Each takes room of its own, however short it is written. */
  readonly items: number;
  /** Lists and objects that are members of objects; the same holds for them. */
  readonly nested: number;
  /** Members of objects and items of lists together: a number or a text takes room of its own as well. */
  readonly values: number;
  /**
   * Different keys; one that comes after other keys in another object counts again. An engine makes a note for good of each, with all that
   * came before it: twelve keys in all their orders are nearly half a billion notes.
   */
  readonly keys: number;
}

/** Keys that came in this order in some object, and those that came next. */
interface Order extends Map<string, Order> {}

/** An object whose end has not come yet. */
interface OpenObject {
  readonly keys: Set<string>;
  order: Order;
}

/** Nothing is kept of what is no object or list. */
type Scanned = OpenObject | 0;

export interface JsonScan {
  readonly build: JsonBuilder<Scanned, OpenObject, Scanned>;
  /** What there was too much of, if anything. */
  readonly excess: () => keyof ScanLimits | null;
}

/** Stands for every list; nothing is ever put in. */
const LIST: Scanned = { keys: new Set(), order: new Map() };

/** Takes in a document and keeps nothing of it: only whether it is strict, and how much it holds. */
export function scanJson(limits: ScanLimits): JsonScan {
  const first: Order = new Map();
  let keys = 0;
  let items = 0;
  let nested = 0;
  let members = 0;
  const excess = (): keyof ScanLimits | null => {
    if (items > limits.items) return 'items';
    if (nested > limits.nested) return 'nested';
    if (items + members > limits.values) return 'values';
    return keys > limits.keys ? 'keys' : null;
  };
  const build: JsonScan['build'] = {
    openObject: () => ({ keys: new Set(), order: first }),
    hasKey: (object, key) => object.keys.has(key),
    setMember(object, key, _keyOffset, value) {
      // A document that is refused anyway need not fill the memory with its keys.
      if (excess() !== null) return;
      object.keys.add(key);
      let next = object.order.get(key);
      if (next === undefined) {
        next = new Map();
        object.order.set(key, next);
        keys += 1;
      }
      object.order = next;
      members += 1;
      if (value !== 0) nested += 1;
    },
    openArray: () => LIST,
    addItem: () => {
      items += 1;
    },
    text: () => 0,
    anyText: 0,
    number: () => 0,
    literal: () => 0,
  };
  return { build, excess };
}
