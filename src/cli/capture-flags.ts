import {
  CAPTURE_DEFAULTS,
  type CaptureInputName,
  type CaptureOptions,
  parseCaptureOptions,
} from '../capture-options.js';
import { parseFlags } from './command.js';

/** What a command that captures was asked to do. */
export interface CaptureFlags {
  readonly directory: string;
  readonly capture: CaptureOptions;
  /** Text of the command's own flags; empty where one was not given. */
  own(name: string): string;
}

export type ParsedCapture =
  | { readonly ok: true; readonly flags: CaptureFlags }
  | { readonly ok: false; readonly problem: string };

const NAMES = Object.keys(CAPTURE_DEFAULTS) as CaptureInputName[];
/** Flags that may be given several times: each value is one line of the setting. */
export const CAPTURE_LISTS: readonly string[] = ['cargo-args', 'env'];

/** Reads the flags that every capture has, and the texts of the command's own. */
export function parseCaptureFlags(args: readonly string[], own: readonly string[]): ParsedCapture {
  const settings = NAMES.map(
    (name) => [name, { type: 'string', multiple: CAPTURE_LISTS.includes(name) }] as const,
  );
  const texts = ['repo', ...own].map((name) => [name, { type: 'string' }] as const);
  const parsed = parseFlags(args, { ...Object.fromEntries(settings), ...Object.fromEntries(texts) });
  if (!parsed.ok) return parsed;
  if (parsed.files.length > 0)
    return { ok: false, problem: `It takes no file, but was given ${JSON.stringify(parsed.files[0])}.` };
  const text = (name: string) => {
    const value = parsed.values[name];
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? value.join('\n') : '';
  };
  const problems: string[] = [];
  const capture = parseCaptureOptions(text, problems);
  if (problems.length > 0) return { ok: false, problem: problems.join(' ') };
  return { ok: true, flags: { directory: text('repo') || '.', capture, own: text } };
}
