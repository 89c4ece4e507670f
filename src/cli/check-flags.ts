import {
  CAPTURE_DEFAULTS,
  type CaptureInputName,
  type CaptureOptions,
  parseCaptureOptions,
} from '../capture-options.js';
import { INPUT_DEFAULTS, type InputName, parseOptions } from '../inputs.js';
import type { GateOptions } from '../options.js';
import { CAPTURE_LISTS } from './capture-flags.js';
import { parseFlags } from './command.js';

export type CheckFormat = 'terminal' | 'json' | 'markdown';

/** What `plan-gate check` was asked to do. */
export interface CheckRequest {
  readonly options: GateOptions;
  readonly format: CheckFormat;
  /** Where the repository is; any folder inside it will do. */
  readonly directory: string;
  readonly base: string;
  readonly head: string;
  /** Names for the branches where `base` and `head` are commits. */
  readonly baseBranch: string | null;
  readonly headBranch: string | null;
  readonly labels: readonly string[];
  readonly capture: CaptureOptions;
  /** Paths of files that were captured before; `null` where none is given. */
  readonly evidence: string | null;
  readonly baseline: string | null;
}

export type ParsedCheck =
  | { readonly ok: true; readonly request: CheckRequest }
  | { readonly ok: false; readonly problem: string };

const NAMES = Object.keys(INPUT_DEFAULTS) as InputName[];
const CAPTURE_NAMES = Object.keys(CAPTURE_DEFAULTS) as CaptureInputName[];
/** Flags that may be given several times: each value is one line of the setting. */
const LISTS: readonly string[] = ['allow', 'protected', 'test-paths', 'warn-only', ...CAPTURE_LISTS];

/** Reads the flags of `check`; settings are the action's inputs by the same names. */
export function parseCheck(args: readonly string[]): ParsedCheck {
  const settings = [...NAMES, ...CAPTURE_NAMES].map(
    (name) => [name, { type: 'string', multiple: LISTS.includes(name) }] as const,
  );
  const flags = parseFlags(args, {
    ...Object.fromEntries(settings),
    base: { type: 'string' },
    head: { type: 'string' },
    'base-branch': { type: 'string' },
    'head-branch': { type: 'string' },
    label: { type: 'string', multiple: true },
    format: { type: 'string' },
    repo: { type: 'string' },
    evidence: { type: 'string' },
    baseline: { type: 'string' },
  });
  if (!flags.ok) return flags;
  const text = (name: string) => asLines(flags.values[name]);
  if (flags.files.length > 0)
    return { ok: false, problem: `check takes no file, but was given ${JSON.stringify(flags.files[0])}.` };
  const base = text('base');
  if (base === '')
    return {
      ok: false,
      problem:
        "Say what the change is to be merged into: --base BRANCH (for a chunk, the plan's integration branch).",
    };
  const format = text('format') || 'terminal';
  if (!isFormat(format))
    return {
      ok: false,
      problem: `--format is ${JSON.stringify(format)}; it accepts terminal, json or markdown.`,
    };
  const parsed = parseOptions(text);
  const problems = parsed.ok ? [] : [...parsed.problems];
  const capture = parseCaptureOptions(text, problems);
  if (!parsed.ok || problems.length > 0) return { ok: false, problem: problems.join('\n') };
  const request: CheckRequest = {
    options: parsed.options,
    format,
    directory: text('repo') || '.',
    base,
    head: text('head') || 'HEAD',
    baseBranch: text('base-branch') || null,
    headBranch: text('head-branch') || null,
    labels: text('label')
      .split('\n')
      .filter((label) => label !== ''),
    capture,
    evidence: text('evidence') || null,
    baseline: text('baseline') || null,
  };
  return { ok: true, request };
}

function isFormat(value: string): value is CheckFormat {
  return value === 'terminal' || value === 'json' || value === 'markdown';
}

function asLines(value: string | boolean | readonly string[] | undefined): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join('\n') : '';
}
