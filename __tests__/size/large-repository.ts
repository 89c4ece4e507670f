import type { FileSpec } from '../double/fast-import.js';

type Entry = readonly [path: string, file: FileSpec];

/** Folders, folders in each, and files in each of those: what a large company's repository has, and twice what GitHub lists of one. */
const [TOP, BELOW, FILES] = [40, 50, 100];
export const LARGE_FILES = TOP * BELOW * FILES;
export const LARGE_CHANGES = 20_000;

const COMMIT = 'c0ffee'.repeat(6).concat('c0ff');
const OTHER_COMMIT = 'beef'.repeat(10);

/** Every so-manieth file changes. It shares no divisor with the numbers of folders, so that no folder stays as it was. */
const STRIDE = 9;

/** The path of the n-th file; neighbours lie in other folders. */
function pathOf(n: number): string {
  const [top, below] = [n % TOP, Math.floor(n / TOP) % BELOW];
  return `lib/p${pad(top)}/src${pad(below)}/f${pad(Math.floor(n / TOP / BELOW), 3)}.rs`;
}

function pad(n: number, digits = 2): string {
  return String(n).padStart(digits, '0');
}

/** Names that have made other tools lose a file, split one in two, or take one for an argument. */
const ODD_NAMES = [
  'a b.rs',
  ' leading and trailing ',
  '"quoted".rs',
  "it's.rs",
  'back\\slash.rs',
  'tab\there.rs',
  'line\nfeed.rs',
  'carriage\rreturn.rs',
  'esc\u001b[31m.rs',
  '--config=x',
  '-rf',
  '$(touch gone).txt',
  '`id`.txt',
  '%2e%2e%2fup.rs',
  'a:b.rs',
  'a,b;c|d&e.rs',
  '*.rs',
  '[id].rs',
  '{a,b}.rs',
  '!(x).rs',
  '#1.rs',
  '@name.rs',
  '...',
  '__proto__',
  'constructor',
  'toString',
  'caf\u00e9.rs',
  'cafe\u0301.rs',
  '\u65e5\u672c\u8a9e.rs',
  '\ufb01.rs',
  '\u{1f600}.rs',
  '\u202egnp.rs',
  '\ufeffmark.rs',
  `${'long'.repeat(62)}.rs`,
];

/** What stands at the fork beside the plain files: all that the head turns into something else. */
function special(): readonly Entry[] {
  return [
    ...times(60, (n): Entry => [`lib/links/l${n}`, { symlink: `../p00/${n}` }]),
    ...times(20, (n): Entry => [`vendor/v${n}`, { submodule: COMMIT }]),
    // Folders that become files, and of names that sort around the slash.
    ...times(20, (n): Entry[] => [
      [`lib/turn/folder${n}/a.rs`, 'a\n'],
      [`lib/turn/folder${n}/deep/b.rs`, 'b\n'],
      [`lib/turn/folder${n}.rs`, 'beside\n'],
      [`lib/turn/folder${n}-x`, 'beside\n'],
    ]).flat(),
    // Files that become folders.
    ...times(20, (n): Entry => [`lib/turn/file${n}`, `file ${n}\n`]),
    ...ODD_NAMES.map((name): Entry => [`lib/odd/${name}`, 'before\n']),
    ...ODD_NAMES.map((name): Entry => [`lib/odd/${name}.d/x`, 'before\n']),
  ];
}

/** The repository at the fork. */
export function largeTree(): readonly Entry[] {
  return [...times(LARGE_FILES, (n): Entry => [pathOf(n), `before ${n}\n`]), ...special()];
}

/** What the head does to `special`, and to every ninth of the plain files, until git tells of exactly `LARGE_CHANGES`. */
export function largeChange(): readonly Entry[] {
  const entries: readonly Entry[] = [
    ...times(20, (n): Entry => [`lib/links/l${n}`, 'a file now\n']),
    ...times(20, (n): Entry => [`lib/links/l${20 + n}`, { symlink: 'elsewhere' }]),
    ...times(20, (n): Entry => [`lib/links/l${40 + n}`, null]),
    ...times(10, (n): Entry => [`vendor/v${n}`, { submodule: OTHER_COMMIT }]),
    ...times(5, (n): Entry => [`vendor/v${10 + n}`, null]),
    ...times(5, (n): Entry => [`vendor/v${15 + n}`, 'no submodule any more\n']),
    ...times(5, (n): Entry => [`vendor/new${n}`, { submodule: COMMIT }]),
    ...times(20, (n): Entry[] => [
      [`lib/turn/folder${n}/a.rs`, null],
      [`lib/turn/folder${n}/deep/b.rs`, null],
      [`lib/turn/folder${n}`, `a file now ${n}\n`],
    ]).flat(),
    ...times(20, (n): Entry[] => [
      [`lib/turn/file${n}`, null],
      [`lib/turn/file${n}/inside.rs`, `file ${n}\n`],
      [`lib/turn/file${n}/deep/inside.rs`, 'new\n'],
    ]).flat(),
    ...ODD_NAMES.map((name): Entry => [`lib/odd/${name}`, 'after\n']),
    ...ODD_NAMES.map((name): Entry => [`lib/odd/${name}.d/x`, null]),
    ...ODD_NAMES.map((name): Entry => [`lib/odd/new ${name}`, 'new\n']),
    [`${times(60, (n) => `deep${n}`).join('/')}/file.rs`, 'new\n'],
  ];
  const plain: Entry[] = [];
  let room = LARGE_CHANGES - entries.length;
  for (let n = 0; room > 0; n += STRIDE) {
    const turn = (n / STRIDE) % 20;
    const more = plainChange(n, room === 1 ? 0 : turn);
    plain.push(...more);
    room -= more.length;
  }
  return [...entries, ...plain];
}

/** Of twenty files ten are modified, and the others are deleted, moved, made executable, or replaced by a symlink; some get a neighbour. */
function plainChange(n: number, turn: number): readonly Entry[] {
  const path = pathOf(n);
  if (turn < 10) return [[path, `after ${n}\n`]];
  if (turn < 13) return [[path, null]];
  if (turn < 15) return [[path, { executable: `before ${n}\n` }]];
  if (turn === 15) return [[path, { executable: `after ${n}\n` }]];
  if (turn === 16) return [[path, { symlink: 'f000.rs' }]];
  if (turn === 17) return [[`${path}.new`, `new ${n}\n`]];
  // Moved: to another name, or to a folder of the same name.
  return [
    [path, null],
    [turn === 18 ? path.replace('/f', '/moved-') : `${path}/mod.rs`, `before ${n}\n`],
  ];
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}
