import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { type Clone, openClone } from '../../src/capture/git.js';
import { configWithoutPrograms } from '../../src/capture/git-programs.js';
import { gitRunner } from '../../src/capture/git-run.js';
import { withWorktree } from '../../src/capture/worktree.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { runGitSync } from '../double/git-process.js';
import { valueIn } from './known-value.js';

const folder = mkdtempSync(join(tmpdir(), 'plan-gate-hostile-'));
const owned = join(folder, 'owned');
const program = join(folder, 'program');
writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> '${owned}'\ncat\n`, { mode: 0o755 });
const fixtures: GitFixture[] = [];
afterAll(() => {
  for (const fixture of fixtures) fixture.remove();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => rmSync(owned, { force: true }));

interface Scene {
  readonly fixture: GitFixture;
  readonly base: string;
  readonly head: string;
}

function scene(): Scene {
  const fixture = createRepository();
  fixtures.push(fixture);
  const attributes = '* filter=evil diff=evil merge=evil\n*.odd filter=e=v.i\n';
  const base = fixture.commit({ 'a.txt': 'one\n', 'b.odd': 'x\n', '.gitattributes': attributes });
  const head = fixture.commit({ 'a.txt': 'two\n' });
  fixture.checkout('main');
  return { fixture, base, head };
}

/** Every setting that names a program and that any of our commands could come across. */
function plant({ fixture }: Scene): void {
  const config = `
[core]
	fsmonitor = ${program}
	pager = ${program}
	editor = ${program}
	askPass = ${program}
	sshCommand = ${program}
	gitProxy = ${program}
	alternateRefsCommand = ${program}
	hooksPath = ${folder}/hooks
[diff]
	external = ${program}
	renames = copies
	orderFile = /dev/null
	noprefix = true
[diff "evil"]
	command = ${program}
	textconv = ${program}
[filter "evil"]
	clean = ${program}
	smudge = ${program}
	required = true
[filter "e=v.i"]
	process = ${program}
	required
[merge "evil"]
	driver = ${program}
[gpg]
	program = ${program}
[log]
	showSignature = true
[credential]
	helper = !${program}
[alias]
	ls-tree = !${program}
	diff-tree = !${program}
	cat-file = !${program}
[hook "evil"]
	event = post-index-change
	command = ${program}
[extensions]
	partialClone = origin
[remote "origin"]
	url = ext::${program} %S
	uploadpack = ${program}
	promisor = true
[protocol]
	allow = always
[status]
	showUntrackedFiles = no
	submoduleSummary = true
`;
  appendFileSync(join(fixture.gitDir, 'config'), config);
  mkdirSync(join(fixture.gitDir, 'info'), { recursive: true });
  writeFileSync(join(fixture.gitDir, 'info/attributes'), '* filter=evil diff=evil\n');
  mkdirSync(join(folder, 'hooks'), { recursive: true });
  for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction', 'fsmonitor-watchman']) {
    writeFileSync(join(folder, 'hooks', hook), `#!/bin/sh\necho ${hook} >> '${owned}'\n`, { mode: 0o755 });
  }
  // A time that the index does not know: git has to look at the content, and so to run the filter.
  utimesSync(join(fixture.dir, 'a.txt'), 1, 1);
  utimesSync(join(fixture.dir, 'b.odd'), 1, 1);
}

async function useEverything(clone: Clone, { base, head }: Scene): Promise<void> {
  const absent = '0123456789'.repeat(4);
  expect(valueIn(await clone.resolve('main'))).toBe(head);
  expect(valueIn(await clone.resolve(absent))).toBeNull();
  expect(await clone.has(absent)).toBe(false);
  expect(valueIn(await clone.currentBranch())).toBe('main');
  expect(valueIn(await clone.branchesAt(head))).toEqual(['main']);
  expect(valueIn(await clone.mergeBase(base, head))).toBe(base);
  expect(valueIn(await clone.changedFiles(base, head)).map((file) => file.path)).toEqual(['a.txt']);
  expect(valueIn(await clone.listFiles(head, ''))).toHaveLength(3);
  const read = valueIn(await clone.readFiles(head, ['a.txt'], 100)).get('a.txt');
  expect(read).toEqual({ state: 'bytes', bytes: Buffer.from('two\n') });
  expect((await clone.readBlobs([absent], 100)).state).toBe('missing');
  expect(valueIn(await clone.treeOid(head))).toMatch(/^[0-9a-f]{40}$/);
}

