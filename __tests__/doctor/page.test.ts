import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EFFECTS } from '../../src/doctor/diagnosis.js';
import { RULES } from '../../src/doctor/rules.js';
import { MAX_YAML_LENGTH } from '../../src/doctor/yaml-tree.js';
import { findingsOf, HEALTHY, inShort, setupOf } from './setups.js';

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
  it('has hints alone', () => {
    const names = [name, PARTNERS[name]].filter((each) => each !== undefined);
    const texts = names.map((each) => [
      `.github/workflows/${each}`,
      readFileSync(join(ROOT, 'docs/workflows', each), 'utf8'),
    ]);
    const { '.github/workflows/plan.yml': _, ...others } = HEALTHY;
    const findings = findingsOf(setupOf({ ...others, ...Object.fromEntries(texts) }, null));
    expect(
      inShort(findings).filter((each) => !/^(?:cache-mode|write-token-beside-code) hint /.test(each)),
    ).toEqual([]);
  });
});
