import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseCargoMetadata } from '../../src/parsers/cargo-metadata.js';
import { type CargoStream, cargoStreamParser, parseCargoStream } from '../../src/parsers/cargo-stream.js';
import { judgeCargoRun } from '../../src/parsers/cargo-verdict.js';
import { readVectors } from '../evidence/vectors.js';
import { cutAt, recorded, recordedNames } from './recorded.js';

interface StreamVector {
  readonly name: string;
  readonly text: string;
  readonly want:
    | { readonly ok: false; readonly line: number }
    | {
        readonly ok: true;
        readonly finished: boolean | null;
        readonly error: boolean;
        readonly binaries: readonly unknown[];
        readonly warnings: readonly unknown[];
      };
}

const OK = { code: 0, signal: null };

function compilerError(message: string): string {
  return `{"reason":"compiler-message","package_id":"a#b@1","message":{"level":"error","message":"${message}"}}\n`;
}

/** The stream in the words of the vectors. */
function summarize(stream: CargoStream): StreamVector['want'] {
  const [fault] = stream.faults;
  if (fault !== undefined) return { ok: false, line: fault.line };
  return {
    ok: true,
    finished: stream.finished,
    error: stream.errorCount > 0,
    binaries: stream.binaries.map(({ package: owner, target_kind, target, executable }) => ({
      package: owner,
      target_kind,
      target,
      executable,
    })),
    warnings: stream.warnings.map(({ lint, package: owner, file, message }) => ({
      lint,
      package: owner,
      file,
      message,
    })),
  };
}

function context() {
  const workspace = parseCargoMetadata(recorded('metadata.json'));
  if (workspace.state !== 'known') throw new Error(workspace.reason);
  return { packages: workspace.value.names, names: recordedNames() };
}

describe('parseCargoStream on the reference’s cases', () => {
  it.each(readVectors<StreamVector>('cargo-stream'))('$name', ({ text, want }) => {
    expect(summarize(parseCargoStream(Buffer.from(text)))).toEqual(want);
  });
});

