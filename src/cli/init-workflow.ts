import { basename, dirname } from 'node:path/posix';
import { gatePages } from '../gates/texts.js';
import { VERSION } from '../version.js';
import type { Floor, Layout } from './init-request.js';

/** A file of docs/workflows, and where `init` puts it. */
export interface WorkflowSource {
  readonly template: string;
  readonly path: string;
}

/** Where the workflow goes that judges, in every layout. */
export const MAIN_WORKFLOW = '.github/workflows/plan-gate.yml';
const CAPTURE: WorkflowSource = {
  template: 'layout-c-capture.yml',
  path: '.github/workflows/plan-gate-capture.yml',
};

/** The workflows of each layout, the one that judges last. */
export const WORKFLOWS: Readonly<Record<Layout, readonly WorkflowSource[]>> = {
  a: [{ template: 'layout-a.yml', path: MAIN_WORKFLOW }],
  b: [{ template: 'layout-b.yml', path: MAIN_WORKFLOW }],
  c: [CAPTURE, { template: 'layout-c-judge.yml', path: MAIN_WORKFLOW }],
  'c-app': [CAPTURE, { template: 'layout-c-judge-app.yml', path: MAIN_WORKFLOW }],
};

/** The layout that is written: with the floor off no code runs, so that there is nothing to keep apart from a token in one workflow. */
export function writtenLayout(layout: Layout, floor: Floor): Layout {
  return layout === 'b' && floor === 'off' ? 'a' : layout;
}

export interface WorkflowSettings {
  readonly floor: Floor;
  /** Folder of the Cargo workspace; empty for the repository's root. */
  readonly workspace: string;
  /** The commit of plan-gate to use, and what is said of it; `null` leaves the placeholder. */
  readonly pin: { readonly commit: string; readonly comment: string } | null;
}

/** What stands in docs/workflows for the commit of plan-gate. */
export const PLACEHOLDER = '1'.repeat(40);
const USES = `uses: taskfleet/plan-gate@${PLACEHOLDER}`;

const DOCS = dirname(gatePages(VERSION));
/** Where the page can be read that tells the layouts apart. */
export const LAYOUTS_PAGE = `${DOCS}/layouts.md`;

/** The same text with names that hold where it is written: those of the files that are there, and addresses of pages. */
function withRealNames(template: string): string {
  const judge = /\blayout-c-judge(?:-app)?\.yml\b/g;
  return template
    .replaceAll(judge, basename(MAIN_WORKFLOW))
    .replaceAll('layout-c-capture.yml', basename(CAPTURE.path))
    .replaceAll(/(?<![\w/])docs\/([\w-]+\.md)\b/g, `${DOCS}/$1`);
}

/** A workflow of docs/workflows as a repository needs it. */
export function fillWorkflow(template: string, settings: WorkflowSettings): string {
  const { floor, workspace, pin } = settings;
  let text = withRealNames(floor === 'off' ? withoutCode(template) : template);
  const inputs = [
    ...(floor === 'off' ? ["floor: 'off'"] : []),
    ...(floor === 'on' && workspace !== '' ? [`working-directory: ${JSON.stringify(workspace)}`] : []),
  ];
  if (inputs.length > 0) text = withInputs(text, inputs);
  if (pin === null) return text;
  return text.replaceAll(
    new RegExp(`${USES} # .*`, 'g'),
    `uses: taskfleet/plan-gate@${pin.commit} # ${pin.comment}`,
  );
}

/** A step with all its lines, which are deeper than its dash. What follows, such as another job, is none of it. */
const STEP = /^ {6}- .*\n(?:(?: {8}.*)?\n)*/gm;

/** Adds inputs to every step by which plan-gate judges, at the end of those that it has. */
function withInputs(text: string, inputs: readonly string[]): string {
  return text.replaceAll(STEP, (step) => {
    if (!step.includes(USES) || step.includes('mode: withdraw')) return step;
    const lines = `${step.trimEnd()}\n`;
    const rest = step.slice(lines.length);
    const start = /^ {8}with:$/m.test(step) ? '' : '        with:\n';
    return `${lines}${start}${inputs.map((input) => `          ${input}\n`).join('')}${rest}`;
  });
}

/** Steps that fetch or hand over what only a capture needs. */
const CODE_STEP = /^ {6}- uses: actions\/(?:checkout|download-artifact)@/;
const EVIDENCE_INPUT = /^ {10}evidence(?:-result)?: .*\n/gm;

/** The workflow without what runs the code, fetches it, or hands its evidence over. */
function withoutCode(template: string): string {
  if (template.includes('mode: capture')) return withoutCapture(template);
  const text = template
    .replaceAll(STEP, (step) => (CODE_STEP.test(step) ? '' : step))
    .replaceAll(EVIDENCE_INPUT, '')
    .replace(
      /^# Layout A: .*$/m,
      '# Layout A with the floor off: one job judges the changes by their files, and runs none of their code.',
    );
  // A step's `with` may have held nothing else.
  return text.replaceAll(/^ {8}with:\n(?! {10})/gm, '');
}

/** What is left of the workflow that captures: it starts the one that judges, which GitHub starts for nothing else. */
function withoutCapture(template: string): string {
  const head = template.slice(0, template.indexOf('    steps:\n'));
  return `${head
    .replace(
      /^# Layout C, first half: .*$/m,
      '# Layout C, first half: runs nothing, but its end starts the workflow that judges, for forks too.',
    )
    .replace(
      '    timeout-minutes: 60\n    permissions:\n      contents: read\n',
      '    timeout-minutes: 5\n    permissions: {}\n',
    )}    steps:
      # With the floor off no code of the pull request is run, so there is nothing to capture.
      - run: echo 'plan-gate judges when this has ended.'
`;
}
