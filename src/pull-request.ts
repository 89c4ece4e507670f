/** The pull request under judgement, from GitHub or, for a local check, put together from two branches. */
export interface PullRequest {
  /** `null` for a local check. */
  readonly number: number | null;
  readonly baseRef: string;
  /** What the event or host called the base's commit; it can lag behind the branch's tip, so it is only a hint. */
  readonly baseSha: string | null;
  /** Branch name at the head, without owner; `null` when the head is no branch. */
  readonly headRef: string | null;
  readonly headSha: string;
  /** False for a fork, and for a fork that was deleted. */
  readonly sameRepository: boolean;
  readonly labels: readonly string[];
  readonly body: string;
  /** GitHub's own count of rows in the file list (a rename is one); `null` for a local check. */
  readonly changedFiles: number | null;
}

/** A pull request as a list shows it: enough to tell which chunk it is for, and whether it has merged. */
export interface ListedPull {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  readonly baseRef: string;
  /** Branch name at the head, without owner. */
  readonly headRef: string;
  /** False for a fork, and for a fork that was deleted. */
  readonly sameRepository: boolean;
  readonly labels: readonly string[];
  readonly body: string;
}

/** The beginning of a list of pull requests, or all of it. */
export interface PullListing {
  readonly pulls: readonly ListedPull[];
  /** Whether these are all that there are. */
  readonly whole: boolean;
}
