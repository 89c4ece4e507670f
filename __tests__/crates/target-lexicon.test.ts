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
    appended('src/lib.rs', '\n#[test]\nfn the_host_is_known() {\n    assert_ne!(HOST.to_string(), "");\n}\n'),
  ],
  harms: {
    'a test deleted': {
      edits: [replaced('src/targets.rs', ONE, '')],
      findings: [
        {
          gate: 'no-test-gaming',
          code: 'test_removed',
          says: `${LIB}targets::tests::default_format_to_elf was there`,
          path: 'src/targets.rs',
        },
      ],
    },
    'a test ignored': {
      edits: [replaced('src/triple.rs', 'fn p32_abi()', '#[ignore = "slow"]\n    fn p32_abi()')],
      findings: [
        {
          gate: 'no-test-gaming',
          code: 'test_ignored',
          says: `${LIB}triple::tests::p32_abi ran`,
          path: 'src/triple.rs',
          line: '#[ignore = "slow"]',
        },
      ],
    },
    'a test weakened': {
      edits: [
        replaced(
          'src/triple.rs',
          '        assert_eq!(Triple::unknown().pointer_width(), Err(()));\n',
          '        assert!(true);\n',
        ),
      ],
      findings: [
        {
          gate: 'no-assertion-loss',
          code: 'test_weakened',
          says: 'tests::unknown_properties',
          path: 'src/triple.rs',
          line: 'fn unknown_properties',
        },
      ],
    },
    'a warning added': {
      edits: [appended('src/host.rs', '\n#[allow(dead_code)]\nfn added(x: u8) -> u8 {\n    return x;\n}\n')],
      findings: [
        {
          gate: 'no-new-clippy',
          code: 'new_warning',
          says: 'clippy::needless_return',
          path: 'src/host.rs',
          line: 'return x;',
        },
      ],
    },
    'a test broken': {
      edits: [replaced('src/targets.rs', 'from_str("riscv64")', 'from_str("riscv32")')],
      findings: [
        {
          gate: 'no-regression',
          code: 'test_regressed',
          says: `${LIB}targets::tests::default_format_to_elf passed`,
          path: 'src/targets.rs',
          line: 'assert_eq!(',
        },
      ],
    },
    'a target removed': {
      edits: [replaced('Cargo.toml', '[lib]\n', '[lib]\ndoctest = false\n')],
      findings: [
        {
          gate: 'no-target-loss',
          code: 'target_lost',
          says: 'target-lexicon/doctest/target_lexicon',
          path: null,
        },
      ],
    },
  },
});
