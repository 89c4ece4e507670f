import type { Finding } from '../finding.js';
import type { LostAssertions } from '../floor-facts.js';
import { allowedAside, applyAllowances, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-assertion-loss';

export const noAssertionLossGate = defineGate({
  id: ID,
  title: 'No assertion loss',
  why: 'A test that asserts less still passes and still counts, but no longer notices what it used to notice.',
  failureKind: 'violation',
  needs: ['assertionLosses', 'allowances'],
  evaluate({ assertionLosses, allowances }) {
    const { tests, files, tooLarge, looked } = assertionLosses;
    const judged = applyAllowances(ID, allowances, [...tests, ...files].map(offence));
    const touched =
      looked === 1
        ? 'in the one Rust file that was there before'
        : `in the ${looked} Rust files that were there before`;
    return {
      summary:
        judged.refused === 0
          ? `No test lost an assertion${looked === 0 ? '' : ` ${touched}`}${allowedAside(judged)}.`
          : `Assertions are lost in ${judged.refused} ${judged.refused === 1 ? 'place' : 'places'}${allowedAside(judged)}.`,
      findings: [...judged.findings, ...tooLarge.map(tooLargeNotice)],
    };
  },
});

function offence(loss: LostAssertions): Offence {
  const { path, line, ids } = loss;
  const { code, message, help } = words(loss);
  const finding: Finding = {
    code,
    level: 'error',
    message,
    help,
    path,
    line,
  };
  return { finding, names: [...ids, path], landedBefore: false };
}

const BRING_BACK = 'Bring the assertions back, or put ones that say as much in their place.';

const LEAD_BACK =
  'Let a `mod` line or a target of Cargo.toml lead to the file again, or bring its assertions to where the tests are now.';

/** Of tests that are gone from one file, those that are named. */
const NAMED_TESTS = 5;

interface Words {
  readonly code: string;
  readonly message: string;
  readonly help: string;
}

function words(loss: LostAssertions): Words {
  const { path, name, before, after, cause } = loss;
  const test = `Test ${name} in ${path}`;
  const counts = (verb: string) =>
    `asserted ${times(before)} and ${verb} ${after === 0 ? 'nothing' : times(after)} now`;
  if (name === null && cause?.kind === 'unreached') {
    const message = `${path} asserted ${times(before)} and belongs to no target whose tests run now, and no test that moved accounts for that.`;
    return { code: 'file_lost_assertions', message, help: LEAD_BACK };
  }
  if (name === null && cause?.kind === 'deleted') {
    const message = `${path} asserted ${times(before)} and is deleted, and no test that moved accounts for that.`;
    return {
      code: 'file_lost_assertions',
      message,
      help: 'Restore the file, or put tests that assert as much in its place.',
    };
  }
  if (name === null && cause?.kind === 'tests-gone') {
    const { names } = cause;
    const more = names.length - NAMED_TESTS;
    const listed = `${names.slice(0, NAMED_TESTS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    const [what, them] = names.length === 1 ? ['Test', 'the test'] : ['Tests', 'the tests'];
    const message = `${what} ${listed} of ${path} ${names.length === 1 ? 'is' : 'are'} gone: the file ${counts('asserts')}, which no test that moved accounts for.`;
    return {
      code: 'file_lost_assertions',
      message,
      help: `Restore ${them}, or bring ${names.length === 1 ? 'one that asserts' : 'others that assert'} as much.`,
    };
  }
  if (name === null) {
    const message = `${path} ${counts('asserts')}, which no test that moved accounts for.`;
    return { code: 'file_lost_assertions', message, help: BRING_BACK };
  }
  switch (cause?.kind) {
    case 'panic':
    case 'message':
      return panicWords(test, cause.kind);
    case 'doctest': {
      const [of, at] = name === '' ? ['', `at the top of ${path}`] : [`of ${name} `, `in ${path}`];
      if (cause.panics) return doctestPanicWords(`A doctest ${of}${at}`);
      const tests = `The doctests ${of}${at}`;
      return { code: 'doctest_lost_assertions', message: `${tests} ${counts('assert')}.`, help: BRING_BACK };
    }
    case 'macro':
      return {
        code: 'test_lost_assertions',
        message: `${test} ${counts('asserts')}: line ${cause.macroLine} puts another macro in the place of ${cause.macro}!, and what that one is given does not count.`,
        help: `Use the ${cause.macro}! of before, or give the new macro a name of its own.`,
      };
    default:
      return { code: 'test_lost_assertions', message: `${test} ${counts('asserts')}.`, help: BRING_BACK };
  }
}

function doctestPanicWords(doctest: string): Words {
  return {
    code: 'doctest_expects_panic',
    message: `${doctest} is to panic now and was to run through before, so it passes when what it shows breaks.`,
    help: 'Take `should_panic` off its code fence again, or keep the example as it was and add one of its own for the panic.',
  };
}

function panicWords(test: string, kind: 'panic' | 'message'): Words {
  if (kind === 'message')
    return {
      code: 'test_expects_any_panic',
      message: `${test} accepts more panics than it did: what its panic must say is gone or shorter.`,
      help: 'Bring the message back, so that no other panic makes the test pass.',
    };
  return {
    code: 'test_expects_panic',
    message: `${test} is to panic now and was not before, so it passes when what it tests breaks.`,
    help: 'Take `should_panic` away again and mend what panics, or add a test of its own for the panic.',
  };
}

function times(count: number): string {
  return `${count} ${count === 1 ? 'time' : 'times'}`;
}

function tooLargeNotice(path: string): Finding {
  return {
    code: 'too_large',
    level: 'notice',
    message: `${path} is larger than 2 MiB, so its assertions were not counted.`,
    help: 'Nothing to do, unless it holds tests: then split it.',
    path,
    line: 1,
  };
}
