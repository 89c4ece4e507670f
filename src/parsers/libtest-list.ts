import type { EvidenceProblem } from '../evidence/evidence.js';
import { splitLines } from './line-splitter.js';

/** The tests that a test binary, or the doctests of a library, say that they have. */
export interface TestList {
  /** In the order of the output; a doctest's name can occur more than once. */
  readonly names: readonly string[];
  /** Why the list cannot be relied on; empty when it can. */
  readonly problems: readonly EvidenceProblem[];
}

const TEST = ': test';
const BENCHMARK = ': benchmark';
const TOTAL = /^([0-9]{1,9}) tests?, ([0-9]{1,9}) benchmarks?$/;
const MAX_LINE_BYTES = 1024 * 1024;

/**
 * Reads the output of `--list`. Other output in it (a logger that starts before `main`) does no harm as long as libtest's own
 * total agrees; doctests of edition 2024 print several lists, each with its total.
 */
export function parseTestList(output: Uint8Array): TestList {
  const names: string[] = [];
  let total: number | null = null;
  const splitter = splitLines(MAX_LINE_BYTES, {
    line(text) {
      const line = text.endsWith('\r') ? text.slice(0, -1) : text;
      // The list is hardly anything but names, so that they keep its text alive costs less than copies of them.
      if (line.endsWith(TEST)) names.push(line.slice(0, -TEST.length));
      else if (line.endsWith(BENCHMARK)) names.push(line.slice(0, -BENCHMARK.length));
      else {
        const found = TOTAL.exec(line);
        if (found !== null) total = (total ?? 0) + Number(found[1]) + Number(found[2]);
      }
    },
    notUtf8: () => undefined,
    tooLong: () => undefined,
  });
  splitter.push(output);
  splitter.end();
  return { names, problems: listProblems(names.length, total) };
}

function listProblems(listed: number, total: number | null): EvidenceProblem[] {
  if (total === null) {
    return [{ code: 'list-incomplete', message: 'The list of tests ends without its total.' }];
  }
  if (total === listed) return [];
  return [
    {
      code: 'list-mismatch',
      message: `The list names ${listed} ${listed === 1 ? 'test' : 'tests'}, but its total says ${total}.`,
    },
  ];
}
