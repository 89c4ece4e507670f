import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reserveFile } from '../../src/capture/capture-file.js';
import type { CaptureProgress } from '../../src/capture/capture-request.js';
import { progressLine } from '../../src/capture/progress-text.js';
import { capture, crate, repositoryOf, temporaryFolder } from './cargo-fixture.js';

const PASSES = '#[cfg(test)]\nmod tests {\n    #[test]\n    fn passes() {}\n}\n';

describe('a capture that cannot begin says why', () => {
  it('without a Cargo workspace: what was looked for, and what to set', async () => {
    const repository = repositoryOf({ 'README.md': 'no code\n', 'docs/a.md': 'a\n' });
    for (const [workspace, where] of [
      ['', 'at the top of the repository'],
      ['docs', 'in `docs`'],
    ] as const) {
      const captured = await capture(repository, { workspace });
      expect(captured).toMatchObject({ state: 'missing', kind: 'incomplete-evidence' });
      expect(captured).toMatchObject({
        reason: expect.stringContaining(`There is no Cargo workspace ${where}`),
      });
      expect(captured).toMatchObject({ reason: expect.stringContaining('Set `working-directory`') });
      expect(captured).toMatchObject({ reason: expect.stringContaining('--working-directory DIR') });
    }
    repository.remove();
    const below = repositoryOf({ 'core/Cargo.toml': '', 'docs/a.md': 'a\n' });
    expect(await capture(below)).toMatchObject({
      reason: expect.stringContaining(
        'There is one in `core`: set `working-directory` to it (on the command line',
      ),
    });
    expect(await capture(below)).toMatchObject({
      reason: expect.stringContaining('--working-directory core)'),
    });
    below.remove();
  });

  it('in a work tree that is not its commit', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    writeFileSync(join(repository.dir, 'src/lib.rs'), '');
    writeFileSync(join(repository.dir, 'new.rs'), '');
    const events: CaptureProgress[] = [];
    const progress = (event: CaptureProgress) => events.push(event);
    expect(await capture(repository, { progress })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('src/lib.rs is changed, new.rs is not tracked'),
    });
    expect(events.map(progressLine)).toEqual([
      null,
      expect.stringMatching(/^✗ check that the work tree is the commit /),
    ]);
    repository.remove();
  });

  it('at another commit than the one that is asked for', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    const commit = '0123456789'.repeat(4);
    expect(await capture(repository, { commit })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(`but evidence is needed for ${commit}`),
    });
    repository.remove();
  });

  it.each([
    ['out of the repository', '..', 'which is no folder of the repository'],
    ['through a symlink out of the repository', 'out', 'which is no folder of the repository'],
    ['nowhere', 'nowhere', 'which is no folder of the repository'],
  ])('where `working-directory` leads %s', async (_, workspace, reason) => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    symlinkSync('/', join(repository.dir, 'out'));
    expect(await capture(repository, { workspace })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining(reason),
    });
    repository.remove();
  });

  it('with arguments that it does not take, or a variable that it must not hand on', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    for (const args of [
      ['--no-run'],
      ['--', '--skip', 'x'],
      ['-p', 'c'],
      ['--message-format=human'],
      ['+nightly'],
      ['--target-dir', '/x'],
      ['--features'],
    ]) {
      expect(await capture(repository, { cargoArgs: args })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining('`cargo-args` takes --features'),
      });
    }
    for (const name of [
      'GITHUB_TOKEN',
      'INPUT_X',
      'ACTIONS_RUNTIME_URL',
      'NPM_TOKEN',
      'CARGO_REGISTRIES_MY_TOKEN',
      'DB_PASSWORD',
    ]) {
      expect(await capture(repository, { extraEnvironment: [name] })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining(name),
      });
    }
    repository.remove();
  });

  it('without cargo', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    const empty = temporaryFolder('empty');
    const environment = { PATH: `relative:${empty.path}`, HOME: empty.path };
    expect(await capture(repository, { environment })).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('No folder of PATH holds `cargo`'),
    });
    empty.remove();
    repository.remove();
  });

  it('where temporary folders would lie in the work tree, or nowhere', async () => {
    const repository = repositoryOf(crate('c', { 'src/lib.rs': PASSES }));
    mkdirSync(join(repository.dir, 'target'));
    for (const folder of [join(repository.dir, 'target'), '/no/such/folder']) {
      expect(await capture(repository, { temporaryFolder: folder })).toMatchObject({
        state: 'missing',
        reason: expect.stringContaining(`Temporary folders cannot be made in ${folder}`),
      });
    }
    repository.remove();
  });
});

describe('a file for evidence', () => {
  it('is there whole or not at all, and never an earlier run’s', async () => {
    const base = temporaryFolder('file');
    const path = join(base.path, 'below/evidence.json');
    const first = await reserveFile(path);
    expect(existsSync(path)).toBe(false);
    expect(first.state === 'known' && (await first.value.write('one'))).toEqual({
      state: 'known',
      value: null,
    });
    expect(readFileSync(path, 'utf8')).toBe('one');
    // What a run left that was killed as it wrote, and a file that only looks like it.
    writeFileSync(`${path}.00000000-0000-4000-8000-000000000000.partial`, '{"complete":true');
    writeFileSync(`${path}.mine.partial`, '');
    await reserveFile(path);
    expect(readdirSync(join(base.path, 'below'))).toEqual(['evidence.json.mine.partial']);
    expect(await reserveFile(base.path)).toMatchObject({
      state: 'missing',
      reason: expect.stringContaining('could not be written'),
    });
    base.remove();
  });
});