describe('parseCargoStream on recorded output', () => {
  it('finds every test executable under its package’s name (spec.md, B1, B5, B13)', () => {
    const stream = parseCargoStream(recorded('test.jsonl'), context());
    expect(stream.faults).toEqual([]);
    expect(stream.finished).toBe(true);
    const targets = stream.binaries.map(
      (binary) => `${binary.package}/${binary.target_kind}/${binary.target}`,
    );
    expect(targets.sort()).toEqual([
      'abi/rlib/abi',
      'limiter/bin/limiter',
      'limiter/lib/limiter',
      'limiter/test/aborts',
      'limiter/test/data',
      'limiter/test/forger',
      'macros/proc-macro/macros',
    ]);
    expect(stream.programs.map(({ name, executable }) => [name, executable])).toEqual([
      ['limiter', '/w/target/debug/limiter'],
    ]);
    expect(stream.buildScripts.map(({ variables }) => variables)).toEqual([[['LIMITER_FLAVOUR', 'plain']]]);
    expect(stream.buildScripts[0]?.outDir).toMatch(/^\/w\/target\/debug\/build\/limiter-[0-9a-f]+\/out$/);
    expect(judgeCargoRun('`cargo test`', stream, OK)).toEqual([]);
  });

  it('finds the warnings that a person would count, each under a name that lasts', () => {
    const { warnings } = parseCargoStream(recorded('clippy.jsonl'), context());
    expect(warnings.map(({ lint, file, message, count }) => `${lint} ${file} ${message} ${count}`)).toEqual([
      'clippy::needless_return crates/limiter/src/lib.rs unneeded `return` statement 3',
      // From a macro of a crate outside, at the two places where it is called.
      'deprecated crates/limiter/src/lib.rs use of deprecated function `outside::old` 2',
      'path_statements crates/limiter/src/lib.rs path statement with no effect 1',
      'unused_must_use crates/limiter/src/lib.rs unused closure that must be used 1',
      'unused_variables $OUT_DIR/gen.rs unused variable: `spare` 1',
      'unused_variables crates/limiter/src/lib.rs unused variable: `first` 1',
      // Two calls of one macro of this file.
      'unused_variables crates/limiter/src/lib.rs unused variable: `inner` 2',
      'unused_variables crates/limiter/src/main.rs unused variable: `spare` 1',
      'unused_variables crates/limiter/tests/data.rs unused variable: `spare` 1',
    ]);
  });

  it('says where each warning is and what the lint proposes', () => {
    const { warnings } = parseCargoStream(recorded('clippy.jsonl'), context());
    const returns = warnings.find(({ lint }) => lint === 'clippy::needless_return');
    expect(returns?.path).toBe('crates/limiter/src/lib.rs');
    expect(returns?.sites.map(({ line, column }) => [line, column])).toEqual([
      [40, 5],
      [60, 9],
      [63, 9],
    ]);
    expect(returns?.sites.map(({ text }) => text)).toEqual(['    return 1;', undefined, undefined]);
    expect(returns?.help).toBe('help: remove `return`');
    const generated = warnings.find(({ file }) => file === '$OUT_DIR/gen.rs');
    expect([generated?.path, generated?.help]).toEqual([
      null,
      'help: if this is intentional, prefix it with an underscore: `_spare`',
    ]);
  });

  it('keeps only the workspace’s own packages (field log: actions-rs/clippy-check#165)', () => {
    const packages = new Map([...context().packages].filter(([, name]) => name === 'abi'));
    expect(parseCargoStream(recorded('clippy.jsonl'), { packages }).warnings).toEqual([]);
    const foreign = parseCargoStream(recorded('test.jsonl'), { packages });
    expect(foreign.binaries.map((binary) => binary.package)).toEqual(['abi']);
    expect(foreign.faults[0]?.reason).toBe(
      'names a test executable of a package that is not of the workspace',
    );
  });

  it('reports each compile error once, at its place and with the words of the compiler', () => {
    const stream = parseCargoStream(recorded('broken.jsonl'), context());
    expect(stream.finished).toBe(false);
    expect(judgeCargoRun('`cargo test`', stream, { code: 101, signal: null })).toEqual([
      {
        code: 'compile-error',
        message:
          'Package abi does not compile at crates/abi/src/lib.rs:10: mismatched types: expected `i32`, found `&str` (E0308).',
        path: 'crates/abi/src/lib.rs',
        line: 10,
        end_line: 10,
        column: 26,
        end_column: 37,
      },
    ]);
  });

  it('quotes the first line of code, cut at 200 bytes, in whichever layout the line is written', () => {
    const line =
      recorded('clippy.jsonl')
        .toString('utf8')
        .split('\n')
        .find((each) => each.includes('"clippy::needless_return"')) ?? '';
    const textOf = (text: string) => {
      const { warnings } = parseCargoStream(Buffer.from(text), context());
      return warnings.flatMap(({ sites }) => sites.map((site) => site.text));
    };
    const quote = (code: string) => line.replace(/"text":"[^"\\]*"/g, `"text":${JSON.stringify(code)}`);
    for (const [code, kept] of [
      ['    f("a\\n")', '    f("a\\n")'],
      ['é'.repeat(200), 'é'.repeat(100)],
      ['𝕩'.repeat(70), '𝕩'.repeat(50)],
      ['', ''],
    ] as const) {
      expect(textOf(quote(code))).toEqual([kept]);
      expect(textOf(JSON.stringify(JSON.parse(quote(code)), null, 1).replaceAll('\n', ' '))).toEqual([kept]);
    }
    expect(textOf(line.replace(/,"text":\[[^\]]*\]/g, ''))).toEqual([undefined]);
  });

  it('gives the same however the bytes are cut', () => {
    const whole = recorded('clippy.jsonl');
    const expected = parseCargoStream(whole, context());
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (offsets) => {
        const parser = cargoStreamParser(context());
        for (const chunk of cutAt(whole, offsets)) parser.push(chunk);
        expect(parser.end()).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  // Field log, "Cargo / clippy": rust-lang/rust-clippy#14315, `--all-targets` says the same two or three times.
  it('gives the same warnings in whatever order, and however often, units are built', () => {
    const lines = recorded('clippy.jsonl').toString().trimEnd().split('\n');
    const expected = parseCargoStream(recorded('clippy.jsonl'), context()).warnings;
    fc.assert(
      fc.property(
        fc.shuffledSubarray(lines, { minLength: lines.length }),
        fc.subarray(lines),
        (shuffled, again) => {
          const text = [...shuffled, ...again].join('\n');
          expect(parseCargoStream(Buffer.from(text), context()).warnings).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the quick reading of warning lines', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      '"',
      '\\',
      '\n',
      ',',
      '[',
      ']',
      '{',
      '}',
      ':',
      'é',
      '\u{1f600}',
      '\u0001',
      '\u2028',
      '"level":"warning","message":"',
    ),
  });
  const place = fc.record({
    byte_end: fc.nat(),
    byte_start: fc.nat(),
    column_end: fc.integer({ min: 0, max: 200 }),
    column_start: fc.integer({ min: 0, max: 200 }),
  });
  const span = fc
    .tuple(
      place,
      text,
      fc.boolean(),
      fc.option(text),
      fc.integer({ min: 0, max: 50 }),
      fc.option(text),
      fc.array(text, { maxLength: 2 }),
    )
    .map(([position, file, primary, label, line, replacement, quoted]) => ({
      ...position,
      expansion: null,
      file_name: file,
      is_primary: primary,
      label,
      line_end: line,
      line_start: line,
      suggested_replacement: replacement,
      suggestion_applicability: null,
      text: quoted.map((content) => ({ highlight_end: 9, highlight_start: 1, text: content })),
    }));
  const child = fc
    .tuple(fc.constantFrom('help', 'note', 'warning'), text, fc.array(span, { maxLength: 2 }))
    .map(([level, message, spans]) => ({ children: [], code: null, level, message, rendered: null, spans }));
  const line = fc
    .tuple(text, fc.array(child, { maxLength: 3 }), text, fc.array(span, { maxLength: 3 }), text)
    .map(([rendered, children, message, spans, lint]) => ({
      reason: 'compiler-message',
      package_id: 'path+file:///w/repo/crates/limiter#0.1.0',
      manifest_path: '/w/repo/crates/limiter/Cargo.toml',
      target: { kind: ['lib'], name: 'limiter' },
      message: {
        rendered,
        $message_type: 'diagnostic',
        children,
        level: 'warning',
        message,
        spans,
        code: { code: lint, explanation: null },
      },
    }));

  it('gives what the full reading gives', () => {
    fc.assert(
      fc.property(line, (value) => {
        const quick = parseCargoStream(Buffer.from(JSON.stringify(value)));
        // A blank before the end keeps the line from being read the quick way.
        const full = parseCargoStream(Buffer.from(JSON.stringify(value).replace(/\}$/, ' }')));
        expect(quick).toEqual(full);
      }),
      { numRuns: 500 },
    );
  });

  it('is not used for two lines that were torn into each other', () => {
    const [one = ''] = recorded('clippy.jsonl')
      .toString()
      .split('\n')
      .filter((each) => each.includes('"level":"warning"'));
    for (let cut = 1; cut < one.length; cut += 7) {
      const torn = one.slice(0, cut) + one;
      expect(parseCargoStream(Buffer.from(torn)).faultCount).toBe(1);
    }
  });

  it('refuses every line that is cut short', () => {
    for (const one of recorded('test.jsonl').toString().trimEnd().split('\n')) {
      for (let cut = 1; cut < one.length; cut += 41) {
        expect(parseCargoStream(Buffer.from(one.slice(0, cut))).faultCount).toBe(1);
      }
    }
  });

  it('refuses half a surrogate pair wherever it stands', () => {
    const [one = ''] = recorded('clippy.jsonl')
      .toString()
      .split('\n')
      .filter((each) => each.includes('unused variable: `first`'));
    const half = one.replace('"message":"unused variable: `first`"', '"message":"\\ud83d"');
    expect(half).not.toBe(one);
    expect(parseCargoStream(Buffer.from(half)).faultCount).toBe(1);
  });
});

describe('hostile output', () => {
  it('never throws, and gives the same however the bytes are cut', () => {
    const lines = recorded('test.jsonl').toString().split('\n');
    const piece = fc.oneof(
      fc.uint8Array(),
      fc
        .constantFrom(...lines, '{}', '{"reason":"build-finished","success":true}\n', '\n')
        .map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (pieces, offsets) => {
          const whole = Buffer.concat(pieces);
          const parser = cargoStreamParser(context());
          for (const chunk of cutAt(whole, offsets)) parser.push(chunk);
          expect(parser.end()).toEqual(parseCargoStream(whole, context()));
        },
      ),
    );
  });

  it('keeps few of many faults and errors, and counts them all', () => {
    const errorsFrom = (count: number) =>
      Array.from({ length: count }, (_, n) => compilerError(`m${n}`)).join('');
    const stream = parseCargoStream(Buffer.from(`${'no JSON\n'.repeat(1000)}${errorsFrom(500).repeat(2)}`));
    expect([stream.faults.length, stream.faultCount, stream.errors.length, stream.errorCount]).toEqual([
      20, 1000, 20, 500,
    ]);
    const problems = judgeCargoRun('`cargo test`', { ...stream, faults: [] }, { code: 101, signal: null });
    expect(problems.filter(({ code }) => code === 'compile-error')).toHaveLength(21);
    expect(problems[20]?.message).toBe('`cargo test` found 480 more errors.');
    const endless = parseCargoStream(Buffer.from(errorsFrom(3000)));
    expect(judgeCargoRun('`cargo test`', endless, { code: 101, signal: null })[20]?.message).toBe(
      '`cargo test` found at least 980 more errors.',
    );
  });

  it('counts no errors by what rustc says of them at the end, but believes it where it is alone', () => {
    const end = compilerError('aborting due to 2 previous errors');
    const both = parseCargoStream(Buffer.from(compilerError('m') + end));
    expect(both.errors.map(({ message }) => message)).toEqual(['m']);
    expect(parseCargoStream(Buffer.from(end)).errorCount).toBe(1);
  });

  it('refuses a line above the limit and goes on', () => {
    const parser = cargoStreamParser({ maxLineBytes: 100 });
    parser.push(Buffer.from(`${'x'.repeat(1000)}\n{"reason":"build-finished","success":true}\n`));
    const stream = parser.end();
    expect(stream.faults).toEqual([{ line: 1, reason: 'has more than 100 bytes' }]);
    expect(stream.finished).toBe(true);
  });

  it('takes no deep macro expansion for more than it is', () => {
    let expansion: unknown = null;
    for (let i = 0; i < 40; i += 1) {
      expansion = {
        span: {
          file_name: i === 30 ? 'src/lib.rs' : '/elsewhere/x.rs',
          is_primary: false,
          line_start: i + 1,
          line_end: i + 1,
          column_start: 1,
          column_end: 2,
          expansion,
        },
      };
    }
    const text = JSON.stringify({
      reason: 'compiler-message',
      package_id: 'path+file:///w/repo/crates/limiter#0.1.0',
      message: {
        level: 'warning',
        message: 'm',
        code: { code: 'l' },
        spans: [{ file_name: '/elsewhere/x.rs', is_primary: true, expansion }],
      },
    });
    const [warning] = parseCargoStream(Buffer.from(text), context()).warnings;
    expect([warning?.file, warning?.sites]).toEqual([
      'src/lib.rs',
      [{ line: 31, end_line: 31, column: 1, end_column: 2 }],
    ]);
  });
});

describe('judgeCargoRun', () => {
  const codesOf = (text: string, exit: { code: number | null; signal: string | null } = OK) =>
    judgeCargoRun('`cargo test`', parseCargoStream(Buffer.from(text)), exit).map(({ code }) => code);
  const finished = '{"reason":"build-finished","success":true}';

  it.each<[string, string, { code: number | null; signal: string | null }, string[]]>([
    ['all is well', finished, OK, []],
    ['a line that is not cargo’s', `hello\n${finished}`, OK, ['cargo-output']],
    // Field log, "Cargo / clippy": rust-lang/rust-clippy#1495, output without an end.
    ['no end', '', OK, ['cargo-unfinished']],
    ['an unsuccessful end', finished.replace('true', 'false'), { code: 101, signal: null }, ['cargo-failed']],
    ['success with another exit code', finished, { code: 1, signal: null }, ['cargo-failed']],
    ['failure with exit code 0', finished.replace('true', 'false'), OK, ['cargo-failed']],
    ['a kill', finished, { code: null, signal: 'SIGKILL' }, ['cargo-killed']],
  ])('%s', (_name, text, exit, expected) => {
    expect(codesOf(text, exit)).toEqual(expected);
  });

  it('refuses two executables for one target', () => {
    const artifact = (executable: string) =>
      JSON.stringify({
        reason: 'compiler-artifact',
        package_id: 'a#b@1',
        target: { kind: ['lib'], name: 'b' },
        profile: { test: true },
        executable,
      });
    expect(codesOf(`${artifact('/x')}\n${artifact('/y')}\n${finished}`)).toEqual(['cargo-targets']);
  });
});
