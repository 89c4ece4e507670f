import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOnSignals } from '../capture/signals.js';
import type { Conclusion } from '../finding.js';
import { GATE_TEXTS } from '../gates/texts.js';
import { visible } from '../report/escape.js';
import { renderTerminal } from '../report/terminal.js';
import { checkRepository } from './check.js';
import { parseCheck } from './check-flags.js';
import { type CommandResult, failure, parseFlags } from './command.js';
import { BAD_BRANCH, GOOD_BRANCH, INTEGRATION_BRANCH, makeSampleRepository } from './demo-repository.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

interface Story {
  readonly branch: string;
  readonly told: string;
  readonly expected: Conclusion;
}

const STORIES: readonly Story[] = [
  {
    branch: GOOD_BRANCH,
    told: 'The first change keeps to its chunk: it edits the file that the plan names and brings a test.',
    expected: 'success',
  },
  {
    branch: BAD_BRANCH,
    told: 'The second one strays: it moves a file in from elsewhere, edits a workflow, and its only new test line is a comment.',
    expected: 'failure',
  },
];

/** `plan-gate demo`: a small repository with a plan, one change that may merge and one that may not, through the real pipeline. */
export async function demo(args: readonly string[]): Promise<CommandResult> {
  endOnSignals();
  const flags = parseFlags(args, { keep: { type: 'boolean', default: false } });
  if (!flags.ok) return failure(flags.problem);
  const directory = await mkdtemp(join(tmpdir(), 'plan-gate-demo-'));
  const keep = flags.values.keep === true;
  try {
    const problem = await makeSampleRepository(directory);
    if (problem !== null) return failure(`the demo could not make its repository: ${problem}`);
    return await tellStories(directory, keep);
  } finally {
    if (!keep) await rm(directory, { recursive: true, force: true });
  }
}

async function tellStories(directory: string, keep: boolean): Promise<CommandResult> {
  const told: string[] = [
    `A small repository with a plan for a rate limiter (integration branch ${INTEGRATION_BRANCH}) was made in ${visible(directory)}.\nTwo changes want to merge into it.\n`,
  ];
  let asExpected = true;
  for (const story of STORIES) {
    const verdict = await judge(directory, story.branch);
    if (typeof verdict === 'string') return failure(verdict);
    asExpected &&= verdict.conclusion === story.expected;
    told.push(
      `${story.told}\n\n$ plan-gate check --base ${INTEGRATION_BRANCH} --head ${story.branch} --floor off\n${verdict.text}\nVerdict: ${verdict.conclusion}\n`,
    );
  }
  if (!asExpected)
    return {
      exitCode: 2,
      stdout: told.join('\n'),
      stderr: 'plan-gate: the demo did not come out as it should. Please report this.\n',
    };
  told.push(nextSteps(directory, keep));
  return { exitCode: 0, stdout: told.join('\n'), stderr: '' };
}

async function judge(
  directory: string,
  branch: string,
): Promise<{ conclusion: Conclusion; text: string } | string> {
  const parsed = parseCheck([
    '--repo',
    directory,
    '--base',
    INTEGRATION_BRANCH,
    '--head',
    branch,
    '--floor',
    'off',
  ]);
  if (!parsed.ok) return parsed.problem;
  const report = await checkRepository(parsed.request);
  if (report.state !== 'known') return report.reason;
  const text = renderTerminal(report.value, GATE_TEXTS, { colour: colourWanted(), width: terminalWidth() });
  return { conclusion: report.value.conclusion, text };
}

function nextSteps(directory: string, keep: boolean): string {
  const look = keep
    ? `Look around in ${visible(directory)} and change something: cd there, commit, and run \`plan-gate check\` as above.`
    : 'Run `demo --keep` to keep the repository and play with it.';
  return [
    'One success and one failure, as it should be. What to try next:',
    `  1. ${look}`,
    '  2. Write a plan for your own repository as .taskfleet/plan.v1.json and run `validate` on it.',
    '  3. Gate a branch of yours: `check --base <integration branch> --floor off`.',
    '  4. Add the workflow from the README, so that every pull request is gated and the check can be required.',
    '',
  ].join('\n');
}
