import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command comes to: text for each stream and the exit code (0 success, 1 the gate failed, 2 could not judge or misuse). */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** Misuse, or something that kept the command from judging. */
export function failure(message: string): CommandResult {
  return { exitCode: 2, stdout: '', stderr: `plan-gate: ${message}\n` };
}

export type ParsedFlags =
  | {
      readonly ok: true;
      readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
      readonly files: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** Parses flags strictly: an unknown one, or one without its value, is a problem that names it. */
export function parseFlags(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): ParsedFlags {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    const flags = Object.entries(values).map(
      ([name, value]) => [name, Array.isArray(value) ? value.map(String) : value] as const,
    );
    return { ok: true, values: Object.fromEntries(flags), files: positionals };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    return {
      ok: false,
      problem: `${error instanceof Error ? error.message : String(error)} Options of this command: ${known.join(', ')}.`,
    };
  }
}
