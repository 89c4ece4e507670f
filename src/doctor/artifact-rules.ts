import type { DoctorFinding, Rule } from './diagnosis.js';
import {
  entriesOf,
  type GateUse,
  gateUses,
  inputOf,
  isPrivileged,
  judgingUses,
  runsAction,
} from './gate-uses.js';
import type { Setup } from './setup.js';
import type { Job, Step } from './workflow.js';

/** Where a folder outside of the checkout begins, as workflows write it. */
const OUTSIDE =
  /^\s*(?:\$\{\{\s{0,20}runner\.temp\s{0,20}\}\}|\/tmp\/|\/var\/tmp\/|\$RUNNER_TEMP|\$\{RUNNER_TEMP\})/;

export const artifactInWorkspace: Rule = {
  id: 'artifact-in-workspace',
  title: "another job's artifact is unpacked in the workspace",
  look: (setup) =>
    gatingJobs(setup).flatMap(({ workflow, job }) =>
      job.steps.flatMap((step): readonly DoctorFinding[] => {
        const line = unpacksHere(step);
        if (line === null) return [];
        return [
          {
            effect: 'lets-through',
            path: workflow.path,
            line,
            message: `Job \`${job.id}\` unpacks an artifact in the workspace.`,
            why: "What is in it was written by the pull request's code. In the workspace it can replace files, or pose as a clone of the repository, and so be taken for what is trusted.",
            fix: `Unpack it below \`\${{ runner.temp }}\` and hand over the one file as input \`evidence\`.`,
          },
        ];
      }),
    ),
};

function unpacksHere(step: Step): number | null {
  if (runsAction(step, 'actions/download-artifact', 'dawidd6/action-download-artifact')) {
    const path = step.inputs.get('path');
    return path !== undefined && OUTSIDE.test(path.text) ? null : (path?.line ?? step.line);
  }
  const { run } = step;
  if (run === null || !/\bgh run download\b/.test(run.text)) return null;
  return /runner\.temp|RUNNER_TEMP/.test(run.text) ? null : run.line;
}

export const cacheInGate: Rule = {
  id: 'cache-in-gate',
  title: 'a cache is restored in the job that gates',
  look: (setup) =>
    gatingJobs(setup)
      .filter(
        ({ workflow, runsCode }) =>
          !runsCode || entriesOf(workflow, setup).some((entry) => isPrivileged(entry.workflow)),
      )
      .flatMap(({ workflow, job }) =>
        job.steps.flatMap((step): readonly DoctorFinding[] => {
          const line = restoresCache(step);
          if (line === null) return [];
          return [
            {
              effect: 'lets-through',
              path: workflow.path,
              line,
              message: `Job \`${job.id}\`, which gates and runs no code of the pull request, restores a cache.`,
              why: "A job that ran the pull request's code may have written that cache, and what comes out of it is in reach of the token that posts the check.",
              fix: `Restore no cache there, or only below \`\${{ runner.temp }}\` as input \`evidence\`, and set \`cache-mode: none\`.`,
            },
          ];
        }),
      ),
};

const CACHES = ['actions/cache', 'swatinem/rust-cache', 'mozilla-actions/sccache-action'];

function restoresCache(step: Step): number | null {
  if (step.uses === null) return null;
  if (runsAction(step, ...CACHES)) {
    const paths = inputOf(step, 'path')
      .split('\n')
      .filter((path) => path.trim() !== '');
    return paths.length > 0 && paths.every((path) => OUTSIDE.test(path)) ? null : step.line;
  }
  const setsUp = /^actions\/setup-[\w-]+@/i.test(step.uses.text);
  const cache = step.inputs.get('cache');
  return setsUp && cache !== undefined && !/^(?:false|)$/.test(cache.text.trim()) ? cache.line : null;
}

export const cacheMode: Rule = {
  id: 'cache-mode',
  title: 'cache-mode leaves more than is needed',
  look(setup) {
    const found = new Map<Job, DoctorFinding>();
    for (const { workflow, job, mode, runsCode } of gateUses(setup)) {
      const set = job.cacheMode ?? workflow.cacheMode;
      // A job that does both, as in layout A, has its own pull request's cache alone to write.
      const wanted = mode === 'gate' && !runsCode ? ['none'] : mode === 'capture' ? ['none', 'read'] : null;
      if (wanted === null || (set !== null && wanted.includes(set.trim()))) continue;
      const does = mode === 'gate' ? 'gates' : 'captures';
      found.set(job, {
        effect: 'hint',
        path: workflow.path,
        line: job.line,
        message: `Job \`${job.id}\`, which ${does}, has ${set === null ? 'no `cache-mode`' : `\`cache-mode: ${set}\``}.`,
        why:
          mode === 'gate'
            ? 'A gate needs no cache, and one that others wrote is a way in.'
            : 'Code of the pull request can write caches that later runs restore.',
        fix: `Set \`cache-mode: ${wanted.at(-1)}\` on the job (github.com; GitHub Enterprise Server does not know it).`,
      });
    }
    return [...found.values()];
  },
};

function gatingJobs(setup: Setup): readonly GateUse[] {
  const uses = judgingUses(setup);
  return uses.filter(({ job }, index) => uses.findIndex((use) => use.job === job) === index);
}
