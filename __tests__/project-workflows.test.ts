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
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** Rights to write, by file. Whoever has one runs nothing of this repository or of a package. */
const MAY_WRITE = new Map([['attest.yml', ['attestations', 'id-token']]]);

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
      const writes = Object.keys(permissions).filter((right) => permissions[right] !== 'read');
      if (writes.length > 0) {
        expect(writes.sort()).toEqual(MAY_WRITE.get(file));
        expect(steps.filter(({ run, uses }) => run !== undefined || uses?.includes('/checkout@'))).toEqual(
          [],
        );
      }
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
    }
  });
});

const workflow = (file: string) =>
  parse(readFileSync(path.join(FOLDER, file), 'utf8')) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly jobs: Readonly<Record<string, Job & { readonly needs?: string }>>;
  };

const commands = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

describe('attest.yml', () => {
  const { on, jobs } = workflow('attest.yml');

  it('runs for the tags of releases, and not for the one that moves', () => {
    expect(on).toEqual({ push: { tags: ['v*.*.*'] } });
  });

  it('signs nothing but what was built anew and is the committed dist/', () => {
    expect(Object.keys(jobs)).toEqual(['build', 'sign']);
    const { build, sign } = jobs;
    if (build === undefined || sign === undefined) throw new Error('A job is missing.');
    expect(commands(build)).toEqual([
      'npm ci --ignore-scripts',
      'npm audit signatures',
      'npm run build',
      'node scripts/dist-is-fresh.mjs',
      'node scripts/release-archive.mjs',
    ]);
    expect(sign.needs).toBe('build');
    expect(sign.steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'actions/attest',
    ]);
    expect(sign.steps[1]?.with).toEqual({ 'subject-path': 'release/*.tgz\nrelease/dist/**\n' });
  });
});

describe('audit.yml', () => {
  it('asks for what is known of the packages, each week and where they change', () => {
    const { on, jobs } = workflow('audit.yml');
    expect(Object.keys(on).sort()).toEqual(['pull_request', 'schedule', 'workflow_dispatch']);
    expect(Object.values(jobs).flatMap(commands)).toEqual([
      'npm ci --ignore-scripts',
      'npm audit --omit=dev',
      'npm audit',
      'npm audit signatures',
    ]);
  });
});
