// Plans of nearly 4 MiB, the most that is read, each made of as many as possible of one thing that is wrong.

const MAX_BYTES = 4 * 1024 * 1024;

const HEAD =
  '{"schema_version":3,"plan_rev":1,"intent_rev":1,"feature":{"slug":"a","source_branch":"main","integration_branch":"f"},"baseline":{"ref":"a","commit_oid":"0123456789abcdef0123456789abcdef01234567","toolchain":"rustc 1.95.0","test_passlist_hash":"sha256:a","clippy_warnings_hash":"sha256:a","enumerated_targets_hash":"sha256:a"}';
const ACCEPTANCE = ',"acceptance":[{"kind":"check","desc":"d","run":"r"}]';
const CHUNK =
  '{"id":"c","title":"t","tier":"code","brief":"b","files_touched":["a"],"checks":[{"desc":"d","run":"r"}]';

/** `before`, then items as long as there is room, then `after`. */
function filled(before, item, after) {
  const pieces = [];
  let room = MAX_BYTES - before.length - after.length;
  for (let at = 0; ; at += 1) {
    const piece = `${at === 0 ? '' : ','}${item(at)}`;
    if (piece.length > room) break;
    room -= piece.length;
    pieces.push(piece);
  }
  return `${before}${pieces.join('')}${after}`;
}

const inChunks = (item) => filled(`${HEAD}${ACCEPTANCE},"chunks":[`, item, ']}');
const inChunk = (key, item, close = ']') =>
  filled(`${HEAD}${ACCEPTANCE},"chunks":[${CHUNK},"${key}":[`, item, `${close}}]}`);

/** Below a hundred long keys, all of which stand in the pointer of each item. */
const deepBelow = (open, item, close) =>
  filled(
    `${HEAD}${ACCEPTANCE},"x":${`{"${'~'.repeat(400)}":`.repeat(120)}${open}`,
    item,
    `${close}${'}'.repeat(121)}`,
  );

/** Name and text of each. */
export const HOSTILE_PLANS = [
  [
    'valid, one large text',
    () => `${HEAD}${ACCEPTANCE},"chunks":[${CHUNK.replace('"b"', `"${'b'.repeat(MAX_BYTES - 900)}"`)}}]}`,
  ],
  ['valid, many chunks', () => inChunks((n) => `${CHUNK.replace('"c"', `"c${n}"`)}}`)],
  [
    'valid, a chain of dependencies',
    () => inChunks((n) => `${CHUNK.replace('"c"', `"c${n}"`)}${n === 0 ? '' : `,"deps":["c${n - 1}"]`}}`),
  ],
  ['numbers for chunks', () => inChunks(() => '0')],
  ['empty objects for chunks', () => inChunks(() => '{}')],
  ['empty arrays for chunks', () => inChunks(() => '[]')],
  ['chunks with one field', () => inChunks((n) => `{"id":"${n}"}`)],
  [
    'chunks that lack one field',
    () => inChunks((n) => `${CHUNK.replace('"title":"t",', '').replace('"c"', `"c${n}"`)}}`),
  ],
  ['chunks of one id', () => inChunks(() => `${CHUNK}}`)],
  [
    'unknown fields of the plan',
    () => filled(`${HEAD}${ACCEPTANCE},"chunks":[${CHUNK}}],`, (n) => `"k${n}":0`, '}'),
  ],
  [
    'unknown fields of a chunk',
    () => filled(`${HEAD}${ACCEPTANCE},"chunks":[${CHUNK},`, (n) => `"k${n}":0`, '}]}'),
  ],
  ['one key again and again', () => filled(`${HEAD}${ACCEPTANCE},`, () => '"k":0', '}')],
  ['unknown dependencies', () => inChunk('deps', (n) => `"d${n}"`)],
  ['repeated dependencies', () => inChunk('deps', () => '"c"')],
  ['numbers for dependencies', () => inChunk('deps', () => '1')],
  ['numbers for assertions', () => inChunk('assertions', () => '1')],
  ['blank assertions', () => inChunk('assertions', () => '""')],
  [
    'unsafe paths',
    () =>
      filled(
        `${HEAD}${ACCEPTANCE},"chunks":[${CHUNK.replace('["a"]', '[')}`.replace(/,"checks.*$/, ''),
        () => '"/"',
        '],"checks":[]}]}',
      ),
  ],
  ['numbers for acceptance items', () => filled(`${HEAD},"acceptance":[`, () => '0', '],"chunks":[]}')],
  ['empty acceptance items', () => filled(`${HEAD},"acceptance":[`, () => '{}', '],"chunks":[]}')],
  [
    'acceptance items of no kind',
    () => filled(`${HEAD},"acceptance":[`, () => '{"kind":0,"x":0}', '],"chunks":[]}'),
  ],
  [
    'checks with unknown fields',
    () =>
      filled(
        `${HEAD}${ACCEPTANCE},"chunks":[${CHUNK.replace(/"checks.*$/, '"checks":[')}`,
        () => '{"x":0}',
        ']}]}',
      ),
  ],
  ['an array in an array, 127 deep', () => filled('[', () => `${'['.repeat(125)}${']'.repeat(125)}`, ']')],
  [
    'objects 126 deep in an unknown field',
    () => filled(`${HEAD},"x":[`, () => `${'{"a":'.repeat(100)}0${'}'.repeat(100)}`, ']}'),
  ],
  ['numbers of no plan', () => filled('[', () => '0', ']')],
  ['halves of surrogate pairs', () => filled(`${HEAD},"x":[`, () => '"\\ud800"', ']}')],
  ['one key again and again, deep below long keys', () => deepBelow('{', () => '"k":0', '}')],
  ['halves of surrogate pairs, deep below long keys', () => deepBelow('[', () => '"\\ud800"', ']')],
  ['numbers too large, deep below long keys', () => deepBelow('[', () => '1e999', ']')],
  ['numbers too large', () => filled(`${HEAD},"x":[`, () => '1e999', ']}')],
  ['nothing but escapes', () => `{"a":"${'\\u0041'.repeat(690_000)}"}`],
  [
    'a cycle of all chunks',
    () => inChunks((n) => `${CHUNK.replace('"c"', `"c${n}"`)},"deps":["c${n === 0 ? 19_000 : n - 1}"]}`),
  ],
  [
    'blank texts in every field',
    () =>
      inChunks(
        (n) =>
          `{"id":"","title":"","tier":"","brief":"","files_touched":[""],"checks":[{"desc":"","run":"","cwd":"","expect_exit":-1}],"deps":["${n}"]}`,
      ),
  ],
];
