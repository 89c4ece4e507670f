import {
  appended,
  pushedDown,
  reformatted,
  renamed,
  replaced,
  replacedEverywhere,
  swapped,
} from './edits.js';
import { gateCrate } from './gated.js';
import { broken, deleted, ignored, targetRemoved, WARNED, warned, weakened } from './harms.js';

const ONE = `    #[test]
    fn default_format_to_elf() {
        let t = Triple::from_str("riscv64").expect("can't parse target");
        assert_eq!(
            t.architecture,
            Architecture::Riscv64(Riscv64Architecture::Riscv64),
        );
        assert_eq!(t.vendor, Vendor::Unknown);
        assert_eq!(t.operating_system, OperatingSystem::Unknown);
        assert_eq!(t.environment, Environment::Unknown);
        assert_eq!(t.binary_format, BinaryFormat::Elf);
    }
`;
const OTHER = `    #[test]
    fn fuchsia_rename() {
        // Fuchsia targets were renamed to add the \`unknown\`.
        assert_eq!(
            Triple::from_str("aarch64-fuchsia"),
            Triple::from_str("aarch64-unknown-fuchsia")
        );
        assert_eq!(
            Triple::from_str("x86_64-fuchsia"),
            Triple::from_str("x86_64-unknown-fuchsia")
        );
    }
`;
const LIB = 'target-lexicon/lib/target_lexicon::';

gateCrate({
  name: 'target-lexicon',
  shape: 'whose build script builds half of the sources, and writes others',
  crates: { '': 'target-lexicon-0.13.5' },
  prepared: [],
  atLeast: { passed: 14, doctests: 0, warnings: 10 },
  opened: ['build.rs'],
  harmless: [
    swapped('src/targets.rs', ONE, OTHER),
    replaced('src/triple.rs', 'fn p32_abi()', 'fn pointers_of_32_bits()'),
    renamed('src/targets.rs', 'src/names.rs'),
    replaced('build.rs', 'include!("src/targets.rs")', 'include!("src/names.rs")'),
    replaced('src/lib.rs', 'mod targets;', 'mod names;'),
    replacedEverywhere('src/lib.rs', 'self::targets::', 'self::names::'),
    replacedEverywhere('src/triple.rs', 'crate::targets::', 'crate::names::'),
    replacedEverywhere('build.rs', 'mod targets {', 'mod names {'),
    replacedEverywhere('build.rs', 'self::targets::', 'self::names::'),
    pushedDown('src/triple.rs'),
    reformatted('2018', ['src/names.rs', 'src/triple.rs', 'src/lib.rs']),
  ],
  renames: [
    [`${LIB}triple::tests::p32_abi`, `${LIB}triple::tests::pointers_of_32_bits`],
    [`${LIB}targets::tests::fuchsia_rename`, `${LIB}names::tests::fuchsia_rename`],
    [`${LIB}targets::tests::default_format_to_elf`, `${LIB}names::tests::default_format_to_elf`],
  ],
  improved: [
    replaced('src/triple.rs', 'default_binary_format(&self)', 'default_binary_format(self)'),
    appended('src/lib.rs', '\n#[test]\nfn the_host_is_known() {\n    assert_eq!(Triple::host(), HOST);\n}\n'),
  ],
  harms: {
    'a test deleted': deleted(
      `${LIB}targets::tests::default_format_to_elf`,
      'src/targets.rs',
      replaced('src/targets.rs', ONE, ''),
    ),
    'a test ignored': ignored(`${LIB}triple::tests::p32_abi`, 'src/triple.rs', '    fn p32_abi()'),
    'a test weakened': weakened(
      'tests::unknown_properties',
      'src/triple.rs',
      replaced('src/triple.rs', '        assert_eq!(Triple::unknown().pointer_width(), Err(()));\n', ''),
    ),
    'a warning added': warned(
      'src/host.rs',
      replaced('src/host.rs', '\n#[cfg(test)]\nmod tests {', `${WARNED}\n#[cfg(test)]\nmod tests {`),
    ),
    'a test broken': broken(
      `${LIB}targets::tests::default_format_to_elf`,
      'src/targets.rs',
      replaced('src/targets.rs', 'from_str("riscv64")', 'from_str("riscv32")'),
      'assert_eq!(',
    ),
    'a target removed': targetRemoved('target-lexicon/doctest/target_lexicon', 'Cargo.toml', [
      replaced('Cargo.toml', '[lib]\n', '[lib]\ndoctest = false\n'),
    ]),
  },
});
