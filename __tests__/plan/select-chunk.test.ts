import { describe, expect, it } from '@jest/globals';
import { selectChunk } from '../../src/plan/select-chunk.js';
import { sampleChunk, samplePlan } from './sample-plan.js';

const plan = samplePlan({
  chunks: ['bucket', 'store', 'x', 'x-a2', 'chunk-bucket', '__proto__'].map((id) => sampleChunk(id)),
});

function choose(given: {
  labels?: string[];
  body?: string;
  headRef?: string | null;
  input?: string | null;
}): string {
  const { labels = [], body = '', headRef = 'work', input = null } = given;
  const choice = selectChunk(plan, { labels, body, headRef }, input);
  return choice.ok ? choice.chunk.id : choice.finding.code;
}

describe('selectChunk', () => {
  it.each([
    [{ input: 'bucket' }, 'bucket'],
    [{ labels: ['bug', 'chunk:store'] }, 'store'],
    [{ labels: ['chunk: store '] }, 'store'],
    [{ body: 'Hello\r\n  plan-chunk:\tstore \r\nbye' }, 'store'],
    [{ body: 'Plan-Chunk: store' }, 'store'],
    [{ headRef: 'rate-limiter/chunk-store' }, 'store'],
    [{ headRef: 'rate-limiter/chunk-store-a3' }, 'store'],
    [{ headRef: 'rate-limiter/chunk-store-a0' }, 'store'],
    [{ body: '<!-- say which -->\nPlan-Chunk: store\n<!--\nPlan-Chunk: bucket\n-->' }, 'store'],
    [{ headRef: 'rate-limiter/chunk-store-a12' }, 'store'],
    [{ body: 'Text ```\nPlan-Chunk: store' }, 'store'],
    [{ body: '   ~~~\nPlan-Chunk: bucket\n~~~\nPlan-Chunk: store' }, 'store'],
    [{ body: '<!--\n-->\nPlan-Chunk: store' }, 'store'],
    [{ body: '```\n<!--\n```\nPlan-Chunk: store' }, 'store'],
    [{ headRef: 'agents/7/store' }, 'store'],
    [{ headRef: 'store' }, 'store'],
    [{ headRef: 'rate-limiter/chunk-x' }, 'x'],
    [{ headRef: 'work/__proto__' }, '__proto__'],
    [
      {
        input: 'store',
        labels: ['chunk:store'],
        body: 'Plan-Chunk: store',
        headRef: 'rate-limiter/chunk-store',
      },
      'store',
    ],
  ])('%j names %s', (given, id) => {
    expect(choose(given)).toBe(id);
  });

  it.each([
    [{}, 'no_chunk'],
    [{ headRef: null }, 'no_chunk'],
    [{ body: 'See Plan-Chunk: store' }, 'no_chunk'],
    [{ body: 'Plan-Chunk:' }, 'no_chunk'],
    [{ body: '<!--\nPlan-Chunk: store\n-->' }, 'no_chunk'],
    [{ body: '<!-- Plan-Chunk: store -->' }, 'no_chunk'],
    [{ body: '<!--\nsay which\nPlan-Chunk: store\n-->' }, 'no_chunk'],
    [{ body: '<!--\n```\n-->\nsay which\n<!--\nPlan-Chunk: store\n-->' }, 'no_chunk'],
    [{ body: 'Plan-Chunk: <!-- id -->' }, 'no_chunk'],
    [{ body: 'Plan-Chunks' }, 'no_chunk'],
    [{ body: ': store' }, 'no_chunk'],
    [{ body: '```\nPlan-Chunk: store\n```' }, 'no_chunk'],
    [{ labels: ['chunk:'] }, 'unknown_chunk'],
    [{ labels: ['Chunk:store'] }, 'no_chunk'],
    [{ input: 'nope' }, 'unknown_chunk'],
    [{ input: 'Store' }, 'unknown_chunk'],
    [{ headRef: 'rate-limiter/chunk-nope-a2' }, 'unknown_chunk'],
    [{ headRef: 'other/chunk-store' }, 'no_chunk'],
    [{ labels: ['chunk:store', 'chunk:bucket'] }, 'chunk_signals_disagree'],
    [{ body: 'Plan-Chunk: store\nPlan-Chunk: bucket' }, 'chunk_signals_disagree'],
    [{ input: 'bucket', headRef: 'rate-limiter/chunk-store' }, 'chunk_signals_disagree'],
    [{ input: 'bucket', labels: ['chunk:nope'] }, 'chunk_signals_disagree'],
    // The second attempt at `x`, or the chunk `x-a2`: nobody can tell.
    [{ headRef: 'rate-limiter/chunk-x-a2' }, 'chunk_signals_disagree'],
    // The chunk `bucket` by the branch's form, the chunk `chunk-bucket` by its last segment.
    [{ headRef: 'rate-limiter/chunk-bucket' }, 'chunk_signals_disagree'],
  ])('%j is refused: %s', (given, code) => {
    expect(choose(given)).toBe(code);
  });

  type Said = readonly [labels: readonly string[], headRef: string, input: string | null];
  const refusal = (...[labels, headRef, input]: Said) => {
    const choice = selectChunk(plan, { labels, body: '', headRef }, input);
    if (choice.ok) throw new Error(`It is ${choice.chunk.id}.`);
    return choice.finding;
  };

  it('lists what disagrees, and says which of it is no chunk at all', () => {
    expect(refusal(['chunk:store'], 'work', 'bucket').message).toBe(
      'The signals for the chunk disagree: input chunk says bucket; label chunk:store says store.',
    );
    expect(refusal(['chunk:store'], 'rate-limiter/chunk-shop', null).message).toBe(
      'The signals for the chunk disagree: label chunk:store says store; head branch rate-limiter/chunk-shop says shop, which is no chunk of the plan.',
    );
  });

  it('says of a wrong name which one may be meant, and how to mend what says it', () => {
    const branch = refusal([], 'rate-limiter/chunk-stroe-a2', null);
    expect(branch.message).toBe(
      'Head branch rate-limiter/chunk-stroe-a2 says stroe, but the plan has no such chunk; did you mean store?',
    );
    expect(branch.help).toMatch(/^Rename the branch; a label beside it would not help/);
    expect(refusal(['chunk:'], 'work', null).message).toBe('Label chunk: holds no id of a chunk.');
    expect(refusal([], 'work', 'elsewhere').message).toBe(
      'Input chunk says elsewhere, but the plan has no such chunk.',
    );
  });

  it('says how to mend each sign, and takes a number in the middle of an id for no attempt', () => {
    const unknown = (given: { labels?: string[]; body?: string; headRef?: string; input?: string }) => {
      const { labels = [], body = '', headRef = 'work', input = null } = given;
      const choice = selectChunk(plan, { labels, body, headRef }, input);
      return choice.ok
        ? []
        : [choice.finding.level, choice.finding.message, choice.finding.help.split(" The plan's")[0]];
    };
    const says = (source: string, id = 'far-away') => `${source} says ${id}, but the plan has no such chunk.`;
    expect(unknown({ input: 'far-away' })).toEqual(['error', says('Input chunk'), 'Correct the input.']);
    expect(unknown({ labels: ['chunk:far-away'] })).toEqual([
      'error',
      says('Label chunk:far-away'),
      'Put the right label in its place.',
    ]);
    expect(unknown({ body: 'Plan-Chunk: far-away' })).toEqual([
      'error',
      says('The line Plan-Chunk in the description'),
      'Correct that line.',
    ]);
    expect(unknown({ headRef: 'rate-limiter/chunk-far-a2-b' })[1]).toBe(
      says('Head branch rate-limiter/chunk-far-a2-b', 'far-a2-b'),
    );
  });

  it.each([
    [1, "The plan's only chunk is c0.\n"],
    [2, "The plan's chunks are c0, c1.\n"],
    [50, ', c48, c49.\n'],
    [51, ', c48, c49 and 1 more.\n'],
  ])('lists fifty chunks at most: of %i', (count, listed) => {
    const chunks = Array.from({ length: count }, (_, n) => sampleChunk(`c${n}`));
    const choice = selectChunk(samplePlan({ chunks }), { labels: [], body: '', headRef: 'work' }, null);
    if (choice.ok) throw new Error('It chose one.');
    expect(choice.finding.message).toBe('Nothing says which chunk this pull request works on.');
    expect(choice.finding.help).toMatch(/^The plan's /);
    expect(choice.finding.help).toContain(listed);
  });

  it.each<[code: string, said: Said]>([
    ['no_chunk', [[], 'work', null]],
    ['unknown_chunk', [[], 'rate-limiter/chunk-nope', null]],
    ['chunk_signals_disagree', [['chunk:store'], 'work', 'bucket']],
  ])('always lists the chunks and every way to name one: %s', (code, said) => {
    const finding = refusal(...said);
    expect(finding.code).toBe(code);
    for (const way of [
      'bucket, store, x, x-a2',
      'head branch, `rate-limiter/chunk-<id>`',
      '`-a2`',
      'last segment',
      'label `chunk:<id>`',
      'line `Plan-Chunk: <id>`',
      'input `chunk`',
      '`--chunk <id>`',
      '`--label chunk:<id>`',
      '`--head-branch NAME`',
    ])
      expect(finding.help).toContain(way);
  });

  it('is quick on a hostile description', () => {
    expect(
      choose({ body: `${'Plan-Chunk:'.repeat(20_000)}\n${':'.repeat(200_000)}\n${'\n'.repeat(200_000)}` }),
    ).toBe('unknown_chunk');
  });
});
