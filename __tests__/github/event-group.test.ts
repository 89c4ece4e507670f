import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '../../src/github/event.js';
import { parseQueueRef } from '../../src/github/merge-group.js';
import { type MergeGroupValues, mergeGroupEvent } from '../double/run-events.js';

const repository = { owner: 'acme', name: 'app', id: 42 };
const [baseSha, headSha] = ['b'.repeat(40), 'a'.repeat(40)];

function payload(values: Partial<MergeGroupValues> = {}): Record<string, unknown> {
  return structuredClone(
    mergeGroupEvent({ repository, number: 7, base: 'feat/limiter', baseSha, headSha, ...values }),
  );
}

/** A payload whose group is changed. */
function changed(change: Record<string, unknown>): Record<string, unknown> {
  const made = payload();
  return { ...made, merge_group: { ...(made.merge_group as object), ...change } };
}

const parse = (made: unknown, pullRequest = '') =>
  parseEvent({ name: 'merge_group', payload: made, pullRequest });

function reasonOf(made: unknown, pullRequest = ''): string {
  const read = parse(made, pullRequest);
  if (read.state === 'known') throw new Error('expected a missing');
  return read.reason;
}

describe('the name of a queue branch', () => {
  // Field log: nrwl/nx-set-shas#120.
  it.each([
    ['main', 104],
    ['feat/limiter', 7],
    ['a/b/c', 1],
    // What looks like an ending inside the base is part of the base: the last one counts.
    [`x/pr-9-${headSha}/y`, 3],
    [`pr-9-${headSha}`, 3],
    ['gh-readonly-queue/main', 5],
  ])('into %s tells base and number', (base, number) => {
    expect(parseQueueRef(`gh-readonly-queue/${base}/pr-${number}-${baseSha}`)).toEqual({
      baseRef: base,
      number,
      sha: baseSha,
    });
  });

  it('may hold a SHA-256 id', () => {
    expect(parseQueueRef(`gh-readonly-queue/main/pr-1-${'c'.repeat(64)}`)).toMatchObject({ number: 1 });
  });

  it.each([
    'main',
    'gh-readonly-queue/main',
    `gh-readonly-queue/pr-1-${baseSha}`,
    `gh-readonly-queue//pr-1-${baseSha}`,
    `gh-readonly-queue/main/pr-0-${baseSha}`,
    `gh-readonly-queue/main/pr-01-${baseSha}`,
    `gh-readonly-queue/main/pr-12345678901-${baseSha}`,
    `gh-readonly-queue/main/pr-1-${baseSha.slice(1)}`,
    `gh-readonly-queue/main/pr-1-${baseSha}0`,
    `gh-readonly-queue/main/pr-1-${baseSha.toUpperCase()}`,
    `gh-readonly-queue/main/pr-1-${baseSha}/x`,
    `gh-readonly-queue/main/pr-1-2-${baseSha}`,
    `gh-readonly-queue/main/ppr-1-${baseSha}`,
    `gh-readonly-queue/ma..in/pr-1-${baseSha}`,
    `gh-readonly-queue/main\n/pr-1-${baseSha}`,
    `x/gh-readonly-queue/main/pr-1-${baseSha}`,
    `refs/heads/gh-readonly-queue/main/pr-1-${baseSha}`,
    '',
  ])('%j is none', (ref) => {
    expect(parseQueueRef(ref)).toBeNull();
  });

  it('takes a name of any length without delay', () => {
    expect(parseQueueRef(`gh-readonly-queue/${'/pr-1-a'.repeat(100_000)}`)).toBeNull();
    expect(parseQueueRef(`gh-readonly-queue/main/pr-1-${'a'.repeat(1_000_000)}`)).toBeNull();
  });
});

describe('an event merge_group', () => {
  it('is about the pull request that its branch names, with the commits of the group', () => {
    expect(parse(payload())).toEqual({
      state: 'known',
      value: {
        known: 'group',
        run: null,
        group: {
          number: 7,
          baseRef: 'feat/limiter',
          baseSha,
          headSha,
          ref: `gh-readonly-queue/feat/limiter/pr-7-${baseSha}`,
          baseFromName: false,
        },
      },
    });
  });

  it('that was destroyed has nothing to judge, and is no success', () => {
    expect(reasonOf(payload({ action: 'destroyed' }))).toMatch(/"destroyed".*nothing to judge.*failure/);
    expect(reasonOf({ ...payload(), action: 'renamed' })).toContain('"renamed"');
    expect(reasonOf({ ...payload(), action: undefined })).toContain('nothing to judge');
  });

  it.each([
    ['head_sha', { head_sha: 'HEAD' }],
    ['head_sha', { head_sha: null }],
    ['base_sha', { base_sha: 'B'.repeat(40) }],
    ['head_ref', { head_ref: `gh-readonly-queue/feat/limiter/pr-7-${baseSha}` }],
    ['head_ref', { head_ref: `refs/tags/gh-readonly-queue/feat/limiter/pr-7-${baseSha}` }],
    ['head_ref', { head_ref: 7 }],
    ['base_ref', { base_ref: 'feat/limiter' }],
    ['base_ref', { base_ref: 'refs/heads/../x' }],
  ])('refuses a wrong %s by name', (field, change) => {
    expect(reasonOf(changed(change))).toContain(`\`${field}\``);
  });

  it('refuses a branch that is no queue branch', () => {
    expect(reasonOf(changed({ head_ref: 'refs/heads/main' }))).toContain('which pull request it is of');
  });

  it('refuses a branch of the queue into another base', () => {
    const ref = `refs/heads/gh-readonly-queue/main/pr-7-${baseSha}`;
    expect(reasonOf(changed({ head_ref: ref }))).toMatch(/queue into main.*goes into feat\/limiter/);
    expect(reasonOf(changed({ base_ref: 'refs/heads/limiter' }))).toMatch(/into feat\/limiter.*into limiter/);
  });

  it.each([
    null,
    [],
    'text',
    {},
    { action: 'checks_requested' },
    { action: 'checks_requested', merge_group: 5 },
  ])('refuses the payload %j', (made) => {
    expect(reasonOf(made)).toMatch(/nothing to judge|`head_sha`/);
  });

  it('takes input pull-request only when it names the same one', () => {
    expect(parse(payload(), '7').state).toBe('known');
    expect(reasonOf(payload(), '8')).toMatch(/#8.*#7/);
  });
});
