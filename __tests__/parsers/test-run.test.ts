import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseTestList } from '../../src/parsers/libtest-list.js';
import { checkTestLog } from '../../src/parsers/libtest-log.js';
import { type TestRun, testRunReader } from '../../src/parsers/test-run.js';
import { cutAt, recorded, recordedNames } from './recorded.js';

const OK = { code: 0, signal: null };
const FAILED = { code: 101, signal: null };

function readChunks(
  listed: readonly string[],
  chunks: readonly Uint8Array[],
  exit: { code: number | null; signal: string | null },
  kind: 'harness' | 'doctest' = 'harness',
): TestRun {
  const reader = testRunReader({ listed, kind, names: recordedNames() });
  for (const chunk of chunks) reader.push(chunk);
  return reader.end(exit);
}

function read(
  listed: readonly string[],
  text: string,
  exit: { code: number | null; signal: string | null } = OK,
) {
  return readChunks(listed, [Buffer.from(text)], exit);
}

function readRecorded(name: string, list = name, kind: 'harness' | 'doctest' = 'harness'): TestRun {
  const code = Number(recorded(`${name}.exit`).toString());
  return readChunks(
    parseTestList(recorded(`${list}.list`)).names,
    [recorded(`${name}.txt`)],
    code > 128 ? { code: null, signal: 'SIGABRT' } : { code, signal: null },
    kind,
  );
}

function outcomes({ results }: TestRun): Record<string, string> {
  return Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]));
}

function codes({ problems }: TestRun): string[] {
  return problems.map(({ code }) => code);
}

const LIB = {
  'tests::catches_one_and_fails_later': 'failed',
  'tests::does_not_panic': 'failed',
  'tests::fails': 'failed',
  'tests::größe': 'passed',
  'tests::ignored': 'ignored',
  'tests::ignored_with_reason': 'ignored',
  'tests::noisy': 'passed',
  'tests::panics': 'passed',
  'tests::panics_in_a_thread': 'failed',
  'tests::panics_in_std': 'failed',
  'tests::panics_otherwise': 'failed',
  'tests::passes': 'passed',
  'tests::returns_an_error': 'failed',
};

