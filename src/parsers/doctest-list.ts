import { NAME_END, parseOutcome, splitMode } from './libtest-line.js';

const TEST = 'test ';

/**
 * The doctests that a run of rustdoc names, in place of their `--list`, for which doctests of edition 2024 would be built
 * once more. rustdoc catches what doctests print, so what looks like a result here is one.
 */
export function doctestsInOutput(output: string): readonly string[] {
  const names: string[] = [];
  for (const line of output.split('\n')) {
    const end = line.startsWith(TEST) ? line.lastIndexOf(NAME_END) : -1;
    if (end <= TEST.length || parseOutcome(line.slice(end + NAME_END.length)) === null) continue;
    names.push(splitMode(line.slice(TEST.length, end)).name);
  }
  return names;
}
