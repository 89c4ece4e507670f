import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ACTIONS_APP_ID } from '../../src/doctor/settings.js';
import { APP_ID, HEALTHY, TWO_JOBS } from '../doctor/setups.js';
import type { SettingsValues } from '../double/settings.js';
import { repository, started } from '../double/started.js';
import type { TokenValues } from '../double/values.js';
import { type CliResult, runCli } from './cli-process.js';

/** A work tree with these files; nothing needs to be committed. */
function workTree(files: Readonly<Record<string, string>> = HEALTHY): string {
  const fixture = repository();
  fixture.commit({ 'README.md': 'x' });
  const top = fixture.dir;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  return top;
}

const PLAN = '.github/workflows/plan.yml';
const doctor = (top: string, ...args: readonly string[]) => runCli(['doctor', '--directory', top, ...args]);

interface Told {
  readonly lets_through: boolean;
  readonly complete: boolean;
  readonly findings: readonly {
    readonly rule: string;
    readonly effect: string;
    readonly path: string | null;
  }[];
  readonly unread: readonly { readonly what: string; readonly reason: string }[];
  readonly ignored: readonly string[];
}
const toldBy = ({ stdout }: CliResult): Told => JSON.parse(stdout);
const rulesOf = (result: CliResult) => toldBy(result).findings.map(({ rule, effect }) => `${rule} ${effect}`);

describe('doctor', () => {
  it('exits 0 with hints alone, and says that nobody looked at the settings', async () => {
    const result = await doctor(workTree(), '--format', 'json');
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(toldBy(result)).toEqual({
      lets_through: false,
      complete: true,
      findings: [],
      unread: [
        {
          what: expect.stringContaining('Settings on GitHub'),
          reason: expect.stringContaining('--repo OWNER/NAME'),
        },
      ],
      ignored: [],
    });
  });

  it('exits 1 where something lets changes through, with place, why and fix', async () => {
    const top = workTree({
      ...HEALTHY,
      [PLAN]: TWO_JOBS.replace('    if: always()\n    runs-on', '    runs-on'),
    });
    const { exitCode, stdout } = await doctor(top);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^The gate does not hold here: 1 finding lets changes through\.\n/);
    expect(stdout).toMatch(
      /\.github\/workflows\/plan\.yml:29: skippable-gate\n {4}Job `gate`.*\n {4}Why: (?:.*\n {9})*.*\n {4}Fix: Set `if: always\(\)`/,
    );
  });

  it('exits 0 where changes are only held up', async () => {
    const result = await doctor(
      workTree({ ...HEALTHY, [PLAN]: TWO_JOBS.replace('  merge_group', '    paths: [src]\n  merge_group') }),
      '--format=json',
    );
    expect([result.exitCode, rulesOf(result)]).toEqual([0, ['path-filter holds-up']]);
  });

  it('leaves out a rule that it is told to ignore, and says so', async () => {
    const top = workTree({ ...HEALTHY, [PLAN]: TWO_JOBS.replace('edited, ', '') });
    expect((await doctor(top)).exitCode).toBe(1);
    const result = await doctor(top, '--ignore', 'edited-missing');
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toContain('Ignored, as asked: edited-missing.');
  });

  it('looks at the whole work tree from a folder in it', async () => {
    const top = workTree();
    mkdirSync(join(top, 'src'));
    expect(rulesOf(await doctor(join(top, 'src'), '--format', 'json'))).toEqual([]);
  });

  it('is told which action is plan-gate', async () => {
    const top = workTree({ ...HEALTHY, [PLAN]: TWO_JOBS.replaceAll('taskfleet/plan-gate', 'Acme/Gate') });
    expect(rulesOf(await doctor(top, '--format', 'json'))).toEqual(['gate-absent lets-through']);
    expect(rulesOf(await doctor(top, '--format', 'json', '--action', 'acme/gate'))).toEqual([]);
  });

  it('takes ./ for plan-gate where action.yml says so', async () => {
    const files = {
      ...HEALTHY,
      [PLAN]: TWO_JOBS.replaceAll(/taskfleet\/plan-gate@\w+/g, './'),
      'action.yml': 'name: plan-gate\n',
    };
    expect(rulesOf(await doctor(workTree(files), '--format', 'json'))).toEqual([]);
  });
});

