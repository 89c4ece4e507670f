import { describe, expect, it } from '@jest/globals';
import { graphqlAddress, repositoryPath } from '../../src/github/endpoints.js';

describe('the address of GraphQL', () => {
  it.each([
    ['https://api.github.com', 'https://api.github.com/graphql'],
    ['https://api.github.com/', 'https://api.github.com/graphql'],
    ['https://api.acme.ghe.com', 'https://api.acme.ghe.com/graphql'],
    ['https://ghe.example/api/v3', 'https://ghe.example/api/graphql'],
    ['https://ghe.example:8443/api/v3/', 'https://ghe.example:8443/api/graphql'],
  ])('follows from %s where the runner tells none', (root, expected) => {
    expect(graphqlAddress(root)).toBe(expected);
    expect(graphqlAddress(root, null)).toBe(expected);
  });

  it('is what the runner tells, on the origin of the REST API', () => {
    const told = 'https://ghe.example/elsewhere/graphql';
    expect(graphqlAddress('https://ghe.example/api/v3', told)).toBe(told);
  });

  it.each([
    'https://evil.example/api/graphql',
    'http://ghe.example/api/graphql',
    'https://ghe.example:444/api/graphql',
    'https://x:y@ghe.example/api/graphql',
    'https://ghe.example.evil.example/api/graphql',
    '//ghe.example/api/graphql',
    'javascript:alert(1)',
    'graphql',
    '',
  ])('is not %j, since the token goes to no other origin', (told) => {
    expect(graphqlAddress('https://ghe.example/api/v3', told)).toBe('https://ghe.example/api/graphql');
  });
});

describe('a path of the REST API', () => {
  it('has each segment encoded', () => {
    expect(repositoryPath({ owner: 'o', repo: 'r' }, 'git', 'a/b c#%')).toBe(
      '/repos/o/r/git/a%2Fb%20c%23%25',
    );
  });

  it.each(['', '.', '..'])('has no segment %j', (segment) => {
    expect(() => repositoryPath({ owner: 'o', repo: 'r' }, segment)).toThrow('not a segment');
  });
});
