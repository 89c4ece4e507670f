import { allowedTests } from './allowed-tests.js';
import { escapeHtml, shorten, visible, visibleLines } from './escape.js';
import { wordsOf } from './finding-words.js';
import { overflows } from './html-findings.js';
import { addressOf, placeWords } from './html-text.js';
import { rankFindings, topicsWorstFirst } from './ranking.js';
import { type Report, TEST_CHANGES, type TestChangeKind } from './report.js';
import { counted, grouped, LEVELS } from './words.js';

/** A row of a searchable list, as the page's script reads it (`html-script.ts`): kind, text, further lines, place, address of the place. */
export type ListRow = readonly [
  kind: number,
  text: string,
  more: string,
  place: string,
  address: string | null,
];

interface Kind {
  /** Says which class colours it. */
  readonly tone: 'error' | 'warning' | 'notice' | 'pass';
  readonly words: string;
}

interface List {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  /** What a row is, in the singular, and in the plural. */
  readonly thing: readonly [one: string, many: string];
  readonly kinds: readonly Kind[];
  readonly rows: readonly ListRow[];
  /** How many had no room. */
  readonly leftOut: number;
}

/** Rows of one list, and UTF-8 bytes of one text in it: the page must open in any browser. */
export const MAX_ROWS = 10_000;
const MAX_TEXT = 500;

const TEST_KINDS: Readonly<Record<TestChangeKind, Kind>> = {
  failing: { tone: 'error', words: 'fails now' },
  removed: { tone: 'error', words: 'is gone' },
  ignored: { tone: 'error', words: 'is ignored now' },
  flaky: { tone: 'warning', words: 'is flaky' },
  renamed: { tone: 'notice', words: 'has a new name' },
  fixed: { tone: 'pass', words: 'passes now' },
  enabled: { tone: 'pass', words: 'runs again' },
  added: { tone: 'pass', words: 'is new' },
};

/** What changed among the tests and warnings, and every finding where a gate's section cannot show them all: each a list to search. */
export function listsHtml(report: Report): string {
  return [testList(report), warningList(report), findingList(report)]
    .flatMap((list) => (list === null ? [] : [listHtml(list)]))
    .join('\n');
}

/** Changes that the plan may allow, as they are called where it does. */
const ALLOWED_KINDS: readonly (readonly [TestChangeKind, string])[] = [
  ['failing', 'fails now, allowed'],
  ['removed', 'is gone, allowed'],
  ['ignored', 'is ignored now, allowed'],
];

function testList(report: Report): List | null {
  const { tests } = report;
  if (tests === undefined || tests.listed.length === 0) return null;
  const total = TEST_CHANGES.reduce((sum, kind) => sum + tests.counts[kind], 0);
  const shown = tests.listed.slice(0, MAX_ROWS);
  const isAllowed = allowedTests(report);
  return {
    id: 'test-changes',
    heading: 'Test changes',
    intro: `${counted(tests.after, 'test')} now, ${grouped(tests.before)} at the baseline.`,
    thing: ['test change', 'test changes'],
    kinds: [
      ...TEST_CHANGES.map((kind) => TEST_KINDS[kind]),
      ...ALLOWED_KINDS.map(([, words]): Kind => ({ tone: 'notice', words })),
    ],
    rows: shown.map(({ change, name: test, was, path, line }) => [
      isAllowed(change, test) ? kindOfAllowed(change) : TEST_CHANGES.indexOf(change),
      name(test),
      was === null ? '' : name(`was ${was}`),
      path === null ? '' : name(placeWords(path, line)),
      path === null ? null : addressOf(report, path, line, null),
    ]),
    leftOut: Math.max(0, total - shown.length),
  };
}

function kindOfAllowed(change: TestChangeKind): number {
  return TEST_CHANGES.length + ALLOWED_KINDS.findIndex(([kind]) => kind === change);
}

const WARNING_KINDS: readonly Kind[] = [
  { tone: 'warning', words: 'new' },
  { tone: 'warning', words: 'more places' },
];

