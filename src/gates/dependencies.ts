import type { Finding, Level } from '../finding.js';
import type { ChunkLanding, Dependencies, PullMention, UnclearPull } from '../plan/landing.js';
import { defineGate } from './gate.js';

/** So many names stand in one sentence, and so many merges that count for nothing are told one by one; more are counted. */
const LISTED = 10;
/** Code points of a title, which anyone may have written. */
const TITLE_POINTS = 100;

export const dependenciesGate = defineGate({
  id: 'dependencies',
  title: 'Dependencies',
  why: 'A chunk is planned on top of those that it names; merged before them it stands on code that is not there, and a feature that lacks a chunk is not the one that was agreed.',
  failureKind: 'violation',
  needs: ['dependencies'],
  evaluate({ dependencies }) {
    const ids = new Set(dependencies.needed);
    const needed = dependencies.chunks.filter(({ id }) => ids.has(id));
    const lacking = needed.filter(({ state }) => state !== 'landed');
    const notThere = new Set(
      dependencies.chunks.filter(({ state }) => state === 'missing').map(({ id }) => id),
    );
    const findings = [
      ...lacking.map((chunk) => notLanded(chunk, notThere, dependencies)),
      ...dependencies.strangers.map(stranger),
      ...unclearMerges(dependencies, lacking.length > 0),
      ...needed.flatMap(onlyDescribed),
      ...needed.flatMap((chunk) => landedEarly(chunk, notThere, dependencies)),
    ];
    const summary =
      lacking.length === 0 ? allLanded(needed, dependencies) : someMissing(lacking, needed, dependencies);
    return { summary, findings };
  },
});

function allLanded(needed: readonly ChunkLanding[], { owner, source }: Dependencies): string {
  const names = listed(needed.map(({ id, by }) => (by === null ? id : `${id} (#${by.number})`)));
  const said = source === 'flag' ? ', as `--landed` says' : '';
  if (needed.length === 1) return `The one chunk ${which(owner)} has landed${said}: ${names}.`;
  const all = needed.length === 2 ? 'Both' : `All ${needed.length}`;
  return `${all} chunks ${which(owner)} have landed${said}: ${names}.`;
}

function someMissing(
  lacking: readonly ChunkLanding[],
  needed: readonly ChunkLanding[],
  { owner }: Dependencies,
): string {
  const ids = listed(lacking.map(({ id }) => id));
  const of = needed.length === 1 ? 'The one chunk' : `${lacking.length} of ${needed.length} chunks`;
  return `${of} ${which(owner)} ${lacking.length === 1 ? 'has' : 'have'} not landed: ${ids}.`;
}

function which({ kind, name }: Dependencies['owner']): string {
  return kind === 'chunk' ? `that chunk ${name} depends on` : `of feature ${name}`;
}

function called({ kind, name }: Dependencies['owner']): string {
  return `${kind} ${name}`;
}

function notLanded(chunk: ChunkLanding, notThere: ReadonlySet<string>, dependencies: Dependencies): Finding {
  const { owner, branch, source } = dependencies;
  const needs = owner.kind === 'chunk' ? 'depends on' : 'needs';
  const why =
    source === 'flag'
      ? 'it is not among those that `--landed` names.'
      : `no merged pull request into ${branch} is for it. ${candidates(chunk)}`;
  const message = `${capital(called(owner))} ${needs} chunk ${chunk.id}, which has not landed: ${why}${before(chunk, notThere)}`;
  return { code: 'not_landed', level: 'error', message, help: remedy(chunk, dependencies) };
}

function candidates({ open }: ChunkLanding): string {
  if (open.length === 0) return 'No open one is, either.';
  return `Open for it: ${listed(open.map(mentioned))}.`;
}

function mentioned({ number, title, fork }: PullMention): string {
  return `#${number} “${shortened(title)}”${fork ? ' (from a fork)' : ''}`;
}

