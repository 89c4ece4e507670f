import { describe, expect, it } from '@jest/globals';
import { labelProblem, parseLabelledPaths, pathsByLabel } from '../../src/evidence/labels.js';
import { parseShard } from '../../src/evidence/shard.js';

const RULES = { said: 'Input `evidence`', several: true };
const LABEL_WORDS = 'a label is made of letters, digits, `.`, `_` and `-`, at most 40 in all';

function problemsOf(text: string): readonly string[] {
  const parsed = parseLabelledPaths(text, RULES);
  return parsed.ok ? [] : parsed.problems;
}

describe('a list of labelled paths', () => {
  it.each([
    [
      'a line at fault beside one without a label',
      '=a\nb',
      ['Input `evidence` line 1 begins with `=`. Write `label=path`, or a path.'],
    ],
    [
      'a label that is none',
      'my file=a',
      [
        `Input \`evidence\` line 1 has the label "my file"; ${LABEL_WORDS}. For a path that holds \`=\`, write its folder too, as in \`./a=b.json\`.`,
      ],
    ],
    ['no path', 'l=', ['Input `evidence` line 1 has the label `l` and no path behind it.']],
    [
      'labels on some lines',
      'a\nl=b',
      [
        'Input `evidence` has a label in line 2 and none in line 1. Give every line one (`label=path`), or none of them.',
      ],
    ],
  ])('is told of %s in these words', (_, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    [9, []],
    [10, []],
    [11, ['Input `evidence` has 1 more line at fault.']],
    [12, ['Input `evidence` has 2 more lines at fault.']],
  ])('is told ten faults, and how many more there are: here %i', (count, more) => {
    const problems = problemsOf('=\n'.repeat(count));
    expect(problems.slice(10)).toEqual(more);
    expect(problems).toHaveLength(Math.min(count, 10) + more.length);
  });

  it('has 4096 lines at most', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}`).join('\n');
    expect(problemsOf(lines(4096))).toEqual([]);
    expect(problemsOf(lines(4097))).toEqual([
      'Input `evidence` has 4097 lines; at most 4096 are read. Name a folder instead of its files.',
    ]);
  });

  it('keeps the paths of each label, also beside some that have none', () => {
    const entries = [
      { label: 'b', path: '1' },
      { label: null, path: '2' },
      { label: 'a', path: '3' },
      { label: 'b', path: '4' },
    ];
    expect([...pathsByLabel(entries)]).toEqual([
      [null, ['2']],
      ['a', ['3']],
      ['b', ['1', '4']],
    ]);
  });
});

describe('a label', () => {
  it('is nothing but letters, digits and three signs', () => {
    for (const label of ['a', 'mac-14.x_Y', 'x'.repeat(40)]) expect(labelProblem(label)).toBeNull();
    expect(labelProblem('a b')).toBe(`is "a b"; ${LABEL_WORDS}`);
    for (const label of ['', 'x'.repeat(41), 'a\n', 'é']) expect(labelProblem(label)).not.toBeNull();
  });
});

describe('a shard that is none', () => {
  const ACCEPTED =
    'it accepts `i/n`, such as `2/4`, where n is at most 256 and i goes from 1 to n; behind it `,clippy=k` and `,doctests=k` may say which shard takes those (the first, where they do not).';

  it.each([
    ['5/4', ''],
    ['1/4,tests=1', ''],
    ['1/4,clippy', ''],
    ['1/4,clippy=5', ' There is no shard 5 of 4 for `clippy`.'],
    ['1/4,doctests=2,doctests=2', ' It names `doctests` twice.'],
    ['x'.repeat(60), ''],
  ])('is told what is accepted, and why %j is not', (text, why) => {
    expect(parseShard(text)).toEqual({ ok: false, problem: `is "${text}"; ${ACCEPTED}${why}` });
  });

  it('is shown up to sixty characters', () => {
    expect(parseShard('x'.repeat(61))).toEqual({
      ok: false,
      problem: `is "${'x'.repeat(60)}…"; ${ACCEPTED}`,
    });
  });
});
