import {
  errorReply,
  type Fault,
  type FaultReply,
  type FaultRequest,
  htmlReply,
  primaryRateLimit,
  secondaryRateLimit,
} from '../double/faults.js';
import { asObject, changeCounts, changeLists, headOfNone, nullObjects, withIdOf } from './body-edits.js';
import type { VirtualClock } from './virtual-clock.js';

/** One way in which a request can go wrong. */
export interface FaultKind {
  readonly name: string;
  /** `undefined`: it does not exist for such a request. */
  readonly make: (request: FaultRequest, clock: VirtualClock) => Fault | undefined;
  /** What the machine takes the time of day to be, in milliseconds; what it is when not given. */
  readonly epochMs?: number;
  /** True: it costs real time, since something is waited for that does not come. */
  readonly slow?: boolean;
  /** Whether it exists for a request of this key; for each where not said. */
  readonly isAt?: (key: string) => boolean;
}

const FAR_PAST = 'Thu, 01 Jan 1970 00:00:10 GMT';
const FAR_FUTURE = 'Tue, 01 Jan 2075 00:00:00 GMT';

const reply = (name: string, given: FaultReply | ((clock: VirtualClock) => FaultReply)): FaultKind => ({
  name,
  make: (_, clock) => ({ kind: 'reply', reply: typeof given === 'function' ? given(clock) : given }),
});
const always = (name: string, fault: Fault): FaultKind => ({ name, make: () => fault });
const plain = (status: number, body: string): FaultReply => ({ status, body });
const edit = (name: string, change: (body: unknown) => unknown): FaultKind => ({
  name,
  make: () => ({ kind: 'edit', edit: change }),
});
const limitWithoutDate: FaultReply = {
  ...primaryRateLimit(Math.ceil(Date.now() / 1_000) + 2),
  headers: { ...primaryRateLimit(Math.ceil(Date.now() / 1_000) + 2).headers, date: '' },
};
const seconds = (clock: VirtualClock, later: number): number => Math.ceil(clock.now() / 1_000) + later;

const STATUSES: readonly FaultKind[] = [
  reply('500', errorReply(500, 'Server Error')),
  reply('500 with retry-after', errorReply(500, 'Server Error', { 'retry-after': '2' })),
  reply('502 page', htmlReply(502)),
  reply('502 with retry-after', { ...htmlReply(502), headers: { 'retry-after': '1' } }),
  reply('503 page', htmlReply(503)),
  reply('503 with retry-after', errorReply(503, 'Service unavailable', { 'retry-after': '3' })),
  reply('503 with a date to wait for', errorReply(503, 'Busy', { 'retry-after': FAR_PAST })),
  reply('504 without a body', plain(504, '')),
  { name: '502 after it took effect', make: () => ({ kind: 'reply-after', reply: htmlReply(502) }) },
];

const LIMITS: readonly FaultKind[] = [
  reply('429', errorReply(429, 'Too many requests')),
  reply('429 with retry-after', errorReply(429, 'Too many requests', { 'retry-after': '1' })),
  reply('429 page', htmlReply(429)),
  reply('403 secondary limit', secondaryRateLimit(undefined)),
  reply('403 secondary limit with retry-after', secondaryRateLimit(1)),
  reply('403 page with retry-after', { ...htmlReply(403), headers: { 'retry-after': '1' } }),
  reply('403 hourly limit, soon over', (clock) => primaryRateLimit(seconds(clock, 3))),
  reply('403 hourly limit, long to go', (clock) => primaryRateLimit(seconds(clock, 3_000))),
  reply('429 with a wait of days', errorReply(429, 'Too many requests', { 'retry-after': '999999' })),
  reply('429 with a wait that is no number', errorReply(429, 'Slow', { 'retry-after': '-1, NaN' })),
];

const REFUSALS: readonly FaultKind[] = [
  reply('401', errorReply(401, 'Bad credentials')),
  reply('403 for no permission', errorReply(403, 'Resource not accessible by integration')),
  reply('403 page', htmlReply(403)),
  reply('404 page', htmlReply(404)),
  reply('409', errorReply(409, 'Git Repository is empty.')),
  reply('410', errorReply(410, 'Gone')),
  reply('422', errorReply(422, 'Validation Failed')),
  reply('451 page', htmlReply(451)),
];

