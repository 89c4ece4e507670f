/**
 * Globs of files that are tests by where they lie or what they are called, in the layouts that the common tools of each
 * language look in. Rust needs few of them: what is a test inside of a source file is told by its grammar.
 */
export const DEFAULT_TEST_PATHS: readonly string[] = [
  // Folders, whatever the language.
  '**/test/**',
  '**/tests/**',
  '**/Test/**',
  '**/Tests/**',
  '**/__tests__/**',
  '**/e2e/**',
  '**/testdata/**',
  // Names that several languages share: `x_test.go`, `x_test.dart`, `x.test.ts`, `x.spec.ts`, `test_x.py`, `test_x.c`.
  '**/*_test.*',
  '**/*_tests.*',
  '**/*.test.*',
  '**/*.tests.*',
  '**/*.spec.*',
  '**/test_*.*',
  // Rust: `mod tests;` in a file of its own.
  '**/tests.rs',
  // JavaScript and TypeScript.
  '**/*-test.js',
  '**/*-test.jsx',
  '**/*-test.ts',
  '**/*-test.tsx',
  '**/*-spec.js',
  '**/*-spec.ts',
  '**/*Spec.js',
  '**/*Spec.ts',
  '**/*.cy.js',
  '**/*.cy.jsx',
  '**/*.cy.ts',
  '**/*.cy.tsx',
  // Python.
  '**/tests.py',
  '**/conftest.py',
  // Java, Kotlin, Groovy, Scala; source sets such as `src/integrationTest` and `src/commonTest`.
  '**/src/*Test/**',
  '**/*Test.java',
  '**/*Tests.java',
  '**/*TestCase.java',
  '**/*IT.java',
  '**/*Test.kt',
  '**/*Tests.kt',
  '**/*Test.groovy',
  '**/*Spec.groovy',
  '**/*Spec.kt',
  '**/*Test.scala',
  '**/*Suite.scala',
  '**/*Spec.scala',
  // C#, F# and PowerShell; .NET's test projects are folders such as `Billing.Tests`.
  '**/*.Test/**',
  '**/*.Tests/**',
  '**/*.UnitTests/**',
  '**/*.IntegrationTests/**',
  '**/*Test.cs',
  '**/*Tests.cs',
  '**/*Tests.fs',
  '**/*.Tests.ps1',
  // Swift and Objective-C.
  '**/*Tests/**/*.swift',
  '**/*Tests.swift',
  '**/*Test.swift',
  '**/*Tests.m',
  // Ruby, PHP, Perl, Lua, Crystal.
  '**/spec/**/*.rb',
  '**/spec/**/*.cr',
  '**/*_spec.rb',
  '**/*_spec.cr',
  '**/*_spec.lua',
  '**/features/**/*.feature',
  '**/*Test.php',
  '**/*Spec.php',
  '**/*.phpt',
  '**/*.t',
  // C and C++.
  '**/*_unittest.cc',
  '**/*_unittest.cpp',
  '**/*Test.cpp',
  '**/*Tests.cpp',
  // Haskell, Erlang, shell, Solidity, Flutter.
  '**/*Spec.hs',
  '**/*_SUITE.erl',
  '**/*.bats',
  '**/*.t.sol',
  '**/integration_test/**',
];

/** Globs of the files that steer how a change is validated; only a chunk that names one literally may change it (spec: "protected-files"). */
export const DEFAULT_PROTECTED: readonly string[] = [
  '.github/**',
  '.cargo/**',
  'rust-toolchain',
  'rust-toolchain.toml',
  '**/clippy.toml',
  '**/.clippy.toml',
  '**/build.rs',
  '.gitattributes',
  '.gitmodules',
  '.config/nextest.toml',
];
