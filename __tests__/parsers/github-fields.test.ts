import { describe, expect, it } from '@jest/globals';
import {
  asRecord,
  countField,
  objectIdField,
  pathProblem,
  stringField,
} from '../../src/parsers/github-fields.js';

describe('fields of a JSON object', () => {
  it('are given only when they have their type', () => {
    const record = asRecord(JSON.parse('{"s":"","n":3,"neg":-1,"half":1.5,"big":1e300,"id":"AB"}'));
    expect(stringField(record, 's')).toBe('');
    expect(stringField(record, 'n')).toBeNull();
    expect(stringField(record, 'constructor')).toBeNull();
    expect(['n', 'neg', 'half', 'big', 's', 'absent'].map((name) => countField(record, name))).toEqual([
      3,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(objectIdField(record, 'id')).toBeNull();
    expect([asRecord([]), asRecord(null), asRecord('x'), asRecord(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('an object id is 40 or 64 lower-case hex digits', () => {
    const ids = ['a'.repeat(40), '0'.repeat(64), 'a'.repeat(41), 'A'.repeat(40), `${'a'.repeat(40)}\n`];
    expect(ids.map((id) => objectIdField({ id }, 'id'))).toEqual([ids[0], ids[1], null, null, null]);
  });
});

describe('pathProblem', () => {
  it.each(['a', 'a b/"c"\t\n', '--x', '*.rs', 'a\\b', 'é', 'e\u0301', '𝒳/😀', '...', '.git', '~', 'c:/x'])(
    'takes %j',
    (path) => {
      expect(pathProblem(path)).toBeNull();
    },
  );

  it.each(['', '/a', 'a/', 'a//b', '.', '..', 'a/../b', './a', 'a\0b', 'a\u{fffd}', 'a\ud800'])(
    'refuses %j',
    (path) => {
      expect(pathProblem(path)).toEqual(expect.any(String));
    },
  );
});
