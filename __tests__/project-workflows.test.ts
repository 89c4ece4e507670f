import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const FOLDER = path.resolve(import.meta.dirname, '../.github/workflows');
const FILES = readdirSync(FOLDER);

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }[];
}

describe.each(FILES)('the project’s own workflow %s', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const workflow = parse(text) as { permissions: unknown; jobs: Readonly<Record<string, Job>> };
  const jobs = Object.values(workflow.jobs);

  it('is one by GitHub’s own parser', () => {
    const { context } = parseWorkflow({ name: file, content: text }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  it('names every action by its commit, with the version beside it', () => {
    const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.length).toBeGreaterThan(0);
    for (const each of uses) {
      expect(each).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
      const line = text.split('\n').find((one) => one.includes(each));
      expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
    }
  });

  it('may do no more than it needs, ends by itself, and keeps no credentials in its checkout', () => {
    expect(workflow.permissions).toEqual({});
    for (const { 'timeout-minutes': minutes, permissions = {}, steps } of jobs) {
      expect(minutes).toBeGreaterThan(0);
      expect(Object.values(permissions).filter((level) => level !== 'read')).toEqual([]);
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
    }
  });
});
