import { type CaptureOptions, parseCaptureOptions, parseShardOption } from '../capture-options.js';
import type { Shard } from '../evidence/shard.js';
import { type Flags, parseFlags, sayFlag } from './flags.js';

/** What a command that captures was asked to do. */
export interface CaptureFlags {
  readonly directory: string;
  readonly capture: CaptureOptions;
  /** `null` for all of it. */
  readonly shard: Shard | null;
  readonly flags: Flags;
}

export type ParsedCapture =
  | ({ readonly ok: true } & CaptureFlags)
  | { readonly ok: false; readonly problem: string };

/** Reads the flags of a command that captures. */
export function parseCaptureFlags(command: 'capture' | 'baseline', args: readonly string[]): ParsedCapture {
  const parsed = parseFlags(command, args);
  if (!parsed.ok) return parsed;
  const { flags } = parsed;
  const problems: string[] = [];
  const capture = parseCaptureOptions(flags.text, problems, sayFlag);
  const shard = command === 'capture' ? parseShardOption(flags.text('shard'), problems, sayFlag) : null;
  if (problems.length > 0) return { ok: false, problem: problems.join('\n') };
  return { ok: true, directory: flags.text('repo') || '.', capture, shard, flags };
}
