import { parseCodeOwners } from '../../src/doctor/code-owners.js';
import { diagnose, type RuledFinding } from '../../src/doctor/diagnosis.js';
import { RULES } from '../../src/doctor/rules.js';
import type { BranchSettings, Settings } from '../../src/doctor/settings.js';
import type { Setup } from '../../src/doctor/setup.js';
import { parseWorkflow } from '../../src/doctor/workflow.js';
import { hashSnapshot } from '../../src/evidence/hash.js';
import { parseSnapshot } from '../../src/evidence/snapshot-file.js';
import { known, missing } from '../../src/facts.js';
import { parseAllowances } from '../../src/plan/allowances.js';
import { parsePlan } from '../../src/plan/parse-plan.js';
import { planFolderRole } from '../../src/plan/plan-files.js';

export const SHA = '0123456789abcdef0123456789abcdef01234567';
export const APP_ID = 4242;

/** A job that takes back what the commit got for another base, but for its name and when it runs. */
const WITHDRAW = `    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      pull-requests: read
      checks: write
    steps:
      - uses: taskfleet/plan-gate@${SHA} # v1
        with:
          mode: withdraw
`;

/** Layout B: one job captures without a token, another gates without a checkout. */
export const TWO_JOBS = `name: plan
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, labeled, unlabeled]
  merge_group:
    types: [checks_requested]
permissions: {}
concurrency:
  group: plan-\${{ github.event.pull_request.number || github.ref }}
jobs:
  cargo:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    cache-mode: read
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${SHA} # v7
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: taskfleet/plan-gate@${SHA} # v1
        with:
          mode: capture
      - uses: actions/upload-artifact@${SHA} # v7
        if: always()
        with:
          { path: evidence.json, name: 'evidence-\${{ github.run_attempt }}' }
  gate:
    needs: cargo
    if: always()
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    cache-mode: none
    permissions:
      contents: read
      pull-requests: read
      checks: write
    steps:
      - uses: actions/download-artifact@${SHA} # v8
        continue-on-error: true
        with:
          name: evidence-\${{ github.run_attempt }}
          path: \${{ runner.temp }}/evidence
      - uses: taskfleet/plan-gate@${SHA} # v1
        with:
          evidence: \${{ runner.temp }}/evidence/evidence.json
          run-checks: 'off'
          evidence-result: \${{ needs.cargo.result }}
  withdraw:
    if: github.event_name == 'pull_request'
${WITHDRAW}`;

/** Layout A: one job does both. */
export const ONE_JOB = `name: plan
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, labeled, unlabeled]
  merge_group:
    types: [checks_requested]
permissions: {}
concurrency: plan-\${{ github.ref }}
jobs:
  gate:
    runs-on: ubuntu-24.04
    timeout-minutes: 90
    permissions:
      contents: read
      pull-requests: read
    steps:
      - uses: actions/checkout@${SHA} # v7
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: taskfleet/plan-gate@${SHA} # v1
`;

/** The first half of layout C. */
export const CAPTURE = TWO_JOBS.slice(0, TWO_JOBS.indexOf('  gate:\n')).replace(
  'name: plan',
  'name: capture',
);

export const JUDGED =
  "github.event.workflow_run.event == 'pull_request' || github.event.workflow_run.event == 'merge_group'";

/** The second half of layout C: it runs from the default branch, after the capture. */
export const AFTER = `name: gate
on:
  workflow_run:
    workflows: [capture]
    types: [requested, completed]
permissions: {}
concurrency: gate-\${{ github.event.workflow_run.head_sha }}
jobs:
  judge:
    if: github.event.action == 'completed' && (${JUDGED})
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    cache-mode: none
    permissions:
      actions: read
      contents: read
      pull-requests: read
      checks: write
    steps:
      - uses: actions/download-artifact@${SHA} # v8
        continue-on-error: true
        with:
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
          path: \${{ runner.temp }}/evidence
      - uses: taskfleet/plan-gate@${SHA} # v1
        with:
          evidence: \${{ runner.temp }}/evidence/evidence.json
  withdraw:
    if: github.event.action == 'requested'
${WITHDRAW}`;

const SNAPSHOT = {
  schema_version: 1,
  ref: 'feat/limiter@fork',
  commit_oid: SHA,
  toolchain: 'rustc 1.95.0 (59807616e 2026-04-14)',
  snapshot: {
    tests: {
      passed: [{ package: 'limiter', target_kind: 'lib', target: 'limiter', name: 'tests::fills' }],
      failed: [],
      ignored: [],
      targets: ['limiter/lib/limiter'],
    },
    clippy: { warnings: [] },
    coverage: null,
  },
};
export const BASELINE = JSON.stringify(SNAPSHOT);

function hashesOf(text: string): Readonly<Record<string, string>> {
  const parsed = parseSnapshot(Buffer.from(text));
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return { ...hashSnapshot(parsed.value) };
}

