import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';
import type { PullValues } from './values.js';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString().replace('.000Z', 'Z');
const TIMELINE = `timelineItems(itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT], last: 1) {
  nodes {
    ... on BaseRefChangedEvent { createdAt from: previousRefName to: currentRefName }
    ... on AutomaticBaseChangeSucceededEvent { createdAt from: oldBase to: newBase }
  }
}`;

async function serve(pulls: readonly Partial<PullValues>[]) {
  const fixture = repository();
  const head = fixture.commit({ a: '1' }, { branch: 'work' });
  fixture.commit({ b: '1' }, { branch: 'other' });
  fixture.commit({ c: '1' });
  const double = await started(fixture);
  for (const [index, values] of pulls.entries())
    double.pulls.push({ number: index + 1, base: { ref: 'main' }, head: { ref: 'work' }, ...values });
  return { double, head };
}

async function query(double: GitHubDouble, args: string, fields: string) {
  const text = `{ repository(owner: "acme", name: "app") { pullRequests(${args}) { pageInfo { hasNextPage } nodes { ${fields} } } } }`;
  const { json } = await ask(double, 'POST', double.graphqlUrl, { body: { query: text } });
  const errors = JSON.stringify(member(json, 'errors') ?? '');
  const listed = errors === '""' ? member(json, 'data', 'repository', 'pullRequests') : { nodes: [] };
  return { rows: rowsOf(member(listed, 'nodes')), more: member(listed, 'pageInfo', 'hasNextPage'), errors };
}

describe('Repository.pullRequests', () => {
  const pulls: readonly Partial<PullValues>[] = [
    { state: 'closed', createdAt: at(1), closedAt: at(9) },
    { state: 'closed', merged: true, createdAt: at(2), closedAt: at(3) },
    { head: { ref: 'other' } },
    { createdAt: at(4) },
  ];

  it('shows those of a branch in every state, in the order of their last change', async () => {
    const { double, head } = await serve(pulls);
    const order = 'orderBy: { field: UPDATED_AT, direction: DESC }, first: 2';
    const fields = 'number state baseRefName headRefName headRefOid createdAt updatedAt closedAt';
    const { rows, more } = await query(double, `headRefName: "work", ${order}`, fields);
    const common = { baseRefName: 'main', headRefName: 'work', headRefOid: head };
    expect(rows).toEqual([
      { ...common, number: 1, state: 'CLOSED', createdAt: at(1), updatedAt: at(9), closedAt: at(9) },
      { ...common, number: 4, state: 'OPEN', createdAt: at(4), updatedAt: at(4), closedAt: null },
    ]);
    expect(more).toBe(true);
    const merged = await query(double, 'headRefName: "work", states: [MERGED], first: 2', 'number');
    expect([merged.rows, merged.more]).toEqual([[{ number: 2 }], false]);
  });

  it('knows where a branch is, unless its fork was deleted', async () => {
    const fork = { owner: 'stranger', name: 'app', id: 77 };
    const { double, head } = await serve([
      {},
      { head: { ref: 'work', repo: fork, sha: '' } },
      { head: { ref: 'work', repo: null, sha: '' } },
    ]);
    for (const pull of double.pulls) pull.head.sha = head;
    const { rows } = await query(double, 'first: 9', 'headRepository { databaseId }');
    const id = double.repository.id;
    expect(rows).toEqual([
      { headRepository: { databaseId: id } },
      { headRepository: { databaseId: 77 } },
      { headRepository: null },
    ]);
  });

  it('shows the last change of a base, whoever made it', async () => {
    const first = { at: at(5), from: 'a', to: 'b' };
    const { double } = await serve([
      {},
      { baseChanges: [first, { at: at(6), from: 'b', to: 'main' }] },
      { baseChanges: [first, { at: at(7), from: 'b', to: 'main', automatic: true }] },
    ]);
    const { rows } = await query(double, 'first: 9', `updatedAt ${TIMELINE}`);
    expect(rows).toEqual([
      { updatedAt: at(0), timelineItems: { nodes: [] } },
      { updatedAt: at(6), timelineItems: { nodes: [{ createdAt: at(6), from: 'b', to: 'main' }] } },
      { updatedAt: at(7), timelineItems: { nodes: [{ createdAt: at(7), from: 'b', to: 'main' }] } },
    ]);
  });

  it.each([
    ['no size', 'headRefName: "work"', 'number', 'You must provide'],
    ['too great a size', 'first: 101', 'number', 'exceeds'],
    ['a cursor', 'first: 1, after: "x"', 'number', 'after of pullRequests'],
    ['a timeline without a size', 'first: 1', TIMELINE.replace(', last: 1', ''), 'You must provide'],
    [
      'what else is in a timeline',
      'first: 1',
      TIMELINE.replace('BASE_REF_CHANGED_EVENT', 'CLOSED_EVENT'),
      'CLOSED_EVENT',
    ],
  ])('refuses %s', async (_, args, fields, said) => {
    const { double } = await serve([{}]);
    expect((await query(double, args, fields)).errors).toContain(said);
  });
});
