import { appended, pushedDown, reformatted, removed, renamed, replaced, swapped } from './edits.js';
import { gateCrate } from './gated.js';
import { broken, deleted, ignored, targetRemoved, warned, weakened } from './harms.js';

const ONE = `#[test]
#[allow(non_snake_case)]
fn test_P4_Abs() {
    type A = PInt<UInt<UInt<UInt<UTerm, B1>, B0>, B0>>;
    type P4 = PInt<UInt<UInt<UInt<UTerm, B1>, B0>, B0>>;

    #[allow(non_camel_case_types)]
    type AbsP4 = <<A as Abs>::Output as Same<P4>>::Output;
    assert_eq!(<AbsP4 as Integer>::to_i64(), <P4 as Integer>::to_i64());
}
`;
const OTHER = `#[test]
#[allow(non_snake_case)]
fn test_P5_Neg() {
    type A = PInt<UInt<UInt<UInt<UTerm, B1>, B0>, B1>>;
    type N5 = NInt<UInt<UInt<UInt<UTerm, B1>, B0>, B1>>;

    #[allow(non_camel_case_types)]
    type NegP5 = <<A as Neg>::Output as Same<N5>>::Output;
    assert_eq!(<NegP5 as Integer>::to_i64(), <N5 as Integer>::to_i64());
}
`;
const LIB = 'typenum/lib/typenum::';
const TESTS = 'typenum/test/generated::';

gateCrate({
  name: 'typenum',
  shape: 'of more than 1,700 tests',
  crates: { '': 'typenum-1.20.1' },
  prepared: [],
  atLeast: { passed: 1_820, doctests: 58, warnings: 0 },
  harmless: [
    swapped('tests/generated.rs', ONE, OTHER),
    replaced('tests/generated.rs', 'fn test_P5_Abs()', 'fn test_P5_Absolute()'),
    renamed('src/tuple.rs', 'src/tuples.rs'),
    replaced('src/lib.rs', 'pub mod tuple;', 'pub mod tuples;'),
    pushedDown('src/bit.rs'),
    reformatted('2018', ['src/tuples.rs', 'tests/generated.rs']),
  ],
  renames: [
    [`${TESTS}test_P5_Abs`, `${TESTS}test_P5_Absolute`],
    [`${LIB}tuple::test::tuple_len`, `${LIB}tuples::test::tuple_len`],
  ],
  improved: [
    appended('tests/generated.rs', '\n#[test]\nfn one_more() {\n    assert_eq!(U2::to_u8(), 2);\n}\n'),
  ],
  harms: {
    'a test deleted': deleted(
      `${TESTS}test_P4_Abs`,
      'tests/generated.rs',
      replaced('tests/generated.rs', ONE, ''),
    ),
    'a test ignored': ignored(`${LIB}tuple::test::tuple_len`, 'src/tuple.rs', '    fn tuple_len()'),
    'a test weakened': weakened(
      'test::tuple_index',
      'src/tuple.rs',
      replaced('src/tuple.rs', '        assert_eq!((0,)[U0::new()], 0);\n', ''),
    ),
    'a warning added': warned('src/operator_aliases.rs'),
    'a test broken': broken(
      `${LIB}private::test_inversion`,
      'src/private.rs',
      replaced('src/private.rs', 'assert_eq!(1, <Test4 as', 'assert_eq!(2, <Test4 as'),
      'assert_eq!(2, <Test4 as',
    ),
    'a target removed': targetRemoved(
      'typenum/test/generated',
      'tests/generated.rs',
      [
        removed('tests/generated.rs'),
        replaced('Cargo.toml', '[[test]]\nname = "generated"\npath = "tests/generated.rs"\n\n', ''),
      ],
      1_743,
    ),
  },
});