/** A plan that pins `BASELINE`. */
export function plan(
  values: { readonly rev?: number; readonly integration?: string; readonly baseline?: string } = {},
): string {
  const { rev = 1, integration = 'feat/limiter', baseline = BASELINE } = values;
  const { ref, commit_oid, toolchain } = SNAPSHOT;
  const document = {
    schema_version: 3,
    plan_rev: rev,
    intent_rev: 1,
    feature: { slug: 'limiter', source_branch: 'main', integration_branch: integration },
    baseline: { ref, commit_oid, toolchain, ...hashesOf(baseline) },
    acceptance: [{ kind: 'check', desc: 'every test passes', run: 'cargo test' }],
    chunks: [
      {
        id: 'bucket',
        title: 'Bucket',
        tier: 'code',
        brief: 'A bucket.',
        files_touched: ['src/bucket.rs'],
        checks: [{ desc: 'tests pass', run: 'cargo test' }],
      },
    ],
  };
  return JSON.stringify(document, null, 2);
}

/** Files of a repository by path, in which nothing is to find. */
export const HEALTHY: Readonly<Record<string, string>> = {
  '.github/workflows/plan.yml': TWO_JOBS,
  '.github/CODEOWNERS': '* @everyone\n/.taskfleet/ @maintainers\n',
  '.taskfleet/plan.v1.json': plan(),
  '.taskfleet/baseline.json': BASELINE,
};

export const BRANCH: BranchSettings = {
  branch: 'feat/limiter',
  needsPullRequest: true,
  approvals: 1,
  needsCodeOwners: true,
  requiredChecks: [{ context: 'plan-gate', appId: APP_ID }],
  hasMergeQueue: true,
  requiresWorkflows: false,
};

export const SETTINGS: Settings = {
  repository: 'acme/app',
  branches: [BRANCH, { ...BRANCH, branch: 'main' }],
  defaultPermissions: known('read'),
};

/** What a repository requires whose gate's token posts no check run. */
export const JOB_SETTINGS: Settings = {
  ...SETTINGS,
  branches: SETTINGS.branches.map((each) => ({
    ...each,
    requiredChecks: [{ context: 'gate', appId: APP_ID }],
  })),
};

/** The same settings with some of the integration branch's values changed. */
export function settingsWith(values: Partial<BranchSettings>): Settings {
  return {
    ...SETTINGS,
    branches: [
      { ...BRANCH, ...values },
      { ...BRANCH, branch: 'main' },
    ],
  };
}

/** Settings that fit the layout. */
function healthySettings(files: Readonly<Record<string, string>>): Settings {
  const isOneJob = files['.github/workflows/plan.yml']?.includes('  cargo:') === false;
  return isOneJob ? JOB_SETTINGS : SETTINGS;
}

/** A setup of these files, and of settings unless they are `null`, which is when nobody asked. */
export function setupOf(
  files: Readonly<Record<string, string>> = HEALTHY,
  settings: Settings | null = healthySettings(files),
  actions: readonly string[] = [],
): Setup {
  const under = (folder: string) => Object.entries(files).filter(([path]) => path.startsWith(folder));
  const parsed = under('.github/workflows/').map(([path, text]) => parseWorkflow(path, text));
  const withRole = (role: string) => under('.taskfleet/').filter(([path]) => planFolderRole(path) === role);
  const owners = files['.github/CODEOWNERS'];
  return {
    workflows: parsed.flatMap((each) => (each.ok ? [each.workflow] : [])),
    unreadableWorkflows: parsed.flatMap((each) => (each.ok ? [] : [each.problem])),
    planFolder: {
      plans: withRole('plan').map(([path, text]) => ({ path, result: parsePlan(Buffer.from(text)) })),
      baselines: withRole('baseline').map(([path, text]) => {
        const file = parseSnapshot(Buffer.from(text));
        const problem = file.ok ? '' : (file.problems[0]?.message ?? '');
        return { path, content: file.ok ? { ok: true, snapshot: file.value } : { ok: false, problem } };
      }),
      allowances: withRole('allowances').map(([path, text]) => {
        const file = parseAllowances(Buffer.from(text));
        const first = file.ok ? undefined : file.problems[0];
        const problem = first?.message ?? '';
        return { path, content: file.ok ? file : { ok: false, line: first?.line ?? 1, problem } };
      }),
      refused: [],
    },
    codeOwners: owners === undefined ? null : parseCodeOwners('.github/CODEOWNERS', owners),
    settings: settings === null ? missing('infrastructure', 'Nobody asked.') : known(settings),
    actions,
    isActionItself: false,
  };
}

/** What the rules say of a setup. */
export function findingsOf(setup: Setup, ignored: readonly string[] = []): readonly RuledFinding[] {
  return diagnose(setup, RULES, ignored);
}

/** Findings in short: rule, effect and place. */
export function inShort(findings: readonly RuledFinding[]): readonly string[] {
  return findings.map(({ rule, effect, path, line }) => {
    const place =
      path === undefined
        ? ''
        : ` ${path.replace('.github/workflows/', '')}${line === undefined ? '' : `:${line}`}`;
    return `${rule} ${effect}${place}`;
  });
}
