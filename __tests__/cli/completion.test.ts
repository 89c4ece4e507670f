import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bashCompletion } from '../../src/cli/completion-bash.js';
import { fishCompletion } from '../../src/cli/completion-fish.js';
import { completedCommands } from '../../src/cli/completion-lines.js';
import { zshCompletion } from '../../src/cli/completion-zsh.js';
import { COMMAND_LINES, isCommandName } from '../../src/cli/options.js';
import { RULES } from '../../src/doctor/rules.js';
import { GATES } from '../../src/gates/index.js';
import { runCli } from './cli-process.js';

const has = (shell: string) => spawnSync(shell, ['--version']).status === 0;
/** Shells that are not installed count as not run, and say so. */
const describeWith = (shell: string) => (has(shell) ? describe : describe.skip);

const COMMANDS = Object.keys(COMMAND_LINES);
let folder: string;
const script = (shell: string) => join(folder, `plan-gate.${shell}`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plan-gate-completion-'));
  const commands = completedCommands();
  writeFileSync(script('bash'), bashCompletion(commands));
  writeFileSync(script('zsh'), zshCompletion(commands));
  writeFileSync(script('fish'), fishCompletion(commands));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is completed', () => {
  it('is every command with every option, each with what it is for', () => {
    const commands = completedCommands();
    expect(commands.map(({ name }) => name)).toEqual([...COMMANDS, 'help']);
    for (const { name, told, options } of commands.filter((each) => isCommandName(each.name))) {
      expect(told).not.toBe('');
      const expected = isCommandName(name) ? Object.keys(COMMAND_LINES[name].options) : [];
      expect(options.map((option) => option.name)).toEqual([...expected, 'help']);
      for (const option of options) expect(`${name} ${option.name}: ${option.told}`).toMatch(/: \S/);
    }
  });

  it('is of an option what the command accepts', async () => {
    const listed = completedCommands().flatMap(({ name, options }) =>
      options.flatMap((option) =>
        option.words.length === 0 ? [] : [{ name, option: option.name, words: option.words }],
      ),
    );
    const named = listed.map(({ name, option }) => `${name} --${option}`);
    for (const each of [
      'check --format',
      'check --floor',
      'check --warn-only',
      'init --layout',
      'doctor --ignore',
    ])
      expect(named).toContain(each);
    for (const { name, option, words } of listed) {
      const needed =
        name === 'check' ? ['--base', 'main'] : name === 'validate' || name === 'hash' ? ['x'] : [];
      const { exitCode, stderr } = await runCli([
        name,
        ...needed,
        `--${option}`,
        'qqqqqqqqqqqqqqqqqqqqqqqqq',
      ]);
      expect([name, option, exitCode]).toEqual([name, option, 2]);
      const accepted = stderr.slice(stderr.indexOf('qqqq')).match(/[a-z][a-z-]*/g) ?? [];
      for (const word of words) expect(accepted).toContain(word);
    }
  });
});

describe('plan-gate completion', () => {
  it.each(['bash', 'zsh', 'fish'])('prints the script of %s', async (shell) => {
    const { exitCode, stdout, stderr } = await runCli(['completion', shell]);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^#/);
    expect(stdout).toContain('plan-gate');
  });

  it.each([
    [[], 'completion needs the name of a shell: bash, zsh or fish.'],
    [['fihs'], 'There is no completion for "fihs"; did you mean fish?'],
    [['powershell'], 'There is no completion for "powershell"; it is bash, zsh or fish.'],
    [['bash', 'zsh'], 'completion takes one shell, but was given "zsh" as well.'],
  ])('of %j says what would be right', async (args, said) => {
    const { exitCode, stderr } = await runCli(['completion', ...args]);
    expect([exitCode, stderr]).toEqual([2, `plan-gate: ${said}\n`]);
  });
});

const WARNABLE = GATES.map(({ id }) => id).filter((id) => !['plan', 'baseline', 'evidence'].includes(id));

