import path from 'node:path';
import { median, rounded, runNode } from '../measure.mjs';

const CHILD = path.join(import.meta.dirname, '..', 'children', 'rust.mjs');

/** Rust sources of real crates, where cargo has some here; else those of the tests. */
export async function measure({ quick, sources }) {
  const results = [];
  for (let time = 0; time < (quick ? 1 : 3); time += 1) {
    results.push(JSON.parse((await runNode([CHILD, sources, quick ? '2' : '12'])).stdout));
  }
  const [{ corpus, files, bytes, tests, counted, missed, invented, examples }] = results;
  const speed = median(results.map(({ ms }) => bytes / 1e6 / (ms / 1_000)));
  return {
    figures: [
      { bar: 'rust-speed', value: speed, note: `${files} files of ${corpus}, ${rounded(bytes / 1e6, 1)} MB` },
      {
        bar: 'rust-tests',
        value: missed + invented,
        note: `${tests} tests found; ${counted} counted otherwise${examples.length === 0 ? '' : `; ${examples.join(', ')}`}`,
      },
    ],
  };
}
