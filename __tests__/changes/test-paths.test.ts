import { describe, expect, it } from '@jest/globals';
import { compileGlobs } from '../../src/changes/scope.js';
import { DEFAULT_PROTECTED, DEFAULT_TEST_PATHS } from '../../src/changes/test-paths.js';

function matcher(entries: readonly string[]): (path: string) => string | null {
  const compiled = compileGlobs(entries);
  if (!compiled.ok) throw new Error('the defaults must compile');
  return compiled.globs.matches;
}

const isTest = matcher(DEFAULT_TEST_PATHS);
const isProtected = matcher(DEFAULT_PROTECTED);

/** Paths of real projects' layouts, by language. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  Rust: [
    'tests/api.rs',
    'crates/core/tests/common/mod.rs',
    'src/parser/tests.rs',
    'src/parser_test.rs',
    'src/test/mod.rs',
  ],
  JavaScript: [
    '__tests__/a.js',
    'src/a/__tests__/b.tsx',
    'src/a.test.ts',
    'src/a.spec.mjs',
    'test/a.js',
    'cypress/e2e/a.cy.js',
    'app/a-test.js',
    'spec/aSpec.js',
    'e2e/app.e2e-spec.ts',
  ],
  Python: ['tests/test_a.py', 'pkg/test_a.py', 'pkg/a_test.py', 'shop/tests.py', 'conftest.py'],
  Go: ['pkg/a_test.go', 'pkg/testdata/golden.json'],
  Java: [
    'src/test/java/org/ATest.java',
    'core/src/test/resources/a.xml',
    'src/integrationTest/java/A.java',
    'a/AIT.java',
  ],
  Kotlin: ['app/src/androidTest/java/A.kt', 'lib/src/commonTest/kotlin/A.kt', 'a/ATest.kt'],
  'C#': ['Billing.Tests/InvoiceTests.cs', 'src/Billing.UnitTests/Helpers.cs', 'test/Billing.Test/A.cs'],
  PowerShell: ['src/Module.Tests.ps1'],
  Swift: ['Tests/AppTests/ATests.swift', 'AppUITests/Helper.swift'],
  Ruby: ['spec/models/a_spec.rb', 'spec/spec_helper.rb', 'test/models/a_test.rb', 'features/a/b.feature'],
  PHP: ['tests/Unit/ATest.php', 'Zend/tests/a.phpt'],
  C: ['tests/a.c', 'src/a_test.cc', 'base/a_unittest.cc', 'test_a.c'],
  Dart: ['test/a_test.dart', 'integration_test/app.dart'],
  Elixir: ['test/a_test.exs'],
  Scala: ['src/test/scala/ASpec.scala', 'a/ASuite.scala'],
  Haskell: ['test/ASpec.hs'],
  Perl: ['t/basic.t'],
  Shell: ['a.bats', 'scripts/a_test.sh'],
  Solidity: ['contracts/A.t.sol'],
};

describe('the default test paths', () => {
  it.each(Object.entries(TESTS))('know tests in %s', (_, paths) => {
    expect(paths.filter((path) => isTest(path) === null)).toEqual([]);
  });

  it('leave everything else alone', () => {
    const others = [
      'src/lib.rs',
      'src/latest_run.rs',
      'src/contest/mod.rs',
      'src/contest.rs',
      'src/attest/a.go',
      'src/protest.ts',
      'src/latest.test',
      'src/testing.rs',
      'src/test.rs',
      'src/tester/a.rs',
      'benches/a.rs',
      'examples/a.rs',
      'Testimonials.tsx',
      'src/Contest.java',
      'src/Latest.java',
      'src/Latest.cs',
      'src/Testimonial.java',
      'spec/openapi.yaml',
      'docs/spec/a.md',
      'openapi-spec.yaml',
      'api_spec.yaml',
      'a.spec',
      'greatest.py',
      'fastest_path.py',
      'pytest.ini',
      'jest.config.js',
      'src/e2e.ts',
      'README.md',
      'testdata.json',
      'tests',
      'test',
      '.github/workflows/test.yml',
    ];
    expect(others.filter((path) => isTest(path) !== null)).toEqual([]);
  });

  it('hold no entry twice', () => {
    expect(new Set(DEFAULT_TEST_PATHS).size).toBe(DEFAULT_TEST_PATHS.length);
  });
});

describe('the default protected files', () => {
  it.each([
    '.github/workflows/ci.yml',
    '.github/x',
    '.cargo/config.toml',
    'rust-toolchain',
    'rust-toolchain.toml',
    'clippy.toml',
    'crates/a/clippy.toml',
    '.clippy.toml',
    'crates/a/.clippy.toml',
    'build.rs',
    'crates/a/build.rs',
    '.gitattributes',
    '.gitmodules',
    '.config/nextest.toml',
  ])('hold %s', (path) => {
    expect(isProtected(path)).not.toBeNull();
  });

  it.each([
    'src/lib.rs',
    'github/x',
    'src/rebuild.rs',
    'crates/a/rust-toolchain',
    'docs/.gitattributes',
    'myclippy.toml',
  ])('leave %s alone', (path) => {
    expect(isProtected(path)).toBeNull();
  });
});
