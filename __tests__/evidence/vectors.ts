import { readFileSync } from 'node:fs';

/** The cases of a file below `__tests__/vectors`: expected answers that the reference gave, one JSON value a line. */
export function readVectors<T>(name: string): T[] {
  const text = readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), 'utf8');
  const cases = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
  if (cases.length === 0) throw new Error(`No case in ${name}.jsonl.`);
  return cases;
}
