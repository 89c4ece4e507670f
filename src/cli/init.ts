import { realpathSync } from 'node:fs';
import { type Clone, openClone } from '../capture/git.js';
import { CAPTURE_DEFAULTS, parseCaptureOptions } from '../capture-options.js';
import type { Unread } from '../doctor/diagnosis.js';
import { parsePlan } from '../plan/parse-plan.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import { visible } from '../report/escape.js';
import { captureBaseline } from './baseline.js';
import { type CommandResult, failure } from './command.js';
import { readPlanFolder } from './doctor-plan-folder.js';
import { ownPin } from './init-pin.js';
import { examplePlan } from './init-plan.js';
import { lookAround, type Surroundings } from './init-repository.js';
import { type Floor, type InitRequest, parseInit } from './init-request.js';
import { nextSteps } from './init-words.js';
import { fillWorkflow, WORKFLOWS, writtenLayout } from './init-workflow.js';
import { type NewFile, writeFiles, writeProblems } from './init-write.js';
import { readShipped } from './pages.js';
import { terminalWidth } from './terminal-settings.js';

const PLAN_PATH = `${PLAN_FOLDER}/plan.v1.json`;
const BASELINE_PATH = `${PLAN_FOLDER}/baseline.json`;

/** `plan-gate init`: writes the workflow of a layout, an example plan and its baseline, all of them or none, and says what to do next. */
export async function init(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseInit(args);
  if (!parsed.ok) return failure(parsed.problem);
  const { request } = parsed;
  const opened = await openClone(request.directory);
  if (opened.state === 'missing') return failure(opened.reason);
  const clone = opened.value;
  if (clone.isBare)
    return failure(`${clone.directory} is bare; init writes into a work tree. Name one with --repo DIR.`);
  const around = await lookAround(clone, request);
  if (around.state === 'missing') return failure(around.reason);
  const floor = request.floor ?? (around.value.workspace === null ? 'off' : 'on');
  const sources = WORKFLOWS[writtenLayout(request.layout, floor)];
  const paths = [...sources.map(({ path }) => path), PLAN_PATH, ...(floor === 'on' ? [BASELINE_PATH] : [])];
  const problem =
    namesProblem(around.value) ??
    floorProblem(around.value, floor) ??
    targetsProblem(clone.directory, paths, request.force) ??
    (await otherPlanProblem(clone.directory, around.value));
  if (problem !== null) return failure(problem);
  return write(clone, around.value, request, floor);
}

function namesProblem({ names: { sourceBranch, integrationBranch } }: Surroundings): string | null {
  if (sourceBranch !== integrationBranch) return null;
  return `The source branch and the integration branch are both ${sourceBranch}. Name the branch that chunks are merged into: --integration-branch NAME.`;
}

function floorProblem({ head, workspace }: Surroundings, floor: Floor): string | null {
  if (floor === 'off') return null;
  if (head === null)
    return 'There is no commit yet whose tests and warnings could be the baseline. Commit something first, or take --floor off.';
  if (workspace !== null) return null;
  return 'No Cargo workspace is committed at the top of the repository or in one folder below it, so there is nothing to run for a baseline. Commit its Cargo.toml, or take --floor off.';
}

function targetsProblem(top: string, paths: readonly string[], force: boolean): string | null {
  const problems = writeProblems(top, paths, force);
  if (problems.length === 0) return null;
  const advice = problems.every((each) => each.endsWith('is there already.'))
    ? ' --force replaces what is there.'
    : '';
  return `${problems.join('\n')}\nNothing was written.${advice}`;
}

/** Two plans for one branch would be ambiguous, and every pull request into it would fail. */
async function otherPlanProblem(top: string, { names }: Surroundings): Promise<string | null> {
  const unread: Unread[] = [];
  const { plans } = await readPlanFolder(top, unread);
  const other = plans.find(
    ({ path, result }) =>
      path !== PLAN_PATH &&
      (result.ok ? result.plan : result.partial).feature?.integration_branch === names.integrationBranch,
  );
  if (other === undefined) return null;
  return `${other.path} is a plan for ${names.integrationBranch} already; a second one would be ambiguous. Nothing was written. Name another branch with --integration-branch, or write the next revision of that plan.`;
}

