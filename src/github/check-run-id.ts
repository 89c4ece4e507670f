import { createHash } from 'node:crypto';

/** What a verdict is about, and which step of a workflow gives it. */
export interface CheckSubject {
  /** 0 where nobody knows which pull request it is. */
  readonly pullRequest: number;
  /** The branch that it goes into; empty where that is not known. */
  readonly baseRef: string;
  /** Tells the step from others that post checks, also from the other legs of a matrix; the same on a re-run. */
  readonly step: string;
  /** GitHub's number of the workflow run, and of its attempt; empty outside of one. */
  readonly run: string;
}

/** What the `external_id` of an own check run says. */
export interface VerdictId {
  readonly pullRequest: number;
  /** Whether the step itself passed it, whatever the check had to say because of others. */
  readonly passed: boolean;
  readonly baseDigest: string;
  readonly stepDigest: string;
  readonly run: string;
}

const PREFIX = 'plan-gate:';
const FORM = /^plan-gate:(\d{1,16}):(passed|failed):([0-9a-f]{32}):([0-9a-f]{32}):([0-9.]{0,32})$/;

/**
 * The `external_id` of a verdict. Each pull request has a check run of its own for each step, so that no two judgements ever write to
 * the same one: what one of them says can be made to agree with the others, but not be lost.
 */
export function formatVerdictId(subject: CheckSubject, passed: boolean): string {
  const { pullRequest, baseRef, step, run } = subject;
  return `${PREFIX}${pullRequest}:${passed ? 'passed' : 'failed'}:${digestOf(baseRef)}:${digestOf(step)}:${run}`;
}

/** Reads an `external_id`; `null` where it is not of the form that `formatVerdictId` gives. */
export function parseVerdictId(text: string): VerdictId | null {
  const [, number, word, baseDigest = '', stepDigest = '', run = ''] = FORM.exec(text) ?? [];
  if (number === undefined) return null;
  return { pullRequest: Number(number), passed: word === 'passed', baseDigest, stepDigest, run };
}

/** Whether a check run of this `external_id` is a verdict, also one of an older form. */
export function isVerdictId(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Whether a verdict was about this very pull request into this very base. */
export function isAbout(id: VerdictId | null, { pullRequest, baseRef }: CheckSubject): boolean {
  return id !== null && id.pullRequest === pullRequest && id.baseDigest === digestOf(baseRef);
}

/** Whether a verdict came from this step, on the same pull request, in whatever run and for whatever base. */
export function isOfStep(id: VerdictId | null, { pullRequest, step }: CheckSubject): boolean {
  return id !== null && id.pullRequest === pullRequest && id.stepDigest === digestOf(step);
}

/** Whether a verdict came from another step of the same workflow run, such as another leg of its matrix, in whatever attempt. */
export function isOfSibling(id: VerdictId | null, { step, run }: CheckSubject): boolean {
  const numberOf = (text: string) => text.split('.')[0] ?? '';
  const isSameRun = id !== null && numberOf(run) !== '' && numberOf(id.run) === numberOf(run);
  return isSameRun && id.stepDigest !== digestOf(step);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
