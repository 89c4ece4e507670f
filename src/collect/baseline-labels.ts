import { pinsHashes, verifyOrigin } from '../evidence/baseline.js';
import { hashSnapshot } from '../evidence/hash.js';
import { baselineNameOf, labelOfBaseline } from '../evidence/labels.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER, planFolderRole } from '../plan/plan-files.js';
import { enumerated, named } from '../plan/wording.js';
import type { FileContent, Repository } from '../repository.js';
import { type FoundBaseline, snakeCodes } from './baseline-given.js';
import { type BaselineSearch, MAX_BASELINE_FILES } from './baseline-search.js';

/** What the baselines of labels are looked for by. */
export interface LabelBaselineTerms {
  readonly labels: readonly string[];
  /** Paths of those that are not beside the plan; see `EvidenceInput`. */
  readonly paths: ReadonlyMap<string, string>;
  /** The plan, and where it was read. */
  readonly at: { readonly path: string; readonly ref: string; readonly sha: string };
  readonly pinned: PlanBaseline;
}

export interface LabelBaselines {
  readonly baselines: ReadonlyMap<string, Read<BaselineSearch>>;
  /** Files beside the plan of labels that there is no evidence of, in the order of their paths. */
  readonly without: readonly LabelFile[];
}

export interface LabelFile {
  readonly label: string;
  readonly path: string;
}

/**
 * Reads the baseline of each label. A plan pins the hashes of one snapshot, so those of the others stand for themselves: they are
 * read at the plan ref and nowhere else, which only a plan pull request can have changed, and must be of the plan's commit. One of
 * them must have the pinned hashes, so that the plan still says what it was made for.
 */
export async function findLabelBaselines(
  repository: Repository,
  terms: LabelBaselineTerms,
): Promise<LabelBaselines> {
  const places = new Map(terms.labels.map((label) => [label, placeOf(label, terms)]));
  const others = await otherFiles(repository, terms, places);
  if (others.state === 'missing')
    return { baselines: new Map(terms.labels.map((label) => [label, others])), without: [] };
  const paths = [...places.values()].filter((place) => typeof place === 'string');
  const contents = await repository.readFiles(terms.at.sha, [...new Set(paths)], SNAPSHOT_LIMITS.maxBytes);
  const found = new Map<string, Read<FoundBaseline>>();
  for (const [label, path] of places) {
    if (typeof path !== 'string') found.set(label, path);
    else if (contents.state === 'missing') found.set(label, contents);
    else found.set(label, read(label, path, contents.value.get(path), terms));
  }
  const pinning = [...found].filter(([, each]) => isPinned(each, terms.pinned)).map(([label]) => label);
  if (pinning.length > 0) return { baselines: searched(heldBy(found, pinning), []), without: others.value };
  // Two labels can come to the same, so only where no label's file is the one that the plan pins can another file be it.
  const pinned = await pinnedAmong(repository, others.value, terms);
  return {
    baselines: searched(found, [unpinned([...found.keys()], pinned)]),
    without: others.value.filter(({ path }) => !pinned.includes(path)),
  };
}

