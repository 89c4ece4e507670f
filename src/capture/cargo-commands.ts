import { basename } from 'node:path';
import type { EvidenceCommand, EvidenceProblem } from '../evidence/evidence.js';
import type { Read } from '../facts.js';
import { type CargoWorkspace, parseCargoMetadata } from '../parsers/cargo-metadata.js';
import { type CargoStream, cargoStreamParser } from '../parsers/cargo-stream.js';
import { judgeCargoRun } from '../parsers/cargo-verdict.js';
import { cutText } from '../parsers/rustc-warning.js';
import type { SourceNames } from '../parsers/source-path.js';
import { buildScriptProblems, type CargoTask } from './build-script-variables.js';
import type { JobResult, Runner } from './capture-runner.js';
import type { CargoArguments } from './cargo-arguments.js';
import { cargoArgv } from './cargo-argv.js';
import type { Toolchain } from './cargo-toolchain.js';

/** Where and how cargo runs. */
export interface CargoPlace {
  readonly runner: Runner;
  readonly toolchain: Toolchain;
  /** The folder that input `working-directory` names. */
  readonly cwd: string;
  /** See `cargoEnvironment`. */
  readonly env: Readonly<Record<string, string>>;
  readonly args: CargoArguments;
}

/** What a run of cargo told, as far as it can be relied on, and why not where it can't. */
export interface CargoRun {
  readonly stream: CargoStream;
  readonly problems: readonly EvidenceProblem[];
  readonly command: EvidenceCommand;
}

/** The metadata of a workspace of thousands of packages is some MB. */
const MAX_METADATA_BYTES = 64 * 1024 * 1024;

/** Asks cargo for the workspace that `cwd` belongs to. */
export async function readWorkspace(
  place: CargoPlace,
): Promise<{ readonly workspace: Read<CargoWorkspace>; readonly command: EvidenceCommand }> {
  const args = cargoArgv(place.args).metadata;
  const result = await runCargo(place, args, '', { maxOutputBytes: MAX_METADATA_BYTES });
  const command = commandOf('cargo', args, result);
  if (result.stop === null && result.exitCode === 0) {
    return { workspace: parseCargoMetadata(result.stdout), command };
  }
  const reason = `\`cargo metadata\` ${result.how}.${errorOf(result.stderr)}`;
  return { workspace: { state: 'missing', kind: 'incomplete-evidence', reason }, command };
}

/** Builds every test target of the workspace, and tells which binaries came of it. */
export async function buildTests(
  place: CargoPlace,
  targetFolder: string,
  context: StreamContext,
): Promise<CargoRun> {
  return readJsonRun('tests', place, cargoArgv(place.args).build, targetFolder, context);
}

/** Lints every target of the workspace. */
export async function runClippy(
  place: CargoPlace,
  targetFolder: string,
  context: StreamContext,
): Promise<CargoRun> {
  const args = cargoArgv(place.args).clippy;
  return readJsonRun('clippy', place, args, targetFolder, context, place.toolchain.cargoClippy);
}

/** What the paths and packages in cargo's output are. */
export interface StreamContext {
  readonly workspace: CargoWorkspace;
  readonly names: SourceNames;
}

const WHAT: Readonly<Record<CargoTask, string>> = {
  tests: '`cargo test --no-run`',
  clippy: '`cargo clippy`',
};

async function readJsonRun(
  task: CargoTask,
  place: CargoPlace,
  args: readonly string[],
  targetFolder: string,
  { workspace, names }: StreamContext,
  program: string | null = place.toolchain.cargo,
): Promise<CargoRun> {
  const what = WHAT[task];
  const parser = cargoStreamParser({ packages: workspace.names, names });
  if (program === null) return withoutClippy(parser.end(), args);
  // Which cargo it calls; cargo itself would hand its own path on to the tests, and theirs is not to differ by this.
  const env = program === place.toolchain.cargo ? {} : { CARGO: place.toolchain.cargo };
  const result = await runCargo(place, args, targetFolder, { onStdout: parser.push, program, env });
  const command = commandOf(basename(program).replace(/\.exe$/, ''), args, result);
  const stream = parser.end();
  if (result.stop !== null) {
    const message = `${what} ${result.how}.`;
    return { stream, problems: [{ code: `cargo-${result.stop}`, message }], command };
  }
  const problems = judgeCargoRun(what, stream, { code: result.exitCode, signal: result.signal });
  const said = errorOf(result.stderr, names);
  // The compiler's own words are better than cargo's, which then only counts the errors.
  const explained = problems.map((each) =>
    each.code === 'cargo-failed' || each.code === 'cargo-unfinished' ? addText(each, said) : each,
  );
  return { stream, problems: [...explained, ...buildScriptProblems(task, stream, workspace)], command };
}

/** Runs cargo with a target folder of its own. */
export function runCargo(
  place: CargoPlace,
  args: readonly string[],
  targetFolder: string,
  extra: {
    readonly program?: string;
    readonly onStdout?: (chunk: Buffer) => void;
    readonly maxOutputBytes?: number;
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<JobResult> {
  const { toolchain, env, cwd, runner } = place;
  const { program = toolchain.cargo, env: more, ...limits } = extra;
  const folders = targetFolder === '' ? {} : foldersIn(targetFolder);
  return runner.run({
    command: program,
    args,
    cwd,
    env: { ...env, ...folders, RUSTC: toolchain.rustc, RUSTDOC: toolchain.rustdoc, ...more },
    ...limits,
  });
}

/** `build.build-dir` of a configuration file would bring in a folder that may have been committed. */
function foldersIn(targetFolder: string): Record<string, string> {
  return { CARGO_TARGET_DIR: targetFolder, CARGO_BUILD_BUILD_DIR: targetFolder };
}

function withoutClippy(stream: CargoStream, args: readonly string[]): CargoRun {
  const message =
    'No folder of PATH holds `cargo-clippy`. Install it before plan-gate captures: `rustup component add clippy`.';
  const command = { argv: ['cargo-clippy', ...args], exit_code: null };
  return { stream, problems: [{ code: 'cargo-not-started', message }], command };
}

export function commandOf(program: string, args: readonly string[], result: JobResult): EvidenceCommand {
  return { argv: [program, ...args], exit_code: result.stop === null ? result.exitCode : null };
}

const MAX_ERROR_LINES = 12;
const MAX_ERROR = 1_500;

/** What cargo says of an error, as a sentence to append; empty when it says nothing. */
export function errorOf(stderr: Buffer, names?: SourceNames): string {
  const lines = stderr.toString('utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('error'));
  if (first === -1) return '';
  const said = lines
    .slice(first, first + MAX_ERROR_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return ` ${cutText(names?.stableText(said) ?? said, MAX_ERROR)}`;
}

function addText(problem: EvidenceProblem, text: string): EvidenceProblem {
  return { ...problem, message: problem.message + text };
}