describe('recorded runs', () => {
  // The recorded tests print without line feeds, start a child that does, and show reports of their own (spec.md, B8).
  it('have an outcome for each test, in spite of what the tests print', () => {
    const run = readRecorded('lib');
    expect(run.problems).toEqual([]);
    expect(outcomes(run)).toEqual(LIB);
  });

  // With one thread libtest writes a test's name before it runs (spec.md, B9).
  it('have the same outcomes when the tests run one at a time', () => {
    const run = readRecorded('lib-one-thread', 'lib');
    expect(run.problems).toEqual([]);
    expect(outcomes(run)).toEqual(LIB);
  });

  it('say why and where each test failed', () => {
    const { results } = readRecorded('lib');
    const failures = results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, message, path, line, column }) => [
        name.replace('tests::', ''),
        message,
        path === null ? null : `${path}:${line}:${column}`,
      ]);
    const file = 'crates/limiter/src/lib.rs';
    expect(failures).toEqual([
      ['catches_one_and_fails_later', 'not caught', `${file}:141:9`],
      ['does_not_panic', 'test did not panic as expected', `${file}:95:8`],
      ['fails', 'assertion `left == right` failed: sum of 1\n  left: 1\n right: 2', `${file}:111:9`],
      ['panics_in_a_thread', 'called `Result::unwrap()` on an `Err` value: Any { .. }', `${file}:135:63`],
      ['panics_in_std', 'a first one', `${file}:130:23`],
      [
        'panics_otherwise',
        'this\nnote: panic did not contain expected string\n      panic message: "this"\n expected substring: "other"',
        `${file}:90:9`,
      ],
      ['returns_an_error', 'Error: ParseIntError { kind: InvalidDigit }', null],
    ]);
  });

  it('take both reports of doctests of edition 2024 for one (spec.md, B3), and drop line numbers (B4)', () => {
    const run = readRecorded('doc-limiter', 'doc-limiter', 'doctest');
    expect(run.problems).toEqual([]);
    const file = 'crates/limiter/src/lib.rs';
    expect(outcomes(run)).toEqual({
      [file]: 'passed',
      [`${file} - by_macro`]: 'passed',
      [`${file} - one`]: 'passed',
      [`${file} - one #2`]: 'passed',
      [`${file} - one #3`]: 'failed',
      [`${file} - one #4`]: 'passed',
      [`${file} - one #5`]: 'ignored',
      [`${file} - one - compile`]: 'passed',
      [`${file} - one - compile fail`]: 'passed',
    });
    const [failure] = run.results.filter(({ outcome }) => outcome === 'failed');
    expect([failure?.message, failure?.path, failure?.line]).toEqual([
      'assertion `left == right` failed: wrong\n  left: 1\n right: 2',
      file,
      31,
    ]);
    expect(outcomes(readRecorded('doc-macros', 'doc-macros', 'doctest'))).toEqual({
      'crates/macros/src/lib.rs': 'passed',
      'crates/macros/src/lib.rs - compile fail': 'passed',
    });
  });

  it('refuse a binary that was killed, and name what has no result', () => {
    const run = readRecorded('aborts');
    expect(run.problems).toEqual([
      {
        code: 'tests-killed',
        message: 'The tests were killed by SIGABRT. No result came for "aborts", "slow".',
      },
    ]);
  });

  it('refuse a run with a filter in force', () => {
    expect(codes(readRecorded('lib-filtered', 'lib'))).toEqual(['tests-filtered', 'tests-not-as-listed']);
  });

  it('cannot tell a forged report by itself, but libtest’s log can (spec.md, B10)', () => {
    const forged = readRecorded('forger');
    expect(forged.problems).toEqual([]);
    expect(checkTestLog(recorded('forger.log'), forged.results).map(({ code }) => code)).toEqual([
      'tests-log-mismatch',
    ]);
  });

  it.each(['lib', 'lib-one-thread', 'data'])('agree with libtest’s log: %s', (name) => {
    const run = readRecorded(name, name === 'data' ? 'data' : 'lib');
    expect(checkTestLog(recorded(`${name}.log`), run.results)).toEqual([]);
    expect(run.results.length).toBeGreaterThan(0);
  });

  it('are the same however the bytes are cut', () => {
    const whole = recorded('lib.txt');
    const { names } = parseTestList(recorded('lib.list'));
    const expected = readRecorded('lib');
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (offsets) => {
        expect(readChunks(names, cutAt(whole, offsets), FAILED)).toEqual(expected);
      }),
    );
  });

  it('are refused when any line is missing that matters', () => {
    const lines = recorded('lib.txt').toString('latin1').split('\n');
    const { names } = parseTestList(recorded('lib.list'));
    const without = (i: number) => Buffer.from(lines.filter((_, at) => at !== i).join('\n'), 'latin1');
    const needed = lines.flatMap((line, i) => {
      const matters = /^running 13|^test tests::ignored|^ {4}tests::(?!passes)|^test result: FAILED. 4/.test(
        line,
      );
      return matters ? [i] : [];
    });
    expect(needed).toHaveLength(11);
    for (const i of needed) expect(codes(readChunks(names, [without(i)], FAILED))).not.toEqual([]);
  });
});

