import { ifAlwaysTaken } from './rust-constants.js';
import { type ExitImports, exitImports, exitStart } from './rust-exits.js';
import { bodyOf, isItemHead } from './rust-headers.js';
import { isPunctuation, LIFETIME, opensGroup, type RustTokens, tokenText, WORD } from './rust-tokens.js';
import type { TokenRange } from './rust-untested.js';
import { type MaybeUnused, unusedRanges } from './rust-unused.js';

/** A group in delimiters, or the whole text. */
interface Block {
  readonly open: number;
  readonly close: number;
  readonly braces: boolean;
  /** Whether it holds statements for sure: it is the body of a function, or a block in one. */
  readonly code: boolean;
  /** What leaves the block around as well when it leaves this one: a `return` only, or a `break` and `continue` too. */
  readonly carries: 'nothing' | 'return' | 'jumps';
  /** A statement that leaves the block has begun. */
  leaving: 'not' | 'by-return' | 'by-jump';
  /** Where it can't be reached any more from; -1 as long as it can. */
  from: number;
  /** The value of a `let` that has not ended, where nothing may run it. */
  unused: Omit<MaybeUnused, 'to'> | null;
}

interface Walk {
  readonly tokens: RustTokens;
  readonly ranges: TokenRange[];
  readonly unused: MaybeUnused[];
  readonly blocks: Block[];
  /** The braces of functions' bodies ahead. */
  readonly bodies: Set<number>;
  readonly imported: ExitImports;
}

/**
 * The ranges of blocks that nothing reaches, since a `return`, `break` or `continue`, the end of the process or an endless loop
 * stands before them as a statement of its own (functions there aside, since these may be called before), and functions and closures in blocks that nothing names.
 * `isCode` says whether the text itself is a body. Linear in the tokens.
 */
export function unreachedInBlocks(tokens: RustTokens, isCode: boolean): readonly TokenRange[] {
  const whole = blockOf(-1, tokens.kinds.length, true, isCode, 'nothing');
  const imported = exitImports(tokens);
  const walk: Walk = { tokens, ranges: [], unused: [], blocks: [whole], bodies: new Set(), imported };
  let brace = -1;
  for (let at = 0; at < tokens.kinds.length; at++) {
    let block = walk.blocks.at(-1) ?? whole;
    while (at === block.close) {
      leave(walk, block);
      block = walk.blocks.at(-1) ?? whole;
    }
    if (opensGroup(tokens, at)) {
      while (brace < at) brace = nextBrace(tokens, brace + 1);
      // A group without braces in it holds no statement, and most have none.
      const close = tokens.partners[at] ?? at;
      if (brace > close && tokenText(tokens, at + 1) !== 'return') at = close;
      else walk.blocks.push(entered(walk, at, block));
    } else if (tokens.kinds[at] === WORD) enterWord(walk, at, block);
    else if (block.braces && isPunctuation(tokens, at, ';')) endStatement(walk, at, block);
  }
  leave(walk, whole);
  return [...walk.ranges, ...unusedRanges(tokens, walk.unused)];
}

function nextBrace(tokens: RustTokens, from: number): number {
  let at = from;
  while (at < tokens.kinds.length && !isPunctuation(tokens, at, '{')) at++;
  return at;
}

function blockOf(
  open: number,
  close: number,
  braces: boolean,
  code: boolean,
  carries: Block['carries'],
): Block {
  return { open, close, braces, code, carries, leaving: 'not', from: -1, unused: null };
}

function entered({ tokens, bodies }: Walk, open: number, around: Block): Block {
  const close = tokens.partners[open] ?? open;
  if (!isPunctuation(tokens, open, '{')) return blockOf(open, close, false, false, 'nothing');
  const carries = around.braces ? carriedBy(tokens, open, around) : 'nothing';
  const isBody = bodies.delete(open);
  const block = blockOf(open, close, true, isBody || (around.code && carries !== 'nothing'), carries);
  if (close === open + 1 && carries === 'return' && tokenText(tokens, open - 1) === 'loop')
    block.leaving = 'by-return';
  return block;
}

