import type { DoctorFinding, Rule } from './diagnosis.js';
import { entriesOf, gateUses, inputOf, isPrivileged, onePerJob, runsAction } from './gate-uses.js';
import type { Step } from './workflow.js';

export const headInPrivilegedWorkflow: Rule = {
  id: 'head-in-privileged-workflow',
  title: "the head is checked out with the default branch's trust",
  look: (setup) =>
    setup.workflows.filter(isPrivileged).flatMap(({ path, jobs, triggers }) =>
      jobs.flatMap((job) =>
        job.steps.flatMap((step) => {
          const line = headCheckout(step);
          if (line === null) return [];
          const events = triggers.map(({ event }) => `\`${event}\``).join(', ');
          return [
            {
              effect: 'lets-through',
              path,
              line,
              message: `Job \`${job.id}\` fetches the pull request's head in a workflow that starts on ${events}.`,
              why: 'Such a run has secrets and a token that is not lowered, also for forks. Whatever runs in the checked-out folder runs with them.',
              fix: 'Do not check out there: plan-gate reads through the API. Run the code in a workflow on `pull_request`.',
            } as const,
          ];
        }),
      ),
    ),
};

const HEAD_EXPRESSION =
  /github\.(?:event\.pull_request\.(?:head|merge_commit_sha|number)|head_ref|event\.workflow_run\.(?:head_|pull_requests)|event\.number|event\.issue\.number)/;
const HEAD_COMMAND = /\bgh pr checkout\b|\bpull\/[^\s/]{1,200}\/(?:head|merge)\b/;

/** The line on which a step fetches a pull request's head; `null` where it does not. */
function headCheckout(step: Step): number | null {
  if (runsAction(step, 'actions/checkout')) {
    const unsafe = step.inputs.get('allow-unsafe-pr-checkout');
    if (unsafe !== undefined && unsafe.text.trim() !== 'false') return unsafe.line;
    for (const name of ['ref', 'repository']) {
      const input = step.inputs.get(name);
      if (input !== undefined && (HEAD_EXPRESSION.test(input.text) || /refs\/pull\//.test(input.text)))
        return input.line;
    }
    return null;
  }
  return step.run !== null && HEAD_COMMAND.test(step.run.text) ? step.run.line : null;
}

export const credentialsPersisted: Rule = {
  id: 'credentials-persisted',
  title: 'the checkout leaves its token behind',
  look: (setup) =>
    onePerJob(gateUses(setup)).flatMap(({ workflow, job }) =>
      job.steps
        .filter((step) => runsAction(step, 'actions/checkout'))
        .filter((step) => inputOf(step, 'persist-credentials').trim() !== 'false')
        .map((step) => ({
          effect: 'hint' as const,
          path: workflow.path,
          line: step.line,
          message: `The checkout in job \`${job.id}\` has no \`persist-credentials: false\`.`,
          why: 'The token stays on disk, where code that runs later finds it.',
          fix: 'Set `persist-credentials: false`; plan-gate does not use it.',
        })),
    ),
};

export const secretsBesideCode: Rule = {
  id: 'secrets-beside-code',
  title: 'secrets beside untrusted code',
  look: (setup) =>
    onePerJob(gateUses(setup).filter(({ runsCode }) => runsCode)).flatMap(({ workflow, job }) => {
      const callers = entriesOf(workflow, setup).flatMap((entry) => entry.callers);
      const handed = callers.flatMap((caller) =>
        caller.job.inheritsSecrets === null
          ? []
          : [
              {
                path: caller.workflow.path,
                line: caller.job.inheritsSecrets,
                what: 'every secret (`secrets: inherit`)',
              },
            ],
      );
      const named = [...workflow.environment, ...job.texts].flatMap(({ text, line }) =>
        secretsIn(text).map((name) => ({
          path: workflow.path,
          line,
          what: name === '' ? 'secrets' : `secret \`${name}\``,
        })),
      );
      return [...handed, ...named].map(({ path, line, what }) => ({
        effect: 'lets-through' as const,
        path,
        line,
        message: `Job \`${job.id}\`, which runs the pull request's code, gets ${what}.`,
        why: 'The code can read it and do what it allows: with the token of a GitHub App, post the check that it is to pass.',
        fix: 'Keep secrets out of the job that captures. Where it needs one that only reads, say so with --ignore secrets-beside-code.',
      }));
    }),
};

/** Names of the secrets that a text's expressions use, but for the job's own token; an empty name for all of them. */
function secretsIn(text: string): readonly string[] {
  if (!text.includes(`\${{`)) return [];
  const names = [...text.matchAll(/\bsecrets\b(?:\.([\w-]+)|\[['"]([\w-]+)['"]\])?/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...new Set(names)].filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN');
}

export const unpinnedAction: Rule = {
  id: 'unpinned-action',
  title: 'actions that are not pinned to a commit',
  look: (setup) =>
    [...new Set(gateUses(setup).map(({ workflow }) => workflow))].flatMap(({ path, jobs }) =>
      jobs
        .flatMap((job) => [job.calls, ...job.steps.map(({ uses }) => uses)])
        .filter((uses) => uses !== null)
        .filter(({ text }) => !isPinned(text))
        .map(({ text, line }) => ({
          effect: 'hint' as const,
          path,
          line,
          message: `\`${text}\` is not pinned to a commit.`,
          why: "Whoever can move that tag or branch decides what runs here, beside this job's token.",
          fix: "Write the commit's 40 hex digits, with the version as a comment: `owner/name@<sha> # v1.2.3`.",
        })),
    ),
};

/** Local actions are of the commit that runs. An image is pinned by its digest. */
function isPinned(uses: string): boolean {
  if (/^(?:\.|\$)\//.test(uses) || uses === '.' || uses === '$') return true;
  if (uses.startsWith('docker://')) return /@sha256:[0-9a-f]{64}$/.test(uses);
  return /@[0-9a-f]{40}$/.test(uses);
}

export const placeholderCommit: Rule = {
  id: 'placeholder-commit',
  title: 'plan-gate at a commit that is none',
  look: (setup) =>
    gateUses(setup).flatMap(({ workflow, step }): readonly DoctorFinding[] => {
      const { uses } = step;
      const [, name, digit] = /^(.*)@([0-9a-f])\2{39}$/.exec(uses?.text ?? '') ?? [];
      if (uses === null || name === undefined || digit === undefined) return [];
      return [
        {
          effect: 'holds-up',
          path: workflow.path,
          line: uses.line,
          message: `\`${name}@${digit.repeat(4)}…\` is no commit: in the layouts it holds the place of the one that you choose.`,
          why: 'GitHub finds no action there, so that the job fails before plan-gate begins, and its check never comes.',
          fix: `Write the 40 hex digits of a release's commit in its place, with the version as a comment: \`${name}@<sha> # v1.2.3\`. \`plan-gate init\` fills it in where it runs from a checkout of plan-gate.`,
        },
      ];
    }),
};
