import { describe, expect, it } from '@jest/globals';
import {
  compareSites,
  MAX_WARNING_SITES,
  NOT_BUILT,
  toBaseline,
  writeProblem,
} from '../../src/evidence/evidence.js';
import { EVIDENCE_LIMITS, parseEvidence, serializeEvidence } from '../../src/evidence/evidence-file.js';
import type { ShardedEvidence } from '../../src/evidence/shard.js';
import { spanOf } from '../../src/evidence/site-span.js';
import { SNAPSHOT_LIMITS } from '../../src/evidence/snapshot-file.js';

const test = (name: string) => ({ package: 'p', target_kind: 'lib', target: 'p', name });
const failure = (name: string) => ({ test: test(name), message: 'm', path: 'a.rs', line: 1, column: 2 });
const site = (line: number, column = 1) => ({ line, end_line: line, column, end_column: column + 1 });
const warning = (lint: string, sites: ShardedEvidence['warnings'][number]['sites']) => ({
  lint,
  package: 'p',
  file: 'src/lib.rs',
  message: 'm',
  path: 'src/lib.rs',
  help: 'h',
  sites,
});

/** A key that no format has. */
const UNKNOWN = { more: 1 };

/** Everything that a shard's evidence can have, out of order, beside keys that it has not. */
const evidence = {
  schema_version: 1,
  ref: 'r',
  commit_oid: 'a'.repeat(40),
  toolchain: 'rustc 1.95.0',
  snapshot: {
    tests: { passed: [test('b'), test('a')], failed: [test('c')], ignored: [], targets: ['p/lib/p'] },
    clippy: { warnings: [{ lint: 'l', package: 'p', file: 'f', message: 'm', count: 2 }] },
    coverage: { covered_lines: 1, total_lines: 2 },
  },
  cargo_args: ['--release'],
  tree_oid: 'b'.repeat(40),
  workspace: 'sub',
  complete: false,
  problems: [
    { code: 'x', message: 'm', step: 'build', line: 3, path: 'b.rs', help: 'h' },
    { code: 'y', message: 'n' },
  ],
  commands: [{ argv: ['cargo'], exit_code: null, ...UNKNOWN }],
  failures: [failure('d'), failure('c')],
  warnings: [warning('z', []), warning('l', [site(9), { ...site(2), text: 'let x;' }])],
  checks: [{ desc: 'd', run: 'true', cwd: 'sub', exit_code: 1, reason: 'killed', output: 'o' }],
  not_run: [
    { target: 'p/test/z', reason: 'Shard 2 of 2 runs it.', shard: 2 },
    { target: 'p/test/b', reason: 'It broke.' },
  ],
  shard: { doctests: 1, index: 1, clippy: 2, count: 2, ...UNKNOWN },
  run: { attempt: 3, id: '77', ...UNKNOWN },
} satisfies ShardedEvidence;

