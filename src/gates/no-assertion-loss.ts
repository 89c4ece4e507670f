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
  const { path, name, cause } = loss;
  const test = `Test ${name} in ${path}`;
  switch (cause?.kind) {
    case 'unreached':
    case 'deleted':
      return wholeFileWords(loss, cause.kind);
    case 'tests-gone':
      return testsGoneWords(loss, cause.names);
    case 'panic':
    case 'message':
      return panicWords(test, cause.kind);
    case 'doctest': {
      const [of, at] = name === '' ? ['', `at the top of ${path}`] : [`of ${name} `, `in ${path}`];
      if (cause.panics) return doctestPanicWords(`A doctest ${of}${at}`);
      const message = `The doctests ${of}${at} ${counts(loss, 'assert')}.`;
      return { code: 'doctest_lost_assertions', message, help: BRING_BACK };
    }
    case 'macro':
      return {
        code: 'test_lost_assertions',
        message: `${test} ${counts(loss, 'asserts')}: line ${cause.macroLine} puts another macro in the place of ${cause.macro}!, and what that one is given does not count.`,
        help: `Use the ${cause.macro}! of before, or give the new macro a name of its own.`,
      };
    default: {
      if (name !== null)
        return {
          code: 'test_lost_assertions',
          message: `${test} ${counts(loss, 'asserts')}.`,
          help: BRING_BACK,
        };
      const message = `${path} ${counts(loss, 'asserts')}, which no test that moved accounts for.`;
      return { code: 'file_lost_assertions', message, help: BRING_BACK };
    }
  }
}

function counts({ before, after }: LostAssertions, verb: 'assert' | 'asserts'): string {
  return `asserted ${times(before)} and ${verb} ${after === 0 ? 'nothing' : times(after)} now`;
}

/** Of a file that is gone, or that no target whose tests run leads to. */
function wholeFileWords({ path, before }: LostAssertions, cause: 'unreached' | 'deleted'): Words {
  const [done, help] =
    cause === 'deleted'
      ? ['is deleted', 'Restore the file, or put tests that assert as much in its place.']
      : ['belongs to no target whose tests run now', LEAD_BACK];
  const message = `${path} asserted ${times(before)} and ${done}, and no test that moved accounts for that.`;
  return { code: 'file_lost_assertions', message, help };
}

function testsGoneWords(loss: LostAssertions, names: readonly string[]): Words {
  const more = names.length - NAMED_TESTS;
  const listed = `${names.slice(0, NAMED_TESTS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const [gone, help] =
    names.length === 1
      ? [`Test ${listed} of ${loss.path} is gone`, 'Restore the test, or bring one that asserts as much.']
      : [
          `Tests ${listed} of ${loss.path} are gone`,
          'Restore the tests, or bring others that assert as much.',
        ];
  const message = `${gone}: the file ${counts(loss, 'asserts')}, which no test that moved accounts for.`;
  return { code: 'file_lost_assertions', message, help };
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
