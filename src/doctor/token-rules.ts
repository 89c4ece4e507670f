import type { DoctorFinding, Rule } from './diagnosis.js';
import { entriesOf, gateUses, isPrivileged, judgingUses, onePerJob, runsAction } from './gate-uses.js';
import { checkName } from './job-rules.js';
import { hasOwnToken, mayRead, mayWriteChecks, permissionsOf, writableScopes } from './permissions.js';
import type { Setup } from './setup.js';
import type { Job, Workflow } from './workflow.js';

export const permissionsMissing: Rule = {
  id: 'permissions-missing',
  title: 'no permissions block',
  look(setup) {
    const { settings } = setup;
    const byDefault =
      settings.state === 'known' && settings.value.defaultPermissions.state === 'known'
        ? settings.value.defaultPermissions.value
        : null;
    return onePerJob(gateUses(setup))
      .filter(({ workflow, job }) => permissionsOf(workflow, job) === null)
      .map(({ workflow, job, mode, runsCode }) => {
        const said =
          byDefault === null
            ? 'which may be to write everything and could not be seen'
            : byDefault === 'write'
              ? 'which is to write everything'
              : 'which is to read, so that no check run can be posted';
        return {
          effect: runsCode && byDefault !== 'read' ? 'lets-through' : 'hint',
          path: workflow.path,
          line: job.line,
          message: `Neither job \`${job.id}\` nor its workflow has \`permissions\`, so the repository's default holds, ${said}.`,
          why: runsCode
            ? "The pull request's own code runs beside this token, which could post the check that it is to pass, or push."
            : 'The token may hold more than the gate needs, or less.',
          fix:
            mode === 'capture'
              ? 'Set `permissions: {}` on the workflow and `contents: read` on this job.'
              : 'Set `permissions: {}` on the workflow, and on the job `contents: read`, `pull-requests: read` and `checks: write`.',
        };
      });
  },
};

export const permissionLacking: Rule = {
  id: 'permission-lacking',
  title: 'a permission that the gate needs',
  look: (setup) =>
    onePerJob(judgingUses(setup)).flatMap(({ workflow, job, step }): readonly DoctorFinding[] => {
      if (hasOwnToken(step) || permissionsOf(workflow, job) === null) return [];
      const line = permissionsOf(workflow, job)?.line ?? job.line;
      const unread = ['contents', 'pull-requests'].filter((scope) => !mayRead(workflow, job, scope));
      const place = { path: workflow.path, line: job.permissions === null ? job.line : line };
      const fix = "The gate's job needs `contents: read`, `pull-requests: read` and `checks: write`.";
      if (unread.length > 0) {
        const message = `Job \`${job.id}\` may not read ${unread.map((scope) => `\`${scope}\``).join(' and ')}.`;
        return [
          {
            effect: 'holds-up',
            ...place,
            message,
            why: "Naming one permission takes all others away, so the gate can't read what it judges and fails every change.",
            fix,
          },
        ];
      }
      if (mayWriteChecks(workflow, job)) return [];
      const effect = withoutCheckRun(checkName(step), job, setup);
      if (effect === null) return [];
      const message = `Job \`${job.id}\` may not write checks, so no check run is posted.`;
      const waits =
        effect === 'holds-up'
          ? 'The check run is required, and never comes.'
          : 'A requirement of the check run would wait for ever.';
      return [
        {
          effect,
          ...place,
          message,
          why: `The job's own result is the verdict then. ${waits}`,
          fix: 'Require the job, or add `checks: write`.',
        },
      ];
    }),
};

/** What follows from a check run that is not posted; `null` where nothing that is required lacks it. */
function withoutCheckRun(name: string, job: Job, { settings }: Setup): 'holds-up' | 'hint' | null {
  const branches = settings.state === 'known' ? settings.value.branches : [];
  const required = branches
    .flatMap(({ requiredChecks }) => requiredChecks ?? [])
    .map(({ context }) => context);
  if (required.includes(name) && job.name !== name) return 'holds-up';
  return required.includes(job.name) ? null : 'hint';
}

