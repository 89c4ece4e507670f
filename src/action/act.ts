import { machineFailure } from '../capture/system-words.js';
import type { Read } from '../facts.js';
import { GATES } from '../gates/index.js';
import { GATE_TEXTS } from '../gates/texts.js';
import { type Publication, publishCheckRun } from '../github/check-run.js';
import { type CheckRunTarget, findCheckRuns } from '../github/check-run-lookup.js';
import type { Client } from '../github/client.js';
import { groupMovedSince } from '../github/merge-group.js';
import { movedSince, readStanding } from '../github/pull-request.js';
import { infrastructureReport } from '../report/assemble.js';
import { escapeLog } from '../report/escape.js';
import type { Report } from '../report/report.js';
import type { Core } from './core.js';
import { type Judgement, judge, openWorkspace } from './judge.js';
import { openClient, type Pace } from './open-client.js';
import { publicationNote } from './publish-note.js';
import {
  type ActionInputs,
  DEFAULT_CHECK_NAME,
  type Environment,
  type RunnerContext,
  readInputs,
  readRunnerContext,
} from './settings.js';
import { findSharing } from './shared-check.js';
import { checkRunTarget, findSubject, type PlaceToSay, readEvent, type Subject } from './subject.js';
import { withdrawBefore, withdrawEarly } from './withdraw.js';

/** How a run ended: a report always, and where it was posted if it was. */
interface Ending {
  readonly report: Report;
  readonly publication: Publication | null;
}

/** The action from inputs and event to annotations, outputs and job status. Whatever happens, it concludes. */
export async function act(core: Core, env: Environment, pace: Pace = {}): Promise<void> {
  const context = readRunnerContext(env, core.getInput('leg'));
  const inputs = readInputs(core.getInput);
  if (context.state === 'known' && inputs.state === 'known' && inputs.value.mode !== 'gate') {
    const working =
      inputs.value.mode === 'withdraw'
        ? withdrawEarly(core, context.value, inputs.value, pace)
        : import('./capture-mode.js').then(({ captureForLater }) =>
            captureForLater(core, context.value, inputs.value),
          );
    return working.catch((error: unknown) => core.setFailed(escapeLog(crash(error))));
  }
  const ending = await conclude(core, context, inputs, pace).catch((error: unknown) => ended(crash(error)));
  const note = publicationNote(ending.publication);
  if (note !== null) core.warning(escapeLog(note));
  const tempDirectory = context.state === 'known' ? context.value.tempDirectory : null;
  const wanted = inputs.state === 'known' ? inputs.value : { summary: 'on' as const, sarif: 'off' as const };
  const { writeSurfaces } = await import('./engine.js');
  await writeSurfaces(core, ending.report, ending.publication, tempDirectory, wanted);
}

async function conclude(
  core: Core,
  context: Read<RunnerContext>,
  inputs: Read<ActionInputs>,
  pace: Pace,
): Promise<Ending> {
  if (context.state !== 'known') return ended(context.reason);
  const token = core.getInput('github-token').trim();
  if (token === '') return ended(inputs.state === 'known' ? 'There is no token.' : inputs.reason);
  core.setSecret(token);
  // The event comes before GitHub's own package is loaded, which reads it too and throws where it is no JSON.
  const event = await readEvent(context.value, core.getInput('pull-request'));
  if (event.state !== 'known') return ended(event.reason);
  const [client, clone] = await Promise.all([
    openClient(context.value, token, pace),
    openWorkspace(context.value),
  ]);
  const sought = await findSubject(client, context.value, event.value);
  const asked = inputs.state === 'known' ? inputs.value.checkName : core.getInput('check-name').trim();
  const targetAt = (place: PlaceToSay) => checkRunTarget(context.value, place, asked || DEFAULT_CHECK_NAME);
  if (sought.state === 'unknown') {
    const { missing, place } = sought;
    if (place === null) return ended(missing.reason);
    return post(client, targetAt(place), failed(missing.reason, place.headSha));
  }
  const subject = sought.value;
  const { headSha, baseRef, number } = subject.hint;
  const target = targetAt({ headSha, baseRef, number: number ?? 0 });
  // Inputs that can't be used still deserve a check run that says so: a required one would else stay open for ever.
  if (inputs.state !== 'known') return post(client, target, failed(inputs.reason, headSha));
  const judging = Promise.all([
    judge(client, context.value, inputs.value, subject, clone),
    withdrawBefore(client, target, subject),
  ]);
  const judged = await judging.then(
    ([judgement]) => judgement,
    (error: unknown) => crashed(error),
  );
  if (judged.state !== 'known') return post(client, target, failed(judged.reason, headSha));
  return publish(client, target, judged.value, subject);
}

/** Posts the verdict if it still is about what the pull request is now, read together with what an earlier attempt left. */
async function publish(
  client: Client,
  target: CheckRunTarget,
  judged: Judgement,
  { queued }: Subject,
): Promise<Ending> {
  if ('moved' in judged) return { report: failed(judged.moved, target.headSha), publication: null };
  const lookup = findCheckRuns(client, target);
  const number = judged.pullRequest.number ?? 0;
  const now = await readStanding(client, target, number);
  if (now.state !== 'known') return post(client, target, failed(now.reason, target.headSha), lookup);
  const moved = queued === null ? movedSince(judged.pullRequest, now.value) : null;
  if (moved !== null) return { report: failed(moved, target.headSha), publication: null };
  // A group's commit is its own, and its queue waits for an answer, so there the reason is posted.
  const gone = queued === null ? null : groupMovedSince(number, queued.pullRequest, now.value);
  const reason = gone ?? (await sharingOf(client, target, lookup));
  const report = reason === null ? judged.report : failed(reason, target.headSha);
  return post(client, target, report, lookup, judged.report.conclusion === 'success');
}

/** Where the check runs can't be read, nothing can be posted either, which is told then. */
async function sharingOf(
  client: Client,
  target: CheckRunTarget,
  lookup: ReturnType<typeof findCheckRuns>,
): Promise<string | null> {
  const found = await lookup;
  if (found.state === 'missing') return null;
  const sharing = await findSharing(client, target, found.value);
  return sharing.state === 'known' ? sharing.value : sharing.reason;
}

async function post(
  client: Client,
  target: CheckRunTarget,
  report: Report,
  lookup = findCheckRuns(client, target),
  passed = report.conclusion === 'success',
): Promise<Ending> {
  const { renderCheckRun } = await import('./engine.js');
  const output = renderCheckRun(report, GATE_TEXTS);
  const check = { conclusion: report.conclusion, passed, ...output };
  return { report, publication: await publishCheckRun(client, target, check, lookup) };
}

function ended(reason: string): Ending {
  return { report: failed(reason, null), publication: null };
}

function failed(reason: string, head: string | null): Report {
  return infrastructureReport(
    reason,
    head,
    GATES.map((gate) => gate.id),
  );
}

function crashed(error: unknown): Read<never> {
  return { state: 'missing', kind: 'infrastructure', reason: crash(error) };
}

function crash(error: unknown): string {
  const machine = machineFailure(error);
  if (machine !== null) return machine;
  return `It failed by a fault of its own; please report this: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
