import { assertionTokens, isPanic } from './rust-assertions.js';
import { markAttributes } from './rust-attributes.js';
import { type DocLine, readDocumentation } from './rust-documentation.js';
import { linesOf, tokenSequence } from './rust-lines.js';
import { lexRust, type RustTokens } from './rust-tokens.js';

/** What is asked of the code of a block: to run, to panic, to compile, or to be refused by the compiler. */
export type DoctestMode = 'run' | 'should_panic' | 'no_run' | 'compile_fail';

/** What becomes of a block: ignored ones are apart from all others. */
export type DoctestState = DoctestMode | 'ignored';

/** A code block in documentation that rustdoc makes a test of, be it one that is ignored. */
export interface Doctest {
  /** The item that it documents; see `documentedItems`. */
  readonly item: string | null;
  /** 1-based line of its code fence; of an indented block, which has none, its first line. */
  readonly fenceLine: number;
  /** 1-based source lines: the first and the last line of its code; those of the fence where it has none. */
  readonly line: number;
  readonly endLine: number;
  readonly mode: DoctestMode;
  /** The tag that ignores it: `ignore`, or one for some platforms alone, such as `ignore-windows`. */
  readonly ignoredBy: string | null;
  /** Its code lines; one that is hidden with `# ` counts like any other. */
  readonly lines: readonly string[];
  /** Its tokens, those of attributes included; see `tokenSequence`. */
  readonly body: string;
  readonly assertions: number;
}

/** Whether it runs, or is compiled, on no platform at all. */
export function isIgnored({ ignoredBy }: Doctest): boolean {
  return ignoredBy === 'ignore';
}

export function stateOf(block: Doctest): DoctestState {
  return isIgnored(block) ? 'ignored' : block.mode;
}

/** Finds the doctests of a file, as https://doc.rust-lang.org/rustdoc/write-documentation/documentation-tests.html describes them. */
export function readDoctests(tokens: RustTokens): readonly Doctest[] {
  return readDocumentation(tokens).flatMap(({ lines, item }) =>
    codeBlocks(lines).map((block) => doctest(block, item)),
  );
}

function doctest({ fenceLine, tags, lines: source }: Block, item: string | null): Doctest {
  const code = lexRust(source.map(({ text }) => unhidden(text)).join('\n'));
  const attributes = markAttributes(code);
  const mode = modeOf(tags);
  const asserted = assertionTokens(code, true);
  return {
    item,
    fenceLine,
    line: source[0]?.line ?? fenceLine,
    endLine: source.at(-1)?.line ?? fenceLine,
    mode,
    ignoredBy: tags.includes('ignore') ? 'ignore' : (tags.find((tag) => tag.startsWith('ignore-')) ?? null),
    lines: linesOf(code, (token) => attributes[token] === 0),
    body: tokenSequence(code, 0, code.kinds.length),
    assertions:
      mode === 'should_panic' ? asserted.filter((at) => !isPanic(code, at)).length : asserted.length,
  };
}

/** What must not compile is not run either, and what is not run can't panic. */
function modeOf(tags: readonly string[]): DoctestMode {
  for (const mode of ['compile_fail', 'no_run', 'should_panic'] as const)
    if (tags.includes(mode)) return mode;
  return 'run';
}

/** `# use x;` hides a line from readers, `##` writes a `#`; `#[attribute]` is code as it stands. */
function unhidden(line: string): string {
  const code = line.trimStart();
  if (code === '#' || code.startsWith('# ')) return code.slice(1);
  return code.startsWith('##') ? code.slice(1) : line;
}

interface Fence {
  readonly mark: string;
  readonly indent: number;
  readonly tags: readonly string[];
}

interface Block {
  readonly fenceLine: number;
  readonly tags: readonly string[];
  readonly lines: readonly DocLine[];
}

/** The blocks of Rust code in one item's Markdown: fenced, or indented by four spaces after a blank line. */
function codeBlocks(document: readonly DocLine[]): readonly Block[] {
  const blocks: Block[] = [];
  let fence: (Fence & { readonly line: number }) | null = null;
  let block: DocLine[] = [];
  let inList = false;
  let afterBlank = true;
  const finish = () => {
    const fenceLine = fence?.line ?? block[0]?.line;
    const tags = fence?.tags ?? [];
    if (fenceLine !== undefined && isRust(tags)) blocks.push({ fenceLine, tags, lines: block });
    block = [];
    fence = null;
  };
  for (const line of document) {
    const blank = line.text.trim() === '';
    if (fence !== null) {
      const closes = closesFence(line.text, fence);
      if (!closes) block.push({ ...line, text: withoutIndent(line.text, fence.indent) });
      else finish();
      afterBlank = closes;
      continue;
    }
    const indented: boolean = /^(?: {4}|\t)/.test(line.text) && !inList && (afterBlank || block.length > 0);
    if (indented) block.push({ ...line, text: withoutIndent(line.text, 4) });
    else if (!blank) {
      finish();
      const opened = openedFence(line.text);
      fence = opened === null ? null : { ...opened, line: line.line };
      inList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line.text) || (inList && /^\s/.test(line.text));
    }
    afterBlank = blank;
  }
  finish();
  return blocks;
}

function openedFence(line: string): Fence | null {
  const found = /^(\s*)(`{3,}|~{3,})(.*)$/s.exec(line);
  if (found === null) return null;
  const [, indent = '', mark = '', info = ''] = found;
  if (mark.startsWith('`') && info.includes('`')) return null;
  const tags = info.split(/[\s,]+/).filter((each) => each !== '' && !each.startsWith('{'));
  return { mark, indent: indent.length, tags };
}

function closesFence(line: string, { mark }: Fence): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}

const RUST_TAGS =
  /^(?:rust|should_panic|no_run|compile_fail|ignore|ignore-.+|test_harness|standalone_crate|allow_fail|edition\d+|E\d{4})$/s;

/** Whether rustdoc makes a test of a block with these tags: one of another language rules it out unless one of Rust came first. */
function isRust(tags: readonly string[]): boolean {
  let rust = false;
  let other = false;
  for (const tag of tags) {
    if (tag === 'rust') rust = true;
    else if (RUST_TAGS.test(tag)) rust ||= !other;
    else other = true;
  }
  return rust || !other;
}

function withoutIndent(line: string, width: number): string {
  const blank = line.length - line.trimStart().length;
  return line.slice(Math.min(width, blank));
}
