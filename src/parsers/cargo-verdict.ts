import type { EvidenceProblem } from '../evidence/evidence.js';
import { targetString } from '../evidence/snapshot.js';
import type { CargoStream } from './cargo-stream.js';
import { type CompileError, MAX_COUNTED_ERRORS } from './compile-error.js';
import type { RunExit } from './run-verdict.js';

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
  problems.push(...compileErrors(what, stream));
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
  } else if (stream.errorCount === 0 && (!stream.finished || exit.code !== 0)) {
    add('cargo-failed', `${what} failed with exit code ${exit.code}.`);
  }
  return problems;
}

/** Each error at its place, and how many more there are. */
function compileErrors(what: string, { errors, errorCount }: CargoStream): readonly EvidenceProblem[] {
  const listed = errors.map((error) => problemOf(what, error));
  const more = errorCount - errors.length;
  if (more <= 0) return listed;
  const atLeast = errorCount < MAX_COUNTED_ERRORS ? '' : ' at least';
  const message = `${what} found${atLeast} ${more} more ${more === 1 ? 'error' : 'errors'}.`;
  return [...listed, { code: 'compile-error', message }];
}

/** What the compiler refuses reads the same whether the build or clippy met it, so that it is told once. */
function problemOf(what: string, error: CompileError): EvidenceProblem {
  const { package: owner, code, message, help, path, position } = error;
  const where = path === null ? '' : ` at ${path}${position === null ? '' : `:${position.line}`}`;
  const begin = code.startsWith('clippy::')
    ? `${what} found an error in package ${owner}${where}`
    : `Package ${owner} does not compile${where}`;
  return {
    code: 'compile-error',
    message: `${begin}: ${message}${code === '' ? '' : ` (${code})`}.`,
    ...(help === '' ? {} : { help }),
    ...(path === null ? {} : { path, ...position }),
  };
}

function repeatedTargets({ binaries }: CargoStream): string[] {
  const seen = new Set<string>();
  return [...new Set(binaries.map(targetString).filter((target) => seen.size === seen.add(target).size))];
}
