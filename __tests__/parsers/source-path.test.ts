import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sourceNames } from '../../src/parsers/source-path.js';

const names = sourceNames({
  workspaceRoot: '/w/repo/rust',
  repositoryRoot: '/w/repo',
  targetFolders: ['/w/repo/rust/target', '/tmp/t'],
});

describe('file names', () => {
  it.each<[string, string, string | null]>([
    ['crates/a/src/lib.rs', 'crates/a/src/lib.rs', 'rust/crates/a/src/lib.rs'],
    ['/w/repo/rust/crates/a/src/lib.rs', 'crates/a/src/lib.rs', 'rust/crates/a/src/lib.rs'],
    ['crates/a/src/../../shared.rs', 'crates/shared.rs', 'rust/crates/shared.rs'],
    ['./src//lib.rs', 'src/lib.rs', 'rust/src/lib.rs'],
    ['/w/repo/other/lib.rs', '../other/lib.rs', 'other/lib.rs'],
    ['../other/lib.rs', '../other/lib.rs', 'other/lib.rs'],
    // spec.md, B7: another folder and another hash each time.
    ['/tmp/t/debug/build/a-0aee24f4659506c3/out/gen.rs', '$OUT_DIR/gen.rs', null],
    ['/tmp/t/debug/build/a/0aee24f4659506c3/out/sub/gen.rs', '$OUT_DIR/sub/gen.rs', null],
    ['target/debug/build/a-0aee24f4659506c3/out/gen.rs', '$OUT_DIR/gen.rs', null],
    ['/tmp/t/tmp/x.rs', '$OUT_DIR/tmp/x.rs', null],
    ['/tmp/tx/lib.rs', '/tmp/tx/lib.rs', null],
    ['/w/repository/lib.rs', '/w/repository/lib.rs', null],
    ['/rustc/59807616e1/library/core/src/option.rs', '$RUST/library/core/src/option.rs', null],
    [
      '/home/u/.rustup/toolchains/stable/lib/rustlib/src/rust/library/std/src/x.rs',
      '$RUST/library/std/src/x.rs',
      null,
    ],
    [
      '/home/u/.cargo/registry/src/index.invalid-1949cf8c6b5b557f/serde-1.0.1/src/de.rs',
      '$CARGO_HOME/registry/serde-1.0.1/src/de.rs',
      null,
    ],
    [
      '/home/u/.cargo/git/checkouts/tools-9b36bc1/4f0e12a/src/lib.rs',
      '$CARGO_HOME/git/tools/src/lib.rs',
      null,
    ],
    ['<anon>', '<anon>', null],
    ['', '', null],
  ])('%s', (printed, file, path) => {
    expect(names.place(printed)).toEqual({ file, path });
  });

  it('are the same on Windows as elsewhere', () => {
    const windows = sourceNames({
      workspaceRoot: 'D:\\a\\repo\\rust',
      repositoryRoot: 'D:\\a\\repo',
      targetFolders: ['D:\\t'],
    });
    expect(windows.place('src\\lib.rs')).toEqual({ file: 'src/lib.rs', path: 'rust/src/lib.rs' });
    expect(windows.place('\\\\?\\d:\\a\\repo\\x.rs')).toEqual({ file: '../x.rs', path: 'x.rs' });
    expect(windows.place('D:\\t\\debug\\build\\a-1\\out\\g.rs')).toEqual({
      file: '$OUT_DIR/g.rs',
      path: null,
    });
  });

  it('keep a backslash that is part of a name', () => {
    expect(names.place('src/a\\b.rs').file).toBe('src/a\\b.rs');
  });

  it('do not depend on where the repository lies', () => {
    const part = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(part, { minLength: 1 }),
        (folder, file) => {
          const root = `/${folder.join('/')}/r`;
          const here = sourceNames({
            workspaceRoot: root,
            repositoryRoot: root,
            targetFolders: [`${root}/target`],
          });
          const path = `${file.join('/')}.rs`;
          expect(here.place(`${root}/${path}`)).toEqual({ file: path, path });
          expect(here.place(path)).toEqual({ file: path, path });
          expect(here.place(`${root}/target/${path}`).path).toBeNull();
        },
      ),
    );
  });

  it('never leave the repository by their path', () => {
    const piece = fc.constantFrom('..', '.', 'a', '', 'target', '/', 'w', 'repo', '\\');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { path } = names.place(pieces.join('/'));
        expect(path === null || /^(?!\/)(?!.*(?:^|\/)\.{0,2}(?:\/|$))/.test(path)).toBe(true);
      }),
    );
  });
});

describe('messages', () => {
  // Field log, "Cargo / clippy": Smart-AI-Memory/attune-ai#1664, no raw line numbers in the key.
  it.each([
    ['unused `{closure@src/lib.rs:3:13: 3:15}`', 'unused `{closure@src/lib.rs}`'],
    ['`{async block@/w/repo/rust/src/lib.rs:3:13: 3:15}`', '`{async block@src/lib.rs}`'],
    ['file `/w/repo/rust/src/a.rs` is loaded twice', 'file `src/a.rs` is loaded twice'],
    ['see /tmp/t/debug/build/a-01/out/g.rs:3:4', 'see $OUT_DIR/g.rs:3:4'],
    ['write `// x` or `/y` or a / b', 'write `// x` or `/y` or a / b'],
    ['mail a@b:1:2', 'mail a@b:1:2'],
  ])('%s', (printed, stable) => {
    expect(names.stableText(printed)).toBe(stable);
  });
});