async function write(
  clone: Clone,
  around: Surroundings,
  request: InitRequest,
  floor: Floor,
): Promise<CommandResult> {
  const layout = writtenLayout(request.layout, floor);
  const pin =
    request.pin === null
      ? await ownPin()
      : { commit: request.pin, comment: 'the commit of the release that you chose' };
  const workflows: NewFile[] = [];
  for (const { template, path } of WORKFLOWS[layout]) {
    const text = readShipped(`workflows/${template}`);
    if (text.state === 'missing') return failure(text.reason);
    workflows.push({
      path,
      text: fillWorkflow(text.value, { floor, workspace: around.workspace ?? '', pin }),
    });
  }
  const baseline = floor === 'on' && !request.dryRun ? await takeBaseline(clone, around) : NO_BASELINE;
  if (!baseline.ok) return baseline.result;
  const plan = planFile(around, floor, baseline.block);
  const files = [...workflows, plan, ...baseline.files];
  const told = heading(request, layout, floor);
  if (request.dryRun) return { exitCode: 0, stdout: told + preview(files, floor), stderr: '' };
  const written = writeFiles(clone.directory, files, request.force);
  if (written.state === 'missing') return failure(written.reason);
  const setup = { around, layout, floor, workflows: workflows.map(({ path }) => path), planPath: plan.path };
  const elsewhere = isHere(clone.directory) ? null : clone.directory;
  const steps = nextSteps({ ...setup, elsewhere, isPinned: pin !== null }, terminalWidth());
  const list = files.map(({ path }) => `  ${visible(path)}\n`).join('');
  return { exitCode: 0, stdout: `${told}${list}\n${steps}`, stderr: baseline.note + replacedNote(around) };
}

/** The commands of the next steps are for the top of the work tree. */
function isHere(top: string): boolean {
  return realpathSync(process.cwd()) === realpathSync(top);
}

function replacedNote({ files }: Surroundings): string {
  if (!files.includes(PLAN_PATH)) return '';
  return `note: ${PLAN_PATH} was committed and is replaced. On an integration branch a revision never changes: put it back there, and write the next one.\n`;
}

interface TakenBaseline {
  readonly ok: true;
  readonly block: PlanBaseline | null;
  readonly files: readonly NewFile[];
  readonly note: string;
}

const NO_BASELINE: TakenBaseline = { ok: true, block: null, files: [], note: '' };

async function takeBaseline(
  clone: Clone,
  { head, names, workspace }: Surroundings,
): Promise<TakenBaseline | { readonly ok: false; readonly result: CommandResult }> {
  const settings = { ...CAPTURE_DEFAULTS, 'working-directory': workspace ?? '' };
  const options = parseCaptureOptions((name) => settings[name], []);
  const ref = `${names.integrationBranch}@fork`;
  const captured = await captureBaseline(clone, head ?? '', ref, options);
  if (captured.ok)
    return {
      ok: true,
      block: captured.block,
      files: [{ path: BASELINE_PATH, text: captured.text }],
      note: `Baseline: ${captured.found}\n${captured.note}`,
    };
  const advice = 'plan-gate: init wrote nothing. Mend this, or take --floor off.\n';
  return { ok: false, result: { ...captured.result, stderr: captured.result.stderr + advice } };
}

/** The example, which is held to the same reader as every plan: a name that it can't take is a fault here, and not the user's. */
function planFile(around: Surroundings, floor: Floor, baseline: PlanBaseline | null): NewFile {
  const workspace = floor === 'on' ? around.workspace : null;
  const text = examplePlan({ ...around.names, files: around.files, workspace, baseline });
  const parsed = parsePlan(Buffer.from(text));
  if (parsed.ok) return { path: PLAN_PATH, text };
  throw new Error(`The example plan is not valid: ${parsed.problems[0]?.message ?? ''}`);
}

function heading(request: InitRequest, layout: InitRequest['layout'], floor: Floor): string {
  const why =
    layout === request.layout
      ? ''
      : ` (with the floor off no code of a pull request runs, so layout ${request.layout} is layout ${layout})`;
  return `${request.dryRun ? 'Would write' : 'Wrote'}, for layout ${layout} with the floor ${floor}${why}:\n`;
}

function preview(files: readonly NewFile[], floor: Floor): string {
  const shown = files.map(({ path, text }) => `\n--- ${visible(path)}\n${text}`);
  const baseline =
    floor === 'on'
      ? `\n--- ${BASELINE_PATH}\n(the baseline, captured at the commit that is checked out; the plan gets its hashes)\n`
      : '';
  return shown.join('') + baseline;
}
