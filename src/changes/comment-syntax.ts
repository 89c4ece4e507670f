/** How a language writes comments, and the string literals in which a comment's opener means nothing. */
export interface CommentSyntax {
  /** Openers of comments that end with their line. */
  readonly line: readonly string[];
  readonly block: readonly BlockComment[];
  readonly strings: readonly StringLiteral[];
  /** `#` opens a comment only at the start of a line or after white space, as in `${x#y}` of a shell. */
  readonly spacedHash?: boolean;
  /** A string with three quotes that is a statement of its own is documentation, and so a comment. */
  readonly docstrings?: boolean;
}

export interface BlockComment {
  readonly open: string;
  readonly close: string;
  readonly nests?: boolean;
}

export interface StringLiteral {
  readonly open: string;
  /** Empty for an opener that opens nothing, such as a quote after a backslash. */
  readonly close: string;
  /** Otherwise it ends with its line at the latest. */
  readonly multiline?: boolean;
  /** A backslash takes the next character's meaning. */
  readonly escapes?: boolean;
}

const DOUBLE: StringLiteral = { open: '"', close: '"', escapes: true };
const SINGLE: StringLiteral = { open: "'", close: "'", escapes: true };
const DOUBLE_LINES: StringLiteral = { ...DOUBLE, multiline: true };
const SINGLE_LINES: StringLiteral = { ...SINGLE, multiline: true };
const BACKTICK: StringLiteral = { open: '`', close: '`', escapes: true, multiline: true };
const RAW_BACKTICK: StringLiteral = { open: '`', close: '`', multiline: true };
const TRIPLE_DOUBLE: StringLiteral = { open: '"""', close: '"""', escapes: true, multiline: true };
const TRIPLE_SINGLE: StringLiteral = { open: "'''", close: "'''", escapes: true, multiline: true };
const VERBATIM: StringLiteral = { open: '@"', close: '"', multiline: true };

const ESCAPED_QUOTES: readonly StringLiteral[] = [
  { open: '\\"', close: '' },
  { open: "\\'", close: '' },
  { open: '\\`', close: '' },
];

const STARRED: BlockComment = { open: '/*', close: '*/' };
const NESTED: BlockComment = { ...STARRED, nests: true };
const ANGLED: BlockComment = { open: '<!--', close: '-->' };
const PARENTHESIZED: BlockComment = { open: '(*', close: '*)', nests: true };

const C: CommentSyntax = { line: ['//'], block: [STARRED], strings: [DOUBLE, SINGLE] };
const TEXT_BLOCKS: CommentSyntax = { ...C, strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] };
const HASH: CommentSyntax = { line: ['#'], block: [], strings: [DOUBLE, SINGLE], spacedHash: true };
const SHELL: CommentSyntax = {
  ...HASH,
  strings: [DOUBLE_LINES, { ...SINGLE_LINES, escapes: false }, ...ESCAPED_QUOTES],
};
const MARKUP: CommentSyntax = { line: [], block: [ANGLED], strings: [] };
const LISP: CommentSyntax = {
  line: [';'],
  block: [{ open: '#|', close: '|#', nests: true }],
  strings: [DOUBLE_LINES],
};

/** By extensions, or whole names where there is none; everything in lower case. */
const LANGUAGES: readonly (readonly [string, CommentSyntax])[] = [
  ['c h cc cpp cxx hh hpp hxx cu m mm proto thrift glsl wgsl zig v sol', C],
  ['java groovy gradle kt kts swift dart scala sc', TEXT_BLOCKS],
  ['js jsx mjs cjs ts tsx mts cts', { ...C, strings: [DOUBLE, SINGLE, BACKTICK, ...ESCAPED_QUOTES] }],
  ['go', { ...C, strings: [DOUBLE, SINGLE, RAW_BACKTICK] }],
  ['cs', { ...C, strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
  ['fs fsx', { line: ['//'], block: [PARENTHESIZED], strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE] }],
  ['php phpt', { ...C, line: ['//', '#'], strings: [DOUBLE_LINES, SINGLE_LINES], spacedHash: true }],
  ['css', { line: [], block: [STARRED], strings: [DOUBLE, SINGLE] }],
  ['scss less jsonc json5', C],
  [
    'py pyi',
    { line: ['#'], block: [], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE], docstrings: true },
  ],
  ['rb rake gemspec rakefile gemfile', { ...HASH, block: [{ open: '\n=begin', close: '\n=end' }] }],
  ['cr ex exs nim jl', { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] }],
  ['sh bash zsh fish bats ksh pl pm t', SHELL],
  ['ps1 psm1', { ...HASH, block: [{ open: '<#', close: '#>' }] }],
  ['yaml yml toml cfg conf properties r robot feature tf hcl cmake mk dockerfile makefile graphql', HASH],
  ['ini', { ...HASH, line: ['#', ';'] }],
  ['sql', { line: ['--'], block: [STARRED], strings: [{ ...SINGLE_LINES, escapes: false }] }],
  ['lua', { line: ['--'], block: [{ open: '--[[', close: ']]' }], strings: [DOUBLE, SINGLE] }],
  ['hs elm', { line: ['--'], block: [{ open: '{-', close: '-}', nests: true }], strings: [DOUBLE] }],
  ['ml mli', { line: [], block: [PARENTHESIZED], strings: [DOUBLE_LINES] }],
  ['lisp el scm rkt clj cljs cljc edn', LISP],
  ['erl hrl tex sty', { line: ['%'], block: [], strings: [DOUBLE] }],
  ['html htm xml svg xhtml md markdown', MARKUP],
  ['vue svelte', { line: ['//'], block: [ANGLED, STARRED], strings: [DOUBLE, SINGLE, BACKTICK] }],
  ['rs', { line: ['//'], block: [NESTED], strings: [DOUBLE_LINES] }],
];

const BY_NAME = new Map(
  LANGUAGES.flatMap(([names, syntax]) => names.split(' ').map((name) => [name, syntax] as const)),
);

/** A file of which nothing is known: all of it counts. */
const UNKNOWN: CommentSyntax = { line: [], block: [], strings: [] };

/** The syntax that goes with a path's extension, or with its whole name. */
export function commentSyntaxOf(path: string): CommentSyntax {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return BY_NAME.get(name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN;
}
