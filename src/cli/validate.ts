import { open } from 'node:fs/promises';
import { parsePlan } from '../plan/parse-plan.js';
import { MAX_PLAN_BYTES } from '../plan/plan-files.js';
import { visible } from '../report/escape.js';
import { type CommandResult, failure, parseFlags } from './command.js';

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

/** `plan-gate validate FILE…`: every problem of every file. Exit 1 where a plan is not valid, 2 where a file could not be read. */
export async function validate(args: readonly string[]): Promise<CommandResult> {
  const flags = parseFlags(args, { format: { type: 'string', default: 'terminal' } });
  if (!flags.ok) return failure(flags.problem);
  const { format } = flags.values;
  if (format !== 'terminal' && format !== 'json')
    return failure(`--format is ${JSON.stringify(format)}; it accepts terminal or json.`);
  if (flags.files.length === 0) return failure('Name at least one plan file: plan-gate validate FILE…');
  const results: FileResult[] = [];
  for (const file of flags.files) results.push(await validateFile(file));
  const unreadable = results.some((result) =>
    result.problems.some((problem) => problem.code === 'unreadable'),
  );
  const invalid = results.some((result) => !result.ok);
  const render = format === 'json' ? (result: FileResult) => `${JSON.stringify(result)}\n` : renderResult;
  return { exitCode: unreadable ? 2 : invalid ? 1 : 0, stdout: results.map(render).join(''), stderr: '' };
}

async function validateFile(file: string): Promise<FileResult> {
  const bytes = await readStart(file);
  if (typeof bytes === 'string') {
    return {
      file,
      ok: false,
      problems: [{ code: 'unreadable', pointer: '', line: 1, column: 1, message: bytes }],
    };
  }
  const result = parsePlan(bytes);
  return { file, ok: result.ok, problems: result.ok ? [] : result.problems };
}

/** The file's bytes, but never more than one beyond the limit, which is enough to see that it is too large. */
async function readStart(file: string): Promise<Uint8Array | string> {
  try {
    const handle = await open(file, 'r');
    try {
      const buffer = Buffer.alloc(MAX_PLAN_BYTES + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length, null);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) return buffer.subarray(0, length);
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    return `The file could not be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function renderResult({ file, ok, problems }: FileResult): string {
  const name = visible(file);
  if (ok) return `${name}: valid\n`;
  const lines = problems.map(
    (problem) =>
      `${name}:${problem.line}:${problem.column}: ${problem.code}: ${visible(problem.message)}${problem.pointer === '' ? '' : ` (at ${visible(problem.pointer)})`}`,
  );
  return `${lines.join('\n')}\n${name}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}\n`;
}
