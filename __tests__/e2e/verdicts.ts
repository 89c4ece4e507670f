import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Report, ReportedFinding } from '../../src/report/report.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { ACTION } from './action-yml.js';
import type { RunnerCommand } from './command-log.js';
import { ROOT } from './node24.js';
import type { StepResult } from './runner.js';

const schema: object = JSON.parse(readFileSync(path.join(ROOT, 'schemas', 'report.v1.schema.json'), 'utf8'));
const validateReport = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
const LEVELS: readonly string[] = ['error', 'warning', 'notice'];

const unknown = (...ids: readonly string[]): readonly string[] => ids.map((id) => `${id}: unknown`);
/** Gates that can't judge, as `troubles` tells them: without a usable plan, without a chunk, and without the list of changed files. */
export const WITHOUT_PLAN = unknown(
  'branch',
  'dependencies',
  'file-scope',
  'protected-files',
  'requires-tests',
);
export const WITHOUT_CHUNK = unknown('dependencies', 'file-scope', 'protected-files', 'requires-tests');
export const WITHOUT_FILES = unknown('plan-history', 'file-scope', 'protected-files');

/** What must hold of every run, whatever its verdict; answers with its report. */
export function soundReport(result: StepResult, token = DEFAULT_TOKEN): Report {
  const report: Report = JSON.parse(result.report ?? 'null');
  expect([validateReport(report), validateReport.errors]).toEqual([true, null]);
  const success = report.conclusion === 'success';
  expect([result.exitCode, result.outputs.get('conclusion')]).toEqual([success ? 0 : 1, report.conclusion]);
  expect([...result.outputs.keys()].sort()).toEqual(Object.keys(ACTION.outputs).sort());
  expect([result.stderr, result.sideEffects]).toEqual(['', '']);
  // A token is masked once, and shown nowhere else.
  const { commands } = result.log;
  const masks = commands.filter((command) => command.name === 'add-mask');
  expect(masks.map((command) => command.data)).toEqual(token === '' ? [] : [token]);
  const printed = [result.stdout.replace(masks[0]?.line ?? '', ''), result.summary, result.report ?? ''];
  expect(token !== '' && printed.some((text) => text.includes(token))).toBe(false);
  expect(commands.filter(({ name }) => !['add-mask', ...LEVELS].includes(name))).toEqual([]);
  return report;
}

/** Errors of a report as `gate: code path:line`, in report order; what could not be judged as `gate: unknown`. */
export function troubles(report: Report): readonly string[] {
  return report.gates.flatMap((gate) => {
    if (gate.outcome === 'unknown') return [`${gate.id}: unknown`];
    return gate.findings
      .filter(({ level }) => level === 'error')
      .map((finding) => `${gate.id}: ${finding.code}${place(finding)}`);
  });
}

function place({ path: file, line }: ReportedFinding): string {
  return file === null ? '' : ` ${file}:${line ?? '?'}`;
}

/** Annotations that the runner makes of what was printed, as `level file:line`. */
export function annotationsIn(commands: readonly RunnerCommand[]): readonly string[] {
  return commands
    .filter(({ name }) => LEVELS.includes(name))
    .map(({ name, properties }) => `${name} ${properties.file ?? ''}:${properties.line ?? ''}`);
}

/** A report without what differs between hosts. */
export function withoutHost({ host: _, ...report }: Report): Omit<Report, 'host'> {
  return report;
}

/** Does things a few at a time, so that processes share the machine; results come in order. */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  few = 3,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await act(next[1]);
  };
  await Promise.all(Array.from({ length: few }, work));
  return results;
}
