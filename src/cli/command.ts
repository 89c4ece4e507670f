import { visibleLines } from '../report/escape.js';

/** What a command comes to: text for each stream and the exit code (0 success, 1 the gate failed, 2 could not judge or misuse). */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  /** What standard error tells before anything is on standard output: a sentence that leads up to it. */
  readonly preface?: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** Misuse, or something that kept the command from judging. The message may repeat what anybody wrote, on several lines. */
export function failure(message: string): CommandResult {
  return { exitCode: 2, stdout: '', stderr: `plan-gate: ${visibleLines(message).join('\n')}\n` };
}

/** The format that was asked for, the first of the accepted ones where none was; or what is wrong with it. */
export function readFormat<const Format extends string>(
  asked: string,
  accepted: readonly [Format, ...Format[]],
): { readonly ok: true; readonly format: Format } | { readonly ok: false; readonly problem: string } {
  const format = asked === '' ? accepted[0] : accepted.find((each) => each === asked);
  if (format !== undefined) return { ok: true, format };
  const words = `${accepted.slice(0, -1).join(', ')} or ${accepted.at(-1)}`;
  return { ok: false, problem: `--format is ${JSON.stringify(asked)}; it accepts ${words}.` };
}