/** Of a block that always runs: `{ … }`, `unsafe { … }`, `if true { … }`, `if 1 < 2 { … }`, `loop { … }` and `'a: { … }`. */
function carriedBy(tokens: RustTokens, open: number, around: Block): Block['carries'] {
  if (startsStatement(tokens, open, around.open)) return 'jumps';
  const word = tokenText(tokens, open - 1);
  if (word === 'unsafe' && startsStatement(tokens, open - 1, around.open)) return 'jumps';
  const condition = ifAlwaysTaken(tokens, open);
  if (condition >= 0) return startsStatement(tokens, condition, around.open) ? 'jumps' : 'nothing';
  const label = word === 'loop' ? open - 3 : open - 2;
  const labelled = isPunctuation(tokens, label + 1, ':') && tokens.kinds[label] === LIFETIME;
  const start = labelled ? label : open - 1;
  if (!labelled && word !== 'loop') return 'nothing';
  return startsStatement(tokens, start, around.open) ? 'return' : 'nothing';
}

/** What an attribute such as a `cfg` stands before may not be there; one that allows something leaves it as it is. */
function startsStatement(tokens: RustTokens, at: number, open: number): boolean {
  if (at === open + 1) return true;
  if (isPunctuation(tokens, at - 1, ']')) {
    const start = tokens.partners[at - 1] ?? at;
    return isPunctuation(tokens, start - 1, '#') && tokenText(tokens, start + 1) === 'allow';
  }
  return isPunctuation(tokens, at - 1, ';') || isPunctuation(tokens, at - 1, '}');
}

function leave({ blocks, ranges }: Walk, block: Block): void {
  if (block.from >= 0) ranges.push([block.from, block.close]);
  blocks.pop();
  const around = blocks.at(-1);
  if (around === undefined || around.from >= 0 || block.leaving === 'not') return;
  if (block.carries === 'nothing' || (block.carries === 'return' && block.leaving === 'by-jump')) return;
  around.leaving = block.leaving;
  around.from = block.close;
}

function endStatement({ unused }: Walk, at: number, block: Block): void {
  if (block.from < 0 && block.leaving !== 'not') block.from = at;
  if (block.unused !== null) unused.push({ ...block.unused, to: at });
  block.unused = null;
}

/** What words of this first character may start. */
const ENTER: Readonly<Record<string, (walk: Walk, at: number, block: Block) => void>> = {
  a: (walk, at, block) => {
    enterAsync(walk, at, block);
    enterExit(walk, at, block);
  },
  b: enterJump,
  c: (walk, at, block) => {
    enterJump(walk, at, block);
    enterCatch(walk, at, block);
  },
  e: enterExit,
  f: enterItem,
  l: enterLet,
  m: enterItem,
  r: enterReturn,
};

function enterWord(walk: Walk, at: number, block: Block): void {
  ENTER[walk.tokens.text.charAt(walk.tokens.starts[at] ?? 0)]?.(walk, at, block);
}

/** `return` as a statement, as the value of a `let`, or alone in parentheses: `drop(return);`. */
function enterReturn({ tokens, blocks }: Walk, at: number, block: Block): void {
  if (tokenText(tokens, at) !== 'return') return;
  const around = block.braces ? block : blocks.at(-2);
  if (around === undefined || !around.braces || around.leaving !== 'not') return;
  const isValue = isPunctuation(tokens, at - 1, '=') && !isPunctuation(tokens, at - 2, '=');
  if (block.braces) {
    if (!startsStatement(tokens, at, block.open) && !isValue) return;
  } else {
    const start = tokenText(tokens, block.open - 1) === 'drop' ? block.open - 1 : block.open;
    if (at !== block.open + 1 || !startsStatement(tokens, start, around.open)) return;
  }
  around.leaving = 'by-return';
}

/** `std::process::exit(0);` */
function enterExit({ tokens, imported }: Walk, at: number, block: Block): void {
  if (!block.braces || block.leaving !== 'not') return;
  const start = exitStart(tokens, at, imported);
  const ends = start >= 0 && isPunctuation(tokens, (tokens.partners[at + 1] ?? at) + 1, ';');
  if (ends && startsStatement(tokens, start, block.open)) block.leaving = 'by-return';
}

