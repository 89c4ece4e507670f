import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const project = fileURLToPath(new URL('../../', import.meta.url));
const validator = 'src/plan/plan-validator.cjs';
let copy = '';

/** Of the sources, only the folders and what the script writes. */
function isNeeded(path: string): boolean {
  return !path.includes('/src/') || !path.endsWith('.ts');
}

/** A copy of what the script reads and writes, so that a test may spoil it. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'validators-'));
  for (const folder of ['scripts', 'schemas', 'src']) {
    cpSync(join(project, folder), join(copy, folder), { recursive: true, filter: isNeeded });
  }
  cpSync(join(project, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});

afterEach(() => {
  rmSync(copy, { recursive: true, force: true });
});

function generate(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(copy, 'scripts/generate-validators.mjs'), ...args], {
    encoding: 'utf8',
  });
}

describe('scripts/generate-validators.mjs', () => {
  it('finds the committed validators up to date', () => {
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' });
  });

  it('names a stale file, and writes the same bytes again', () => {
    const before = readFileSync(join(copy, validator), 'utf8');
    appendFileSync(join(copy, validator), '// edited\n');
    const check = generate('--check');
    expect(check.status).toBe(1);
    expect(check.stderr).toContain(`${validator} is stale`);
    expect(generate().status).toBe(0);
    expect(readFileSync(join(copy, validator), 'utf8')).toBe(before);
  });

  it('notices a schema that changed, and a file that is missing', () => {
    rmSync(join(copy, 'src/plan/plan-validator.d.cts'));
    const schema = join(copy, 'schemas/plan.v3.schema.json');
    writeFileSync(schema, readFileSync(schema, 'utf8').replace('"maximum": 255', '"maximum": 254'));
    const { status, stderr } = generate('--check');
    expect(status).toBe(1);
    expect(stderr).toContain(`${validator} is stale`);
    expect(stderr).toContain('src/plan/plan-validator.d.cts is stale');
  });

  it('writes code that needs no module', () => {
    expect(readFileSync(join(project, validator), 'utf8')).not.toContain('require(');
  });
});
