import { describe, expect, it } from '@jest/globals';
import { hiddenFromClippy } from '../../src/changes/rust-clippy-cfg.js';

const found = (text: string) =>
  hiddenFromClippy(text).map(({ line, code, place }) => `${line} ${code} at ${place}`);

describe('what hides code from clippy', () => {
  it.each<[string, unknown]>([
    ['# cfg(clippy)', []],
    ['#[cfg(any(x), clippy)] z', ['1 #[cfg(any(x), clippy)] at #[cfg(any(x), clippy)] z']],
    ['cfg_select! { clippy => {} }', ['1 cfg_select!{clippy=>{}} at cfg_select!{clippy=>{}} ']],
    ['#[cfg_attr(a, clippy)] mod b;', []],
    ['#[allow(clippy::a)] fn b() {}', []],
    ['#[cfg_attr(clippy, allow(b),)] c', []],
    ['cfg_select! { a } #[cfg(clippy)] b', ['1 #[cfg(clippy)] at #[cfg(clippy)] b']],
    [
      'cfg_select! { a => {} clippy => {} }',
      ['1 cfg_select!{a=>{}clippy=>{}} at cfg_select!{a=>{}clippy=>{}} '],
    ],
    [
      `#[cfg(all(clippy, feature = "${'a'.repeat(49)}😀bbbbbbbbb"))] x`,
      [
        `1 #[cfg(all(clippy, feature="${'a'.repeat(49)}😀bb… at #[cfg(all(clippy, feature="${'a'.repeat(49)}😀bbbbbbbbb"))] x`,
      ],
    ],
    [`#[x(${'a, '.repeat(61)}clippy)] cfg`, []],
    [
      `#[x(${'a, '.repeat(62)}clippy)] cfg`,
      [`1 #[x(${'a, '.repeat(25)}a… at #[x(${'a, '.repeat(62)}clippy)] cfg`],
    ],
    ['#[cfg(clippy)] fn a() {}', ['1 #[cfg(clippy)] at #[cfg(clippy)] fn a(){}']],
    [
      '\n\n#[cfg(clippy)]\nfn a() {}\n\n#![cfg(not(clippy))] x',
      ['3 #[cfg(clippy)] at #[cfg(clippy)] fn a(){}#!', '6 #![cfg(not(clippy))] at #![cfg(not(clippy))] x'],
    ],
    ['#[cfg(a)] #[cfg(clippy)] x #[cfg(b)] y', ['1 #[cfg(clippy)] at #[cfg(clippy)] x#[cfg(b)]']],
    [
      'cfg_select! { clippy => {} } cfg_select! { a => {} } cfg_select! { clippy => {} }',
      [
        '1 cfg_select!{clippy=>{}} at cfg_select!{clippy=>{}} cfg_select!{a=>{}',
        '1 cfg_select!{clippy=>{}} at cfg_select!{clippy=>{}} ',
      ],
    ],
    ['#[cfg(x)] clippy', []],
    ['#[y(clippy)] cfg', []],
    ['clippy', []],
    ['cfg', []],
    ['#[cfg_attr(any(a, b), allow(clippy))] fn a() {}', []],
    ['#[cfg_attr(clippy, allow(a), deny(b),)] fn b() {}', []],
    [
      '#[cfg_attr(clippy, allow(a), path = "b")] mod b;',
      ['1 #[cfg_attr(clippy, allow(a), path="b")] at #[cfg_attr(clippy, allow(a), path="b")] mod b;'],
    ],
    [
      '#[cfg_attr(clippy, path = "b", allow(a))] mod b;',
      ['1 #[cfg_attr(clippy, path="b", allow(a))] at #[cfg_attr(clippy, path="b", allow(a))] mod b;'],
    ],
    ['#[cfg_attr(a, b, clippy)] x', []],
    ['#[cfg[clippy]] x', []],
    ['#[xcfg(clippy)] x', []],
    ['#[cfg(clippy::x)] y', []],
    ['#[cfg(a::clippy)] y', []],
    ['#[cfg(any(clippy = "x", y))] z', ['1 #[cfg(any(clippy="x", y))] at #[cfg(any(clippy="x", y))] z']],
    ['#[cfg(clippy)] a', ['1 #[cfg(clippy)] at #[cfg(clippy)] a']],
    [
      '#[cfg(clippy)] pub(crate) async unsafe fn a(b: c) -> d {}',
      ['1 #[cfg(clippy)] at #[cfg(clippy)] pub(crate)async unsafe fn a'],
    ],
    ['x #(cfg(clippy))', []],
    ['[cfg(clippy)]', []],
    ['! [cfg(clippy)]', []],
    ['#[a] cfg(clippy)', []],
    ['#[cfg(any(a, (clippy, b)))] x', ['1 #[cfg(any(a, (clippy, b)))] at #[cfg(any(a, (clippy, b)))] x']],
    ['#[cfg_attr(clippy, allow(x))] y', []],
    ['#[cfg_attr(clippy, expect(x))] y', []],
    ['#[cfg_attr(clippy, warn(x))] y', []],
    ['#[cfg_attr(clippy, deny(x))] y', []],
    ['#[cfg_attr(clippy, forbid(x))] y', []],
    [
      '#[cfg_attr(clippy, other(x))] y',
      ['1 #[cfg_attr(clippy, other(x))] at #[cfg_attr(clippy, other(x))] y'],
    ],
    ['x cfg_select! { clippy => {} }', ['1 cfg_select!{clippy=>{}} at cfg_select!{clippy=>{}} ']],
    ['#[x(clippy, cfg(a))] y', []],
    ['#[y(clippy, z)] cfg', []],
    ['#[y(clippy = "a", allow(b))] cfg', []],
    ['#[cfg_attr(clippy)] x', []],
    ['#[cfg(a), clippy, b] c', []],
    ['cfg(clippy) #[cfg(a)] b', []],
    ['#[cfg_attr((a, clippy), b)] c', ['1 #[cfg_attr((a, clippy), b)] at #[cfg_attr((a, clippy), b)] c']],
    ['#[cfg_attr(a(clippy, b), c)] d', ['1 #[cfg_attr(a(clippy, b), c)] at #[cfg_attr(a(clippy, b), c)] d']],
    [
      '#[a]\n#[cfg(clippy)]\nb\n#[cfg(clippy)]',
      ['2 #[cfg(clippy)] at #[cfg(clippy)] b#[cfg(clippy)]', '4 #[cfg(clippy)] at #[cfg(clippy)] '],
    ],
    ['#[cfg(all(clippy, {a}))] b', ['1 #[cfg(all(clippy, {a}))] at #[cfg(all(clippy, {a}))] b']],
    ['clippy => cfg_select! { a => {} }', []],
    [`#[x(clippy, ${'a, '.repeat(70)}b)] y`, []],
    [`#[x(${'a, '.repeat(70)}b)] y #[cfg(clippy)] z`, ['1 #[cfg(clippy)] at #[cfg(clippy)] z']],
    ['#[cfg(any[a, clippy])] b', ['1 #[cfg(any[a, clippy])] at #[cfg(any[a, clippy])] b']],
    ['#[cfg(clippy)] a,', ['1 #[cfg(clippy)] at #[cfg(clippy)] a,']],
    [
      `#[cfg(any(clippy, a="${'b'.repeat(55)}"))] c`,
      [`1 #[cfg(any(clippy, a="${'b'.repeat(55)}"))] at #[cfg(any(clippy, a="${'b'.repeat(55)}"))] c`],
    ],
    [
      `#[cfg(any(clippy, a="${'b'.repeat(58)}😀c"))] d`,
      [`1 #[cfg(any(clippy, a="${'b'.repeat(58)}… at #[cfg(any(clippy, a="${'b'.repeat(58)}😀c"))] d`],
    ],
    [
      'cfg_select! { a, clippy => {} } b c d e f g h i j',
      ['1 cfg_select!{a, clippy=>{}} at cfg_select!{a, clippy=>{}} b c d e f g h i'],
    ],
  ])('of %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
