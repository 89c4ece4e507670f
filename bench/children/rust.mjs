// Reads Rust sources and prints as JSON how long that took and what tests were found, beside a count of another kind.
// Arguments: the folder with the compiled sources, and about how many megabytes to read.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [sources = '', megabytes = '1'] = process.argv.slice(2);
const { parseRust } = await import(pathToFileURL(path.join(sources, 'changes', 'rust-source.js')).href);
const REGISTRY = path.join(process.env.CARGO_HOME ?? path.join(homedir(), '.cargo'), 'registry', 'src');
const FIXTURES = path.join(import.meta.dirname, '..', '..', '__tests__', 'fixtures');

function rustFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.rs'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

/** Every so many files, so that each crate has its share. */
function chosen(files, bytes) {
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const step = Math.max(1, Math.floor(total / bytes));
  return files.filter((_, at) => at % step === 0);
}

const real = rustFiles(REGISTRY);
const corpus = real.length > 0 ? 'crates in cargo’s registry' : 'the tests’ own fixtures';
const texts = chosen(real.length > 0 ? real : rustFiles(FIXTURES), Number(megabytes) * 1e6)
  .map((file) => ({ file: path.basename(file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.includes('\ufffd'));

/** Comments and literals blanked out, by one regular expression: nested comments are the one thing that it does not know. */
function bareCode(text) {
  const literal =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?c?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]{1,10}?|[^'\\\n])'/g;
  return text.replaceAll(literal, (found) => (found.startsWith("'") ? "' '" : ' '));
}

const ATTRIBUTED =
  /#\s*\[\s*(?:::)?(?:core::prelude::v1::|std::prelude::v1::)?test\s*\](?:\s*#\s*\[[^\]]*\])*\s*(?:pub\s*(?:\([^)]*\)\s*)?)?(?:(?:const|async|unsafe)\s+)*(?:extern\s+)?fn\s+(r#)?(\w+)/g;

/** Names of `#[test]` functions of a file without macros of its own and without nested comments, sorted. */
function countedTests(text) {
  return [...bareCode(text).matchAll(ATTRIBUTED)].map((match) => `${match[1] ?? ''}${match[2]}`).sort();
}

const isPlain = (text) => !/macro_rules!|\/\*(?:(?!\*\/)[\s\S])*\/\*|cfg_attr|quote!/.test(text);
/** Whether something else makes the function a test: an attribute such as `#[rstest]` or `#[test_case(1)]`, or a known macro. */
function isOtherTest(text, name) {
  if (/\b(?:quickcheck|proptest)!/.test(text)) return true;
  const attributed = new RegExp(`#\\s*\\[[^\\]]*(?:test|case)[\\s\\S]{0,2000}?fn\\s+${name}\\b`);
  return attributed.test(bareCode(text));
}

const start = performance.now();
const parsed = texts.map(({ text }) => parseRust(text));
const ms = performance.now() - start;
let [counted, missed, invented] = [0, 0, 0];
const examples = [];
for (const [at, { file, text }] of texts.entries()) {
  if (!isPlain(text)) continue;
  const expected = countedTests(text);
  const found = parsed[at].tests.map(({ name }) => name.slice(name.lastIndexOf(':') + 1)).sort();
  counted += expected.length;
  const rest = [...found];
  for (const name of expected) {
    const place = rest.indexOf(name);
    if (place !== -1) rest.splice(place, 1);
    else {
      missed += 1;
      examples.push(`missed ${name} in ${file}`);
    }
  }
  for (const name of rest) {
    if (isOtherTest(text, name)) continue;
    invented += 1;
    examples.push(`invented ${name} in ${file}`);
  }
}
console.log(
  JSON.stringify({
    corpus,
    files: texts.length,
    bytes: texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    ms,
    tests: parsed.reduce((sum, { tests }) => sum + tests.length, 0),
    counted,
    missed,
    invented,
    examples: examples.slice(0, 5),
  }),
);
