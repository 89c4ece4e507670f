import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PLACEHOLDER } from '../../src/cli/init-workflow.js';
import { EFFECTS } from '../../src/doctor/diagnosis.js';
import { RULES } from '../../src/doctor/rules.js';
import { MAX_YAML_LENGTH } from '../../src/doctor/yaml-tree.js';
import { findingsOf, HEALTHY, inShort, SHA, setupOf } from './setups.js';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/doctor.md'), 'utf8');
/** Rules by heading, with the section below it. */
const SECTIONS = PAGE.split(/^###? /m).flatMap((section) => {
  const [heading = '', ...text] = section.split('\n');
  return [...heading.matchAll(/`([\w-]+)`/g)].map((match) => [match[1] ?? '', text.join('\n')] as const);
});

describe('the page of doctor', () => {
  it('tells every rule once, and no other', () => {
    expect(SECTIONS.map(([id]) => id).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
  });

  it.each(SECTIONS)('says of %s what comes of it', (_, text) => {
    expect(EFFECTS.some((effect) => text.includes(`\`${effect}\``))).toBe(true);
  });

  it('names the limit of a workflow file', () => {
    expect(MAX_YAML_LENGTH).toBe(512 * 1_024);
    expect(PAGE).toContain('512 × 1,024 characters, 64 levels, 100,000 values');
  });
});

describe('the workflow of the README', () => {
  const text =
    /```yaml\n( *name: plan\n[\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
  const indent = /^ */.exec(text)?.[0] ?? '';

  it('has hints alone', () => {
    const workflow = text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const findings = findingsOf(setupOf({ ...HEALTHY, '.github/workflows/plan.yml': workflow }, null));
    expect(inShort(findings).filter((each) => !/^[\w-]+ hint /.test(each))).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toContain('unpinned-action');
  });
});

const LAYOUTS = readdirSync(join(ROOT, 'docs/workflows')).filter((name) => name.endsWith('.yml'));
/** Halves of one layout. */
const PARTNERS: Readonly<Record<string, string>> = {
  'layout-c-capture.yml': 'layout-c-judge.yml',
  'layout-c-judge.yml': 'layout-c-capture.yml',
  'layout-c-judge-app.yml': 'layout-c-capture.yml',
};

describe.each(LAYOUTS)('docs/workflows/%s', (name) => {
  const names = [name, PARTNERS[name]].filter((each) => each !== undefined);
  const texts = names.map(
    (each) =>
      [`.github/workflows/${each}`, readFileSync(join(ROOT, 'docs/workflows', each), 'utf8')] as const,
  );
  const { '.github/workflows/plan.yml': _, ...others } = HEALTHY;
  /** What is told of the layout beside the hints that it has by nature. */
  const told = (commit: string) => {
    const files = texts.map(([path, text]) => [path, text.replaceAll(PLACEHOLDER, commit)] as const);
    const findings = inShort(findingsOf(setupOf({ ...others, ...Object.fromEntries(files) }, null)));
    return findings.filter(
      (each) => !/^(?:cache-mode|write-token-beside-code|reuse-from-cache) hint /.test(each),
    );
  };

  it('has hints alone once the commit is filled in', () => {
    expect(told(SHA)).toEqual([]);
  });

  it('is told to lack the commit until then, at every step that uses plan-gate', () => {
    const found = told(PLACEHOLDER);
    const uses = texts.flatMap(([, text]) => [...text.matchAll(/uses: taskfleet\/plan-gate@/g)]);
    expect(found.map((each) => each.split(' ', 2))).toEqual(
      uses.map(() => ['placeholder-commit', 'holds-up']),
    );
  });
});
