import type { Missing } from '../facts.js';
import { type CheckRunTarget, findCheckRuns } from '../github/check-run-lookup.js';
import { withdrawOthers } from '../github/check-run-others.js';
import type { Client } from '../github/client.js';
import { escapeLog } from '../report/escape.js';
import { counted } from '../report/words.js';
import type { Core } from './core.js';
import { openClient, type Pace } from './open-client.js';
import type { ActionInputs, RunnerContext } from './settings.js';
import { checkRunTarget, findSubject, readEvent, type Sought, type Subject } from './subject.js';

/**
 * Takes back what passed on this commit on other terms, before a judgement that may take minutes. A merge group's commit is its own.
 * What is not known, or has changed since the event, is left for the end; a token that can't write can't take back either.
 */
export async function withdrawBefore(
  client: Client,
  target: CheckRunTarget,
  { hint, fresh, queued }: Subject,
): Promise<number | Missing> {
  if (queued !== null) return 0;
  const lookup = findCheckRuns(client, target);
  const now = await fresh;
  if (now.state === 'missing') return now;
  const isSame = now.value.headSha === hint.headSha && now.value.baseRef === hint.baseRef;
  return isSame ? withdrawOthers(client, target, lookup) : 0;
}

/**
 * `mode: withdraw`: the same alone, in a job that runs while another captures. It posts no verdict. Where nobody can say which pull
 * request the commit is of, nothing that passed on it stays.
 */
export async function withdrawEarly(
  core: Core,
  context: RunnerContext,
  inputs: ActionInputs,
  pace: Pace,
): Promise<void> {
  const failed = (reason: string) => core.setFailed(escapeLog(`Nothing was withdrawn. ${reason}`));
  core.setSecret(inputs.token);
  const event = await readEvent(context, core.getInput('pull-request'), true);
  if (event.state === 'missing') return failed(event.reason);
  const client = await openClient(context, inputs.token, pace);
  const sought = await findSubject(client, context, event.value);
  const withdrawn = await withdrawFor(client, context, inputs, sought);
  if (typeof withdrawn !== 'number') return failed(withdrawn.reason);
  core.info(
    withdrawn === 0
      ? 'Nothing that passed for another pull request or base stands on this commit.'
      : `${counted(withdrawn, 'check run')} that passed for another pull request or base ${withdrawn === 1 ? 'is a failure' : 'are failures'} until this one is judged.`,
  );
}

async function withdrawFor(
  client: Client,
  context: RunnerContext,
  { checkName }: ActionInputs,
  sought: Sought,
): Promise<number | Missing> {
  if (sought.state === 'known') {
    const { headSha, baseRef, number } = sought.value.hint;
    const target = checkRunTarget(context, { number: number ?? 0, baseRef, headSha }, checkName);
    return withdrawBefore(client, target, sought.value);
  }
  if (sought.place === null) return sought.missing;
  return withdrawOthers(client, checkRunTarget(context, sought.place, checkName));
}
