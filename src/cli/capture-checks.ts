import { type CaptureChecks, findCaptureChecks } from '../collect/capture-checks.js';
import { runsClippy, type Shard } from '../evidence/shard.js';
import { known, missing, type Read } from '../facts.js';
import { parseOptions } from '../inputs.js';
import { findEnds } from './check-ends.js';
import { type Flags, sayFlag } from './flags.js';

/** The plan checks that `plan-gate capture` runs: those of the plan at `--base`, for `--chunk` or the branch that is checked out. */
export async function planChecksFor(
  directory: string,
  flags: Flags,
  shard: Shard | null,
): Promise<Read<CaptureChecks>> {
  const base = flags.text('base');
  const chunk = flags.text('chunk');
  if (base === '' && chunk !== '')
    return missing(
      'infrastructure',
      '--chunk names a chunk of a plan: say with --base BRANCH where that is.',
    );
  if (base === '' || (shard !== null && !runsClippy(shard))) return known({ checks: [], note: null });
  const parsed = parseOptions((name) => (name === 'chunk' ? chunk : ''), sayFlag);
  if (!parsed.ok) return missing('infrastructure', parsed.problems.join('\n'));
  const { options } = parsed;
  const names = { directory, base, head: 'HEAD', baseBranch: null, headBranch: null, options };
  const ends = await findEnds(names);
  if (ends.state !== 'known') return ends;
  const { clone, base: end, head } = ends.value;
  // The base branch is what was named, even where the clone's own of that name lags behind.
  const branchCommit: typeof clone.branchCommit = async (name) =>
    name === end.branch ? known(end.commit) : clone.branchCommit(name);
  const pullRequest = {
    number: null,
    baseRef: end.branch,
    baseSha: null,
    headRef: head.branch,
    headSha: head.commit,
    sameRepository: true,
    labels: [],
    body: '',
    changedFiles: null,
  };
  return known(
    await findCaptureChecks({ pullRequest, options, repository: { ...clone, branchCommit }, queued: false }),
  );
}
