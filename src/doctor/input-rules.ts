import { compileGlobs } from '../changes/scope.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type GateUse, inputOf, judgingUses } from './gate-uses.js';
import type { Workflow } from './workflow.js';

/** What a pull request's author decides, as workflows name it. */
const OF_THE_PULL_REQUEST =
  /github\.(?:head_ref|event\.pull_request\.(?:head|title|body|labels|merge_commit_sha)|event\.workflow_run\.head_)/;
/** Under `pull_request` and `merge_group` these are of the change; under `workflow_run` of the default branch. */
const OF_THE_RUN = /github\.(?:ref_name|ref|sha)\b/;
/** Inputs that say what the gate judges by. */
const STEERING: readonly string[] = [
  ...['plan', 'plan-ref', 'baseline', 'floor', 'slack', 'allow', 'protected', 'test-paths', 'warn-only'],
  ...['if-no-plan', 'run-checks', 'retries'],
];

export const inputFromPullRequest: Rule = {
  id: 'input-from-pull-request',
  title: 'the pull request decides what it is judged by',
  look: (setup) =>
    judgingUses(setup).flatMap(({ workflow, step }) =>
      STEERING.flatMap((name): readonly DoctorFinding[] => {
        const input = step.inputs.get(name);
        if (input === undefined || !isTheirs(input.text, workflow)) return [];
        return [
          {
            effect: 'lets-through',
            path: workflow.path,
            line: input.line,
            message: `Input \`${name}\` is taken from the pull request: \`${input.text.trim()}\`.`,
            why: 'Its author decides what that is, and with it what the pull request is judged by: a plan of its own, say.',
            fix: `Leave \`${name}\` out, or give it a value that only the base branch decides.`,
          },
        ];
      }),
    ),
};

function isTheirs(text: string, { triggers }: Workflow): boolean {
  if (!text.includes(`\${{`)) return false;
  const runsOnTheirs = triggers.some(({ event }) => event === 'pull_request' || event === 'merge_group');
  return OF_THE_PULL_REQUEST.test(text) || (runsOnTheirs && OF_THE_RUN.test(text));
}

export const gateLoosened: Rule = {
  id: 'gate-loosened',
  title: 'inputs that let more pass than the plan says',
  look: (setup) =>
    judgingUses(setup).flatMap((use) => [...warned(use), ...widened(use), ...unprotected(use)]),
};

const FIX = 'Leave the input out where the gate is to hold.';

function warned({ workflow, step }: GateUse): readonly DoctorFinding[] {
  const input = step.inputs.get('warn-only');
  if (input === undefined || input.text.trim() === '') return [];
  const message = `\`warn-only\` turns errors of ${input.text
    .trim()
    .split(/[\s,]+/)
    .map((gate) => `\`${gate}\``)
    .join(', ')} into warnings.`;
  return [
    {
      effect: 'hint',
      path: workflow.path,
      line: input.line,
      message,
      why: 'What these gates find does not stop a change.',
      fix: FIX,
    },
  ];
}

function widened({ workflow, step }: GateUse): readonly DoctorFinding[] {
  const slack = step.inputs.get('slack');
  const allow = step.inputs.get('allow');
  const found: DoctorFinding[] = [];
  if (slack !== undefined && !/^0?$/.test(slack.text.trim())) {
    const message = `\`slack: ${slack.text.trim()}\` tolerates files that the plan does not name.`;
    found.push({
      effect: 'hint',
      path: workflow.path,
      line: slack.line,
      message,
      why: 'Which files these are is for the pull request to choose.',
      fix: FIX,
    });
  }
  if (allow !== undefined && coversAnything(allow.text)) {
    const message = '`allow` covers every file.';
    found.push({
      effect: 'lets-through',
      path: workflow.path,
      line: allow.line,
      message,
      why: 'No change is out of scope then.',
      fix: 'Name the few files that may always change, such as Cargo.lock.',
    });
  }
  return found;
}

/** A name that no repository has, at the root and deep down. */
const ANYTHING = 'a-file/that-nobody/ever-named';

function coversAnything(text: string): boolean {
  const globs = compileGlobs(linesOf(text));
  return globs.ok && globs.globs.matches(ANYTHING) !== null;
}

function unprotected({ workflow, step }: GateUse): readonly DoctorFinding[] {
  const input = step.inputs.get('protected');
  const globs = input === undefined ? null : compileGlobs(linesOf(inputOf(step, 'protected')));
  if (input === undefined || globs?.ok !== true || linesOf(input.text).length === 0) return [];
  if (globs.globs.matches('.github/workflows/plan.yml') !== null) return [];
  return [
    {
      effect: 'hint',
      path: workflow.path,
      line: input.line,
      message: '`protected` replaces the default list and leaves out .github/workflows.',
      why: "A glob such as `**` in a plan then opens the workflows, the gate's own among them.",
      fix: 'Add `.github/**` to the list.',
    },
  ];
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
