import { Composer, isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, Parser } from 'yaml';

/** A YAML document as the rules need it: texts, lists and maps with the line that each starts on (1-based). */
export type YamlNode = YamlText | YamlList | YamlMap;

/** Any scalar as it is written: `true`, `3` and `"x"` are texts, and nothing at all is the empty one. */
export interface YamlText {
  readonly kind: 'text';
  readonly text: string;
  readonly line: number;
}
export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly line: number;
}
export interface YamlMap {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
  readonly line: number;
}
export interface YamlEntry {
  readonly key: string;
  readonly line: number;
  readonly value: YamlNode;
}

/** `tooMuch`: a limit of plan-gate's own was met, so that others may read the document all the same. */
export type YamlResult =
  | { readonly ok: true; readonly root: YamlNode }
  | { readonly ok: false; readonly line: number; readonly reason: string; readonly tooMuch: boolean };

/** Hostile documents of this size take seconds, not minutes. Generated workflows of 300 KB exist. In UTF-16 units. */
export const MAX_YAML_LENGTH = 512 * 1024;
/** Workflows need 10 or so. The parser recurses, and a stack that runs out can end the whole run. */
const MAX_DEPTH = 64;
/** Nodes after aliases are replaced by what they stand for: what keeps a few lines from growing to billions. */
const MAX_NODES = 100_000;

/** Reads one YAML document; never throws, whatever the text. Time is linear in its length. */
export function parseYaml(text: string): YamlResult {
  if (text.length > MAX_YAML_LENGTH) {
    return refused(
      1,
      `it is longer than the ${MAX_YAML_LENGTH.toLocaleString('en-US')} characters that are read`,
      true,
    );
  }
  const lines = new LineCounter();
  try {
    return compose(text, lines);
  } catch (error) {
    if (error instanceof Refusal) return refused(error.line, error.message, error.tooMuch);
    // The parser promises errors as values. Should it ever break its word, the document is refused, not the run ended.
    return refused(1, 'the YAML parser fails on it', true);
  }
}

/** Leaves the recursion at the first thing that can't be taken; caught where the reading began. */
class Refusal extends Error {
  constructor(
    readonly line: number,
    message: string,
    readonly tooMuch: boolean,
  ) {
    super(message);
  }
}

function refused(line: number, reason: string, tooMuch: boolean): YamlResult {
  return { ok: false, line, reason, tooMuch };
}

function compose(text: string, lines: LineCounter): YamlResult {
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  if (isTooDeep(tokens)) return refused(1, `it nests deeper than ${MAX_DEPTH} levels`, true);
  // Keys are compared here: the library compares each with each, which takes minutes for a long map.
  const composer = new Composer({
    schema: 'failsafe',
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
  });
  const [document, second] = composer.compose(tokens, true, text.length);
  const [error] = document?.errors ?? [];
  if (error !== undefined)
    return refused(lines.linePos(error.pos[0]).line, parserWords(error.message), false);
  if (second !== undefined)
    return refused(lines.linePos(second.range[0]).line, 'it holds more than one document', false);
  if (document === undefined || document.contents === null) return refused(1, 'it is empty', false);
  const build: Build = { lines, anchors: new Map() };
  return { ok: true, root: buildNode(document.contents as ParsedNode, build).node };
}

function parserWords(message: string): string {
  const [first = ''] = message.split('\n', 1);
  return `the YAML parser says: ${first.slice(0, 200)}`;
}

/** Walks the tokens without recursion, before anything that recurses sees them. */
function isTooDeep(tokens: readonly unknown[]): boolean {
  const waiting: [token: unknown, depth: number][] = tokens.map((token) => [token, 1]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [token, depth] = next;
    if (typeof token !== 'object' || token === null) continue;
    if (depth > MAX_DEPTH) return true;
    const { items, value } = token as { items?: unknown; value?: unknown };
    if (typeof value === 'object') waiting.push([value, depth + 1]);
    for (const item of Array.isArray(items) ? items : []) {
      const pair = item as { key?: unknown; value?: unknown };
      waiting.push([pair.key, depth + 1], [pair.value, depth + 1]);
    }
  }
  return false;
}

