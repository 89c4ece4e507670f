import { describe, expect, it } from '@jest/globals';
import { parsePlan } from '../../src/plan/parse-plan.js';
import type { Problem } from '../../src/plan/plan.js';
import { chunkJson, MINIMAL_PLAN, planOfChunks, planWith } from './minimal-plan.js';

const parse = (text: string) => parsePlan(new TextEncoder().encode(text));

function problemsOf(text: string): readonly Problem[] {
  const result = parse(text);
  return result.ok ? [] : result.problems;
}

const CHECK = '/chunks/0/checks/0';
const IN_CHUNK = '(chunk `c1`)';
const CYCLIC = planOfChunks([chunkJson('a', ['a', 'b']), chunkJson('b', ['a'])]);

describe('each problem of a plan, word for word and at its place', () => {
  it.each<[code: string, pointer: string, text: string, message: string]>([
    ['not_object', '', '[1]', 'A plan must be a JSON object, but this document is an array.'],
    ['not_object', '', 'null', 'A plan must be a JSON object, but this document is null.'],
    [
      'schema_version_missing',
      '',
      planWith('/schema_version', null),
      'The plan lacks the required field `schema_version`; plan-gate reads version 3.',
    ],
    [
      'unsupported_schema_version',
      '/schema_version',
      planWith('/schema_version', '4'),
      '`schema_version` is 4, but plan-gate reads only version 3.',
    ],
    [
      'schema_version_not_int',
      '/schema_version',
      planWith('/schema_version', '3.0'),
      '`schema_version` must be the plain integer 3, but it is the number 3.0.',
    ],
    [
      'schema_version_not_int',
      '/schema_version',
      planWith('/schema_version', '"3"'),
      '`schema_version` must be the plain integer 3, but it is "3".',
    ],
    [
      'malformed',
      '/intent_rev',
      planWith('/intent_rev', '-1'),
      '`intent_rev` must be a plain integer from 0 to 4294967295, but it is the number -1.',
    ],
    ['malformed', '', planWith('/plan_rev', null), 'The plan lacks the required field `plan_rev`.'],
    [
      'malformed',
      '/plan_rev',
      planWith('/plan_rev', '4294967296'),
      '`plan_rev` must be a plain integer from 0 to 4294967295, but it is the number 4294967296.',
    ],
    ['empty_string', '/feature/slug', planWith('/feature/slug', '" "'), '`feature.slug` must not be blank.'],
    ['empty_string', '/baseline/ref', planWith('/baseline/ref', '""'), '`baseline.ref` must not be blank.'],
    [
      'empty_string',
      '/chunks/0/title',
      planWith('/chunks/0/title', '""'),
      `\`chunks[0].title\` ${IN_CHUNK} must not be blank.`,
    ],
    [
      'empty_string',
      '/chunks/0/brief',
      planWith('/chunks/0/brief', '"\\n"'),
      `\`chunks[0].brief\` ${IN_CHUNK} must not be blank.`,
    ],
    [
      'empty_string',
      `${CHECK}/desc`,
      planWith(`${CHECK}/desc`, '""'),
      `\`chunks[0].checks[0].desc\` ${IN_CHUNK} must not be blank.`,
    ],
    [
      'empty_string',
      `${CHECK}/run`,
      planWith(`${CHECK}/run`, '""'),
      `\`chunks[0].checks[0].run\` ${IN_CHUNK} must not be blank.`,
    ],
    [
      'empty_string',
      '/chunks/0/assertions/1',
      planWith('/chunks/0/assertions', '["a"," "]'),
      `\`chunks[0].assertions[1]\` ${IN_CHUNK} must not be blank.`,
    ],
    [
      'empty_string',
      '/acceptance/1/desc',
      planWith('/acceptance/1', '{"kind":"assertion","desc":""}'),
      '`acceptance[1].desc` must not be blank.',
    ],
    [
      'empty_string',
      '/acceptance/0/run',
      planWith('/acceptance/0/run', '" "'),
      '`acceptance[0].run` must not be blank.',
    ],
    [
      'empty_string',
      `${CHECK}/cwd`,
      planWith(`${CHECK}/cwd`, '""'),
      `\`chunks[0].checks[0].cwd\` ${IN_CHUNK} must not be blank; leave it out for the repository root.`,
    ],
    [
      'unsafe_cwd',
      `${CHECK}/cwd`,
      planWith(`${CHECK}/cwd`, '"/tmp"'),
      `\`chunks[0].checks[0].cwd\` ${IN_CHUNK} is "/tmp", which starts with \`/\`; write the path from the repository root, or leave it out.`,
    ],
    ...['256', '-1', '2147483647', '-2147483648'].map((exit): [string, string, string, string] => [
      'expect_exit_out_of_range',
      `${CHECK}/expect_exit`,
      planWith(`${CHECK}/expect_exit`, exit),
      `\`chunks[0].checks[0].expect_exit\` ${IN_CHUNK} must be a plain integer from 0 to 255, but it is the number ${exit}.`,
    ]),
    ...['2147483648', '-2147483649', '1.0', '1.5', '1e2', '-0'].map(
      (exit): [string, string, string, string] => [
        'malformed',
        `${CHECK}/expect_exit`,
        planWith(`${CHECK}/expect_exit`, exit),
        `\`chunks[0].checks[0].expect_exit\` ${IN_CHUNK} must be a plain integer from 0 to 255, but it is the number ${exit}.`,
      ],
    ),
    [
      'acceptance_no_check',
      '/acceptance',
      planWith('/acceptance', '[{"kind":"assertion","desc":"d"}]'),
      '`acceptance` holds only assertions; at least one item must have `"kind": "check"`.',
    ],
    [
      'acceptance_empty',
      '/acceptance',
      planWith('/acceptance', '[]'),
      '`acceptance` is empty; the feature needs at least one acceptance check.',
    ],
    [
      'chunks_empty',
      '/chunks',
      planWith('/chunks', '[]'),
      '`chunks` is empty; a plan needs at least one chunk.',
    ],
    [
      'chunk_no_check',
      '/chunks/0/checks',
      planWith('/chunks/0/checks', '[]'),
      `\`chunks[0].checks\` ${IN_CHUNK} is empty; a chunk needs at least one check.`,
    ],
    [
      'chunk_no_files',
      '/chunks/0/files_touched',
      planWith('/chunks/0/files_touched', '[]'),
      `\`chunks[0].files_touched\` ${IN_CHUNK} is empty; a chunk must name the files that it may touch.`,
    ],
    [
      'unsafe_path',
      '/chunks/0/files_touched/1',
      planWith('/chunks/0/files_touched', '["a","../b"]'),
      `\`chunks[0].files_touched[1]\` ${IN_CHUNK} is "../b", which holds \`..\`; write paths from the repository root, like \`src/lib.rs\`.`,
    ],
    [
      'malformed',
      '/chunks/0/deps/0',
      planWith('/chunks/0/deps', '[7]'),
      `\`chunks[0].deps[0]\` ${IN_CHUNK} must be a string, but it is the number 7.`,
    ],
    [
      'malformed',
      '/chunks/0/files_touched/10',
      planWith('/chunks/0/files_touched', '["a","a","a","a","a","a","a","a","a","a",1]'),
      `\`chunks[0].files_touched[10]\` ${IN_CHUNK} must be a string, but it is the number 1.`,
    ],
    [
      'invalid_chunk_id',
      '/chunks/0/id',
      planWith('/chunks/0/id', '"-a"'),
      '`chunks[0].id` is "-a", but a chunk id is an ASCII letter or digit, then more of those, `_`, `.` or `-`.',
    ],
    [
      'invalid_chunk_id',
      '/chunks/0/id',
      planWith('/chunks/0/id', '"a b"'),
      '`chunks[0].id` is "a b", but a chunk id is an ASCII letter or digit, then more of those, `_`, `.` or `-`.',
    ],
    [
      'duplicate_chunk_id',
      '/chunks/1/id',
      planOfChunks([chunkJson('a'), chunkJson('a')]),
      '`chunks[1].id` is "a", the id of `chunks[0]` already; each chunk needs its own.',
    ],
    [
      'duplicate_dep',
      '/chunks/1/deps/1',
      planOfChunks([chunkJson('a'), chunkJson('b', ['a', 'a'])]),
      '`chunks[1].deps[1]` (chunk `b`) names "a" a second time; keep one.',
    ],
    [
      'unknown_dep',
      '/chunks/0/deps/0',
      planOfChunks([chunkJson('a', ['elsewhere'])]),
      '`chunks[0].deps[0]` (chunk `a`) is "elsewhere", but no chunk has that id.',
    ],
    [
      'dependency_cycle',
      '/chunks/0/deps/0',
      planOfChunks([chunkJson('a', ['a'])]),
      '`chunks[0].deps[0]` (chunk `a`) closes a cycle: `a → a`. Remove one of these dependencies.',
    ],
    ...(
      [
        ['/feature', '[]', '`feature`', 'an object', 'an array'],
        ['/chunks', '{}', '`chunks`', 'an array', 'an object'],
        [
          '/chunks/0/requires_tests',
          '"yes"',
          `\`chunks[0].requires_tests\` ${IN_CHUNK}`,
          'true or false',
          '"yes"',
        ],
        ['/chunks/0/title', 'null', `\`chunks[0].title\` ${IN_CHUNK}`, 'a string', 'null'],
        ['/plan_rev', 'true', '`plan_rev`', 'an integer', 'true'],
        ['/chunks/0/tier', '3', `\`chunks[0].tier\` ${IN_CHUNK}`, 'a string', 'the number 3'],
        ['/acceptance/0', '[]', '`acceptance[0]`', 'an object', 'an array'],
      ] as const
    ).map(([pointer, json, place, wanted, found]): [string, string, string, string] => [
      'malformed',
      pointer,
      planWith(pointer, json),
      `${place} must be ${wanted}, but it is ${found}.`,
    ]),
    [
      'malformed',
      '/chunks/0/tier',
      planWith('/chunks/0/tier', '"ultra"'),
      `\`chunks[0].tier\` ${IN_CHUNK} must be \`code\`, \`mid\` or \`high\`, but it is "ultra".`,
    ],
    [
      'malformed',
      '/acceptance/0/kind',
      planWith('/acceptance/0/kind', '7'),
      '`acceptance[0].kind` must be `check` or `assertion`, but it is the number 7.',
    ],
    [
      'malformed',
      '/acceptance/0',
      planWith('/acceptance/0/kind', null),
      '`acceptance[0]` lacks the required field `kind`.',
    ],
    [
      'malformed',
      '/acceptance/0',
      planWith('/acceptance/0/run', null),
      '`acceptance[0]` lacks the required field `run`.',
    ],
    [
      'malformed',
      CHECK,
      planWith(`${CHECK}/run`, null),
      `\`chunks[0].checks[0]\` ${IN_CHUNK} lacks the required field \`run\`.`,
    ],
    [
      'malformed',
      '/acceptance/0/run',
      planWith('/acceptance/0/run', '7'),
      '`acceptance[0].run` must be a string, but it is the number 7.',
    ],
    [
      'malformed',
      '/acceptance/1',
      planWith('/acceptance/1', '{"desc":"d","zzzzzz":1}'),
      '`acceptance[1]` lacks the required field `kind`.',
    ],
    [
      'malformed',
      '/acceptance/1/run',
      planWith('/acceptance/1', '{"kind":"assertion","desc":"d","run":""}'),
      '`acceptance[1]` has an unknown field `run`; the fields here are `kind` and `desc`.',
    ],
    ...(
      [
        [
          '/zzzzzz',
          'The plan',
          '`schema_version`, `plan_rev`, `intent_rev`, `feature`, `baseline`, `acceptance` and `chunks`',
        ],
        ['/feature/zzzzzz', '`feature`', '`slug`, `source_branch` and `integration_branch`'],
        [
          '/baseline/zzzzzz',
          '`baseline`',
          '`ref`, `commit_oid`, `toolchain`, `test_passlist_hash`, `clippy_warnings_hash` and `enumerated_targets_hash`',
        ],
        [
          '/chunks/0/zzzzzz',
          `\`chunks[0]\` ${IN_CHUNK}`,
          '`id`, `title`, `deps`, `tier`, `brief`, `files_touched`, `checks`, `assertions` and `requires_tests`',
        ],
        [`${CHECK}/zzzzzz`, `\`chunks[0].checks[0]\` ${IN_CHUNK}`, '`desc`, `run`, `cwd` and `expect_exit`'],
      ] as const
    ).map(([pointer, place, fields]): [string, string, string, string] => [
      'unknown_field',
      pointer,
      planWith(pointer, '1'),
      `${place} has an unknown field \`zzzzzz\`; the fields here are ${fields}.`,
    ]),
    [
      'malformed',
      '/acceptance/0/zzzzzz',
      planWith('/acceptance/0/zzzzzz', '1'),
      '`acceptance[0]` has an unknown field `zzzzzz`; the fields here are `kind`, `desc`, `run`, `cwd` and `expect_exit`.',
    ],
    [
      'unknown_field',
      '/chunks/0/assertion',
      planWith('/chunks/0/assertion', '[]'),
      `\`chunks[0]\` ${IN_CHUNK} has an unknown field \`assertion\`; did you mean \`assertions\`?`,
    ],
  ])('%s at %s', (code, pointer, text, message) => {
    expect(problemsOf(text).map((each) => [each.code, each.pointer, each.message])).toEqual([
      [code, pointer, message],
    ]);
  });

  it.each<[item: string, told: readonly string[]]>([
    ['{}', ['lacks the required field `kind`.', 'lacks the required field `desc`.']],
    [
      '{"kind":"gut"}',
      ['lacks the required field `desc`.', 'must be `check` or `assertion`, but it is "gut".'],
    ],
    [
      '{"kind":"gut","desc":7}',
      ['must be `check` or `assertion`, but it is "gut".', 'must be a string, but it is the number 7.'],
    ],
    [
      '{"kind":"gut","desc":"d","run":7}',
      ['must be `check` or `assertion`, but it is "gut".', 'must be a string, but it is the number 7.'],
    ],
  ])('of an item of no known kind are those that it has as whatever it is: %s', (item, told) => {
    const messages = problemsOf(planWith('/acceptance/1', item)).map(({ message }) => message);
    expect(messages.map((message) => message.replace(/^`[^`]+` /, '')).toSorted()).toEqual(told.toSorted());
  });

  it('repeats no more than forty digits of a number', () => {
    expect(problemsOf(planWith('/plan_rev', '1'.repeat(50)))[0]?.message).toBe(
      `\`plan_rev\` must be a plain integer from 0 to 4294967295, but it is the number ${'1'.repeat(40)}.`,
    );
  });

  it('names no chunk whose id is empty', () => {
    const text = planWith('/chunks/0/id', '""').replace('"title":"t"', '"title":""');
    expect(problemsOf(text).map(({ message }) => message)).toContain('`chunks[0].title` must not be blank.');
  });

  it('stands where the unknown field begins', () => {
    const text = '{\n  "zzzzzz": 1,'.concat(MINIMAL_PLAN.slice(1));
    expect(problemsOf(text)).toMatchObject([{ line: 2, column: 3 }]);
  });

  it('tells every cycle that has an edge of its own', () => {
    expect(problemsOf(CYCLIC).map(({ pointer, message }) => [pointer, message.split('`')[5]])).toEqual([
      ['/chunks/0/deps/0', 'a → a'],
      ['/chunks/1/deps/0', 'a → b → a'],
    ]);
  });

  it('tells one fault of a text that is no valid JSON, and the others beside it', () => {
    const text = planWith('/chunks/0/tier', '"\\ud800"').replace('"plan_rev":1', '"plan_rev":1e999');
    expect(problemsOf(text).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'json /plan_rev',
      'json /chunks/0/tier',
    ]);
  });
});

