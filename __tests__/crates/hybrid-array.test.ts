import { appended, pushedDown, reformatted, renamed, replaced, swapped } from './edits.js';
import { gateCrate } from './gated.js';
import { broken, deleted, ignored, targetRemoved, warned, weakened } from './harms.js';

const ONE = `#[test]
fn as_ref_core_array() {
    type A = Array<u8, U2>;
    let array: A = Array([1, 2]);
    let array_ref: &[u8; 2] = array.as_ref();
    assert_eq!(&array, array_ref);
}
`;
const OTHER = `#[test]
fn as_ref_identity() {
    type A = Array<u8, U2>;
    let array: A = Array([1, 2]);
    let array_ref: &A = array.as_ref();
    assert_eq!(&array, array_ref);
}
`;
const LIB = 'hybrid-array/lib/hybrid_array::';
const TESTS = 'hybrid-array/test/mod::';

gateCrate({
  name: 'hybrid-array',
  shape: 'of edition 2024, with most lints on',
  crates: { '': 'hybrid-array-0.4.15' },
  prepared: [],
  alsoByCheck: true,
  atLeast: { passed: 69, doctests: 6, warnings: 0 },
  harmless: [
    swapped('tests/mod.rs', ONE, OTHER),
    replaced('tests/mod.rs', 'fn as_mut_slice()', 'fn mutable_slice()'),
    renamed('src/flatten.rs', 'src/flattening.rs'),
    replaced('src/lib.rs', 'mod flatten;', 'mod flattening;'),
    replaced('src/lib.rs', 'flatten::{Flatten', 'flattening::{Flatten'),
    pushedDown('src/iter.rs'),
    reformatted('2024', ['src/flattening.rs', 'src/traits.rs', 'tests/mod.rs']),
  ],
  renames: [
    [`${LIB}flatten::test::flatten`, `${LIB}flattening::test::flatten`],
    [`${TESTS}as_mut_slice`, `${TESTS}mutable_slice`],
  ],
  improved: [
    appended(
      'tests/mod.rs',
      '\n#[test]\nfn of_two() {\n    let array: Array<u8, U2> = Array([1, 2]);\n    assert_eq!(array.len(), 2);\n}\n',
    ),
  ],
  harms: {
    'a test deleted': deleted(`${TESTS}as_ref_identity`, 'tests/mod.rs', replaced('tests/mod.rs', OTHER, '')),
    'a test ignored': ignored(
      `${LIB}traits::tests::core_as_array_ref`,
      'src/traits.rs',
      '    fn core_as_array_ref()',
    ),
    'a test weakened': weakened(
      'as_flattened',
      'tests/mod.rs',
      replaced('tests/mod.rs', '    assert_eq!(array.as_flattened(), b"test");\n', ''),
    ),
    'a warning added': warned('src/from_fn.rs'),
    'a test broken': broken(
      `${LIB}traits::tests::core_as_array_ref`,
      'src/traits.rs',
      replaced(
        'src/traits.rs',
        '.as_array_ref(), &Array([1, 2, 3]));',
        '.as_array_ref(), &Array([1, 2, 4]));',
      ),
      '&Array([1, 2, 4])',
    ),
    // The file stays: its tests need a feature that is off, so that they were never there to be missed.
    'a target removed': targetRemoved('hybrid-array/test/ctutils', 'Cargo.toml', [
      replaced('Cargo.toml', '[[test]]\nname = "ctutils"\npath = "tests/ctutils.rs"\n\n', ''),
    ]),
  },
});
