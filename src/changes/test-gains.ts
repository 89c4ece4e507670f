/** A file in which the pull request adds to the tests. */
export interface TestGain {
  readonly path: string;
  /** Number of test lines that the head holds more than the base; at least 1. */
  readonly lines: number;
}

/** A file that looks like tests but brings nothing that counts, and why. */
export interface TestlessChange {
  readonly path: string;
  readonly why: 'deleted' | 'no-new-line' | 'no-harness' | 'not-a-file' | 'too-large';
}

/** What the pull request does to the tests. The search stops at the first batch that holds a gain. */
export interface TestGains {
  /** Who owes the tests, in words, such as `chunk bucket`. */
  readonly owner: string;
  readonly gained: readonly TestGain[];
  readonly testless: readonly TestlessChange[];
}
