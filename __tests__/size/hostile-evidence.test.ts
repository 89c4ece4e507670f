import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PullValues } from '../double/values.js';
import { byEvidence, handedOver, planWithBaseline } from '../e2e/handed-over.js';
import { describeAction } from '../e2e/node24.js';
import { headOf, openScene, type Scene } from '../e2e/scene.js';
import { soundReport } from '../e2e/verdicts.js';
import { withinLimit } from './peak.js';

const SLOW = 240_000;
const MIB = 1024 * 1024;
/** A file may have 96 MiB. */
const MOST = 95 * MIB;
/** Values that such a file may hold, less those of the evidence itself. */
const VALUES = 4_999_000;

const text = (unit: string): string =>
  JSON.stringify(unit.repeat(Math.floor(MOST / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)))));

/** A list of objects of so many members each, whose values are all different. */
function objects(values: number, members: number, pick: (n: number) => unknown): string {
  const list: string[] = [];
  for (let n = 0; n + members < values; n += members + 1) {
    const entries = Array.from({ length: members }, (_, at) => [`k${at}`, pick(n + at)]);
    list.push(JSON.stringify(Object.fromEntries(entries)));
  }
  return `[${list.join(',')}]`;
}

const word = (n: number): string => n.toString(36).padStart(8, '0');
/** An object of each number and word, with an empty one in every third. */
const mixed = (n: number): unknown => [word(n), n / 7, {}][n % 3];

/** Objects of the same few keys, in as many orders as there are. */
function orders(count: number): string {
  const list = Array.from({ length: count }, (_, n) => {
    const pool = [...'abcdefghijkl'];
    let rest = n;
    const entries: string[] = [];
    for (let left = pool.length; left > 0; left -= 1) {
      entries.push(`"${pool.splice(rest % left, 1).join('')}":0`);
      rest = Math.floor(rest / left);
    }
    return `{${entries.join(',')}}`;
  });
  return `[${list.join(',')}]`;
}

/** Evidence with one key more, or with another value of a key; and what is said of it, where it is refused. */
const CASES: readonly (readonly [what: string, key: string, value: () => string, told: string | null])[] = [
  ['a text of Cyrillic', 'x', () => text('\u0416'), null],
  ['a text of escapes', 'x', () => text('\n'), null],
  ['as many words as are read', 'x', () => objects(VALUES, 36, word), null],
  ['as many words, numbers and objects as are read', 'x', () => objects(VALUES, 3, mixed), null],
  ['more numbers than are read', 'x', () => objects(6_000_000, 9_000, () => 0.5), 'more than 5000000 values'],
  ['keys in every order', 'x', () => orders(380_000), 'more than 10000 different keys, or orders of keys'],
  ['a path of many folders', 'workspace', () => text('a/'), 'must have at most 4096 characters'],
  ['line breaks, and no end', 'x', () => `${'\n'.repeat(MOST)}?`, 'Expected a value'],
];

describeAction('evidence of up to 96 MiB, of as much as possible of one thing', () => {
  let scene: Scene;
  let pull: PullValues;
  beforeAll(async () => {
    scene = await openScene({}, planWithBaseline());
    pull = scene.pull('limiter/chunk-bucket', {
      'src/bucket.rs': 'pub struct Bucket {\n    pub n: u64,\n}\n',
    });
  }, SLOW);
  afterAll(() => scene.close(), SLOW);

  it.each(CASES)(
    '%s: takes no more than the limit',
    async (what, key, value, told) => {
      const file = handedOver(scene, headOf(scene.fixture, pull));
      const { [key]: _, ...evidence } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, `${JSON.stringify(evidence).slice(0, -1)},${JSON.stringify(key)}:${value()}}`);
      const result = await withinLimit(`hostile evidence: ${what}`, (env) =>
        scene.gate(pull, { with: byEvidence(file), env }),
      );
      const { gates } = soundReport(result);
      const findings = gates.find(({ id }) => id === 'evidence')?.findings ?? [];
      expect(findings.map(({ message }) => message)).toEqual(
        told === null ? [] : [expect.stringContaining(told)],
      );
    },
    SLOW,
  );
});
