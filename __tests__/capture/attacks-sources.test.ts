import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Evidence } from '../../src/evidence/evidence.js';
import type { FileEntries } from '../double/fast-import.js';
import {
  CAPTURE_TIMEOUT_MS,
  capture,
  crate,
  describeWithCargo,
  evidenceOf,
  repositoryOf,
} from './cargo-fixture.js';
import { codes, inTests, passed } from './victim.js';

const LIB = inTests('#[test] fn passes() {}');
const TEST = '#[test] fn only_here() {}\n';

/** Captures a crate in whose work tree there are files that its commit does not have. */
async function captureWith(
  files: FileEntries,
  extra: Readonly<Record<string, string>>,
  prepare: (folder: string) => void = () => {},
): Promise<Evidence> {
  const repository = repositoryOf({ ...crate('victim', { 'src/lib.rs': LIB }), ...files });
  try {
    for (const [path, content] of Object.entries(extra)) {
      mkdirSync(dirname(join(repository.dir, path)), { recursive: true });
      writeFileSync(join(repository.dir, path), content);
    }
    prepare(repository.dir);
    return evidenceOf(await capture(repository));
  } finally {
    repository.remove();
  }
}

describeWithCargo('sources that are none of the commit, with real cargo', () => {
  it(
    'a test file that git ignores, and one in an ignored folder, are refused by name',
    async () => {
      const evidence = await captureWith(
        {
          '.gitignore': '/target\n/tests/loc.rs\n/src/gen/\n',
          'src/lib.rs': `${LIB}\n#[path = "gen/more.rs"]\nmod more;\n`,
        },
        { 'tests/loc.rs': TEST, 'src/gen/more.rs': '' },
      );
      expect(evidence.complete).toBe(false);
      expect(codes(evidence)).toEqual(['source-not-committed']);
      expect(evidence.problems[0]?.message).toBe(
        'The build read src/gen/more.rs, tests/loc.rs, which git ignores and which are no files of the commit. ' +
          'They were there before the build. Commit or remove them, or capture in a fresh clone.',
      );
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'one behind a committed link, and one that is such a link to a committed file, are too',
    async () => {
      const evidence = await captureWith(
        {
          '.gitignore': '/target\n/hidden/\n/tests/b.rs\n',
          'src/lib.rs': `${LIB}\nmod linked;\n`,
          'src/linked.rs': { symlink: '../hidden/linked.rs' },
          'tests/a.rs': TEST,
        },
        { 'hidden/linked.rs': '' },
        (folder) => symlinkSync('a.rs', join(folder, 'tests/b.rs')),
      );
      expect(evidence.problems[0]?.message).toContain(
        'The build read hidden/linked.rs, tests/b.rs, which git ignores',
      );
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'what a build script writes is of the commit, in OUT_DIR and below src; an ignored file that nothing reads is no matter',
    async () => {
      const evidence = await captureWith(
        {
          '.gitignore': '/target\n/src/generated.rs\n/notes.rs\n',
          'src/lib.rs': `${LIB}\nmod generated;\ninclude!(concat!(env!("OUT_DIR"), "/more.rs"));\n`,
          'build.rs':
            'fn main() {\n    std::fs::write("src/generated.rs", "").unwrap();\n    let out = std::env::var("OUT_DIR").unwrap();\n    std::fs::write(out + "/more.rs", "").unwrap();\n}\n',
        },
        { 'notes.rs': 'no Rust', 'target/debug/old.rs': 'no Rust' },
      );
      expect(evidence.problems).toEqual([]);
      expect(passed(evidence)).toEqual(['victim/lib/victim::tests::passes']);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
