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
