// Output of cargo and of test binaries, as large as asked for, in the layout that cargo 1.95 and libtest write.
import { closeSync, openSync, writeSync } from 'node:fs';

const CRATES = 200;
const FILES = 25;
const ROOT = '/app';
/** Of ten lines this many are artifacts; the others are warnings. */
const ARTIFACTS = 1;

export const ROOTS = { workspaceRoot: ROOT, repositoryRoot: ROOT, targetFolders: [`${ROOT}/target`] };

/** Names by package id, as `cargo metadata` gives them. */
export function packageNames() {
  return new Map(Array.from({ length: CRATES }, (_, at) => [packageId(at), `crate-${at}`]));
}

/** Writes so many lines of `cargo clippy --message-format=json`, a crate after the other, each library as itself and as its test. */
export function writeCargoLines(file, count) {
  writeLines(file, count, cargoLine);
}

function cargoLine(at, count) {
  if (at === count - 1) return '{"reason":"build-finished","success":true}';
  const crate = Math.floor((at * CRATES) / count);
  const inCrate = at - Math.ceil((crate * count) / CRATES);
  if (at % 10 < ARTIFACTS) return artifact(crate, at);
  // The second half repeats the first, as the test build of a library does.
  const half = Math.ceil(count / CRATES / 2);
  return warning(crate, inCrate % half, inCrate >= half);
}

function packageId(crate) {
  return `path+file://${ROOT}/crates/crate-${crate}#0.1.0`;
}

function head(crate) {
  const folder = `${ROOT}/crates/crate-${crate}`;
  return `"package_id":"${packageId(crate)}","manifest_path":"${folder}/Cargo.toml","target":{"kind":["lib"],"crate_types":["lib"],"name":"crate_${crate}","src_path":"${folder}/src/lib.rs","edition":"2024","doc":true,"doctest":true,"test":true}`;
}

function artifact(crate, at) {
  const features = '"default","std"';
  return `{"reason":"compiler-artifact",${head(crate)},"profile":{"opt_level":"0","debuginfo":2,"debug_assertions":true,"overflow_checks":true,"test":false},"features":[${features}],"filenames":["${ROOT}/target/debug/deps/libcrate_${crate}-${hex(at)}.rmeta"],"executable":null,"fresh":false}`;
}

function hex(at) {
  return (at * 2_654_435_761).toString(16).padStart(16, '0').slice(-16);
}

const LINTS = [
  (n) => ['unused_variables', `unused variable: \`value_${n}\``, `_value_${n}`],
  (n) => ['dead_code', `function \`helper_${n}\` is never used`, null],
  (n) => ['clippy::needless_return', 'unneeded `return` statement', `${n}`],
  (n) => ['clippy::redundant_clone', `redundant clone of \`item_${n}\``, ''],
];

function warning(crate, n, test) {
  const [lint, message, replacement] = LINTS[n % LINTS.length]?.(n) ?? [];
  const file = `crates/crate-${crate}/src/module_${n % FILES}.rs`;
  const line = 10 + n;
  const source =
    n % 4 === 0
      ? `    let value_${n} = compute(\\"case\\");`
      : `    let value_${n} = compute(&input, ${n})?;`;
  const proposal = replacement === null ? 'null' : `"${replacement}"`;
  const span = (text) =>
    `[{"byte_end":${40 * n + 12},"byte_start":${40 * n},"column_end":21,"column_start":9,"expansion":null,"file_name":"${file}","is_primary":true,"label":null,"line_end":${line},"line_start":${line},"suggested_replacement":${text},"suggestion_applicability":${text === 'null' ? 'null' : '"MachineApplicable"'},"text":[{"highlight_end":21,"highlight_start":9,"text":"${source}"}]}]`;
  const rendered = `warning: ${message}\\n   --> ${file}:${line}:9\\n    |\\n${line}  | ${source}\\n    |         ^^^^^^^^^^^^\\n    |\\n    = note: \`#[warn(${lint})]\` on by default\\n\\n`;
  const note = `{"children":[],"code":null,"level":"note","message":"\`#[warn(${lint})]\` on by default","rendered":null,"spans":[]}`;
  const help = `{"children":[],"code":null,"level":"help","message":"if this is intentional, change it","rendered":null,"spans":${span(proposal)}}`;
  const children = test || n % 6 > 0 ? note : `${note},${help}`;
  return `{"reason":"compiler-message",${head(crate)},"message":{"rendered":"${rendered}","$message_type":"diagnostic","children":[${children}],"level":"warning","message":"${message}","spans":${span('null')},"code":{"code":"${lint}","explanation":null}}}`;
}

/** The names of a binary's tests, in libtest's order. */
export function testNames(count) {
  const names = Array.from(
    { length: count },
    (_, at) => `module_${at % 40}::tests::handles_case_${at}_of_the_protocol`,
  );
  return names.sort();
}

/** Writes what a binary with these tests prints; one in `ignoredEvery` is ignored. */
export function writeTestRun(file, names, ignoredEvery) {
  const ignored = names.filter((_, at) => at % ignoredEvery === 0).length;
  const report = `test result: ok. ${names.length - ignored} passed; 0 failed; ${ignored} ignored; 0 measured; 0 filtered out; finished in 1.23s`;
  const outcome = (at) => (at % ignoredEvery === 0 ? 'ignored, needs a network' : 'ok');
  const lines = [
    '',
    `running ${names.length} tests`,
    ...names.map((name, at) => `test ${name} ... ${outcome(at)}`),
  ];
  const all = [...lines, '', report, ''];
  writeLines(file, all.length, (at) => all[at]);
}

function writeLines(file, count, line) {
  const handle = openSync(file, 'w');
  for (let at = 0; at < count; ) {
    const piece = [];
    for (const end = Math.min(count, at + 5_000); at < end; at += 1) piece.push(line(at, count));
    writeSync(handle, `${piece.join('\n')}\n`);
  }
  closeSync(handle);
}
