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

  it('lists what disagrees, and always the chunks and the ways to name one', () => {
    const choice = selectChunk(plan, { labels: ['chunk:store'], body: '', headRef: 'work' }, 'bucket');
    expect(choice.ok ? '' : choice.finding.message).toBe(
      'The signals for the chunk disagree: input chunk says bucket, label chunk:store says store.',
    );
    expect(choice.ok ? '' : choice.finding.help).toContain('bucket, store, x, x-a2');
  });

  it('is quick on a hostile description', () => {
    expect(
      choose({ body: `${'Plan-Chunk:'.repeat(20_000)}\n${':'.repeat(200_000)}\n${'\n'.repeat(200_000)}` }),
    ).toBe('unknown_chunk');
  });
});
