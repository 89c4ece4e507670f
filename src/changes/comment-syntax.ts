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
  /** Comments whose openers take a pattern to tell. */
  readonly matched?: readonly MatchedComment[];
  /** A slash where a value may start opens a regular expression, in which quotes and slashes are plain. */
  readonly regExps?: boolean;
}

export interface MatchedComment {
  /** A regular expression's source, linear on any text; each line of the text is preceded by `\n`. */
  readonly open: string;
  /** What it goes on to, the rest of that line included; otherwise it ends with what was matched, or where it says. */
  readonly close?: string;
  readonly to?: 'line-end' | 'text-end';
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

/** A quote as a character literal opens no string. */
const QUOTE_CHARACTERS: readonly StringLiteral[] = [
  { open: "'\"'", close: '' },
  { open: '\\"', close: '' },
  { open: '$"', close: '' },
];

const lineStart = (open: string): MatchedComment => ({ open: `\\n[ \\t]*${open}`, to: 'line-end' });

/** `=pod` to `=cut`, and what follows the end of the program. */
const POD: readonly MatchedComment[] = [
  { open: '\\n=(?!cut\\b)[a-zA-Z]', close: '\n=cut' },
  { open: '\\n=cut\\b', to: 'line-end' },
  { open: '\\n__END__(?=\\s|$)', to: 'text-end' },
];
const REM = lineStart('[rR][eE][mM]\\b');

/** `[[`, `[=[` and so on. */
const LUA_LEVELS = ['', '=', '==', '===', '====', '====='];
const LUA_STRINGS = LUA_LEVELS.map((level) => ({
  open: `[${level}[`,
  close: `]${level}]`,
  multiline: true,
}));
const LUA_COMMENTS = LUA_LEVELS.map((level) => ({ open: `--[${level}[`, close: `]${level}]` }));

const C: CommentSyntax = { line: ['//'], block: [STARRED], strings: [DOUBLE, SINGLE] };
const TEXT_BLOCKS: CommentSyntax = { ...C, strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] };
const NESTED_C: CommentSyntax = { ...TEXT_BLOCKS, block: [NESTED] };
const SCRIPT: CommentSyntax = {
  ...C,
  strings: [DOUBLE, SINGLE, BACKTICK, ...ESCAPED_QUOTES],
  regExps: true,
};
const HASH: CommentSyntax = { line: ['#'], block: [], strings: [DOUBLE, SINGLE], spacedHash: true };
const SHELL: CommentSyntax = {
  ...HASH,
  strings: [DOUBLE_LINES, { ...SINGLE_LINES, escapes: false }, ...ESCAPED_QUOTES],
};
const PYTHON: CommentSyntax = {
  line: ['#'],
  block: [],
  strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
  docstrings: true,
};
const TRIPLE_HASH: CommentSyntax = { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] };
const MARKUP: CommentSyntax = { line: [], block: [ANGLED], strings: [] };
const LISP: CommentSyntax = {
  line: [';'],
  block: [{ open: '#|', close: '|#', nests: true }],
  strings: [DOUBLE_LINES, ...QUOTE_CHARACTERS],
};
const PERCENT: CommentSyntax = { line: ['%'], block: [], strings: [DOUBLE, ...QUOTE_CHARACTERS] };
const HASKELL: CommentSyntax = {
  line: ['--'],
  block: [{ open: '{-', close: '-}', nests: true }],
  strings: [DOUBLE, ...QUOTE_CHARACTERS],
};
const UNESCAPED: readonly StringLiteral[] = [
  { open: '"', close: '"' },
  { open: "'", close: "'" },
];

