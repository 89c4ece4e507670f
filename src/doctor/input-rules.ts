import { compileGlobs } from '../changes/scope.js';
import { isAuthored } from './authored.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type GateUse, inputOf, judgingUses } from './gate-uses.js';

/** Inputs that say what the gate judges by. */
const STEERING: readonly string[] = [
  ...['plan', 'plan-ref', 'baseline', 'floor', 'slack', 'allow', 'protected', 'test-paths', 'warn-only'],
  ...[
    'if-no-plan',
    'run-checks',
    'retries',
    'mode',
    'check-name',
    'reuse',
    'working-directory',
    'cargo-args',
  ],
];

export const inputFromPullRequest: Rule = {
  id: 'input-from-pull-request',
  title: 'the pull request decides what it is judged by',
  look: (setup) =>
    judgingUses(setup).flatMap((use) =>
      STEERING.flatMap((name): readonly DoctorFinding[] => {
        const { workflow, step } = use;
        const input = step.inputs.get(name);
        if (input === undefined || !isAuthored(input.text, use, setup)) return [];
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

export const gateLoosened: Rule = {
  id: 'gate-loosened',
  title: 'inputs that let more pass than the plan says',
  look: (setup) =>
    judgingUses(setup).flatMap((use) => [
      ...warned(use),
      ...widened(use),
      ...testsEverywhere(use),
      ...unprotected(use),
    ]),
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
  const covered = allow === undefined ? null : coverage(allow.text);
  if (allow !== undefined && covered !== null) {
    const message = `\`allow\` covers ${covered}.`;
    found.push({
      effect: 'lets-through',
      path: workflow.path,
      line: allow.line,
      message,
      why: 'A change there is never out of scope, whatever the plan says.',
      fix: 'Name the few files that may always change, such as Cargo.lock.',
    });
  }
  return found;
}

function testsEverywhere({ workflow, step }: GateUse): readonly DoctorFinding[] {
  const input = step.inputs.get('test-paths');
  const covered = input === undefined ? null : coverage(input.text);
  if (input === undefined || covered === null) return [];
  return [
    {
      effect: 'lets-through',
      path: workflow.path,
      line: input.line,
      message: `\`test-paths\` counts ${covered} as tests.`,
      why: 'Whatever a chunk changes there is then the test that its plan asks for.',
      fix: 'Leave the input out, or name the folders and file names of tests alone.',
    },
  ];
}

/** Names that no repository has: where a glob takes one, it takes all that lies there. */
const NOBODYS: readonly (readonly [what: string, ...files: string[]])[] = [
  ['every file', 'a-file/that-nobody/ever-named'],
  ['whole source folders', 'src/nobody_named.rs', 'src/nobody/named.rs', 'crates/nobody/src/named.rs'],
  ['every file of a language', 'nobody/src/named.rs', 'nobody/src/named.py', 'nobody/src/named.ts'],
];

/** What a list of globs opens altogether; `null` where it names files, folders or kinds as such lists should. */
function coverage(text: string): string | null {
  const compiled = compileGlobs(linesOf(text));
  if (!compiled.ok) return null;
  const { matches } = compiled.globs;
  return NOBODYS.find(([, ...files]) => files.some((file) => matches(file) !== null))?.[0] ?? null;
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
