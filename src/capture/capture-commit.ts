import { MODE_SUBMODULE } from '../changes/changed-file.js';
import { missing, type Read } from '../facts.js';
import { type Captured, captureEvidence } from './capture.js';
import type { CaptureRequest } from './capture-request.js';
import type { Clone } from './git.js';
import { withWorktree } from './worktree.js';

/** A capture of a commit that is not checked out, such as a baseline's. */
export interface CommitCapture extends Omit<CaptureRequest, 'repository' | 'commit'> {
  readonly clone: Clone;
  /** Full id. */
  readonly commit: string;
}

/** Captures a commit in a worktree of its own, which is removed whatever happens. */
export async function captureCommit(request: CommitCapture): Promise<Read<Captured>> {
  const { clone, commit, temporaryFolder } = request;
  const place = { clone, commit, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
  const captured = await withWorktree(place, (directory) =>
    captureEvidence({ ...request, repository: directory }),
  );
  if (captured.state === 'missing') return captured;
  const result = captured.value;
  const isWhole = result.state === 'known' && result.value.evidence.complete;
  return isWhole || !(await hasSubmodules(clone, commit)) ? result : withHint(result);
}

async function hasSubmodules(clone: Clone, commit: string): Promise<boolean> {
  const files = await clone.listFiles(commit, '');
  return files.state === 'known' && files.value.some(({ mode }) => mode === MODE_SUBMODULE);
}

const HINT =
  'The repository has submodules, and in a worktree of its own plan-gate checks none out: capture where they are, and hand the result over as a file.';

function withHint(result: Read<Captured>): Read<Captured> {
  if (result.state === 'missing') return missing(result.kind, `${result.reason} ${HINT}`);
  const { evidence } = result.value;
  const problems = [...evidence.problems, { code: 'submodules', message: HINT }];
  return { ...result, value: { ...result.value, evidence: { ...evidence, problems } } };
}
