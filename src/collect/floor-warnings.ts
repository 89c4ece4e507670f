import type { ChangedFile } from '../changes/changed-file.js';
import type { SnapshotComparison, WarningChange } from '../evidence/compare.js';
import type { Evidence, WarningDetail } from '../evidence/evidence.js';
import { warningString } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import type { ComparedWarning, WarningComparison } from '../floor-facts.js';
import type { SourceHistory } from './test-sources-history.js';
import { createPool, type Pool } from './test-sources-pool.js';

/** The warnings of both sides. Those of a file that got a new name come along with it. */
export async function compareWarnings(
  { newWarnings, goneWarnings, keptWarnings }: SnapshotComparison,
  evidence: Evidence,
  history: () => Promise<Read<SourceHistory>>,
  changes: Read<readonly ChangedFile[]>,
): Promise<Read<WarningComparison>> {
  const gone = goneWarnings.filter(({ after }) => after === 0);
  const sameElsewhere = new Set(gone.map(besidesFile));
  const mayHaveMoved = newWarnings.some(
    (change) => change.before === 0 && sameElsewhere.has(besidesFile(change)),
  );
  const read = mayHaveMoved ? await history() : null;
  if (read?.state === 'missing') return read;
  const arrived = read === null ? new Map() : pairMoved(newWarnings, gone, evidence, read.value);
  const details = new Map(evidence.warnings.map((detail) => [warningString(detail), detail]));
  const touched = changes.state === 'known' ? new Set(changes.value.map(({ path }) => path)) : null;
  const added = newWarnings
    .map((change) => ({ ...change, before: change.before + (arrived.get(change)?.before ?? 0) }))
    .filter(({ before, after }) => after > before);
  return known({
    by: 'lists',
    added: added.map((change) => withDetail(change, details.get(warningString(change.warning)), touched)),
    moved: arrived.size,
    gone: goneWarnings.length - arrived.size,
    kept: keptWarnings.length,
    toolchain: evidence.toolchain,
  });
}

/** How many of the warnings with several places are in files that the pull request touches; all, where its files are not known. */
export function countTouchedRepeats(
  { snapshot, warnings }: Evidence,
  changes: Read<readonly ChangedFile[]>,
): number {
  const repeated = snapshot.clippy.warnings.filter(({ count }) => count > 1);
  if (changes.state !== 'known') return repeated.length;
  const touched = new Set(changes.value.map(({ path }) => path));
  const details = new Map(warnings.map((detail) => [warningString(detail), detail]));
  return repeated.filter((warning) => touched.has(details.get(warningString(warning))?.path ?? '')).length;
}

/** New warnings with those that they were under the old name of their file: same lint, package and message. */
function pairMoved(
  newWarnings: readonly WarningChange[],
  gone: readonly WarningChange[],
  { workspace }: Evidence,
  history: SourceHistory,
): ReadonlyMap<WarningChange, WarningChange> {
  const pathOf = ({ warning }: WarningChange) =>
    workspace === '' ? warning.file : `${workspace}/${warning.file}`;
  const pool: Pool<WarningChange> = createPool();
  for (const change of gone.filter((each) => history.deleted.has(pathOf(each))))
    pool.add(change, [besidesFile(change)]);
  const pairs = new Map<WarningChange, WarningChange>();
  for (const change of newWarnings.filter((each) => each.before === 0 && history.added.has(pathOf(each)))) {
    const from = pool.take([besidesFile(change)]);
    if (from !== null) pairs.set(change, from);
  }
  return pairs;
}

function besidesFile({ warning }: WarningChange): string {
  return JSON.stringify([warning.lint, warning.package, warning.message]);
}

function withDetail(
  { warning, before, after }: WarningChange,
  detail: WarningDetail | undefined,
  touched: ReadonlySet<string> | null,
): ComparedWarning {
  const path = detail?.path ?? null;
  return {
    lint: warning.lint,
    package: warning.package,
    file: warning.file,
    message: warning.message,
    before,
    after,
    path,
    help: detail?.help ?? '',
    sites: detail?.sites ?? [],
    landedBefore: path !== null && touched !== null && !touched.has(path),
  };
}
