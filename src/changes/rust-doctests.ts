import { assertionTokens } from './rust-assertions.js';
import { markAttributes } from './rust-attributes.js';
import { type DocLine, readDocumentation } from './rust-documentation.js';
import { linesOf } from './rust-lines.js';
import { lexRust, type RustTokens } from './rust-tokens.js';

/** A code block in documentation that rustdoc compiles. */
export interface Doctest {
  /** 1-based source lines: the first and the last line of its code. */
  readonly line: number;
  readonly endLine: number;
  /** Its code lines; one that is hidden with `# ` counts like any other. */
  readonly lines: readonly string[];
  readonly assertions: number;
}

/** Finds the doctests of a file, as https://doc.rust-lang.org/rustdoc/write-documentation/documentation-tests.html describes them. */
export function readDoctests(tokens: RustTokens): readonly Doctest[] {
  return readDocumentation(tokens)
    .flatMap(codeBlocks)
    .flatMap((block) => doctest(block) ?? []);
}

function doctest(block: readonly DocLine[]): Doctest | null {
  const code = lexRust(block.map(({ text }) => unhidden(text)).join('\n'));
  const attributes = markAttributes(code);
  const lines = linesOf(code, (token) => attributes[token] === 0);
  const first = block[0];
  const last = block.at(-1);
  if (lines.length === 0 || first === undefined || last === undefined) return null;
  return { line: first.line, endLine: last.line, lines, assertions: assertionTokens(code).length };
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
  readonly compiled: boolean;
}

/** The blocks of Rust code in one item's Markdown: fenced, or indented by four spaces after a blank line. */
function codeBlocks(document: readonly DocLine[]): readonly (readonly DocLine[])[] {
  const blocks: DocLine[][] = [];
  let fence: Fence | null = null;
  let block: DocLine[] = [];
  let inList = false;
  let afterBlank = true;
  const finish = (compiled: boolean) => {
    if (compiled && block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of document) {
    const blank = line.text.trim() === '';
    if (fence !== null) {
      const closes = closesFence(line.text, fence);
      if (!closes) block.push({ ...line, text: withoutIndent(line.text, fence.indent) });
      else finish(fence.compiled);
      if (closes) fence = null;
      afterBlank = closes;
      continue;
    }
    const indented: boolean = /^(?: {4}|\t)/.test(line.text) && !inList && (afterBlank || block.length > 0);
    fence = indented ? null : openedFence(line.text);
    if (indented) block.push({ ...line, text: withoutIndent(line.text, 4) });
    else if (!blank) finish(true);
    if (!blank && !indented)
      inList = /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line.text) || (inList && /^\s/.test(line.text));
    afterBlank = blank;
  }
  finish(fence?.compiled ?? true);
  return blocks;
}

function openedFence(line: string): Fence | null {
  const found = /^(\s*)(`{3,}|~{3,})(.*)$/s.exec(line);
  if (found === null) return null;
  const [, indent = '', mark = '', info = ''] = found;
  if (mark.startsWith('`') && info.includes('`')) return null;
  return { mark, indent: indent.length, compiled: isCompiled(info) };
}

function closesFence(line: string, { mark }: Fence): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}

const RUST_TAGS =
  /^(?:rust|should_panic|no_run|compile_fail|test_harness|standalone_crate|allow_fail|edition\d+|E\d{4})$/;

/** Whether rustdoc compiles a block with this info string: a tag of another language rules it out unless one of Rust came first. */
function isCompiled(info: string): boolean {
  let rust = false;
  let other = false;
  for (const tag of info.split(/[\s,]+/).filter((each) => each !== '' && !each.startsWith('{'))) {
    if (tag === 'ignore' || tag.startsWith('ignore-')) return false;
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
