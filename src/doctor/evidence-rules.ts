import { nearestName } from '../plan/wording.js';
import type { DoctorFinding, Rule } from './diagnosis.js';
import { type GateUse, inputOf, judgingUses, neededCaptures } from './gate-uses.js';
import { eventsOf } from './job-rules.js';
import { propertyPaths } from './property-paths.js';
import type { Setup } from './setup.js';
import type { Job } from './workflow.js';

export const evidenceResultMissing: Rule = {
  id: 'evidence-result-missing',
  title: 'the gate is not told how the capture ended',
  look: (setup) =>
    evidenceUses(setup)
      .filter((use) => !isToldByEvent(use, setup))
      .flatMap((use): readonly DoctorFinding[] => {
        const told = untold(inputOf(use.step, 'evidence-result').trim(), use, setup);
        if (told === null) return [];
        const { workflow, job, step } = use;
        const { needs } = job;
        const capturing = neededCaptures(use, setup)[0] ?? needs[0];
        return [
          {
            // Where the job waits for none, the evidence may be from where nothing can fail.
            effect: needs.length > 0 && told.isSure ? 'lets-through' : 'hint',
            path: workflow.path,
            line: step.inputs.get('evidence-result')?.line ?? step.inputs.get('evidence')?.line ?? step.line,
            message: `Job \`${job.id}\` judges by evidence of another job, ${told.said}.`,
            why: 'A capture that failed or was cancelled may have handed over a file that looks whole, and that file is all that the gate sees.',
            fix:
              needs.length > 0
                ? `Set \`evidence-result: \${{ needs.${capturing}.result }}\`, with the job that captures.`
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
export function evidenceUses(setup: Setup): readonly GateUse[] {
  return judgingUses(setup).filter(
    ({ step }) => inputOf(step, 'evidence').trim() !== '' && inputOf(step, 'floor').trim() !== 'off',
  );
}

/** After a `workflow_run` the event says how the run ended that captured, which the gate asks for itself. */
function isToldByEvent({ workflow }: GateUse, setup: Setup): boolean {
  const events = eventsOf(workflow, setup);
  return events.length > 0 && events.every((event) => event === 'workflow_run');
}

interface Untold {
  /** The rest of a sentence. */
  readonly said: string;
  /** False where it may be told by ways that are not followed here. */
  readonly isSure: boolean;
}

const RESULT_OF = /^needs\.(?:[^.]+|\*)\.(?:result|\*|\?)$/;
const FROM_ELSEWHERE = /^(?:inputs|steps|env|vars|needs)(?:\.|$)/;

/** How it is that nothing tells the end of the job; `null` where something does. */
function untold(result: string, use: GateUse, setup: Setup): Untold | null {
  const { step } = use;
  if (!step.inputs.has('evidence-result')) return { said: 'but has no `evidence-result`', isSure: true };
  // One that comes to nothing fails every change, which another rule tells.
  if (mistakes(result, use.job, use.workflow.jobs).length > 0) return null;
  const said = `but its \`evidence-result\` is \`${result}\``;
  const however = { said: `${said} however that job ends`, isSure: true };
  if (!result.includes(`\${{`)) return result === 'none' || result === 'success' ? however : null;
  const paths = propertyPaths(result);
  const results = paths.filter((path) => RESULT_OF.test(path));
  if (results.length === 0) {
    if (paths.some((path) => /^needs\.[^.]+\.outputs(?:\.|$)/.test(path)))
      return { said: `${said}, an output that its own code can write`, isSure: true };
    const elsewhere = paths.some((path) => FROM_ELSEWHERE.test(path));
    return elsewhere ? { said: `${said}, which could not be followed`, isSure: false } : however;
  }
  if (glossesOver(result)) return { said: `${said}, which makes other ends a success`, isSure: true };
  const capturing = neededCaptures(use, setup);
  const isOfThem = (path: string) =>
    capturing.some((name) => path === `needs.${name.toLowerCase()}.result`) || path.includes('*');
  return capturing.length === 0 || results.some(isOfThem)
    ? null
    : { said: `${said}, of a job that captures nothing`, isSure: true };
}

/** Whether an expression of results has `success` or `none` as an answer to anything but a success. */
function glossesOver(text: string): boolean {
  const answers = text
    .replaceAll(/\s/g, '')
    .replaceAll(/=='success'\)?&&'success'(?=\|\||\}\}|\))/gi, '')
    .replaceAll(/!='success'\)?&&'[^']*'\|\|'success'/gi, '')
    .replaceAll(/[!=]='[^']*'/g, '')
    .replaceAll(/'[^']*'[!=]=/g, '');
  return /'(?:success|none)'/i.test(answers);
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
