import { realpathSync } from 'node:fs';
import { type Clone, openClone } from '../capture/git.js';
import { CAPTURE_DEFAULTS, parseCaptureOptions } from '../capture-options.js';
import { parsePlan } from '../plan/parse-plan.js';
import type { PlanBaseline } from '../plan/plan.js';
import { visible } from '../report/escape.js';
import { counted } from '../report/words.js';
import { captureBaseline } from './baseline.js';
import { type CommandResult, failure } from './command.js';
import { ownPin, type Pin } from './init-pin.js';
import { type Place, placeFor } from './init-place.js';
import { examplePlan, WORKSPACE_TESTS } from './init-plan.js';
import { lookAround, type Surroundings } from './init-repository.js';
import { type Floor, type InitRequest, type Layout, parseInit } from './init-request.js';
import { nextSteps } from './init-words.js';
import { fillWorkflow, WORKFLOWS, writtenLayout } from './init-workflow.js';
import { type NewFile, writeFiles, writeProblems } from './init-write.js';
import { readShipped } from './pages.js';
import { terminalWidth } from './terminal-settings.js';

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
  const place = await placeFor(clone, around.value, request);
  const floor = request.floor ?? place.floor ?? (around.value.workspace === null ? 'off' : 'on');
  const sources = place.kept === null ? WORKFLOWS[writtenLayout(request.layout ?? 'a', floor)] : [];
  const { planPath, baselinePath } = place;
  const paths = [...sources.map(({ path }) => path), planPath, ...(floor === 'on' ? [baselinePath] : [])];
  const problem =
    namesProblem(around.value) ??
    floorProblem(around.value, floor) ??
    place.problem ??
    targetsProblem(clone.directory, paths, request.force);
  if (problem !== null) return failure(problem);
  return write({ clone, around: around.value, request, floor, place });
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

/** What is to be written, and where. */
interface Work {
  readonly clone: Clone;
  readonly around: Surroundings;
  readonly request: InitRequest;
  readonly floor: Floor;
  readonly place: Place;
}

async function write(work: Work): Promise<CommandResult> {
  const { clone, around, request, floor, place } = work;
  const layout = place.kept === null ? writtenLayout(request.layout ?? 'a', floor) : null;
  const pin =
    request.pin === null
      ? await ownPin()
      : { commit: request.pin, comment: 'the commit of the release that you chose', doubt: null };
  const workflows: NewFile[] = [];
  for (const { template, path } of layout === null ? [] : WORKFLOWS[layout]) {
    const text = readShipped(`workflows/${template}`);
    if (text.state === 'missing') return failure(text.reason);
    const settings = { floor, workspace: around.workspace ?? '', pin };
    workflows.push({ path, text: fillWorkflow(text.value, settings) });
  }
  const baseline = floor === 'on' && !request.dryRun ? await takeBaseline(work) : NO_BASELINE;
  if (!baseline.ok) return baseline.result;
  const plan = planFile(work, baseline.block);
  const files = [...workflows, plan, ...baseline.files];
  const told = heading(work, layout);
  if (request.dryRun) return { exitCode: 0, stdout: told + preview(files, work), stderr: '' };
  const written = writeFiles(clone.directory, files, request.force);
  if (written.state === 'missing') return failure(written.reason);
  const setup = { around, layout, floor, workflows: workflows.map(({ path }) => path), planPath: plan.path };
  const elsewhere = isHere(clone.directory) ? null : clone.directory;
  const isPinned = pin !== null || layout === null;
  const steps = nextSteps({ ...setup, elsewhere, isPinned }, terminalWidth());
  const list = files.map(({ path }) => `  ${visible(path)}\n`).join('');
  return {
    exitCode: 0,
    stdout: `${told}${list}\n${steps}`,
    stderr: baseline.note + replacedNote(work) + startNote(around) + (layout === null ? '' : pinNote(pin)),
  };
}

/** The commands of the next steps are for the top of the work tree. */
function isHere(top: string): boolean {
  return realpathSync(process.cwd()) === realpathSync(top);
}

function replacedNote({ around, place: { planPath } }: Work): string {
  if (!around.files.includes(planPath)) return '';
  return `note: ${planPath} was committed and is replaced. On an integration branch a revision never changes: put it back there, and write the next one.\n`;
}

