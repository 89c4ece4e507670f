import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../src/finding.js';
import { type Allowance, parseAllowances } from '../../src/plan/allowances.js';
import {
  allowedAside,
  applyAllowances,
  asAllowed,
  howToAllow,
  legible,
  type Offence,
} from '../../src/plan/allowances-apply.js';

const ONE: Allowance = { chunk: 'bucket', gate: 'no-test-gaming', match: 'a/lib/a::t', reason: 'It goes.' };
const CODE = { code: 'c', level: 'error', help: 'Bring it back.' } as const;

const offence = (message: string, place: Partial<Finding> = {}, names = [ONE.match]): Offence => ({
  finding: { ...CODE, message, ...place },
  names,
  landedBefore: false,
});
const judge = (own: readonly Allowance[], offences: readonly Offence[], chunk?: string) =>
  applyAllowances('no-test-gaming', { own, others: [], ...(chunk === undefined ? {} : { chunk }) }, offences)
    .findings;

describe('what is told of an allowance', () => {
  it('that covers one finding: which, why, for whom and where', () => {
    expect(judge([ONE], [offence('a::t is gone.', { path: 'src/a.rs', line: 3 })])).toEqual([
      {
        code: 'allowed',
        level: 'notice',
        message: 'The plan allows this for chunk bucket, because: It goes. It covers: a::t is gone.',
        help: 'Nothing to do; the exception stands in allowances.json at the plan ref.',
        path: 'src/a.rs',
        line: 3,
      },
    ]);
    const [placeless] = judge([ONE], [offence('a::t is gone.')]);
    expect(Object.keys(placeless ?? {})).toEqual(['code', 'level', 'message', 'help']);
  });

  it('that covers several: how many, at the place of the first', () => {
    const match = 'a\u001fb';
    const both = [offence('one', { path: 'x', line: 1 }, [match]), offence('two', { path: 'y' }, [match])];
    expect(judge([{ ...ONE, match }], both)).toMatchObject([
      { message: expect.stringMatching(/ It covers: 2 findings at a \| b$/), path: 'x', line: 1 },
    ]);
  });

  it('that matched nothing', () => {
    expect(judge([{ ...ONE, match: 'a\u001fb' }], [])).toEqual([
      {
        code: 'allowance_unused',
        level: 'notice',
        message: 'The allowance of chunk bucket for a | b (no-test-gaming) matched nothing.',
        help: 'Nothing to do, unless it was meant to match: it must be the canonical string or path to the letter.',
      },
    ]);
    expect(legible('plain | text')).toBe('plain | text');
  });
});

