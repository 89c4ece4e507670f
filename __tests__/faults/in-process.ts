import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { summary } from '@actions/core';
import { act } from '../../src/action/act.js';
import type { Core } from '../../src/action/core.js';
import type { Report } from '../../src/report/report.js';
import { DEFAULT_TOKEN } from '../double/values.js';
import { inputVariables } from '../e2e/action-yml.js';
import type { Step } from '../e2e/runner.js';
import type { VirtualClock } from './virtual-clock.js';

/** What one verdict left behind. */
export interface Verdict {
  /** `null` where no report was written. */
  readonly report: Report | null;
  /** Whether the step was told to fail. */
  readonly failed: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  /** Everything that was printed, masks aside. */
  readonly printed: string;
}

/**
 * The action in this process, over real HTTP, with waits that take no time.
 * @param requestMs a request's own limit, which is real time; else what a runner gives.
 */
export async function judgeInProcess(
  step: Step,
  clock: VirtualClock,
  place: Place,
  requestMs?: number,
): Promise<Verdict> {
  const token = step.token ?? DEFAULT_TOKEN;
  const env = { ...environmentOf(step, token, place), ...step.env };
  const printed: string[] = [];
  const outputs: Record<string, string> = {};
  let failed = false;
  const core: Core = {
    getInput: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    info: (text) => void printed.push(text),
    notice: (text) => void printed.push(String(text)),
    warning: (text) => void printed.push(String(text)),
    setFailed: (text) => {
      failed = true;
      printed.push(String(text));
    },
    setOutput: (name, value) => {
      outputs[name] = String(value);
    },
    setSecret: () => undefined,
    summary,
  };
  await act(core, env, {
    clock,
    ...(requestMs === undefined ? {} : { budget: { requestMilliseconds: requestMs } }),
  });
  return { report: takeReport(outputs.report ?? ''), failed, outputs, printed: printed.join('\n') };
}

/** Folders of one scenario's runs. */
export interface Place {
  readonly temp: string;
  readonly eventPath: string;
  remove(): void;
}

export function openPlace(event: unknown): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'plan-gate-faults-'));
  const temp = path.join(folder, 'temp');
  mkdirSync(temp);
  const eventPath = path.join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(event));
  return { temp, eventPath, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function environmentOf(step: Step, token: string, place: Place): Record<string, string | undefined> {
  return {
    ...inputVariables({ floor: 'off', summary: 'off', ...step.with }, token),
    GITHUB_API_URL: step.apiUrl,
    GITHUB_GRAPHQL_URL: `${step.apiUrl}/graphql`,
    GITHUB_EVENT_NAME: step.eventName,
    GITHUB_EVENT_PATH: place.eventPath,
    GITHUB_REPOSITORY: step.repository,
    GITHUB_RUN_ID: '4711',
    GITHUB_WORKFLOW: 'plan',
    GITHUB_JOB: 'gate',
    ...(step.workspace === undefined ? {} : { GITHUB_WORKSPACE: step.workspace }),
    RUNNER_TEMP: place.temp,
  };
}

function takeReport(file: string): Report | null {
  if (file === '') return null;
  const text = readFileSync(file, 'utf8');
  rmSync(path.dirname(file), { recursive: true });
  return JSON.parse(text);
}

/** What runs left in the temporary folder, sorted. */
export function leftIn({ temp }: Place): readonly string[] {
  return readdirSync(temp).sort();
}
