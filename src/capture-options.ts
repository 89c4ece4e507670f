import { parseShard, type Shard } from './evidence/shard.js';
import { type SayName, sayInput, wholeNumber } from './inputs.js';

/** The settings of a capture, by their name in `action.yml` (and, with `--`, on the command line). */
export type CaptureInputName = 'working-directory' | 'cargo-args' | 'env' | 'timeout-minutes';

export const CAPTURE_DEFAULTS: Readonly<Record<CaptureInputName, string>> = {
  'working-directory': '',
  'cargo-args': '',
  env: '',
  'timeout-minutes': '60',
};

export interface CaptureOptions {
  /** Folder of the Cargo workspace below the repository's root; empty for the root. */
  readonly workspace: string;
  /** A word each. */
  readonly cargoArgs: readonly string[];
  /** Names of variables that the code gets beside the usual ones. */
  readonly env: readonly string[];
  readonly timeoutMs: number;
}

/** A hosted runner ends every job after six hours. */
const MAX_MINUTES = 360;

/** Parses the settings; what is wrong is added to `problems`, a sentence each. */
export function parseCaptureOptions(
  text: (name: CaptureInputName) => string,
  problems: string[],
  say: SayName = sayInput,
): CaptureOptions {
  const raw = (name: CaptureInputName) => text(name).trim() || CAPTURE_DEFAULTS[name];
  const minutes = wholeNumber(say('timeout-minutes'), raw('timeout-minutes'), MAX_MINUTES, problems, 1);
  return {
    workspace: raw('working-directory').replace(/^\.\/?$|\/+$/g, ''),
    cargoArgs: words(say('cargo-args'), raw('cargo-args'), problems),
    env: raw('env')
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
    timeoutMs: minutes * 60_000,
  };
}

/** Parses `shard`, which says what share of a capture is this machine's; `null` where it is empty: then all of it is. */
export function parseShardOption(text: string, problems: string[], say: SayName = sayInput): Shard | null {
  if (text.trim() === '') return null;
  const parsed = parseShard(text.trim());
  if (parsed.ok) return parsed.shard;
  problems.push(`${say('shard')} ${parsed.problem}`);
  return null;
}

/** Words between white space, or, where there are several lines, one a line: then a word may hold spaces. No shell reads them. */
function words(said: string, value: string, problems: string[]): readonly string[] {
  const lines = value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1) return lines;
  if (/["']/.test(value))
    problems.push(
      `${said} holds a quote, but no shell reads it. Give each argument by itself: a line or a flag for each.`,
    );
  return value.split(/\s+/).filter((word) => word !== '');
}
