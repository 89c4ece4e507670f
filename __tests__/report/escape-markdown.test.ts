import { describe, expect, it } from '@jest/globals';
import { codeSpan, markdownProse, markdownText } from '../../src/report/escape-markdown.js';

// Each expectation was rendered with cmark-gfm 0.29 (GitHub's own parser) and micromark's GFM extension: it shows the input as text.
describe('markdownText', () => {
  // Field log: phpmyadmin/scripts#2, Estudely/riftor#119, dorny/test-reporter#795.
  it.each([
    ['emphasis', '*a* _b_ ~~c~~', '\\*a\\* \\_b\\_ \\~\\~c\\~\\~'],
    ['code', '`a`', '\\`a\\`'],
    ['a link', '[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
    ['an image', '![a](http://x.y/z.png)', '!\\[a\\](http:<!-- -->//x.y/z.png)'],
    ['a footnote', '[^1]', '\\[^1\\]'],
    ['HTML', '<img src=x>', '&lt;img src=x&gt;'],
    ['an HTML comment', '<!-- x -->', '&lt;!-- x --&gt;'],
    ['an entity', '&lt;&#124;', '&amp;lt;&amp;\\#<!-- -->124;'],
    ['a pipe', 'a|b', 'a\\|b'],
    [
      'a backslash before a pipe (field log: dorny/test-reporter#795)',
      'a\\|b\\\\|c',
      'a\\\\\\|b\\\\\\\\\\|c',
    ],
    ['a mention', '@everyone @org/team', '@<!-- -->everyone @<!-- -->org/team'],
    ['an address', 'a@b.cc', 'a@<!-- -->b.cc'],
    ['issues', '#1 o/r#2 GH-3 gh-4', '\\#<!-- -->1 o/r\\#<!-- -->2 GH-<!-- -->3 gh-<!-- -->4'],
    ['bare addresses', 'www.a.b https://c.d', 'www<!-- -->.a.b https:<!-- -->//c.d'],
    ['an emoji name, which Rust paths look like', 'a::x::b :tada:', 'a::<!-- -->x::b :<!-- -->tada:'],
    ['a formula', '$a$', '<span>$</span>a<span>$</span>'],
    ['a heading', '# a', '\\#<!-- --> a'],
    ['list marks', '- a', '\\- a'],
    ['a plus', '+ a', '\\+ a'],
    ['a number with a dot', '1. a', '1\\. a'],
    ['a number with a bracket', '1) a', '1\\) a'],
    ["a heading's underline", '===', '\\==='],
    ["a rule, or a table's second line", '---|---', '\\---\\|---'],
    ['a task', '[x] a', '\\[x\\] a'],
    ['indented code', '     a', 'a'],
    ['a quote', '> [!NOTE]', '&gt; \\[!NOTE\\]'],
    ['a fence', '```\n# b', '\\`\\`\\`\\\\n\\#<!-- --> b'],
    ['a bidi override', 'a\u202eb', 'a\\\\u{202e}b'],
  ])('keeps %s as words', (_, text, escaped) => {
    expect(markdownText(text)).toBe(escaped);
  });

  it('leaves ordinary prose alone', () => {
    const text = 'Chunk core (revision 3), größe 数: "a" is 100%; see C:/x/y.rs!';
    expect(markdownText(text)).toBe(text);
  });
});

describe('codeSpan', () => {
  it.each([
    ['a plain name', 'src/a.rs', '`src/a.rs`'],
    ['markup', '<b>@x #1 [y](z)', '`<b>@x #1 [y](z)`'],
    ['backticks inside', 'a`b``c', '```a`b``c```'],
    ['backticks at an end', '`a', '`` `a ``'],
    ['spaces at both ends', ' a ', '`  a  `'],
    ['only spaces', '  ', '<code>&nbsp;&nbsp;</code>'],
    ['nothing', '', '<code></code>'],
    ['a line break', 'a\nb', '`a\\nb`'],
    ['a pipe, which ends a table cell even in code', 'a|b', '<code>a\\|b</code>'],
    ['a backslash before a pipe', 'a\\|b', '<code>a\\\\\\|b</code>'],
    ['a pipe with markup', '<b>|`@x`', '<code>&lt;b&gt;\\|\\`@<!-- -->x\\`</code>'],
  ])('shows %s', (_, name, code) => {
    expect(codeSpan(name)).toBe(code);
  });

  it('does without a fence where GitHub would not know it, at more than 80 backticks', () => {
    expect(codeSpan('`'.repeat(100))).toBe(`<code>${'\\`'.repeat(100)}</code>`);
  });
});

describe('markdownProse', () => {
  it.each([
    ['paired backticks become code', 'Set `floor: off` or `a|b`.', 'Set `floor: off` or <code>a\\|b</code>.'],
    ['a lone backtick is a character', 'a ` b', 'a \\` b'],
    ['so is the last of three', '`a` b ` c', '`a` b \\` c'],
    ['empty code is two characters', 'a `` b', 'a \\`\\` b'],
    ['line breaks', 'a\n- b\r\n# c', 'a<br>\\- b<br>\\#<!-- --> c'],
    ['code does not span lines', '`a\nb`', '\\`a<br>b\\`'],
    ['a dollar before code, which would open a formula', '$`a`$', '<span>$</span>`a`<span>$</span>'],
    ['a mention beside code', '`@a` @b', '`@a` @<!-- -->b'],
  ])('%s', (_, text, escaped) => {
    expect(markdownProse(text)).toBe(escaped);
  });
});
