// StrykerJS's runner for Jest, told which files to run. By itself it loads every test file for every mutant and leaves it to a
// pattern of names which tests run. This one runs only the files that reach the mutant, the quickest first, until one fails.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** In the sandbox, which all runners of a run share, and no other run. A runner enters it only after this file is loaded. */
const notes = () => path.resolve('test-files.json');

/** @typedef {{file: string, ms: number, tests: string[]}} TestFile A test file, the time its tests took in milliseconds, and their ids. */

class ByFile {
  constructor(runner) {
    this.runner = runner;
    this.adapter = runner.jestTestAdapter;
  }

  capabilities() {
    return this.runner.capabilities();
  }

  init() {
    return this.runner.init();
  }

  async dryRun(options) {
    const result = await this.runner.dryRun(options);
    if (result.tests !== undefined) writeFileSync(notes(), JSON.stringify(byFile(result.tests)));
    return result;
  }

  async mutantRun(options) {
    this.files ??= JSON.parse(readFileSync(notes(), 'utf8'));
    let last = { status: 'survived', nrOfTests: 0 };
    let tests = 0;
    for (const { file, tests: own } of this.files) {
      const testFilter = own.filter((id) => options.testFilter?.includes(id) ?? true);
      if (testFilter.length === 0) continue;
      this.runner.jestTestAdapter = {
        run: (settings) => this.adapter.run({ ...settings, testFiles: [file] }),
      };
      last = await this.runner.mutantRun({ ...options, testFilter });
      tests += last.nrOfTests ?? 0;
      if (last.status !== 'survived') break;
    }
    return last.nrOfTests === undefined ? last : { ...last, nrOfTests: tests };
  }
}

/** Tests that take longer than this, in milliseconds, see how huge inputs are borne, and are left out: see docs/mutation.md. */
const MOST_MS = 1_000;

/** @returns {TestFile[]} the quickest first */
function byFile(tests) {
  const files = new Map();
  for (const { id, fileName, timeSpentMs } of tests) {
    if (timeSpentMs > MOST_MS) continue;
    const entry = files.get(fileName) ?? { file: fileName, ms: 0, tests: [] };
    entry.ms += timeSpentMs;
    entry.tests.push(id);
    files.set(fileName, entry);
  }
  return [...files.values()].sort((a, b) => a.ms - b.ms);
}

function byFileFactory(injector) {
  return new ByFile(jestPlugins[0].factory(injector));
}
byFileFactory.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'jest-by-file', byFileFactory)];