describeWith('bash')('in a real bash', () => {
  /** What is offered for the last of these words. */
  function offered(...words: readonly string[]): readonly string[] {
    const code = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _plan_gate; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--norc', '-c', code, 'bash', script('bash'), ...words],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    return stdout.split('\n').filter((line) => line !== '');
  }

  it.each<[string[], readonly string[]]>([
    [['plan-gate', 'che'], ['check']],
    [
      ['plan-gate', ''],
      [...COMMANDS, 'help', '--help', '--version'],
    ],
    [['plan-gate', '--v'], ['--version']],
    [
      ['plan-gate', 'check', '--floor', ''],
      ['on', 'off'],
    ],
    [['plan-gate', 'check', '--floor', 'of'], ['off']],
    [
      ['plan-gate', 'check', '--floor', '='],
      ['on', 'off'],
    ],
    [['plan-gate', 'check', '--floor', '=', 'of'], ['off']],
    [['plan-gate', 'check', '--base', 'x', '--warn-only', ''], WARNABLE],
    [['plan-gate', 'check', '--base-'], ['--base-branch']],
    [['plan-gate', 'explain', 'file'], ['file-scope']],
    [['plan-gate', 'explain', '--format', 'm'], ['markdown']],
    [
      ['plan-gate', 'init', '--layout', 'c'],
      ['c', 'c-app'],
    ],
    [['plan-gate', 'init', '--force', '--dr'], ['--dry-run']],
    [['plan-gate', 'doctor', '--ignore', ''], RULES.map(({ id }) => id)],
    [
      ['plan-gate', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['plan-gate', 'help', 'do'], ['doctor']],
    [
      ['plan-gate', 'demo', ''],
      ['--keep', '--help'],
    ],
    [['plan-gate', 'validate', '--f'], ['--format']],
    // Nothing of ours: bash then offers files.
    [['plan-gate', 'validate', 'pl'], []],
    [['plan-gate', 'check', '--evidence', ''], []],
    [['plan-gate', 'check', '--evidence', '=', 'e'], []],
    [['plan-gate', 'nothing', ''], []],
    [['plan-gate', 'check', '$(touch x)', '*'], []],
  ])('%j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  it('has bash offer files where it offers nothing itself', () => {
    const { stdout } = spawnSync(
      'bash',
      ['--norc', '-c', `source "$1"; complete -p plan-gate`, 'bash', script('bash')],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout).toBe('complete -o default -F _plan_gate plan-gate\n');
  });
});

describeWith('fish')('in a real fish', () => {
  it.each<[string, readonly string[]]>([
    ['plan-gate che', ['check']],
    ['plan-gate check --floor ', ['off', 'on']],
    ['plan-gate check --floor=of', ['--floor=off']],
    ['plan-gate explain no-t', ['no-target-loss', 'no-test-gaming']],
    ['plan-gate completion ', ['bash', 'fish', 'zsh']],
    ['plan-gate demo --ke', ['--keep']],
  ])('%s', (line, expected) => {
    const { stdout } = spawnSync(
      'fish',
      ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', '--', script('fish'), line],
      { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } },
    );
    const names = stdout.split('\n').flatMap((each) => (each === '' ? [] : [each.split('\t')[0]]));
    expect(names).toEqual(expected);
  });
});

describeWith('zsh')('in a real zsh', () => {
  const KEYS = `
zmodload zsh/zpty
zpty z 'env TERM=dumb zsh -f -i'
zpty -w z "PS1='> '; autoload -Uz compinit; compinit -u -D; source '$1'; show() { print -r -- \\"[\\$BUFFER]\\" > '$2' }; zle -N show; bindkey '^X' show; setopt noautolist nolistbeep; print RE''ADY"
zpty -r -m z out '*READY*'
zpty -w -n z "$3"$'\\t\\x18'
for i in {1..100}; do [[ -s $2 ]] && break; sleep 0.1; done
cat "$2"
zpty -d z
`;
  it.each([
    ['plan-gate comp', 'plan-gate completion '],
    ['plan-gate check --run-c', 'plan-gate check --run-checks='],
    ['plan-gate check --floor=of', 'plan-gate check --floor=off '],
    ['plan-gate explain no-ta', 'plan-gate explain no-target-loss '],
    ['plan-gate demo --k', 'plan-gate demo --keep '],
  ])('%s', (typed, expected) => {
    const shown = join(folder, `shown-${typed.replaceAll(/\W/g, '')}`);
    const { stdout } = spawnSync('zsh', ['-f', '-c', KEYS, 'zsh', script('zsh'), shown, typed], {
      encoding: 'utf8',
    });
    expect(stdout).toBe(`[${expected}]\n`);
  });
});
