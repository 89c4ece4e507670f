import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, rounded, runNode } from '../measure.mjs';
import { packageNames, ROOTS, testNames, writeCargoLines, writeTestRun } from '../tool-output.mjs';

const CHILD = path.join(import.meta.dirname, '..', 'children', 'output.mjs');
const CARGO_LINES = 100_000;
const TARGETS = 50;
const TESTS = 4_000;
const IGNORED_EVERY = 97;

/** What a capture of a very large workspace has to read. */
export async function measure({ quick, sources }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'));
  try {
    writeCargoLines(path.join(folder, 'cargo.jsonl'), CARGO_LINES);
    const targets = writeTests(folder);
    await writeBaseline(folder, sources, targets);
    const results = [];
    for (let time = 0; time < (quick ? 2 : 7); time += 1) {
      results.push(JSON.parse((await runNode([CHILD, sources, folder])).stdout));
    }
    const [first] = results;
    if (first.tests !== TARGETS * TESTS || first.changed + first.faults + first.problems !== 0) {
      throw new Error(`The output was not read as it was written: ${JSON.stringify(first)}`);
    }
    const phases = Object.keys(first.phases).map((phase) => [
      phase,
      rounded(median(results.map((each) => each.phases[phase]))),
    ]);
    return {
      figures: [
        {
          bar: 'output-time',
          value: median(results.map(({ ms }) => ms)),
          note: `${first.tests} tests, ${first.warnings} different warnings`,
        },
        {
          bar: 'output-memory',
          value: median(results.map(({ maxRssKib }) => maxRssKib / 1024)),
          note: 'median of the runs',
        },
      ],
      tables: [{ title: 'Reading large output, ms', columns: ['part', 'ms'], rows: phases }],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeTests(folder) {
  const names = testNames(TESTS);
  const list = `${names.map((name) => `${name}: test\n`).join('')}\n${TESTS} tests, 0 benchmarks\n`;
  return Array.from({ length: TARGETS }, (_, at) => {
    const target = `crate-${String(at).padStart(3, '0')}`;
    writeTestRun(path.join(folder, `${target}.run`), names, IGNORED_EVERY);
    writeFileSync(path.join(folder, `${target}.list`), list);
    return target;
  });
}

/** The same tests and warnings, in pieces, one for each target. */
async function writeBaseline(folder, sources, targets) {
  const load = (file) => import(pathToFileURL(path.join(sources, file)).href);
  const { cargoStreamParser } = await load('parsers/cargo-stream.js');
  const { sourceNames } = await load('parsers/source-path.js');
  const { createReadStream } = await import('node:fs');
  const parser = cargoStreamParser({ packages: packageNames(), names: sourceNames(ROOTS) });
  for await (const chunk of createReadStream(path.join(folder, 'cargo.jsonl'))) parser.push(chunk);
  const warnings = parser.end().warnings.map(({ lint, package: owner, file, message, count }) => ({
    lint,
    package: owner,
    file,
    message,
    count,
  }));
  const names = testNames(TESTS).filter((_, at) => at % IGNORED_EVERY !== 0);
  for (const [at, target] of targets.entries()) {
    const [from, to] = [at, at + 1].map((n) => Math.floor((n * warnings.length) / targets.length));
    const passed = names.map((name) => ({ package: target, target_kind: 'lib', target, name }));
    const part = { passed, warnings: warnings.slice(from, to) };
    writeFileSync(path.join(folder, `${target}.baseline`), JSON.stringify(part));
  }
}