function pinNote(pin: Pin | null): string {
  if (pin === null || pin.doubt === null) return '';
  return `note: the workflow uses plan-gate at ${pin.commit.slice(0, 10)}, the commit of the clone that this runs from, which is ${pin.doubt}. To use a release: --pin SHA --force\n`;
}

/** A new integration branch starts from what is checked out; with another feature's work in it, that is seldom meant. */
function startNote({ names, currentBranch, integrationTip }: Surroundings): string {
  const { sourceBranch, integrationBranch } = names;
  if (integrationTip !== null || currentBranch === null) return '';
  if (currentBranch === sourceBranch || currentBranch === integrationBranch) return '';
  return `note: ${integrationBranch} will start from ${currentBranch}, which is checked out. To start it from ${sourceBranch}, remove what was written, and run this again there.\n`;
}

interface TakenBaseline {
  readonly ok: true;
  readonly block: PlanBaseline | null;
  readonly files: readonly NewFile[];
  readonly note: string;
}

const NO_BASELINE: TakenBaseline = { ok: true, block: null, files: [], note: '' };

async function takeBaseline({
  clone,
  around: { head, names, workspace },
  place,
}: Work): Promise<TakenBaseline | { readonly ok: false; readonly result: CommandResult }> {
  const settings = { ...CAPTURE_DEFAULTS, 'working-directory': workspace ?? '' };
  const options = parseCaptureOptions((name) => settings[name], []);
  const ref = `${names.integrationBranch}@fork`;
  const captured = await captureBaseline(clone, head ?? '', ref, options);
  if (captured.ok)
    return {
      ok: true,
      block: captured.block,
      files: [{ path: place.baselinePath, text: captured.text }],
      note: `Baseline: ${captured.found}\n${captured.note}${failingNote(captured.failed, place.planPath)}`,
    };
  const advice = 'plan-gate: init wrote nothing. Mend this, or take --floor off.\n';
  return { ok: false, result: { ...captured.result, stderr: captured.result.stderr + advice } };
}

/** The example's check runs all tests, so it can't pass while one fails that the baseline lets stand. */
function failingNote(failed: readonly string[], planPath: string): string {
  const [first, ...others] = failed;
  if (first === undefined) return '';
  const [fail, they] = others.length === 0 ? ['fails', 'it is'] : ['fail', 'they are'];
  const names = `${visible(first)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
  return `note: ${counted(failed.length, 'test')} ${fail} at the baseline (${names}), so the check of the example, ${WORKSPACE_TESTS}, fails until ${they} mended. Mend that first, or narrow the check in ${planPath}.\n`;
}

/** The example, which is held to the same reader as every plan: a name that it can't take is a fault here, and not the user's. */
function planFile({ around, floor, place }: Work, baseline: PlanBaseline | null): NewFile {
  const workspace = floor === 'on' ? around.workspace : null;
  const text = examplePlan({ ...around.names, files: around.files, workspace, baseline });
  const parsed = parsePlan(Buffer.from(text));
  if (parsed.ok) return { path: place.planPath, text };
  throw new Error(`The example plan is not valid: ${parsed.problems[0]?.message ?? ''}`);
}

function heading({ request, floor, around, place }: Work, layout: Layout | null): string {
  const wrote = request.dryRun ? 'Would write' : 'Wrote';
  if (layout === null)
    return `${wrote}, for feature ${visible(around.names.slug)} with the floor ${floor} (${place.kept} is there and stays as it is):\n`;
  const asked = request.layout ?? 'a';
  const why =
    layout === asked
      ? ''
      : ` (with the floor off no code of a pull request runs, so layout ${asked} is layout ${layout})`;
  return `${wrote}, for layout ${layout} with the floor ${floor}${why}:\n`;
}

function preview(files: readonly NewFile[], { floor, place }: Work): string {
  const shown = files.map(({ path, text }) => `\n--- ${visible(path)}\n${text}`);
  const baseline =
    floor === 'on'
      ? `\n--- ${place.baselinePath}\n(the baseline, captured at the commit that is checked out; the plan gets its hashes)\n`
      : '';
  return shown.join('') + baseline;
}
