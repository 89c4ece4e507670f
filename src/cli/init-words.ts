import { visible } from '../report/escape.js';
import { hang, wrap } from '../report/terminal-layout.js';
import { EXAMPLE_CHUNK } from './init-plan.js';
import type { Surroundings } from './init-repository.js';
import type { Floor, Layout } from './init-request.js';
import { LAYOUTS_PAGE } from './init-workflow.js';
import { invocation, shellQuoted } from './shell-words.js';

/** What was chosen, as far as the next steps go by it. */
export interface Setup {
  /** The top of the work tree; `null` where that is the current folder. */
  readonly elsewhere: string | null;
  readonly around: Surroundings;
  /** `null` where a workflow was there and stays. */
  readonly layout: Layout | null;
  readonly floor: Floor;
  /** Paths of the files that were written. */
  readonly workflows: readonly string[];
  readonly planPath: string;
  readonly isPinned: boolean;
}

interface Step {
  readonly told: string;
  /** Lines for a shell, which are not wrapped, so that they can be copied. */
  readonly commands: readonly string[];
}

/** What to do next, numbered, by commands that can be run as they stand in the repository. */
export function nextSteps(setup: Setup, width: number): string {
  const { anywhere } = invocation(process.argv[1] ?? 'plan-gate', process.cwd());
  const go: Step = { told: 'Go to the repository:', commands: [`cd ${shellQuoted(setup.elsewhere ?? '.')}`] };
  const steps: readonly Step[] = [
    ...(setup.elsewhere === null ? [] : [go]),
    ...(setup.isPinned ? [] : [pinStep(setup)]),
    {
      told: 'Make the plan yours: its chunks, their files_touched and checks. Then have it checked:',
      commands: [`${anywhere} validate ${shellQuoted(setup.planPath)}`],
    },
    ...commitSteps(setup),
    chunkStep(setup, anywhere),
    requireStep(setup),
    {
      told: 'Ask whether the gate can hold here; with a token in GITHUB_TOKEN, --repo OWNER/NAME looks at the settings too:',
      commands: [`${anywhere} doctor`],
    },
  ];
  const lines = steps.flatMap(({ told, commands }, index) => [
    ...hang(`  ${index + 1}. `, [visible(told)], width),
    ...commands.map((command) => `       ${command}`),
  ]);
  return `${wrap('What to do next:', width).join('\n')}\n${lines.join('\n')}\n`;
}

function pinStep({ workflows }: Setup): Step {
  return {
    told: `The workflow has 40 ones where the commit of plan-gate belongs. Choose a release, and put its commit there, in ${workflows.join(' and ')}:`,
    commands: ["git ls-remote https://github.com/taskfleet/plan-gate 'refs/tags/v1*'"],
  };
}

/** The plan lives on the integration branch, the workflow on both branches. */
function commitSteps({ around, workflows, planPath }: Setup): readonly Step[] {
  const { slug, sourceBranch, integrationBranch } = around.names;
  const [source, integration] = [shellQuoted(sourceBranch), shellQuoted(integrationBranch)];
  const files = workflows.map(shellQuoted).join(' ');
  const folder = shellQuoted(planPath.slice(0, planPath.lastIndexOf('/')));
  const planMessage = shellQuoted(`Plan ${slug}`);
  const workflowMessage = shellQuoted('Gate pull requests by their plan');
  const isThere = around.integrationTip !== null;
  const here = around.currentBranch === integrationBranch;
  const goThere = here ? [] : [`git switch ${isThere ? '' : '-c '}${integration}`];
  if (workflows.length === 0)
    return [
      {
        told: `Commit the plan on ${integrationBranch}, where it lives:`,
        commands: [...goThere, `git add ${folder}`, `git commit -m ${planMessage}`],
      },
      pushStep(around, [integration]),
    ];
  if (around.currentBranch === sourceBranch && !isThere)
    return [
      {
        told: `Commit the workflow on ${sourceBranch}, and the plan on ${integrationBranch}, where it lives:`,
        commands: [
          `git add ${files}`,
          `git commit -m ${workflowMessage}`,
          `git switch -c ${integration}`,
          `git add ${folder}`,
          `git commit -m ${planMessage}`,
        ],
      },
      pushStep(around, [source, integration]),
    ];
  return [
    {
      told: `Commit both on ${integrationBranch}, where the plan lives:`,
      commands: [...goThere, `git add ${files} ${folder}`, `git commit -m ${planMessage}`],
    },
    {
      told: `Bring the workflow to ${sourceBranch} as well, by these commands or by a pull request:`,
      commands: [
        `git switch ${source}`,
        `git checkout ${integration} -- ${files}`,
        `git commit -m ${workflowMessage}`,
        `git switch ${integration}`,
      ],
    },
    pushStep(around, [source, integration]),
  ];
}

function pushStep({ remote }: Surroundings, branches: readonly string[]): Step {
  const [what, it] = branches.length === 1 ? ['it', 'it'] : ['both', 'them'];
  return {
    told:
      remote === null
        ? `No remote is set up here yet. When there is one (git remote add origin URL), push ${it} there:`
        : `Push ${what}:`,
    commands: [`git push -u ${shellQuoted(remote ?? 'origin')} ${branches.join(' ')}`],
  };
}

function chunkStep({ around, floor }: Setup, planGate: string): Step {
  const { slug, integrationBranch } = around.names;
  return {
    told: 'Work on a chunk in a branch of its own, commit, and see the verdict before you push:',
    commands: [
      `git switch -c ${shellQuoted(`${slug}/chunk-${EXAMPLE_CHUNK}`)}`,
      `${planGate} check --base ${shellQuoted(integrationBranch)}${captureFlags(floor, around.workspace ?? '')}`,
    ],
  };
}

/** What the workflow has as inputs. */
function captureFlags(floor: Floor, workspace: string): string {
  if (floor === 'off') return ' --floor off';
  return workspace === '' ? '' : ` --working-directory ${shellQuoted(workspace)}`;
}

function requireStep({ around, layout }: Setup): Step {
  const { sourceBranch, integrationBranch } = around.names;
  if (layout === null)
    return {
      told: `On GitHub, see that the ruleset which requires the check plan-gate covers ${integrationBranch} too (Settings, Rules).`,
      commands: [],
    };
  const advice = [
    `On GitHub, require the check plan-gate for ${integrationBranch}, in a ruleset (Settings, Rules).`,
    `Pull requests into ${sourceBranch} that no plan governs fail it: do not require it there, or set if-no-plan: pass in the workflow.`,
    ...(layout.startsWith('c')
      ? ["The workflow that judges runs from the repository's default branch only, so it has to be there."]
      : []),
    ...(layout === 'c-app'
      ? [`Create the App first, as ${LAYOUTS_PAGE} says, and make it the expected source of the check.`]
      : []),
  ];
  return { told: advice.join(' '), commands: [] };
}
