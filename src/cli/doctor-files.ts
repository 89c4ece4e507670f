import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CODE_OWNERS_PATHS,
  type CodeOwners,
  MAX_CODE_OWNERS_BYTES,
  parseCodeOwners,
} from '../doctor/code-owners.js';
import type { Unread } from '../doctor/diagnosis.js';
import type { PlanFolder, Setup } from '../doctor/setup.js';
import { parseWorkflow, type UnreadableWorkflow, type Workflow } from '../doctor/workflow.js';
import { MAX_YAML_LENGTH, parseYaml, valueAt } from '../doctor/yaml-tree.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { listFolder } from './doctor-folder.js';
import { readPlanFolder } from './doctor-plan-folder.js';
import { readTreeFile } from './read-input.js';

/** What a work tree says of its setup; `unread` names what is there and could not be looked at. */
export interface LocalSetup {
  readonly files: Pick<Setup, 'workflows' | 'unreadableWorkflows' | 'codeOwners' | 'isActionItself'> & {
    readonly planFolder: PlanFolder;
  };
  readonly unread: readonly Unread[];
}

const WORKFLOWS = '.github/workflows';
/** Repositories with more exist, but none where a gate would be the thousandth. */
const MAX_WORKFLOWS = 1_000;
/** A UTF-16 unit takes at most three bytes. */
const MAX_WORKFLOW_BYTES = 3 * MAX_YAML_LENGTH;
/** Of all workflows together: hostile ones take some seconds a megabyte. */
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;

/** Reads what the rules look at from a work tree's top folder, and follows no link. */
export async function readLocalSetup(top: string): Promise<LocalSetup> {
  const unread: Unread[] = [];
  const { workflows, unreadableWorkflows } = await readWorkflows(top, unread);
  const planFolder = await readPlanFolder(top, unread);
  const codeOwners = await readCodeOwners(top, unread);
  const isActionItself = await readsAsPlanGate(top);
  return { files: { workflows, unreadableWorkflows, planFolder, codeOwners, isActionItself }, unread };
}

async function readWorkflows(
  top: string,
  unread: Unread[],
): Promise<{ workflows: readonly Workflow[]; unreadableWorkflows: readonly UnreadableWorkflow[] }> {
  const entries = await listFolder(top, WORKFLOWS, unread);
  const names = entries
    .filter(({ name }) => /\.ya?ml$/.test(name))
    .toSorted((a, b) => compareUtf8(a.name, b.name));
  const workflows: Workflow[] = [];
  const unreadableWorkflows: UnreadableWorkflow[] = [];
  let total = 0;
  for (const [index, entry] of names.entries()) {
    const path = `${WORKFLOWS}/${entry.name}`;
    const refuse = (reason: string) => unreadableWorkflows.push({ path, line: 1, reason, tooMuch: true });
    if (!entry.isFile()) {
      refuse('it is no regular file, and links are not followed');
      continue;
    }
    if (index >= MAX_WORKFLOWS || total > MAX_TOTAL_BYTES) {
      refuse('the workflows before it are more than is read');
      continue;
    }
    const text = await readText(join(top, path), MAX_WORKFLOW_BYTES);
    if (!text.ok) {
      refuse(text.reason);
      continue;
    }
    total += text.text.length;
    const parsed = parseWorkflow(path, text.text);
    if (parsed.ok) workflows.push(parsed.workflow);
    else unreadableWorkflows.push(parsed.problem);
  }
  return { workflows, unreadableWorkflows };
}

async function readCodeOwners(top: string, unread: Unread[]): Promise<CodeOwners | null> {
  for (const path of CODE_OWNERS_PATHS) {
    if (!(await isRegularFile(join(top, path)))) continue;
    const text = await readText(join(top, path), MAX_CODE_OWNERS_BYTES);
    if (text.ok) return parseCodeOwners(path, text.text);
    unread.push({ what: path, reason: `${text.reason}.` });
  }
  return null;
}

async function readsAsPlanGate(top: string): Promise<boolean> {
  for (const name of ['action.yml', 'action.yaml']) {
    if (!(await isRegularFile(join(top, name)))) continue;
    const text = await readText(join(top, name), MAX_WORKFLOW_BYTES);
    const yaml = text.ok ? parseYaml(text.text) : null;
    const value = yaml?.ok === true ? valueAt(yaml.root, 'name') : null;
    return value?.kind === 'text' && value.text === 'plan-gate';
  }
  return false;
}

async function isRegularFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

async function readText(path: string, maxBytes: number): Promise<ReadText> {
  const input = await readTreeFile(path, maxBytes);
  if (!input.ok)
    return { ok: false, reason: input.message.replace(/^It|\.$/g, (part) => (part === 'It' ? 'it' : '')) };
  if (input.bytes.length > maxBytes)
    return {
      ok: false,
      reason: `it is larger than the ${maxBytes.toLocaleString('en-US')} bytes that are read`,
    };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(input.bytes) };
  } catch {
    return { ok: false, reason: 'it is not UTF-8' };
  }
}
