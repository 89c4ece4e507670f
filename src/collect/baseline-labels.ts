import { pinsHashes, verifyOrigin } from '../evidence/baseline.js';
import { hashSnapshot } from '../evidence/hash.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { known, type Missing, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { PlanBaseline } from '../plan/plan.js';
import { planFolderRole } from '../plan/plan-files.js';
import { named } from '../plan/wording.js';
import type { FileContent, Repository } from '../repository.js';
import { type FoundBaseline, snakeCodes } from './baseline-given.js';
import type { BaselineSearch } from './baseline-search.js';

/** What the baselines of labels are looked for by. */
export interface LabelBaselineTerms {
  readonly labels: readonly string[];
  /** Paths of those that are not beside the plan; see `EvidenceInput`. */
  readonly paths: ReadonlyMap<string, string>;
  /** The plan, and where it was read. */
  readonly at: { readonly path: string; readonly ref: string; readonly sha: string };
  readonly pinned: PlanBaseline;
}

/**
 * Reads the baseline of each label. A plan pins the hashes of one snapshot, so those of the others stand for themselves: they are
 * read at the plan ref and nowhere else, which only a plan pull request can have changed, and must be of the plan's commit. One of
 * them must have the pinned hashes, so that the plan still says what it was made for.
 */
export async function findLabelBaselines(
  repository: Repository,
  terms: LabelBaselineTerms,
): Promise<ReadonlyMap<string, Read<BaselineSearch>>> {
  const places = new Map(terms.labels.map((label) => [label, placeOf(label, terms)]));
  const paths = [...places.values()].filter((place) => typeof place === 'string');
  const contents = await repository.readFiles(terms.at.sha, [...new Set(paths)], SNAPSHOT_LIMITS.maxBytes);
  const found = new Map<string, Read<FoundBaseline>>();
  for (const [label, path] of places) {
    if (typeof path !== 'string') found.set(label, path);
    else if (contents.state === 'missing') found.set(label, contents);
    else found.set(label, read(label, path, contents.value.get(path), terms));
  }
  return withPin(found, terms.pinned);
}

/** Beside the plan unless it is named; always where a chunk pull request never changes a file. */
function placeOf(label: string, { paths, at }: LabelBaselineTerms): string | Missing {
  const folder = at.path.slice(0, at.path.lastIndexOf('/') + 1);
  const path = (paths.get(label) ?? `${folder}baseline.${label}.json`).replace(/^(?:\.\/)+/, '');
  if (planFolderRole(path) === 'baseline') return path;
  return missing(
    'bad-baseline',
    `The baseline of ${named(label)} is to be ${named(path)}, which is no baseline file below .taskfleet/. The plan pins the hashes of one label only, so the others must lie where no chunk pull request changes them: name a file such as .taskfleet/baseline.${label}.json with input \`baseline\`.`,
  );
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

/** Where no label has what the plan pins, that is a fault of them all. */
function withPin(
  found: ReadonlyMap<string, Read<FoundBaseline>>,
  pinned: PlanBaseline,
): ReadonlyMap<string, Read<BaselineSearch>> {
  const isPinned = [...found.values()].some(
    (each) =>
      each.state === 'known' &&
      each.value.snapshot !== null &&
      pinsHashes(pinned, hashSnapshot(each.value.snapshot)),
  );
  const more = isPinned ? [] : [unpinned([...found.keys()])];
  return new Map(
    [...found].map(([label, each]) => [
      label,
      each.state === 'missing'
        ? each
        : known({
            found: { ...each.value, findings: [...each.value.findings, ...more] },
            looked: each.value.source,
          }),
    ]),
  );
}

function unpinned(labels: readonly string[]): Finding {
  const whose = labels.length === 1 ? 'The baseline of' : 'None of the baselines of';
  return {
    code: 'no_label_pinned',
    level: 'error',
    message: `${whose} ${labels.map(named).join(', ')} has${labels.length === 1 ? ' not' : ''} the three hashes that the plan pins, so nothing ties them to this plan.`,
    help: 'Let the next plan revision pin what `plan-gate baseline --label` prints for one of them.',
  };
}
