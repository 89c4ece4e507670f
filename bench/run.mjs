// Measures every bar and prints one table. See docs/benchmarks.md.
//
//   node bench/run.mjs [--quick] [--only CASE] [--strict]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BARS, holds, inReferenceUnits, REFERENCE_EMPTY_MS } from './bars.mjs';
import { median, NODE_24, ROOT, rounded, runEmpty } from './measure.mjs';

const CASES = [...new Set(BARS.map(({ only }) => only))];

if (NODE_24 === undefined) {
  console.error('There is no Node 24 here; install with optional dependencies.');
  process.exitCode = 2;
} else if (Number(process.versions.node.split('.')[0]) < 24) {
  const { status } = spawnSync(NODE_24, [import.meta.filename, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 2;
} else {
  process.exitCode = await main();
}

async function main() {
  let values;
  try {
    const options = { quick: { type: 'boolean' }, strict: { type: 'boolean' }, only: { type: 'string' } };
    ({ values } = parseArgs({ options }));
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run bench [-- --quick] [--only CASE] [--strict]`);
    return 2;
  }
  if (values.only !== undefined && !CASES.includes(values.only)) {
    console.error(`There is no case ${values.only}; there are ${CASES.join(', ')}.`);
    return 2;
  }
  await import('./typescript.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-bench-'));
  try {
    const cases = values.only === undefined ? CASES : [values.only];
    const sources = compile(folder);
    const measured = await measureAll(cases, { quick: values.quick === true, sources });
    return show(cases, measured, values.strict === true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What runs in a process is measured without the compiler: the sources as JavaScript, as they are before they are bundled. */
function compile(folder) {
  const out = path.join(folder, 'build');
  const compiler = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', 'tsconfig.build.json', '--outDir', out, '--noEmitOnError', 'false'];
  // What is wrong with types is for `npm run types` to say.
  const { error } = spawnSync(process.execPath, args, { cwd: ROOT });
  if (error !== undefined) throw error;
  cpSync(path.join(ROOT, 'src'), out, { recursive: true, filter: (file) => !/\.c?ts$/.test(file) });
  writeFileSync(path.join(out, 'package.json'), '{"type":"module"}');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(out, 'node_modules'), 'junction');
  return out;
}

async function measureAll(cases, { quick, sources }) {
  const all = [];
  for (const name of cases) {
    console.error(`${name} …`);
    const { measure } = await import(`./cases/${name}.mjs`);
    const before = await emptyTimes(quick);
    let result;
    try {
      result = await measure({ quick, sources, reference: REFERENCE_EMPTY_MS });
    } catch (error) {
      console.error(`${name} could not be measured: ${error.stack ?? error}`);
      const bars = BARS.filter(({ only }) => only === name);
      result = { figures: bars.map(({ id }) => ({ bar: id, value: null, note: 'failed; see above' })) };
    }
    const empty = median([...before, ...(await emptyTimes(quick))]);
    all.push({ empty, ...result });
  }
  return all;
}

/** What an empty Node process takes, just before and just after each case. */
async function emptyTimes(quick) {
  const times = [];
  for (let time = 0; time < (quick ? 3 : 7); time += 1) times.push((await runEmpty()).ms);
  return times;
}

function show(cases, measured, strict) {
  const rows = BARS.filter(({ only }) => cases.includes(only)).map((bar) => rowOf(bar, measured));
  printTable(
    'Bars',
    ['bar', 'at most', 'figure', 'holds', 'measured'],
    rows.map(({ cells }) => cells),
  );
  for (const { title, columns, rows: lines } of measured.flatMap(({ tables = [] }) => tables)) {
    printTable(title, columns, lines);
  }
  const empty = median(measured.map((each) => each.empty));
  console.log(
    `An empty Node process takes ${rounded(empty, 1)} ms here. Bars in milliseconds were set where it takes ${REFERENCE_EMPTY_MS} ms, and figures are given as they would be there.`,
  );
  const missed = rows.filter(({ held }) => held === false).length;
  const unmeasured = rows.filter(({ held }) => held === null).length;
  console.log(
    `${rows.length - missed - unmeasured} bars hold, ${missed} do not, ${unmeasured} were not measured.`,
  );
  return strict && missed + unmeasured > 0 ? 1 : 0;
}

function rowOf(bar, measured) {
  const found = measured.find(({ figures }) => figures.some(({ bar: id }) => id === bar.id));
  const figure = found?.figures.find(({ bar: id }) => id === bar.id);
  const value = figure?.value ?? null;
  const held = holds(bar, value, found?.empty ?? REFERENCE_EMPTY_MS);
  const limit = `${bar.atLeast ? 'at least ' : ''}${inUnit(bar, bar.limit)}`;
  const shown = value === null ? '–' : inUnit(bar, inReferenceUnits(bar, value, found.empty));
  const raw =
    value !== null && (bar.unit === 'ms' || bar.unit === 'MB/s') ? `${inUnit(bar, value)} here; ` : '';
  const word = held === null ? 'not measured' : held ? 'yes' : 'no';
  return { held, cells: [bar.says, limit, shown, word, `${raw}${figure?.note ?? ''}`] };
}

function inUnit({ unit }, value) {
  if (unit === 'ratio') return `${rounded(value, 2)} ×`;
  if (unit === 'count') return rounded(value);
  return `${rounded(value, value < 100 ? 1 : 0)} ${unit}`;
}

/** As Markdown, so that it can be pasted. */
function printTable(title, columns, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  console.log(`### ${title}\n`);
  console.log([line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'));
  console.log('');
}
