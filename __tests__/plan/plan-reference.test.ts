import { describe, expect, it } from '@jest/globals';
import { parsePlan } from '../../src/plan/parse-plan.js';
import { chunkJson, MINIMAL_PLAN, planOfChunks, planWith } from './minimal-plan.js';

/** Every problem of a document, as `code pointer`, in the order told. */
function problemsOf(text: string): readonly string[] {
  const result = parsePlan(new TextEncoder().encode(text));
  return result.ok ? [] : result.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

const CHECK = '/chunks/0/checks/0';
const chunks = (...jsons: readonly string[]) => planOfChunks(jsons);

describe('documents that the reference accepts', () => {
  it.each<[string, string]>([
    ['the minimal plan', MINIMAL_PLAN],
    ['a slug of U+FEFF, which is not white space', planWith('/feature/slug', '"\\ufeff"')],
    ['cwd null', planWith(`${CHECK}/cwd`, 'null')],
    ['expect_exit null', planWith(`${CHECK}/expect_exit`, 'null')],
    ['cwd and expect_exit null in acceptance', planWith('/acceptance/0/cwd', 'null')],
    ['expect_exit 0', planWith(`${CHECK}/expect_exit`, '0')],
    ['expect_exit 255', planWith(`${CHECK}/expect_exit`, '255')],
    ['plan_rev 0', planWith('/plan_rev', '0')],
    ['plan_rev at the top of u32', planWith('/plan_rev', '4294967295')],
    ['repeated and shared files', planWith('/chunks/0/files_touched', '["a","a"]')],
    [
      'a diamond',
      chunks(chunkJson('a'), chunkJson('b', ['a']), chunkJson('c', ['a']), chunkJson('d', ['b', 'c'])),
    ],
    ['a dep on a later chunk', chunks(chunkJson('a', ['b']), chunkJson('b'))],
    ['ids that differ in case', chunks(chunkJson('a'), chunkJson('A'))],
    [
      'ids that are names of Object.prototype',
      chunks(chunkJson('constructor', ['toString']), chunkJson('toString')),
    ],
    ...[
      '.github/workflows/ci.yml',
      'a/~b',
      'src/*.rs',
      'a b.rs',
      '...',
      ' a',
      'a ',
      '-rf',
      '.git/config',
    ].map((path): [string, string] => [
      `file ${path}`,
      planWith('/chunks/0/files_touched', JSON.stringify([path])),
    ]),
  ])('%s', (_name, text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('documents that the reference refuses, with every problem named', () => {
  it.each<[string, string, readonly string[]]>([
    ['an array', '[1,2]', ['not_object ']],
    ['a string', '"x"', ['not_object ']],
    ['null', 'null', ['not_object ']],
    ['no schema_version', planWith('/schema_version', null), ['schema_version_missing ']],
    ...['"3"', '3.0', '3e0', '-3', '-0', 'null', '18446744073709551616'].map(
      (json): [string, string, readonly string[]] => [
        `schema_version ${json}`,
        planWith('/schema_version', json),
        ['schema_version_not_int /schema_version'],
      ],
    ),
    ...['2', '4', '4294967299', '18446744073709551615'].map((json): [string, string, readonly string[]] => [
      `schema_version ${json}`,
      planWith('/schema_version', json),
      ['unsupported_schema_version /schema_version'],
    ]),
    ['version 2 and chunks missing', '{"schema_version":2}', ['unsupported_schema_version /schema_version']],
    ['plan_rev 1.0', planWith('/plan_rev', '1.0'), ['malformed /plan_rev']],
    ['plan_rev beyond u32', planWith('/plan_rev', '4294967296'), ['malformed /plan_rev']],
    ['plan_rev -1', planWith('/plan_rev', '-1'), ['malformed /plan_rev']],
    ['intent_rev -0', planWith('/intent_rev', '-0'), ['malformed /intent_rev']],
    ['plan_rev 1e400', planWith('/plan_rev', '1e400'), ['json /plan_rev']],
    ['an unknown field of the plan', planWith('/budget', '1'), ['unknown_field /budget']],
    ['two of them', MINIMAL_PLAN.replace('{', '{"zz":1,"aa":2,'), ['unknown_field /zz', 'unknown_field /aa']],
    ['an unknown field of feature', planWith('/feature/team', '1'), ['unknown_field /feature/team']],
    ['an unknown field of baseline', planWith('/baseline/x', '1'), ['unknown_field /baseline/x']],
    ['an unknown field of a chunk', planWith('/chunks/0/retries', '1'), ['unknown_field /chunks/0/retries']],
    ['an unknown field of a check', planWith(`${CHECK}/timeout`, '1'), [`unknown_field ${CHECK}/timeout`]],
    [
      'an unknown key in acceptance',
      planWith('/acceptance/0/budget', '1'),
      ['malformed /acceptance/0/budget'],
    ],
    [
      'an assertion with run',
      planWith('/acceptance/1', '{"kind":"assertion","desc":"d","run":"r"}'),
      ['malformed /acceptance/1/run'],
    ],
    [
      'an assertion with cwd null',
      planWith('/acceptance/1', '{"kind":"assertion","desc":"d","cwd":null}'),
      ['malformed /acceptance/1/cwd'],
    ],
    ['kind gut', planWith('/acceptance/0/kind', '"gut"'), ['malformed /acceptance/0/kind']],
    ['kind missing', planWith('/acceptance/0/kind', null), ['malformed /acceptance/0']],
    ['kind null', planWith('/acceptance/0/kind', 'null'), ['malformed /acceptance/0/kind']],
    ['kind Check', planWith('/acceptance/0/kind', '"Check"'), ['malformed /acceptance/0/kind']],
    [
      'an acceptance item as an array',
      planWith('/acceptance/0', '["check","d","r"]'),
      ['malformed /acceptance/0'],
    ],
    ['tier ultra', planWith('/chunks/0/tier', '"ultra"'), ['malformed /chunks/0/tier']],
    ['tier CODE', planWith('/chunks/0/tier', '"CODE"'), ['malformed /chunks/0/tier']],
    ['tier 1', planWith('/chunks/0/tier', '1'), ['malformed /chunks/0/tier']],
    ['tier as a map', planWith('/chunks/0/tier', '{"code":null}'), ['malformed /chunks/0/tier']],
    ['a chunk as an array', planWith('/chunks/0', '["c1"]'), ['malformed /chunks/0']],
    ...[
      'ref',
      'commit_oid',
      'toolchain',
      'test_passlist_hash',
      'clippy_warnings_hash',
      'enumerated_targets_hash',
    ].map((field): [string, string, readonly string[]] => [
      `no baseline.${field}`,
      planWith(`/baseline/${field}`, null),
      ['malformed /baseline'],
    ]),
    ['a blank commit_oid', planWith('/baseline/commit_oid', '"   "'), ['empty_string /baseline/commit_oid']],
    ['a slug of U+0085', planWith('/feature/slug', '"\\u0085"'), ['empty_string /feature/slug']],
    ['an empty slug', planWith('/feature/slug', '""'), ['empty_string /feature/slug']],
    [
      'a blank slug and no acceptance',
      planWith('/acceptance', '[]').replace('"slug":"f"', '"slug":" "'),
      ['empty_string /feature/slug', 'acceptance_empty /acceptance'],
    ],
    [
      'a blank slug and tier ultra',
      planWith('/chunks/0/tier', '"ultra"').replace('"slug":"f"', '"slug":" "'),
      ['empty_string /feature/slug', 'malformed /chunks/0/tier'],
    ],
    [
      'acceptance of a blank assertion only',
      planWith('/acceptance', '[{"kind":"assertion","desc":" "}]'),
      ['acceptance_no_check /acceptance', 'empty_string /acceptance/0/desc'],
    ],
    ['no chunks', planWith('/chunks', '[]'), ['chunks_empty /chunks']],
    ...['../evil', '', '.a', '-a', 'é', 'a b', 'c1\n'].map((id): [string, string, readonly string[]] => [
      `chunk id ${JSON.stringify(id)}`,
      planWith('/chunks/0/id', JSON.stringify(id)),
      ['invalid_chunk_id /chunks/0/id'],
    ]),
    ['two chunks c1', chunks(chunkJson('c1'), chunkJson('c1')), ['duplicate_chunk_id /chunks/1/id']],
    ['an unknown dep', chunks(chunkJson('c1', ['nope'])), ['unknown_dep /chunks/0/deps/0']],
    [
      'an unknown dep twice',
      chunks(chunkJson('c1', ['nope', 'nope'])),
      ['unknown_dep /chunks/0/deps/0', 'duplicate_dep /chunks/0/deps/1'],
    ],
    [
      'a dep twice',
      chunks(chunkJson('c1'), chunkJson('c2', ['c1', 'c1'])),
      ['duplicate_dep /chunks/1/deps/1'],
    ],
    ['a chunk that needs itself', chunks(chunkJson('c1', ['c1'])), ['dependency_cycle /chunks/0/deps/0']],
    [
      'two chunks that need each other',
      chunks(chunkJson('c1', ['c2']), chunkJson('c2', ['c1'])),
      ['dependency_cycle /chunks/1/deps/0'],
    ],
    ['no checks', planWith('/chunks/0/checks', '[]'), ['chunk_no_check /chunks/0/checks']],
    ['no files', planWith('/chunks/0/files_touched', '[]'), ['chunk_no_files /chunks/0/files_touched']],
    ...[
      '../x',
      '/x',
      '~/x',
      'a/../b',
      'a//b',
      'a\\b',
      'a/./b',
      '.',
      '',
      'C:/x',
      'a:b',
      'x\ty',
      'x\u007f',
      'x\u0085',
    ]
      .concat(['   ', 'a/ /b', 'src/', '..', 'a/..', '\u0085'])
      .map((path): [string, string, readonly string[]] => [
        `file ${JSON.stringify(path)}`,
        planWith('/chunks/0/files_touched', JSON.stringify(['ok', path])),
        ['unsafe_path /chunks/0/files_touched/1'],
      ]),
    ['cwd empty', planWith(`${CHECK}/cwd`, '""'), [`empty_string ${CHECK}/cwd`]],
    ['cwd blank', planWith(`${CHECK}/cwd`, '"  "'), [`empty_string ${CHECK}/cwd`]],
    ...['.', '/etc', '../x', '~/x', 'a\\b'].map((cwd): [string, string, readonly string[]] => [
      `cwd ${cwd}`,
      planWith(`${CHECK}/cwd`, JSON.stringify(cwd)),
      [`unsafe_cwd ${CHECK}/cwd`],
    ]),
    ['acceptance cwd', planWith('/acceptance/0/cwd', '".."'), ['unsafe_cwd /acceptance/0/cwd']],
    ...['-1', '256', '2147483647', '-2147483648'].map((json): [string, string, readonly string[]] => [
      `expect_exit ${json}`,
      planWith(`${CHECK}/expect_exit`, json),
      [`expect_exit_out_of_range ${CHECK}/expect_exit`],
    ]),
    ...['2147483648', '-2147483649', '"0"', '0.0', '-0', '1e2', 'true'].map(
      (json): [string, string, readonly string[]] => [
        `expect_exit ${json}`,
        planWith(`${CHECK}/expect_exit`, json),
        [`malformed ${CHECK}/expect_exit`],
      ],
    ),
    [
      'a blank assertion',
      planWith('/chunks/0/assertions', '["ok","  "]'),
      ['empty_string /chunks/0/assertions/1'],
    ],
    [
      'requires_tests null',
      planWith('/chunks/0/requires_tests', 'null'),
      ['malformed /chunks/0/requires_tests'],
    ],
    ['requires_tests 0', planWith('/chunks/0/requires_tests', '0'), ['malformed /chunks/0/requires_tests']],
    ['deps null', planWith('/chunks/0/deps', 'null'), ['malformed /chunks/0/deps']],
    ['assertions null', planWith('/chunks/0/assertions', 'null'), ['malformed /chunks/0/assertions']],
  ])('%s', (_name, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});
