import path from 'node:path';
import { median, rounded, runNode } from '../measure.mjs';
import { GLOB_SHAPES } from '../scope-lists.mjs';

const CHILD = path.join(import.meta.dirname, '..', 'children', 'scope.mjs');

/** Matching of paths, each time in a process of its own, as a run does it once. */
export async function measure({ quick, sources }) {
  const ask = async (...args) => JSON.parse((await runNode([CHILD, sources, ...args])).stdout);
  const shapes = quick ? GLOB_SHAPES.slice(1, 3) : GLOB_SHAPES;
  const rows = [];
  for (const shape of shapes) {
    const common = [];
    const large = [];
    for (let time = 0; time < (quick ? 2 : 5); time += 1) {
      common.push((await ask(shape, '3000', '200')).ms);
      if (time < (quick ? 1 : 3)) large.push((await ask(shape, '100000', '1000')).ms);
    }
    rows.push({ shape, common: median(common), large: median(large) });
  }
  const hostile = [];
  for (let time = 0; time < (quick ? 1 : 3); time += 1) hostile.push(await ask('hostile'));
  const worst = (key) => rows.reduce((most, row) => (row[key] > most[key] ? row : most));
  const slowest = hostile[0]
    .map(({ name }, at) => ({ name, ms: median(hostile.map((all) => all[at].ms)) }))
    .reduce((most, each) => (each.ms > most.ms ? each : most));
  return {
    figures: [
      {
        bar: 'scope-time',
        value: worst('common').common,
        note: `the slowest globs: ${worst('common').shape}`,
      },
      {
        bar: 'scope-large-time',
        value: worst('large').large,
        note: `the slowest globs: ${worst('large').shape}`,
      },
      { bar: 'scope-hostile-time', value: slowest.ms, note: slowest.name },
    ],
    tables: [
      {
        title: 'Scope by the shape of the globs, ms',
        columns: ['globs', '3,000 × 200', '100,000 × 1,000'],
        rows: rows.map(({ shape, common, large }) => [shape, rounded(common, 1), rounded(large)]),
      },
    ],
  };
}
