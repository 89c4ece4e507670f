import { known, missing, type Read } from '../facts.js';
import { decodeName, splitRecords } from '../parsers/git-path.js';
import type { RunGit } from './git-run.js';

/** Settings for one git command, above those of every file. */
export type GitConfig = readonly (readonly [key: string, value: string])[];

const PROBE = 'plangate.probe';

/**
 * The part between the first dot and the last, which may hold dots itself. It may be empty too: `*.rs filter=` in a file of
 * attributes means the filter of that name.
 */
const PROGRAM_KEY = /^(filter|hook)\.(.*)\.[^.]+$/s;

/** What our commands that write a ref or an index could set off. Git heeds these switches since 2.55, those of names since 2.54. */
const HOOKS_OFF: GitConfig = ['post-checkout', 'post-index-change', 'reference-transaction'].map((event) => [
  `hook.${event}.enabled`,
  'false',
]);

/**
 * Settings that take the program out of every filter and configured hook that any configuration file names. Commands
 * that write files, refs or an index need them; those that read objects run neither.
 */
export async function configWithoutPrograms(run: RunGit): Promise<Read<GitConfig>> {
  const probe: GitConfig = [[PROBE, 'true']];
  const answer = await run({ args: ['config', '--list', '--name-only', '-z'], config: probe });
  if (answer.state === 'missing') return answer;
  const keys = splitRecords(answer.value.stdout)?.map(decodeName) ?? [];
  // A git before 2.31 ignores such settings, and would run the filters.
  if (!keys.includes(PROBE))
    return missing('infrastructure', 'plan-gate needs git 2.31 or newer to check a work tree.');
  if (keys.includes(null))
    return missing('infrastructure', "A setting's name in git's configuration is not UTF-8.");
  const overrides = new Map<string, string>(HOOKS_OFF);
  for (const key of keys) {
    const name = PROGRAM_KEY.exec(key ?? '');
    if (name === null) continue;
    const section = `${name[1]}.${name[2]}`;
    if (name[1] === 'hook') overrides.set(`${section}.enabled`, 'false');
    else for (const part of ['clean', 'smudge', 'process']) overrides.set(`${section}.${part}`, '');
    if (name[1] === 'filter') overrides.set(`${section}.required`, 'false');
  }
  return known([...overrides]);
}
