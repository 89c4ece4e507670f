import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { bodyErrors, operation, operationIds, parameterProblems, responseProblem } from './description.js';
import { findRoute } from './routes.js';

const EXTRACT = new URL('./github-api.extract.json', import.meta.url);

describe('the extract of GitHub’s description', () => {
  it('says where it comes from and under which licence, and stays small', () => {
    const text = readFileSync(EXTRACT, 'utf8');
    const { source } = JSON.parse(text);
    expect(source).toMatchObject({ package: '@octokit/openapi', version: '23.0.2', license: 'MIT' });
    expect(source.notice).toContain('Permission is hereby granted');
    expect(text.length).toBeLessThan(1_000_000);
    expect(text).not.toMatch(/"nullable"|"x-[a-z-]+":|"example"/);
  });

  it('is served whole: every operation has a route of its own', () => {
    for (const id of operationIds()) {
      const { method, path } = operation(id);
      const found = findRoute(method, path.replace(/\{\w+\}/g, '1'));
      expect(found).toMatchObject({ operation: { id } });
    }
  });
});

describe('a path', () => {
  it.each([
    ['/commits/feature/x/check-runs', 'checks/list-for-ref', { ref: 'feature/x' }],
    ['/commits/feature/x', 'repos/get-commit', { ref: 'feature/x' }],
    ['/commits/abc/pulls', 'repos/list-pull-requests-associated-with-commit', { commit_sha: 'abc' }],
    ['/contents', 'repos/get-content', { path: '' }],
    ['/contents/a/b%20c', 'repos/get-content', { path: 'a/b c' }],
    ['/compare/a...o%3Ab/c', 'repos/compare-commits-with-basehead', { basehead: 'a...o:b/c' }],
    ['/git/ref/heads/a/b', 'git/get-ref', { ref: 'heads/a/b' }],
    ['/pulls/1/files', 'pulls/list-files', { pull_number: '1' }],
  ])('%s is %s', (path, id, params) => {
    expect(findRoute('GET', `/repos/o/r${path}`)).toMatchObject({ operation: { id }, params });
  });

  it.each(['/contentsx', '/pulls/1/2', '/git/trees', '/check-runs', '/git/blobs/a/b'])(
    '%s is nothing that the double knows',
    (path) => {
      expect(findRoute('GET', `/repos/o/r${path}`)).toBeNull();
    },
  );
});

describe('what is held against the description', () => {
  it('is a parameter’s name, presence and type', () => {
    const list = operation('pulls/list');
    expect(parameterProblems(list, 'query', { state: 'open', per_page: '100', page: '2' })).toEqual([]);
    expect(parameterProblems(list, 'query', { per_page: 'many' })).toHaveLength(1);
    expect(parameterProblems(list, 'query', { sate: 'open' })).toHaveLength(1);
    expect(parameterProblems(list, 'path', { owner: 'o' })).toEqual(['path parameter "repo" is missing.']);
  });

  it('is a request’s body, in which no key may be unknown at any depth', () => {
    const create = operation('checks/create');
    const note = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
    const body = { name: 'x', head_sha: 'y', output: { title: 'T', summary: 'S', annotations: [note] } };
    expect(bodyErrors(create, body)).toEqual([]);
    expect(bodyErrors(create, { ...body, a: 1 })).toHaveLength(1);
    expect(bodyErrors(create, { ...body, output: { ...body.output, b: 1 } })).toHaveLength(1);
    const deep = { ...body, output: { ...body.output, annotations: [{ ...note, c: 1 }] } };
    expect(bodyErrors(create, deep)).toHaveLength(1);
  });

  it('is a reply, by status and media type', () => {
    const ref = operation('git/get-ref');
    const object = { type: 'commit', sha: 'a'.repeat(40), url: 'https://example.test/' };
    const body = { ref: 'refs/heads/a', node_id: 'x', url: 'https://example.test/', object };
    const json = 'application/json';
    expect(responseProblem(ref, 200, json, body)).toBeNull();
    expect(responseProblem(ref, 200, json, { ...body, object: undefined })).toContain('object');
    expect(responseProblem(ref, 200, json, { ...body, url: 'not a url' })).toContain('uri');
    expect(responseProblem(ref, 201, json, body)).toContain('no reply 201');
    expect(responseProblem(ref, 200, 'text/plain', body)).toContain('text/plain');
    expect(responseProblem(ref, 404, json, { message: 'Not Found' })).toBeNull();
    expect(responseProblem(ref, 403, json, { message: 1 })).toContain('message');
    expect(responseProblem(ref, 422, json, { message: 'm', documentation_url: '', errors: [{}] })).toContain(
      'code',
    );
  });
});
