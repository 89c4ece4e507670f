import type { CapturedHead, EvidenceSource, HeadCapture } from '../evidence-source.js';
import { known, type Read } from '../facts.js';
import { captureEvidence } from './capture.js';
import { captureCommit } from './capture-commit.js';
import type { CaptureRequest } from './capture-request.js';
import type { Clone } from './git.js';

/** How captures are made: the same for the head and for the baseline, or they could not be compared. */
export interface SourceSettings
  extends Omit<CaptureRequest, 'repository' | 'commit' | 'ref' | 'checks' | 'retries'> {
  readonly clone: Clone;
  /** A name for the head, such as its branch. */
  readonly headRef: string;
}

/** Runs the code of a clone: the head where it is checked out, else in a worktree of its own, as the baseline always is. */
export function createEvidenceSource({ clone, headRef, ...common }: SourceSettings): EvidenceSource {
  return {
    capture: async ({ commit, checks, retries }: HeadCapture): Promise<Read<CapturedHead>> => {
      const request = { ...common, ref: headRef, commit, checks, ...(retries === null ? {} : { retries }) };
      if (await isCheckedOut(clone, commit))
        return captureEvidence({ ...request, repository: clone.directory });
      return captureCommit({ ...request, clone });
    },
    captureBaseline: async (commit, ref) => {
      const captured = await captureCommit({ ...common, clone, commit, ref });
      return captured.state === 'known' ? known(captured.value.evidence) : captured;
    },
  };
}

/** GitHub checks out a merge commit by default; then, and where the work tree is not clean, a worktree takes its place. */
export async function isCheckedOut(clone: Clone, commit: string): Promise<boolean> {
  if (clone.isBare) return false;
  const status = await clone.statusIsClean();
  return status.state === 'known' && status.value.commit === commit && status.value.clean;
}
