import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { helpText } from '../src/cli/help.js';
import { GATES } from '../src/gates/index.js';
import { INPUT_DEFAULTS } from '../src/inputs.js';
import { parsePlan } from '../src/plan/parse-plan.js';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');

/** The fenced blocks of a language, without their common indentation. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(/^([ ]*)```(\w+)\n([\s\S]*?)^[ ]*```$/gm)]
    .filter((match) => match[2] === language)
    .map((match) => (match[3] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''));
}

describe('what is generated', () => {
  it.each(['scripts/docs.mjs', 'scripts/generate-validators.mjs'])('%s has nothing to write', (script) => {
    expect(
      execFileSync(process.execPath, [script, '--check'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }),
    ).toBe('');
  });
});

describe('README', () => {
  it('shows a plan that is valid', () => {
    const [plan, ...others] = blocks(README, 'json');
    expect(others).toEqual([]);
    expect(parsePlan(Buffer.from(plan ?? ''))).toMatchObject({ ok: true });
  });

  it('shows a workflow whose inputs exist, with no more than the permissions it needs', () => {
    const [workflow] = blocks(README, 'yaml').map((text) => parse(text));
    const [job] = Object.values<{ permissions: object; steps: { with: object }[] }>(workflow.jobs);
    expect(workflow.permissions).toEqual({});
    expect(job?.permissions).toEqual({ contents: 'read', 'pull-requests': 'read', checks: 'write' });
    const inputs = Object.keys(parse(read('action.yml')).inputs);
    for (const name of job?.steps.flatMap((step) => Object.keys(step.with)) ?? [])
      expect(inputs).toContain(name);
    expect(Object.keys(workflow.jobs)).not.toContain('plan-gate');
  });

  it('links to files that exist', () => {
    const links = [...README.matchAll(/\]\(((?!https?:)[^)#]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const [folder, name] = [join(ROOT, link, '..'), link.replace(/^.*\//, '')];
      expect(readdirSync(folder)).toContain(name);
    }
  });

  it('names the commands and options that exist', () => {
    const commands = [
      ...README.matchAll(/plan-gate (check|validate|hash|demo|capture|baseline|doctor)\b([^`|\n]*)/g),
    ];
    expect(commands.length).toBeGreaterThan(5);
    for (const [, command, rest] of commands) {
      const page = helpText(command ?? '');
      for (const option of rest?.match(/--[a-z-]+/g) ?? []) expect(page).toContain(option);
    }
  });
});

describe('the help of check', () => {
  it('tells of every setting', () => {
    for (const name of Object.keys(INPUT_DEFAULTS)) expect(helpText('check')).toContain(`--${name} `);
  });
});

describe('the pages of the gates', () => {
  it.each(GATES.map((gate) => gate.id))('%s has its parts', (id) => {
    const page = read(`docs/gates/${id}.md`);
    expect(page).toContain(`# Gate \`${id}\``);
    for (const part of [
      '**Rule.**',
      '**An example that fails.**',
      '**How to fix it.**',
      '**What it does not see.**',
    ])
      expect(page).toContain(part);
  });
});
