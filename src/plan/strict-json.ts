import { compactText } from './compact-text.js';
import type { JsonFault } from './json-cursor.js';
import { readJson } from './json-reader.js';
import { type ScanLimits, scanJson } from './json-scan.js';
import { type JsonBuilder, type JsonNode, type PlainJson, plainBuilder, treeBuilder } from './json-tree.js';
import { decodeUtf8, type Position, positionFinder } from './text-position.js';

/** What a document may cost. `maxDepth` counts open objects and arrays, and bounds the reader's recursion. */
export interface JsonLimits {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

/** The plan's limits (spec.md section 1). 127 levels are what the reference's JSON library reads. */
export const PLAN_JSON_LIMITS: JsonLimits = { maxBytes: 4 * 1024 * 1024, maxDepth: 127 };

/** A fault with its place in the file. */
export interface JsonProblem extends JsonFault, Position {}

/** A value that keeps where everything in it stands. */
export interface JsonDocument {
  readonly root: JsonNode;
  /** False where the reader gave up before the end: `root` then holds what came before. */
  readonly whole: boolean;
  /** Line and column of an offset that a node, a key or a problem names. */
  readonly positionAt: (offset: number) => Position;
}

interface Refused {
  readonly ok: false;
  /** In document order, at most `MAX_LISTED`. Never empty. */
  readonly problems: readonly JsonProblem[];
  /** How many more there are. */
  readonly unlisted: number;
}

/**
 * `document` of a refused text is what could be read in spite of its problems; of a repeated key, the last
 * value.
 */
export type StrictJson =
  | { readonly ok: true; readonly document: JsonDocument }
  | (Refused & { readonly document: JsonDocument | null });

export type StrictJsonValue = { readonly ok: true; readonly value: PlainJson } | Refused;

/** `excess` is what there is too much of, in a document without any other fault. */
export type LargeJsonValue = StrictJsonValue | { readonly ok: false; readonly excess: keyof ScanLimits };

/** Reads strict JSON with positions. Never throws, whatever the bytes; time is linear in their number. */
export function parseStrictJson(bytes: Uint8Array, limits: JsonLimits): StrictJson {
  const { root, whole, positionAt, refusal } = readStrictly(bytes, limits, treeBuilder);
  const document = root === undefined ? null : { root, whole, positionAt };
  if (refusal !== null) return { ...refusal, document };
  if (document === null) throw new Error('A JSON text without a fault has a value.');
  return { ok: true, document };
}

/**
 * The same, giving what `JSON.parse` would: for large documents, whose positions would cost more than their
 * content.
 */
export function parseStrictJsonValue(bytes: Uint8Array, limits: JsonLimits): StrictJsonValue {
  const { root, refusal } = readStrictly(bytes, limits, plainBuilder);
  if (refusal !== null) return refusal;
  if (root === undefined) throw new Error('A JSON text without a fault has a value.');
  return { ok: true, value: root };
}

/**
 * The same for files of many megabytes. The strict reader says whether the text is strict and keeps nothing of it; then the engine's own
 * reader may be trusted with it, whose values take less room and do not hold on to the text.
 */
export function parseLargeJsonValue(
  bytes: Uint8Array,
  limits: JsonLimits & { readonly scan: ScanLimits },
): LargeJsonValue {
  const read = bytes.length > limits.maxBytes ? null : readCompactly(bytes, limits);
  if (read !== null) return read;
  // Where anything is wrong with it, what and where is told by the text as it is.
  const { refusal } = readStrictly(bytes, limits, scanJson(limits.scan).build);
  if (refusal === null) throw new Error('A JSON text with a fault has one in either form.');
  return refusal;
}

/** `null` where anything is wrong. The text is then let go, before it is made in another form. */
function readCompactly(
  bytes: Uint8Array,
  limits: JsonLimits & { readonly scan: ScanLimits },
): LargeJsonValue | null {
  const text = compactText(bytes);
  if (text === null) return null;
  const { build, excess } = scanJson(limits.scan);
  if (readJson(text, 0, limits.maxDepth, build).faults.entries.length > 0) return null;
  const most = excess();
  return most === null ? { ok: true, value: JSON.parse(text) } : { ok: false, excess: most };
}

interface StrictReading<N> {
  readonly root: N | undefined;
  readonly whole: boolean;
  readonly positionAt: (offset: number) => Position;
  /** `null` when nothing is wrong. */
  readonly refusal: Refused | null;
}

function readStrictly<N, O extends N, A extends N>(
  bytes: Uint8Array,
  limits: JsonLimits,
  build: JsonBuilder<N, O, A>,
): StrictReading<N> {
  if (bytes.length > limits.maxBytes) {
    return refuseText('', `The file has ${bytes.length} bytes; at most ${limits.maxBytes} are read.`);
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refuseText(decoded.before, explainEncoding(bytes));
  const { text } = decoded;
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const { root, whole, faults } = readJson(text, mark, limits.maxDepth, build);
  const markFault = { code: 'json', pointer: '', offset: 0, message: BYTE_ORDER_MARK } as const;
  const listed = mark === 0 ? faults.entries : [markFault, ...faults.entries];
  const positionAt = positionFinder(text);
  if (listed.length === 0) return { root, whole, positionAt, refusal: null };
  const problems = listed.map((fault) => ({ ...fault, ...positionAt(fault.offset) }));
  return { root, whole, positionAt, refusal: { ok: false, problems, unlisted: faults.dropped() } };
}

const BYTE_ORDER_MARK = 'The file starts with a byte order mark; save it as UTF-8 without one.';

/** A refusal at the end of what could be decoded. */
function refuseText<N>(before: string, message: string): StrictReading<N> {
  const positionAt = positionFinder(before);
  const offset = before.length;
  const problem: JsonProblem = { code: 'json', pointer: '', offset, ...positionAt(offset), message };
  return {
    root: undefined,
    whole: false,
    positionAt,
    refusal: { ok: false, problems: [problem], unlisted: 0 },
  };
}

function explainEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 ? 'The file is UTF-16; save it as UTF-8.' : 'The file is not UTF-8 here; save it as UTF-8.';
}
