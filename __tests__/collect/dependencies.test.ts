import { describe, expect, it } from '@jest/globals';
import { readDependencies } from '../../src/collect/dependencies.js';
import { preferClone } from '../../src/collect/prefer-clone.js';
import { type Fact, known, missing, notApplicable } from '../../src/facts.js';
import type { Dependencies } from '../../src/plan/landing.js';
import type { PullRequestKind } from '../../src/plan/plan.js';
import { selectChunk } from '../../src/plan/select-chunk.js';
import type { ListedPull } from '../../src/pull-request.js';
import { chunkStates } from '../../src/report/chunk-states.js';
import type { Repository } from '../../src/repository.js';
import { memoryRepository } from '../memory-repository.js';
import { sampleChunk, samplePlan } from '../plan/sample-plan.js';

const BRANCH = 'feat/rate-limiter';
const plan = samplePlan({
  chunks: [
    sampleChunk('core'),
    sampleChunk('clock'),
    sampleChunk('bucket', { deps: ['core', 'clock'] }),
    sampleChunk('server', { deps: ['bucket'] }),
  ],
});
const PLAIN = memoryRepository({ commits: {}, refs: {}, mergeBase: '' });

/** A host with these merged and open chunks, newest first, and a note of what it was asked for. */
function host(merged: readonly string[], open: readonly string[] = [], whole = true) {
  const row =
    (state: ListedPull['state']) =>
    (id: string, index: number): ListedPull => ({
      number: (state === 'merged' ? 1 : 100) + index,
      title: `Land ${id}`,
      state,
      baseRef: BRANCH,
      headRef: `rate-limiter/chunk-${id}`,
      sameRepository: true,
      labels: [],
      body: '',
    });
  const pulls = [...merged.map(row('merged')), ...open.map(row('open'))];
  const asked: unknown[] = [];
  const repository: Repository = {
    ...PLAIN,
    pullsInto: async (branch, enough) => {
      asked.push([branch, enough(pulls)]);
      return known({ pulls, whole });
    },
  };
  return { repository, asked };
}

function subject(id: string | null, kind: PullRequestKind = id === null ? 'feature' : 'chunk') {
  const chosen = { kind, path: 'p', oid: 'o', ref: BRANCH, sha: 's', plan };
  return known({
    chosen,
    chunk: id === null ? null : selectChunk(plan, { labels: [], body: '', headRef: null }, id),
  });
}

function landingOf(fact: Fact<Dependencies>): Dependencies {
  if (fact.state !== 'known') throw new Error(fact.reason);
  return fact.value;
}

const states = (fact: Fact<Dependencies>, current: string | null) =>
  chunkStates(plan.chunks, current, fact).map(({ state }) => state);

describe('the chunks that must have landed', () => {
  it('are not looked for where none must, and then nothing is read', async () => {
    const { repository, asked } = host([]);
    const about = [
      subject('core'),
      subject(null, 'plan'),
      notApplicable('No plan.'),
      missing('bad-plan', 'None.'),
    ];
    const facts = await Promise.all(about.map((each) => readDependencies({ repository }, each)));
    expect(facts.map(({ state }) => state)).toEqual([
      'not-applicable',
      'not-applicable',
      'not-applicable',
      'missing',
    ]);
    expect(facts[0]).toMatchObject({ reason: 'Chunk core waits for no other (it has no `deps`).' });
    expect(await readDependencies({ repository }, subject('nowhere'))).toMatchObject({
      state: 'missing',
      kind: 'bad-plan',
    });
    expect(asked).toEqual([]);
    expect(states(facts[0] as Fact<Dependencies>, 'core')).toEqual(['this', 'planned', 'planned', 'planned']);
  });

  it('are found in one list, which is enough once it has all of them', async () => {
    const { repository, asked } = host(['core', 'clock'], [], false);
    const fact = await readDependencies({ repository }, subject('bucket'));
    expect(asked).toEqual([[BRANCH, true]]);
    expect(landingOf(fact)).toMatchObject({
      needed: ['core', 'clock'],
      owner: { kind: 'chunk', name: 'bucket' },
      source: 'pull-requests',
    });
    // Of the rest of the plan nobody knows, since the list was not read to its end.
    expect(states(fact, 'bucket')).toEqual(['landed', 'landed', 'this', 'planned']);
  });

  it('are missing only where the whole list was read', async () => {
    const some = host(['core'], ['clock']);
    const fact = await readDependencies(some, subject('bucket'));
    expect(some.asked).toEqual([[BRANCH, false]]);
    expect(landingOf(fact).chunks.slice(0, 2)).toMatchObject([
      { state: 'landed', by: { number: 1 }, open: [] },
      { state: 'missing', by: null, open: [{ number: 100, title: 'Land clock' }] },
    ]);
    expect(states(fact, 'bucket')).toEqual(['landed', 'waiting', 'this', 'blocked']);
    const cut = await readDependencies(host(['core'], [], false), subject('bucket'));
    expect(cut).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('for chunk clock.'),
    });
    const both = await readDependencies(host([], [], false), subject('bucket'));
    expect(both).toMatchObject({ reason: expect.stringContaining('for the chunks core, clock.') });
  });

  it('are all of the plan for a feature', async () => {
    const fact = await readDependencies(host(['core', 'clock', 'bucket']), subject(null));
    expect(landingOf(fact)).toMatchObject({
      needed: ['core', 'clock', 'bucket', 'server'],
      owner: { kind: 'feature', name: 'rate-limiter' },
    });
    expect(states(fact, null)).toEqual(['landed', 'landed', 'landed', 'waiting']);
  });

  it('pass on why the list could not be read', async () => {
    const repository: Repository = {
      ...PLAIN,
      pullsInto: async () => missing('infrastructure', 'GET /pulls failed.'),
    };
    expect(await readDependencies({ repository }, subject('bucket'))).toEqual(
      missing('infrastructure', 'GET /pulls failed.'),
    );
  });

  it('are taken from whoever asks, who then need not be asked for a host', async () => {
    const { repository, asked } = host(['core', 'clock']);
    const fact = await readDependencies({ repository, landed: ['core', 'coer', 'coer'] }, subject('bucket'));
    expect(landingOf(fact)).toMatchObject({ source: 'flag', strangers: ['coer'] });
    expect(states(fact, 'bucket')).toEqual(['landed', 'waiting', 'this', 'blocked']);
    expect(asked).toEqual([]);
    expect(states(await readDependencies({ repository, landed: [] }, subject('bucket')), 'bucket')).toEqual([
      'waiting',
      'waiting',
      'this',
      'blocked',
    ]);
  });

  it('can not be known by a clone alone, which says what to do', async () => {
    const fact = await readDependencies({ repository: PLAIN }, subject('bucket'));
    expect(fact).toMatchObject({
      state: 'missing',
      kind: 'infrastructure',
      reason: expect.stringContaining('--landed ID[,ID…]'),
    });
  });

  it('are asked of the host where objects come from a clone', async () => {
    const { repository, asked } = host(['core', 'clock']);
    const clone = { ...PLAIN, isShallow: false, has: async () => true };
    await readDependencies({ repository: preferClone(clone, repository) }, subject('bucket'));
    expect(asked).toEqual([[BRANCH, true]]);
    expect(preferClone(clone, PLAIN)).not.toHaveProperty('pullsInto');
  });
});
