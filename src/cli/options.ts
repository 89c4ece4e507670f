import type { CaptureInputName } from '../capture-options.js';
import type { EvidenceInputName } from '../evidence-options.js';
import type { InputName } from '../inputs.js';

/**
 * What follows an option: nothing (`switch`), one value (`text`), or a value each time that it is given (`list`). Values of a
 * `words` list are arguments for another program, so they may begin with two dashes.
 */
export type OptionKind = 'switch' | 'text' | 'list' | 'words';

const SETTINGS: Readonly<Record<InputName, OptionKind>> = {
  plan: 'text',
  'plan-ref': 'text',
  chunk: 'text',
  floor: 'text',
  slack: 'text',
  allow: 'list',
  protected: 'list',
  'test-paths': 'list',
  'warn-only': 'list',
  'if-no-plan': 'text',
  retries: 'text',
  'run-checks': 'text',
};

const CAPTURE: Readonly<Record<CaptureInputName, OptionKind>> = {
  'working-directory': 'text',
  'cargo-args': 'words',
  env: 'list',
  'timeout-minutes': 'text',
};

const EVIDENCE: Readonly<Record<EvidenceInputName, OptionKind>> = {
  evidence: 'list',
  baseline: 'list',
  reuse: 'text',
};

/** The commands by name. */
export type CommandName =
  | 'check'
  | 'validate'
  | 'hash'
  | 'capture'
  | 'merge'
  | 'baseline'
  | 'init'
  | 'doctor'
  | 'demo'
  | 'explain'
  | 'completion';

export interface CommandLine {
  readonly options: Readonly<Record<string, OptionKind>>;
  /** Whether there are arguments that are no options: files, or the names that the help tells. */
  readonly takesFiles: boolean;
}

/** What each command may be given, in the order in which the overview lists the commands. */
export const COMMAND_LINES: Readonly<Record<CommandName, CommandLine>> = {
  check: {
    options: {
      base: 'text',
      head: 'text',
      'base-branch': 'text',
      'head-branch': 'text',
      label: 'list',
      landed: 'list',
      format: 'text',
      html: 'text',
      sarif: 'text',
      repo: 'text',
      ...EVIDENCE,
      ...SETTINGS,
      ...CAPTURE,
    },
    takesFiles: false,
  },
  validate: { options: { format: 'text' }, takesFiles: true },
  hash: { options: { format: 'text' }, takesFiles: true },
  capture: {
    options: {
      out: 'text',
      base: 'text',
      chunk: 'text',
      shard: 'text',
      'print-key': 'switch',
      ref: 'text',
      repo: 'text',
      ...CAPTURE,
    },
    takesFiles: false,
  },
  merge: { options: { out: 'text' }, takesFiles: true },
  baseline: {
    options: { commit: 'text', ref: 'text', label: 'text', out: 'text', repo: 'text', ...CAPTURE },
    takesFiles: false,
  },
  init: {
    options: {
      layout: 'text',
      floor: 'text',
      slug: 'text',
      'source-branch': 'text',
      'integration-branch': 'text',
      repo: 'text',
      pin: 'text',
      force: 'switch',
      'dry-run': 'switch',
    },
    takesFiles: false,
  },
  doctor: {
    options: {
      directory: 'text',
      repo: 'text',
      'token-env': 'text',
      format: 'text',
      ignore: 'list',
      action: 'list',
    },
    takesFiles: false,
  },
  demo: { options: { keep: 'switch' }, takesFiles: false },
  explain: { options: { format: 'text' }, takesFiles: true },
  completion: { options: {}, takesFiles: true },
};

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMAND_LINES, name);
}
