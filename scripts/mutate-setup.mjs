// A property that holds is tried this long for a mutant, in milliseconds, and not as often as in `npm test`: thousands of mutants are.
import * as fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 400 });