describe('a hostile repository', () => {
  it('would have git run its programs', () => {
    const it = scene();
    plant(it);
    runGitSync(it.fixture.dir, ['-c', 'core.fsmonitor=false', 'status', '--porcelain']);
    expect(existsSync(owned)).toBe(true);
  });

  it('has none of them run by any question, and no answer changed', async () => {
    const hostile = scene();
    plant(hostile);
    const clone = valueIn(await openClone(hostile.fixture.dir));
    await useEverything(clone, hostile);
    expect(existsSync(owned)).toBe(false);
    const status = valueIn(await clone.statusIsClean());
    expect(existsSync(owned)).toBe(false);
    // `cat` changes nothing, so what a filter that ran would leave clean is clean without it.
    expect(status).toMatchObject({ clean: true, commit: hostile.head });
  });

  // Field log: tj-actions/changed-files#2880, jhudsl/OTTR_Template#705.
  it('has none run by a name from a pull request', async () => {
    const fixture = createRepository();
    fixtures.push(fixture);
    const names = [
      `--ext-diff`,
      `--output=${owned}`,
      `$(${program})`,
      `|${program}`,
      `;${program};`,
      `--upload-pack=x`,
    ];
    const base = fixture.commit({ keep: '1' });
    const head = fixture.commit(Object.fromEntries(names.map((name) => [name.replaceAll('/', '_'), '2'])));
    const clone = valueIn(await openClone(fixture.dir));
    const paths = valueIn(await clone.changedFiles(base, head)).map((file) => file.path);
    expect(paths).toHaveLength(names.length);
    const read = valueIn(await clone.readFiles(head, paths, 10));
    expect([...read.values()].every((content) => content.state === 'bytes')).toBe(true);
    for (const name of names) expect(valueIn(await clone.resolve(name))).toBeNull();
    expect(existsSync(owned)).toBe(false);
  });
});

/** Keys of which only the name is odd; each is a filter or a place where one may be named. */
const FILTERS: readonly (readonly [name: string, attribute: string])[] = [
  ['', ''],
  ['.', '.'],
  ['a.b.c', 'a.b.c'],
  ['UPPER', 'UPPER'],
  ['clean', 'clean'],
  ['e=v"i\\l', 'e=v"i\\l'],
  ['é', 'é'],
  ['[x]', '[x]'],
];

describe('a filter whose name is', () => {
  /** A repository whose work tree is another than the commit's, which the filter would hide. */
  function hidden(attribute: string, configure: (fixture: GitFixture) => void) {
    const fixture = createRepository();
    fixtures.push(fixture);
    const commit = fixture.commit({ 'a.rs': 'committed\n' });
    fixture.checkout('main');
    mkdirSync(join(fixture.gitDir, 'info'), { recursive: true });
    writeFileSync(join(fixture.gitDir, 'info/attributes'), `*.rs filter=${attribute}\n`);
    configure(fixture);
    writeFileSync(join(fixture.dir, 'a.rs'), 'it passes\n');
    return { fixture, commit };
  }
  const hiding = () => `'${program}' >/dev/null; git show HEAD:%f`;

  async function expectUnused({ fixture, commit }: { fixture: GitFixture; commit: string }) {
    rmSync(owned, { force: true });
    const clone = valueIn(await openClone(fixture.dir));
    expect(valueIn(await clone.statusIsClean())).toMatchObject({ clean: false, changed: ['a.rs'] });
    const temporaryFolder = mkdtempSync(join(folder, 'worktrees-'));
    const text = await withWorktree({ clone, commit, temporaryFolder }, async (directory) =>
      readFileSync(join(directory, 'a.rs'), 'utf8'),
    );
    expect(text).toEqual({ state: 'known', value: 'committed\n' });
    expect(existsSync(owned)).toBe(false);
    // Git by itself takes the one for the other, which is of the same size.
    expect(fixture.git('status', '--porcelain')).toBe('');
    expect(existsSync(owned)).toBe(true);
  }

  it.each(FILTERS)('%j is not run, and hides no change', async (name, attribute) => {
    const scene = hidden(attribute, (fixture) => {
      fixture.git('config', `filter.${name}.clean`, hiding());
      fixture.git('config', `filter.${name}.smudge`, program);
    });
    await expectUnused(scene);
  });

  it('of a configuration that is included, or of the work tree’s own, is not run either', async () => {
    const included = hidden('inc', (fixture) => {
      writeFileSync(join(fixture.gitDir, 'more'), '');
      runGitSync(fixture.dir, ['config', '-f', join(fixture.gitDir, 'more'), 'filter.inc.clean', hiding()]);
      fixture.git('config', 'includeIf.gitdir:**.path', 'more');
    });
    await expectUnused(included);
    const own = hidden('own', (fixture) => {
      fixture.git('config', 'extensions.worktreeConfig', 'true');
      fixture.git('config', '--worktree', 'filter.own.clean', hiding());
    });
    await expectUnused(own);
  });

  it('that of a configured hook’s is switched off by name, and the events by theirs', async () => {
    const { fixture } = hidden('x', (of) => {
      for (const name of ['', 'a.b', 'post-checkout']) of.git('config', `hook.${name}.command`, program);
    });
    const run = gitRunner({ gitPath: 'git', cwd: fixture.dir, timeoutMs: 60_000 });
    const off = valueIn(await configWithoutPrograms(run)).filter(([key]) => key.startsWith('hook.'));
    expect(off.map(([key, value]) => `${key}=${value}`).sort()).toEqual([
      'hook..enabled=false',
      'hook.a.b.enabled=false',
      'hook.post-checkout.enabled=false',
      'hook.post-index-change.enabled=false',
      'hook.reference-transaction.enabled=false',
    ]);
  });
});

