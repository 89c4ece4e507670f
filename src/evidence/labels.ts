import { named, quoted } from '../plan/wording.js';
import { sortUtf8 } from './utf8-order.js';

/** A file, or a folder of them, and whose it is. */
export interface LabelledPath {
  /** A system or a feature set, such as `linux`; `null` where nothing is labelled. */
  readonly label: string | null;
  /** As it was given. A folder stands for `evidenceFilesIn` it. */
  readonly path: string;
}

export type LabelledPaths =
  | { readonly ok: true; readonly entries: readonly LabelledPath[] }
  /** Whole sentences, a few at most. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** What a setting is called, and whether one label may have several lines: shards may, a baseline is one file. */
export interface LabelRules {
  /** The begin of a sentence, such as ``Input `evidence` ``. */
  readonly said: string;
  readonly several: boolean;
}

const LABEL = /^[A-Za-z0-9._-]{1,40}$/;
const LABEL_WORDS = 'letters, digits, `.`, `_` and `-`, at most 40 in all';
const MAX_ENTRIES = 4096;
const MAX_PROBLEMS = 10;

/**
 * Reads `path` or `label=path`, one a line; empty lines count for nothing. An `=` ends a label only where no `/` or `\` stands
 * before it, so a path that holds one is written with its folder: `./a=b.json`. Either every line has a label, or none.
 */
export function parseLabelledPaths(text: string, rules: LabelRules): LabelledPaths {
  const problems: string[] = [];
  const tell = (problem: string) => problems.push(`${rules.said} ${problem}`);
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.map((line, at) => ({ line, number: at + 1 })).filter(({ line }) => line !== '');
  if (filled.length > MAX_ENTRIES) {
    tell(`has ${filled.length} lines; at most ${MAX_ENTRIES} are read. Name a folder instead of its files.`);
    return { ok: false, problems };
  }
  const entries = filled.flatMap(({ line, number }) => {
    const entry = parseLine(line);
    if (typeof entry !== 'string') return [{ ...entry, number }];
    tell(`line ${number} ${entry}`);
    return [];
  });
  const bare = entries.find(({ label }) => label === null);
  const labelled = entries.find(({ label }) => label !== null);
  if (bare !== undefined && labelled !== undefined) {
    tell(
      `has a label in line ${labelled.number} and none in line ${bare.number}. Give every line one (\`label=path\`), or none of them.`,
    );
  }
  for (const problem of repeats(entries, rules)) tell(problem);
  if (problems.length > 0) return { ok: false, problems: cut(problems, rules) };
  return { ok: true, entries: entries.map(({ label, path }) => ({ label, path })) };
}

/** The entry, or the rest of a sentence that says what is wrong with the line. */
function parseLine(line: string): LabelledPath | string {
  const [, before, after] = /^([^=/\\]*)=(.*)$/s.exec(line) ?? [];
  if (before === undefined || after === undefined) return { label: null, path: line };
  const [label, path] = [before.trimEnd(), after.trimStart()];
  if (label === '') return `begins with \`=\`. Write \`label=path\`, or a path.`;
  if (!LABEL.test(label))
    return `has the label ${quoted(label)}; a label is made of ${LABEL_WORDS}. For a path that holds \`=\`, write its folder too, as in \`./a=b.json\`.`;
  if (path === '') return `has the label ${named(label)} and no path behind it.`;
  return { label, path };
}

function repeats(
  entries: readonly (LabelledPath & { readonly number: number })[],
  { several }: LabelRules,
): readonly string[] {
  const lines = new Map<string, number>();
  return entries.flatMap(({ label, path, number }) => {
    const key = several ? JSON.stringify([label, path]) : String(label);
    const earlier = lines.get(key);
    if (earlier === undefined) {
      lines.set(key, number);
      return [];
    }
    const which = label === null ? 'the one file that there may be' : `the one file of ${named(label)}`;
    return several
      ? [`names ${named(path)} in line ${earlier} and again in line ${number}. Name it once.`]
      : [`names ${which} in line ${earlier} and another in line ${number}. Keep one of them.`];
  });
}

function cut(problems: readonly string[], { said }: LabelRules): readonly string[] {
  const more = problems.length - MAX_PROBLEMS;
  if (more <= 0) return problems;
  const counted = more === 1 ? '1 more line at fault' : `${more} more lines at fault`;
  return [...problems.slice(0, MAX_PROBLEMS), `${said} has ${counted}.`];
}

/** What the baseline of a label is called beside the plan. */
export function baselineNameOf(label: string): string {
  return `baseline.${label}.json`;
}

/** The label that a file of such a name is the baseline of; `null` for `baseline.json`, and where there is no such label. */
export function labelOfBaseline(path: string): string | null {
  const [, label = ''] = /^baseline\.(.*)\.json$/s.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
  return LABEL.test(label) ? label : null;
}

/** What is wrong with a label, as the rest of a sentence; `null` when it is one. */
export function labelProblem(label: string): string | null {
  return LABEL.test(label) ? null : `is ${quoted(label)}; a label is made of ${LABEL_WORDS}`;
}

/** The paths of each label; labels in order of their UTF-8 bytes, paths as they were given. */
export function pathsByLabel(
  entries: readonly LabelledPath[],
): ReadonlyMap<string | null, readonly string[]> {
  const paths = new Map<string | null, string[]>();
  const labels = new Set(entries.map(({ label }) => label));
  if (labels.has(null)) paths.set(null, []);
  for (const label of sortUtf8([...labels].filter((each) => each !== null))) paths.set(label, []);
  for (const { label, path } of entries) paths.get(label)?.push(path);
  return paths;
}

/** What a folder of evidence stands for: of its entries' names those that end in `.json`, in order. */
export function evidenceFilesIn(names: Iterable<string>): readonly string[] {
  return sortUtf8([...names].filter((name) => name.endsWith('.json')));
}
