import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ownPin } from '../../src/cli/init-pin.js';
import { fillWorkflow, WORKFLOWS } from '../../src/cli/init-workflow.js';
import { writeFiles } from '../../src/cli/init-write.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { parseSnapshot } from '../../src/evidence/snapshot-file.js';
import { parsePlan } from '../../src/plan/parse-plan.js';
import { CAPTURE_TIMEOUT_MS, crate, describeWithCargo } from '../capture/cargo-fixture.js';
import { createRepository, type GitFixture } from '../double/git-fixture.js';
import { workflowProblems } from '../workflow-language.js';
import { CLI, ROOT, runCli } from './cli-process.js';

const PLAN = '.taskfleet/plan.v1.json';
const BASELINE = '.taskfleet/baseline.json';
const WORKFLOW = '.github/workflows/plan-gate.yml';
const CAPTURE_WORKFLOW = '.github/workflows/plan-gate-capture.yml';
const PIN = 'abcdef0123456789abcdef0123456789abcdef01';
const LAYOUTS = ['a', 'b', 'c', 'c-app'];

let fixture: GitFixture;
beforeEach(() => {
  fixture = createRepository();
});
afterEach(() => fixture.remove());

const start = (files: Parameters<GitFixture['commit']>[0] = { 'README.md': 'x\n', 'src/a.js': 'x\n' }) => {
  fixture.commit(files);
  fixture.checkout('main');
};
const at = (path: string) => join(fixture.dir, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const init = (...args: readonly string[]) => runCli(['init', '--repo', fixture.dir, ...args]);
const plan = () => {
  const parsed = parsePlan(readFileSync(at(PLAN)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.plan;
};
/** Commits the work tree on the branch that is checked out. */
const commitAll = (message: string) => {
  fixture.git('add', '--all');
  fixture.git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', message);
};
/** Every file of the work tree. */
const tree = () =>
  readdirSync(fixture.dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^\.git(?:\/|$)/.test(path))
    .toSorted();

/** Files of plan-gate that a text speaks of as if the repository had them. */
const deadNames = (text: string) => text.match(/(?<![\w/])docs\/[\w-]+\.md|layout-[\w-]+\.yml/g) ?? [];

describe('plan-gate init, with the floor off', () => {
  it.each(LAYOUTS)('layout %s: writes workflows that GitHub takes and doctor lets stand', async (layout) => {
    start();
    const { exitCode, stdout, stderr } = await init('--layout', layout, '--pin', PIN);
    expect([exitCode, stderr]).toEqual([0, '']);
    const workflows = layout.startsWith('c') ? [CAPTURE_WORKFLOW, WORKFLOW] : [WORKFLOW];
    expect(readdirSync(at('.github/workflows')).toSorted()).toEqual(
      workflows.map((path) => basename(path)).toSorted(),
    );
    for (const path of workflows) {
      expect(stdout).toContain(`  ${path}\n`);
      expect(await workflowProblems(read(path), path)).toEqual([]);
      expect(read(path)).not.toMatch(/1{40}|evidence|mode: capture|actions\/checkout/);
      expect(deadNames(read(path))).toEqual([]);
    }
    const jobs = Object.values<{ steps: { uses?: string; with?: Record<string, string> }[] }>(
      parse(read(WORKFLOW)).jobs,
    );
    const gates = jobs
      .flatMap(({ steps }) => steps)
      .filter((step) => step.uses?.startsWith('taskfleet/plan-gate@') === true);
    expect(gates.filter((step) => step.with?.mode === undefined)).toMatchObject([
      { uses: `taskfleet/plan-gate@${PIN}`, with: { floor: 'off' } },
    ]);
    for (const step of gates.filter((each) => each.with?.mode !== undefined))
      expect([step.with?.mode, step.with?.floor]).toEqual(['withdraw', undefined]);
    expect(existsSync(at(BASELINE))).toBe(false);
    fixture.git('add', '--all');
    const doctor = await runCli(['doctor', '--directory', fixture.dir, '--format', 'json']);
    expect(
      JSON.parse(doctor.stdout).findings.filter(({ effect }: { effect: string }) => effect !== 'hint'),
    ).toEqual([]);
    expect(doctor.exitCode).toBe(0);
  });

  it('writes a plan that is valid and fits the repository', async () => {
    start({ 'package.json': '{}\n', 'lib/a.js': 'x\n', 'test/a.js': 'x\n', 'docs/a.md': 'x\n' });
    await init('--slug', 'limits');
    expect(plan().feature).toEqual({
      slug: 'limits',
      source_branch: 'main',
      integration_branch: 'feat/limits',
    });
    expect(plan().chunks).toMatchObject([
      { files_touched: ['lib/**', 'test/**'], checks: [{ run: 'npm test' }] },
    ]);
  });

  it('says a check that fails where nothing tells how to test', async () => {
    start({ 'notes.txt': 'x\n' });
    await init();
    expect(plan().chunks[0]?.checks[0]?.run).toBe('false');
  });

  it('goes by the branch that is checked out, where it is not the default one', async () => {
    start();
    fixture.git('switch', '--quiet', '-c', 'feat/rate-limiter');
    await init();
    expect(plan().feature).toEqual({
      slug: 'rate-limiter',
      source_branch: 'main',
      integration_branch: 'feat/rate-limiter',
    });
  });

  it('goes by what origin calls its default branch', async () => {
    start();
    fixture.git('branch', 'stable');
    fixture.git('update-ref', 'refs/remotes/origin/stable', 'HEAD');
    fixture.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/stable');
    fixture.git('switch', '--quiet', 'stable');
    await init('--integration-branch', 'next/queue');
    expect(plan().feature).toEqual({
      slug: 'queue',
      source_branch: 'stable',
      integration_branch: 'next/queue',
    });
  });

  it('works where nothing is committed, and where HEAD is detached', async () => {
    expect((await init('--slug', 'one')).exitCode).toBe(0);
    expect(plan().feature.source_branch).toBe('main');
    fixture.git('add', '--all');
    start();
    fixture.git('switch', '--quiet', '--detach', 'main');
    rmSync(at('.taskfleet'), { recursive: true, force: true });
    rmSync(at('.github'), { recursive: true, force: true });
    expect((await init('--slug', 'two')).exitCode).toBe(0);
    expect(plan().feature).toMatchObject({ source_branch: 'main', integration_branch: 'feat/two' });
  });

  it('leaves the placeholder, and says so, where it does not run from a checkout of plan-gate', async () => {
    start();
    const copy = mkdtempSync(join(tmpdir(), 'plan-gate-copy-'));
    try {
      // The bundle's shape: the script and docs/ side by side.
      for (const part of ['src', 'docs', 'node_modules', 'package.json', 'schemas', '__tests__/capture'])
        mkdirSync(join(copy, part, '..'), { recursive: true });
      for (const part of ['src', 'docs', 'node_modules', 'package.json', 'schemas'])
        symlinkSync(join(ROOT, part), join(copy, part));
      writeFileSync(join(copy, 'run.ts'), `import ${JSON.stringify(join(ROOT, 'src/cli.ts'))};\n`);
      const args = [...CLI.slice(0, -1), join(copy, 'run.ts'), 'init', '--repo', fixture.dir];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([status, stdout.match(/40 ones/g)]).toEqual([0, ['40 ones']]);
      expect(read(WORKFLOW)).toContain(`taskfleet/plan-gate@${'1'.repeat(40)}`);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('pins the commit of its own checkout where it runs from one', async () => {
    start();
    const { stdout, stderr } = await init();
    const own = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
    expect(read(WORKFLOW)).toMatch(new RegExp(`taskfleet/plan-gate@${own || '1{40}'} # `));
    expect(stdout.includes('40 ones')).toBe(own === '');
    const tags = spawnSync('git', ['tag', '--points-at', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout;
    expect(/is no release/.test(stderr)).toBe(own !== '' && !/^v\d+\.\d+\.\d+$/m.test(tags));
  });

  it('doubts the commit of a clone that is no release, or whose dist/ is changed', async () => {
    fixture.commit({ 'action.yml': 'name: plan-gate\n', 'dist/cli/index.js': '//\n' });
    fixture.checkout('main');
    const script = at('dist/cli/index.js');
    expect(await ownPin(script)).toMatchObject({ commit: fixture.resolve('main'), doubt: 'no release' });
    fixture.git('tag', 'v1');
    expect((await ownPin(script))?.doubt).toBe('no release');
    writeFileSync(script, '// mine\n');
    expect((await ownPin(script))?.doubt).toBe('no release, and not what runs here, since dist/ is changed');
    fixture.git('tag', 'v1.2.3');
    expect((await ownPin(script))?.doubt).toBe('not what runs here, since dist/ is changed');
    fixture.git('checkout', '--quiet', '--', 'dist');
    expect((await ownPin(script))?.doubt).toBe(null);
    expect((await init('--pin', PIN)).stderr).toBe('');
  });
});

describe('plan-gate init where something is in the way', () => {
  it('writes nothing at all, and names what is there', async () => {
    start({ 'a.js': 'x\n', [WORKFLOW]: 'on: push\n', [PLAN]: 'mine\n' });
    const before = tree();
    const { exitCode, stdout, stderr } = await init('--layout', 'c');
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `plan-gate: ${WORKFLOW} is there already.\n${PLAN} is there already.\nNothing was written. --force replaces what is there.\n`,
    );
    expect(tree()).toEqual(before);
    expect(read(PLAN)).toBe('mine\n');
  });

  it('replaces it with --force, and leaves nothing else behind', async () => {
    start({ 'a.js': 'x\n', [WORKFLOW]: 'on: push\n', [PLAN]: 'mine\n' });
    const { exitCode, stderr } = await init('--force', '--pin', PIN);
    expect([exitCode, stderr]).toEqual([
      0,
      `note: ${PLAN} was committed and is replaced. On an integration branch a revision never changes: put it back there, and write the next one.\n`,
    ]);
    expect(plan().plan_rev).toBe(1);
    expect(tree()).toEqual(['.github', '.github/workflows', '.taskfleet', WORKFLOW, PLAN, 'a.js'].toSorted());
  });

  it.each(['.github', '.github/workflows', '.taskfleet'])(
    'refuses a symlink at %s, also with --force',
    async (link) => {
      start();
      const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'plan-gate-elsewhere-')));
      try {
        mkdirSync(at(join(link, '..')), { recursive: true });
        symlinkSync(elsewhere, at(link));
        for (const flags of [[], ['--force']]) {
          const { exitCode, stderr } = await init(...flags);
          expect([exitCode, stderr]).toEqual([
            2,
            `plan-gate: ${link} is a symlink; nothing is written through it.\nNothing was written.\n`,
          ]);
        }
        expect(readdirSync(elsewhere)).toEqual([]);
      } finally {
        rmSync(elsewhere, { recursive: true, force: true });
      }
    },
  );

  it('refuses a symlink in the place of a file, also a dangling one', async () => {
    start();
    mkdirSync(at('.taskfleet'));
    symlinkSync('../out.json', at(PLAN));
    const { exitCode, stderr } = await init('--force');
    expect([exitCode, stderr.split('\n')[0]]).toEqual([
      2,
      `plan-gate: ${PLAN} is a symlink; nothing is written through it.`,
    ]);
    expect(existsSync(at('out.json'))).toBe(false);
  });

  it('refuses a file where a folder has to be, and a folder where a file has to be', async () => {
    start({ '.github': 'x\n', [`${PLAN}/a`]: 'x\n' });
    const { exitCode, stderr } = await init('--force');
    expect([exitCode, stderr]).toEqual([
      2,
      `plan-gate: .github is no folder; nothing is written through it.\n${PLAN} is no file.\nNothing was written.\n`,
    ]);
  });

  it('refuses a second plan for the branch, which would be ambiguous', async () => {
    start();
    await init('--integration-branch', 'feat/x');
    mkdirSync(at('.taskfleet/x'));
    writeFileSync(at('.taskfleet/x/plan.v1.json'), read(PLAN));
    rmSync(at(PLAN));
    rmSync(at('.github'), { recursive: true });
    const { exitCode, stderr } = await init('--integration-branch', 'feat/x');
    expect([exitCode, existsSync(at(PLAN))]).toEqual([2, false]);
    expect(stderr).toMatch(/^plan-gate: \.taskfleet\/x\/plan\.v1\.json is a plan for feat\/x already;/);
    expect(stderr).toMatch(/--slug NAME .*write its next revision, \.taskfleet\/x\/plan\.v2\.json\.\n$/);
  });

  it('refuses a second plan for a branch that is not checked out, and says how to go on', async () => {
    start();
    await init('--slug', 'one', '--pin', PIN);
    fixture.git('switch', '--quiet', '-c', 'feat/one');
    commitAll('plan');
    fixture.git('switch', '--quiet', 'main');
    const { exitCode, stderr } = await init('--slug', 'one');
    expect([exitCode, tree().filter((path) => path.startsWith('.taskfleet'))]).toEqual([2, []]);
    expect(stderr).toBe(
      `plan-gate: The branch feat/one holds a plan already, ${PLAN}. Nothing was written.\n` +
        'For another feature, name it: --slug NAME (its branch is then feat/NAME). To go on with that one: git switch feat/one\n',
    );
  });

  it.each([
    [['--layout', 'd'], '--layout is "d"; it accepts a, b, c or c-app.'],
    [['--floor', 'maybe'], '--floor is "maybe"; it accepts on or off.'],
    [['--pin', 'v1'], '--pin takes the full commit id of a plan-gate release, 40 hex digits, not "v1"'],
    [['--slug', '-x'], '--slug is "-x", which git does not take for a branch'],
    [['--integration-branch', 'a..b'], '--integration-branch is "a..b", which git does not take'],
    [['--integration-branch', 'main'], 'The source branch and the integration branch are both main.'],
    [['--floor', 'on'], 'No Cargo workspace is committed'],
  ])('of %j says what would be right, and writes nothing', async (args, said) => {
    start();
    const before = tree();
    const { exitCode, stderr } = await init(...args);
    expect([exitCode, stderr.slice(0, said.length + 11)]).toEqual([
      2,
      `plan-gate: ${said}`.slice(0, said.length + 11),
    ]);
    expect(tree()).toEqual(before);
  });

  it('says where there is no repository, no work tree, no commit', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plan-gate-none-')));
    const bare = createRepository({ bare: true });
    try {
      expect((await runCli(['init', '--repo', folder])).stderr).toContain(
        `${folder} is not in a git repository.`,
      );
      expect((await runCli(['init', '--repo', bare.dir])).stderr).toContain(
        'is bare; init writes into a work tree',
      );
      expect((await init('--floor', 'on')).stderr).toContain('There is no commit yet');
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      bare.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('shows all and writes nothing with --dry-run', async () => {
    start(crate('one', { 'src/lib.rs': '' }));
    const before = tree();
    const { exitCode, stdout } = await init('--dry-run', '--layout', 'b');
    expect([exitCode, tree()]).toEqual([0, before]);
    for (const path of [WORKFLOW, PLAN, BASELINE]) expect(stdout).toContain(`\n--- ${path}\n`);
    expect(stdout).toMatch(/^Would write, for layout b with the floor on:\n/);
  });
});

describe('plan-gate init for a second feature', () => {
  const other = '.taskfleet/two/plan.v1.json';
  const first = async (...args: readonly string[]) => {
    start({ 'package.json': '{}\n', 'src/a.js': 'x\n', 'tests/a.test.js': 'x\n' });
    await init('--slug', 'one', '--pin', PIN, ...args);
    commitAll('one');
  };

  it('writes its plan in a folder of its own, and leaves workflow and first plan as they are', async () => {
    await first();
    writeFileSync(at(WORKFLOW), `# Ours.\n${read(WORKFLOW)}`);
    const before = [read(WORKFLOW), read(PLAN)];
    const { exitCode, stdout, stderr } = await init('--slug', 'two');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain(
      `Wrote, for feature two with the floor off (${WORKFLOW} is there and stays as it is):\n  ${other}\n`,
    );
    expect([read(WORKFLOW), read(PLAN)]).toEqual(before);
    const parsed = parsePlan(readFileSync(at(other)));
    expect(parsed.ok && parsed.plan.feature).toEqual({
      slug: 'two',
      source_branch: 'main',
      integration_branch: 'feat/two',
    });
    expect(stdout).not.toMatch(/40 ones|git add .*\.github/);
    expect(stdout).toContain('       git add .taskfleet/two\n');
  });

  it('does so too where the first plan is on its own branch alone', async () => {
    await first();
    fixture.git('branch', 'feat/one');
    rmSync(at('.taskfleet'), { recursive: true });
    expect((await init('--slug', 'two')).exitCode).toBe(0);
    expect(existsSync(at(other))).toBe(true);
  });

  it('writes the workflow where a layout is asked for, and only over another with --force', async () => {
    await first();
    const asked = await init('--slug', 'two', '--layout', 'a');
    expect(asked.stderr).toBe(
      `plan-gate: ${WORKFLOW} is there already.\nNothing was written. --force replaces what is there.\n`,
    );
    const forced = await init('--slug', 'two', '--layout', 'a', '--pin', PIN, '--force');
    expect([forced.exitCode, existsSync(at(other)), existsSync(at(PLAN))]).toEqual([0, true, true]);
  });

  it('goes by the floor of the workflow that stays', async () => {
    await first();
    fixture.commit(crate('one', { 'src/lib.rs': '' }), { branch: 'main', parents: ['main'] });
    fixture.git('reset', '--quiet', '--hard', 'main');
    const { stdout } = await init('--slug', 'two', '--dry-run');
    expect(stdout).toMatch(/^Would write, for feature two with the floor off /);
    writeFileSync(at(WORKFLOW), read(WORKFLOW).replace("floor: 'off'", "floor: 'on'"));
    const on = await init('--slug', 'two', '--dry-run');
    expect(on.stdout).toMatch(/^Would write, for feature two with the floor on /);
    expect(on.stdout).toContain('\n--- .taskfleet/two/baseline.json\n');
  });

  it('says where its branch would start from another feature’s', async () => {
    await first();
    fixture.git('switch', '--quiet', '-c', 'feat/one');
    expect((await init('--slug', 'two')).stderr).toBe(
      'note: feat/two will start from feat/one, which is checked out. To start it from main, remove what was written, and run this again there.\n',
    );
  });
});

describe('what a workflow says of other files', () => {
  it.each(Object.values(WORKFLOWS).flat())('holds where it is written: $template', ({ template }) => {
    const text = readFileSync(join(ROOT, 'docs/workflows', template), 'utf8');
    const filled = fillWorkflow(text, { floor: 'on', workspace: '', pin: null });
    expect(deadNames(filled)).toEqual([]);
    if (template === 'layout-c-capture.yml') expect(filled).toContain('# plan-gate.yml judges when this has');
    if (text.includes('docs/layouts.md'))
      expect(filled).toContain('https://github.com/taskfleet/plan-gate/blob/main/docs/layouts.md says what');
  });
});

describe('files that are written all or none', () => {
  const files = (...paths: string[]) => paths.map((path) => ({ path, text: 'new' }));

  it('takes back what it wrote when one can not be written', () => {
    const long = `b/${'x'.repeat(250)}`;
    expect(writeFiles(fixture.dir, files('a/one', long), false)).toMatchObject({ state: 'missing' });
    expect(tree()).toEqual([]);
  });

  it('takes back what has its name already when the next can not have it', () => {
    const result = writeFiles(fixture.dir, files('a/one', 'b/two', 'b/two'), false);
    expect(result).toMatchObject({ state: 'missing' });
    expect(tree()).toEqual([]);
  });

  it('puts back what it had replaced', () => {
    mkdirSync(at('a'));
    writeFileSync(at('a/one'), 'old');
    expect(writeFiles(fixture.dir, files('a/one', `a/${'x'.repeat(250)}`), true).state).toBe('missing');
    expect([read('a/one'), tree()]).toEqual(['old', ['a', 'a/one']]);
  });
});

describe('what init says to do next', () => {
  /** Runs what it printed, all but the pushes, and the plan's own edits where a chunk is worked on. */
  function follow(stdout: string, work: readonly string[]): { status: number | null; output: string } {
    const planGate = `node ${join(ROOT, 'src/cli.ts')}`;
    const commands = stdout.split('\n').flatMap((line) => /^ {7}(\S.*)$/.exec(line)?.[1] ?? []);
    const runnable = commands
      .filter((command) => !command.startsWith('git push') && !command.startsWith('git ls-remote'))
      .flatMap((command) => [command, ...(command.includes('/chunk-') ? work : [])])
      .map((command) => command.replace(planGate, ['node', ...CLI].map((word) => `'${word}'`).join(' ')));
    expect(runnable.filter((command) => command.includes('src/cli.ts'))).toHaveLength(3);
    const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' };
    const env = {
      ...process.env,
      ...identity,
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@example.com',
    };
    const script = `set -e\n${runnable.join('\n')}\n`;
    const {
      status,
      stdout: out,
      stderr,
    } = spawnSync('bash', ['-c', script], { cwd: fixture.dir, env, encoding: 'utf8' });
    return { status, output: out + stderr };
  }

  it.each([
    ['the default branch is checked out', []],
    ['a feature branch is checked out', ['switch', '--quiet', '-c', 'feat/x']],
    ['no branch is checked out', ['switch', '--quiet', '--detach']],
  ])('leads from nothing to a gated change when %s', async (_, git) => {
    start({ 'package.json': '{}\n', 'src/a.js': 'x\n', 'tests/a.test.js': 'x\n' });
    if (git.length > 0) fixture.git(...git);
    const { stdout } = await init('--pin', PIN);
    const work = [
      'echo "more()" >> src/a.js',
      'echo "test(more)" >> tests/a.test.js',
      'git commit -qam work',
    ];
    const { status, output } = follow(stdout, work);
    expect(output).toContain('✓ This change may merge');
    expect(status).toBe(0);
    for (const branch of ['main', plan().feature.integration_branch])
      expect(fixture.git('ls-tree', '-r', '--name-only', branch)).toContain(WORKFLOW);
  });
});

describe('the steps that init prints', () => {
  it('begin with the way to the repository where that is elsewhere', async () => {
    start();
    expect((await init('--pin', PIN)).stdout).toContain(
      `  1. Go to the repository:\n       cd ${fixture.dir}\n`,
    );
    const here = await runCli(['init', '--force', '--pin', PIN], { cwd: fixture.dir });
    expect(here.stdout).not.toContain('cd ');
    const inside = await runCli(['init', '--force', '--pin', PIN], { cwd: at('src') });
    expect(inside.stdout).toContain(`cd ${fixture.dir}\n`);
  });
});

describe('the push that init prints', () => {
  it('says first that there is no remote, where there is none', async () => {
    start();
    const { stdout } = await init('--pin', PIN, '--slug', 'x');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'No remote is set up here yet. When there is one (git remote add origin URL), push them there: git push -u origin main feat/x',
    );
  });

  it.each([
    [['fork'], 'fork'],
    [['fork', 'origin'], 'origin'],
  ])('goes to the remote that is there: %j', async (remotes, used) => {
    start();
    for (const remote of remotes) fixture.git('remote', 'add', remote, 'https://example.com/x.git');
    const { stdout } = await init('--pin', PIN, '--slug', 'x');
    expect(stdout).toContain(`. Push both:\n       git push -u ${used} main feat/x\n`);
  });
});

describeWithCargo('plan-gate init, with the floor on and real cargo', () => {
  it(
    'captures the baseline at HEAD, pins it in the plan, and a good change then passes by the printed commands',
    async () => {
      start(
        crate('one', {
          'src/lib.rs': 'pub fn f() -> u32 { 1 }\n\n#[test]\nfn holds() { assert_eq!(f(), 1); }\n',
        }),
      );
      const env = { HOME: process.env.HOME ?? '', CARGO_HOME: process.env.CARGO_HOME ?? '' };
      const { exitCode, stderr } = await runCli(
        ['init', '--repo', fixture.dir, '--layout', 'b', '--pin', PIN],
        {
          env: { HOME: env.HOME, ...(env.CARGO_HOME === '' ? {} : { CARGO_HOME: env.CARGO_HOME }) },
        },
      );
      expect(exitCode).toBe(0);
      expect(stderr).toContain('1 test passed, 0 failed, 0 ignored in 2 targets; 0 clippy warnings');
      const snapshot = parseSnapshot(readFileSync(at(BASELINE)));
      if (!snapshot.ok) throw new Error('The baseline does not parse.');
      const { ref, commit_oid, toolchain } = snapshot.value;
      expect(plan().baseline).toEqual({ ref, commit_oid, toolchain, ...hashSnapshot(snapshot.value) });
      expect(commit_oid).toBe(fixture.resolve('main'));
      expect(await workflowProblems(read(WORKFLOW))).toEqual([]);
      expect(read(WORKFLOW)).not.toContain('floor:');
    },
    CAPTURE_TIMEOUT_MS,
  );

  it(
    'finds a workspace in a folder of its own',
    async () => {
      const lib = '#[test]\nfn holds() {}\n\n#[test]\nfn fails() { panic!(); }\n';
      const files = crate('one', { 'src/lib.rs': lib });
      start(Object.fromEntries(Object.entries(files).map(([path, text]) => [`rust/${path}`, text])));
      const env = { HOME: process.env.HOME ?? '' };
      const { exitCode, stdout, stderr } = await runCli(['init', '--repo', fixture.dir, '--pin', PIN], {
        env: { ...env, ...(process.env.CARGO_HOME ? { CARGO_HOME: process.env.CARGO_HOME } : {}) },
      });
      expect(exitCode).toBe(0);
      expect(plan().chunks).toMatchObject([
        { files_touched: ['rust/src/**', 'rust/tests/**'], checks: [{ cwd: 'rust' }] },
      ]);
      const [job] = Object.values<{ steps: { with?: object }[] }>(parse(read(WORKFLOW)).jobs);
      expect(job?.steps.at(-1)?.with).toEqual({ 'working-directory': 'rust' });
      expect(stderr).toContain(
        'note: 1 test fails at the baseline (one/lib/one::fails), so the check of the example, cargo test --workspace, fails until it is mended.',
      );
      expect(stdout).toMatch(/ check --base \S+ --working-directory rust\n/);
    },
    CAPTURE_TIMEOUT_MS,
  );
});