describe('testRunReader', () => {
  const report = (lines: string, counts: string) =>
    `\nrunning 2 tests\n${lines}\ntest result: ${counts}; 0 measured; 0 filtered out; finished in 0.00s\n\n`;
  const GOOD = 'ok. 2 passed; 0 failed; 0 ignored';

  // Field log, "Test lists": athei/mtld3d#471, output between the outcome word and its line feed.
  it.each([
    ['plain', 'test a ... ok\ntest b ... ok\n'],
    ['with times', 'test a ... ok <0.001s>\ntest b ... ok <1.2s>\n'],
    ['with output behind the outcome', 'test a ... oknoise\ntest b ... ok\n'],
    ['with output before the name', 'noisetest a ... ok\nx test x ... test b ... ok\n'],
    ['with output in between', 'test a ... noise\nmore noise\nok\ntest b ... noiseok\n'],
    ['with a forged result of another', 'test b ... FAILED\ntest a ... ok\ntest b ... ok\n'],
    ['with a result of a test that is not listed', 'test c ... FAILED\ntest a ... ok\ntest b ... ok\n'],
    [
      'with a whole report',
      'test a ... ok\n\ntest result: ok. 9 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\ntest b ... ok\n',
    ],
    ['with a failures line', 'failures:\n    a\n\ntest a ... ok\ntest b ... ok\n'],
    ['with Windows line ends', 'test a ... ok\r\ntest b ... ok\r\n'],
    [
      'with a notice of slowness',
      'test a has been running for over 60 seconds\ntest a ... ok\ntest b ... ok\n',
    ],
    ['with results glued together', 'test a ... test b ... ok\n'],
  ])('reads results %s', (_how, lines) => {
    const run = read(['a', 'b'], report(lines, GOOD));
    expect(run.problems).toEqual([]);
    expect(outcomes(run)).toEqual({ a: 'passed', b: 'passed' });
  });

  // Field log, "Test lists": rust-lang/rust#70090 and what libtest appends; spec.md, "Identity that does not lie".
  it('drops modes and reasons from names', () => {
    const run = read(
      ['a', 'b'],
      report(
        'test a - should panic ... ok\ntest b ... ignored, because ... of this\n',
        'ok. 1 passed; 0 failed; 1 ignored',
      ),
    );
    expect(run.problems).toEqual([]);
    expect(outcomes(run)).toEqual({ a: 'passed', b: 'ignored' });
  });

  it('takes failures from their list, whatever the lines say', () => {
    const lines =
      'test a ... ok\ntest b ... ok\n\nfailures:\n\n---- b stdout ----\nboom\n\nfailures:\n    b\n';
    const run = read(['a', 'b'], report(lines, 'FAILED. 1 passed; 1 failed; 0 ignored'), FAILED);
    expect(run.problems).toEqual([]);
    expect(outcomes(run)).toEqual({ a: 'passed', b: 'failed' });
  });

  it.each<[string, string, { code: number | null; signal: string | null }, string[]]>([
    ['nothing', '', OK, ['tests-unfinished']],
    ['no summary', '\nrunning 2 tests\ntest a ... ok\ntest b ... ok\n', OK, ['tests-unfinished']],
    [
      'a summary that counts more',
      report('test a ... ok\ntest b ... ok\n', 'ok. 3 passed; 0 failed; 0 ignored'),
      OK,
      ['tests-disagree'],
    ],
    [
      'a summary that counts ignored tests',
      report('test a ... ok\ntest b ... ok\n', 'ok. 1 passed; 0 failed; 1 ignored'),
      OK,
      ['tests-disagree'],
    ],
    [
      'a summary with failures and no list',
      report('test a ... ok\ntest b ... FAILED\n', 'FAILED. 1 passed; 1 failed; 0 ignored'),
      FAILED,
      ['tests-disagree'],
    ],
    ['a test without a result', report('test a ... ok\n', GOOD), OK, ['tests-disagree']],
    [
      'failures with exit code 0',
      report(
        'test a ... ok\ntest b ... FAILED\n\nfailures:\n    b\n',
        'FAILED. 1 passed; 1 failed; 0 ignored',
      ),
      OK,
      ['tests-exit-mismatch'],
    ],
    [
      'no failures with another exit code',
      report('test a ... ok\ntest b ... ok\n', GOOD),
      FAILED,
      ['tests-exit-mismatch'],
    ],
    ['an early exit', '\nrunning 2 tests\ntest a ... ok\n', { code: 3, signal: null }, ['tests-unfinished']],
    [
      'a kill after all results',
      report('test a ... ok\ntest b ... ok\n', GOOD),
      { code: null, signal: null },
      ['tests-killed'],
    ],
    [
      'a later report that does not fit',
      `${report('test a ... ok\ntest b ... ok\n', GOOD)}test result: ok. 9 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n`,
      OK,
      ['tests-disagree'],
    ],
    [
      'fewer tests than listed',
      '\nrunning 1 test\ntest a ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n',
      OK,
      ['tests-not-as-listed'],
    ],
  ])('refuses %s', (_what, text, exit, expected) => {
    expect(codes(read(['a', 'b'], text, exit))).toEqual(expected);
  });

  it('takes a binary without tests for what it is', () => {
    const run = read(
      [],
      '\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n',
    );
    expect(run).toEqual({ results: [], problems: [] });
  });

  it('names only some of many tests without a result', () => {
    const listed = Array.from({ length: 1000 }, (_, i) => `t${i}`);
    const [problem] = read(listed, 'running 1000 tests\n', { code: 1, signal: null }).problems;
    expect(problem?.message).toContain('No result came for "t0", "t1", "t2", "t3", "t4" and 995 more.');
  });

  it('does not spend the square of a hostile line', () => {
    const run = read(
      ['a'],
      `\nrunning 1 test\n${'test x ... '.repeat(90_000)}\ntest a ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n`,
    );
    expect(outcomes(run)).toEqual({ a: 'passed' });
  });

  it('reads what libtest prints for any outcomes, with any noise between the lines', () => {
    const noise = fc.constantFrom(
      '',
      'noise\n',
      'no line feed ',
      'ok\n',
      'FAILED\n',
      'test \n',
      ' ... ',
      '\n',
      'test x ... ok\n',
      '\ufffd',
    );
    const outcome = fc.constantFrom('ok', 'FAILED', 'ignored, why');
    fc.assert(
      fc.property(fc.array(fc.tuple(outcome, noise), { minLength: 1, maxLength: 8 }), (tests) => {
        const listed = tests.map((_, i) => `m::t${i}`);
        const failed = listed.filter((_, i) => tests[i]?.[0] === 'FAILED');
        const ignored = listed.filter((_, i) => tests[i]?.[0] === 'ignored, why');
        const lines = tests.map(([word, before], i) => `${before}test m::t${i} ... ${word}\n`).join('');
        const shown = failed
          .map((name) => `---- ${name} stdout ----\ntest ${listed[0]} ... ignored\n\n`)
          .join('');
        const list =
          failed.length === 0
            ? ''
            : `\nfailures:\n\n${shown}\nfailures:\n${failed.map((name) => `    ${name}\n`).join('')}`;
        const passed = tests.length - failed.length - ignored.length;
        const text = `\nrunning ${tests.length} tests\n${lines}${list}\ntest result: ${failed.length === 0 ? 'ok' : 'FAILED'}. ${passed} passed; ${failed.length} failed; ${ignored.length} ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n`;
        const run = read(listed, text, failed.length === 0 ? OK : FAILED);
        expect(run.problems).toEqual([]);
        expect(run.results.map((result) => result.outcome)).toEqual(
          tests.map(([word]) => (word === 'ok' ? 'passed' : word === 'FAILED' ? 'failed' : 'ignored')),
        );
      }),
    );
  });

  it('never throws, and gives the same however the bytes are cut', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 5 }),
      fc
        .constantFrom(
          'running 2 tests\n',
          'test a ... ',
          'ok\n',
          'FAILED',
          'ignored',
          '\n',
          'failures:\n',
          '    a\n',
          '---- a stdout ----\n',
          'test result: ok. 2 passed\n',
          'test result: FAILED. 1 passed; 1 failed\n',
        )
        .map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.array(fc.nat()),
        fc.constantFrom(0, 1, 101),
        fc.constantFrom('harness' as const, 'doctest' as const),
        (pieces, offsets, code, kind) => {
          const whole = Buffer.concat(pieces);
          const exit = { code, signal: null };
          const run = readChunks(['a', 'b', 'a'], [whole], exit, kind);
          expect(readChunks(['a', 'b', 'a'], cutAt(whole, offsets), exit, kind)).toEqual(run);
          expect(run.results).toHaveLength(kind === 'doctest' ? 3 : 2);
        },
      ),
    );
  });
});

