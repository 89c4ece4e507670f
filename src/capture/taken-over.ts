import { parseEvidence } from '../evidence/evidence-file.js';
import type { LabelledPath } from '../evidence/labels.js';
import { evidenceKey, mayReuse } from '../evidence/reuse.js';
import type { CaptureRun, ShardedEvidence } from '../evidence/shard.js';
import type { CaptureOrigin } from './capture-origin.js';
import { readEvidenceFiles } from './given-evidence.js';

/** Evidence that makes a capture unnecessary, or why what was given is none; both as sentences for a log. */
export type TakenOver =
  | { readonly state: 'taken'; readonly evidence: ShardedEvidence; readonly from: string }
  | { readonly state: 'none'; readonly why: string };

/**
 * Looks for evidence of what would be captured, such as what a cache brought back. It must say that it is of the same tree,
 * toolchain, commands and share, and whole; where a cache has nothing the file is not there, which is no fault.
 */
export async function takeOver(
  entries: readonly LabelledPath[],
  origin: CaptureOrigin,
  run: CaptureRun | null,
): Promise<TakenOver> {
  const [labelled] = await readEvidenceFiles(entries);
  const [file, ...more] = labelled?.files ?? [];
  if (file === undefined || more.length > 0) return none('Not exactly one file of evidence was given.');
  if ('reason' in file.content) return none(file.content.reason);
  const parsed = parseEvidence(file.content);
  if (!parsed.ok) return none(`What was given is no evidence. ${parsed.problems[0]?.message ?? ''}`);
  const evidence = parsed.value;
  if (!evidence.complete || evidence.problems.length > 0)
    return none('The evidence that was given is not whole.');
  const { commit: head, tree: headTree, toolchain, directory, commands } = origin;
  const terms = { head, headTree, expectedRun: run, toolchain, directory, commands };
  const verdict = mayReuse(evidence, terms, 'on');
  if (verdict.state === 'refused') return none(verdict.reason);
  const { tree_oid: tree, shard = null } = evidence;
  if (evidenceKey({ ...origin, tree, toolchain: evidence.toolchain, shard }) !== origin.key)
    return none('The evidence that was given is of another toolchain, or of another share.');
  const from = verdict.state === 'reused' ? verdict.from : `The evidence is of ${head} and of this run.`;
  return { state: 'taken', evidence, from };
}

function none(why: string): TakenOver {
  return { state: 'none', why };
}
