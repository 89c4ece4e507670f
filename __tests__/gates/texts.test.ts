import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GATES } from '../../src/gates/index.js';
import { GATE_TEXTS, gatePages } from '../../src/gates/texts.js';

const PAGES = /^https:\/\/github\.com\/taskfleet\/plan-gate\/blob\/([^/]+)\/(docs\/gates)$/;

describe("the address of a gate's page", () => {
  it.each([
    ['1.0.0', 'v1.0.0'],
    ['2.11.3', 'v2.11.3'],
    ['10.0.12', 'v10.0.12'],
    ['v1.0.0', 'main'],
    ['01.0.0', 'main'],
    ['0.1.0', 'main'],
    ['1.2.0-rc.1', 'main'],
    ['1.2.0-dev', 'main'],
    ['latest', 'main'],
  ])('of version %s is at %s', (version, ref) => {
    expect(PAGES.exec(gatePages(version))?.[1]).toBe(ref);
  });

  it('stands beside what a gate is called and why it matters', () => {
    for (const { id } of GATES) {
      expect([id, GATE_TEXTS[id]?.title]).toEqual([id, expect.stringMatching(/^[A-Z]/)]);
      expect([id, GATE_TEXTS[id]?.why]).toEqual([id, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
  });

  it.each(GATES.map(({ id }) => id))('leads to a page that is there: %s', (id) => {
    const address = GATE_TEXTS[id]?.docs ?? '';
    const folder = PAGES.exec(address.slice(0, -`/${id}.md`.length))?.[2] ?? 'nowhere';
    expect(existsSync(join(import.meta.dirname, '../..', folder, `${id}.md`))).toBe(true);
  });
});
