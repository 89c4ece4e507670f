import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, ROOT, rounded, run, runNode } from '../measure.mjs';

const CRATES = 4;
const FUNCTIONS = 150;
const TESTS = 40;

/** A capture of a workspace of a few crates, beside the two commands that a person would type. */
export async function measure({ quick }) {
  const bars = ['capture-cold-time', 'capture-warm-time'];
  const without = (note) => ({ figures: bars.map((bar) => ({ bar, value: null, note })) });
  if (['cargo', 'cargo-clippy'].some((tool) => spawnSync(tool, ['--version']).status !== 0)) {
    return without('cargo or clippy is not installed');
  }
  if (quick) return without('not measured by --quick');
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'plan-gate-bench-'));
  try {
    const repository = path.join(folder, 'repository');
    writeWorkspace(repository);
    const cold = await both(folder, repository, ['plain', 'gate']);
    const warm = [];
    for (const order of [
      ['gate', 'plain'],
      ['plain', 'gate'],
      ['gate', 'plain'],
    ]) {
      warm.push(await both(folder, repository, order));
    }
    const ratio = ({ gate, plain }) => gate / plain;
    return {
      figures: [
        { bar: bars[0], value: ratio(cold), note: describe(cold) },
        { bar: bars[1], value: median(warm.map(ratio)), note: warm.map(describe).join('; ') },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function describe({ gate, plain }) {
  return `${rounded(gate / 1_000, 1)} s of ${rounded(plain / 1_000, 1)} s`;
}

async function both(folder, repository, order) {
  const ms = {};
  for (const which of order) {
    ms[which] = await (which === 'gate' ? capture(folder, repository) : plainly(folder, repository));
  }
  return ms;
}

async function capture(folder, repository) {
  const out = path.join(folder, 'evidence.json');
  rmSync(out, { force: true });
  const command = [path.join(ROOT, 'dist', 'cli', 'index.js'), 'capture', '--out', out];
  return (await runNode(command, { cwd: repository })).ms;
}

async function plainly(folder, repository) {
  const target = path.join(folder, 'target');
  const options = { cwd: repository, env: { CARGO_TARGET_DIR: target, CARGO_TERM_COLOR: 'never' } };
  const test = await run('cargo', ['test', '--workspace', '--no-fail-fast'], options);
  const clippy = await run('cargo', ['clippy', '--workspace', '--all-targets'], options);
  rmSync(target, { recursive: true, force: true });
  return test.ms + clippy.ms;
}

function writeWorkspace(repository) {
  const files = {
    'Cargo.toml': '[workspace]\nmembers = ["crate-*"]\nresolver = "2"\n',
    '.gitignore': '/target\n',
  };
  for (let at = 0; at < CRATES; at += 1) {
    files[`crate-${at}/Cargo.toml`] =
      `[package]\nname = "crate-${at}"\nversion = "0.1.0"\nedition = "2021"\n`;
    files[`crate-${at}/src/lib.rs`] = library(at);
    files[`crate-${at}/tests/whole.rs`] = '#[test]\nfn whole() {\n    assert_eq!(1 + 1, 2);\n}\n';
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
    writeFileSync(path.join(repository, name), text);
  }
  const git = (...args) => {
    const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.invalid'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], {
      cwd: repository,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  };
  spawnSync('cargo', ['generate-lockfile', '--offline'], { cwd: repository });
  git('init', '--quiet', '--template=');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A workspace');
}

function library(crate) {
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, n) =>
      `/// \`\`\`\n/// assert!(true);\n/// \`\`\`\npub fn work_${n}<T: std::fmt::Debug + Clone>(items: &[T]) -> Vec<String> {\n    let mut all = Vec::new();\n    for (at, item) in items.iter().enumerate() {\n        all.push(format!("${crate} {at} {item:?}"));\n    }\n    return all;\n}\n`,
  ).map((text, n) => (n < 3 ? text : text.replace(/^(?:\/\/\/.*\n)+/, '')));
  const tests = Array.from(
    { length: TESTS },
    (_, n) =>
      `    #[test]\n    fn works_${n}() {\n        assert_eq!(super::work_${n}(&[${n}, 2, 3]).len(), 3);\n    }\n`,
  );
  return `${functions.join('\n')}\n#[cfg(test)]\nmod tests {\n${tests.join('\n')}}\n`;
}
