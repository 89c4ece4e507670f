import { parseFlags } from './flags.js';

export const LAYOUTS = ['a', 'b', 'c', 'c-app'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const FLOORS = ['on', 'off'] as const;
export type Floor = (typeof FLOORS)[number];

/** What `init` was asked for; `null` and empty where nobody said. */
export interface InitRequest {
  readonly directory: string;
  readonly layout: Layout | null;
  readonly floor: Floor | null;
  readonly slug: string;
  readonly sourceBranch: string;
  readonly integrationBranch: string;
  /** The full commit of plan-gate that the workflows are to use. */
  readonly pin: string | null;
  readonly force: boolean;
  readonly dryRun: boolean;
}

type Parsed =
  | { readonly ok: true; readonly request: InitRequest }
  | { readonly ok: false; readonly problem: string };

/** Reads the arguments of `init`; every value that can't be taken is told. */
export function parseInit(args: readonly string[]): Parsed {
  const parsed = parseFlags('init', args);
  if (!parsed.ok) return parsed;
  const { flags } = parsed;
  const problems: string[] = [];
  const name = (option: string) => checkedName(option, flags.text(option), problems);
  const request: InitRequest = {
    directory: flags.text('repo') || '.',
    layout: oneOf('layout', flags.text('layout'), LAYOUTS, problems),
    floor: oneOf('floor', flags.text('floor'), FLOORS, problems),
    slug: name('slug'),
    sourceBranch: name('source-branch'),
    integrationBranch: name('integration-branch'),
    pin: checkedPin(flags.text('pin'), problems),
    force: flags.isOn('force'),
    dryRun: flags.isOn('dry-run'),
  };
  if (problems.length > 0) return { ok: false, problem: problems.join('\n') };
  return { ok: true, request };
}

/** The word that was given, in whatever case; `null` where none was. */
function oneOf<const Word extends string>(
  option: string,
  given: string,
  accepted: readonly Word[],
  problems: string[],
): Word | null {
  if (given === '') return null;
  const word = accepted.find((each) => each === given.toLowerCase());
  if (word !== undefined) return word;
  const words = `${accepted.slice(0, -1).join(', ')} or ${accepted.at(-1)}`;
  problems.push(`--${option} is ${JSON.stringify(given)}; it accepts ${words}.`);
  return null;
}

function checkedPin(given: string, problems: string[]): string | null {
  if (given === '') return null;
  if (/^[0-9a-f]{40}$/i.test(given)) return given.toLowerCase();
  problems.push(
    `--pin takes the full commit id of a plan-gate release, 40 hex digits, not ${JSON.stringify(given)}: a tag or a branch can be moved.`,
  );
  return null;
}

/** Names of branches as git takes them (git-check-ref-format), and no name that a command would read as an option. */
function checkedName(option: string, given: string, problems: string[]): string {
  if (given !== '' && !isBranchName(given))
    problems.push(`--${option} is ${JSON.stringify(given)}, which git does not take for a branch's name.`);
  return given;
}

/** Whether git takes a name for a branch. */
export function isBranchName(name: string): boolean {
  if (/^-|[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|^\/|[/.]$|^@$/u.test(name)) return false;
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