describe('misuse', () => {
  it.each([
    [
      ['--ignore', 'name-clsh'],
      '--ignore takes the name of a rule; "name-clsh" is none; did you mean name-clash?',
    ],
    [
      ['--repo', '.'],
      '--repo takes OWNER/NAME, such as acme/app, not ".". The folder to look at is --directory DIR.',
    ],
    [
      ['--repo', 'a/..'],
      '--repo takes OWNER/NAME, such as acme/app, not "a/..". The folder to look at is --directory DIR.',
    ],
    [
      ['--repo', 'acme/app'],
      '--repo needs a token, but GITHUB_TOKEN is not set. A token that may read the repository will do.',
    ],
    [
      ['--repo', 'acme/app', '--token-env', 'MINE'],
      '--repo needs a token, but MINE is not set. A token that may read the repository will do.',
    ],
    [['--token-env', 'MINE'], '--token-env goes with --repo OWNER/NAME.'],
    [['--action', 'gate'], '--action takes OWNER/NAME, such as acme/plan-gate, not "gate".'],
    [['--format', 'yaml'], '--format is "yaml"; it accepts terminal or json.'],
  ])('%j is exit 2, with what would be right', async (args, said) => {
    expect(await runCli(['doctor', ...args])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `plan-gate: ${said}\n`,
    });
  });

  it('never shows a token', async () => {
    const env = { GITHUB_TOKEN: 'very secret\n' };
    const { exitCode, stdout, stderr } = await runCli(['doctor', '--repo', 'acme/app'], { env });
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      'plan-gate: GITHUB_TOKEN does not hold a token: it has spaces or characters outside of ASCII.\n',
    );
  });

  it('is to look where there is no work tree', async () => {
    const { exitCode, stderr } = await runCli(['doctor', '--directory', '/proc']);
    expect([exitCode, stderr]).toEqual([
      2,
      'plan-gate: /proc is not in a git repository. Name a folder that is in a clone.\n',
    ]);
  });
});

describe('a hostile work tree', () => {
  it('shows nothing that a terminal would obey', async () => {
    const name = `\u001b]0;x\u0007\u202ejob`;
    const top = workTree({
      ...HEALTHY,
      [PLAN]: TWO_JOBS.replace(
        '    if: always()\n    runs-on',
        '    name: "\\e[2J\\r"\n    if: "\\e[31m"\n    runs-on',
      ).replaceAll('cargo', JSON.stringify(name)),
    });
    writeFileSync(join(top, '.github/workflows', 'a\u001b[2J\n::error::.yml'), 'on: [\n');
    const { stdout } = await doctor(top);
    expect(stdout).toContain('skippable-gate');
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(stdout).not.toMatch(/^\s*::/m);
  });

  it('is told of files that could not be read, and is exit 2 for want of them', async () => {
    const top = workTree({
      ...HEALTHY,
      '.github/workflows/deep.yml': '['.repeat(5_000),
      '.github/workflows/latin.yaml': 'x',
    });
    writeFileSync(join(top, '.github/workflows/latin.yaml'), Buffer.from([0x61, 0xe9]));
    symlinkSync('/etc/passwd', join(top, '.github/workflows/link.yml'));
    const result = await doctor(top, '--format', 'json');
    expect([result.exitCode, rulesOf(result)]).toEqual([2, Array(3).fill('workflow-unreadable holds-up')]);
    expect(result.stdout).not.toContain('root:');
  });

  it('does not look through links for plans or workflows', async () => {
    const [top, other] = [workTree(), workTree()];
    rmSync(join(top, '.taskfleet'), { recursive: true });
    symlinkSync(join(other, '.taskfleet'), join(top, '.taskfleet'));
    const result = await doctor(top, '--format', 'json');
    expect([result.exitCode, rulesOf(result)]).toEqual([2, ['plan-absent hint']]);
    expect(toldBy(result).unread[0]).toEqual({
      what: '.taskfleet',
      reason: 'A link leads to it, and links are not followed.',
    });
  });

  it('refuses a link that poses as a plan', async () => {
    const top = workTree();
    symlinkSync('plan.v1.json', join(top, '.taskfleet/plan.v2.json'));
    expect(rulesOf(await doctor(top, '--format', 'json'))).toEqual(['plan-invalid holds-up']);
  });
});

const RULES_OF_BRANCH = [
  {
    type: 'pull_request',
    parameters: {
      required_approving_review_count: 1,
      require_code_owner_review: true,
      dismiss_stale_reviews_on_push: false,
      require_last_push_approval: false,
      required_review_thread_resolution: false,
    },
  },
  {
    type: 'required_status_checks',
    parameters: {
      strict_required_status_checks_policy: false,
      required_status_checks: [{ context: 'plan-gate', integration_id: APP_ID }],
    },
  },
];
const ALL_SET: SettingsValues = {
  defaultPermissions: 'read',
  branches: { 'feat/limiter': { rules: RULES_OF_BRANCH }, main: { rules: RULES_OF_BRANCH } },
};

/** Runs doctor against a double with these settings and a token of these rights. */
async function withSettings(
  settings: SettingsValues,
  rights: Partial<TokenValues> = {},
  files = HEALTHY,
): Promise<CliResult> {
  const fixture = repository();
  fixture.commit({ a: '1' });
  fixture.branch('feat/limiter', 'main');
  const tokens = { ghs_x: { checks: 'none', appId: null, admin: true, ...rights } } as const;
  const double = await started(fixture, { settings, tokens });
  const env = { GITHUB_API_URL: double.apiUrl, MY_TOKEN: 'ghs_x' };
  const args = [
    'doctor',
    '--directory',
    workTree(files),
    '--repo',
    'acme/app',
    '--token-env',
    'MY_TOKEN',
    '--format',
    'json',
  ];
  const result = await runCli(args, { env });
  expect([double.unknownRequests, double.invalidRequests]).toEqual([[], []]);
  expect(double.requests.every(({ method }) => method === 'GET')).toBe(true);
  return result;
}

