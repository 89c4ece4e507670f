import type { ChangedFile } from '../changes/changed-file.js';
import type { CompiledGlobs } from '../changes/scope.js';
import type { TestGain, TestGains, TestlessChange } from '../changes/test-gains.js';
import { codeLinesOf, gainedLines, testLinesOf } from '../changes/test-lines.js';
import { known, type Read } from '../facts.js';
import { type FileContent, MAX_SOURCE_BYTES, type Repository } from '../repository.js';
import { readUnharnessed } from './test-gains-harness.js';

/** Files looked at in one round, two requests through GitHub's API; the search ends with the first round that holds a gain. */
const ROUND = 100;

export interface TestSearch {
  readonly owner: string;
  readonly changes: readonly ChangedFile[];
  readonly mergeBase: string;
  readonly head: string;
  readonly testGlobs: CompiledGlobs;
}

/** Deleted files that are looked at as where lines may have come from; more would cost a huge pull request its requests. */
const MAX_SOURCES = 100;

/**
 * Looks for test lines that the head holds and the merge base does not. Code that only moved is no gain, within a file or
 * out of a deleted one, and whether it was a test before or not: so all code of those files counts as there before.
 */
export async function readTestGains(repository: Repository, search: TestSearch): Promise<Read<TestGains>> {
  const relevant = search.changes.filter(
    (file) => file.path.endsWith('.rs') || search.testGlobs.matches(file.path) !== null,
  );
  const present = likelyFirst(
    relevant.filter((file) => file.change !== 'deleted'),
    search.testGlobs,
  );
  const deleted = sourcesOfMoves(search.changes, present);
  const testless: TestlessChange[] = relevant
    .filter((file) => file.change === 'deleted')
    .map((file) => ({ path: file.path, why: 'deleted' }));
  const paths = (files: readonly ChangedFile[]) => files.map((file) => file.path);
  let before: Read<ReadonlyMap<string, FileContent>> | undefined;
  for (let start = 0; start < present.length; start += ROUND) {
    const round = present.slice(start, start + ROUND);
    const modified = round.filter((file) => file.change === 'modified');
    const [deletedBefore, roundBefore, roundAfter] = await Promise.all([
      before ?? repository.readFiles(search.mergeBase, paths(deleted), MAX_SOURCE_BYTES),
      repository.readFiles(search.mergeBase, paths(modified), MAX_SOURCE_BYTES),
      repository.readFiles(search.head, paths(round), MAX_SOURCE_BYTES, knownOids(round)),
    ]);
    before = deletedBefore;
    if (deletedBefore.state !== 'known') return deletedBefore;
    if (roundBefore.state !== 'known') return roundBefore;
    if (roundAfter.state !== 'known') return roundAfter;
    const moved = [...deletedBefore.value].map(([path, content]) => linesOf(path, content));
    const judged = await judgeRound(
      round,
      (file, harness) => {
        const contents = [roundBefore.value.get(file.path), roundAfter.value.get(file.path)] as const;
        return judge(file, contents, moved, search.testGlobs, harness);
      },
      (seeming) => readUnharnessed(repository, search.head, seeming, roundAfter.value),
    );
    if (judged.state !== 'known') return judged;
    const gained = judged.value.filter((answer) => 'lines' in answer);
    testless.push(
      ...judged.value.filter((answer) => 'why' in answer && isTestFile(answer.path, search)).map(asTestless),
    );
    if (gained.length > 0) return known({ owner: search.owner, gained, testless });
  }
  return known({ owner: search.owner, gained: [], testless });
}

type Answer = TestGain | TestlessChange;

/** What looks like a gain is judged again where it is in a target without a harness. */
async function judgeRound(
  round: readonly ChangedFile[],
  judgeFile: (file: ChangedFile, harness: boolean) => Answer,
  readWithout: (paths: readonly string[]) => Promise<Read<ReadonlySet<string>>>,
): Promise<Read<readonly Answer[]>> {
  const answers = round.map((file) => ({ file, answer: judgeFile(file, true) }));
  const without = await readWithout(
    answers.flatMap(({ answer }) => ('lines' in answer ? [answer.path] : [])),
  );
  if (without.state !== 'known') return without;
  return known(
    answers.map(({ file, answer }) => (without.value.has(file.path) ? judgeFile(file, false) : answer)),
  );
}

function judge(
  file: ChangedFile,
  [before, after]: readonly [FileContent | undefined, FileContent | undefined],
  moved: readonly (readonly string[])[],
  testGlobs: CompiledGlobs,
  harness: boolean,
): Answer {
  if (after?.state === 'too-large' || before?.state === 'too-large')
    return { path: file.path, why: 'too-large' };
  if (after?.state !== 'bytes') return { path: file.path, why: 'not-a-file' };
  const was = before === undefined ? [] : [linesOf(file.path, before)];
  const gained = gainedLines([...was, ...moved], testLinesOf(file.path, after.bytes, testGlobs, harness));
  if (gained.length > 0) return { path: file.path, lines: gained.length };
  return { path: file.path, why: harness ? 'no-new-line' : 'no-harness' };
}

function linesOf(path: string, content: FileContent): readonly string[] {
  return content.state === 'bytes' ? codeLinesOf(path, content.bytes) : [];
}

/** Deleted files of the kinds that are looked at, those of a name that came up elsewhere first. */
function sourcesOfMoves(
  changes: readonly ChangedFile[],
  present: readonly ChangedFile[],
): readonly ChangedFile[] {
  const kinds = new Set(present.map((file) => extensionOf(file.path)));
  const names = new Set(present.map((file) => nameOf(file.path)));
  const deleted = changes.filter((file) => file.change === 'deleted' && kinds.has(extensionOf(file.path)));
  const sameName = deleted.filter((file) => names.has(nameOf(file.path)));
  return [...sameName, ...deleted.filter((file) => !names.has(nameOf(file.path)))].slice(0, MAX_SOURCES);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function extensionOf(path: string): string {
  return /\.[^./]*$/.exec(nameOf(path))?.[0] ?? '';
}

/** Files that are tests by their path come before Rust sources that may hold some. */
function likelyFirst(files: readonly ChangedFile[], testGlobs: CompiledGlobs): readonly ChangedFile[] {
  const isTest = (file: ChangedFile) => testGlobs.matches(file.path) !== null;
  return [...files.filter(isTest), ...files.filter((file) => !isTest(file))];
}

/** A Rust source that held no tests before or after is no reason to name it among the tests that fell short. */
function isTestFile(path: string, search: TestSearch): boolean {
  return search.testGlobs.matches(path) !== null;
}

function asTestless(answer: Answer): TestlessChange {
  return 'why' in answer ? answer : { path: answer.path, why: 'no-new-line' };
}

function knownOids(files: readonly ChangedFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap((file) => (file.after === undefined ? [] : [[file.path, file.after.oid] as const])),
  );
}
