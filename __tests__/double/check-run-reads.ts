import { checkRunJson } from './check-run-json.js';
import { paginate } from './paging.js';
import { resolveCommit } from './refs.js';
import type { CheckRunValues } from './values.js';
import { type Call, type Endpoint, NOT_FOUND, ok, pageLink, problem, type Reply } from './world.js';

/** `GET /check-runs/{check_run_id}`. */
export const getCheckRun: Endpoint = async (world, call) => {
  const run = world.checkRuns.get(Number(call.params.check_run_id));
  return refuseReader(call) ?? (run === undefined ? NOT_FOUND : ok(await checkRunJson(world, run)));
};

/** `GET /commits/{ref}/check-runs`: of each app and name only the latest, when not asked for all. */
export const listCheckRuns: Endpoint = async (world, call) => {
  const refused = refuseReader(call);
  if (refused !== null) return refused;
  const { ref = '' } = call.params;
  const { check_name, status, app_id, filter = 'latest' } = call.query;
  const sha = await resolveCommit(world, ref);
  if (sha === null) return problem(422, `No commit found for SHA: ${ref}`);
  const ofCommit = [...world.checkRuns.values()].reverse().filter((run) => run.headSha === sha);
  const found = (filter === 'all' ? ofCommit : latest(ofCommit))
    .filter((run) => check_name === undefined || run.name === check_name)
    .filter((run) => status === undefined || run.status === status)
    .filter((run) => app_id === undefined || run.appId === Number(app_id));
  const page = paginate(call, found);
  const check_runs = await Promise.all(page.rows.map((run) => checkRunJson(world, run)));
  return ok({ total_count: found.length, check_runs }, page.headers);
};

/** Newest by when it was completed; one that still runs is newer than any that is done. Of two in the same second, the later made. */
function latest(newestFirst: readonly CheckRunValues[]): readonly CheckRunValues[] {
  const kept = new Map<string, CheckRunValues>();
  for (const run of newestFirst) {
    const key = `${run.appId} ${run.name}`;
    const other = kept.get(key);
    if (other === undefined || completion(run) > completion(other)) kept.set(key, run);
  }
  return newestFirst.filter((run) => kept.get(`${run.appId} ${run.name}`) === run);
}

function completion({ completedAt }: CheckRunValues): number {
  return completedAt === null ? Number.POSITIVE_INFINITY : Date.parse(completedAt);
}

/** `GET /check-runs/{check_run_id}/annotations`, in the order in which they were posted. */
export const listAnnotations: Endpoint = async (world, call) => {
  const refused = refuseReader(call);
  if (refused !== null) return refused;
  const run = world.checkRuns.get(Number(call.params.check_run_id));
  if (run === undefined) return NOT_FOUND;
  const page = paginate(call, run.annotations);
  const rows = page.rows.map((annotation) => ({
    path: annotation.path,
    blob_href: pageLink(world, 'blob', run.headSha, annotation.path),
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? null,
    message: annotation.message,
    raw_details: annotation.raw_details ?? null,
  }));
  return ok(rows, page.headers);
};

function refuseReader({ token }: Call): Reply | null {
  return token.checks === 'none' ? problem(403, 'Resource not accessible by integration') : null;
}
