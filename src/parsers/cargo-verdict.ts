import type { EvidenceProblem } from '../evidence/evidence.js';
import { targetString } from '../evidence/snapshot.js';
import type { CargoStream, CompileError } from './cargo-stream.js';
import type { RunExit } from './run-verdict.js';
import { cutText } from './rustc-warning.js';

/** Longest compiler message that a reason repeats. */
const MAX_MESSAGE = 300;

/**
 * Why the output of a cargo run is not the whole story; empty when it is. `what` names the run in the messages, as in
 * "`cargo clippy`".
 */
export function judgeCargoRun(what: string, stream: CargoStream, exit: RunExit): EvidenceProblem[] {
  const problems: EvidenceProblem[] = [];
  const add = (code: string, message: string) => problems.push({ code, message });
  const [fault] = stream.faults;
  if (fault !== undefined) {
    const more = stream.faultCount > 1 ? ` ${stream.faultCount} lines are at fault in all.` : '';
    add('cargo-output', `Line ${fault.line} of what ${what} printed ${fault.reason}.${more}`);
  }
  const [error] = stream.errors;
  if (error !== undefined) {
    const more = stream.errorCount > 1 ? ` There are ${stream.errorCount} errors in all.` : '';
    add('compile-error', `${what} found an error${describe(error)}.${more}`);
  }
  for (const target of repeatedTargets(stream)) {
    add('cargo-targets', `${what} names two test executables for ${target}.`);
  }
  if (exit.code === null) {
    add('cargo-killed', `${what} was killed${exit.signal === null ? '' : ` by ${exit.signal}`}.`);
  } else if (stream.finished === null) {
    add(
      'cargo-unfinished',
      `${what} ended with exit code ${exit.code} and without saying that the build finished.`,
    );
  } else if (error === undefined && (!stream.finished || exit.code !== 0)) {
    add('cargo-failed', `${what} failed with exit code ${exit.code}.`);
  }
  return problems;
}

function describe({ package: owner, code, message, path, line }: CompileError): string {
  const where = path === null ? '' : ` at ${path}${line === null ? '' : `:${line}`}`;
  return ` in package ${owner}${where}: ${cutText(message, MAX_MESSAGE)}${code === '' ? '' : ` (${code})`}`;
}

function repeatedTargets({ binaries }: CargoStream): string[] {
  const seen = new Set<string>();
  return [...new Set(binaries.map(targetString).filter((target) => seen.size === seen.add(target).size))];
}
