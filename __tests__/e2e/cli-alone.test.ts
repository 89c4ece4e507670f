import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRepository } from '../double/git-fixture.js';
import { ROOT } from './node24.js';
import { DIST } from './runner.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-alone-'));
  cpSync(path.join(DIST, 'cli'), path.join(folder, 'plan-gate'), { recursive: true });
  symlinkSync(path.join(folder, 'plan-gate/index.js'), path.join(folder, 'link'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('the bundled command line, copied to a folder of its own', () => {
  it.each(['gates', 'workflows'])('brings docs/%s as it is', (name) => {
    const [from, to] = [path.join(ROOT, 'docs', name), path.join(folder, 'plan-gate/docs', name)];
    expect(readdirSync(to)).toEqual(readdirSync(from));
    for (const file of readdirSync(from))
      expect(readFileSync(path.join(to, file), 'utf8')).toBe(readFileSync(path.join(from, file), 'utf8'));
  });

  it.each(['plan-gate/index.js', 'plan-gate', 'link'])('explains a gate, started as %s', (script) => {
    const page = readFileSync(path.join(ROOT, 'docs/gates/plan.md'), 'utf8');
    expect(run(script, 'explain', 'plan', '--format', 'markdown')).toEqual({
      status: 0,
      stdout: page,
      stderr: '',
    });
  });

  it('sets a repository up, and leaves the pin to be chosen', () => {
    const fixture = createRepository();
    try {
      fixture.commit({ 'src/a.js': 'x\n' });
      fixture.checkout('main');
      const { status, stdout, stderr } = run('plan-gate/index.js', 'init', '--repo', fixture.dir);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('40 ones');
      expect(readdirSync(path.join(fixture.dir, '.github/workflows'))).toEqual(['plan-gate.yml']);
    } finally {
      fixture.remove();
    }
  });

  it('says what is missing where only a part of it was copied', () => {
    rmSync(path.join(folder, 'plan-gate/docs'), { recursive: true });
    const { status, stderr } = run('plan-gate/index.js', 'explain', 'plan');
    expect([status, stderr]).toEqual([
      2,
      `plan-gate: docs/gates/plan.md is missing beside ${path.join(folder, 'plan-gate')}. Take the folder dist/cli as a whole.\n`,
    ]);
  });
});
