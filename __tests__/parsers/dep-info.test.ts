import { describe, expect, it } from '@jest/globals';
import { parseDepInfo } from '../../src/parsers/dep-info.js';

describe('what a compilation depended on', () => {
  it('is files and variables, as clippy 0.1.95 writes them', () => {
    const text =
      '/t/victim-88.d: /w/conf/clippy.toml src/a\\ b.rs Cargo.toml\n\n/t/libvictim-88.rmeta: /w/conf/clippy.toml src/a\\ b.rs Cargo.toml\n\n/w/conf/clippy.toml:\nsrc/a\\ b.rs:\nCargo.toml:\n\n# env-dep:CLIPPY_ARGS=\n# env-dep:CLIPPY_CONF_DIR\n# env-dep:NOTE=one\\ntwo=\\\\3\n';
    const { files, variables } = parseDepInfo(text);
    expect(files).toEqual(['/w/conf/clippy.toml', 'src/a b.rs', 'Cargo.toml']);
    expect([...variables]).toEqual([
      ['CLIPPY_ARGS', ''],
      ['CLIPPY_CONF_DIR', null],
      ['NOTE', 'one\ntwo=\\3'],
    ]);
  });

  it.each(['', '\n', ':', '# env-dep:', '\u0000', 'a: b'])('is little in %j, which nobody wrote', (text) => {
    expect(parseDepInfo(text).files.length).toBeLessThanOrEqual(1);
  });
});
