// Reads what cargo and test binaries printed as a capture does, hashes it and compares it with a baseline; prints as JSON how
// long each took, in milliseconds. Arguments: the folder with the compiled sources and the folder with the output.
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageNames, ROOTS } from '../tool-output.mjs';

const [sources = '', output = ''] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(sources, file)).href);
const { cargoStreamParser } = await load('parsers/cargo-stream.js');
const { testRunReader } = await load('parsers/test-run.js');
const { parseTestList } = await load('parsers/libtest-list.js');
const { sourceNames } = await load('parsers/source-path.js');
const { sortTests, sortWarnings } = await load('evidence/snapshot.js');
const { hashSnapshot } = await load('evidence/hash.js');
const { compareSnapshots } = await load('evidence/compare.js');
const { keepYoungGenerationSmall } = await load('capture/young-generation.js');

keepYoungGenerationSmall();
const phases = {};
let before = performance.now();
function mark(phase) {
  phases[phase] = performance.now() - before;
  before = performance.now();
}

const names = sourceNames(ROOTS);
const exit = { code: 0, signal: null };

/** As a pipe would bring it: in pieces, in a buffer that is used again. */
function readInPieces(file, push) {
  const buffer = Buffer.allocUnsafe(64 * 1024);
  const handle = openSync(join(output, file), 'r');
  for (let bytes = readSync(handle, buffer); bytes > 0; bytes = readSync(handle, buffer)) {
    push(buffer.subarray(0, bytes));
  }
  closeSync(handle);
}

function readWarnings() {
  const parser = cargoStreamParser({ packages: packageNames(), names });
  readInPieces('cargo.jsonl', parser.push);
  return parser.end();
}

function readTests(target) {
  const listed = parseTestList(readFileSync(join(output, `${target}.list`)));
  const reader = testRunReader({ listed: listed.names, kind: 'harness', names });
  readInPieces(`${target}.run`, reader.push);
  return reader.end(exit);
}

/** In texts of its own, in pieces so that no large text is kept; reading it is not part of what is measured. */
function readBaseline() {
  const [passed, warnings] = [[], []];
  for (const file of readdirSync(output).sort()) {
    if (!file.endsWith('.baseline')) continue;
    const part = JSON.parse(readFileSync(join(output, file), 'utf8'));
    for (const test of part.passed) passed.push(test);
    for (const warning of part.warnings) warnings.push(warning);
  }
  return { tests: { ...current.tests, passed }, clippy: { warnings }, coverage: null };
}

const stream = readWarnings();
mark('cargo lines');
const runs = [];
for (const file of readdirSync(output).sort()) {
  if (!file.endsWith('.run')) continue;
  const target = file.slice(0, -'.run'.length);
  runs.push({ target: { package: target, target_kind: 'lib', target }, run: readTests(target) });
}
mark('libtest lines');
function idsOf(outcome) {
  const ids = [];
  for (const { target, run } of runs) {
    for (const result of run.results)
      if (result.outcome === outcome) ids.push({ ...target, name: result.name });
  }
  return sortTests(ids);
}

const current = {
  tests: {
    passed: idsOf('passed'),
    failed: idsOf('failed'),
    ignored: idsOf('ignored'),
    targets: runs.map(({ target }) => `${target.package}/${target.target_kind}/${target.target}`),
  },
  clippy: {
    warnings: sortWarnings(
      stream.warnings.map(({ lint, package: owner, file, message, count }) => ({
        lint,
        package: owner,
        file,
        message,
        count,
      })),
    ),
  },
  coverage: null,
};
const problems = runs.flatMap(({ run }) => run.problems);
// Evidence holds the snapshot and what failed, and nothing else of the runs.
runs.length = 0;
mark('snapshot');
const baseline = readBaseline();
mark('baseline file');
const hashes = hashSnapshot({ snapshot: current });
mark('hash');
const comparison = compareSnapshots(baseline, current);
mark('compare');
console.log(
  JSON.stringify({
    hashes,
    problems: problems.length,
    faults: stream.faultCount,
    tests: comparison.unchanged.length,
    warnings: comparison.keptWarnings.length,
    changed: comparison.newWarnings.length + comparison.added.length + comparison.vanished.length,
    phases,
    ms: Object.entries(phases).reduce((sum, [phase, ms]) => (phase === 'baseline file' ? sum : sum + ms), 0),
    maxRssKib: process.resourceUsage().maxRSS,
  }),
);