function warningList(report: Report): List | null {
  const { warnings } = report;
  if (warnings === undefined || warnings.listed.length === 0) return null;
  const { added, kept, gone } = warnings.counts;
  const shown = warnings.listed.slice(0, MAX_ROWS);
  return {
    id: 'new-warnings',
    heading: 'New clippy warnings',
    intro: `${grouped(added)} new or in more places, ${grouped(gone)} gone or fewer, ${grouped(kept)} as at the baseline.`,
    thing: ['warning', 'warnings'],
    kinds: WARNING_KINDS,
    rows: shown.map(
      ({ lint, package: owner, message: said, help, path, before, after, lines, text = '' }) => {
        const [first = null] = lines;
        const of = `in package ${owner}, ${counted(after, 'place')}${before === 0 ? '' : ` (${grouped(before)} at the baseline)`}`;
        const others =
          lines.length < 2 ? '' : `, lines ${lines.join(', ')}${after > lines.length ? ' and more' : ''}`;
        return [
          before === 0 ? 0 : 1,
          message(`${lint}: ${said}`),
          moreLines(`${of}${others}`, text, help),
          path === null ? '' : name(first === null ? path : `${path}:${first}`),
          path === null ? null : addressOf(report, path, first, null),
        ];
      },
    ),
    leftOut: Math.max(0, added - shown.length),
  };
}

function findingList(report: Report): List | null {
  if (!report.gates.some(overflows)) return null;
  const all = topicsWorstFirst(report).flatMap((topic) =>
    topic.about === 'findings'
      ? rankFindings(topic.gate).map((ranked) => ({ ...ranked, gate: topic.gate }))
      : [],
  );
  const shown = all.slice(0, MAX_ROWS);
  return {
    id: 'every-finding',
    heading: 'Every finding',
    intro: '',
    thing: ['finding', 'findings'],
    kinds: LEVELS.map((level) => ({ tone: level, words: level })),
    rows: shown.map(({ finding, times, gate }) => [
      LEVELS.indexOf(finding.level),
      message(`${wordsOf(finding, 'message')}${times === 1 ? '' : ` (${times} times)`}`),
      moreLines(`gate ${gate.id}`, wordsOf(finding, 'help')),
      finding.path === null ? '' : name(placeWords(finding.path, finding.line)),
      finding.path === null ? null : addressOf(report, finding.path, finding.line, finding.end_line),
    ]),
    leftOut: Math.max(0, all.length - shown.length),
  };
}

/** A name or a place: one line, whatever it holds. */
function name(words: string): string {
  return visible(shorten(words, MAX_TEXT));
}

/** A message: its lines stay lines. */
function message(words: string): string {
  return visibleLines(shorten(words.trim(), MAX_TEXT)).join('\n');
}

function moreLines(...parts: readonly string[]): string {
  return parts
    .map(message)
    .filter((part) => part !== '')
    .join('\n');
}

/** The frame that the script fills. What it needs stands in a data block, in which nothing ends the block or opens a comment. */
function listHtml({ id, heading, intro, thing, kinds, rows, leftOut }: List): string {
  const data = dataBlock({ thing, kinds: kinds.map(({ tone, words }) => [tone, words]), rows });
  const more =
    leftOut === 0
      ? ''
      : `<p>${counted(leftOut, `more ${thing[0]}`, `more ${thing[1]}`)} had no room in this list.</p>\n`;
  const counts = kinds.map((_, kind) => rows.filter((row) => row[0] === kind).length);
  const options = kinds.flatMap(({ words }, kind) =>
    counts[kind] === 0
      ? []
      : [`<option value="${kind}">${escapeHtml(words)} (${grouped(counts[kind] ?? 0)})</option>`],
  );
  return `<section class="list" aria-labelledby="${id}" data-list="${id}-data">
<h2 id="${id}">${heading}</h2>
<p>${[intro, `${counted(rows.length, thing[0], thing[1])} to search.`].filter((words) => words !== '').join(' ')}</p>
${more}<noscript><p>This list is shown by a script. The JSON report holds the same.</p></noscript>
<div class="search" role="search" aria-labelledby="${id}" hidden>
<label>Search <input type="search" autocomplete="off" spellcheck="false" aria-controls="${id}-rows"></label>
<label>Show <select aria-controls="${id}-rows"><option value="">all (${grouped(rows.length)})</option>${options.join('')}</select></label>
</div>
<p class="muted" role="status" aria-live="polite"></p>
<ol class="rows plain" id="${id}-rows"></ol>
<p class="buttons" hidden><button type="button" data-more="some"></button> <button type="button" data-more="all"></button></p>
<script type="application/json" id="${id}-data">${data}</script>
</section>`;
}

/** JSON that may stand in a script element: no `<`, which could close it or open a comment, and none of its kin. */
function dataBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
