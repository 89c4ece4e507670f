import type { Finding } from '../finding.js';
import { named } from '../plan/wording.js';
import {
  CAPTURE_AGAIN,
  CAPTURE_TOGETHER,
  type EvidencePart,
  listed,
  mergeError,
  partName,
  type ShardPart,
} from './merge-words.js';
import { type CaptureRun, MAX_SHARDS, type Shard, type ShardedEvidence } from './shard.js';
import { compareUtf8 } from './utf8-order.js';

/** What a field means in words, and its value as text. */
interface Common {
  readonly what: string;
  readonly of: (evidence: ShardedEvidence) => string;
}

/** What the parts must have in common, by field; `null` where they are put together. A new field has to decide here. */
const IN_COMMON: Readonly<Record<keyof ShardedEvidence, Common | null>> = {
  schema_version: { what: 'schema version', of: ({ schema_version }) => String(schema_version) },
  ref: { what: 'name of the commit', of: ({ ref }) => ref },
  commit_oid: { what: 'commit', of: ({ commit_oid }) => commit_oid },
  toolchain: { what: 'toolchain', of: ({ toolchain }) => toolchain },
  cargo_args: { what: 'list of cargo arguments', of: ({ cargo_args }) => JSON.stringify(cargo_args) },
  tree_oid: { what: 'tree', of: ({ tree_oid }) => tree_oid },
  workspace: { what: 'folder of the workspace', of: ({ workspace }) => workspace },
  snapshot: null,
  complete: null,
  problems: null,
  commands: null,
  failures: null,
  warnings: null,
  checks: null,
  not_run: null,
  shard: null,
  run: null,
};

/** The files as shards in order, or why they can't be shards of one capture. */
export type Shards =
  | { readonly ok: true; readonly parts: readonly [ShardPart, ...ShardPart[]] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Tells shards from whole captures, and refuses what can be no shard. */
export function asShards(given: readonly EvidencePart[]): Shards {
  const parts = given.flatMap((part) => {
    const { shard } = part.evidence;
    return shard === undefined ? [] : [{ ...part, shard }];
  });
  parts.sort((a, b) => a.shard.index - b.shard.index || compareUtf8(a.file, b.file));
  const [first, ...others] = parts;
  if (first === undefined) return { ok: false, findings: [severalWholes(given)] };
  const wholes = given.filter(({ evidence }) => evidence.shard === undefined);
  if (wholes.length > 0) return { ok: false, findings: [mixed(wholes, first)] };
  const impossible = parts.filter(({ shard }) => !isPossible(shard));
  if (impossible.length > 0) return { ok: false, findings: impossible.map(notPossible) };
  return { ok: true, parts: [first, ...others] };
}

function severalWholes(given: readonly EvidencePart[]): Finding {
  if (given.length === 0)
    return mergeError(
      'no_evidence',
      'No evidence file was found.',
      'Check that the job that captures has run and handed its file over, and that `evidence` names it.',
    );
  return mergeError(
    'evidence_twice',
    `${listed(given, fileName)} are each evidence of a whole capture, so it can't be told which one counts.`,
    'Name one file. For several systems or feature sets give each a label: `label=path`, one a line.',
  );
}

function mixed(wholes: readonly EvidencePart[], first: ShardPart): Finding {
  const are = wholes.length === 1 ? 'is evidence of a whole capture' : 'are evidence of whole captures';
  return mergeError(
    'shard_mixed',
    `${listed(wholes, fileName)} ${are}, but ${partName(first)} is one shard's.`,
    'Hand over either one file of a whole capture, or one of each shard.',
  );
}

/** A schema lets each number be any shard's; together they must make sense. */
function isPossible({ index, count, clippy, doctests }: Shard): boolean {
  const fits = (number: number) => Number.isInteger(number) && number >= 1 && number <= count;
  return count <= MAX_SHARDS && [index, count, clippy, doctests].every(fits);
}

function notPossible(part: ShardPart): Finding {
  const { clippy, doctests } = part.shard;
  return mergeError(
    'shard_impossible',
    `${partName(part)} can't be: the shards count from 1 to at most ${MAX_SHARDS}, and clippy is said to be with shard ${clippy} and the doctests with shard ${doctests} of them.`,
    CAPTURE_AGAIN,
  );
}

/** Each shard is there once. Where the files disagree on how many there are, that is told instead. */
export function checkPresence(parts: readonly [ShardPart, ...ShardPart[]]): readonly Finding[] {
  const [{ shard: first }] = parts;
  const byIndex = new Map<number, ShardPart[]>();
  for (const part of parts) {
    const same = byIndex.get(part.shard.index);
    if (same === undefined) byIndex.set(part.shard.index, [part]);
    else same.push(part);
  }
  const doubled = [...byIndex.values()].filter((files) => files.length > 1).map(twice);
  if (parts.some(({ shard }) => shard.count !== first.count)) return doubled;
  const all = Array.from({ length: first.count }, (_, at) => at + 1);
  const absent = all.filter((index) => !byIndex.has(index));
  return absent.length === 0 ? doubled : [...doubled, notThere(absent, first.count, parts)];
}

function twice(files: readonly ShardPart[]): Finding {
  const [first] = files;
  const which = first === undefined ? 'One shard' : `Shard ${first.shard.index} of ${first.shard.count}`;
  return mergeError(
    'shard_doubled',
    `${which} is there ${files.length === 2 ? 'twice' : `${files.length} times`}: ${listed(files, fileName)}.`,
    "Hand over one file of each shard; take an older run's file away.",
  );
}

function notThere(absent: readonly number[], count: number, parts: readonly ShardPart[]): Finding {
  const which = absent.length === 1 ? 'Shard' : 'Shards';
  const are = absent.length === 1 ? 'is' : 'are';
  return mergeError(
    'shard_missing',
    `${which} ${listed(absent, String)} of ${count} ${are} missing; there ${parts.length === 1 ? 'is only' : 'are only'} ${listed(parts, partName)}.`,
    'Look at the jobs that capture them: each must end, and hand its file over.',
  );
}

/** What all parts must have the same. Runs may differ where evidence of another run is taken, for then the tree is what counts. */
export function checkAgreement(
  parts: readonly [ShardPart, ...ShardPart[]],
  runsMayDiffer: boolean,
): readonly Finding[] {
  const [first, ...others] = parts;
  const expected = inCommon(first, runsMayDiffer);
  return others.flatMap((part) => {
    const found = inCommon(part, runsMayDiffer);
    return [...expected]
      .filter(([what, value]) => found.get(what) !== value)
      .map(([what, value]) => {
        const other = found.get(what) ?? '';
        const message = `${partName(part)} names ${shown(other)} as the ${what}, but ${partName(first)} names ${shown(value)}.`;
        return mergeError('shard_disagrees', message, CAPTURE_TOGETHER);
      });
  });
}

function inCommon({ evidence, shard }: ShardPart, runsMayDiffer: boolean): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const common of Object.values(IN_COMMON))
    if (common !== null) values.set(common.what, common.of(evidence));
  values.set('number of shards', String(shard.count));
  values.set('shard that takes clippy', String(shard.clippy));
  values.set('shard that takes doctests', String(shard.doctests));
  if (!runsMayDiffer) values.set('run that captured', runWords(evidence.run));
  return values;
}

/** `run 7, attempt 1`. */
export function runWords(run: CaptureRun | undefined): string {
  return run === undefined ? 'none' : `run ${run.id}, attempt ${run.attempt}`;
}

function shown(value: string): string {
  return value === '' ? 'nothing' : named(value);
}

function fileName({ file }: EvidencePart): string {
  return named(file);
}