describe('with a token', () => {
  it('finds nothing where the branches of the plan are protected', async () => {
    const result = await withSettings(ALL_SET);
    expect([result.exitCode, rulesOf(result)]).toEqual([0, []]);
    expect(toldBy(result).unread.map(({ what }) => what)).toEqual(['Who may bypass rules']);
  });

  it('finds a branch that anyone may push to and that requires nothing', async () => {
    const result = await withSettings({});
    expect(result.exitCode).toBe(1);
    expect(rulesOf(result)).toEqual([
      'plan-folder-open lets-through',
      'plan-folder-open lets-through',
      'check-not-required lets-through',
      'check-not-required hint',
      'plan-folder-open hint',
      'plan-folder-open hint',
    ]);
  });

  it('reads branch protection as well as rulesets', async () => {
    const protection = {
      checks: [{ context: 'plan-gate', app_id: ACTIONS_APP_ID }],
      approvals: 1,
      codeOwners: true,
    };
    const result = await withSettings({ branches: { 'feat/limiter': { protection }, main: { protection } } });
    expect([result.exitCode, rulesOf(result)]).toEqual([
      0,
      ['check-not-pinned hint', 'check-not-pinned hint'],
    ]);
  });

  it('says what only administrators may read', async () => {
    const protection = { checks: [{ context: 'plan-gate', app_id: APP_ID }], approvals: 1 };
    const result = await withSettings(
      { branches: { 'feat/limiter': { protection }, main: { rules: RULES_OF_BRANCH } } },
      { admin: false },
    );
    expect([result.exitCode, rulesOf(result)]).toEqual([0, []]);
    expect(toldBy(result).unread.map(({ what }) => what)).toEqual([
      'Branch protection of feat/limiter, which only administrators may read',
      'Branch protection of main, which only administrators may read',
      'Default permissions of workflows, which only administrators may read',
      'Who may bypass rules',
    ]);
  });

  it('knows of a merge queue', async () => {
    const queue = {
      type: 'merge_queue',
      parameters: {
        check_response_timeout_minutes: 60,
        grouping_strategy: 'ALLGREEN',
        max_entries_to_build: 5,
        max_entries_to_merge: 5,
        merge_method: 'MERGE',
        min_entries_to_merge: 1,
        min_entries_to_merge_wait_minutes: 5,
      },
    };
    const branches = { ...ALL_SET.branches, main: { rules: [...RULES_OF_BRANCH, queue] } };
    const files = {
      ...HEALTHY,
      [PLAN]: TWO_JOBS.replace('  merge_group:\n    types: [checks_requested]\n', ''),
    };
    expect(rulesOf(await withSettings({ ...ALL_SET, branches }, {}, files))).toEqual([
      'merge-group-missing holds-up',
    ]);
    expect(rulesOf(await withSettings(ALL_SET, {}, files))).toEqual([]);
  });

  it('reads many rules whole', async () => {
    const many = Array.from({ length: 150 }, () => ({ type: 'non_fast_forward' }));
    const branches = { ...ALL_SET.branches, main: { rules: [...many, ...RULES_OF_BRANCH] } };
    expect(rulesOf(await withSettings({ ...ALL_SET, branches }))).toEqual([]);
  });

  it('exits 2 where the repository can not be read', async () => {
    const fixture = repository();
    fixture.commit({ a: '1' });
    const double = await started(fixture, {});
    const args = ['doctor', '--directory', workTree(), '--format', 'json', '--repo'];
    const env = { GITHUB_API_URL: double.apiUrl, GITHUB_TOKEN: 'wrong' };
    const denied = await runCli([...args, 'acme/app'], { env });
    expect([denied.exitCode, toldBy(denied).complete]).toEqual([2, false]);
    expect(toldBy(denied).unread[0]?.reason).toContain(
      'GET /repos/acme/app failed: GitHub answered 401 "Bad credentials"',
    );
    const absent = await runCli([...args, 'acme/other'], {
      env: { ...env, GITHUB_TOKEN: 'ghs_double_default' },
    });
    expect([absent.exitCode, toldBy(absent).unread[0]?.what]).toEqual([2, 'Settings of acme/other']);
    expect(absent.stdout + denied.stdout).not.toContain('ghs_');
  });

  it('does not send a branch name that can be none', async () => {
    const plan = HEALTHY['.taskfleet/plan.v1.json']?.replace('"feat/limiter"', '"../../user"') ?? '';
    const result = await withSettings(ALL_SET, {}, { ...HEALTHY, '.taskfleet/plan.v1.json': plan });
    expect(result.exitCode).toBe(2);
    expect(toldBy(result).unread[0]).toEqual({
      what: 'Rulesets of branch ../../user',
      reason: '"../../user" can\'t be the name of a branch.',
    });
  });
});
