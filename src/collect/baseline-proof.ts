import type { ChangedFile } from '../changes/changed-file.js';
import { verifyBaseline } from '../evidence/baseline.js';
import { parseSnapshot, SNAPSHOT_LIMITS } from '../evidence/snapshot-file.js';
import { known, type Read } from '../facts.js';
import type { PlanBaseline } from '../plan/plan.js';
import { planFolderRole } from '../plan/plan-files.js';
import type { Repository } from '../repository.js';

/** Whether a plan pull request brings a baseline file that is, by all it says and hashes to, the one that the plan pins. */
export async function proveBaseline(
  repository: Repository,
  head: string,
  changes: readonly ChangedFile[],
  pinned: PlanBaseline,
): Promise<Read<boolean>> {
  const brought = changes
    .filter((file) => file.change !== 'deleted' && planFolderRole(file.path) === 'baseline')
    .map((file) => file.path);
  if (brought.length === 0) return known(false);
  const contents = await repository.readFiles(head, brought, SNAPSHOT_LIMITS.maxBytes);
  if (contents.state !== 'known') return contents;
  const proven = [...contents.value.values()].some((content) => {
    const snapshot = content.state === 'bytes' ? parseSnapshot(content.bytes) : null;
    return (
      snapshot?.ok === true &&
      verifyBaseline(pinned, snapshot.value).every((finding) => finding.level !== 'error')
    );
  });
  return known(proven);
}
