import { attributeEnd, isUntestedCfg, readAttributes } from './rust-attributes.js';
import { isPunctuation, opensGroup, type RustTokens } from './rust-tokens.js';

/** A half-open range of tokens. */
export type TokenRange = readonly [from: number, to: number];

/**
 * Half-open ranges of tokens that no test build compiles, such as what `#[cfg(any())]` or `#![cfg(not(test))]` governs.
 * Found by tokens alone, so inside of macros too: an item ends with its first `;` or block. Linear in the tokens.
 */
export function untestedRanges(tokens: RustTokens): readonly TokenRange[] {
  const ranges: [number, number][] = [];
  const blocks: number[] = [];
  for (let at = 0; at < tokens.kinds.length; ) {
    while (at > (tokens.partners[blocks.at(-1) ?? -1] ?? at)) blocks.pop();
    if (isPunctuation(tokens, at, '{') && opensGroup(tokens, at)) blocks.push(at);
    const inner = isPunctuation(tokens, at + 1, '!');
    const end = inner ? attributeEnd(tokens, at) : runEnd(tokens, at);
    if (end < 0) {
      at++;
      continue;
    }
    const { attributes } = readAttributes(tokens, at, end);
    if (attributes.some((attribute) => isUntestedCfg(tokens, attribute))) {
      const block = blocks.at(-1);
      const whole: [number, number] = [block ?? 0, blockEnd(tokens, block)];
      ranges.push(inner ? whole : [at, itemEnd(tokens, end)]);
    }
    at = end;
  }
  return ranges;
}

/** The end of the outer attributes that stand one after the other from this token on, or -1. */
function runEnd(tokens: RustTokens, from: number): number {
  let end = -1;
  for (let at = attributeEnd(tokens, from); at >= 0; at = attributeEnd(tokens, at)) {
    end = at;
    if (isPunctuation(tokens, at + 1, '!')) break;
  }
  return end;
}

function blockEnd(tokens: RustTokens, block: number | undefined): number {
  return block === undefined ? tokens.kinds.length : (tokens.partners[block] ?? block) + 1;
}

/** A closer or another attribute ends it as well, so that no token is passed twice. */
function itemEnd(tokens: RustTokens, from: number): number {
  for (let at = from; at < tokens.kinds.length; at++) {
    if (isPunctuation(tokens, at, ';')) return at + 1;
    if ([')', ']', '}'].some((closer) => isPunctuation(tokens, at, closer))) return at;
    if (attributeEnd(tokens, at) >= 0) return at;
    if (!opensGroup(tokens, at)) continue;
    const close = tokens.partners[at] ?? at;
    if (isPunctuation(tokens, at, '{')) return close + 1;
    at = close;
  }
  return tokens.kinds.length;
}

/** Marks the tokens that lie in one of the ranges; these may nest as deep as they like. */
export function markRanges(tokens: RustTokens, ranges: readonly TokenRange[]): Uint8Array {
  const steps = new Int32Array(tokens.kinds.length + 1);
  for (const [from, to] of ranges) {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  }
  const marks = new Uint8Array(tokens.kinds.length);
  let depth = 0;
  for (let token = 0; token < marks.length; token++) {
    depth += steps[token] ?? 0;
    if (depth > 0) marks[token] = 1;
  }
  return marks;
}
