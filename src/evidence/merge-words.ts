import type { Finding } from '../finding.js';
import { named } from '../plan/wording.js';
import type { Shard, ShardedEvidence } from './shard.js';

/** A file that was handed over, and what it holds. */
export interface EvidencePart {
  /** Its name, for messages. */
  readonly file: string;
  readonly evidence: ShardedEvidence;
}

/** A file that says which share it is. */
export interface ShardPart extends EvidencePart {
  readonly shard: Shard;
}

/** Of problems of one merge, those listed; hostile files can hold millions. */
const MAX_FINDINGS = 50;
/** Names that one sentence lists. */
const MAX_NAMES = 3;

export const CAPTURE_TOGETHER =
  'Capture all shards of one commit with the same settings, in one run, and hand over exactly their files.';
export const CAPTURE_AGAIN =
  'Hand over what `capture` wrote for that shard, with one version of plan-gate for all of them; else capture it again.';

export function mergeError(code: string, message: string, help: string): Finding {
  return { code, level: 'error', message, help };
}

/** `` `b.json` (shard 2 of 4) ``. */
export function partName({ file, shard }: Pick<ShardPart, 'file' | 'shard'>): string {
  return `${named(file)} (shard ${shard.index} of ${shard.count})`;
}

/** `` `a` and `b` ``, or the first few and how many more. */
export function listed<T>(items: readonly T[], show: (item: T) => string): string {
  const shown = items.slice(0, MAX_NAMES).map(show);
  const more = items.length - shown.length;
  const words = more > 0 ? [...shown, `${more} more`] : shown;
  const last = words.pop() ?? 'none';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

/** At most `MAX_FINDINGS`, and how many more there are. */
export function cutFindings(findings: readonly Finding[]): readonly Finding[] {
  const more = findings.length - MAX_FINDINGS;
  if (more <= 0) return findings;
  const counted = `There ${more === 1 ? 'is 1 more problem' : `are ${more} more problems`} with these files.`;
  return [...findings.slice(0, MAX_FINDINGS), mergeError('shard_more', counted, CAPTURE_TOGETHER)];
}
