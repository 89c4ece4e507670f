import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { findOwnHarnesses } from '../../src/parsers/cargo-manifest.js';
import {
  type CargoTarget,
  expectedTestTargets,
  parseCargoMetadata,
} from '../../src/parsers/cargo-metadata.js';
import { recorded } from './recorded.js';

function workspace() {
  const read = parseCargoMetadata(recorded('metadata.json'));
  if (read.state !== 'known') throw new Error(read.reason);
  return read.value;
}

describe('parseCargoMetadata', () => {
  it('reads folders, members and names', () => {
    const { root, outputFolders, names, packages } = workspace();
    expect([root, outputFolders]).toEqual(['/w/repo', ['/w/target']]);
    expect([...names]).toEqual([
      ['path+file:///w/repo/crates/limiter#0.1.0', 'limiter'],
      ['path+file:///w/repo/crates/macros#0.1.0', 'macros'],
      ['path+file:///w/repo/crates/abi#0.1.0', 'abi'],
    ]);
    expect(packages.map(({ folder }) => folder)).toEqual([
      '/w/repo/crates/limiter',
      '/w/repo/crates/macros',
      '/w/repo/crates/abi',
    ]);
  });

  it('expects the targets that cargo builds as tests, of whatever kind (spec.md, B13)', () => {
    expect(expectedTestTargets(workspace())).toEqual([
      'limiter/lib/limiter',
      'limiter/bin/limiter',
      'limiter/test/aborts',
      'limiter/test/data',
      'limiter/test/forger',
      'macros/proc-macro/macros',
      'abi/rlib/abi',
    ]);
    const doctests = workspace().packages.flatMap(({ targets }) => targets.filter(({ doctest }) => doctest));
    expect(doctests.map(({ name }) => name)).toEqual(['limiter', 'macros', 'abi']);
  });

  it('has the variables that cargo sets for tests', () => {
    expect(workspace().packages[0]?.variables).toMatchObject({
      CARGO_MANIFEST_DIR: '/w/repo/crates/limiter',
      CARGO_PKG_NAME: 'limiter',
      CARGO_PKG_VERSION: '0.1.0',
      CARGO_PKG_VERSION_MAJOR: '0',
      CARGO_PKG_VERSION_PRE: '',
      CARGO_PKG_AUTHORS: '',
    });
  });

  const changed = (change: (value: Record<string, unknown>) => void) => {
    const value = JSON.parse(recorded('metadata.json').toString()) as Record<string, unknown>;
    change(value);
    return parseCargoMetadata(Buffer.from(JSON.stringify(value))).state;
  };

  it('knows a build folder that is not the target folder', () => {
    const value = {
      ...(JSON.parse(recorded('metadata.json').toString()) as object),
      build_directory: '/w/build',
    };
    const read = parseCargoMetadata(Buffer.from(JSON.stringify(value)));
    expect(read.state === 'known' && read.value.outputFolders).toEqual(['/w/target', '/w/build']);
  });

  it('is missing when a part is', () => {
    expect(changed(() => undefined)).toBe('known');
    for (const key of ['workspace_root', 'target_directory', 'workspace_members', 'packages']) {
      expect(changed((value) => delete value[key])).toBe('missing');
    }
    expect(changed((value) => Object.assign(value, { packages: [] }))).toBe('missing');
    expect(changed((value) => Object.assign(value, { packages: [{}] }))).toBe('missing');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          expect(parseCargoMetadata(bytes).state).toBe('missing');
        },
      ),
    );
  });
});

describe('findOwnHarnesses', () => {
  const target = (kind: string, name: string, test = true): CargoTarget => ({
    name,
    kinds: [kind],
    edition: '2021',
    sourcePath: '',
    test,
    doctest: false,
    requiredFeatures: [],
  });
  const targets = [
    target('rlib', 'my_lib'),
    target('bin', 'tool'),
    target('test', 'e2e'),
    target('test', 'disabled', false),
    target('bench', 'speed', false),
    target('bench', 'tested'),
    target('example', 'demo', false),
    target('custom-build', 'build-script-build', false),
  ];

  it.each<[string, unknown, string[]]>([
    ['a library', { lib: { harness: false } }, ['rlib my_lib']],
    ['a test', { test: [{ name: 'e2e', harness: false }] }, ['test e2e']],
    ['a test that is off', { test: [{ name: 'disabled', harness: false }] }, ['test disabled']],
    ['a program', { bin: [{ name: 'tool', harness: false }] }, ['bin tool']],
    ['a bench', { bench: [{ name: 'speed', harness: false }] }, []],
    ['a bench that is a test', { bench: [{ name: 'tested', harness: false }] }, ['bench tested']],
    ['an example', { example: [{ name: 'demo', harness: false }] }, []],
    ['a target that metadata does not know', { test: [{ name: 'gone', harness: false }] }, ['test gone']],
    ['a harness that is on', { lib: { harness: true }, test: [{ name: 'e2e' }] }, []],
    ['nothing', {}, []],
    ['no manifest', 'x', []],
    ['odd tables', { lib: null, test: 'x', bin: [null, [], 5] }, []],
  ])('%s', (_name, manifest, expected) => {
    expect(findOwnHarnesses(manifest, targets).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
  });
});
