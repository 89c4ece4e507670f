// Writes the parts of the docs that repeat code: inputs and outputs from action.yml, the gates from the registry.
// `--check` writes nothing and fails when something is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

const cell = (text) => String(text).trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const action = parse(read('action.yml'));
const shownDefault = (value) => {
  const lines = String(value ?? '')
    .trim()
    .split('\n');
  if (lines[0] === '') return '';
  return lines.length > 1 ? `[${lines.length} globs](docs/inputs.md)` : `\`${cell(lines[0])}\``;
};
const inputs = table(
  ['input', 'default', 'what it does'],
  Object.entries(action.inputs).map(([name, input]) => [
    `\`${name}\``,
    shownDefault(input.default),
    cell(input.description),
  ]),
);
const outputs = table(
  ['output', 'what it holds'],
  Object.entries(action.outputs).map(([name, output]) => [`\`${name}\``, cell(output.description)]),
);

/** A gate's id, title and first rule sentence; the ids and their order are the registry's. */
const registry = read('src/gates/index.ts');
const gateFiles = [...registry.matchAll(/from '\.\/([a-z-]+)\.js'/g)].map((match) => match[1]);
const order = [...registry.slice(registry.indexOf('GATES')).matchAll(/^\s+(\w+Gate),$/gm)].map(
  (match) => match[1],
);
const gateOf = (variable) =>
  gateFiles.find((file) => registry.includes(`{ ${variable} } from './${file}.js'`));
const gates = table(
  ['gate', 'rule'],
  order.map(gateOf).map((id) => {
    const page = read(`docs/gates/${id}.md`);
    const rule = /\*\*Rule\.\*\* ([\s\S]*?\.)(?=\s)/.exec(page)?.[1];
    if (rule === undefined) throw new Error(`docs/gates/${id}.md does not begin with a rule`);
    return [`[\`${id}\`](docs/gates/${id}.md)`, cell(rule)];
  }),
);

const longDefaults = Object.entries(action.inputs)
  .filter(([, input]) =>
    String(input.default ?? '')
      .trim()
      .includes('\n'),
  )
  .map(
    ([name, input]) =>
      `## \`${name}\`\n\n${cell(input.description)}\n\n\`\`\`text\n${String(input.default).trim()}\n\`\`\`\n`,
  );
const inputsPage = `# Defaults of the longer inputs\n\nGenerated from \`action.yml\`.\n\n${longDefaults.join('\n')}`;

const fill = (text, name, content) => {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
};
let readme = read('README.md');
for (const [name, content] of Object.entries({ inputs, outputs, gates }))
  readme = fill(readme, name, content);

let stale = false;
for (const [path, content] of Object.entries({ 'README.md': readme, 'docs/inputs.md': inputsPage })) {
  let old = '';
  try {
    old = read(path);
  } catch {}
  if (old === content) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is out of date: run \`npm run docs\`.\n`);
    stale = true;
  } else {
    writeFileSync(join(root, path), content);
  }
}
process.exitCode = stale ? 1 : 0;