/** Beside the plan unless it is named; always where a chunk pull request never changes a file. */
function placeOf(label: string, { paths, at }: LabelBaselineTerms): string | Missing {
  const path = (paths.get(label) ?? `${folderOf(at.path)}${baselineNameOf(label)}`).replace(/^(?:\.\/)+/, '');
  if (planFolderRole(path) === 'baseline') return path;
  return missing(
    'bad-baseline',
    `The baseline of ${named(label)} is to be ${named(path)}, which is no baseline file below .taskfleet/. The plan pins the hashes of one label only, so the others must lie where no chunk pull request changes them: name a file such as .taskfleet/${baselineNameOf(label)} with input \`baseline\`.`,
  );
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** What lies beside the plan as the baseline of a label that is not among those that there is evidence of. */
async function otherFiles(
  repository: Repository,
  { labels, at }: LabelBaselineTerms,
  places: ReadonlyMap<string, string | Missing>,
): Promise<Read<readonly LabelFile[]>> {
  const listed = await repository.listFiles(at.sha, PLAN_FOLDER);
  if (listed.state === 'missing') return listed;
  const taken = new Set(places.values());
  const others = listed.value.flatMap(({ path }): readonly LabelFile[] => {
    const label = folderOf(path) === folderOf(at.path) ? labelOfBaseline(path) : null;
    return label === null || labels.includes(label) || taken.has(path) ? [] : [{ label, path }];
  });
  return known(others);
}

function read(
  label: string,
  path: string,
  content: FileContent | undefined,
  { at, pinned }: LabelBaselineTerms,
): Read<FoundBaseline> {
  if (content?.state !== 'bytes') {
    const why = WHY_NOT[content?.state ?? 'absent'];
    return missing(
      'bad-baseline',
      `The label ${named(label)} has no baseline: ${named(path)} ${why} at ${at.ref} (${at.sha}). Run \`plan-gate baseline --label ${label}\` at the plan's commit as that label is captured, and let a plan pull request bring the file.`,
    );
  }
  const parsed = parseSnapshot(content.bytes);
  if (parsed.ok) {
    const findings = snakeCodes(verifyOrigin(pinned, parsed.value));
    return known({ source: path, snapshot: parsed.value, findings, claimed: false });
  }
  const findings = parsed.problems.map(({ pointer, message }) => ({
    code: 'baseline_invalid',
    level: 'error' as const,
    message: `${path} is no baseline that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
    help: `Let a plan pull request bring what \`plan-gate baseline --label ${label}\` writes.`,
    path,
  }));
  return known({ source: path, snapshot: null, findings, claimed: false });
}

const WHY_NOT: Readonly<Record<Exclude<FileContent['state'], 'bytes'>, string>> = {
  absent: 'is not there',
  'too-large': 'is too large to be one',
  'not-a-file': 'is no ordinary file',
};

function isPinned(found: Read<FoundBaseline>, pinned: PlanBaseline): boolean {
  const snapshot = found.state === 'known' ? found.value.snapshot : null;
  return snapshot !== null && pinsHashes(pinned, hashSnapshot(snapshot));
}

/** Says of each baseline that the plan does not pin itself whose hashes it pins. */
function heldBy(
  found: ReadonlyMap<string, Read<FoundBaseline>>,
  pinning: readonly string[],
): ReadonlyMap<string, Read<FoundBaseline>> {
  const pinnedOf = `the ${pinning.length === 1 ? 'label' : 'labels'} ${enumerated(pinning, 'and')}`;
  return new Map(
    [...found].map(([label, each]) => [
      label,
      each.state === 'missing' || pinning.includes(label) ? each : known({ ...each.value, pinnedOf }),
    ]),
  );
}

/** What keeps all of them from being held to the plan is a fault of each. */
function searched(
  found: ReadonlyMap<string, Read<FoundBaseline>>,
  ofAll: readonly Finding[],
): ReadonlyMap<string, Read<BaselineSearch>> {
  return new Map(
    [...found].map(([label, each]) => [
      label,
      each.state === 'missing'
        ? each
        : known({
            found: { ...each.value, findings: [...each.value.findings, ...ofAll] },
            looked: each.value.source,
          }),
    ]),
  );
}

/** Of files that no label has, those with the pinned hashes; none where they can't be read, since the verdict is a failure anyway. */
async function pinnedAmong(
  repository: Repository,
  files: readonly LabelFile[],
  { at, pinned }: LabelBaselineTerms,
): Promise<readonly string[]> {
  const paths = files.slice(0, MAX_BASELINE_FILES).map(({ path }) => path);
  if (paths.length === 0) return [];
  const contents = await repository.readFiles(at.sha, paths, SNAPSHOT_LIMITS.maxBytes);
  if (contents.state === 'missing') return [];
  return paths.filter((path) => {
    const content = contents.value.get(path);
    const parsed = content?.state === 'bytes' ? parseSnapshot(content.bytes) : null;
    return parsed?.ok === true && pinsHashes(pinned, hashSnapshot(parsed.value));
  });
}

function unpinned(labels: readonly string[], pinned: readonly string[]): Finding {
  const whose = labels.length === 1 ? 'The baseline of' : 'None of the baselines of';
  const [other] = pinned;
  const whatElse =
    other === undefined
      ? ''
      : ` ${named(other)} has them: where that is the baseline of a label, there is no evidence of it.`;
  const begin = other === undefined ? 'Let' : 'Name the evidence of that label too, or let';
  return {
    code: 'no_label_pinned',
    level: 'error',
    message: `${whose} ${labels.map(named).join(', ')} has${labels.length === 1 ? ' not' : ''} the three hashes that the plan pins, so nothing ties them to this plan.${whatElse}`,
    help: `${begin} the next plan revision pin what \`plan-gate baseline --label\` prints for one of them.`,
  };
}