export const selfHostedRunner: Rule = {
  id: 'self-hosted-runner',
  title: 'untrusted code on a runner that stays',
  look: (setup) =>
    onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode)).flatMap(({ workflow, job }) =>
      job.runsOn
        .filter(({ text }) => text.trim().toLowerCase() === 'self-hosted')
        .map(({ line }) => ({
          effect: 'hint' as const,
          path: workflow.path,
          line,
          message: `Job \`${job.id}\` runs the pull request's code on a self-hosted runner.`,
          why: 'What it leaves on the machine can reach into later jobs there, the one that gates included.',
          fix: 'Use a machine that is thrown away after the job, and gate on another one.',
        })),
    ),
};

export const writeTokenBesideCode: Rule = {
  id: 'write-token-beside-code',
  title: 'a write token beside untrusted code',
  look(setup) {
    const own = onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode));
    const jobs = new Set(own.map(({ job }) => job));
    return [
      ...own.flatMap(({ workflow, job }) => besideOwnCode(workflow, job, setup)),
      ...setup.workflows.flatMap((workflow) =>
        workflow.jobs.filter((job) => !jobs.has(job)).flatMap((job) => besideOtherCode(workflow, job)),
      ),
    ];
  },
};

const FORGE =
  'Build scripts and tests of the pull request run as the same user as the job: they can take its token, and with it';
const APART =
  'Capture in a job of its own with `contents: read` and `mode: capture`, and gate in another one that gets the evidence (layout B or C).';

/**
 * Under `pull_request` a fork's token only reads, so that a token which may write checks and nothing else is beside the code of
 * people alone who may write checks anyway: layout A, which says so.
 */
function besideOwnCode(workflow: Workflow, job: Job, setup: Setup): readonly DoctorFinding[] {
  const scopes = writableScopes(workflow, job);
  const entries = entriesOf(workflow, setup).map((entry) => entry.workflow);
  const privileged = entries.some(isPrivileged);
  if (scopes.length === 0 && !privileged) return [];
  const line = permissionsOf(workflow, job)?.line ?? job.line;
  const place = { path: workflow.path, line: job.permissions === null ? job.line : line };
  const named =
    scopes.length === 0
      ? 'no write permission, but other secrets'
      : `permission to write ${scopes.join(', ')}`;
  const message = privileged
    ? `Job \`${job.id}\` runs the pull request's code in a workflow with the default branch's trust, with ${named}.`
    : `Job \`${job.id}\` runs the pull request's code beside a token with ${named}.`;
  if (!privileged && scopes.every((scope) => scope === 'checks')) {
    const why = `${FORGE} post the check that they are to pass. Fine where all authors are trusted (layout A); a fork's token only reads.`;
    return [{ effect: 'hint', ...place, message, why, fix: APART }];
  }
  return [
    {
      effect: 'lets-through',
      ...place,
      message,
      why: `${FORGE} post the check, push, or merge.`,
      fix: APART,
    },
  ];
}

/** Any job of a pull request with such a token can report the gate's check. */
function besideOtherCode(workflow: Workflow, job: Job): readonly DoctorFinding[] {
  if (!workflow.triggers.some(({ event }) => event === 'pull_request')) return [];
  const scopes = writableScopes(workflow, job).filter((scope) =>
    ['checks', 'statuses', 'everything'].includes(scope),
  );
  const checksOut = job.steps.some((step) => runsAction(step, 'actions/checkout'));
  const runs = job.steps.some(({ run, uses }) => run !== null || uses?.text.startsWith('./') === true);
  if (scopes.length === 0 || !checksOut || !runs) return [];
  return [
    {
      effect: 'hint',
      path: workflow.path,
      line: job.permissions?.line ?? job.line,
      message: `Job \`${job.id}\` checks out the pull request and runs commands beside a token with permission to write ${scopes.join(', ')}.`,
      why: "What it runs may come from the pull request, and could report a check of any name. A fork's token only reads.",
      fix: 'Take the permission away, or move what needs it to a job without a checkout.',
    },
  ];
}
