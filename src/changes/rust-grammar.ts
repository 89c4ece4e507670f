import type { Tree } from '@lezer/common';
import { parser } from '@lezer/rust';

/** rustc itself overflows its stack on deeper nesting, unless its thread is given more. */
const MAX_NESTING = 256;
/** UTF-16 units of a skeleton. The largest of 9,600 files of real crates, generated bindings among them, has a fifth of this. */
const MAX_SKELETON_LENGTH = 500_000;
/** UTF-16 units of a skeleton in which errors are mended. Mending garbage takes up to 25 µs a unit, and more memory the longer it goes on. */
const MAX_MENDED_LENGTH = 50_000;

const strictParser = parser.configure({ strict: true });

/**
 * A skeleton with an error in it is parsed again with the grammar's error recovery, which finds the items around the
 * error. That has a price on garbage, so in long or deeply nested garbage nothing is found.
 */
export function parseSkeleton(text: string): Tree {
  if (text.length > MAX_SKELETON_LENGTH || nestingOf(text) > MAX_NESTING) return parser.parse('');
  try {
    return strictParser.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return parser.parse(text.length > MAX_MENDED_LENGTH ? '' : text);
  }
}

function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if ('([{<'.includes(character)) depth++;
    else if (')]}>'.includes(character)) depth--;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
