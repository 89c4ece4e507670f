/** Text that some surface could take for something else than text. Each has a mark, by which it is found again. */
export const MARK = 'q7z';

const COMMANDS = [
  `::error file=x::${MARK}`,
  ` \t::add-mask::${MARK}`,
  `::stop-commands::${MARK}`,
  `${MARK}\n::set-env name=PATH::/evil`,
  `${MARK}\r::set-output name=conclusion::success`,
  `${MARK} ##[add-mask]e`,
  `##[set-env name=X;]${MARK}`,
  `##[group]${MARK}`,
  `#\u200b#[error]${MARK}`,
  `\ufeff::error::${MARK}`,
  `%0A::error::${MARK}%0D%0A`,
];
const TERMINAL = [
  `\u001b[2J\u001b[1;1H${MARK}`,
  `\u001b]0;${MARK}\u0007`,
  `\u001b]8;;https://evil.example\u001b\\${MARK}\u001b]8;;\u001b\\`,
  `\u009b31m${MARK}`,
  `${MARK}\b\b\bok\u007f`,
  `${MARK}\u202egnp.exe\u2066x`,
];
const MARKUP = [
  `<script>alert("${MARK}")</script>`,
  `"><img src=x onerror=alert(1) alt=${MARK}>`,
  `'><svg/onload=alert(1)>${MARK}`,
  `</details></td></table></style><h1>${MARK}</h1>`,
  `</script><script>${MARK}`,
  `<!-- ${MARK}`,
  `-->${MARK}<a href="javascript:alert(1)">`,
  `&lt;b&gt;${MARK}&#60;i&#62;`,
  `[${MARK}](javascript:alert(1))`,
  `![${MARK}](https://evil.example/x.png)`,
  `\`${MARK}\` | cell | **bold** @octocat #1`,
  `\`\`\`\n${MARK}\n\`\`\`\n# heading`,
  `~~~\n${MARK}`,
  `\${{ secrets.TOKEN }} $(id) \`id\` {{${MARK}}}`,
  `"]; click A href "javascript:alert(1)"; ${MARK}["`,
];
const PATHS = [
  `../../${MARK}`,
  `/etc/${MARK}`,
  `C:\\${MARK}`,
  `\\\\host\\${MARK}`,
  `file:///${MARK}`,
  `javascript:${MARK}`,
  `${MARK}?a=b#c%2e%2e/`,
  `-rf ${MARK}`,
  `--output=${MARK}`,
  `:(exclude)${MARK}`,
  `.git/hooks/${MARK}`,
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '__defineGetter__',
];
const CHARACTERS = [
  '\ud800',
  '\udfff',
  '\u0000',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ufffe',
  'e\u0301'.repeat(40),
  '😀',
  '',
];

export const INJECTIONS: readonly string[] = [
  ...COMMANDS,
  ...TERMINAL,
  ...MARKUP,
  ...PATHS,
  ...KEYS,
  ...CHARACTERS,
];

/** Controls but for the line feed, and what hides or turns the direction of text. */
export const UNSAFE_ON_TERMINALS = /[^\P{Cc}\n]|[\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
