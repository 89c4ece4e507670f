/** A value as it stands in a document. `offset` is where its first character is, in UTF-16 units. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonLiteral;

export interface JsonObject {
  readonly kind: 'object';
  readonly offset: number;
  /** In document order; of a key that is repeated, the last value. */
  readonly members: ReadonlyMap<string, JsonMember>;
}

export interface JsonMember {
  readonly keyOffset: number;
  readonly value: JsonNode;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly offset: number;
  readonly items: readonly JsonNode[];
}

export interface JsonString {
  readonly kind: 'string';
  readonly offset: number;
  readonly value: string;
}

export interface JsonNumber {
  readonly kind: 'number';
  readonly offset: number;
  /** As written, so that `3`, `3.0`, `3e0` and `-0` stay apart. */
  readonly token: string;
}

export interface JsonLiteral {
  readonly kind: 'literal';
  readonly offset: number;
  readonly value: boolean | null;
}

/** What `JSON.parse` would give. */
export type PlainJson = string | number | boolean | null | readonly PlainJson[] | PlainObject;
export interface PlainObject {
  readonly [key: string]: PlainJson;
}

/**
 * Makes values of type `N` out of what the reader meets; `O` and `A` are the containers while they are
 * filled.
 */
export interface JsonBuilder<N, O extends N, A extends N> {
  openObject(offset: number): O;
  hasKey(object: O, key: string): boolean;
  setMember(object: O, key: string, keyOffset: number, value: N): void;
  openArray(offset: number): A;
  addItem(array: A, value: N): void;
  text(offset: number, value: string): N;
  /** Stands for every text where what texts say does not matter: they are then read past, not made. */
  readonly anyText?: N;
  number(offset: number, token: string): N;
  literal(offset: number, value: boolean | null): N;
}

type OpenObject = { kind: 'object'; offset: number; members: Map<string, JsonMember> };
type OpenArray = { kind: 'array'; offset: number; items: JsonNode[] };

/**
 * Shared by every object without members, and by every array without items: a hostile document can hold a million of them.
 * Nothing is ever put in.
 */
const NO_MEMBERS = new Map<string, JsonMember>();
const NO_ITEMS: JsonNode[] = [];

export const treeBuilder: JsonBuilder<JsonNode, JsonNode & OpenObject, JsonNode & OpenArray> = {
  openObject: (offset) => ({ kind: 'object', offset, members: NO_MEMBERS }),
  hasKey: (object, key) => object.members.has(key),
  setMember(object, key, keyOffset, value) {
    if (object.members === NO_MEMBERS) object.members = new Map();
    object.members.set(key, { keyOffset, value });
  },
  openArray: (offset) => ({ kind: 'array', offset, items: NO_ITEMS }),
  addItem(array, value) {
    // A list that starts with its first item takes a tenth of the room of an empty one that grows.
    if (array.items === NO_ITEMS) array.items = [value];
    else array.items.push(value);
  },
  text: (offset, value) => ({ kind: 'string', offset, value }),
  number: (offset, token) => ({ kind: 'number', offset, token }),
  literal: (offset, value) => ({ kind: 'literal', offset, value }),
};

type OpenPlainObject = Record<string, PlainJson>;

/** Builds what `JSON.parse` would, without positions: for documents that are large and rarely wrong. */
export const plainBuilder: JsonBuilder<PlainJson, OpenPlainObject, PlainJson[]> = {
  openObject: () => ({}),
  hasKey: (object, key) => Object.hasOwn(object, key),
  setMember: (object, key, _keyOffset, value) => setPlainMember(object, key, value),
  openArray: () => [],
  addItem(array, value) {
    array.push(value);
  },
  text: (_offset, value) => value,
  number: (_offset, token) => Number(token),
  literal: (_offset, value) => value,
};

const EMPTY_OBJECT: PlainObject = Object.freeze({});
const EMPTY_ARRAY: readonly PlainJson[] = Object.freeze([]);

/**
 * The value without its positions; all that is empty is one object or array, which can't be changed. A key `__proto__` becomes a property like any other, never a prototype.
 */
export function toPlain(node: JsonNode): PlainJson {
  switch (node.kind) {
    case 'object': {
      if (node.members.size === 0) return EMPTY_OBJECT;
      const object: OpenPlainObject = {};
      for (const [key, member] of node.members) setPlainMember(object, key, toPlain(member.value));
      return object;
    }
    case 'array':
      return node.items.length === 0 ? EMPTY_ARRAY : node.items.map(toPlain);
    case 'number':
      return Number(node.token);
    default:
      return node.value;
  }
}

function setPlainMember(object: OpenPlainObject, key: string, value: PlainJson): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
  } else {
    object[key] = value;
  }
}

/** The same as `memberOf`, for a plain value. */
export function plainMember(value: PlainJson | undefined, key: string): PlainJson | undefined {
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The items of the array that a key of a plain object holds; none where there is no such array. */
export function plainItems(value: PlainJson | undefined, key: string): readonly PlainJson[] {
  const member = plainMember(value, key);
  return isPlainArray(member) ? member : [];
}

function isPlainArray(value: PlainJson | undefined): value is readonly PlainJson[] {
  return Array.isArray(value);
}

function isPlainObject(value: PlainJson | undefined): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a key, where there is an object that has it. */
export function memberOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.get(key)?.value : undefined;
}

/** The items of an array; none for anything else. */
export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : [];
}

/** The text of a string value. */
export function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : undefined;
}

/** The value that a JSON pointer (RFC 6901) names. */
export function nodeAt(root: JsonNode, pointer: string): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const segment of pointerSegments(pointer)) {
    node = node?.kind === 'array' ? node.items[Number(segment)] : memberOf(node, segment);
  }
  return node;
}

export function pointerSegments(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Longest key that a pointer spells out, in UTF-16 units: a hostile key of a megabyte must not be repeated in
 * each of a thousand problems. A longer key is cut and ends in `…`, so the pointer then says where without
 * leading there.
 */
const MAX_POINTER_KEY = 256;

/** A key or index as a segment of a JSON pointer, with its leading `/`. */
export function pointerStep(key: string | number): string {
  if (typeof key === 'number') return `/${key}`;
  const kept = key.length > MAX_POINTER_KEY ? `${key.slice(0, MAX_POINTER_KEY)}…` : key;
  return `/${kept.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