describe('a text that is no valid JSON', () => {
  it('is told of also where a key is too long to be spelt out', () => {
    const text = planWith('/chunks', '[]').replace('{', `{"${'k'.repeat(300)}":1e999,`);
    expect(problemsOf(text).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unknown_field', `/${'k'.repeat(256)}…`],
      ['json', `/${'k'.repeat(256)}…`],
      ['chunks_empty', '/chunks'],
    ]);
  });

  it('is of the plan that could be read before it broke', () => {
    expect(parse('{"plan_rev":1,"plan_rev":')).toMatchObject({ ok: false, partial: { plan_rev: 1 } });
  });
});

describe('a cycle in a message', () => {
  const ring = (length: number) =>
    problemsOf(
      planOfChunks(Array.from({ length }, (_, at) => chunkJson(`c${at}`, [`c${(at + 1) % length}`]))),
    )[0]?.message;

  it('is named whole up to 51 chunks, and in part above', () => {
    expect(ring(51)).toContain('c48 → c49 → c50 → c0`');
    expect(ring(52)).toContain('c48 → c49 → (2 more) → c0`');
  });
});

describe('more problems than are listed', () => {
  const many = (count: number, item: string) => Array.from({ length: count }, () => item).join(',');

  it.each<[what: string, text: string, counted: string | null]>([
    ['a thousand', planWith('/chunks/0/files_touched', `[${many(1_000, '""')}]`), null],
    [
      'one more, by a rule',
      planWith('/chunks/0/files_touched', `[${many(1_001, '""')}]`),
      'unsafe_path /chunks/0/files_touched/1000 At least one more problem is not listed; mend those above first.',
    ],
    [
      'two more, by the schema',
      planWith('/chunks/0/files_touched', `[${many(1_002, '7')}]`),
      'malformed /chunks/0/files_touched/1001 At least 2 more problems are not listed; mend those above first.',
    ],
    [
      'one more of each, the last of them by a rule',
      planWith('/chunks/0/files_touched', `[${many(1_001, '7')},${many(1_001, '""')}]`),
      'unsafe_path /chunks/0/files_touched/2001 At least 1002 more problems are not listed; mend those above first.',
    ],
    [
      'one more than a thousand of two kinds',
      planWith('/chunks/0/files_touched', `[${many(600, '7')},${many(401, '""')}]`),
      'unsafe_path /chunks/0/files_touched/1000 At least one more problem is not listed; mend those above first.',
    ],
    [
      'one more by a rule, before the last by the schema',
      planOfChunks([chunkJson('a'), chunkJson('b')])
        .replace('"files_touched":["f"]', `"files_touched":[${many(1_001, '""')}]`)
        .replace(/"tier":"code"(?!.*"tier")/, '"tier":"ultra"'),
      'malformed /chunks/1/tier At least 2 more problems are not listed; mend those above first.',
    ],
    [
      'two more, by the reader of JSON',
      MINIMAL_PLAN.replace('"slug":"f",', '"slug":"f",'.repeat(1_003)),
      'duplicate_key /feature/slug At least 2 more problems are not listed; mend those above first.',
    ],
  ])('are counted in one last entry: %s', (_what, text, counted) => {
    const problems = problemsOf(text);
    const [last] = problems.slice(1_000);
    expect(last === undefined ? null : `${last.code} ${last.pointer} ${last.message}`).toBe(counted);
    expect(problems).toHaveLength(counted === null ? 1_000 : 1_001);
  });
});

describe('whose plan a refused document is, at the bounds', () => {
  const broken = (pointer: string, json: string | null) => {
    const result = parse(planWith(pointer, json).replace('"title":"t"', '"title":""'));
    if (result.ok) throw new Error('It was accepted.');
    return result.partial;
  };

  it.each<[json: string, plan_rev: number | undefined]>([
    ['0', 0],
    ['4294967295', 4_294_967_295],
    ['4294967296', undefined],
    ['-1', undefined],
    ['"1"', undefined],
  ])('plan_rev %s', (json, plan_rev) => {
    expect(broken('/plan_rev', json).plan_rev).toBe(plan_rev);
  });

  it.each(['slug', 'source_branch', 'integration_branch'])('a feature without %s is none', (field) => {
    expect(broken(`/feature/${field}`, null)).toEqual({ plan_rev: 1 });
    expect(broken(`/feature/${field}`, '7')).toEqual({ plan_rev: 1 });
  });
});