describe('how to allow what is refused', () => {
  const file = (help: string | undefined) => (help ?? '').split('\n').at(-1) ?? '';

  it('ends the help, for the chunk and with the name that says most', () => {
    const [finding] = judge([], [offence('m', {}, ['first', 'second'])], 'store');
    expect(finding).toEqual({
      ...CODE,
      message: 'm',
      help:
        'Bring it back.\nWhere it is meant, a plan pull request can allow it with this as .taskfleet/allowances.json, ' +
        'your reason filled in (if the file is there, add what the brackets hold to its list):\n' +
        '[{ "chunk": "store", "gate": "no-test-gaming", "match": "first", "reason": "why this is meant" }]',
    });
    expect(parseAllowances(Buffer.from(file(finding?.help)))).toMatchObject({ ok: true });
  });

  it('leaves the chunk open where it may be one of several', () => {
    const [finding] = judge([], [offence('m')]);
    expect(finding?.help).toContain(', the chunk that it is for and your reason filled in (');
    expect(file(finding?.help)).toMatch(/^\[\{ "chunk": "id of the chunk", "gate": /);
  });

  it('is not told of what has no name', () => {
    expect(judge([], [offence('m', {}, [])])).toEqual([{ ...CODE, message: 'm' }]);
  });

  it.each([
    ['a separator of fields', 'a\u001fb', 'a\\u001fb'],
    ['a delete', 'a\u007fb', 'a\\u007fb'],
    ['a direction mark', 'a\u202eb', 'a\\u202eb'],
    ['half a pair', 'a\ud800b', 'a\\ud800b'],
    ['a line separator', 'a\u2028b', 'a\\u2028b'],
    ['a paragraph separator', 'a\u2029b', 'a\\u2029b'],
    ['a filler that nothing shows', 'a\u115fb', 'a\\u115fb'],
    ['a tag of two units', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
    ['all that is seen', 'a b é 漢 😀', 'a b é 漢 😀'],
  ])('can be copied from a screen: %s', (_what, match, shown) => {
    const line = file(howToAllow('no-new-clippy', match, 'store'));
    expect(line).toContain(`"match": "${shown}"`);
    expect(JSON.parse(line)[0].match).toBe(match);
  });
});

describe('what a summary says of allowances', () => {
  it('counts what was allowed, alone or beside what was not', () => {
    expect([asAllowed(1, 'gone'), asAllowed(2, 'gone')]).toEqual([
      '1 is gone, as the plan allows',
      '2 are gone, as the plan allows',
    ]);
    expect(
      (
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 1],
          [2, 3],
        ] as const
      ).map(([allowed, refused]) => allowedAside({ allowed, refused, findings: [] })),
    ).toEqual([
      '',
      ' (1 is allowed by the plan)',
      ' (2 are allowed by the plan)',
      ' (1 more is allowed by the plan)',
      ' (2 more are allowed by the plan)',
    ]);
  });
});

describe('what is told of an allowances file', () => {
  const problems = (text: string) => {
    const parsed = parseAllowances(Buffer.from(text));
    return parsed.ok ? [] : parsed.problems;
  };

  it.each<[text: string, place: string, message: string]>([
    ['7', ' 1:1', 'The file must be a list of allowances.'],
    ['[{"gate":"no-regression","match":"m","reason":"r"}]', '/0 1:2', '`/0` lacks `chunk`.'],
    [
      '[{"chunk":"a","gate":"no-regression","match":"m","reason":"r","x":1}]',
      '/0 1:2',
      '`/0` has an unknown field `x`; it takes `chunk`, `gate`, `match` and `reason`.',
    ],
    [
      '[{"chunk":"a","gate":"evidence","match":"m","reason":"r"}]',
      '/0/gate 1:22',
      '`/0/gate` must be `no-regression`, `no-test-gaming`, `no-assertion-loss`, `no-target-loss` or `no-new-clippy`, not "evidence".',
    ],
    ...[
      ['7', 'the number 7'],
      ['null', 'null'],
      ['[]', 'an array'],
    ].map(([json, found]): [string, string, string] => [
      `[{"chunk":"a","gate":${json},"match":"m","reason":"r"}]`,
      '/0/gate 1:22',
      `\`/0/gate\` must be \`no-regression\`, \`no-test-gaming\`, \`no-assertion-loss\`, \`no-target-loss\` or \`no-new-clippy\`, not ${found}.`,
    ]),
    [
      '[{"chunk":"a","chunk":"a","gate":"no-regression","match":"m","reason":"r"}]',
      '/0/chunk 1:15',
      'The key `chunk` is repeated in one object; keep one.',
    ],
  ])('%s', (text, place, message) => {
    expect(
      problems(text).map(({ pointer, line, column, message: said }) => [
        `${pointer} ${line}:${column}`,
        said,
      ]),
    ).toEqual([[place, message]]);
    expect(Object.keys(problems(text)[0] ?? {}).sort()).toEqual(['column', 'line', 'message', 'pointer']);
  });

  it('stands in the order of the file, by line and then by column', () => {
    const item = '{"reason":"r","gate":"x","chunk":"../","match":"m"}';
    expect(problems(`[${item},\n${item}]`).map(({ line, column }) => `${line}:${column}`)).toEqual([
      '1:23',
      '1:35',
      '2:22',
      '2:34',
    ]);
  });

  it.each([
    ['misfits', '7'],
    ['blanks', '{"chunk":"a","gate":"no-regression","match":" ","reason":"r"}'],
  ])('is no more than the first hundred of a file full of %s', (_what, item) => {
    const all = problems(`[\n${Array.from({ length: 150 }, () => item).join(',\n')}]`);
    expect([all.length, all[0]?.line, all.at(-1)?.line]).toEqual([100, 2, 101]);
  });
});