/** What the missing chunk itself waits for, so that nobody merges in the wrong order. */
function before({ deps }: ChunkLanding, notThere: ReadonlySet<string>): string {
  const first = deps.filter((id) => notThere.has(id));
  return first.length === 0 ? '' : ` Before it, ${listed(first)} must land.`;
}

function remedy({ id, open }: ChunkLanding, { branch, source }: Dependencies): string {
  if (source === 'flag') return `If it has landed, name it too: \`--landed ${id}\`. Else land it first.`;
  const [first, ...others] = open;
  const again = 'then run this check again';
  if (first !== undefined)
    return others.length === 0
      ? `Merge #${first.number} first, ${again}.`
      : `Merge one of the pull requests that are open for chunk ${id} first, ${again}.`;
  return (
    `Merge a pull request for chunk ${id} into ${branch} first, ${again}. ` +
    `If one merged that does not say so, give it the label \`chunk:${id}\`.`
  );
}

function stranger(id: string): Finding {
  return {
    code: 'unknown_landed',
    level: 'warning',
    message: `\`--landed\` names ${shortened(id)}, which is no chunk of the plan.`,
    help: "Use the plan's ids, separated by commas.",
  };
}

/** They weigh more where something is missing: then one may be what is looked for. */
function unclearMerges({ unclear, branch }: Dependencies, lacking: boolean): readonly Finding[] {
  const level = lacking ? 'warning' : 'notice';
  const told = unclear.slice(0, LISTED).map((pull) => unclearMerge(pull, level));
  const more = unclear.length - told.length;
  if (more === 0) return told;
  const message = `${more} more pull ${more === 1 ? 'request' : 'requests'} with signs that disagree merged into ${branch}, and ${more === 1 ? 'counts' : 'count'} for no chunk.`;
  const help =
    'Correct the labels or the lines Plan-Chunk of those that are named; then the others are named.';
  return [...told, { code: 'unclear_merge', level, message, help }];
}

function unclearMerge(pull: UnclearPull, level: Level): Finding {
  return {
    code: 'unclear_merge',
    level,
    message: `${mentioned(pull)} is merged and counts for no chunk. ${pull.why}`,
    help: `Correct the label or the line Plan-Chunk of #${pull.number}, so that all its signs name the chunk that it landed; its branch can't be renamed any more.`,
  };
}

function onlyDescribed({ id, by }: ChunkLanding): readonly Finding[] {
  if (by === null || !by.described) return [];
  return [
    {
      code: 'landed_by_description',
      level: 'notice',
      message: `Chunk ${id} counts as landed by the description of ${mentioned(by)} alone, which its author can change after the merge.`,
      help: `Look at #${by.number}; if it landed the chunk, give it the label \`chunk:${id}\` to settle it.`,
    },
  ];
}

/** A chunk that landed before what it depends on itself: told, but only what is named in `deps` holds a change up. */
function landedEarly(
  { id, state, deps }: ChunkLanding,
  notThere: ReadonlySet<string>,
  { owner }: Dependencies,
): readonly Finding[] {
  const absent = deps.filter((dep) => notThere.has(dep));
  if (state !== 'landed' || absent.length === 0 || owner.kind === 'feature') return [];
  const have = absent.length === 1 ? 'has' : 'have';
  return [
    {
      code: 'landed_early',
      level: 'notice',
      message: `Chunk ${id} has landed, but ${listed(absent)}, which it depends on itself, ${have} not.`,
      help: `If ${called(owner)} relies on ${listed(absent)} too, have the next plan revision say so in its \`deps\`.`,
    },
  ];
}

function listed(names: readonly string[]): string {
  const more = names.length - LISTED;
  return more > 0 ? `${names.slice(0, LISTED).join(', ')} and ${more} more` : names.join(', ');
}

/** On one line, so that a title can't look like a finding of its own; cut between code points, so that no half of one is left. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const points = [...line];
  return points.length <= TITLE_POINTS ? line : `${points.slice(0, TITLE_POINTS).join('')}…`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
