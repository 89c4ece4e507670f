import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runnerFileProblem, setOutputs } from '../../src/action/outputs.js';
import { readRunnerContext } from '../../src/action/settings.js';
import { readEvent } from '../../src/action/subject.js';

/** Files that the runner names, where code that ran before in the job has put something else. */
let folder = '';
const before = process.env.GITHUB_OUTPUT;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-gate-runner-files-'));
  execFileSync('mkfifo', [at('pipe')]);
  writeFileSync(at('file'), '{}');
  writeFileSync(at('huge'), '');
  truncateSync(at('huge'), 1024 ** 4);
  symlinkSync('/dev/zero', at('endless'));
  symlinkSync('pipe', at('link'));
});
afterEach(() => {
  if (before === undefined) delete process.env.GITHUB_OUTPUT;
  else process.env.GITHUB_OUTPUT = before;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);

describe('an event file', () => {
  it.each([
    ['pipe', 'it is no ordinary file'],
    ['link', 'it is no ordinary file'],
    ['endless', 'it is no ordinary file'],
    ['huge', `it has ${1024 ** 4} bytes, more than ${25 * 1024 ** 2}`],
    ['.', 'it is a folder'],
    ['nothing', 'there is no such file'],
  ])('that is %s is told, and not waited at', async (name, why) => {
    const context = readRunnerContext(
      {
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_API_URL: 'https://api.github.com',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: at(name),
      },
      '',
    );
    if (context.state === 'missing') throw new Error(context.reason);
    const event = await readEvent(context.value, '');
    expect(event).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(`The event file at GITHUB_EVENT_PATH can't be used: ${why}`),
    });
  });
});

describe('the file for outputs', () => {
  it('is written to where it is a file', () => {
    process.env.GITHUB_OUTPUT = at('file');
    setOutputs(core, { evidence: 'e.json' });
    expect(readFileSync(at('file'), 'utf8')).toContain('e.json');
  });

  it.each(['pipe', 'link'])('is not waited at where it is a %s, and the step fails', (name) => {
    process.env.GITHUB_OUTPUT = at(name);
    const failed: string[] = [];
    const told = { ...core, setFailed: (message: string) => void failed.push(message) };
    setOutputs(told as typeof core, { evidence: 'e.json' });
    expect(failed).toEqual([
      `The outputs could not be written: GITHUB_OUTPUT names ${at(name)}, which is a pipe.`,
    ]);
  });

  it('is for the system to judge where it is anything else', () => {
    for (const name of ['file', 'endless', 'nothing', '.']) {
      process.env.GITHUB_OUTPUT = at(name);
      expect(runnerFileProblem('GITHUB_OUTPUT')).toBeNull();
    }
  });
});
