import { createHash } from 'node:crypto';

/** What a verdict is about, and which step of a workflow gives it. */
export interface CheckSubject {
  /** 0 where nobody knows which pull request it is. */
  readonly pullRequest: number;
  /** The branch that it goes into; empty where that is not known. */
  readonly baseRef: string;
  /** Tells the step from others that post checks, also from the other legs of a matrix; the same on a re-run. */
  readonly step: string;
  /** GitHub's number of the workflow run; empty outside of one. */
  readonly runId: string;
}

/** What the `external_id` of an own check run says. */
export interface VerdictId {
  /** Every pull request that was judged on the commit, the one that the run is about first. */
  readonly pullRequests: readonly number[];
  /** False where there were more pull requests than are kept. */
  readonly isWhole: boolean;
  readonly baseDigest: string;
  readonly stepDigest: string;
  readonly runId: string;
}

const PREFIX = 'plan-gate:';
/** More pull requests on one commit than anybody needs; what GitHub takes as an `external_id` is not documented. */
const MAX_PULL_REQUESTS = 20;
const MORE = '+';
const FORM = /^plan-gate:(\d{1,16}(?:,\d{1,16}){0,19})(,\+)?:([0-9a-f]{32}):([0-9a-f]{32}):([0-9]{0,20})$/;

/**
 * The `external_id` of a verdict. A commit has one check run of a name, which every verdict on it takes over: GitHub shows a check
 * wherever its commit is, and nobody documents which of two runs of one name it counts. So the id keeps which pull requests were
 * judged, since each that is open still shows the check.
 */
export function formatVerdictId(subject: CheckSubject, earlier: readonly VerdictId[]): string {
  const all = new Set([subject.pullRequest, ...earlier.flatMap(({ pullRequests }) => pullRequests)]);
  const kept = [...all].slice(0, MAX_PULL_REQUESTS);
  const isWhole = kept.length === all.size && earlier.every((id) => id.isWhole);
  const numbers = [...kept, ...(isWhole ? [] : [MORE])].join(',');
  return `${PREFIX}${numbers}:${digestOf(subject.baseRef)}:${digestOf(subject.step)}:${subject.runId}`;
}

/** Reads an `external_id`; `null` where it is not of the form that `formatVerdictId` gives. */
export function parseVerdictId(text: string): VerdictId | null {
  const [, numbers = '', more, baseDigest = '', stepDigest = '', runId = ''] = FORM.exec(text) ?? [];
  if (numbers === '') return null;
  const pullRequests = numbers.split(',').map(Number);
  return { pullRequests, isWhole: more === undefined, baseDigest, stepDigest, runId };
}

/** Whether a check run of this `external_id` is a verdict, also one of an older form. */
export function isVerdictId(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Whether a verdict was about this very pull request into this very base. */
export function isAbout(id: VerdictId | null, { pullRequest, baseRef }: CheckSubject): boolean {
  return id !== null && id.pullRequests[0] === pullRequest && id.baseDigest === digestOf(baseRef);
}

/** Whether a verdict came from another step of the same workflow run, such as another leg of its matrix. */
export function isOfSibling(id: VerdictId | null, { step, runId }: CheckSubject): boolean {
  return id !== null && runId !== '' && id.runId === runId && id.stepDigest !== digestOf(step);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
