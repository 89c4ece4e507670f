import { describe, expect, it } from '@jest/globals';
import { ACTION, inputVariables } from './action-yml.js';
import { parseCommandLog, parseFileCommands } from './command-log.js';

/** Name and data of each command. */
function commandsIn(output: string): readonly (readonly [string, string])[] {
  return parseCommandLog(output).commands.map(({ name, data }) => [name, data]);
}

describe('the log of a runner', () => {
  it('takes a line that starts with a known command, after blanks, whatever its case', () => {
    expect(
      commandsIn('::error::a\n \t::WARNING title=x::b\n::unheard::c\nx ::error::d\n::error d\n'),
    ).toEqual([
      ['error', 'a'],
      ['WARNING', 'b'],
    ]);
  });

  it('takes the old form anywhere in a line', () => {
    expect(commandsIn('foo ##[error]x\n##[add-mask]y\n## [error]z\n##[unheard]')).toEqual([
      ['error', 'x'],
      ['add-mask', 'y'],
    ]);
  });

  it('sees what a comparison by culture sees', () => {
    expect(commandsIn('\ufeff:\u200b:error::a\n#\u00ad#[error]b\n\u0000::error::c')).toHaveLength(3);
  });

  it('ends a line at a lone CR', () => {
    expect(commandsIn('a\r::error::b\r\nc')).toEqual([['error', 'b']]);
  });

  it('reads properties and takes back their escapes', () => {
    const [command] = parseCommandLog('::error file=a%2Cb%3A%25c,line=2,x::one%0Atwo%253A%3A').commands;
    expect(command?.properties).toEqual({ file: 'a,b:%c', line: '2' });
    expect(command?.data).toBe('one\ntwo%3A%3A');
    expect(parseCommandLog('##[error file=a%3Bb;line=2]x%5D').commands[0]).toMatchObject({
      properties: { file: 'a;b', line: '2' },
      data: 'x]',
    });
  });

  it('stops for as long as it is told', () => {
    const { commands, plain } = parseCommandLog(
      '::stop-commands::tok\n::error::a\n##[error]b\n::TOK::\n::error::c',
    );
    expect(commands.map(({ data }) => data)).toEqual(['tok', 'c']);
    expect(plain).toEqual(['::error::a', '##[error]b']);
  });
});

describe('the files that a step writes', () => {
  it('hold values of one line and of several', () => {
    const values = parseFileCommands('a=1\nb<<x\none\n\ntwo=2\nx\nc=d<<e\n\nf<<y\ny\n');
    expect([...values]).toEqual([
      ['a', '1'],
      ['b', 'one\n\ntwo=2'],
      ['c', 'd<<e'],
      ['f', ''],
    ]);
  });

  it.each(['a', 'b<<x\none', '<<x\nx', 'a<<\n\n', '=v'])('fail the step for %j', (text) => {
    expect(() => parseFileCommands(text)).toThrow('Invalid format');
  });
});

describe('inputs as variables', () => {
  it('are the defaults of action.yml under what is given, with the token in its place', () => {
    const variables = inputVariables({ 'check-name': 'x' }, 'tok');
    expect(Object.keys(variables)).toHaveLength(Object.keys(ACTION.inputs).length);
    expect(variables).toMatchObject({
      'INPUT_CHECK-NAME': 'x',
      'INPUT_GITHUB-TOKEN': 'tok',
      INPUT_FLOOR: 'on',
      INPUT_CHUNK: '',
    });
    expect(() => inputVariables({ checkname: 'x' }, 'tok')).toThrow('action.yml has no input checkname');
  });
});
