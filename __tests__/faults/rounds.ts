import { expect } from '@jest/globals';
import type { GitHubDouble } from '../double/github-double.js';
import type { CheckRunValues } from '../double/values.js';
import { parseCommandLog } from '../e2e/command-log.js';
import { troubles } from '../e2e/verdicts.js';
import { type Place as Folder, judgeInProcess, leftIn, openPlace, type Verdict } from './in-process.js';
import { type Duration, inject, type Place, placesOf } from './inject.js';
import { type FaultKind, PAGE_KINDS } from './kinds.js';
import type { Opened, Scenario } from './scenarios.js';
import type { Tally } from './tally.js';
import { createVirtualClock } from './virtual-clock.js';

/** A scenario that is ready, with the verdict that it has on a good day and the requests that led to it. */
export interface Stage {
  readonly scenario: Scenario;
  readonly opened: Opened;
  readonly folder: Folder;
  readonly calm: Verdict;
  readonly places: readonly Place[];
  close(): Promise<void>;
}

/** Real milliseconds after which a run counts as hanging. All its waits are skipped, so it takes a few dozen as a rule. */
const WATCHDOG_MS = 60_000;
/** A request's own limit where the fault is that nothing comes. */
const SHORT_MS = 150;
/** What a run may take by the clock that it is given: ten minutes, and the request that is under way at their end. */
const BUDGET_MS = 11 * 60_000;

export async function openStage(scenario: Scenario): Promise<Stage> {
  const opened = await scenario.open();
  const folder = openPlace(opened.step.event);
  const { double } = opened.scene;
  await double.warm();
  if (scenario.earlier !== undefined) {
    await judgeInProcess(opened.step, createVirtualClock(), folder);
    seedEarlier(scenario, opened);
    double.forgetRequests();
  }
  const calm = await judgeInProcess(opened.step, createVirtualClock(), folder);
  const places = placesOf(double.requests);
  expect(calm.report?.conclusion).toBe(scenario.verdict);
  return {
    scenario,
    opened,
    folder,
    calm,
    places,
    close: async () => {
      double.fault(undefined);
      expect(leftIn(folder)).toEqual([]);
      folder.remove();
      await opened.scene.close();
    },
  };
}

/** In place of what is there, a verdict of an earlier attempt of the same step that said otherwise. */
function seedEarlier({ earlier }: Scenario, { scene: { double }, commit }: Opened): void {
  const own = ownRuns(double.checkRuns(), commit);
  const externalId = own[0]?.externalId ?? earlierIds.get(commit) ?? '';
  earlierIds.set(commit, externalId);
  double.forgetCheckRuns();
  if (earlier !== undefined)
    double.addCheckRun({
      name: 'plan-gate',
      headSha: commit,
      status: 'completed',
      conclusion: earlier,
      externalId,
    });
}

const earlierIds = new Map<string, string>();

function ownRuns(runs: readonly CheckRunValues[], commit: string): readonly CheckRunValues[] {
  return runs.filter((run) => run.name === 'plan-gate' && run.headSha === commit);
}

/** Judges once with a fault, and writes down what is wrong with how that ended. */
export async function round(
  stage: Stage,
  place: Place,
  kind: FaultKind,
  duration: Duration,
  tally: Tally,
): Promise<void> {
  const { opened, scenario, folder } = stage;
  const { double } = opened.scene;
  seedEarlier(scenario, opened);
  double.forgetRequests();
  const clock = createVirtualClock(kind.epochMs);
  const injection = inject(kind, place, duration, clock);
  double.fault(injection.hook);
  const verdict = await Promise.race([
    judgeInProcess(opened.step, clock, folder, kind.slow === true ? SHORT_MS : undefined),
    watchdog(),
  ]);
  await settled(double);
  double.fault(undefined);
  const what = `${scenario.name}: ${kind.name}, ${duration}, at ${place.key} (${place.earlier})`;
  if (injection.injected() === 0) return;
  tally.verdicts += 1;
  tally.faults += injection.injected();
  if (verdict === 'hang' || clock.waited() > BUDGET_MS) {
    tally.hangs += 1;
    tally.wrong.push(`${what}: hangs`);
    return;
  }
  const runs = ownRuns(double.checkRuns(), opened.commit);
  for (const problem of problemsOf(stage, verdict, PAGE_KINDS.includes(kind)))
    tally.wrong.push(`${what}: ${problem}`);
  for (const problem of postProblems(stage, verdict, runs)) tally.doublePosts.push(`${what}: ${problem}`);
  if (sameVerdict(stage.calm, verdict)) tally.recovered += 1;
}

