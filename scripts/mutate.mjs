// Changes the code in thousands of small ways and sees whether the unit tests notice. See docs/mutation.md.
//
//   npm run mutate [-- GROUP...] [--files PATTERN]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { minimatch } from 'minimatch';

const ROOT = path.join(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, 'reports', 'mutation');

/** What is changed, and the tests that must notice: a group is judged by the tests of its own folder alone. */
const GROUPS = {
  gates: { mutate: ['src/verdict.ts', 'src/gates/*.ts'], tests: ['gates'] },
  plan: { mutate: ['src/plan/*.ts'], tests: ['plan'] },
  changes: { mutate: ['src/changes/*.ts'], tests: ['changes'] },
  evidence: { mutate: ['src/evidence/*.ts'], tests: ['evidence'] },
};
/** The share of mutants that must be noticed, of all that any test could: in percent. */
const BAR = 90;

const USAGE = `Usage: npm run mutate [-- GROUP...] [--files PATTERN]
Groups: ${Object.keys(GROUPS).join(', ')}. --files takes one of them, and a pattern of files of that group.`;

const asked = readArguments();
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  process.exitCode = await main(asked.names, asked.files);
}

/** What is asked for, or what is wrong with it. */
function readArguments() {
  let parsed;
  try {
    parsed = parseArgs({ options: { files: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    return `${error.message}\n${USAGE}`;
  }
  const { values, positionals } = parsed;
  const names = positionals.length === 0 ? Object.keys(GROUPS) : positionals;
  const unknown = names.find((name) => !Object.hasOwn(GROUPS, name));
  if (unknown !== undefined) return `There is no group ${unknown}.\n${USAGE}`;
  const { files } = values;
  if (files === undefined) return { names };
  if (names.length > 1) return `--files goes with one group.\n${USAGE}`;
  const found = sources().filter((file) => minimatch(file, files));
  const isOwn = (file) => GROUPS[names[0]].mutate.some((pattern) => minimatch(file, pattern));
  const stray = found.length === 0 ? files : found.find((file) => !isOwn(file));
  return stray === undefined ? { names, files } : `${stray} is no file of ${names[0]}.\n${USAGE}`;
}

function sources() {
  const found = readdirSync(path.join(ROOT, 'src'), { recursive: true });
  return found.map((file) => `src/${file.split(path.sep).join('/')}`);
}

async function main(names, files) {
  process.chdir(ROOT);
  mkdirSync(REPORTS, { recursive: true });
  const groups = [];
  for (const name of names) groups.push([name, await mutate(name, files)]);
  if (groups.length > 1) groups.push(['all', groups.flatMap(([, mutants]) => mutants)]);
  const rows = groups.map(([name, mutants]) => ({ name, ...count(mutants) }));
  console.log(table(rows));
  return rows.every(({ score }) => score >= BAR) ? 0 : 1;
}

async function mutate(name, files) {
  const { mutate: patterns, tests } = GROUPS[name];
  const stryker = new Stryker({
    testRunner: 'jest-by-file',
    plugins: [path.join(import.meta.dirname, 'mutate-runner.mjs'), '@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    jest: {
      configFile: 'jest.config.js',
      enableFindRelatedTests: false,
      config: {
        roots: tests.map((folder) => `<rootDir>/__tests__/${folder}`),
        setupFiles: ['<rootDir>/scripts/mutate-setup.mjs'],
        watchman: false,
      },
    },
    coverageAnalysis: 'perTest',
    mutate: files === undefined ? patterns : [files],
    concurrency: Math.max(1, os.availableParallelism()),
    // A runner keeps what each run loads.
    maxTestRunnerReuse: 150,
    timeoutMS: 10_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: path.join(REPORTS, `${name}.json`) },
    tempDirName: path.join(os.tmpdir(), `plan-gate-mutation-${process.pid}`),
    ignorePatterns: ['dist', 'reports', 'bench', '__tests__/e2e', '__tests__/browser', '__tests__/crates'],
    // Stryker rewrites the configuration with functions that TypeScript 7 doesn't have; nothing here needs it.
    tsconfigFile: 'none.json',
    // What is left of a mutant's line is no longer right in its types, and is run without being checked.
    disableTypeChecks: 'src/**/*.ts',
    allowEmpty: false,
    logLevel: 'warn',
    allowConsoleColors: false,
  });
  const mutants = await stryker.runMutationTest();
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  writeFileSync(path.join(REPORTS, `${name}-left.txt`), left.map(describe).join('\n'));
  return mutants;
}

function describe({ fileName, location, mutatorName, replacement, status }) {
  const { start, end } = location;
  const at = `${path.relative(ROOT, fileName)}:${start.line}:${start.column}-${end.line}:${end.column}`;
  return `${status} ${at} ${mutatorName} → ${String(replacement).replace(/\s+/g, ' ')}`;
}

function count(mutants) {
  const of = (...all) => mutants.filter(({ status }) => all.includes(status)).length;
  const noticed = of('Killed', 'Timeout');
  const left = of('Survived', 'NoCoverage');
  return {
    noticed,
    timeouts: of('Timeout'),
    left,
    broken: of('CompileError', 'RuntimeError'),
    score: noticed + left === 0 ? 0 : (100 * noticed) / (noticed + left),
  };
}

function table(rows) {
  const head =
    '| group | noticed | of them by a timeout | not noticed | could not run | share |\n| --- | ---: | ---: | ---: | ---: | ---: |';
  const line = ({ name, noticed, timeouts, left, broken, score }) =>
    `| ${name} | ${noticed} | ${timeouts} | ${left} | ${broken} | ${score.toFixed(1)} % |`;
  return [head, ...rows.map(line)].join('\n');
}