/** What is there is said not to be: at each request, since "could not read" is never "absent". */
export const ABSENCE_KINDS: readonly FaultKind[] = [
  reply('404 for what exists', errorReply(404, 'Not Found')),
  reply('422 no commit found', errorReply(422, 'No commit found for SHA: x')),
];

const LINES: readonly FaultKind[] = [
  always('dropped before', { kind: 'drop', when: 'before' }),
  always('dropped after it took effect', { kind: 'drop', when: 'after' }),
  always('half a reply', { kind: 'drop', when: 'half' }),
  always('a quick drip', { kind: 'drip', bytes: 700, pauseMs: 1 }),
  { ...always('a slow drip', { kind: 'drip', bytes: 1, pauseMs: 60 }), slow: true },
  { ...always('no reply', { kind: 'hang' }), slow: true },
  always('a content-length too long', { kind: 'content-length', difference: 10 }),
  always('a content-length too short', { kind: 'content-length', difference: -10 }),
];

const BODIES: readonly FaultKind[] = [
  reply('a page with 200', { ...htmlReply(200), status: 200 }),
  reply('nothing with 200', plain(200, '')),
  reply('204', plain(204, '')),
  reply('cut JSON with 200', plain(200, '{"sha": "0123')),
  reply('null with 200', plain(200, 'null')),
  reply('an empty object with 200', plain(200, '{}')),
  reply('an empty list with 200', plain(200, '[]')),
  reply('an error with 200', { ...errorReply(200, 'Server Error'), status: 200 }),
  reply('prototype keys with 200', plain(200, '{"__proto__":{"tree":[]},"constructor":1}')),
];

const REDIRECTS: readonly FaultKind[] = [
  always('301 to itself', { kind: 'redirect' }),
  always('302 to another host', { kind: 'redirect', location: 'http://127.0.0.1:9/x', status: 302 }),
  always('307 to itself', { kind: 'redirect', status: 307 }),
  always('301 to nowhere', { kind: 'redirect', location: '' }),
  always('308 to no URL', { kind: 'redirect', location: 'http://[', status: 308 }),
  reply('304', plain(304, '')),
];

export const PAGE_KINDS: readonly FaultKind[] = [
  edit('an empty page', (body) => changeLists(body, () => [])),
  edit('rows that come twice', (body) => changeLists(body, (rows) => rows.flatMap((row) => [row, row]))),
  edit('first row twice, last one lost', (body) =>
    changeLists(body, (rows) => [...rows.slice(0, 1), ...rows.slice(0, -1)]),
  ),
  edit('a row too few', (body) => changeLists(body, (rows) => rows.slice(0, -1))),
  {
    name: 'the first page again',
    make: ({ query }) => paged(query, '1'),
  },
  { name: 'the page after the last', make: ({ query }) => paged(query, '99') },
  edit('a count that grew', (body) => changeCounts(body, 1)),
  edit('a count that shrank', (body) => changeCounts(body, -1)),
  edit('every object null', nullObjects),
];

/** A tree of one file, as git has it. */
const ANOTHER_TREE = {
  sha: '6b71cbe8ea087271e1d4e8dba12c766da1e8880d',
  truncated: false,
  tree: [
    {
      path: 'README',
      mode: '100644',
      type: 'blob',
      sha: 'c1b0730e0133447badcfd47fd144e254807b06e1',
      size: 1,
    },
  ],
};

const inTree = (name: string, change: (rows: readonly unknown[]) => unknown): FaultKind => ({
  ...edit(name, (body) => changeLists(body, change)),
  isAt: isTree,
});

/** Only at listings of trees, and at each of them: whatever row is the one that counts, one of these is about it. */
const TREE_KINDS: readonly FaultKind[] = [
  ...[0, 1, 2].map((of) =>
    inTree(`each third row lost, from row ${of + 1}`, (rows) => rows.filter((_, at) => at % 3 !== of)),
  ),
  inTree('rows of another tree', (rows) => rows.map((row, at) => withIdOf(row, rows, at))),
  inTree('a row of another tree more', (rows) => [...rows, ...ANOTHER_TREE.tree]),
  { ...edit('another commit’s tree', () => ANOTHER_TREE), isAt: isTree },
];