/** What was asked for ahead may still be under way when the verdict is out; it is not to be taken for the next run's. */
async function settled({ requests }: GitHubDouble): Promise<void> {
  for (let times = 0; times < 500 && requests.some(({ endedAt }) => endedAt === null); times += 1)
    await new Promise((resolve) => setTimeout(resolve, 2));
}

function watchdog(): Promise<'hang'> {
  return new Promise((resolve) => setTimeout(resolve, WATCHDOG_MS, 'hang').unref());
}

function sameVerdict(calm: Verdict, { report }: Verdict): boolean {
  return JSON.stringify(report?.gates) === JSON.stringify(calm.report?.gates);
}

const COMMANDS = new Set(['error', 'warning', 'notice']);

/** What must hold of every run: the verdict of a good day, or that it could not be had; and all surfaces agree. */
function problemsOf(
  { scenario, calm }: Stage,
  { report, failed, outputs, printed }: Verdict,
  isShortened: boolean,
): readonly string[] {
  if (report === null) return ['there is no report'];
  const problems: string[] = [];
  const { conclusion, failure_kind: kind } = report;
  if (failed !== (conclusion === 'failure')) problems.push('the step’s status is not the report’s');
  if (outputs.conclusion !== conclusion) problems.push('the output is not the report’s conclusion');
  if (scenario.verdict === 'failure' && conclusion === 'success') problems.push('GREEN BY MISTAKE');
  const kinds = ['infrastructure', calm.report?.failure_kind];
  const found = calm.report === null ? [] : troubles(calm.report);
  const invented = troubles(report).filter((each) => !each.endsWith(': unknown') && !found.includes(each));
  // GitHub's list of pull requests tells no count, so one that leaves out a row can't be told from one in which it is not.
  if (isShortened && invented.length > 0 && invented.every((each) => each === 'dependencies: not_landed'))
    return problems;
  if (conclusion === 'failure' && !kinds.includes(kind))
    problems.push(`fails as ${kind}: ${report.headline}`);
  if (invented.length > 0) problems.push(`finds what is not there: ${invented.join(', ')}`);
  const commands = parseCommandLog(printed).commands.filter(({ name }) => !COMMANDS.has(name));
  if (commands.length > 0) problems.push(`prints ${commands[0]?.line}`);
  return problems;
}

/** At most one check run, which says what the report says; an earlier one may be left only where nothing was posted. */
function postProblems(
  { scenario }: Stage,
  { report, outputs }: Verdict,
  runs: readonly CheckRunValues[],
): readonly string[] {
  const problems: string[] = [];
  if (runs.length > 1) problems.push(`${runs.length} check runs`);
  const isPosted = (outputs['check-run-id'] ?? '') !== '';
  if (isPosted && runs.length === 0) problems.push('tells of a check run that is not there');
  for (const run of runs) {
    const says = run.conclusion;
    if (says !== report?.conclusion && (isPosted || says !== scenario.earlier))
      problems.push(`a check run says ${says}, the report ${report?.conclusion}`);
    const keys = run.annotations.map((each) => JSON.stringify(each));
    if (new Set(keys).size < keys.length) problems.push('annotations come twice');
  }
  return problems;
}
