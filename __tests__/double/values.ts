import type { SettingsValues } from './settings.js';

/** The GitHub Actions app, whose installation token `GITHUB_TOKEN` is. */
export const ACTIONS_APP_ID = 15368;

/** Accepted when the options name no tokens: a `GITHUB_TOKEN` that may write checks. */
export const DEFAULT_TOKEN = 'ghs_double_default';

export interface TokenValues {
  readonly checks: 'write' | 'read' | 'none';
  /** The app that the token belongs to; `null` for a personal token, which may not write checks at all. */
  readonly appId: number | null;
  /** Whether it may read what only administrators may. */
  readonly admin?: boolean;
}

/** A repository other than the one served: where a fork's branch lives. */
export interface ForkValues {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
}

/**
 * A pull request as plain values. The double reads them anew for each request, so a test moves the head, retargets or
 * closes by assigning. What is not given is computed from git or has a plain default.
 */
export interface PullValues {
  number: number;
  title?: string;
  body?: string | null;
  labels?: string[];
  state?: 'open' | 'closed';
  /** A merged pull request is closed too; say so with `state`. */
  merged?: boolean;
  mergeCommitSha?: string;
  draft?: boolean;
  /** When it was opened and closed, as GitHub writes times; when the double's repository came to be, when not given. */
  createdAt?: string;
  closedAt?: string;
  /** When it changed last, in minutes after the double's repository came to be, if that is later than all else that is said of it here. */
  updatedMinute?: number;
  /** Each time that it was pointed at another base, oldest first; `automatic` when GitHub did it, since the base was merged away. */
  baseChanges?: BaseChangeValues[];
  base: {
    ref: string;
    /** What GitHub says the base's commit is, when it lags behind the branch; the branch's tip when not given. */
    sha?: string;
  };
  head: {
    ref: string;
    /** The branch's tip when not given; a fork's commit must be given, or stand in git under `refs/pull/<number>/head`. */
    sha?: string;
    /** `same` when not given; `null` is a fork that was deleted. */
    repo?: 'same' | ForkValues | null;
  };
  /** The author's login. */
  user?: string;
  /** What GitHub claims the number of rows to be, when it should not be what git says. */
  changedFiles?: number;
}

export interface BaseChangeValues {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly automatic?: boolean;
}

/** A check run that is there before the test starts, from whatever app. */
export interface CheckRunSeed {
  readonly name: string;
  readonly headSha: string;
  readonly appId?: number;
  readonly status?: 'queued' | 'in_progress' | 'completed';
  readonly conclusion?: string;
  readonly externalId?: string;
  /** True: the check run of a workflow's job, which only Actions itself may conclude. */
  readonly ofJob?: boolean;
}

export interface AnnotationValues {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

/** A check run as it stands on the double, with everything that was posted to it. */
export interface CheckRunValues {
  readonly id: number;
  readonly appId: number;
  readonly suiteId: number;
  readonly headSha: string;
  readonly ofJob: boolean;
  readonly name: string;
  readonly externalId: string;
  /** What was sent; the double shows it only for apps other than Actions. */
  readonly detailsUrl: string | null;
  readonly status: string;
  readonly conclusion: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly annotations: readonly AnnotationValues[];
}

/** GitHub's limits, where a test wants to meet one without data of that size. */
export interface Limits {
  /** Rows of a pull request's file list. */
  readonly pullFiles: number;
  /** Files of a comparison. */
  readonly compareFiles: number;
  /** Entries of a recursive tree. */
  readonly treeEntries: number;
  /** Changed lines of one file above which its row has no patch. GitHub's own figure is not published; one report has 2,081 without. */
  readonly patchLines: number;
  /** Bytes of a file up to which the contents endpoint sends it. */
  readonly contentsBytes: number;
  /** Bytes above which neither contents nor blobs are served. */
  readonly blobBytes: number;
  /** Requests per token and hour; the double's hour does not end. */
  readonly requests: number;
  /** Points per token and hour for GraphQL. A query without connections costs one. */
  readonly graphqlPoints: number;
  /** Bytes of a blob after which GraphQL cuts its text: sveltia/sveltia-cms#950. */
  readonly graphqlTextBytes: number;
}

export const GITHUB_LIMITS: Limits = {
  pullFiles: 3000,
  compareFiles: 300,
  treeEntries: 100_000,
  patchLines: 2000,
  contentsBytes: 1024 * 1024,
  blobBytes: 100 * 1024 * 1024,
  requests: 1000,
  graphqlPoints: 1000,
  graphqlTextBytes: 512_000,
};

export interface GitHubDoubleOptions {
  /** A repository on disk, bare or with a work tree. */
  readonly gitDir: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly repositoryId?: number;
  /** The repository's `HEAD` when not given. */
  readonly defaultBranch?: string;
  readonly pulls?: PullValues[];
  readonly checkRuns?: readonly CheckRunSeed[];
  readonly tokens?: Readonly<Record<string, TokenValues>>;
  /** `/api/v3` for what a GitHub Enterprise Server looks like; empty when not given. */
  readonly basePath?: '' | '/api/v3';
  /** Where links to pages for people lead. */
  readonly serverUrl?: string;
  /** A reply leaves no sooner than this after its request came in. */
  readonly latencyMs?: number;
  readonly limits?: Partial<Limits>;
  /** Rulesets, branch protection, and what else is on the settings page; none when not given. */
  readonly settings?: SettingsValues;
}
