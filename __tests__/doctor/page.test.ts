import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EFFECTS } from '../../src/doctor/diagnosis.js';
import { RULES } from '../../src/doctor/rules.js';
import { MAX_YAML_LENGTH } from '../../src/doctor/yaml-tree.js';

const PAGE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/doctor.md'), 'utf8');
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
