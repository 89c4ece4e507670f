import { describe, expect, it } from '@jest/globals';
import { propertyPaths, touches } from '../../src/doctor/property-paths.js';

describe('the properties of an expression', () => {
  it.each([
    ['github.head_ref', ['github.head_ref']],
    ["GitHub [ 'Head_Ref' ]", ['github.head_ref']],
    ["github.event['pull_request'].labels.*.name", ['github.event.pull_request.labels.*.name']],
    ['github.event.pull_request.labels[0].name', ['github.event.pull_request.labels.0.name']],
    ['a[b.c[d]].e', ['a.?.e', 'b.c.?', 'd']],
    ["format('{0} github.x', github.y)", ['github.y']],
    ["'it''s github.x' == github.y", ['github.y']],
    ["contains(fromJSON('[1]').github, github.z)", ['github.z']],
    ["'}}' && github.y", ['github.y']],
    ['toJSON(github)', ['github']],
    ['github[', ['github']],
    ['github.', ['github']],
    ['github]]', ['github']],
    ["github['a", ['github', 'a']],
    ['', []],
  ])('%s', (expression, paths) => {
    expect(propertyPaths(`x \${{ ${expression} }} github.not`).toSorted()).toEqual(paths.toSorted());
  });

  it('are those of every expression in a text, and none of what stands outside', () => {
    expect(propertyPaths(`a.b \${{ c.d }} e.f \${{ g.h }}`)).toEqual(['c.d', 'g.h']);
    expect(propertyPaths('a.b')).toEqual([]);
    expect(propertyPaths(`\${{ a.b`)).toEqual(['a.b']);
  });

  it('are found in brackets that nest without end', () => {
    expect(propertyPaths(`\${{ ${'a['.repeat(50_000)}x${']'.repeat(50_000)} }}`).toSorted()).toEqual([
      'a.?',
      'x',
    ]);
    expect(propertyPaths(`\${{ ${'a['.repeat(100_000)} }}`)).toEqual(['a']);
  });
});

describe('a path', () => {
  it.each([
    ['github.head_ref', 'github.head_ref', true],
    ['github', 'github.head_ref', true],
    ['github.?', 'github.head_ref', true],
    ['github.event.pull_request.head.sha', 'github.event.pull_request.head', true],
    ['github.event.pull_requests.0.head', 'github.event.pull_requests.*.head', true],
    ['github.event.pull_request.base', 'github.event.pull_request.head', false],
    ['inputs.github', 'github', false],
  ])('%s touches %s: %s', (path, property, expected) => {
    expect(touches(path, property)).toBe(expected);
  });
});
