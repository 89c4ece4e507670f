import { describe, expect, it } from '@jest/globals';
import { parseWorkflow } from '../../src/doctor/workflow.js';
import { MAX_YAML_LENGTH, parseYaml, textsBelow, valueAt } from '../../src/doctor/yaml-tree.js';

const rootOf = (text: string) => {
  const parsed = parseYaml(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.root;
};

describe('a document', () => {
  it('keeps texts as they are written, with their lines', () => {
    const root = rootOf('on: push\nyes: no\nnull:\nnumber: 0x10\nlist:\n  - "a"\n  - |\n    b\n');
    expect(root).toMatchObject({
      kind: 'map',
      entries: [
        { key: 'on', line: 1, value: { kind: 'text', text: 'push', line: 1 } },
        { key: 'yes', line: 2, value: { text: 'no' } },
        { key: 'null', line: 3, value: { text: '', line: 3 } },
        { key: 'number', value: { text: '0x10' } },
        {
          key: 'list',
          line: 5,
          value: {
            kind: 'list',
            items: [
              { text: 'a', line: 6 },
              { text: 'b\n', line: 7 },
            ],
          },
        },
      ],
    });
  });

  it('has its anchors written out', () => {
    const root = rootOf('a: &x { b: c }\nd: *x\ne: [*x, *x]\n');
    expect(valueAt(valueAt(root, 'd'), 'b')).toMatchObject({ text: 'c', line: 1 });
    expect(textsBelow(root)).toHaveLength(4);
  });

  it.each([
    ['', 1, 'it is empty'],
    ['# a\n', 1, 'it is empty'],
    ['a: 1\n---\nb: 2\n', 2, 'it holds more than one document'],
    ['a: 1\nb: 2\na: 3\n', 3, 'the key "a" stands there twice'],
    ['a: *b\n', 1, 'the alias *b stands for nothing that comes before it'],
    ['a: &x [*x]\n', 1, 'the alias *x stands for nothing that comes before it'],
    ['? [a]\n: b\n', 1, 'a key is no plain text'],
  ])('%j is refused, with line and reason', (text, line, reason) => {
    expect(parseYaml(text)).toEqual({ ok: false, line, reason, tooMuch: false });
  });

  it.each([
    ['tabs', '\ta: 1', 1],
    ['an open quote', 'a: 1\nb: "c\n', 3],
    ['an open list', 'a: [b\n', 2],
  ])('%s is refused in the words of the parser', (_, text, line) => {
    expect(parseYaml(text)).toMatchObject({
      ok: false,
      line,
      reason: expect.stringMatching(/^the YAML parser says: /),
      tooMuch: false,
    });
  });
});

/** Each of these once took minutes, a stack or a whole process, in this parser or in others. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['lists without end', '['.repeat(200_000)],
  ['lists that do end', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
  ['maps in lists', '- '.repeat(20_000)],
  ['indents', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  [
    'laughs',
    [
      'a0: &a0 [x, x]',
      ...Array.from({ length: 40 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`),
    ].join('\n'),
  ],
  [
    'a chain of anchors',
    ['a0: &a0 [x]', ...Array.from({ length: 5_000 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}]`)].join('\n'),
  ],
  ['too much', ' '.repeat(MAX_YAML_LENGTH + 1)],
];

describe('a hostile document', () => {
  it.each(HOSTILE)('of %s is refused as too much', (_, text) => {
    expect(parseYaml(text)).toMatchObject({ ok: false, tooMuch: true });
  });

  it('of many keys is read, and a repeated one found', () => {
    const keys = Array.from({ length: 30_000 }, (_, n) => `k${n}: 1`);
    expect(parseYaml(keys.join('\n'))).toMatchObject({ ok: true });
    expect(parseYaml([...keys, 'k0: 2'].join('\n'))).toMatchObject({ ok: false, line: 30_001 });
  });

  it.each([
    '__proto__: x',
    'constructor: { prototype: y }',
    '"\\0": z',
    'a: !!js/function x',
    '<<: { on: push }',
  ])('%j is a document like others', (text) => {
    expect(parseYaml(text)).toMatchObject({ ok: true });
  });
});

describe('a workflow', () => {
  it.each([
    ['[]', 'it has no `on`, so that it is no workflow'],
    ['on: push', 'it has no `jobs`, so that it is no workflow'],
    ['on: push\njobs: none', 'it has no `jobs`, so that it is no workflow'],
  ])('%j is none', (text, reason) => {
    expect(parseWorkflow('x.yml', text)).toMatchObject({ ok: false, problem: { reason, tooMuch: false } });
  });

  it('of odd shapes is read as far as it goes', () => {
    const text =
      'on: [push, [x], { y: z }]\npermissions: 3\nenv: x\njobs:\n  a: x\n  b: { steps: [x, { with: [y] }], needs: { z: z } }\n';
    const parsed = parseWorkflow('x.yml', text);
    expect(parsed).toMatchObject({
      ok: true,
      workflow: {
        name: 'x.yml',
        triggers: [{ event: 'push' }],
        permissions: { all: null },
        jobs: [
          { id: 'a', steps: [] },
          { id: 'b', needs: [], steps: [{ uses: null }, { uses: null }] },
        ],
      },
    });
  });
});
