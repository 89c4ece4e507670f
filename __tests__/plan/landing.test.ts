import { describe, expect, it } from '@jest/globals';
import { landingReader, neededChunks } from '../../src/plan/landing.js';
import type { ListedPull } from '../../src/pull-request.js';
import { sampleChunk, samplePlan } from './sample-plan.js';

const BRANCH = 'feat/rate-limiter';
const plan = samplePlan({
  chunks: [
    sampleChunk('bucket'),
    sampleChunk('store', { deps: ['bucket'] }),
    sampleChunk('x', { deps: ['store', 'bucket'] }),
  ],
});
let numbers = 0;
const pull = (changes: Partial<ListedPull>): ListedPull => {
  numbers += 1;
  return {
    number: numbers,
    title: 'T',
    state: 'merged',
    baseRef: BRANCH,
    headRef: 'work',
    sameRepository: true,
    labels: [],
    body: '',
    ...changes,
  };
};
const landing = (...pulls: readonly ListedPull[]) => landingReader(plan, BRANCH)(pulls);
const landed = (...pulls: readonly ListedPull[]) => [...landing(...pulls).landed.keys()];

describe('which chunks have landed', () => {
  it.each([
    ['a label', { labels: ['bug', 'chunk:bucket'] }, false],
    ['a line in the description', { body: 'Text.\r\n\r\nPlan-Chunk: bucket\r\n' }, true],
    ["taskfleet's branch name", { headRef: 'rate-limiter/chunk-bucket-a3' }, false],
    ['the last segment of the branch', { headRef: 'me/bucket' }, false],
    ['a label and a description that agree', { labels: ['chunk:bucket'], body: 'Plan-Chunk: bucket' }, false],
  ])('is told by %s', (_what, changes, described) => {
    const found = landing(pull(changes)).landed;
    expect([...found].map(([id, by]) => [id, by.described])).toEqual([['bucket', described]]);
  });

  it.each([
    ['is open', { state: 'open' }],
    ['was closed without a merge', { state: 'closed' }],
    ['went into another branch', { baseRef: 'main' }],
    ['went into a branch that differs by case alone', { baseRef: 'Feat/rate-limiter' }],
    ['names no chunk', { headRef: 'work' }],
    ['names a chunk that the plan does not have', { headRef: 'work', labels: ['chunk:bukket'] }],
    [
      'names a chunk in a comment or in a code block only',
      { headRef: 'work', body: '<!-- Plan-Chunk: bucket -->\n```\nPlan-Chunk: bucket\n```' },
    ],
  ] as const)('is not told by one that %s', (_what, changes) => {
    const found = landing(pull({ headRef: 'me/bucket', ...changes }));
    expect([[...found.landed.keys()], found.unclear]).toEqual([[], []]);
  });

  it('counts one whose signs disagree for no chunk, and tells of it', () => {
    const torn = pull({ headRef: 'me/bucket', labels: ['chunk:store'], title: 'Torn' });
    const found = landing(torn);
    expect([found.landed.size, found.open.size]).toEqual([0, 0]);
    expect(found.unclear).toMatchObject([
      {
        number: torn.number,
        title: 'Torn',
        why: 'The signals for the chunk disagree: label chunk:store says store; head branch me/bucket says bucket.',
      },
    ]);
    // An author who edits the description of another chunk's pull request later can take a landing away, and never add one.
    expect(landed(pull({ headRef: 'me/bucket', body: 'Plan-Chunk: store' }))).toEqual([]);
    expect(landing(pull({ state: 'open', headRef: 'me/bucket', labels: ['chunk:store'] })).unclear).toEqual(
      [],
    );
  });

  it('rests on a sign that stays as it is, where there is one', () => {
    const [edited, firm, firmToo] = [
      pull({ body: 'Plan-Chunk: bucket' }),
      pull({ headRef: 'me/bucket' }),
      pull({ headRef: 'b/bucket' }),
    ];
    for (const order of [
      [edited, firm, firmToo],
      [firm, edited, firmToo],
    ])
      expect(landing(...order).landed.get('bucket')).toMatchObject({ number: firm.number, described: false });
    const editedToo = pull({ body: 'Plan-Chunk: bucket' });
    expect(landing(edited, editedToo).landed.get('bucket')).toMatchObject({
      number: edited.number,
      described: true,
    });
  });

  it('names the open ones that could land a chunk, and which of them come from forks', () => {
    const [own, foreign] = [
      pull({ state: 'open', headRef: 'me/bucket' }),
      pull({ state: 'open', headRef: 'bucket', sameRepository: false }),
    ];
    expect(landing(own, foreign).open.get('bucket')).toEqual([
      { number: own.number, title: 'T', fork: false },
      { number: foreign.number, title: 'T', fork: true },
    ]);
  });

  it('can be asked again with more of the list', () => {
    const read = landingReader(plan, BRANCH);
    const first = [pull({ headRef: 'me/bucket' })];
    expect([...read(first).landed.keys()]).toEqual(['bucket']);
    expect([...read([...first, pull({ headRef: 'me/store' })]).landed.keys()]).toEqual(['bucket', 'store']);
  });
});

describe('which chunks must have landed', () => {
  it('are those that the chunk names, in the order of the plan; for the feature all', () => {
    const [bucket, store, last] = plan.chunks;
    expect([bucket, store, last].map((chunk) => neededChunks(plan, chunk ?? null))).toEqual([
      [],
      ['bucket'],
      ['bucket', 'store'],
    ]);
    expect(neededChunks(plan, null)).toEqual(['bucket', 'store', 'x']);
  });
});
