import { describe, expect, it } from '@jest/globals';
import { hiddenFromClippy } from '../../src/changes/rust-clippy-cfg.js';

const codes = (text: string) => hiddenFromClippy(text).map(({ code }) => code);

describe('what hides code from clippy', () => {
  it.each([
    ['#[cfg(not(clippy))]\npub fn f() {}', '#[cfg(not(clippy))]'],
    ['#![cfg(not(clippy))]', '#![cfg(not(clippy))]'],
    ['#[ cfg ( any ( test , not ( clippy ) ) ) ] mod a;', '#[cfg(any(test, not(clippy)))]'],
    ['#[cfg(clippy)] fn f() {}', '#[cfg(clippy)]'],
    ['#[cfg_attr(clippy, path = "empty.rs")] mod a;', '#[cfg_attr(clippy, path="empty.rs")]'],
    ['#[cfg_attr(not(clippy), path = "full.rs")] mod a;', '#[cfg_attr(not(clippy), path="full.rs")]'],
    ['#[cfg_attr(all(), cfg(not(clippy)))] fn f() {}', '#[cfg_attr(all(), cfg(not(clippy)))]'],
    [
      '#[cfg_attr(clippy, allow(dead_code), cfg(any()))] fn f() {}',
      '#[cfg_attr(clippy, allow(dead_code), cfg(any()))]',
    ],
    ['m! { #[cfg(not(/* so */ clippy))] fn f() {} }', '#[cfg(not(clippy))]'],
    ['cfg_select! { not(clippy) => { fn f() {} } _ => {} }', 'cfg_select!{not(clippy)=>{fn f(){}}_=>{}}'],
  ])('%s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it.each([
    '#[allow(clippy::needless_return)] fn f() {}',
    '#[cfg_attr(feature = "x", allow(clippy::all))] fn f() {}',
    '#[cfg_attr(clippy, allow(dead_code), expect(unused))] fn f() {}',
    '#[cfg(feature = "clippy")] fn f() {}',
    '// #[cfg(not(clippy))]\nconst A: &str = "#[cfg(not(clippy))]";',
    '/// #[cfg(not(clippy))]\nfn clippy(clippy: u8) { f(clippy, 1); cfg!(not(clippy)); }',
    '#[cfg(clippy_sys)] mod a;',
    '',
  ])('is not %j', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it('is told at its line, however many there are', () => {
    const text = '\n#[cfg(not(clippy))]\nfn f() {}\n\n#[cfg(not(clippy))]\nfn g() {}\n';
    expect(hiddenFromClippy(text)).toMatchObject([{ line: 2 }, { line: 5 }]);
    expect(new Set(hiddenFromClippy(text).map(({ place }) => place)).size).toBe(2);
  });

  it.each([
    '#[cfg(',
    '#[',
    '#[cfg(not(clippy',
    'cfg_select!{clippy ',
    '#[cfg(clippy)]',
    '#[cfg_attr(clippy,',
  ])('takes no longer than the text, of %j over and over', (piece) => {
    const times = Math.ceil(400_000 / piece.length);
    const closing = piece
      .replaceAll(/[^[({]/g, '')
      .replaceAll('[', ']')
      .replaceAll('(', ')')
      .replaceAll('{', '}');
    const text = piece.repeat(times) + [...closing].reverse().join('').repeat(times);
    expect(hiddenFromClippy(`${text} #[cfg(clippy)]`).length).toBeGreaterThan(0);
  });
});
