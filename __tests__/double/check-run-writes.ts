import { checkRunJson } from './check-run-json.js';
import { type CheckRunBody, refuseCheckRun } from './check-run-rules.js';
import { isoSeconds } from './git-reader.js';
import { ACTIONS_APP_ID, type CheckRunSeed, type CheckRunValues } from './values.js';
import { type Call, type Endpoint, NOT_FOUND, problem, type Reply, type World } from './world.js';

const FIRST_ID = 30_000_000_001;
const FIRST_SUITE_ID = 40_000_000_001;

/** `POST /check-runs`: always a new one, also when one of this name is there. */
export const createCheckRun: Endpoint = async (world, call) => {
  const refused = refuseWriter(call);
  if (refused !== null) return refused;
  const body = call.body as CheckRunBody;
  const wrong = refuseCheckRun(body);
  if (wrong !== null) return wrong;
  const headSha = body.head_sha ?? '';
  const commit = /^[0-9a-f]{40,64}$/.test(headSha) ? await world.git.info(headSha) : null;
  if (commit?.type !== 'commit') return problem(422, `No commit found for SHA: ${headSha}`);
  const appId = call.token.appId ?? ACTIONS_APP_ID;
  const run = applied({ ...blank(world, appId, headSha), name: body.name ?? '', status: 'queued' }, body);
  world.checkRuns.set(run.id, run);
  return { status: 201, json: await checkRunJson(world, run) };
};

/** `PATCH /check-runs/{check_run_id}`: fields that are given replace, annotations are added to those that are there. */
export const updateCheckRun: Endpoint = async (world, call) => {
  const refused = refuseWriter(call);
  if (refused !== null) return refused;
  const run = world.checkRuns.get(Number(call.params.check_run_id));
  if (run === undefined) return NOT_FOUND;
  if (run.appId !== call.token.appId) {
    const message = `Invalid app_id ${call.token.appId} - check run can only be modified by the GitHub App that created it.`;
    return problem(403, message);
  }
  const body = call.body as CheckRunBody;
  if (run.ofJob && (body.status !== undefined || body.conclusion !== undefined)) {
    return problem(403, 'Check run status and conclusions can only be updated internally by GitHub Actions');
  }
  const wrong = refuseCheckRun(body) ?? refuseReopening(run, body);
  if (wrong !== null) return wrong;
  const changed = applied(run, body);
  world.checkRuns.set(run.id, changed);
  return { status: 200, json: await checkRunJson(world, changed) };
};

/** Puts a check run there without a request. */
export function seedCheckRun(world: World, seed: CheckRunSeed): CheckRunValues {
  const { name, headSha, appId = ACTIONS_APP_ID, ofJob = false, status, conclusion, externalId } = seed;
  const run = applied(
    { ...blank(world, appId, headSha), name, ofJob, status: 'queued' },
    {
      ...(status === undefined ? {} : { status }),
      ...(conclusion === undefined ? {} : { conclusion }),
      ...(externalId === undefined ? {} : { external_id: externalId }),
    },
  );
  world.checkRuns.set(run.id, run);
  return run;
}

function refuseWriter({ token }: Call): Reply | null {
  if (token.appId === null) return problem(403, 'You must authenticate via a GitHub App.');
  return token.checks === 'write' ? null : problem(403, 'Resource not accessible by integration');
}

function refuseReopening(run: CheckRunValues, body: CheckRunBody): Reply | null {
  const reopens = run.status === 'completed' && body.status !== undefined && body.status !== 'completed';
  if (!reopens) return null;
  return problem(422, 'Validation Failed', [{ resource: 'CheckRun', code: 'invalid', field: 'status' }]);
}

function blank(world: World, appId: number, headSha: string): CheckRunValues {
  return {
    id: FIRST_ID + world.checkRuns.size,
    appId,
    suiteId: suiteFor(world, appId, headSha),
    headSha,
    ofJob: false,
    name: '',
    externalId: '',
    detailsUrl: null,
    status: 'queued',
    conclusion: null,
    startedAt: isoSeconds(Date.now()),
    completedAt: null,
    title: null,
    summary: null,
    text: null,
    annotations: [],
  };
}

/** One suite for an app and a commit; which one it is cannot be chosen. */
function suiteFor(world: World, appId: number, headSha: string): number {
  const runs = [...world.checkRuns.values()];
  const same = runs.find((run) => run.appId === appId && run.headSha === headSha);
  return same?.suiteId ?? FIRST_SUITE_ID + new Set(runs.map((run) => run.suiteId)).size;
}

function applied(run: CheckRunValues, body: CheckRunBody): CheckRunValues {
  const { output = {} } = body;
  const conclusion = body.conclusion ?? run.conclusion;
  const status = body.conclusion === undefined ? (body.status ?? run.status) : 'completed';
  const finished = status === 'completed' ? (run.completedAt ?? isoSeconds(Date.now())) : null;
  return {
    ...run,
    name: body.name ?? run.name,
    externalId: body.external_id ?? run.externalId,
    detailsUrl: body.details_url ?? run.detailsUrl,
    status,
    conclusion,
    startedAt: body.started_at ?? run.startedAt,
    completedAt: body.completed_at ?? finished,
    title: output.title ?? run.title,
    summary: output.summary ?? run.summary,
    text: output.text ?? run.text,
    annotations: [...run.annotations, ...(output.annotations ?? [])],
  };
}