describe('evidence that is written', () => {
  it('has these bytes: keys in order, lists sorted, nothing that nobody knows', () => {
    expect(serializeEvidence(evidence)).toBe(
      [
        `{"schema_version":1,"ref":"r","commit_oid":"${'a'.repeat(40)}","toolchain":"rustc 1.95.0",`,
        '"snapshot":{"tests":{"passed":[{"package":"p","target_kind":"lib","target":"p","name":"a"},',
        '{"package":"p","target_kind":"lib","target":"p","name":"b"}],',
        '"failed":[{"package":"p","target_kind":"lib","target":"p","name":"c"}],"ignored":[],"targets":["p/lib/p"]},',
        '"clippy":{"warnings":[{"lint":"l","package":"p","file":"f","message":"m","count":2}]},',
        '"coverage":{"covered_lines":1,"total_lines":2}},',
        `"cargo_args":["--release"],"tree_oid":"${'b'.repeat(40)}","workspace":"sub","complete":false,`,
        '"problems":[{"code":"x","message":"m","help":"h","path":"b.rs","line":3,"step":"build"},{"code":"y","message":"n"}],',
        '"commands":[{"argv":["cargo"],"exit_code":null}],',
        '"failures":[{"test":{"package":"p","target_kind":"lib","target":"p","name":"c"},"message":"m","path":"a.rs","line":1,"column":2},',
        '{"test":{"package":"p","target_kind":"lib","target":"p","name":"d"},"message":"m","path":"a.rs","line":1,"column":2}],',
        '"warnings":[{"lint":"l","package":"p","file":"src/lib.rs","message":"m","path":"src/lib.rs","help":"h",',
        '"sites":[{"line":2,"end_line":2,"column":1,"end_column":2,"text":"let x;"},{"line":9,"end_line":9,"column":1,"end_column":2}]},',
        '{"lint":"z","package":"p","file":"src/lib.rs","message":"m","path":"src/lib.rs","help":"h","sites":[]}],',
        '"checks":[{"desc":"d","run":"true","cwd":"sub","exit_code":1,"reason":"killed","output":"o"}],',
        '"not_run":[{"target":"p/test/b","reason":"It broke."},{"target":"p/test/z","reason":"Shard 2 of 2 runs it.","shard":2}],',
        '"shard":{"index":1,"count":2,"clippy":2,"doctests":1},"run":{"id":"77","attempt":3}}',
      ].join(''),
    );
  });

  it('reads back with its shard and run, and without the fields that are absent', () => {
    const read = parseEvidence(Buffer.from(serializeEvidence(evidence)));
    const value = read.ok ? read.value : null;
    expect(value?.shard).toStrictEqual({ index: 1, count: 2, clippy: 2, doctests: 1 });
    expect(value?.run).toStrictEqual({ id: '77', attempt: 3 });
    expect(value?.problems[1]).toStrictEqual({ code: 'y', message: 'n' });
    expect(value?.not_run[0]).toStrictEqual({ target: 'p/test/b', reason: 'It broke.' });
    expect(value?.warnings[0]?.sites[1]).toStrictEqual(site(9));
    expect(value?.snapshot.tests.passed.map(({ name }) => name)).toEqual(['a', 'b']);
    const { shard, run, ...whole } = evidence;
    const bare = parseEvidence(Buffer.from(serializeEvidence(whole)));
    expect([shard, run].every((each) => each !== undefined)).toBe(true);
    expect(bare.ok && ('shard' in bare.value || 'run' in bare.value)).toBe(false);
  });

  it('has fifty places of a warning at most: the first in the file', () => {
    const sites = Array.from({ length: 60 }, (_, at) => site(60 - at));
    const written = parseEvidence(
      Buffer.from(serializeEvidence({ ...evidence, warnings: [warning('l', sites)] })),
    );
    expect(MAX_WARNING_SITES).toBe(50);
    expect(written.ok && written.value.warnings[0]?.sites.map(({ line }) => line)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    expect(sites).toHaveLength(60);
  });

  it('is put in order when it is read, whatever wrote it', () => {
    const read = parseEvidence(Buffer.from(JSON.stringify(evidence)));
    const again = parseEvidence(Buffer.from(serializeEvidence(evidence)));
    expect(read.ok && read.value).toStrictEqual(again.ok && again.value);
    expect(read.ok && read.value.failures.map(({ test: { name } }) => name)).toEqual(['c', 'd']);
  });

  it('says what is wrong with bytes that are none', () => {
    expect(parseEvidence(Buffer.from('nothing'))).toMatchObject({ ok: false, problems: [{ pointer: '' }] });
  });

  it('is read up to 96 MiB, and baselines up to 64 MiB, both down to 127 levels', () => {
    expect(EVIDENCE_LIMITS).toEqual({ maxBytes: 100_663_296, maxDepth: 127 });
    expect(SNAPSHOT_LIMITS).toEqual({ maxBytes: 67_108_864, maxDepth: 127 });
  });

  it('makes a baseline of its own commit under the name of the plan', () => {
    expect(toBaseline(evidence, 'feat/x@fork')).toEqual({
      schema_version: 1,
      ref: 'feat/x@fork',
      commit_oid: 'a'.repeat(40),
      toolchain: 'rustc 1.95.0',
      snapshot: evidence.snapshot,
      cargo_args: ['--release'],
    });
  });
});

describe('a problem', () => {
  it('of the build is why its targets did not run', () => {
    expect(NOT_BUILT).toBe('The tests could not be built.');
  });

  it('is written with every field that it has, in order, and no other', () => {
    const full = {
      end_column: 4,
      column: 3,
      end_line: 2,
      line: 1,
      path: 'a.rs',
      help: 'h',
      message: 'm',
      code: 'c',
    };
    expect(JSON.stringify(writeProblem({ ...full, ...{ step: 'build' } }))).toBe(
      '{"code":"c","message":"m","help":"h","path":"a.rs","line":1,"end_line":2,"column":3,"end_column":4}',
    );
    expect(writeProblem({ code: 'c', message: 'm' })).toStrictEqual({ code: 'c', message: 'm' });
  });
});

describe('places of a warning', () => {
  it('are in the order of line, column, last line and last column', () => {
    const spans = [
      [1, 1, 1, 2],
      [1, 1, 1, 3],
      [1, 1, 2, 1],
      [1, 2, 1, 1],
      [2, 1, 2, 1],
    ].map(([line = 0, column = 0, end_line = 0, end_column = 0]) => ({ line, column, end_line, end_column }));
    spans.forEach((a, i) => {
      spans.forEach((b, j) => {
        expect(Math.sign(compareSites(a, b))).toBe(Math.sign(i - j));
      });
    });
  });

  // GitHub refuses an annotation that has columns over several lines.
  it.each([
    ['several lines', [3, 5, 7, 2], { line: 3, endLine: 5 }],
    ['one line', [3, 3, 7, 9], { line: 3, endLine: 3, column: 7, endColumn: 8 }],
    ['one character', [3, 3, 7, 8], { line: 3, endLine: 3, column: 7, endColumn: 7 }],
    ['no character', [3, 3, 7, 7], { line: 3, endLine: 3, column: 7, endColumn: 7 }],
    ['an end before its begin', [3, 2, 7, 9], { line: 3, endLine: 3, column: 7, endColumn: 8 }],
  ])('over %s are spans of findings', (_, [line = 0, end_line = 0, column = 0, end_column = 0], span) => {
    expect(spanOf({ line, end_line, column, end_column })).toStrictEqual(span);
  });
});
