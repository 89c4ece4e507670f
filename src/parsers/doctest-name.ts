import { compareUtf8 } from '../evidence/utf8-order.js';
import type { LibtestOutcome, TestMode } from './libtest-line.js';
import type { SourceNames } from './source-path.js';

/** A doctest as rustdoc lists it: `src/lib.rs - item (line 12)`. */
export interface ListedDoctest {
  readonly listed: string;
  readonly mode: TestMode | null;
  readonly outcome: LibtestOutcome;
}

const LINE = / \(line ([0-9]{1,9})\)$/;

/** The file, as rustdoc names it, and the line of the code block that a doctest's name holds. */
export function doctestPlace(listed: string): { readonly file: string; readonly line: number } | null {
  const line = Number(LINE.exec(listed)?.[1] ?? 0);
  const dash = listed.indexOf(' - ');
  return line < 1 || dash === -1 ? null : { file: listed.slice(0, dash), line };
}

/**
 * Names that stay when lines are added above (spec.md, B4): the line number is dropped, and the blocks of one item are told
 * apart by `#2`, `#3`… in the order of the file. Ignored blocks come after the others, so that an ignored example which is
 * added first does not look like the old one, newly ignored. The answer is in the order of the input.
 */
export function doctestNames(doctests: readonly ListedDoctest[], names: SourceNames): string[] {
  const stems = doctests.map((doctest) => stemOf(doctest, names));
  const order = doctests.map((_, i) => i).sort((a, b) => compareDoctests(doctests[a], doctests[b]));
  const counts = new Map<string, number>();
  const result = [...stems];
  for (const i of order) {
    const stem = stems[i] ?? '';
    const ordinal = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, ordinal);
    if (ordinal > 1) result[i] = `${stem} #${ordinal}`;
  }
  return result;
}

/** `limiter/src/lib.rs - one - compile fail`: without the line, with a path that is the same on every machine. */
function stemOf({ listed, mode }: ListedDoctest, names: SourceNames): string {
  const bare = listed.replace(LINE, '');
  const dash = bare.indexOf(' - ');
  const file = dash === -1 ? bare.replace(/ -$/, '') : bare.slice(0, dash);
  const item = dash === -1 ? '' : bare.slice(dash);
  // What is only compiled is another test than what is run.
  const suffix = mode === null || mode === 'should panic' ? '' : ` - ${mode}`;
  return names.place(file).file + item + suffix;
}

function compareDoctests(a: ListedDoctest | undefined, b: ListedDoctest | undefined): number {
  if (a === undefined || b === undefined) return 0;
  const byIgnored = Number(a.outcome === 'ignored') - Number(b.outcome === 'ignored');
  return byIgnored || lineOf(a) - lineOf(b) || compareUtf8(a.listed, b.listed);
}

function lineOf({ listed }: ListedDoctest): number {
  return Number(LINE.exec(listed)?.[1] ?? 0);
}
