/** What people may set, after parsing: the same for the action's inputs and the command line's flags. */
export interface GateOptions {
  /** A path or glob that replaces the search below `.taskfleet/`. */
  readonly plan: string | null;
  /** A ref that replaces the base branch's tip as the place that the plan is read at. */
  readonly planRef: string | null;
  readonly chunk: string | null;
  readonly floor: 'on' | 'off';
  /** Out-of-scope paths that are tolerated. */
  readonly slack: number;
  /** Globs that are always in scope. */
  readonly allow: readonly string[];
  /** Globs of files that only a literal entry of the plan opens. */
  readonly protected: readonly string[];
  /** Globs of files that are tests, whatever their language. */
  readonly testPaths: readonly string[];
  /** Ids of gates whose errors count as warnings. */
  readonly warnOnly: readonly string[];
  readonly ifNoPlan: 'fail' | 'pass';
  /** How often a test that passed at the baseline and fails now is run again, alone; not at all when absent. */
  readonly retries?: number;
  /** False leaves the plan's checks out, and the gate on them skipped; they are run when absent. */
  readonly runChecks?: boolean;
}