const isFileList = (key: string): boolean => /\/pulls\/\d+\/files/.test(key);
const inFileList = (name: string, change: (rows: readonly unknown[]) => unknown): FaultKind => ({
  ...edit(name, (body) => changeLists(body, change)),
  isAt: isFileList,
});

/** As many rows as before, so that the count bears them out. What they are about lies beside a file that did change. */
const FILE_LIST_KINDS: readonly FaultKind[] = [
  inFileList('another file in the place of the last', (rows) => [
    ...rows.slice(0, -1),
    ...rows.slice(-1).map((row) => beside(row, rows[0])),
  ]),
  inFileList('another file in the place of the first', (rows) => [
    ...rows.slice(0, 1).map((row) => beside(row, rows.at(-1))),
    ...rows.slice(1),
  ]),
];

function beside(row: unknown, other: unknown): unknown {
  const { filename } = asObject(other) as { readonly filename?: unknown };
  return { ...asObject(row), filename: `${filename}.other`, status: 'added' };
}

const isPull = (key: string): boolean => /\/pulls\/\d+\?/.test(key);
const isComparison = (key: string): boolean => key.includes('/compare/');

/** What no id and no count bears out, only where it is told. */
const TOLD_KINDS: readonly FaultKind[] = [
  inTree('sizes beyond every limit', (rows) => rows.map((row) => ({ ...asObject(row), size: 9_000_000 }))),
  {
    ...edit('a head of no repository', (body) => ({ ...asObject(body), head: headOfNone(body) })),
    isAt: isPull,
  },
  {
    name: 'a head that adds nothing',
    make: ({ path }) => {
      const head = { sha: path.slice(-40) };
      return { kind: 'edit', edit: (body) => ({ ...asObject(body), merge_base_commit: head }) };
    },
    isAt: isComparison,
  },
];

/** Only where a ref is asked for. */
const REF_KINDS: readonly FaultKind[] = [
  { ...edit('another ref', (body) => ({ ...asObject(body), ref: 'refs/heads/other' })), isAt: isRef },
  {
    ...edit('another commit of the ref', (body) => ({
      ...asObject(body),
      object: { type: 'commit', sha: 'b'.repeat(40) },
    })),
    isAt: isRef,
  },
];

/** They exist for few requests, and meet each of these. */
export const KINDS_OF_ONE_SORT: readonly FaultKind[] = [
  ...TREE_KINDS,
  ...FILE_LIST_KINDS,
  ...TOLD_KINDS,
  ...REF_KINDS,
];

const CLOCKS: readonly FaultKind[] = [
  always('a date long past', { kind: 'headers', headers: { date: FAR_PAST } }),
  always('a date far ahead', { kind: 'headers', headers: { date: FAR_FUTURE } }),
  reply('a limit whose reset is long past', {
    ...primaryRateLimit(10),
    headers: { ...primaryRateLimit(10).headers, date: FAR_FUTURE },
  }),
  reply('a limit whose reset is far ahead of an old date', {
    ...primaryRateLimit(3_313_526_400),
    headers: { ...primaryRateLimit(3_313_526_400).headers, date: FAR_PAST },
  }),
  reply('503 with a date far ahead', errorReply(503, 'Busy', { 'retry-after': FAR_FUTURE })),
  { ...reply('a limit on a machine that lives in 1970', limitWithoutDate), epochMs: 10_000 },
  { ...reply('a limit on a machine that lives in 2075', limitWithoutDate), epochMs: 3_313_526_400_000 },
];

export const KINDS: readonly FaultKind[] = [
  ...STATUSES,
  ...LIMITS,
  ...REFUSALS,
  ...ABSENCE_KINDS,
  ...LINES,
  ...BODIES,
  ...REDIRECTS,
  ...PAGE_KINDS,
  ...KINDS_OF_ONE_SORT,
  ...CLOCKS,
];

function paged(query: Readonly<Record<string, string>>, page: string): Fault | undefined {
  if (query.page === undefined || query.page === page) return undefined;
  return { kind: 'as-query', query: { ...query, page } };
}

function isTree(key: string): boolean {
  return key.includes('/git/trees/');
}

function isRef(key: string): boolean {
  return key.includes('/git/ref/');
}
