/**
 * The properties that a text's expressions ask for, as `github.event.pull_request.title`: in lower case, since expressions take names
 * that differ in case for one, and with dots for brackets. `*` stands for all members, `?` for one that only the run knows. Time is
 * linear in the text's length.
 */
export function propertyPaths(text: string): readonly string[] {
  return text.includes(OPENING) ? [...new Set(bodies(text).flatMap(pathsIn))] : [];
}

const OPENING = `\${{`;
/** A string with its doubled quotes, a word, or one sign. docs.github.com, "Evaluate expressions in workflows and actions". */
const TOKEN = /'(?:[^']|'')*'|[A-Za-z_][\w-]*|\d[\w.]*|\S/g;

/** What stands between each `${{` and its `}}`, as tokens. A string may hold the closing signs. */
function bodies(text: string): readonly (readonly string[])[] {
  return text
    .split(OPENING)
    .slice(1)
    .map((rest) => {
      const tokens = rest.match(TOKEN) ?? [];
      const end = tokens.findIndex((token, index) => token === '}' && tokens[index + 1] === '}');
      return end === -1 ? tokens : tokens.slice(0, end);
    });
}

function pathsIn(tokens: readonly string[]): readonly string[] {
  const closing = matchingBrackets(tokens);
  const found: string[] = [];
  // A list of what is left to read instead of recursion: brackets nest as deep as their author likes.
  const ranges: [from: number, to: number][] = [[0, tokens.length]];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    let [at] = range;
    while (at < range[1]) {
      const token = tokens[at] ?? '';
      if (!isWord(token) || tokens[at - 1] === '.' || tokens[at + 1] === '(') {
        at += 1;
        continue;
      }
      const path = [token.toLowerCase()];
      at = readMembers(tokens, at + 1, { closing, path, ranges });
      found.push(path.join('.'));
    }
  }
  return found;
}

interface Reading {
  readonly closing: ReadonlyMap<number, number>;
  readonly path: string[];
  readonly ranges: [from: number, to: number][];
}

/** Reads what follows a word as far as it belongs to it, and returns where that ends. */
function readMembers(tokens: readonly string[], start: number, { closing, path, ranges }: Reading): number {
  let at = start;
  for (;;) {
    const next = tokens[at + 1] ?? '';
    const end = closing.get(at);
    if (tokens[at] === '.' && (isWord(next) || next === '*')) {
      path.push(next.toLowerCase());
      at += 2;
    } else if (end !== undefined) {
      const isPlain = end === at + 2 && /^(?:'|\d|\*)/.test(next);
      path.push(isPlain ? next.replace(/^'|'$/g, '').toLowerCase() : '?');
      if (!isPlain) ranges.push([at + 1, end]);
      at = end + 1;
    } else {
      return at;
    }
  }
}

function matchingBrackets(tokens: readonly string[]): ReadonlyMap<number, number> {
  const open: number[] = [];
  const found = new Map<number, number>();
  for (const [index, token] of tokens.entries()) {
    if (token === '[') open.push(index);
    const from = token === ']' ? open.pop() : undefined;
    if (from !== undefined) found.set(from, index);
  }
  return found;
}

function isWord(token: string): boolean {
  return /^[A-Za-z_]/.test(token);
}

/** Whether a path is a property, a part of it, or something that holds it. In `property`, `*` stands for any member. */
export function touches(path: string, property: string): boolean {
  const asked = path.split('.');
  const parts = property.split('.');
  const length = Math.min(asked.length, parts.length);
  return asked
    .slice(0, length)
    .every((part, index) => part === '*' || part === '?' || parts[index] === '*' || part === parts[index]);
}
