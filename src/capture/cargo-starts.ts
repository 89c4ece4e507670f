import { join } from 'node:path';
import type { EvidenceCommand, EvidenceProblem } from '../evidence/evidence.js';
import { targetString } from '../evidence/snapshot.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import type { CargoPackage, CargoWorkspace } from '../parsers/cargo-metadata.js';
import type { TestBinary } from '../parsers/cargo-stream.js';
import type { SourceNames } from '../parsers/source-path.js';
import { isExcluded } from './cargo-arguments.js';
import { type CargoPlace, commandOf, errorOf, runCargo } from './cargo-commands.js';
import { CARGO_ONLY } from './cargo-environment.js';
import { createRecorder, type RecordedStart } from './cargo-recorder.js';
import type { Harness } from './harness.js';
import type { Doctests } from './harness-doctests.js';

/** Everything that `cargo test --workspace` would start, and how. Sorted by label. */
export interface Starts {
  readonly harnesses: readonly Harness[];
  readonly doctests: readonly Doctests[];
  readonly problems: readonly EvidenceProblem[];
  readonly commands: readonly EvidenceCommand[];
}

/** The build whose binaries are to be started. */
export interface Built {
  readonly workspace: CargoWorkspace;
  readonly binaries: readonly TestBinary[];
  readonly targetFolder: string;
  readonly names: SourceNames;
}

/** Asks cargo how it would start each test binary and each library's doctests; nothing of the workspace runs meanwhile. */
export async function recordStarts(place: CargoPlace, built: Built, folder: string): Promise<Starts> {
  const recorder = await createRecorder(folder, triplesOf(place, built));
  const args = ['test', '--workspace', '--no-fail-fast', ...place.args.build];
  const result = await runCargo(place, args, built.targetFolder, { env: recorder.env });
  const variables = Object.keys(recorder.env).filter((name) => !name.startsWith('PLAN_GATE_'));
  const given = variables.sort().map((name) => `${name}=$RECORDER`);
  const commands = [commandOf('env', [...given, 'cargo', ...args], result)];
  const none = { harnesses: [], doctests: [], commands };
  if (result.stop !== null || result.exitCode !== 0) {
    const why = result.stop === null ? errorOf(result.stderr, built.names) : '';
    const message = `cargo was asked how it starts the tests, and ${result.how}.${why}`;
    return { ...none, problems: [{ code: 'cargo-starts', message }] };
  }
  const records = await recorder.read();
  if (records.state === 'missing') {
    return { ...none, problems: [{ code: 'cargo-starts', message: records.reason }] };
  }
  const starts = records.value.map((start) => ({ ...start, env: asByHand(start.env, place) }));
  return { ...matchStarts(starts, built, place), commands };
}

function matchStarts(
  starts: readonly RecordedStart[],
  built: Built,
  place: CargoPlace,
): Omit<Starts, 'commands'> {
  const harnesses = built.binaries.flatMap((binary) => findHarness(starts, binary));
  const doctests = starts
    .filter(({ args }) => args.includes('--test'))
    .map((start) => toDoctests(start, built, place));
  const known = doctests.filter((each) => each !== null);
  const started = new Set([...harnesses, ...known].map(({ label }) => label));
  const absent = [
    ...built.binaries.map(targetString),
    ...expectedDoctests(built.workspace, place.args.excluded),
  ].filter((label) => !started.has(label));
  const problems = absent.map((label) => ({
    code: 'cargo-starts',
    message: `cargo built ${label}, but did not say how it starts it.`,
  }));
  if (known.length < doctests.length) {
    const message =
      'cargo was asked how it starts the tests, and named doctests of no package of the workspace.';
    problems.push({ code: 'cargo-starts', message });
  }
  return { harnesses: byLabel(harnesses), doctests: byLabel(known), problems };
}

function findHarness(starts: readonly RecordedStart[], binary: TestBinary): readonly Harness[] {
  const start = starts.find(({ args }) => args[0] === binary.executable);
  if (start === undefined) return [];
  const { package: owner, target_kind, target, executable } = binary;
  const { cwd, env } = start;
  return [
    { target: { package: owner, target_kind, target }, label: targetString(binary), executable, cwd, env },
  ];
}

function toDoctests(start: RecordedStart, built: Built, place: CargoPlace): Doctests | null {
  const folder = start.env.CARGO_MANIFEST_DIR;
  const owner = built.workspace.packages.find((each) => each.folder === folder);
  const target = owner === undefined ? null : doctestTarget(owner);
  if (target === null) return null;
  const { args, cwd, env } = start;
  return { target, label: targetString(target), executable: place.toolchain.rustdoc, args, cwd, env };
}

/** Libraries whose doctests cargo runs: those that Rust code can be linked with. */
const DOCTESTED: readonly string[] = ['lib', 'rlib', 'proc-macro'];

function doctestTarget({ name, targets }: CargoPackage): Harness['target'] | null {
  const library = targets.find(
    ({ doctest, kinds }) => doctest && kinds.some((kind) => DOCTESTED.includes(kind)),
  );
  return library === undefined ? null : { package: name, target_kind: 'doctest', target: library.name };
}

/** Labels of the libraries whose doctests `cargo test --workspace` runs. */
export function expectedDoctests(workspace: CargoWorkspace, excluded: readonly string[]): readonly string[] {
  return workspace.packages
    .filter(({ name }) => !isExcluded(name, excluded))
    .map(doctestTarget)
    .filter((target) => target !== null)
    .map(targetString);
}

/** The target triples of the binaries: of a cross build they lie in a folder named like the triple. */
function triplesOf({ toolchain }: CargoPlace, { binaries, targetFolder }: Built): readonly string[] {
  const folders = binaries
    .filter(({ executable }) => executable.startsWith(join(targetFolder, '/')))
    .map(({ executable }) => executable.slice(targetFolder.length + 1).split(/[\\/]/, 1)[0] ?? '');
  return [...new Set([toolchain.host, ...folders.filter((name) => name.includes('-'))])];
}

/** Without what only our own call of cargo brought in, so that tests see what a `cargo test` by hand lets them see. */
function asByHand(env: Readonly<Record<string, string>>, place: CargoPlace): Record<string, string> {
  const ours: Readonly<Record<string, string>> = { ...place.env, RUSTC: place.toolchain.rustc };
  const dropped = [...CARGO_ONLY, 'RUSTC', 'CARGO_BUILD_BUILD_DIR'];
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => {
      if (!dropped.includes(name)) return true;
      return name !== 'CARGO_BUILD_BUILD_DIR' && value !== ours[name];
    }),
  );
}

function byLabel<T extends { readonly label: string }>(items: readonly T[]): readonly T[] {
  return [...items].sort((a, b) => compareUtf8(a.label, b.label));
}
