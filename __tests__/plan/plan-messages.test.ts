import { describe, expect, it } from '@jest/globals';
import { parsePlan } from '../../src/plan/parse-plan.js';
import type { Problem } from '../../src/plan/plan.js';
import { chunkJson, planOfChunks, planWith } from './minimal-plan.js';

const parse = (text: string) => parsePlan(new TextEncoder().encode(text));

function problemsOf(text: string): readonly Problem[] {
  const result = parse(text);
  return result.ok ? [] : result.problems;
}

describe('parsePlan: messages', () => {
  it.each([
    [
      'a slip of the pen',
      planWith('/chunks/0/titel', '"t"'),
      '`chunks[0]` (chunk `c1`) has an unknown field `titel`; did you mean `title`?',
    ],
    ['another spelling', planWith('/chunks/0/requiresTests', 'true'), 'did you mean `requires_tests`?'],
    [
      'a field from nowhere',
      planWith('/feature/owner', '1'),
      '`feature` has an unknown field `owner`; the fields here are `slug`, `source_branch` and `integration_branch`.',
    ],
    [
      'a field of the other kind',
      planWith('/acceptance/1', '{"kind":"assertion","desc":"d","run":"r"}'),
      'the fields here are `kind` and `desc`.',
    ],
    [
      'a missing field',
      planWith('/chunks/0/brief', null),
      '`chunks[0]` (chunk `c1`) lacks the required field `brief`.',
    ],
    ['a missing part', planWith('/baseline', null), 'The plan lacks the required field `baseline`.'],
    [
      'a wrong type',
      planWith('/chunks/0/title', '["t"]'),
      '`chunks[0].title` (chunk `c1`) must be a string, but it is an array.',
    ],
    ['a tier', planWith('/chunks/0/tier', '"ultra"'), 'must be `code`, `mid` or `high`, but it is "ultra".'],
    [
      'a kind',
      planWith('/acceptance/0/kind', '"gut"'),
      '`acceptance[0].kind` must be `check` or `assertion`, but it is "gut".',
    ],
    [
      'a number',
      planWith('/plan_rev', '2.0'),
      '`plan_rev` must be a plain integer from 0 to 4294967295, but it is the number 2.0.',
    ],
    [
      'a path',
      planWith('/chunks/0/files_touched', '["a\\u0085b"]'),
      'is "a\\u0085b", which holds the control character U+0085',
    ],
    [
      'a dep',
      planOfChunks([chunkJson('bucket'), chunkJson('store', ['bukcet'])]),
      '`chunks[1].deps[0]` (chunk `store`) is "bukcet", but no chunk has that id. Did you mean `bucket`?',
    ],
    [
      'an id',
      planOfChunks([chunkJson('a'), chunkJson('b'), chunkJson('a')]),
      '`chunks[2].id` is "a", the id of `chunks[0]` already',
    ],
    [
      'a cycle',
      planOfChunks([chunkJson('a', ['b']), chunkJson('b', ['c']), chunkJson('c', ['a'])]),
      '`chunks[2].deps[0]` (chunk `c`) closes a cycle: `a → b → c → a`.',
    ],
  ])('%s', (_name, text, message) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
  });

  it('shortens and escapes what it repeats of the document', () => {
    const text = planWith('/chunks/0/tier', JSON.stringify(`\u202e\u0007"${'x'.repeat(100_000)}`));
    const message = problemsOf(text)[0]?.message ?? '';
    expect(message).toContain('"\\u202E\\u0007\\"xxx');
    expect(message.length).toBeLessThan(250);
  });
});

describe('parsePlan: dependency graphs', () => {
  const line = (length: number, lastDeps: readonly string[]): string =>
    planOfChunks(
      Array.from({ length }, (_, i) => chunkJson(`c${i}`, i + 1 < length ? [`c${i + 1}`] : lastDeps)),
    );

  it('follows 3,000 chunks in a line', () => {
    expect(parse(line(3_000, []))).toMatchObject({ ok: true });
  });

  it('names a cycle of 3,000 chunks without naming them all', () => {
    const problems = problemsOf(line(3_000, ['c0']));
    expect(problems).toMatchObject([{ code: 'dependency_cycle', pointer: '/chunks/2999/deps/0' }]);
    expect(problems[0]?.message).toContain('`c0 → c1 → ');
    expect(problems[0]?.message).toContain('c49 → (2950 more) → c0`.');
  });

  it('still sees a cycle among chunks that have other faults', () => {
    const text = planOfChunks([chunkJson('a', ['b']), chunkJson('b', ['a']), '{"id":7}', chunkJson('a')]);
    expect(problemsOf(text).filter(({ code }) => code === 'dependency_cycle')).toHaveLength(1);
  });
});
