import { describe, expect, it } from '@jest/globals';
import { isExcluded, readCargoArguments } from '../../src/capture/cargo-arguments.js';
import { CARGO_ONLY, cargoEnvironment, inheritedEnvironment } from '../../src/capture/cargo-environment.js';

describe('cargo-args', () => {
  it.each([
    [['--features', 'a b', '-F', 'c', '-Fd', '--all-features', '--no-default-features'], []],
    [
      ['--locked', '--offline', '--frozen'],
      ['--locked', '--offline', '--frozen'],
    ],
    [
      ['--config', 'a.b=1', '--config=c.d=2', '-Zx', '-Z', 'y'],
      ['--config', 'a.b=1', '--config=c.d=2', '-Zx', '-Z', 'y'],
    ],
    [['--release', '-r', '--profile=dev', '-j4', '-j', '2', '--jobs=1', '--ignore-rust-version'], []],
  ])('%j are taken, and the part that metadata knows goes to it', (args, metadata) => {
    expect(readCargoArguments(args)).toMatchObject({ state: 'known', value: { build: args, metadata } });
  });

  it('tell what is excluded, and for which targets is built', () => {
    const args = ['--exclude', 'a', '--exclude=b-*', '--target', 'x86_64-unknown-linux-musl'];
    expect(readCargoArguments(args)).toMatchObject({
      value: { excluded: ['a', 'b-*'], targets: ['x86_64-unknown-linux-musl'] },
    });
  });

  it.each([
    [['--exclude'], '`--exclude` lacks its value'],
    [['--locked=true'], '`--locked` takes no value'],
    [['--lib'], '`--lib` is not among them'],
    [['--no-fail-fast'], '`--no-fail-fast` is not among them'],
    [['--features', 'a', 'b'], '`b` is not among them'],
    [[''], '`` is not among them'],
    [['--__proto__'], '`--__proto__` is not among them'],
  ])('%j are refused, with those that are taken', (args, reason) => {
    const read = readCargoArguments(args);
    expect(read).toMatchObject({ state: 'missing', reason: expect.stringContaining(reason) });
    expect(read).toMatchObject({ reason: expect.stringContaining('--all-features') });
  });

  it.each([
    ['limiter', 'limiter', true],
    ['limiter', 'limiter-cli', false],
    ['limiter*', 'limiter-cli', true],
    ['*-cli', 'limiter-cli', true],
    ['l?miter', 'limiter', true],
    ['l?miter', 'lmiter', false],
    ['*a*b', 'xaybzb', true],
    ['*a*b', 'xaybz', false],
    ['', 'limiter', false],
    ['***', '', true],
  ])('the pattern "%s" and the package "%s": %s', (pattern, name, excluded) => {
    expect(isExcluded(name, [pattern])).toBe(excluded);
  });

  it('a pattern of many stars takes no time', () => {
    expect(isExcluded('a'.repeat(5_000), [`${'*a'.repeat(2_000)}*b`])).toBe(false);
  });
});

describe('the environment of what runs', () => {
  const source = {
    PATH: ['/usr/bin', 'relative', '.', '', '/bin'].join(':'),
    HOME: '/home/a',
    LANG: 'C.UTF-8',
    LC_TIME: 'de_DE',
    https_proxy: 'http://proxy',
    NO_PROXY: 'local',
    CARGO_HTTP_TIMEOUT: '3',
    CARGO_NET_RETRY: '4',
    CARGO_REGISTRIES_MY_INDEX: 'sparse+https://index.example/',
    CARGO_REGISTRIES_MY_TOKEN: 'secret',
    CARGO_REGISTRIES_MY_SECRET_KEY: 'secret',
    CARGO_REGISTRY_TOKEN: 'secret',
    CARGO_ENCODED_RUSTFLAGS: '-Awarnings',
    RUSTFLAGS: '-Dwarnings --cfg  x',
    RUSTC_WRAPPER: 'sccache',
    GITHUB_TOKEN: 'secret',
    GITHUB_WORKSPACE: '/w',
    INPUT_PLAN: 'x',
    ACTIONS_RUNTIME_TOKEN: 'secret',
    RUNNER_TEMP: '/t',
    NODE_OPTIONS: '--require x',
    OTHER: 'y',
  };
  const inherited = (extra: readonly string[]) => {
    const read = inheritedEnvironment(source, extra);
    if (read.state === 'missing') throw new Error(read.reason);
    return read.value;
  };

  it('is a list of what may be there, without relative folders in PATH', () => {
    expect(inherited([])).toEqual({
      PATH: '/usr/bin:/bin',
      HOME: '/home/a',
      LANG: 'C.UTF-8',
      LC_TIME: 'de_DE',
      https_proxy: 'http://proxy',
      NO_PROXY: 'local',
      CARGO_HTTP_TIMEOUT: '3',
      CARGO_NET_RETRY: '4',
      CARGO_REGISTRIES_MY_INDEX: 'sparse+https://index.example/',
    });
    expect(inherited(['OTHER', 'ABSENT'])).toMatchObject({ OTHER: 'y' });
  });

  it('has cargo build without flags and wrappers, unless the workflow itself gives flags', () => {
    expect(cargoEnvironment(inherited([]))).toMatchObject({
      CARGO_ENCODED_RUSTFLAGS: '',
      CARGO_ENCODED_RUSTDOCFLAGS: '',
      RUSTC_WRAPPER: '',
      RUSTC_WORKSPACE_WRAPPER: '',
      CARGO_INCREMENTAL: '0',
      CARGO_TERM_COLOR: 'never',
    });
    expect(cargoEnvironment(inherited(['RUSTFLAGS']))).toMatchObject({
      CARGO_ENCODED_RUSTFLAGS: '-Dwarnings\u001f--cfg\u001fx',
    });
    expect(cargoEnvironment(inherited(['CARGO_ENCODED_RUSTFLAGS', 'RUSTFLAGS']))).toMatchObject({
      CARGO_ENCODED_RUSTFLAGS: '-Awarnings',
    });
    expect(CARGO_ONLY).toEqual([
      'CARGO_ENCODED_RUSTFLAGS',
      'CARGO_ENCODED_RUSTDOCFLAGS',
      'RUSTC_WRAPPER',
      'RUSTC_WORKSPACE_WRAPPER',
    ]);
  });

  it.each(['A=B', '', '1A', 'a-b', 'A B', 'RUNNER_TEMP', 'github_token', 'MY_PASSWORD'])(
    'the setting `env` may not name "%s"',
    (name) => {
      expect(inheritedEnvironment(source, [name])).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining('The setting `env` names'),
      });
    },
  );
});
