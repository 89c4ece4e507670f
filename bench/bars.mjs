/** What `node -e 0` takes on the machine that the bars in milliseconds were set on: Node 24.22, two cores. */
export const REFERENCE_EMPTY_MS = 22;

/**
 * Every bar. `limit` is the most that holds, or with `atLeast` the least. `unit`:
 * - `ratio`: of something else that ran in the same run
 * - `ms`: set for the reference machine; what is compared is how many times an empty Node process it takes, in the same run
 * - `MB/s`: the same, the other way round
 * - `count`, `MiB`: as they are
 */
export const BARS = [
  {
    id: 'large-pull-time',
    only: 'github',
    says: '3,000 files, 50 ms a request: from process start to the check run posted, of the time that one page after another takes',
    limit: 0.25,
    unit: 'ratio',
  },
  {
    id: 'large-pull-round-trips',
    only: 'github',
    says: '3,000 files: round trips in sequence, the post included',
    limit: 4,
    unit: 'count',
  },
  {
    id: 'small-pull-time',
    only: 'github',
    says: '10 files, no latency: of 2.5 times an empty Node process and 80 ms of work',
    limit: 1,
    unit: 'ratio',
  },
  {
    id: 'validate-time',
    only: 'validate',
    says: '`plan-gate validate` of one plan: of an empty Node process',
    limit: 2,
    unit: 'ratio',
  },
  {
    id: 'scope-time',
    only: 'scope',
    says: 'Scope: 3,000 paths, 200 entries, half of them globs',
    limit: 20,
    unit: 'ms',
  },
  {
    id: 'scope-large-time',
    only: 'scope',
    says: 'Scope: 100,000 paths, 1,000 entries, half of them globs',
    limit: 600,
    unit: 'ms',
  },
  {
    id: 'scope-hostile-time',
    only: 'scope',
    says: 'Scope: any accepted entry on any path, the slowest of those tried',
    limit: 25,
    unit: 'ms',
  },
  {
    id: 'output-time',
    only: 'output',
    says: '100,000 lines of cargo and 200,000 of libtest: read, sorted, hashed and compared',
    limit: 800,
    unit: 'ms',
  },
  {
    id: 'output-memory',
    only: 'output',
    says: 'The same: most memory of the process',
    limit: 220,
    unit: 'MiB',
  },
  {
    id: 'capture-cold-time',
    only: 'capture',
    says: 'Capture, first time: of `cargo test`, then `cargo clippy --all-targets`',
    limit: 1,
    unit: 'ratio',
  },
  {
    id: 'capture-warm-time',
    only: 'capture',
    says: 'Capture, again: of the same two commands again, each with fresh target folders',
    limit: 1.15,
    unit: 'ratio',
  },
  {
    id: 'rust-speed',
    only: 'rust',
    says: 'Rust sources read for tests',
    limit: 4,
    unit: 'MB/s',
    atLeast: true,
  },
  {
    id: 'rust-tests',
    only: 'rust',
    says: '`#[test]` functions missed or invented, against a count of another kind',
    limit: 0,
    unit: 'count',
  },
  {
    id: 'hostile-plan-time',
    only: 'plans',
    says: '`plan-gate validate` of a hostile plan of 4 MiB, the slowest of those tried',
    limit: 1_000,
    unit: 'ms',
  },
];

/**
 * @typedef {object} Figure
 * @property {string} bar  the id
 * @property {number | null} value  in the bar's unit; `null` where it could not be measured
 * @property {string} note  what was measured besides, or why it was not
 */

/** Whether a figure holds; `null` where there is none. `emptyMs` is what an empty Node process took in this run. */
export function holds(bar, value, emptyMs) {
  if (value === null) return null;
  const compared = inReferenceUnits(bar, value, emptyMs);
  return bar.atLeast ? compared >= bar.limit : compared <= bar.limit;
}

/** Milliseconds as they would be where an empty Node process takes `REFERENCE_EMPTY_MS`. */
export function inReferenceUnits({ unit }, value, emptyMs) {
  const slower = emptyMs / REFERENCE_EMPTY_MS;
  if (unit === 'ms') return value / slower;
  return unit === 'MB/s' ? value * slower : value;
}
