import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeLines } from '../../src/changes/code-lines.js';
import { commentSyntaxOf } from '../../src/changes/comment-syntax.js';

const linesOf = (path: string, ...lines: readonly string[]) =>
  codeLines(lines.join('\n'), commentSyntaxOf(path));

describe('codeLines', () => {
  it.each([
    ['a.ts', ['// a', 'x(); // b', '/* c', ' d */ y();', '', '  z(/* e */ 1);'], ['x();', 'y();', 'z(  1);']],
    ['a.js', ["f('src/**/*.js'); // g", 'h("http://x"); /* i */'], ["f('src/**/*.js');", 'h("http://x");']],
    ['a.js', ['f(`', '// not a comment', '`);'], ['f(`', '// not a comment', '`);']],
    ['a.js', ["f('it\\'s // text');"], ["f('it\\'s // text');"]],
    ['a_test.go', ['s := `', '/* text', '`', '// c'], ['s := `', '/* text', '`']],
    ['A.java', ['/** doc */', '@Test', 'void a() {}'], ['@Test', 'void a() {}']],
    ['A.kt', ['val s = """', '// text', '"""'], ['val s = """', '// text', '"""']],
    ['A.cs', ['var p = @"C:\\"; // c'], ['var p = @"C:\\";']],
    ['a.php', ['# c', '// d', '$a = 1; # e', '#[Test]'], ['$a = 1;']],
    ['a.css', ['/* a */', 'b { c: url(//d) }'], ['b { c: url(//d) }']],
    ['a.rb', ['# a', 'b = "#{c}" # d', '=begin', 'e', '=end', 'f'], ['b = "#{c}"', 'f']],
    [
      'a.sh',
      ['#!/bin/sh', 'a=b#c # d', "e='", '# text', "'", "f \\' # g"],
      ['a=b#c', "e='", '# text', "'", "f \\'"],
    ],
    ['a.yml', ['# a', 'b: c#d # e'], ['b: c#d']],
    ['a.sql', ['-- a', "select '--', 1 -- b", '/* c */'], ["select '--', 1"]],
    ['a.lua', ['-- a', '--[[ b', 'c ]]', 'd()'], ['d()']],
    ['A.hs', ['{- a {- b -}', 'c -}', "d' = 1 -- e"], ["d' = 1"]],
    ['a.ml', ['(* a (* b *) *)', 'let c = 1'], ['let c = 1']],
    ['a.clj', ['; a', '(b ";") ; c'], ['(b ";")']],
    ['a.erl', ['% a', 'b() -> c. % d'], ['b() -> c.']],
    ['a.html', ['<!-- a', '-->', '<b>'], ['<b>']],
    ['a.md', ['<!-- a -->', '# Title'], ['# Title']],
    ['a.vue', ['<!-- a -->', '// b', '<c href="http://d">'], ['<c href="http://d">']],
    ['Makefile', ['# a', 'b: c'], ['b: c']],
    ['tests/Dockerfile', ['# a', 'FROM b'], ['FROM b']],
    ['a.ini', ['; a', '# b', 'c = d'], ['c = d']],

    ['a.rb', ['=begin', 'a', '=end b', 'c', '=begin d', 'e'], ['c']],
    ['a.rb', ['a', '=beginner', ' =end'], ['a', '=beginner', '=end']],
    [
      'a.t',
      ['=head1 A', '', 'b', '', '=cut', 'ok(1);', '', '=pod', '', 'c', '', '=cut d', 'e();', '__END__', 'f'],
      ['ok(1);', 'e();'],
    ],
    ['a.lua', ['--[==[ a', ']] b', ']==] c()', 'd([[', '-- e', ']])'], ['c()', 'd([[', '-- e', ']])']],
    ['a.nim', ['#[ a #[ b ]#', 'c ]#', '##[ d', ']##', 'e() # f'], ['e()']],
    ['a.jl', ['#= a #= b =#', 'c =#', 'd() # e'], ['d()']],
    ['a.swift', ['/* a /* b */', 'c */', 'd()'], ['d()']],
    ['a.kt', ['/* a /* b */', 'c */', 'd()'], ['d()']],
    ['a.scala', ['/* a /* b */', 'c */', 'd()'], ['d()']],
    ['A.java', ['/* a /* b */', 'c();'], ['c();']],
    ['a.js', ['x(/"/); // a', "y(/[/']/) // b"], ['x(/"/);', "y(/[/']/)"]],
    ['a.js', ['a = b / c; // "d"', 'e = f / 2 / g // h'], ['a = b / c;', 'e = f / 2 / g']],
    ['a.jsx', ['<A b={c} /> // d', "<p>don't</p> // e"], ['<A b={c} />', "<p>don't</p>"]],
    ['a.c', ["x = 1'000; // a", 'y = "\\\\"; // b'], ["x = 1'000;", 'y = "\\\\";']],
    ['a.d', ['/+ a /+ b +/', 'c +/', 'd(); // e'], ['d();']],
    ['a.rego', ['# a', 'b := 1 # c'], ['b := 1']],
    ['a.bzl', ['"""a', 'b"""', 'c() # d'], ['c()']],
    ['a.coffee', ['###', 'a', '###', 'b() # c'], ['b()']],
    ['a.vb', ["' a", 'REM b', "c() ' d", 'remember()'], ['c()', 'remember()']],
    ['a.bat', ['rem a', '@REM b', ':: c', 'd'], ['d']],
    ['a.pas', ['{ a', '} (* b *) // c', "d('{');"], ["d('{');"]],
    ['a.f90', ['! a', "b = '!' ! c"], ["b = '!'"]],
    ['a.nix', ['# a', '/* b', '*/', "c = ''", '# d', "'';"], ["c = ''", '# d', "'';"]],
    ['a.vhd', ['-- a', 'b <= c; -- d'], ['b <= c;']],
    ['a.adb', ['-- a', 'b := c; -- d'], ['b := c;']],
    ['a.sv', ['// a', '/* b */ c();'], ['c();']],
    ['a.purs', ['-- a', '{- b -} c'], ['c']],
    ['a.res', ['// a', 'b()'], ['b()']],
    ['a.gleam', ['// a', 'b()'], ['b()']],
    ['a.jsonnet', ['// a', '# b', '/* c */', '{}'], ['{}']],
    ['a.hbs', ['{{!-- a', '--}}', '{{! b }}', '<b>'], ['<b>']],
    ['a.twig', ['{# a', '#}', '<b>'], ['<b>']],
    ['a.erb', ['<%# a %>', '<%= b %>'], ['<%= b %>']],
    ['a.ml', ["a '\"' (* b *)"], ["a '\"'"]],
    ['a.tcl', ['# a', 'b'], ['b']],
    ['a.awk', ['# a', '{ b } # c'], ['{ b }']],
    ['a.pyx', ['# a', 'b() # c'], ['b()']],
    [
      'a.unknown',
      [
        '# a',
        '',
        ' // b',
        '-- c',
        '; d',
        '% e',
        "' f",
        ' * g',
        '/* h',
        'i */',
        '<!-- j',
        '-->',
        'Rem k',
        'l',
      ],
      ['l'],
    ],
    [
      'a.unknown',
      ['a # b', 'c // d', 'e -- f', 'g(/* h */)', 'i#j', 'http://k', 'l-m'],
      ['a', 'c', 'e', 'g( )', 'i#j', 'http://k', 'l-m'],
    ],
    ['no-extension', ['#!/bin/sh', 'a'], ['a']],
    ['a.kt', ['"""', 'a', '"""'], ['"""', 'a', '"""']],
    ['a.js', ['undefinedreturn / "a" // b'], ['undefinedreturn / "a"']],
    ['a.js', ["x(/[,/'/ // ' // d"], ["x(/[,/'/ // '"]],
  ])('drops the comments of %s', (path, lines, expected) => {
    expect(linesOf(path, ...lines)).toEqual(expected);
  });

  it.each([
    ['of a module', ['"""Docs.', '', 'More."""', 'x = 1'], ['x = 1']],
    ['of a function', ['def f():', "    r'''Docs.'''  # c", '    return 1'], ['def f():', 'return 1']],
    ['after a comment', ['# a', '"""b"""'], []],
  ])('takes the docstring %s for a comment', (_, lines, expected) => {
    expect(linesOf('a.py', ...lines)).toEqual(expected);
  });

  it.each([
    ['is assigned', ['x = """', '# text', '"""']],
    ['is an argument', ['f(', '"""text"""', ')']],
    ['goes on', ['"""a""".strip()']],
  ])('takes a Python string for code when it %s', (_, lines) => {
    expect(linesOf('a.py', ...lines)).toEqual(lines);
  });

  it('counts neither blank lines nor lines of characters that do not show', () => {
    expect(linesOf('a.txt', '', ' \t', '\u200b', '\ufeff', '\u2060 \u00ad', 'a')).toEqual(['a']);
  });

  it('makes no difference between LF and CRLF', () => {
    const lines = ['a(); // b', '/* c', '*/', "d('e');"];
    expect(codeLines(lines.join('\r\n'), commentSyntaxOf('a.ts'))).toEqual(linesOf('a.ts', ...lines));
  });

  it.each(['a.ts', 'a.py', 'a.sh', 'a.hs', 'a.rb', 'a.lua', 'a.vue', 'a.t', 'a.unknown', 'a.nim'])(
    'has an answer for any text in %s',
    (path) => {
      const piece = fc.constantFrom(
        '"',
        "'",
        '`',
        '#',
        '//',
        '/*',
        '*/',
        '\n',
        '\\',
        '"""',
        '{-',
        '-}',
        '--',
        ' ',
        'a',
        '<!--',
        '=begin',
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
          const text = pieces.join('');
          for (const line of codeLines(text, commentSyntaxOf(path))) {
            expect(line).toBe(line.trim());
            expect(line).not.toBe('');
          }
        }),
      );
    },
  );

  it.each([
    '"',
    "'",
    '`',
    '/*',
    '"""',
    '# ',
    '""" ',
    "'''",
    '(',
    '=begin\n',
    ' ',
    '\\"',
    '(/[',
    '\n=a',
    '\n ',
    '[[',
    '\n/*',
    '/*a',
    ' #',
  ])('takes a long run of %j', (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    for (const path of ['a.ts', 'a.py', 'a.sh', 'a.rb', 'a.php', 'a.c', 'a.t', 'a.lua', 'a.unknown']) {
      expect(codeLines(text, commentSyntaxOf(path)).join('').length).toBeLessThanOrEqual(text.length);
    }
  });
});