/** By extensions, or whole names where there is none; everything in lower case. */
const LANGUAGES: readonly (readonly [string, CommentSyntax])[] = [
  ['c h cc cpp cxx hh hpp hxx cu m mm proto thrift glsl wgsl zig v vh sv svh sol hx prisma', C],
  ['java groovy gradle', TEXT_BLOCKS],
  ['kt kts swift dart scala sc', NESTED_C],
  ['js jsx mjs cjs ts tsx mts cts res resi', SCRIPT],
  ['go', { ...C, strings: [DOUBLE, SINGLE, RAW_BACKTICK] }],
  [
    'd',
    { ...C, block: [STARRED, { open: '/+', close: '+/', nests: true }], strings: [DOUBLE, RAW_BACKTICK] },
  ],
  ['cs', { ...C, strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
  [
    'fs fsx',
    {
      line: ['//'],
      block: [PARENTHESIZED],
      strings: [VERBATIM, TRIPLE_DOUBLE, DOUBLE, ...QUOTE_CHARACTERS],
    },
  ],
  ['php phpt', { ...C, line: ['//', '#'], strings: [DOUBLE_LINES, SINGLE_LINES], spacedHash: true }],
  ['css', { line: [], block: [STARRED], strings: [DOUBLE, SINGLE] }],
  ['scss less jsonc json5', C],
  ['json', { ...C, strings: [DOUBLE] }],
  ['jsonnet libsonnet', { ...C, line: ['//', '#'], spacedHash: true }],
  ['gleam', { line: ['//'], block: [], strings: [DOUBLE_LINES] }],
  ['py pyi pyx pxd bzl star bazel build', PYTHON],
  ['rb rake gemspec rakefile gemfile', { ...HASH, matched: [{ open: '\\n=begin\\b', close: '\n=end' }] }],
  ['cr ex exs', TRIPLE_HASH],
  [
    'nim nims',
    {
      ...TRIPLE_HASH,
      block: [
        { open: '#[', close: ']#', nests: true },
        { open: '##[', close: ']##', nests: true },
      ],
    },
  ],
  ['jl', { ...TRIPLE_HASH, block: [{ open: '#=', close: '=#', nests: true }] }],
  ['sh bash zsh fish bats ksh', SHELL],
  ['pl pm t', { ...SHELL, matched: POD }],
  ['ps1 psm1', { ...HASH, block: [{ open: '<#', close: '#>' }] }],
  ['coffee', { ...HASH, block: [{ open: '###', close: '###' }], strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] }],
  ['yaml yml toml cfg conf properties r robot feature tf hcl cmake mk dockerfile makefile graphql gql', HASH],
  ['rego awk tcl raku nu', { ...HASH, strings: [DOUBLE] }],
  [
    'nix',
    { line: ['#'], block: [STARRED], strings: [DOUBLE_LINES, { open: "''", close: "''", multiline: true }] },
  ],
  ['ini', { ...HASH, line: ['#', ';'] }],
  ['sql', { line: ['--'], block: [STARRED], strings: [{ ...SINGLE_LINES, escapes: false }] }],
  ['lua', { line: ['--'], block: LUA_COMMENTS, strings: [DOUBLE, SINGLE, ...LUA_STRINGS] }],
  ['hs elm purs idr agda', HASKELL],
  ['adb ads vhd vhdl', { line: ['--'], block: [], strings: [{ open: '"', close: '"' }] }],
  ['ml mli', { line: [], block: [PARENTHESIZED], strings: [DOUBLE_LINES, ...QUOTE_CHARACTERS] }],
  [
    'pas dpr',
    { line: ['//'], block: [{ open: '{', close: '}' }, PARENTHESIZED], strings: [{ open: "'", close: "'" }] },
  ],
  ['f f90 f95 f03 f08', { line: ['!'], block: [], strings: UNESCAPED }],
  ['vb vbs bas', { line: ["'"], block: [], strings: [{ open: '"', close: '"' }], matched: [REM] }],
  [
    'bat cmd',
    { line: [], block: [], strings: [], matched: [REM, lineStart('@[rR][eE][mM]\\b'), lineStart('::')] },
  ],
  ['lisp el scm rkt clj cljs cljc edn', LISP],
  ['erl hrl tex sty', PERCENT],
  ['html htm xml svg xhtml md markdown', MARKUP],
  [
    'hbs handlebars mustache',
    {
      ...MARKUP,
      block: [ANGLED, { open: '{{!--', close: '--}}' }, { open: '{{!', close: '}}' }],
    },
  ],
  ['twig njk jinja j2', { ...MARKUP, block: [ANGLED, { open: '{#', close: '#}' }] }],
  ['erb ejs', { ...MARKUP, block: [ANGLED, { open: '<%#', close: '%>' }] }],
  ['vue svelte', { ...SCRIPT, block: [ANGLED, STARRED] }],
  ['rs', { line: ['//'], block: [NESTED], strings: [DOUBLE_LINES] }],
];

const BY_NAME = new Map(
  LANGUAGES.flatMap(([names, syntax]) => names.split(' ').map((name) => [name, syntax] as const)),
);

/**
 * A file of which nothing is known. Its lines that look like a comment in a common language are comments: better that some
 * data counts for nothing than that a comment counts as a test.
 */
const UNKNOWN: CommentSyntax = {
  line: [],
  block: [],
  strings: [],
  matched: [
    { open: '\\n[ \\t]*<!--', close: '-->' },
    { open: '\\n[ \\t]*/\\*', close: '*/' },
    lineStart("(?:[#;%'*]|//|--|[rR][eE][mM][ \\t])"),
    { open: '/\\*[^\\n*]*\\*/' },
    { open: '[ \\t](?:#|//|--)(?=[ \\t])', to: 'line-end' },
  ],
};

/** The syntax that goes with a path's extension, or with its whole name. */
export function commentSyntaxOf(path: string): CommentSyntax {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return BY_NAME.get(name.slice(name.lastIndexOf('.') + 1)) ?? UNKNOWN;
}