describe('doctest names', () => {
  const run = (lines: string[], counts: string) => {
    const listed = lines.map((line) => /^(.*?)(?: - compile(?: fail)?)? \.\.\. /.exec(line)?.[1] ?? line);
    const text = `\nrunning ${lines.length} tests\n${lines.map((line) => `test ${line}\n`).join('')}\ntest result: ${counts}; 0 measured; 0 filtered out\n`;
    const result = readChunks(listed, [Buffer.from(text)], OK, 'doctest');
    expect(result.problems).toEqual([]);
    return result.results.map(({ name, outcome }) => `${name}: ${outcome}`).sort();
  };

  it('do not change when an ignored block is added before a passing one', () => {
    expect(run(['src/lib.rs - f (line 9) ... ok'], 'ok. 1 passed; 0 failed; 0 ignored')).toEqual([
      'src/lib.rs - f: passed',
    ]);
    expect(
      run(
        ['src/lib.rs - f (line 5) ... ignored', 'src/lib.rs - f (line 19) ... ok'],
        'ok. 1 passed; 0 failed; 1 ignored',
      ),
    ).toEqual(['src/lib.rs - f #2: ignored', 'src/lib.rs - f: passed']);
  });

  it('number blocks by line, not as text', () => {
    const lines = [
      'README.md - Use (line 10) ... ok',
      'README.md - Use (line 9) - compile ... ok',
      'README.md - Use (line 8) ... ok',
    ];
    expect(run(lines, 'ok. 3 passed; 0 failed; 0 ignored')).toEqual([
      'README.md - Use #2: passed',
      'README.md - Use - compile: passed',
      'README.md - Use: passed',
    ]);
  });

  // Field log, "Test lists": rust-lang/rust#70090, an absolute path of the registry.
  it('hold no folder of the machine', () => {
    expect(
      run(
        ['/home/u/.cargo/registry/src/index-1a2b/dep-1.0.0/src/lib.rs - dep::f (line 3) ... ok'],
        'ok. 1 passed; 0 failed; 0 ignored',
      ),
    ).toEqual(['$CARGO_HOME/registry/dep-1.0.0/src/lib.rs - dep::f: passed']);
    expect(run(['/w/repo/src/lib.rs - f (line 3) ... ok'], 'ok. 1 passed; 0 failed; 0 ignored')).toEqual([
      'src/lib.rs - f: passed',
    ]);
  });

  it('keep two blocks of one name apart', () => {
    const lines = ['src/lib.rs - f (line 3) ... ok', 'src/lib.rs - f (line 3) ... ok'];
    expect(run(lines, 'ok. 2 passed; 0 failed; 0 ignored')).toEqual([
      'src/lib.rs - f #2: passed',
      'src/lib.rs - f: passed',
    ]);
  });
});

