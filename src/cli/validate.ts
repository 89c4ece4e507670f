import { parsePlan } from '../plan/parse-plan.js';
import { MAX_PLAN_BYTES } from '../plan/plan-files.js';
import { visible } from '../report/escape.js';
import { type CommandResult, failure, readFormat } from './command.js';
import { parseFlags } from './flags.js';
import { inputName, readInput, STDIN } from './read-input.js';

/** The keys of a problem in the output of `--format json`, in this order and no others. */
interface FileProblem {
  readonly code: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What one file came to; with `--format json` this is a line of the output. */
interface FileResult {
  readonly file: string;
  readonly ok: boolean;
  readonly problems: readonly FileProblem[];
}

interface Told {
  readonly result: FileResult;
  readonly readable: boolean;
  /** The same for people. */
  readonly text: string;
}

/** `plan-gate validate FILE…`: every problem of every file. Exit 1 where a plan is not valid, 2 where a file could not be read. */
export async function validate(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('validate', args);
  if (!parsed.ok) return failure(parsed.problem);
  const { flags } = parsed;
  const format = readFormat(flags.text('format'), ['terminal', 'json']);
  if (!format.ok) return failure(format.problem);
  if (flags.files.length === 0) return failure('Name at least one plan file: plan-gate validate FILE…');
  if (flags.files.filter((file) => file === STDIN).length > 1)
    return failure('Standard input (-) can be read once.');
  const told: Told[] = [];
  for (const file of flags.files) told.push(await validateFile(file));
  const unreadable = told.some(({ readable }) => !readable);
  const invalid = told.some(({ result }) => !result.ok);
  const lines = told.map(({ result, text }) => (format.format === 'json' ? JSON.stringify(result) : text));
  return {
    exitCode: unreadable ? 2 : invalid ? 1 : 0,
    stdout: lines.map((line) => `${line}\n`).join(''),
    stderr: '',
  };
}

async function validateFile(file: string): Promise<Told> {
  const input = await readInput(file, MAX_PLAN_BYTES);
  if (!input.ok) {
    const problem = { code: 'unreadable', pointer: '', line: 1, column: 1, message: input.message };
    return { result: { file, ok: false, problems: [problem] }, readable: false, text: input.line };
  }
  const plan = parsePlan(input.bytes);
  const problems = plan.ok
    ? []
    : plan.problems.map(({ code, pointer, line, column, message }) => ({
        code,
        pointer,
        line,
        column,
        message,
      }));
  const result = { file, ok: plan.ok, problems };
  return { result, readable: true, text: textOf(result) };
}

function textOf({ file, ok, problems }: FileResult): string {
  const name = inputName(file);
  if (ok) return `${name}: valid`;
  const lines = problems.map(
    (problem) =>
      `${name}:${problem.line}:${problem.column}: ${problem.code}: ${visible(problem.message)}${problem.pointer === '' ? '' : ` (at ${visible(problem.pointer)})`}`,
  );
  return [...lines, `${name}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`].join(
    '\n',
  );
}