interface Build {
  readonly lines: LineCounter;
  /** What each anchor stood for when it was last seen; one is known only when its node is complete, so none holds itself. */
  readonly anchors: Map<string, Built>;
}

/** A node, with how many nodes and levels it has where every alias is written out. */
interface Built {
  readonly node: YamlNode;
  readonly size: number;
  readonly depth: number;
}

function buildNode(source: unknown, build: Build): Built {
  if (source === null) return { node: { kind: 'text', text: '', line: 1 }, size: 1, depth: 1 };
  const at = source as ParsedNode;
  const { line } = build.lines.linePos(at.range[0]);
  if (isAlias(at)) {
    const target = build.anchors.get(at.source);
    if (target !== undefined) return target;
    throw new Refusal(
      line,
      `the alias *${at.source.slice(0, 40)} stands for nothing that comes before it`,
      false,
    );
  }
  const built = buildContent(at, line, build);
  if (built.size > MAX_NODES)
    throw new Refusal(line, `it grows to more than ${MAX_NODES.toLocaleString('en-US')} values`, true);
  if (built.depth > MAX_DEPTH) throw new Refusal(line, `it nests deeper than ${MAX_DEPTH} levels`, true);
  const { anchor } = at;
  if (anchor !== undefined) build.anchors.set(anchor, built);
  return built;
}

function buildContent(
  at: Exclude<ParsedNode, { source: string; type?: never }>,
  line: number,
  build: Build,
): Built {
  if (isSeq(at)) {
    const items = at.items.map((item) => buildNode(item, build));
    return grown({ kind: 'list', items: items.map(({ node }) => node), line }, items);
  }
  if (isMap(at)) {
    const keys = new Set<string>();
    const entries = at.items.map(({ key, value }) => {
      const built = buildNode(key, build);
      if (built.node.kind !== 'text') throw new Refusal(built.node.line, 'a key is no plain text', false);
      const { text, line: keyLine } = built.node;
      if (keys.has(text))
        throw new Refusal(keyLine, `the key "${text.slice(0, 40)}" stands there twice`, false);
      keys.add(text);
      const content = buildNode(value, build);
      // An empty value has no place of its own.
      const node =
        content.node.kind === 'text' && content.node.text === ''
          ? { ...content.node, line: keyLine }
          : content.node;
      return { key: text, keyLine, content: { ...content, node } };
    });
    const node: YamlMap = {
      kind: 'map',
      entries: entries.map((each) => ({ key: each.key, line: each.keyLine, value: each.content.node })),
      line,
    };
    return grown(
      node,
      entries.map(({ content }) => content),
    );
  }
  const text = isScalar(at) && typeof at.value === 'string' ? at.value : '';
  return { node: { kind: 'text', text, line }, size: 1, depth: 1 };
}

function grown(node: YamlNode, parts: readonly Built[]): Built {
  const size = parts.reduce((sum, part) => sum + part.size, 1);
  const depth = parts.reduce((most, part) => Math.max(most, part.depth), 0) + 1;
  return { node, size, depth };
}

/** The value under a key of a map; `null` for what is no map or has no such key. */
export function valueAt(node: YamlNode | null, key: string): YamlNode | null {
  return entryAt(node, key)?.value ?? null;
}

export function entryAt(node: YamlNode | null, key: string): YamlEntry | null {
  return node?.kind === 'map' ? (node.entries.find((entry) => entry.key === key) ?? null) : null;
}

/** Every text below a node, keys left out, in the order of the document. */
export function textsBelow(node: YamlNode): readonly YamlText[] {
  if (node.kind === 'text') return [node];
  return node.kind === 'list'
    ? node.items.flatMap(textsBelow)
    : node.entries.flatMap(({ value }) => textsBelow(value));
}

/** A text, or the texts of a list: how workflows write what may be one or several. */
export function textsOf(node: YamlNode | null): readonly YamlText[] {
  if (node === null) return [];
  if (node.kind === 'text') return node.text === '' ? [] : [node];
  return node.kind === 'list' ? node.items.filter((item) => item.kind === 'text') : [];
}
