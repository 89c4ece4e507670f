import type { Comparison } from './git-history.js';
import { branchTip, resolveCommit } from './refs.js';
import type { PullValues } from './values.js';
import { isFromSameRepository, type World } from './world.js';

/** A pull request with what git says about it now. */
export interface PullState {
  readonly pull: PullValues;
  /** What GitHub shows as the base's commit. */
  readonly baseSha: string;
  readonly headSha: string;
  /** `null` when base and head share no commit. */
  readonly comparison: Comparison | null;
  /** Rows of the file list, a rename counted once; or what the values claim. */
  readonly changedFiles: number;
}

/** Throws for values that name no branch or commit: such a pull request cannot exist. */
export async function pullState(world: World, pull: PullValues): Promise<PullState> {
  const [tip, headSha] = await Promise.all([branchTip(world, pull.base.ref), headOf(world, pull)]);
  const baseSha = pull.base.sha ?? tip;
  if (baseSha === null) throw new Error(`Pull request ${pull.number}: no branch ${pull.base.ref}.`);
  if (headSha === null)
    throw new Error(`Pull request ${pull.number}: no commit for its head ${pull.head.ref}.`);
  // An open pull request is compared with the branch as it is; a closed one stays as it was.
  const base = pull.state === 'closed' ? baseSha : (tip ?? baseSha);
  const comparison = await world.git.compare(base, headSha);
  const changedFiles = pull.changedFiles ?? comparison?.rows.length ?? 0;
  return { pull, baseSha, headSha, comparison, changedFiles };
}

async function headOf(world: World, pull: PullValues): Promise<string | null> {
  if (pull.head.sha !== undefined) return resolveCommit(world, pull.head.sha);
  return isFromSameRepository(pull)
    ? branchTip(world, pull.head.ref)
    : resolveCommit(world, `refs/pull/${pull.number}/head`);
}
