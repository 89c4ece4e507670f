import { type CaptureOptions, parseCaptureOptions } from '../capture-options.js';
import { type EvidenceOptions, parseEvidenceOptions } from '../evidence-options.js';
import { parseOptions } from '../inputs.js';
import type { GateOptions } from '../options.js';
import { readFormat } from './command.js';
import { parseFlags, sayFlag } from './flags.js';

export type CheckFormat = 'terminal' | 'json' | 'markdown';
export type ReportFileFormat = 'html' | 'sarif';

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
  /** Ids of the chunks that have landed; `null` where nobody says. */
  readonly landed: readonly string[] | null;
  readonly capture: CaptureOptions;
  readonly files: EvidenceOptions;
  /** Where to write further reports, by their format. */
  readonly reports: Readonly<Partial<Record<ReportFileFormat, string>>>;
}

export type ParsedCheck =
  | { readonly ok: true; readonly request: CheckRequest }
  | { readonly ok: false; readonly problem: string };

/** Reads the flags of `check`; settings are the action's inputs by the same names. */
export function parseCheck(args: readonly string[]): ParsedCheck {
  const flags = parseFlags('check', args);
  if (!flags.ok) return flags;
  const { text } = flags.flags;
  const base = text('base');
  if (base === '')
    return {
      ok: false,
      problem:
        "Say what the change is to be merged into: --base BRANCH (for a chunk, the plan's integration branch).",
    };
  const problems: string[] = [];
  const format = readFormat(text('format'), ['terminal', 'json', 'markdown']);
  if (!format.ok) problems.push(format.problem);
  const parsed = parseOptions(text, sayFlag);
  if (!parsed.ok) problems.push(...parsed.problems);
  const capture = parseCaptureOptions(text, problems, sayFlag);
  const files = parseEvidenceOptions(text, problems, sayFlag);
  if (!parsed.ok || !format.ok || problems.length > 0) return { ok: false, problem: problems.join('\n') };
  const request: CheckRequest = {
    options: parsed.options,
    format: format.format,
    directory: text('repo') || '.',
    base,
    head: text('head') || 'HEAD',
    baseBranch: text('base-branch') || null,
    headBranch: text('head-branch') || null,
    labels: text('label')
      .split('\n')
      .filter((label) => label !== ''),
    landed: flags.flags.isOn('landed')
      ? text('landed')
          .split(/[\s,]+/)
          .filter((id) => id !== '')
      : null,
    capture,
    files,
    reports: {
      ...(text('html') === '' ? {} : { html: text('html') }),
      ...(text('sarif') === '' ? {} : { sarif: text('sarif') }),
    },
  };
  return { ok: true, request };
}
