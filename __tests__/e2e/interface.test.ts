import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_CHECK_NAME,
  DEFAULT_EVIDENCE_RESULT,
  DEFAULT_MODE,
  DEFAULT_SARIF,
  DEFAULT_SUMMARY,
  readInputs,
} from '../../src/action/settings.js';
import { CAPTURE_DEFAULTS } from '../../src/capture-options.js';
import { INPUT_DEFAULTS } from '../../src/inputs.js';
import { ACTION } from './action-yml.js';
import { ROOT } from './node24.js';

/** The colors and a few of the icons (Feather 4.28.0) that GitHub takes for branding. */
const COLORS = ['white', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
const ICONS = ['git-pull-request', 'check-circle', 'shield', 'lock'];

describe('action.yml', () => {
  it('has all that GitHub asks for and nothing that it does not know', () => {
    expect(Object.keys(ACTION).sort()).toEqual([
      'author',
      'branding',
      'description',
      'inputs',
      'name',
      'outputs',
      'runs',
    ]);
    expect([ACTION.name, ACTION.author, ACTION.description.length > 40]).toEqual([
      'plan-gate',
      'taskfleet',
      true,
    ]);
    expect(Object.keys(ACTION.branding).sort()).toEqual(['color', 'icon']);
    expect(COLORS).toContain(ACTION.branding.color);
    expect(ICONS).toContain(ACTION.branding.icon);
    expect(ACTION.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    for (const input of Object.values(ACTION.inputs)) {
      expect(Object.keys(input).sort()).toEqual(['default', 'description', 'required']);
      expect([typeof input.default, input.required]).toEqual(['string', false]);
    }
    for (const output of Object.values(ACTION.outputs)) expect(Object.keys(output)).toEqual(['description']);
  });

  it('describes each input and output in whole sentences', () => {
    const described = [...Object.values(ACTION.inputs), ...Object.values(ACTION.outputs)];
    for (const { description } of described) expect(description).toMatch(/^\S[\s\S]{20,}\.$/);
  });

  it('has the defaults that the code falls back to', () => {
    const expected = {
      ...INPUT_DEFAULTS,
      ...CAPTURE_DEFAULTS,
      mode: DEFAULT_MODE,
      evidence: '',
      'evidence-result': DEFAULT_EVIDENCE_RESULT,
      baseline: '',
      shard: '',
      reuse: 'off',
      'check-name': DEFAULT_CHECK_NAME,
      summary: DEFAULT_SUMMARY,
      sarif: DEFAULT_SARIF,
      'github-token': ['$', '{{ github.token }}'].join(''),
      'pull-request': '',
      leg: ['$', '{{ toJSON(matrix) }}'].join(''),
    };
    const defaults = Object.fromEntries(
      Object.entries(ACTION.inputs).map(([name, input]) => [name, input.default.trimEnd()]),
    );
    expect(defaults).toEqual(expected);
  });

  it('has no input that nobody reads', () => {
    const asked = new Set<string>();
    readInputs((name) => {
      asked.add(name);
      // Some are read only where all before them are right.
      return name === 'github-token' ? 'token' : '';
    });
    // Which pull request it is gets decided before the other inputs count.
    const source = readFileSync(path.join(ROOT, 'src', 'action', 'act.ts'), 'utf8');
    for (const [, name = ''] of source.matchAll(/getInput\('([^']+)'\)/g)) asked.add(name);
    expect([...asked].sort()).toEqual(Object.keys(ACTION.inputs).sort());
  });
});

describe('dist', () => {
  it('holds the action and the command line as modules, with the licences of what is in them', () => {
    for (const folder of ['dist', 'dist/cli']) {
      expect(JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))).toEqual({
        type: 'module',
      });
      expect(existsSync(path.join(ROOT, folder, 'licenses.txt'))).toBe(true);
    }
    const cli = path.join(ROOT, 'dist', 'cli', 'index.js');
    expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(cli).mode & 0o111).toBe(0o111);
    expect(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).toMatchObject({
      bin: { 'plan-gate': 'dist/cli/index.js' },
      engines: { node: '>=20' },
    });
  });
});
