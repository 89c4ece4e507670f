import type { Rule } from './diagnosis.js';
import { decidingWorkflows, entriesOf, gateUses, judgingUses } from './gate-uses.js';
import type { Setup } from './setup.js';
import type { Workflow } from './workflow.js';

export const gateAbsent: Rule = {
  id: 'gate-absent',
  title: 'no workflow runs the gate on pull requests',
  look(setup) {
    const uses = judgingUses(setup);
    const fix = 'Add the workflow of the README (Quick start), or one of docs/workflows.';
    if (uses.length === 0) {
      const only = gateUses(setup).length > 0 ? ' in mode `gate`, only captures' : '';
      return [
        {
          effect: 'lets-through',
          message: `No workflow in .github/workflows uses plan-gate${only}.`,
          why: 'Nothing judges pull requests. An action that calls plan-gate under another name is not seen.',
          fix: `${fix} Where plan-gate goes by another name, say so with --action OWNER/NAME.`,
        },
      ];
    }
    if (decidingWorkflows(setup).length > 0 || uses.some((use) => isCalledFromElsewhere(use.workflow, setup)))
      return [];
    return uses.slice(0, 1).map(({ workflow }) => ({
      effect: 'lets-through',
      path: workflow.path,
      line: workflow.line,
      message: `The gate runs, but no pull request starts it: its workflow starts on ${eventNames(workflow)}.`,
      why: 'A pull request is not judged before it merges.',
      fix: 'Start it on `pull_request`, or by a `workflow_run` after a workflow that `pull_request` starts.',
    }));
  },
};

/** A workflow that is only called, and by no workflow of this repository. */
function isCalledFromElsewhere(workflow: Workflow, setup: Setup): boolean {
  const isCalled = workflow.triggers.some(({ event }) => event === 'workflow_call');
  return isCalled && entriesOf(workflow, setup).length === 0;
}

function eventNames({ triggers }: Workflow): string {
  return triggers.length === 0 ? 'nothing' : triggers.map(({ event }) => `\`${event}\``).join(', ');
}

export const sourceWorkflowMissing: Rule = {
  id: 'source-workflow-missing',
  title: 'workflow_run waits for a workflow that is not there',
  look(setup) {
    const names = new Set(setup.workflows.map(({ name }) => name));
    const entries = judgingUses(setup).flatMap(({ workflow }) => entriesOf(workflow, setup));
    return [...new Set(entries.map(({ workflow }) => workflow))].flatMap((workflow) =>
      workflow.triggers
        .filter(({ event }) => event === 'workflow_run')
        .flatMap(({ workflows, line }) => {
          const fix = `Name the capturing workflow as its \`name\` says. Here are: ${[...names]
            .slice(0, 20)
            .map((name) => `\`${name}\``)
            .join(', ')}.`;
          const why =
            'GitHub says nothing about a name that matches no workflow: the gate never starts, and its check never comes.';
          if (workflows.length === 0) {
            const message = '`workflow_run` names no workflow to wait for.';
            return [{ effect: 'holds-up', path: workflow.path, line, message, why, fix } as const];
          }
          return workflows
            .filter(({ text }) => !names.has(text))
            .map(({ text, line: at }) => {
              const message = `\`workflow_run\` waits for \`${text}\`, but no workflow here has that name.`;
              return { effect: 'holds-up', path: workflow.path, line: at, message, why, fix } as const;
            });
        }),
    );
  },
};
