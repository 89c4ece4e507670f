import { describe, expect, it } from '@jest/globals';
import { compileGlobs } from '../../src/changes/scope.js';
import { DEFAULT_PROTECTED, DEFAULT_TEST_PATHS } from '../../src/changes/test-paths.js';

/** A path for each default, which no default before it covers. */
const TESTS: Readonly<Record<string, string>> = {
  '**/test/**': 'x/test/x',
  '**/tests/**': 'x/tests/x',
  '**/Test/**': 'x/Test/x',
  '**/Tests/**': 'x/Tests/x',
  '**/__tests__/**': 'x/__tests__/x',
  '**/e2e/**': 'x/e2e/x',
  '**/testdata/**': 'x/testdata/x',
  '**/*_test.*': 'x/a_test.a',
  '**/*_tests.*': 'x/a_tests.a',
  '**/*.test.*': 'x/a.test.a',
  '**/*.tests.*': 'x/a.tests.a',
  '**/*.spec.*': 'x/a.spec.a',
  '**/test_*.*': 'x/test_a.a',
  '**/tests.rs': 'x/tests.rs',
  '**/*-test.js': 'x/a-test.js',
  '**/*-test.jsx': 'x/a-test.jsx',
  '**/*-test.ts': 'x/a-test.ts',
  '**/*-test.tsx': 'x/a-test.tsx',
  '**/*-spec.js': 'x/a-spec.js',
  '**/*-spec.ts': 'x/a-spec.ts',
  '**/*Spec.js': 'x/aSpec.js',
  '**/*Spec.ts': 'x/aSpec.ts',
  '**/*.cy.js': 'x/a.cy.js',
  '**/*.cy.jsx': 'x/a.cy.jsx',
  '**/*.cy.ts': 'x/a.cy.ts',
  '**/*.cy.tsx': 'x/a.cy.tsx',
  '**/tests.py': 'x/tests.py',
  '**/conftest.py': 'x/conftest.py',
  '**/src/*Test/**': 'x/src/aTest/x',
  '**/*Test.java': 'x/aTest.java',
  '**/*Tests.java': 'x/aTests.java',
  '**/*TestCase.java': 'x/aTestCase.java',
  '**/*IT.java': 'x/aIT.java',
  '**/*Test.kt': 'x/aTest.kt',
  '**/*Tests.kt': 'x/aTests.kt',
  '**/*Test.groovy': 'x/aTest.groovy',
  '**/*Spec.groovy': 'x/aSpec.groovy',
  '**/*Spec.kt': 'x/aSpec.kt',
  '**/*Test.scala': 'x/aTest.scala',
  '**/*Suite.scala': 'x/aSuite.scala',
  '**/*Spec.scala': 'x/aSpec.scala',
  '**/*.Test/**': 'x/a.Test/x',
  '**/*.Tests/**': 'x/a.Tests/x',
  '**/*.UnitTests/**': 'x/a.UnitTests/x',
  '**/*.IntegrationTests/**': 'x/a.IntegrationTests/x',
  '**/*Test.cs': 'x/aTest.cs',
  '**/*Tests.cs': 'x/aTests.cs',
  '**/*Tests.fs': 'x/aTests.fs',
  '**/*.Tests.ps1': 'x/a.Tests.ps1',
  '**/*Tests/**/*.swift': 'x/aTests/x/a.swift',
  '**/*Tests.swift': 'x/aTests.swift',
  '**/*Test.swift': 'x/aTest.swift',
  '**/*Tests.m': 'x/aTests.m',
  '**/spec/**/*.rb': 'x/spec/x/a.rb',
  '**/spec/**/*.cr': 'x/spec/x/a.cr',
  '**/*_spec.rb': 'x/a_spec.rb',
  '**/*_spec.cr': 'x/a_spec.cr',
  '**/*_spec.lua': 'x/a_spec.lua',
  '**/features/**/*.feature': 'x/features/x/a.feature',
  '**/*Test.php': 'x/aTest.php',
  '**/*Spec.php': 'x/aSpec.php',
  '**/*.phpt': 'x/a.phpt',
  '**/*.t': 'x/a.t',
  '**/*_unittest.cc': 'x/a_unittest.cc',
  '**/*_unittest.cpp': 'x/a_unittest.cpp',
  '**/*Test.cpp': 'x/aTest.cpp',
  '**/*Tests.cpp': 'x/aTests.cpp',
  '**/*Spec.hs': 'x/aSpec.hs',
  '**/*_SUITE.erl': 'x/a_SUITE.erl',
  '**/*.bats': 'x/a.bats',
  '**/*.t.sol': 'x/a.t.sol',
  '**/integration_test/**': 'x/integration_test/x',
};

const PROTECTED: Readonly<Record<string, string>> = {
  '.github/**': '.github/x',
  '.cargo/**': '.cargo/x',
  'rust-toolchain': 'rust-toolchain',
  'rust-toolchain.toml': 'rust-toolchain.toml',
  '**/clippy.toml': 'x/clippy.toml',
  '**/.clippy.toml': 'x/.clippy.toml',
  '**/build.rs': 'x/build.rs',
  '.gitattributes': '.gitattributes',
  '.gitmodules': '.gitmodules',
  '.config/nextest.toml': '.config/nextest.toml',
};

describe.each([
  ['test paths', DEFAULT_TEST_PATHS, TESTS],
  ['protected files', DEFAULT_PROTECTED, PROTECTED],
] as const)('each of the default %s', (_what, defaults, examples) => {
  const compiled = compileGlobs(defaults);

  it('has an example here', () => {
    expect(Object.keys(examples)).toEqual(defaults);
  });

  it.each(Object.entries(examples))('%s covers %s', (entry, path) => {
    expect(compiled.ok && compiled.globs.matches(path)).toBe(entry);
  });
});
