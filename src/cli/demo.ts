import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitProblem } from '../capture/git.js';
import { endOnSignals } from '../capture/signals.js';
import type { Conclusion } from '../finding.js';
import { GATE_TEXTS } from '../gates/texts.js';
import { renderTerminal } from '../report/terminal.js';
import { checkRepository } from './check.js';
import { parseCheck } from './check-flags.js';
import { type CommandResult, failure } from './command.js';
import {
  BAD_BRANCH,
  GOOD_BRANCH,
  INTEGRATION_BRANCH,
  LANDED_CHUNK,
  makeSampleRepository,
} from './demo-repository.js';
import { introduction, nextSteps, paragraph } from './demo-words.js';
import { parseFlags } from './flags.js';
import { colourWanted, terminalWidth } from './terminal-settings.js';

interface Story {
  readonly branch: string;
  /** Chunks that are said to have landed before. */
  readonly landed: string | null;
  readonly told: string;
  readonly expected: Conclusion;
}

const STORIES: readonly Story[] = [
  {
    branch: GOOD_BRANCH,
    landed: null,
    told: 'The first change keeps to its chunk: it edits the file that the plan names and brings a test.',
    expected: 'success',
  },
  {
    branch: BAD_BRANCH,
    landed: LANDED_CHUNK,
    told: 'The second one, for when bucket has landed, strays: it moves a file in from elsewhere, edits a workflow, and its only new test line is a comment.',
    expected: 'failure',
  },
];

/** `plan-gate demo`: a small repository with a plan, one change that may merge and one that may not, through the real pipeline. */
export async function demo(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('demo', args);
  if (!parsed.ok) return failure(parsed.problem);
  const noGit = await gitProblem();
  if (noGit !== null) return failure(noGit);
  endOnSignals('the demo did not end');
  // At once: between a folder that is made and the promise of it, a signal could end the process.
  const directory = mkdtempSync(join(tmpdir(), 'plan-gate-demo-'));
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  // A signal ends the process from within, which leaves no other time than this.
  process.once('exit', remove);
  let keep = false;
  try {
    const problem = await makeSampleRepository(directory);
    if (problem !== null) return failure(`the demo could not make its repository: ${problem}`);
    const result = await tellStories(directory, parsed.flags.isOn('keep'));
    keep = parsed.flags.isOn('keep');
    return result;
  } finally {
    process.off('exit', remove);
    if (!keep) remove();
  }
}

async function tellStories(directory: string, keep: boolean): Promise<CommandResult> {
  const width = terminalWidth();
  const told: string[] = [introduction(directory, keep, width)];
  let asExpected = true;
  for (const story of STORIES) {
    const ends = ['--base', INTEGRATION_BRANCH, '--head', story.branch];
    const flags = [...ends, ...(story.landed === null ? [] : ['--landed', story.landed]), '--floor', 'off'];
    const verdict = await judge(directory, flags, width);
    if (typeof verdict === 'string') return failure(verdict);
    asExpected &&= verdict.conclusion === story.expected;
    told.push(
      `${paragraph(story.told, width)}\n$ plan-gate check ${flags.join(' ')}\n${verdict.text}\nVerdict: ${verdict.conclusion}\n`,
    );
  }
  if (!asExpected)
    return {
      exitCode: 2,
      stdout: told.join('\n'),
      stderr: 'plan-gate: the demo did not come out as it should. Please report this.\n',
    };
  told.push(nextSteps(directory, keep, width));
  return { exitCode: 0, stdout: told.join('\n'), stderr: '' };
}

async function judge(
  directory: string,
  flags: readonly string[],
  width: number,
): Promise<{ conclusion: Conclusion; text: string } | string> {
  const parsed = parseCheck(['--repo', directory, ...flags]);
  if (!parsed.ok) return parsed.problem;
  const report = await checkRepository(parsed.request);
  if (report.state !== 'known') return report.reason;
  const text = renderTerminal(report.value, GATE_TEXTS, { colour: colourWanted(), width });
  return { conclusion: report.value.conclusion, text };
}
