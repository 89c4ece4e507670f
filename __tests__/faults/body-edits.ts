/** Where GitHub keeps the rows of a page that is not a list itself. */
const LISTS = new Set(['check_runs', 'files', 'commits', 'nodes', 'workflow_runs', 'tree']);
const COUNTS = new Set(['changed_files', 'total_count', 'total_commits', 'ahead_by', 'annotations_count']);

export function changeLists(body: unknown, change: (rows: readonly unknown[]) => unknown): unknown {
  if (Array.isArray(body)) return change(body);
  return changeMembers(body, (key, value) =>
    LISTS.has(key) && Array.isArray(value) ? change(value) : value,
  );
}

export function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}

export function headOfNone(body: unknown): object {
  return { ...asObject((body as { head?: unknown } | null)?.head), repo: null };
}

/** A row with the id of the next one of its type. */
export function withIdOf(row: unknown, rows: readonly unknown[], at: number): object {
  const typeOf = (each: unknown) => ('type' in asObject(each) ? (each as { type: unknown }).type : undefined);
  const next = [...rows.slice(at + 1), ...rows].find((each) => typeOf(each) === typeOf(row));
  return { ...asObject(row), sha: (next as { sha?: unknown } | undefined)?.sha };
}

export function changeCounts(body: unknown, by: number): unknown {
  if (Array.isArray(body)) return body.map((row) => changeCounts(row, by));
  return changeMembers(body, (key, value) => {
    if (COUNTS.has(key) && typeof value === 'number') return Math.max(0, value + by);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? changeCounts(value, by)
      : value;
  });
}

export function nullObjects(body: unknown): unknown {
  return changeMembers(body, (key, value) => {
    if (key === 'data' || key === 'repository') return nullObjects(value);
    return typeof value === 'object' ? null : value;
  });
}

function changeMembers(body: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, change(key, value)]));
}
