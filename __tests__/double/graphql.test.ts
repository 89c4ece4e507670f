import { describe, expect, it } from '@jest/globals';
import { ask, member, rowsOf } from './ask.js';
import type { GitHubDouble } from './github-double.js';
import { repository, started } from './started.js';
import type { GitHubDoubleOptions } from './values.js';

const BLOB = `query($owner: String!, $name: String!, $oid: GitObjectID!) {
  repository(owner: $owner, name: $name) {
    nameWithOwner
    it: object(oid: $oid) { __typename oid ... on Blob { byteSize isBinary isTruncated text } }
  }
}`;

async function serve(options: Omit<GitHubDoubleOptions, 'gitDir' | 'repository'> = {}) {
  const fixture = repository();
  fixture.commit({
    text: 'é\n',
    binary: Buffer.from([0, 1]),
    long: 'x'.repeat(30),
    latin: Buffer.from([0xe9]),
  });
  return { fixture, double: await started(fixture, options) };
}

function query(double: GitHubDouble, oid: unknown, text = BLOB, owner = 'acme') {
  const body = { query: text, variables: { owner, name: 'app', oid } };
  return ask(double, 'POST', double.graphqlUrl, { body, headers: { 'user-agent': 't' } });
}

describe('POST /graphql', () => {
  it('shows a blob by its id as text, cut where it is long and not at all where it is binary', async () => {
    const { fixture, double } = await serve({ limits: { graphqlTextBytes: 20 } });
    const shown = async (path: string) => {
      const oid = fixture.resolve(`main:${path}`);
      const { status, json } = await query(double, oid);
      expect([status, member(json, 'data', 'repository', 'nameWithOwner')]).toEqual([200, 'acme/app']);
      expect(member(json, 'data', 'repository', 'it', 'oid')).toBe(oid);
      return member(json, 'data', 'repository', 'it');
    };
    expect(await shown('text')).toMatchObject({
      byteSize: 3,
      isBinary: false,
      isTruncated: false,
      text: 'é\n',
    });
    expect(await shown('binary')).toMatchObject({ byteSize: 2, isBinary: true, text: null });
    expect(await shown('long')).toMatchObject({ byteSize: 30, isTruncated: true, text: 'x'.repeat(20) });
    expect(await shown('latin')).toMatchObject({ byteSize: 1, text: '\ufffd' });
  });

  it('has null for an id that is not there, and other types by their names', async () => {
    const { fixture, double } = await serve();
    const none = await query(double, 'f'.repeat(40));
    expect(member(none.json, 'data', 'repository', 'it')).toBeNull();
    const tree = fixture.resolve('main^{tree}');
    const { json } = await query(double, tree);
    expect(member(json, 'data', 'repository', 'it')).toEqual({ __typename: 'Tree', oid: tree });
    expect([double.unknownRequests, double.invalidRequests]).toEqual([[], []]);
  });

  it('says NOT_FOUND of another repository, with status 200', async () => {
    const { double } = await serve();
    const { status, json } = await query(double, 'f'.repeat(40), BLOB, 'other');
    expect(status).toBe(200);
    expect(member(json, 'data', 'repository')).toBeNull();
    expect(member(json, 'errors', 0)).toMatchObject({ type: 'NOT_FOUND', path: ['repository'] });
  });

  it.each([
    ['a query that is none', '{'],
    ['a field that the schema lacks', '{ repository(owner: "acme", name: "app") { blob } }'],
    [
      'a blob’s field without its type',
      BLOB.replace('... on Blob { byteSize isBinary isTruncated text }', 'text'),
    ],
    ['an alias that stands for two', BLOB.replace('nameWithOwner', 'it: nameWithOwner')],
    ['a variable that is not declared', BLOB.replace(', $oid: GitObjectID!', '')],
    ['a variable of another type', BLOB.replace('GitObjectID!', 'String!')],
    ['a mutation', 'mutation { addStar(input: { starrableId: "x" }) { clientMutationId } }'],
  ])('refuses %s by GitHub’s schema, with status 200, and notes it', async (_name, text) => {
    const { double } = await serve();
    const { status, json } = await query(double, 'f'.repeat(40), text);
    expect([status, member(json, 'data')]).toEqual([200, undefined]);
    expect(rowsOf(member(json, 'errors')).length).toBeGreaterThan(0);
    expect(double.invalidRequests).toMatchObject([{ method: 'POST', path: '/graphql' }]);
  });

  it.each([['main'], [7], [null], ['F'.repeat(40)]])('takes no id %j', async (oid) => {
    const { double } = await serve();
    const { json } = await query(double, oid);
    expect([member(json, 'data'), double.invalidRequests.length]).toEqual([undefined, 1]);
  });

  it('notes a field that it does not serve, and a body that is no request', async () => {
    const { double } = await serve();
    const { json } = await query(double, 'f'.repeat(40), BLOB.replace('nameWithOwner', 'description'));
    expect(member(json, 'errors', 0, 'message')).toContain('Repository.description');
    expect(double.unknownRequests).toHaveLength(1);
    const bodies = ['{', '[]', '{}', { query: BLOB, variables: [] }, { query: BLOB, id: 1 }];
    for (const body of bodies)
      expect((await ask(double, 'POST', double.graphqlUrl, { body })).status).toBe(400);
    expect(double.invalidRequests).toHaveLength(bodies.length);
    expect((await ask(double, 'GET', double.graphqlUrl)).status).toBe(404);
  });

  it('has a limit of its own, told by status 200', async () => {
    const { double } = await serve({ limits: { graphqlPoints: 1, requests: 1 } });
    const first = await query(double, 'f'.repeat(40));
    const second = await query(double, 'f'.repeat(40));
    expect(first.headers.get('x-ratelimit-resource')).toBe('graphql');
    expect([second.status, second.headers.get('x-ratelimit-remaining')]).toEqual([200, '0']);
    expect(member(second.json, 'errors', 0, 'type')).toBe('RATE_LIMITED');
    expect((await ask(double, 'GET', '/repos/acme/app')).status).toBe(200);
  });

  it('asks for a token, and stands beside the REST API of an Enterprise Server', async () => {
    const { double } = await serve({ basePath: '/api/v3' });
    expect(double.graphqlUrl).toBe(double.apiUrl.replace('/api/v3', '/api/graphql'));
    expect((await query(double, 'f'.repeat(40))).status).toBe(200);
    const body = { query: BLOB };
    expect((await ask(double, 'POST', double.graphqlUrl, { body, token: null })).status).toBe(401);
    expect((await ask(double, 'POST', '/graphql', { body })).status).toBe(404);
  });
});
