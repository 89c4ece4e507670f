import { visible } from '../report/escape.js';
import { hang, padTo, wrap } from '../report/terminal-layout.js';
import { CHUNKS, INTEGRATION_BRANCH, LANDED_CHUNK } from './demo-repository.js';
import { invocation, shellQuoted } from './shell-words.js';

/** A paragraph within the terminal's width, with its line end. */
export function paragraph(text: string, width: number): string {
  return `${wrap(text, width).join('\n')}\n`;
}

/** What plan-gate is, and what the sample repository is about. */
export function introduction(directory: string, keep: boolean, width: number): string {
  const fate = keep ? 'It stays there.' : 'It is removed at the end; --keep leaves it there.';
  const names = Math.max(...CHUNKS.map(({ id }) => id.length));
  const chunks = CHUNKS.flatMap(({ id, files }) =>
    hang(`  ${padTo(id, names)}  `, [files.join(', ')], width),
  );
  return [
    paragraph('plan-gate answers one question about a change: may it merge under its plan?', width),
    paragraph(`The demo made a small repository in ${visible(directory)}. ${fate}`, width),
    paragraph(
      'Its plan splits a rate limiter into two chunks of work, and says which files each may touch (files_touched):',
      width,
    ) + chunks.map((line) => `${line}\n`).join(''),
    paragraph(
      `Two changes want to merge into its integration branch, ${INTEGRATION_BRANCH}: one for each chunk.`,
      width,
    ),
  ].join('\n');
}

interface Step {
  readonly told: string;
  /** Lines for a shell, which are not wrapped, so that they can be copied. */
  readonly commands: readonly string[];
}

/** What to try next, by commands that can be run as they stand. */
export function nextSteps(directory: string, keep: boolean, width: number): string {
  const { here, anywhere } = invocation(process.argv[1] ?? 'plan-gate', process.cwd());
  const look: Step = keep
    ? {
        told: 'Look around in the repository, change and commit something, and gate it again:',
        commands: [
          `cd ${shellQuoted(directory)}`,
          `${anywhere} check --base ${INTEGRATION_BRANCH} --landed ${LANDED_CHUNK} --floor off`,
        ],
      }
    : { told: 'Keep the repository and play with it:', commands: [`${here} demo --keep`] };
  const steps: readonly Step[] = [
    look,
    {
      told: 'Have the workflow, an example plan and its baseline written into your own repository, by this command there:',
      commands: [`${anywhere} init`],
    },
    {
      told: "Gate a branch of yours that is checked out (INTEGRATION is the plan's integration branch):",
      commands: [`${anywhere} check --base INTEGRATION --floor off`],
    },
  ];
  const lines = steps.flatMap(({ told, commands }, index) => [
    ...hang(`  ${index + 1}. `, [told], width),
    ...commands.map((command) => `       ${command}`),
  ]);
  return `${paragraph('One success and one failure, as it should be. What to try next:', width)}${lines.join('\n')}\n`;
}
