// A property that holds is tried this long for a mutant, in milliseconds, and not as often as in `npm test`: thousands of mutants are.
import * as fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 400, reporter });

/** By itself fast-check fails a property whose time is over before its first try. Such a one has seen nothing, and passes. */
function reporter(details) {
  const isUntried = details.interrupted && details.counterexamplePath === null;
  if (details.failed && !isUntried)
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
