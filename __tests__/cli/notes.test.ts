import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { check } from '../../src/cli/check.js';
import { serializeEvidence } from '../../src/evidence/evidence-file.js';
import { evidenceOf } from '../collect/floor-scene.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { BEFORE, planWithBaseline } from '../e2e/handed-over.js';
import { PLAN_PATH, planText } from '../e2e/plans.js';

const BASE = 'feat/limiter';
const CHUNK = 'limiter/chunk-clock';
const UNCOMMITTED = 'not committed and';

let fixture: GitFixture;
beforeEach(() => {
  fixture = createRepository();
  fixture.commit({ 'src/lib.rs': '' });
  fixture.commit({ [PLAN_PATH]: planText() }, { branch: BASE, parents: ['main'] });
  fixture.commit({ 'src/clock/a.rs': '' }, { branch: CHUNK, parents: [BASE] });
  fixture.checkout(CHUNK);
});
afterEach(() => fixture.remove());

const write = (name: string) => writeFileSync(join(fixture.dir, name), 'x\n');
/** The notes; whatever they are, the verdict goes to standard output alone and is the same. */
async function notes(...args: readonly string[]): Promise<readonly string[]> {
  const common = ['--repo', fixture.dir, '--floor', 'off', '--format', 'json'];
  const result = await check([...common, ...(args.includes('--base') ? [] : ['--base', BASE]), ...args]);
  expect(JSON.parse(result.stdout)).toMatchObject({ schema_version: 1 });
  expect(result.stderr).toMatch(/^(?:note: .+\n)*$/);
  return result.stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^note: /, ''));
}

describe('check on a work tree', () => {
  it('says nothing where all is committed', async () => {
    expect(await notes()).toEqual([]);
  });

  it('counts the files that are not committed, whose verdict stays that of the commit', async () => {
    const args = ['--repo', fixture.dir, '--floor', 'off', '--base', BASE];
    const before = await check(args);
    write('stray');
    expect(await notes()).toEqual(['1 file is not committed and was not judged.']);
    write('src/lib.rs');
    rmSync(join(fixture.dir, 'src/clock/a.rs'));
    expect(await notes()).toEqual(['3 files are not committed and were not judged.']);
    const after = await check(args);
    expect([after.exitCode, after.stdout]).toEqual([before.exitCode, before.stdout]);
    expect(before.exitCode).toBe(0);
  });

  it('leaves out files that are ignored', async () => {
    write('ignored.log');
    write('.gitignore');
    writeFileSync(join(fixture.dir, '.gitignore'), '*.log\n');
    expect(await notes()).toEqual(['1 file is not committed and was not judged.']);
  });

  it('looks at it only where the head is what is checked out', async () => {
    write('stray');
    expect((await notes('--head', CHUNK)).join()).toMatch(UNCOMMITTED);
    expect((await notes('--head', `refs/heads/${CHUNK}`)).join()).toMatch(UNCOMMITTED);
    expect((await notes('--head', BASE)).join()).not.toMatch(UNCOMMITTED);
    fixture.checkout('main');
    expect((await notes('--head', CHUNK)).join()).not.toMatch(UNCOMMITTED);
  });
});

describe('check beside a baseline', () => {
  // Field log: OWASP/cve-lite-cli#721.
  it('writes no file, whether the code got worse or better than the baseline', async () => {
    fixture.commit(planWithBaseline(), { branch: BASE });
    fixture.commit({ 'src/clock/b.rs': '' }, { branch: CHUNK, parents: [BASE] });
    fixture.checkout(CHUNK);
    const [first = '', ...others] = BEFORE.passed ?? [];
    const [commit_oid, tree_oid] = [fixture.resolve(CHUNK), fixture.resolve(`${CHUNK}^{tree}`)];
    const evidence = join(fixture.gitDir, 'evidence.json');
    for (const [did, expected] of [
      [{ passed: others, failed: [first] }, 1],
      [{ passed: [first, ...others, 'limiter/test/bucket::more'] }, 0],
    ] as const) {
      writeFileSync(evidence, serializeEvidence({ ...evidenceOf(did), commit_oid, tree_oid }));
      const before = contents(fixture.dir);
      const args = ['--repo', fixture.dir, '--base', BASE, '--evidence', evidence, '--run-checks', 'off'];
      const { exitCode, stdout } = await check(args);
      expect([exitCode, stdout]).toEqual([expected, expect.stringContaining('no-regression')]);
      expect(contents(fixture.dir)).toEqual(before);
    }
  });

  /** Every file below a folder, git's own too, with what is in it. */
  const contents = (folder: string) =>
    new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path, readFileSync(path, 'latin1')] as const),
    );
});

