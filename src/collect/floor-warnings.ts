import type { ChangedFile } from '../changes/changed-file.js';
import type { SnapshotComparison, WarningChange } from '../evidence/compare.js';
import type { Evidence, WarningDetail } from '../evidence/evidence.js';
import { warningString } from '../evidence/snapshot.js';
import { known, type Read } from '../facts.js';
import type { ComparedWarning, WarningComparison } from '../floor-facts.js';
import type { Repository } from '../repository.js';
import { besidesFile, type Carried, findCarried } from './floor-carried.js';
import type { SourceHistory } from './test-sources-history.js';
import { createPool, type Pool } from './test-sources-pool.js';

/** What happened to the files, and where they can be read. */
export interface WarningTerms {
  readonly history: () => Promise<Read<SourceHistory>>;
  readonly changes: Read<readonly ChangedFile[]>;
  readonly repository: Repository;
  readonly head: string;
}

/** The warnings of both sides. Those of a file that got a new name come along with it, and so do those of code that moved to another file. */
export async function compareWarnings(
  { newWarnings, goneWarnings, keptWarnings }: SnapshotComparison,
  evidence: Evidence,
  { history, changes, repository, head }: WarningTerms,
): Promise<Read<WarningComparison>> {
  const sameElsewhere = new Set(goneWarnings.map(besidesFile));
  const mayHaveMoved = newWarnings.some((change) => sameElsewhere.has(besidesFile(change)));
  const read = mayHaveMoved ? await history() : null;
  if (read?.state === 'missing') return read;
  const gone = goneWarnings.filter(({ after }) => after === 0);
  const pathOf = ({ warning: { file } }: WarningChange) =>
    evidence.workspace === '' ? file : `${evidence.workspace}/${file}`;
  const renamed: ReadonlyMap<WarningChange, WarningChange> =
    read === null ? new Map() : pairMoved(newWarnings, gone, pathOf, read.value);
  const details = detailsOf(newWarnings, evidence);
  const detailOf = ({ warning }: WarningChange) => details.get(warningString(warning));
  const sources = new Set(renamed.values());
  const search = {
    grown: newWarnings.filter((change) => !renamed.has(change)),
    shrunk: goneWarnings.filter((change) => !sources.has(change)),
    detailOf,
    pathOf,
  };
  const carried =
    read === null
      ? known(NOTHING_CARRIED)
      : await findCarried(search, { repository, from: read.value.from, head });
  if (carried.state === 'missing') return carried;
  const { arrived, left, listed } = carried.value;
  const touched = changes.state === 'known' ? new Set(changes.value.map(({ path }) => path)) : null;
  const added = newWarnings
    .map((change) => {
      const came = (renamed.get(change)?.before ?? 0) + (arrived.get(change) ?? 0);
      return { ...change, before: change.before + came };
    })
    .filter(({ before, after }) => after > before);
  const leftWhole = [...left].filter(([{ before, after }, times]) => times >= before - after);
  return known({
    by: 'lists',
    added: added.map((change) => withDetail(change, detailOf(change), touched)),
    moved: renamed.size,
    ...(listed.length === 0 ? {} : { carried: listed }),
    gone: goneWarnings.length - renamed.size - leftWhole.length,
    kept: keptWarnings.length,
    toolchain: evidence.toolchain,
  });
}

/** Of a hundred thousand warnings few are new, and only of these anybody wants to know the places. */
function detailsOf(
  changes: readonly WarningChange[],
  { warnings }: Evidence,
): ReadonlyMap<string, WarningDetail> {
  if (changes.length === 0) return new Map();
  const wanted = new Set(changes.map(({ warning }) => warningString(warning)));
  const details = new Map<string, WarningDetail>();
  for (const detail of warnings) {
    const name = warningString(detail);
    if (wanted.has(name)) details.set(name, detail);
  }
  return details;
}

const NOTHING_CARRIED: Carried = { arrived: new Map(), left: new Map(), listed: [] };

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
  pathOf: (change: WarningChange) => string,
  history: SourceHistory,
): ReadonlyMap<WarningChange, WarningChange> {
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
