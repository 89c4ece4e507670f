import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { helpText } from '../../src/cli/help.js';
import { layOutHelp } from '../../src/cli/help-layout.js';
import { COMMAND_LINES, isCommandName } from '../../src/cli/options.js';
import { VERSION } from '../../src/version.js';
import { ROOT, runCli } from './cli-process.js';

const COMMANDS = Object.keys(COMMAND_LINES).filter(isCommandName);

describe('the help of each command', () => {
  it.each(COMMANDS)('%s: tells every option, and gives an example', (command) => {
    const page = helpText(command);
    const told = [...page.matchAll(/^ {2}--([a-z-]+) /gm)].map((match) => match[1]);
    expect(told.toSorted()).toEqual([...Object.keys(COMMAND_LINES[command].options), 'help'].toSorted());
    expect(page).toMatch(new RegExp(`\n\nExamples?:\n(?:.*\n)*.*plan-gate ${command} [^\n]*\n$`));
    expect(helpText(null)).toMatch(new RegExp(`^ {2}${command} +\\S`, 'm'));
  });

  it('of check says what counts, and what the exit codes are', () => {
    expect(helpText('check')).toMatch(/Only commits count.*Exit 0: .* 1: .* 2: /s);
  });

  it.each(['validate', 'hash'])('of %s says that it reads standard input', (command) => {
    expect(helpText(command)).toMatch(/may be -, which is standard input/);
  });
});

describe('a help page', () => {
  const examples = (text: string) => text.slice(text.search(/^Examples?:/m));
  const pages = [...COMMANDS, null].map((command) => [command, helpText(command)] as const);

  it.each([40, 60, 80, 120])('is no wider than %d columns, and says all that it says', (width) => {
    for (const [command, source] of pages) {
      const text = layOutHelp(source, width);
      const told = text.slice(0, text.length - examples(text).length).split('\n');
      const isWhole = (line: string) => /^ *(?:Usage: |plan-gate )\S+|^ {2}--\S+ \S+$/.test(line);
      expect([command, told.filter((line) => line.length > width && !isWhole(line))]).toEqual([command, []]);
      expect(text.split(/\s+/)).toEqual(source.split(/\s+/));
      expect(examples(text)).toBe(examples(source));
    }
  });

  it('keeps the column of its options', () => {
    expect(layOutHelp(helpText('check'), 60)).toContain(
      "\n  --working-directory DIR  the Cargo workspace, when it is\n                        not the repository's root\n",
    );
  });

  it('is wrapped to the terminal', async () => {
    const { stdout } = await runCli(['check', '--help'], { env: { COLUMNS: '60' } });
    expect(stdout).toBe(layOutHelp(helpText('check'), 60));
  });
});

describe('plan-gate', () => {
  it('tells its version, which is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(VERSION).toBe(version);
    expect(await runCli(['--version'])).toEqual({ exitCode: 0, stdout: `${version}\n`, stderr: '' });
    expect(await runCli(['--version', 'x'])).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it.each([
    [['chek'], 'There is no command "chek"; did you mean check?'],
    [['help', 'basline'], 'There is no command "basline"; did you mean baseline?'],
    [['--verison'], 'There is no option --verison; did you mean --version?'],
    [['help', 'check', 'x'], 'help takes one command, but was given "x" as well.'],
  ])('of %j asks what was meant', async (args, said) => {
    const { exitCode, stdout, stderr } = await runCli(args);
    expect([exitCode, stdout, stderr.split('\n')[0]]).toEqual([2, '', `plan-gate: ${said}`]);
  });

  it('lists the commands where none is near', async () => {
    expect((await runCli(['frobnicate'])).stderr).toMatch(
      /^plan-gate: There is no command "frobnicate"; the commands are check, validate, .*\.\n/,
    );
  });

  it('takes --help for a file where files begin', async () => {
    expect(await runCli(['validate', '--', '--help'])).toMatchObject({
      exitCode: 2,
      stdout: '--help: there is no such file\n',
    });
    expect((await runCli(['validate', '--help', 'x'])).stdout).toBe(layOutHelp(helpText('validate'), 100));
  });
});