describe('check on a huge repository', () => {
  it('spares the comparison of its files with the commit', async () => {
    const files = Array.from({ length: 20_001 }, (_, index) => [`src/clock/${index % 100}/${index}.rs`, '']);
    fixture.commit(Object.fromEntries(files), { branch: CHUNK });
    write('stray');
    expect(await notes()).toEqual([]);
  });
});

describe('check on branches', () => {
  it("says which base was used where one's own differs from origin's", async () => {
    const own = fixture.resolve(BASE);
    const other = fixture.commit(
      { 'src/other.rs': '' },
      { branch: `refs/remotes/origin/${BASE}`, parents: [BASE] },
    );
    const said = [
      `Your own branch ${BASE} (${own.slice(0, 10)}) was used as the base; origin's is another commit (${other.slice(0, 10)}). To use that one: --base origin/${BASE}`,
    ];
    expect(await notes()).toEqual(said);
    expect(await notes('--base', `refs/heads/${BASE}`)).toEqual(said);
    expect(await notes('--base', `origin/${BASE}`)).toEqual([]);
    fixture.git('update-ref', `refs/remotes/origin/${BASE}`, own);
    expect(await notes()).toEqual([]);
  });

  it('asks for a name where the head has none that could say the chunk', async () => {
    fixture.commit({ 'src/clock/b.rs': '' }, { branch: CHUNK });
    const hint = /^The head is on no branch .*: --head-branch NAME or --chunk ID$/;
    const detached = fixture.resolve(`${CHUNK}~1`);
    fixture.checkout(detached);
    expect(await notes()).toEqual([expect.stringMatching(hint)]);
    expect(await notes('--head', detached)).toEqual([expect.stringMatching(hint)]);
    for (const flags of [
      ['--head-branch', CHUNK],
      ['--chunk', 'clock'],
      ['--label', 'chunk:clock'],
    ])
      expect(await notes(...flags)).toEqual([]);
    fixture.checkout(fixture.resolve(CHUNK));
    expect(await notes()).toEqual([]);
  });

  it('says in the headline what to say of chunks that have landed', async () => {
    const chunks = [
      { id: 'bucket', files: ['src/bucket.rs'] },
      { id: 'clock', files: ['src/clock/**'], deps: ['bucket'] },
    ];
    fixture.commit({ [PLAN_PATH]: planText({ chunks }) }, { branch: BASE, parents: ['main'] });
    fixture.commit({ 'src/clock/b.rs': '' }, { branch: CHUNK, parents: [BASE] });
    const { stdout } = await check([
      '--repo',
      fixture.dir,
      '--base',
      BASE,
      '--head',
      CHUNK,
      '--floor',
      'off',
    ]);
    const [headline = ''] = stdout.replace(/\n +|(?<=\S)\n(?=\S)/g, ' ').split('\n');
    expect(headline).toMatch(/dependencies could not be judged: .*: say --landed ID\[,ID…\], or --landed ''/);
  });

  it('says where there is nothing to merge', async () => {
    const same = 'There is nothing to merge: head and base are the same commit.';
    expect(await notes('--head', BASE)).toEqual([same]);
    expect(await notes('--base', CHUNK)).toEqual([same]);
    expect(await notes('--base', CHUNK, '--head', BASE)).toEqual([
      'There is nothing to merge: the base already holds the head.',
    ]);
  });

  it('looks at no work tree where there is none', async () => {
    fixture.git('config', 'core.bare', 'true');
    write('stray');
    expect(await notes()).toEqual([]);
  });
});
