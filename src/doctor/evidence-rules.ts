import { nearestName } from '../plan/wording.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type GateUse, inputOf, judgingUses } from './gate-uses.js';
import { eventsOf } from './job-rules.js';
import type { Setup } from './setup.js';
import type { Job } from './workflow.js';

export const evidenceResultMissing: Rule = {
  id: 'evidence-result-missing',
  title: 'the gate is not told how the capture ended',
  look: (setup) =>
    evidenceUses(setup)
      .filter((use) => !isToldByEvent(use, setup))
      .flatMap((use): readonly DoctorFinding[] => {
        const said = untold(inputOf(use.step, 'evidence-result').trim(), use);
        if (said === null) return [];
        const { workflow, job, step } = use;
        const { needs } = job;
        return [
          {
            // Where the job waits for none, the evidence may be from where nothing can fail.
            effect: needs.length > 0 ? 'lets-through' : 'hint',
            path: workflow.path,
            line: step.inputs.get('evidence-result')?.line ?? step.inputs.get('evidence')?.line ?? step.line,
            message: `Job \`${job.id}\` judges by evidence of another job, ${said}.`,
            why: 'A capture that failed or was cancelled may have handed over a file that looks whole, and that file is all that the gate sees.',
            fix:
              needs.length > 0
                ? `Set \`evidence-result: \${{ needs.${needs[0]}.result }}\`, with the job that captures.`
                : `Name the job that captures in \`needs\`, set \`if: always()\`, and \`evidence-result: \${{ needs.<job>.result }}\`.`,
          },
        ];
      }),
};

export const evidenceResultEmpty: Rule = {
  id: 'evidence-result-empty',
  title: 'an evidence-result that comes to nothing',
  look: (setup) =>
    evidenceUses(setup).flatMap(({ workflow, job, step }): readonly DoctorFinding[] => {
      const input = step.inputs.get('evidence-result');
      if (input === undefined) return [];
      return mistakes(input.text, job, workflow.jobs).map(({ message, fix }) => ({
        effect: 'holds-up',
        path: workflow.path,
        line: input.line,
        message,
        why: 'GitHub puts nothing in its place, and the gate takes no answer for a failure: every change fails.',
        fix,
      }));
    }),
};

/** The steps that judge by evidence which others captured. */
function evidenceUses(setup: Setup): readonly GateUse[] {
  return judgingUses(setup).filter(
    ({ step }) => inputOf(step, 'evidence').trim() !== '' && inputOf(step, 'floor').trim() !== 'off',
  );
}

/** After a `workflow_run` the event says how the run ended that captured, which the gate asks for itself. */
function isToldByEvent({ workflow }: GateUse, setup: Setup): boolean {
  const events = eventsOf(workflow, setup);
  return events.length > 0 && events.every((event) => event === 'workflow_run');
}

/** How it is that nothing tells the end of the job, as the rest of a sentence; `null` where something may. */
function untold(result: string, { step }: GateUse): string | null {
  if (!step.inputs.has('evidence-result')) return 'but has no `evidence-result`';
  if (result === 'none' || result === 'success')
    return `but its \`evidence-result\` is \`${result}\` however that job ends`;
  return null;
}

interface Mistake {
  readonly message: string;
  readonly fix: string;
}

/** A job's name behind `needs`, in either of the two ways, and what is asked of it. */
const NEEDED =
  /(?<![\w.-])needs\s{0,20}(?:\.\s{0,20}([\w-]+)|\[\s{0,20}'([^'\n]*)'\s{0,20}\])(?:\s{0,20}\.\s{0,20}([\w-]+))?/gi;
/** docs.github.com, "Contexts reference": all that `needs` knows of a job. */
const KNOWN_OF_A_JOB = ['result', 'outputs'];

function mistakes(text: string, job: Job, jobs: readonly Job[]): readonly Mistake[] {
  if (text.trim() === '')
    return [
      {
        message: '`evidence-result` is empty.',
        fix: `Set it to \`\${{ needs.<job>.result }}\`, or leave it out.`,
      },
    ];
  if (!text.includes(`\${{`)) return [];
  const found = [...text.matchAll(NEEDED)].flatMap(([, plain, quoted, asked]): readonly Mistake[] => {
    const name = plain ?? quoted ?? '';
    if (!named(name, job.needs)) return [notNeeded(name, job, jobs)];
    if (asked === undefined || named(asked, KNOWN_OF_A_JOB)) return [];
    const message = `\`evidence-result\` asks for \`${asked}\` of job \`${name}\`, which GitHub does not tell.`;
    return [{ message, fix: `Write \`needs.${name}.result\`.` }];
  });
  return [...new Map(found.map((mistake) => [mistake.message, mistake])).values()];
}

function notNeeded(name: string, job: Job, jobs: readonly Job[]): Mistake {
  const message = `\`evidence-result\` names job \`${name}\`, which is not in the \`needs\` of job \`${job.id}\`.`;
  const isThere = named(
    name,
    jobs.map(({ id }) => id),
  );
  if (isThere) return { message, fix: `Add \`${name}\` to \`needs\` of job \`${job.id}\`.` };
  const meant = nearestName(name, job.needs) ?? (job.needs.length === 1 ? job.needs[0] : undefined);
  return {
    message,
    fix:
      meant === undefined
        ? 'Name the job that captures, there and in `needs`.'
        : `This workflow has no such job; write \`needs.${meant}.result\`.`,
  };
}

/** Expressions take names that differ in case for one. */
function named(name: string, names: readonly string[]): boolean {
  return names.some((each) => each.toLowerCase() === name.toLowerCase());
}
