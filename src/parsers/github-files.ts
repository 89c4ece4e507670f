import type { ChangedFile } from '../changes/changed-file.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import { known, missing, type Read } from '../facts.js';
import { asRecord, objectIdField, pathProblem, stringField } from './github-fields.js';

/**
 * Turns the pages of `GET /pulls/{n}/files` into changed paths, in UTF-8 byte order.
 * The list is whole or `missing`: rows must be as many as the pull request says, and no name may come twice, which is what
 * happens when one page repeats another; but a file that became a symlink may be a row that removes it and one that adds it. A rename is
 * one row and becomes two paths.
 * @param pages the bodies, in page order.
 * @param expectedRows `changed_files` of the pull request.
 */
export function parsePullFiles(
  pages: readonly unknown[],
  expectedRows: number,
): Read<readonly ChangedFile[]> {
  const files = new Map<string, ChangedFile>();
  const names = new Map<string, string>();
  let rows = 0;
  for (const page of pages) {
    if (!Array.isArray(page)) return unusable('a page of it is not an array');
    rows += page.length;
    for (const row of page) {
      const read = parseRow(row);
      if (read.state === 'missing') return read;
      const { name, status, changes } = read.value;
      const earlier = names.get(name);
      if (earlier !== undefined && !isTypeChange(earlier, status)) return unusable(`it names ${name} twice`);
      names.set(name, earlier === undefined ? status : TWICE);
      for (const change of changes) addChange(files, change);
    }
  }
  if (rows !== expectedRows) {
    const counts = `it holds ${rows} ${rows === 1 ? 'row' : 'rows'}, and the pull request counts ${expectedRows}`;
    return unusable(`${counts}; it may have changed while it was read`);
  }
  return known([...files.values()].sort((a, b) => compareUtf8(a.path, b.path)));
}

function unusable(why: string): Read<never> {
  return missing(
    'infrastructure',
    `GitHub's list of changed files can't be used: ${why}. Run the job again.`,
  );
}

/** Stands for the status of a name that has had both of its rows. */
const TWICE = 'twice';

/** As git writes such a change in a patch. */
function isTypeChange(earlier: string, status: string): boolean {
  return (earlier === 'removed' && status === 'added') || (earlier === 'added' && status === 'removed');
}

interface Row {
  /** `filename`: unique in a list, but for a change of type. */
  readonly name: string;
  readonly status: string;
  readonly changes: readonly ChangedFile[];
}

function parseRow(value: unknown): Read<Row> {
  const row = asRecord(value);
  const name = stringField(row, 'filename') ?? '';
  const problem = pathProblem(name);
  if (problem !== null) return unusable(`the name ${JSON.stringify(name)} ${problem}`);
  const status = stringField(row, 'status') ?? '';
  const oid = objectIdField(row, 'sha');
  const present = (change: 'added' | 'modified'): ChangedFile =>
    oid === null ? { path: name, change } : { path: name, change, after: { mode: null, oid } };
  switch (status) {
    case 'added':
    case 'copied':
      return known({ name, status, changes: [present('added')] });
    // An `unchanged` row stands in the list of what changed; to leave it out would shorten the list.
    case 'modified':
    case 'changed':
    case 'unchanged':
      return known({ name, status, changes: [present('modified')] });
    case 'removed':
      return known({ name, status, changes: [{ path: name, change: 'deleted' }] });
    case 'renamed': {
      const previous = stringField(row, 'previous_filename') ?? '';
      const wrong = pathProblem(previous);
      if (wrong !== null) return unusable(`the former name ${JSON.stringify(previous)} of ${name} ${wrong}`);
      return known({ name, status, changes: [{ path: previous, change: 'deleted' }, present('added')] });
    }
    default:
      return unusable(`${name} has the status ${JSON.stringify(status)}, which plan-gate does not know`);
  }
}

/** One path that is deleted by one row and added by another was modified, as git says without rename detection. */
function addChange(files: Map<string, ChangedFile>, change: ChangedFile): void {
  const other = files.get(change.path);
  if (other === undefined) {
    files.set(change.path, change);
    return;
  }
  const after = change.after ?? other.after;
  const gone = change.change === 'deleted' && other.change === 'deleted';
  const merged = gone ? 'deleted' : 'modified';
  files.set(change.path, { path: change.path, change: merged, ...(after === undefined ? {} : { after }) });
}
