import type { ChangedFile } from '../changes/changed-file.js';
import type { Finding } from '../finding.js';
import { planFolderRole } from './plan-files.js';
import type { RevisionClash } from './select-plan.js';

/** A revision that stood on the base branch with several contents, and stands with one after the pull request. */
export interface SettledClash {
  readonly revision: number;
  readonly kept: readonly string[];
  readonly deleted: readonly string[];
}

/**
 * Two plan pull requests can land one revision with two contents, each of them good by itself. After that no plan governs, so a pull
 * request may do what none may otherwise: delete a revision. It does nothing else, and of each revision that stands there several
 * times one content stays. `null` for anything else.
 */
export function settledClashes(
  changes: readonly ChangedFile[],
  clashes: readonly RevisionClash[],
): readonly SettledClash[] | null {
  const gone = new Set(changes.map(({ path }) => path));
  const clashing = new Set(clashes.flatMap(({ files }) => files.map(({ path }) => path)));
  const deletesThose = changes.every(
    ({ path, change }) => change === 'deleted' && clashing.has(path) && planFolderRole(path) === 'plan',
  );
  if (!deletesThose || clashes.length === 0) return null;
  const settled: SettledClash[] = [];
  for (const { revision, files } of clashes) {
    const kept = files.filter(({ path }) => !gone.has(path));
    if (new Set(kept.map(({ oid }) => oid)).size !== 1) return null;
    const deleted = files.filter(({ path }) => gone.has(path));
    settled.push({ revision, kept: kept.map(pathOf), deleted: deleted.map(pathOf) });
  }
  return settled;
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}

/** Which content is the right one only a person knows. */
export function settledFindings(settled: readonly SettledClash[]): readonly Finding[] {
  return settled.map(({ revision, kept, deleted }) => ({
    code: 'contradiction_settled',
    level: 'warning',
    message: `Revision ${revision} stands on the base branch with more than one content; this pull request keeps ${kept.join(' and ')} and deletes ${deleted.join(' and ')}.`,
    help: 'Look at the content that stays as one looks at a new plan: all work is judged by it from now on.',
    path: kept[0] ?? '',
    line: 1,
  }));
}
