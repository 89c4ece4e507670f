import {
  appended,
  type Edit,
  pushedDown,
  reformatted,
  removed,
  removedFolder,
  renamed,
  replaced,
  swapped,
} from './edits.js';
import { gateCrate } from './gated.js';
import { broken, deleted, ignored, targetRemoved, warned, weakened } from './harms.js';

const WORKSPACE = `[workspace]
resolver = "2"
members = ["impl", "thiserror"]

[patch.crates-io]
thiserror-impl = { path = "impl" }
`;
const workspace: Edit = (tree) => {
  tree.set('Cargo.toml', Buffer.from(WORKSPACE));
};
/** A test target as the manifest of a published package lists it. */
const listed = (name: string) => `[[test]]\nname = "${name}"\npath = "tests/${name}.rs"\n\n`;

const ONE = `#[test]
fn test_implicit_source() {
    let io = io::Error::other("oh no!");
    let error = ImplicitSource { source: io };
    error.source().unwrap().downcast_ref::<io::Error>().unwrap();
}
`;
const OTHER = `#[test]
fn test_boxed_source() {
    let source = Box::new(io::Error::other("oh no!"));
    let error = BoxedSource { source };
    error.source().unwrap().downcast_ref::<io::Error>().unwrap();
}
`;
const LINTS = `#[test]
fn test_forbid_needless_lifetimes() {
    #![forbid(clippy::needless_lifetimes)]

    #[derive(Error, Debug)]
    #[error("...")]
    pub struct MyError(#[from] std::io::Error);

    let _: MyError;
}
`;
const MANIFEST = 'thiserror/Cargo.toml';
const TESTS = 'thiserror/tests/';

gateCrate({
  name: 'thiserror',
  shape: 'a workspace of a procedural macro and its library',
  crates: { thiserror: 'thiserror-2.0.21', impl: 'thiserror-impl-2.0.21' },
  // What compiles tests that must fail needs a nightly toolchain, and its library would be most of the build.
  prepared: [
    workspace,
    removed('thiserror/rust-toolchain.toml'),
    removed(`${TESTS}compiletest.rs`),
    removedFolder('thiserror/tests/ui'),
    replaced(MANIFEST, listed('compiletest'), ''),
    replaced(MANIFEST, '\n[dev-dependencies.trybuild]\nversion = "1.0.108"\nfeatures = ["diff"]\n', ''),
  ],
  atLeast: { passed: 50, doctests: 1, warnings: 0 },
  harmless: [
    swapped(`${TESTS}test_source.rs`, ONE, OTHER),
    replaced(`${TESTS}test_expr.rs`, 'fn test_rcc()', 'fn test_rustc()'),
    renamed('impl/src/scan_expr.rs', 'impl/src/scanning.rs'),
    replaced('impl/src/lib.rs', 'mod scan_expr;', 'mod scanning;'),
    replaced('impl/src/fmt.rs', 'crate::scan_expr::', 'crate::scanning::'),
    renamed(`${TESTS}test_path.rs`, `${TESTS}test_paths.rs`),
    replaced(MANIFEST, listed('test_path'), listed('test_paths')),
    pushedDown('thiserror/src/var.rs'),
    reformatted('2021', ['impl/src/scanning.rs', `${TESTS}test_expr.rs`, `${TESTS}test_source.rs`]),
  ],
  renames: [
    ['thiserror/test/test_expr::test_rcc', 'thiserror/test/test_expr::test_rustc'],
    ['thiserror/test/test_path::test_display', 'thiserror/test/test_paths::test_display'],
  ],
  improved: [
    appended(`${TESTS}test_source.rs`, '\n#[test]\nfn one_more() {\n    assert_eq!(1 + 1, 2);\n}\n'),
  ],
  harms: {
    'a test deleted': deleted(
      'thiserror/test/test_lints::test_forbid_needless_lifetimes',
      `${TESTS}test_lints.rs`,
      replaced(`${TESTS}test_lints.rs`, LINTS, ''),
    ),
    'a test ignored': ignored(
      'thiserror/test/test_expr::test_rustup',
      `${TESTS}test_expr.rs`,
      'fn test_rustup()',
    ),
    'a test weakened': weakened(
      'test_not_source',
      `${TESTS}test_source.rs`,
      replaced(`${TESTS}test_source.rs`, '    assert!(error.source().is_none());\n', ''),
    ),
    'a warning added': warned('thiserror/src/var.rs'),
    'a test broken': broken(
      'thiserror/test/test_source::test_not_source',
      `${TESTS}test_source.rs`,
      replaced(`${TESTS}test_source.rs`, '"S ==> D"', '"S ==> X"'),
      '"S ==> X"',
    ),
    'a target removed': targetRemoved('thiserror/test/test_error', `${TESTS}test_error.rs`, [
      removed(`${TESTS}test_error.rs`),
      replaced(MANIFEST, listed('test_error'), ''),
    ]),
  },
});