describe('what failed tests said', () => {
  const shown = (output: string) => {
    const text = `\nrunning 1 test\ntest a ... FAILED\n\nfailures:\n\n---- a stdout ----\n${output}\n\nfailures:\n    a\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n`;
    const run = read(['a'], text, FAILED);
    expect(run.problems).toEqual([]);
    const [failure] = run.results;
    return [failure?.message, failure?.path, failure?.line];
  };

  it.each<[string, string, unknown[]]>([
    ['the form before Rust 1.73', "thread 'a' panicked at 'boom', src/lib.rs:9:5", ['boom', 'src/lib.rs', 9]],
    ['a form without thread id', "thread 'a' panicked at src/lib.rs:9:5:\nboom", ['boom', 'src/lib.rs', 9]],
    [
      'a backtrace',
      "thread 'a' (7) panicked at src/lib.rs:9:5:\nboom\nstack backtrace:\n   0: x\n      at src/y.rs:1:1",
      ['boom', 'src/lib.rs', 9],
    ],
    [
      'a panic outside of the repository',
      "thread 'a' (7) panicked at /rustc/0a1b/library/core/src/x.rs:1:2:\nboom",
      ['boom', null, null],
    ],
    [
      'a panic of another thread only',
      "thread '<unnamed>' (7) panicked at src/x.rs:1:2:\nfirst\n\nthread 'pool' (8) panicked at src/y.rs:1:2:\nsecond",
      ['first', 'src/x.rs', 1],
    ],
    ['nothing', '', ['', null, null]],
    [
      'a path of the machine',
      "thread 'a' (7) panicked at src/x.rs:1:2:\ncannot open /w/repo/data/x.txt",
      ['cannot open data/x.txt', 'src/x.rs', 1],
    ],
    ['a line beyond all files', "thread 'a' (7) panicked at src/x.rs:0:0:\nboom", ['boom', null, null]],
  ])('reads %s', (_what, output, expected) => {
    expect(shown(output)).toEqual(expected);
  });

  it('cuts a long message', () => {
    const [message] = shown(`thread 'a' (7) panicked at src/x.rs:1:2:\n${'x'.repeat(100_000)}`);
    expect(String(message).length).toBeLessThanOrEqual(4_000);
  });
});

describe('checkTestLog', () => {
  const results = [
    { name: 'a', outcome: 'passed' as const },
    { name: 'b', outcome: 'failed' as const },
  ].map((one) => ({ ...one, message: '', path: null, line: null, column: null }));
  const codesFor = (log: string) => checkTestLog(Buffer.from(log), results).map(({ code }) => code);

  it('passes a log with each outcome', () => {
    expect(codesFor('ok a\nfailed b\n')).toEqual([]);
    expect(
      codesFor(
        'failed: panic did not contain expected string\n      panic message: "ok a"\n expected substring: "x" b\nok a\n',
      ),
    ).toEqual([]);
  });

  it.each([
    '',
    'ok a\n',
    'ok a\nok b\n',
    'failed a\nfailed b\n',
    'ok a\nfailed b\nok b\n',
    'a\nb\n',
    'okay a\nfailed b\n',
  ])('refuses %j', (log) => {
    expect(codesFor(log)).toEqual(['tests-log-mismatch']);
  });
});
