import { known, missing, type Read } from '../facts.js';
import { GATES } from '../gates/index.js';
import { nearestName } from '../plan/wording.js';
import { hang, padTo } from '../report/terminal-layout.js';
import { type CommandResult, failure, readFormat } from './command.js';
import { renderPage } from './explain-page.js';
import { parseFlags } from './flags.js';
import { readShipped } from './pages.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

/** What makes each gate fail, in so few words that a list of them fits a terminal of 80 columns. */
const FAILS_WHEN: Readonly<Record<string, string>> = {
  plan: 'no valid plan governs the change, or several do',
  'plan-history': 'a revision is changed, removed or skipped',
  branch: 'the change goes into another branch than the plan says',
  dependencies: 'a chunk that this one builds on has not landed',
  'file-scope': 'a file is changed that the chunk does not list',
  'protected-files': 'a file that steers builds and judging is changed',
  'requires-tests': 'the chunk owes tests and the change brings none',
  baseline: 'the baseline is not the one that the plan pins',
  evidence: 'it was not shown in full what the code does',
  'checks-pass': 'a check of the plan exits otherwise than expected',
  'no-regression': 'a test that passed at the baseline fails',
  'no-test-gaming': 'a test of the baseline is gone, or ignored now',
  'no-assertion-loss': 'a test asserts less than it did',
  'no-target-loss': 'a test target of the baseline is not built any more',
  'no-new-clippy': 'clippy warns of something new',
};

/** `plan-gate explain`: a gate's page, or the list of the gates. */
export async function explain(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('explain', args);
  if (!parsed.ok) return failure(parsed.problem);
  const format = readFormat(parsed.flags.text('format'), ['terminal', 'markdown']);
  if (!format.ok) return failure(format.problem);
  const [gate, second] = parsed.flags.files;
  if (second !== undefined)
    return failure(`explain takes one gate, but was given ${JSON.stringify(second)} as well.`);
  const text = gate === undefined ? known(listOfGates(format.format)) : readPage(gate, format.format);
  return text.state === 'known' ? { exitCode: 0, stdout: text.value, stderr: '' } : failure(text.reason);
}

type Format = 'terminal' | 'markdown';

function readPage(name: string, format: Format): Read<string> {
  const ids = GATES.map(({ id }) => id);
  if (!ids.includes(name)) {
    const meant = nearestName(name, ids);
    const instead = meant === null ? `; the gates are ${ids.join(', ')}.` : `; did you mean ${meant}?`;
    return missing('infrastructure', `There is no gate ${JSON.stringify(name)}${instead}`);
  }
  const page = readShipped(`gates/${name}.md`);
  if (page.state === 'missing' || format === 'markdown') return page;
  return known(renderPage(page.value, { colour: colourWanted(), width: terminalWidth() }));
}

function listOfGates(format: Format): string {
  const rows = GATES.map(({ id }) => [id, FAILS_WHEN[id] ?? ''] as const);
  if (format === 'markdown') {
    const lines = rows.map(([id, words]) => `| \`${id}\` | ${words} |\n`);
    return `| gate | fails when |\n| --- | --- |\n${lines.join('')}`;
  }
  const names = Math.max(...rows.map(([id]) => id.length));
  const lines = rows.flatMap(([id, words]) => hang(`  ${padTo(id, names)}  `, [words], terminalWidth()));
  return `Each gate, and when it fails:\n${lines.join('\n')}\n\nplan-gate explain GATE tells the rule, an example and the fix.\n`;
}
