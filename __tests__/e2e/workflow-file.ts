import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
} from '@actions/workflow-parser/templates/tokens/type-guards';
import { ROOT } from './node24.js';

/** What stands in a workflow, with its expressions apart: text around one is GitHub's own `format(…)`. */
export type Node =
  | string
  | number
  | boolean
  | null
  | { readonly expression: string }
  | readonly Node[]
  | NodeMap;
export interface NodeMap {
  readonly [key: string]: Node;
}

export interface WorkflowStep {
  readonly id: string | null;
  /** With the status function that GitHub adds where there is none. */
  readonly condition: string;
  readonly continueOnError: boolean;
  readonly uses: string | null;
  readonly run: string | null;
  readonly with: NodeMap;
  readonly env: NodeMap;
}

export interface WorkflowJob {
  readonly id: string;
  readonly needs: readonly string[];
  readonly condition: string;
  readonly matrix: Readonly<Record<string, readonly Node[]>>;
  readonly permissions: NodeMap | null;
  readonly steps: readonly WorkflowStep[];
  /** As it stands in the file. */
  readonly raw: NodeMap;
}

export interface WorkflowFile {
  readonly file: string;
  readonly text: string;
  readonly name: string;
  readonly events: NodeMap;
  readonly jobs: readonly WorkflowJob[];
  readonly raw: NodeMap;
}

const FOLDER = path.join(ROOT, 'docs', 'workflows');
/** Names of the workflows that the pages offer. */
export const WORKFLOW_FILES: readonly string[] = readdirSync(FOLDER).sort();

/** Reads one of the workflows by GitHub's own parser; throws for whatever that has against it. */
export async function readWorkflow(file: string): Promise<WorkflowFile> {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const { context, value } = parseWorkflow({ name: file, content: text }, new NoOperationTraceWriter());
  const refused = context.errors.getErrors().map((error) => error.message);
  if (value === undefined || refused.length > 0) throw new Error(`${file}: ${refused.join(' ')}`);
  const raw = mapIn(plain(value));
  const template = await convertWorkflowTemplate(context, value);
  if (template.errors !== undefined)
    throw new Error(`${file}: ${template.errors.map(({ Message }) => Message).join(' ')}`);
  const rawJobs = mapIn(raw.jobs);
  const jobs = template.jobs.map((job): WorkflowJob => {
    if (job.type !== 'job') throw new Error(`${file}: ${job.id.value} calls another workflow.`);
    const own = mapIn(rawJobs[job.id.value]);
    const rawSteps = own.steps as readonly Node[];
    const steps = job.steps.map((step, at): WorkflowStep => {
      const written = mapIn(rawSteps[at]);
      return {
        id: textIn(written.id),
        condition: step.if?.expression ?? 'success()',
        continueOnError: written['continue-on-error'] === true,
        uses: textIn(written.uses),
        run: textIn(written.run),
        with: mapIn(written.with),
        env: mapIn(written.env),
      };
    });
    return {
      id: job.id.value,
      needs: (job.needs ?? []).map((need) => need.value),
      condition: job.if.expression,
      matrix: mapIn(mapIn(own.strategy).matrix) as WorkflowJob['matrix'],
      permissions: own.permissions === undefined ? null : mapIn(own.permissions),
      steps,
      raw: own,
    };
  });
  return { file, text, name: textIn(raw.name) ?? file, events: mapIn(raw.on), jobs, raw };
}

type Token = Parameters<typeof isString>[0];

function plain(token: Token): Node {
  if (isMapping(token))
    return Object.fromEntries([...token].map(({ key, value }) => [String(key), plain(value)]));
  if (isSequence(token)) return [...token].map(plain);
  if (isBasicExpression(token)) return { expression: token.expression };
  if (isString(token) || isNumber(token) || isBoolean(token)) return token.value;
  return null;
}

/** A mapping, empty where there is nothing; throws for anything else. */
export function mapIn(node: Node | undefined): NodeMap {
  if (node === undefined || node === null) return {};
  if (typeof node === 'object' && !Array.isArray(node) && !('expression' in node)) return node as NodeMap;
  throw new Error(`Not a mapping: ${JSON.stringify(node)}`);
}

export function textIn(node: Node | undefined): string | null {
  return typeof node === 'string' ? node : null;
}
