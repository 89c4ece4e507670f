import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  baselineNameOf,
  evidenceFilesIn,
  labelOfBaseline,
  parseLabelledPaths,
  pathsByLabel,
} from '../../src/evidence/labels.js';

const EVIDENCE = { said: 'Input `evidence`', several: true };
const BASELINE = { said: 'Input `baseline`', several: false };

function entriesOf(text: string, rules = EVIDENCE) {
  const parsed = parseLabelledPaths(text, rules);
  return parsed.ok ? parsed.entries.map(({ label, path }) => [label, path]) : parsed.problems;
}

function problemsOf(text: string, rules = EVIDENCE): readonly string[] {
  const parsed = parseLabelledPaths(text, rules);
  return parsed.ok ? [] : parsed.problems;
}

describe('a list of paths', () => {
  it.each<[string, string, readonly (readonly [string | null, string])[]]>([
    ['nothing', '', []],
    ['empty lines', '\n  \r\n', []],
    ['one path', 'evidence.json', [[null, 'evidence.json']]],
    [
      'several',
      ' a.json \r\n\nb/c d.json\n',
      [
        [null, 'a.json'],
        [null, 'b/c d.json'],
      ],
    ],
    [
      'labels',
      'linux=a.json\nmac-14.x_y=b',
      [
        ['linux', 'a.json'],
        ['mac-14.x_y', 'b'],
      ],
    ],
    [
      'several of a label',
      'l=a\nl=b',
      [
        ['l', 'a'],
        ['l', 'b'],
      ],
    ],
    [
      'the same path for two labels',
      'l=a\nm=a',
      [
        ['l', 'a'],
        ['m', 'a'],
      ],
    ],
    ['spaces around the sign', 'linux = a b.json', [['linux', 'a b.json']]],
    ['a second sign in the path', 'l=x=y.json', [['l', 'x=y.json']]],
    [
      'a sign behind a folder',
      './x=y.json\n/tmp/a=b/c.json',
      [
        [null, './x=y.json'],
        [null, '/tmp/a=b/c.json'],
      ],
    ],
    ['a sign behind a folder of Windows', 'C:\\a=b.json', [[null, 'C:\\a=b.json']]],
    ['the longest label', `${'x'.repeat(40)}=a`, [['x'.repeat(40), 'a']]],
  ])('takes %s', (_, text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });

  it.each([
    ['no label', '=a.json', 'line 1 begins with `=`. Write `label=path`, or a path.'],
    ['no path', '\nlinux=', 'line 2 has the label `linux` and no path behind it.'],
    [
      'a label with a space',
      'my file=a.json',
      'line 1 has the label "my file"; a label is made of letters, digits',
    ],
    ['a label of another script', 'Линукс=a', 'line 1 has the label "Линукс"'],
    ['a label that is too long', `${'x'.repeat(41)}=a`, 'at most 40 in all'],
    ['a label on some lines only', 'a.json\nl=b.json', 'has a label in line 2 and none in line 1'],
    ['a path twice', 'a.json\nb.json\na.json', 'names `a.json` in line 1 and again in line 3. Name it once.'],
  ])('refuses %s, and says where', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf(text)[0]).toMatch(/^Input `evidence` /);
  });

  it('tells every fault of a list, up to a few', () => {
    expect(problemsOf('=a\nb\nl=c\nl=')).toHaveLength(3);
    const many = problemsOf('=\n'.repeat(4000));
    expect(many).toHaveLength(11);
    expect(many.at(-1)).toBe('Input `evidence` has 3990 more lines at fault.');
    expect(problemsOf('a\n'.repeat(100_000))).toEqual([
      'Input `evidence` has 100000 lines; at most 4096 are read. Name a folder instead of its files.',
    ]);
  });

  it('has one baseline for each label', () => {
    expect(entriesOf('l=a\nm=a', BASELINE)).toEqual([
      ['l', 'a'],
      ['m', 'a'],
    ]);
    expect(problemsOf('l=a\nm=b\nl=c', BASELINE)).toEqual([
      'Input `baseline` names the one file of `l` in line 1 and another in line 3. Keep one of them.',
    ]);
    expect(problemsOf('a\nb', BASELINE)).toEqual([
      'Input `baseline` names the one file that there may be in line 1 and another in line 2. Keep one of them.',
    ]);
  });

  it('reads what was written, and never throws', () => {
    const label = fc.stringMatching(/^[A-Za-z0-9._-]{1,40}$/);
    const path = fc.stringMatching(/^[a-z/\\=. ]{0,8}[a-z]$/).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(label, path), { selector: String, maxLength: 6 }), (entries) => {
        expect(entriesOf(entries.map((entry) => entry.join('=')).join('\n'))).toEqual(entries);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '=', '/', '\\', '\n', '\r', ' ', '\u2028') }),
        (text) => {
          const parsed = parseLabelledPaths(text, EVIDENCE);
          expect(parsed.ok || parsed.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  it('is told apart by label, in one order', () => {
    const parsed = parseLabelledPaths('win=w\nlinux=b\nlinux=a', EVIDENCE);
    expect(parsed.ok && [...pathsByLabel(parsed.entries)]).toEqual([
      ['linux', ['b', 'a']],
      ['win', ['w']],
    ]);
    const bare = parseLabelledPaths('b\na', EVIDENCE);
    expect(bare.ok && [...pathsByLabel(bare.entries)]).toEqual([[null, ['b', 'a']]]);
  });
});

describe('the baseline of a label', () => {
  it('is told by its name', () => {
    expect(baselineNameOf('linux')).toBe('baseline.linux.json');
    expect(labelOfBaseline('.taskfleet/x/baseline.linux.json')).toBe('linux');
    expect(labelOfBaseline('baseline.a.b-1_2.json')).toBe('a.b-1_2');
  });

  it.each([
    'baseline.json',
    'baseline-linux.json',
    'baseline..json',
    'baseline.a b.json',
    'baseline.a\nb.json',
    `baseline.${'a'.repeat(41)}.json`,
    'baseline.linux.json.txt',
    'my.baseline.linux.json',
    'baseline.linux.json/plan.json',
    '',
  ])('is no %j', (path) => {
    const label = labelOfBaseline(path);
    expect(label).toBeNull();
  });
});

describe('a folder of evidence', () => {
  it('stands for its JSON files, in order', () => {
    expect(
      evidenceFilesIn([
        'b.json',
        '\u{1f600}.json',
        '\uffff.json',
        'a.json',
        'a.txt',
        'json',
        'x.JSON',
        'y.json.partial',
      ]),
    ).toEqual(['a.json', 'b.json', '\uffff.json', '\u{1f600}.json']);
  });
});