describe('an object that a partial clone lacks', () => {
  it.each(['none', 'no', ''])(
    'is not asked of a transport "%s" that an alias stands for',
    async (transport) => {
      const fixture = createRepository();
      fixtures.push(fixture);
      fixture.commit({ a: '1' });
      const config = `[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\turl = x\n\tpromisor = true\n\tvcs = "${transport}"\n`;
      appendFileSync(
        join(fixture.gitDir, 'config'),
        `${config}[alias]\n\tremote-${transport} = !${program}\n`,
      );
      fixture.git('config', 'core.repositoryformatversion', '1');
      const run = gitRunner({ gitPath: 'git', cwd: fixture.dir, timeoutMs: 60_000 });
      // As in a git before 2.44, which knows no such switch.
      const env = { GIT_NO_LAZY_FETCH: '0' };
      const answer = await run({ args: ['cat-file', '-p', '0123456789'.repeat(4)], env });
      expect(answer.state).toBe('missing');
      expect(existsSync(owned)).toBe(false);
    },
  );
});

describe('the environment of whoever calls', () => {
  const inherited = { ...process.env };
  afterEach(() => {
    for (const name of Object.keys(process.env)) if (!(name in inherited)) delete process.env[name];
    Object.assign(process.env, inherited);
  });

  it('turns git to no other repository, index, object store, configuration or program', async () => {
    const subject = scene();
    const other = createRepository();
    fixtures.push(other);
    other.commit({ other: 'x' }, { branch: 'main' });
    Object.assign(process.env, {
      GIT_DIR: other.gitDir,
      GIT_WORK_TREE: other.dir,
      GIT_COMMON_DIR: other.gitDir,
      GIT_INDEX_FILE: join(other.gitDir, 'index'),
      GIT_OBJECT_DIRECTORY: join(other.gitDir, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: join(other.gitDir, 'objects'),
      GIT_NAMESPACE: 'elsewhere',
      GIT_CEILING_DIRECTORIES: subject.fixture.dir,
      GIT_CONFIG_GLOBAL: join(other.gitDir, 'config'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: program,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${program}'`,
      GIT_EXTERNAL_DIFF: program,
      GIT_PAGER: program,
      GIT_SSH_COMMAND: program,
      GIT_ASKPASS: program,
      GIT_EXEC_PATH: folder,
      GIT_TRACE: owned,
      GIT_TRACE2_EVENT: owned,
      GIT_SHALLOW_FILE: '/dev/zero',
      GIT_GLOB_PATHSPECS: '1',
      GIT_DEFAULT_HASH: 'sha256',
      GIT_REPLACE_REF_BASE: 'refs/heads/',
      LC_ALL: 'de_DE.UTF-8',
    });
    const clone = valueIn(await openClone(subject.fixture.dir));
    expect(clone.directory).toBe(subject.fixture.dir);
    await useEverything(clone, subject);
    expect(valueIn(await clone.statusIsClean()).clean).toBe(true);
    expect(existsSync(owned)).toBe(false);
  });
});