/** A jump with a label may lead to the end of a block further out, or of this one, so only this one is known to end. */
function enterJump({ tokens }: Walk, at: number, block: Block): void {
  if (!block.braces || block.leaving !== 'not' || block.open < 0) return;
  const word = tokenText(tokens, at);
  if ((word !== 'break' && word !== 'continue') || !startsStatement(tokens, at, block.open)) return;
  if (tokens.kinds[at + 1] !== LIFETIME) block.leaving = 'by-jump';
  else if (isPunctuation(tokens, at + 2, ';')) block.from = at + 2;
}

/** A function or a module: behind a jump its body may be reached all the same, and in a block something has to name it. */
function enterItem({ tokens, ranges, unused, bodies }: Walk, at: number, block: Block): void {
  const isFunction = isItemHead(tokens, at, 'fn');
  if (!isFunction && !isItemHead(tokens, at, 'mod')) return;
  const body = isFunction ? bodyOf(tokens, at) : at + 2;
  if (body < 0 || !opensGroup(tokens, body)) return;
  const close = tokens.partners[body] ?? body;
  if (isFunction) bodies.add(body);
  if (block.from >= 0) {
    ranges.push([block.from, body]);
    block.from = close + 1;
  }
  if (!block.code || (block.open < 0 && tokenText(tokens, at + 1) === 'main')) return;
  unused.push({ name: at + 1, from: at, to: close + 1, within: [block.open, block.close], item: true });
}

/** `let name = || …` and `let name = async …`: nothing runs before it is called or awaited. */
function enterLet({ tokens }: Walk, at: number, block: Block): void {
  if (!block.braces || tokenText(tokens, at) !== 'let' || tokens.kinds[at + 1] !== WORD) return;
  block.unused = null;
  if (!isPunctuation(tokens, at + 2, '=')) return;
  let value = at + 3;
  while (tokenText(tokens, value) === 'async' || tokenText(tokens, value) === 'move') value++;
  const isAsync = value > at + 3 && tokenText(tokens, at + 3) === 'async' && opensGroup(tokens, value);
  if (!isAsync && !isPunctuation(tokens, value, '|')) return;
  block.unused = { name: at + 1, from: at + 3, within: [block.open, block.close], item: false };
}

/** `async { … };` makes a future and drops it. */
function enterAsync({ tokens, ranges }: Walk, at: number, block: Block): void {
  if (!block.braces || tokenText(tokens, at) !== 'async' || !startsStatement(tokens, at, block.open)) return;
  const open = tokenText(tokens, at + 1) === 'move' ? at + 2 : at + 1;
  const close = tokens.partners[open] ?? open;
  if (opensGroup(tokens, open) && isPunctuation(tokens, close + 1, ';')) ranges.push([open, close]);
}

/** `std::panic::catch_unwind` is a path of five more tokens. */
const MAX_PATH_TOKENS = 8;

/** `let _ = catch_unwind(…);` catches what fails, and says nothing. */
function enterCatch({ tokens, ranges }: Walk, at: number, block: Block): void {
  if (tokenText(tokens, at) !== 'catch_unwind' || !opensGroup(tokens, at + 1)) return;
  let start = at;
  while (
    at - start < MAX_PATH_TOKENS &&
    (isPunctuation(tokens, start - 1, ':') || (tokens.kinds[start - 1] === WORD && start < at))
  )
    start--;
  const close = tokens.partners[at + 1] ?? at;
  const range: TokenRange = [at + 1, close];
  const ended =
    isPunctuation(tokens, close + 1, '.') && opensGroup(tokens, close + 3) ? close + 5 : close + 1;
  if (!block.braces || !isPunctuation(tokens, ended, ';')) return;
  const toNothing = isPunctuation(tokens, start - 1, '=') && tokenText(tokens, start - 2) === '_';
  const dropped = ended === close + 1 || /^(?:ok|err|is_ok|is_err)$/.test(tokenText(tokens, close + 2));
  if (dropped && (toNothing || startsStatement(tokens, start, block.open))) ranges.push(range);
}
