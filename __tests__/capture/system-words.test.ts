import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { machineFailure, systemCode, systemWords } from '../../src/capture/system-words.js';

function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

const absent = thrown(() => readFileSync('/nowhere/at/all'));

describe('the words for what the system refuses', () => {
  it('are plain for codes that are common, and its own for others', () => {
    expect(systemWords(absent)).toBe('there is no such file');
    expect(systemWords(thrown(() => readFileSync('/')))).toBe('it is a folder');
    expect(systemWords(new Error('odd'))).toMatch('odd');
    expect(systemWords('text')).toBe('text');
  });

  it('tell a machine that lacks something from a fault of plan-gate', () => {
    expect(machineFailure(absent)).toBe('/nowhere/at/all: there is no such file.');
    const full = Object.assign(new Error('x'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
    expect(machineFailure(full)).toBe('The system refused write: no space is left on the device.');
    for (const fault of [
      new TypeError('x'),
      Object.assign(new Error('x'), { code: 'ENOENT' }),
      null,
      'ENOENT',
    ])
      expect(machineFailure(fault)).toBe(null);
    expect(systemCode(Object.assign(new Error('x'), { code: 'ERR_X' }))).toBe(null);
  });

  it('name the variable that moves the temporary folder, and no other folder', () => {
    const made = thrown(() => mkdtempSync('/proc/x-'));
    expect(machineFailure(made)).toBe("The folder /proc can't be written to.");
    const inTemporary = Object.assign(new Error('x'), {
      code: 'EACCES',
      errno: -13,
      syscall: 'mkdtemp',
      path: join(tmpdir(), 'x-'),
    });
    expect(machineFailure(inTemporary)).toBe(
      `The temporary folder ${tmpdir()} can't be written to; set TMPDIR.`,
    );
  });
});
