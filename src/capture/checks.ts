import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { CheckResult } from '../evidence/evidence.js';
import type { PlanCheck } from '../plan/plan.js';
import type { JobResult, Runner } from './capture-runner.js';

/** Where and how a plan's checks run. */
export interface CheckPlace {
  /** The top of the work tree. */
  readonly repository: string;
  readonly env: Readonly<Record<string, string>>;
  readonly runner: Runner;
  /** Of each check, in ms. */
  readonly timeoutMs: number;
}

/** What is kept of a failed check's output: its end, where programs say why. */
const OUTPUT_TAIL_BYTES = 16 * 1024;

/**
 * Runs a plan's checks one after another, all of them, each as `sh -c` in its folder. Whether one passed follows from its
 * exit code and the plan's expectation (0 when absent); one without an exit code failed.
 */
export async function runChecks(
  checks: readonly PlanCheck[],
  place: CheckPlace,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await runCheck(check, place));
  return results;
}

async function runCheck(check: PlanCheck, place: CheckPlace): Promise<CheckResult> {
  const { desc, run } = check;
  const told = { desc, run, cwd: check.cwd ?? null };
  const folder = await findFolder(place.repository, check.cwd ?? '');
  if ('refused' in folder) return { ...told, exit_code: null, reason: folder.refused, output: '' };
  const tail = keepTail(OUTPUT_TAIL_BYTES);
  const result = await place.runner.run({
    command: 'sh',
    // Both outputs in one pipe, so that they stay in order; the check itself runs in a shell that knows nothing of it.
    args: ['-c', 'exec 2>&1; exec sh -c "$1"', 'sh', run],
    cwd: folder.path,
    env: place.env,
    timeoutMs: place.timeoutMs,
    onStdout: tail.add,
  });
  const exitCode = result.stop === null ? result.exitCode : null;
  const asExpected = exitCode === (check.expect_exit ?? 0);
  return {
    ...told,
    exit_code: exitCode,
    reason: exitCode === null ? reasonOf(result) : null,
    output: asExpected ? '' : tail.text(),
  };
}

function reasonOf(result: JobResult): string {
  return `The check ${result.how}.`;
}

/** The folder of a check with every symlink resolved, inside the work tree. */
async function findFolder(
  repository: string,
  cwd: string,
): Promise<{ readonly path: string } | { readonly refused: string }> {
  const top = await realpath(repository);
  const path = await realpath(join(top, cwd)).catch(() => null);
  const isFolder = path !== null && (await stat(path)).isDirectory();
  if (path === null || !isFolder) return { refused: `Its folder \`${cwd}\` does not exist.` };
  if (path !== top && !path.startsWith(top + sep)) {
    return { refused: `Its folder \`${cwd}\` leads out of the repository.` };
  }
  return { path };
}

function keepTail(limit: number): { readonly add: (chunk: Buffer) => void; readonly text: () => string } {
  let kept = Buffer.alloc(0);
  return {
    add(chunk) {
      kept = Buffer.concat([kept, chunk.subarray(-limit)]).subarray(-limit);
    },
    // The cut may fall into a character; what is left of it would read as U+FFFD.
    text: () => kept.toString('utf8').replace(/^\ufffd{1,3}/, ''),
  };
}
