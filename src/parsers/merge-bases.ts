import { type Missing, missing } from '../facts.js';

/** More names than these help nobody. */
const MAX_NAMED = 5;

/**
 * The reason for histories that cross, where two commits have several best common ancestors. Each shows other changes, and one of them
 * may hide that the head undoes what has landed; which one it is depends on how the head was built. So none is taken.
 * @param bases some of them or all, at least two.
 */
export function severalMergeBases(base: string, head: string, bases: readonly string[]): Missing {
  const named = bases.slice(0, MAX_NAMED).join(', ');
  const more = bases.length > MAX_NAMED ? ` and ${bases.length - MAX_NAMED} more` : '';
  return missing(
    'infrastructure',
    `The histories of ${base} and ${head} cross: they have several best common ancestors (${named}${more}), and what the head changes ` +
      'depends on which of them is taken. Merge the base branch into the head, or rebase the head onto it, so that there is one.',
  );
}
