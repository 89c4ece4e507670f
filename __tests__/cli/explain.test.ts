import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderPage } from '../../src/cli/explain-page.js';
import { GATES } from '../../src/gates/index.js';
import { ROOT, runCli } from './cli-process.js';

const IDS = GATES.map(({ id }) => id);
const page = (id: string) => readFileSync(join(ROOT, `docs/gates/${id}.md`), 'utf8');
const plain = (markdown: string, width = 80) => renderPage(markdown, { colour: false, width });

describe('plan-gate explain', () => {
  it('lists each gate on a line of its own, within 80 columns', async () => {
    const { exitCode, stdout } = await runCli(['explain'], { env: { COLUMNS: '80' } });
    expect(exitCode).toBe(0);
    const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual(IDS);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(80);
      expect(line).toMatch(/^ {2}\S+ {2,}\S+ \S+/);
    }
  });

  it('lists them as a Markdown table too', async () => {
    const { stdout } = await runCli(['explain', '--format', 'markdown']);
    expect(stdout.match(/^\| `[a-z-]+` \| .+ \|$/gm)).toHaveLength(IDS.length);
  });

  it('prints the page as it is written for --format markdown', async () => {
    const result = await runCli(['explain', 'file-scope', '--format', 'markdown']);
    expect(result).toEqual({ exitCode: 0, stdout: page('file-scope'), stderr: '' });
  });

  it('wraps to the terminal, without colour where nobody wants it', async () => {
    const { stdout } = await runCli(['explain', 'baseline'], { env: { COLUMNS: '60' } });
    expect(stdout).toMatch(/^Gate `baseline`\n\nRule\. What the head is compared with/);
    expect(stdout).not.toContain('\u001b');
    const tooLong = stdout.split('\n').filter((line) => line.length > 60 && !line.startsWith('    '));
    expect(tooLong).toEqual([]);
  });

  it('writes headings bold where colour is wanted', async () => {
    const { stdout } = await runCli(['explain', 'plan'], { env: { FORCE_COLOR: '1' } });
    expect(stdout.split('\n')[0]).toBe('\u001b[1mGate\u001b[0m \u001b[36mplan\u001b[0m');
    expect(stdout).toContain('\u001b[1mHow to fix it.\u001b[0m');
  });

  it.each([
    [['filescope'], 'There is no gate "filescope"; did you mean file-scope?'],
    [['no-regresion'], 'There is no gate "no-regresion"; did you mean no-regression?'],
    [['../../README'], 'There is no gate "../../README"; the gates are plan, plan-history,'],
    [['plan', 'branch'], 'explain takes one gate, but was given "branch" as well.'],
    [['plan', '--format', 'html'], '--format is "html"; it accepts terminal or markdown.'],
  ])('of %j says what would be right', async (args, said) => {
    const { exitCode, stdout, stderr } = await runCli(['explain', ...args]);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(`plan-gate: ${said}`)).toBe(true);
  });
});

describe('a page at the terminal', () => {
  it.each(IDS)('%s: loses no word, and shows no mark-up', (id) => {
    const text = page(id);
    const bare = text
      .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
      .replaceAll(/^\|[-| ]+\|$/gm, '')
      .replaceAll(/```\w*/g, '');
    const wordsOf = (source: string): readonly string[] => source.match(/[\p{L}\p{N}_]+/gu) ?? [];
    const shown = wordsOf(plain(text));
    const missing = wordsOf(bare).filter((word) => !shown.includes(word));
    // The name of a table's first column is not repeated.
    const firstCells = [...text.matchAll(/^\|([^|]*)\|.*\n\|[-| ]+\|$/gm)].flatMap(([, cell = '']) =>
      wordsOf(cell),
    );
    const secondCells = [...text.matchAll(/^\|[^|]*\|([^|]*)\|\n\|[-| ]+\|$/gm)].flatMap(([, cell = '']) =>
      wordsOf(cell),
    );
    expect(missing.filter((word) => ![...firstCells, ...secondCells].includes(word))).toEqual([]);
    const running = plain(text)
      .replaceAll(/^ {4}.*$/gm, '')
      .replaceAll(/`[^`]*`/g, '');
    expect(running).not.toMatch(/\*\*|\]\(|^#|```/m);
  });

  it('keeps code as it is, however long, and lists under their bullets', () => {
    const long = `    ${'x'.repeat(120)}`;
    expect(plain(`- one two\n  three\n- four\n\n${long}\n`, 24)).toBe(`- one two three\n- four\n\n${long}\n`);
  });

  it('makes entries of table rows, since cells hold sentences', () => {
    expect(
      plain('| option | default | says |\n| --- | --- | --- |\n| `a` | 1 | x \\| y |\n| b | 2 | z |\n'),
    ).toBe('`a`\n    default: 1\n    says: x | y\n\nb\n    default: 2\n    says: z\n');
  });

  it('says where a link leads that is no other gate', () => {
    expect(plain('See [capture](../capture.md), [plan](plan.md) and [x](https://example.com/y).')).toBe(
      'See capture (docs/capture.md), plan and x (https://example.com/y).\n',
    );
  });

  it('takes time that grows with the page and no faster', () => {
    const hostile = `${'`a'.repeat(20_000)}\n\n${'[x]('.repeat(20_000)}\n\n${'**b'.repeat(20_000)}`;
    expect(plain(hostile).length).toBeGreaterThan(100_000);
  });
});
