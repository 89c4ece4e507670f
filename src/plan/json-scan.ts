import type { JsonBuilder } from './json-tree.js';

/** What a large document may hold, so that reading it takes no more room than a few times its text. */
export interface ScanLimits {
  /** Items of lists. Each takes room of its own, however short it is written. */
  readonly items: number;
  /** Lists and objects that are members of objects; the same holds for them. */
  readonly nested: number;
  /** Members of objects: each takes room of its own as well, and a number or a text in it some more. */
  readonly members: number;
  /** Different keys. An engine makes a note for good of each that it meets, and of what comes with it in an object. */
  readonly keys: number;
}

/** Keys of an object whose end has not come yet; nothing for everything else. */
type Scanned = Set<string> | 0;

export interface JsonScan {
  readonly build: JsonBuilder<Scanned, Set<string>, Scanned>;
  /** What there was too much of, if anything. */
  readonly excess: () => keyof ScanLimits | null;
}

/** Stands for every list; nothing is ever put in. */
const LIST: Scanned = new Set();

/** Takes in a document and keeps nothing of it: only whether it is strict, and how much it holds. */
export function scanJson(limits: ScanLimits): JsonScan {
  const keys = new Set<string>();
  let items = 0;
  let nested = 0;
  let members = 0;
  const excess = (): keyof ScanLimits | null => {
    if (items > limits.items) return 'items';
    if (nested > limits.nested) return 'nested';
    if (members > limits.members) return 'members';
    return keys.size > limits.keys ? 'keys' : null;
  };
  const build: JsonScan['build'] = {
    openObject: () => new Set(),
    hasKey: (object, key) => object.has(key),
    setMember(object, key, _keyOffset, value) {
      // A document that is refused anyway need not fill the memory with its keys.
      if (excess() !== null) return;
      object.add(key);
      keys.add(key);
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
