import { workflowRunOf } from '../capture/workflow-run.js';
import { type CaptureOptions, parseCaptureOptions, parseShardOption } from '../capture-options.js';
import type { CaptureRun, Shard } from '../evidence/shard.js';
import { type EvidenceOptions, parseEvidenceOptions } from '../evidence-options.js';
import { known, missing, type Read } from '../facts.js';
import { oneOf, parseOptions, sayInput } from '../inputs.js';
import type { GateOptions } from '../options.js';

/** How an input's text is asked for; empty when it is not set. */
export type InputReader = (name: string) => string;
export type Environment = Readonly<Record<string, string | undefined>>;

/** What `needs.<job>.result` can be: docs.github.com, "Contexts reference". */
const JOB_RESULTS = ['success', 'failure', 'cancelled', 'skipped'] as const;
export type JobResult = (typeof JOB_RESULTS)[number];

const MODES = ['gate', 'capture', 'key', 'withdraw'] as const;
export type Mode = (typeof MODES)[number];

/** Everything that the action is told by its inputs. */
export interface ActionInputs {
  /**
   * `gate` judges; `capture` runs the code and writes evidence; `key` tells what a capture would be of; `withdraw` takes back a check that
   * passed on other terms.
   */
  readonly mode: Mode;
  readonly options: GateOptions;
  readonly capture: CaptureOptions;
  readonly files: EvidenceOptions;
  /** The share of a capture that is this machine's; `null` for all of it. */
  readonly shard: Shard | null;
  /** How the job ended that captured; `null` where it is not told. */
  readonly evidenceResult: JobResult | null;
  readonly token: string;
  readonly checkName: string;
  readonly summary: 'on' | 'off';
  /** Whether the report is written as SARIF too. */
  readonly sarif: 'on' | 'off';
}

/** What the runner tells of where the action runs. */
export interface RunnerContext {
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  /** Where GraphQL is asked; `null` where the runner does not tell. */
  readonly graphqlUrl: string | null;
  readonly eventName: string;
  readonly eventPath: string;
  /** Where a checkout would be; `null` outside of a runner. */
  readonly workspace: string | null;
  readonly tempDirectory: string | null;
  /** This workflow run; `null` outside of one. */
  readonly run: CaptureRun | null;
  /** The page of this workflow run. */
  readonly runUrl: string | null;
  /** See `CheckSubject`. */
  readonly step: string;
}

export const DEFAULT_CHECK_NAME = 'plan-gate';
export const DEFAULT_SUMMARY = 'on';
export const DEFAULT_SARIF = 'off';
export const DEFAULT_MODE = 'gate';
/**
 * The word for no result. An action can't tell an input that is left out from one whose expression gave nothing, so the one is
 * this word and the other a mistake.
 */
export const DEFAULT_EVIDENCE_RESULT = 'none';

/** Reads the inputs; a `missing` lists everything that is wrong with them. */
export function readInputs(input: InputReader): Read<ActionInputs> {
  const problems: string[] = [];
  const parsed = parseOptions(input);
  if (!parsed.ok) problems.push(...parsed.problems);
  const mode = oneOf(sayInput('mode'), input('mode').trim() || DEFAULT_MODE, MODES, problems);
  const capture = parseCaptureOptions(input, problems);
  const files = parseEvidenceOptions(input, problems);
  const shard = parseShardOption(input('shard'), problems);
  if (shard !== null && mode === 'gate')
    problems.push(
      'Input `shard` is for `mode: capture`; the gate puts together whatever shards `evidence` names. Leave it out.',
    );
  const summary = oneOf(
    sayInput('summary'),
    input('summary').trim() || DEFAULT_SUMMARY,
    ['on', 'off'],
    problems,
  );
  const sarif = oneOf(sayInput('sarif'), input('sarif').trim() || DEFAULT_SARIF, ['on', 'off'], problems);
  const evidenceResult = readEvidenceResult(input('evidence-result').trim(), problems);
  const checkName = input('check-name').trim() || DEFAULT_CHECK_NAME;
  if (checkName.length > 100)
    problems.push(`Input \`check-name\` has ${checkName.length} characters; it accepts at most 100.`);
  const token = input('github-token').trim();
  if (token === '' && (mode === 'gate' || mode === 'withdraw')) {
    problems.push(
      "Input `github-token` is empty, so the pull request can't be read. Leave it out to use the job's own token, or pass one that has contents, pull-requests and checks permissions.",
    );
  }
  if (!parsed.ok || problems.length > 0) return missing('infrastructure', problems.join(' '));
  return known({
    mode,
    options: parsed.options,
    capture,
    files,
    shard,
    evidenceResult,
    token,
    checkName,
    summary,
    sarif,
  });
}

/** An empty text is what a misspelt expression comes to, so that the end of the job would be lost without a word. */
function readEvidenceResult(text: string, problems: string[]): JobResult | null {
  const said = sayInput('evidence-result');
  if (text === '') {
    problems.push(
      `${said} is empty: the expression for it gave nothing. Look whether \`needs.<job>.result\` is spelt right, and whether the job is named in \`needs\` of the job that uses plan-gate; leave the input out where there is no such job.`,
    );
    return null;
  }
  const word = oneOf(said, text, [...JOB_RESULTS, DEFAULT_EVIDENCE_RESULT], problems);
  return word === DEFAULT_EVIDENCE_RESULT ? null : word;
}

/**
 * Reads what the runner sets; a `missing` names the variable that is not as a runner would set it.
 * @param leg input `leg`.
 */
export function readRunnerContext(env: Environment, leg: string): Read<RunnerContext> {
  const [owner, repo, ...rest] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const name = /^(?!\.{1,2}$)[A-Za-z0-9_.-]+$/;
  if (!owner || !repo || rest.length > 0 || !name.test(owner) || !name.test(repo))
    return unset('GITHUB_REPOSITORY', 'the form owner/name');
  const apiUrl = env.GITHUB_API_URL || 'https://api.github.com';
  if (!/^https?:\/\//i.test(apiUrl) || !URL.canParse(apiUrl))
    return unset('GITHUB_API_URL', 'an http or https URL');
  const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
  return known({
    owner,
    repo,
    apiUrl,
    graphqlUrl: env.GITHUB_GRAPHQL_URL || null,
    eventName: env.GITHUB_EVENT_NAME ?? '',
    eventPath: env.GITHUB_EVENT_PATH ?? '',
    workspace: env.GITHUB_WORKSPACE || null,
    tempDirectory: env.RUNNER_TEMP || null,
    run: workflowRunOf(env),
    runUrl: env.GITHUB_RUN_ID ? `${serverUrl}/${owner}/${repo}/actions/runs/${env.GITHUB_RUN_ID}` : null,
    step: stepOf(env, leg),
  });
}

/** The legs of a matrix share workflow, job and step; input `leg` tells them apart. Nothing that another attempt may change is in it. */
function stepOf({ GITHUB_WORKFLOW, GITHUB_JOB, GITHUB_ACTION }: Environment, leg: string): string {
  return JSON.stringify([GITHUB_WORKFLOW, GITHUB_JOB, GITHUB_ACTION, leg].map((text) => text ?? ''));
}

function unset(variable: string, form: string): Read<never> {
  return missing(
    'infrastructure',
    `The environment variable ${variable} does not have ${form}, so this is not running as a GitHub Action. On a local repository use the command line: plan-gate check.`,
  );
}
