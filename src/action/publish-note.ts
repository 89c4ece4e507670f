import type { Publication } from '../github/check-run.js';

/** What became of the check run, in a sentence for the log; `null` when there is nothing to say. */
export function publicationNote(publication: Publication | null): string | null {
  if (publication === null) return 'No check run was posted.';
  if (publication.state === 'forbidden') {
    return `No check run was posted, because the token may not write checks: ${publication.reason} The verdict stands by this step's result; make this job the required check.`;
  }
  if (publication.state === 'failed')
    return `No check run was posted: ${publication.reason} The verdict stands by this step's result.`;
  const lost = publication.dropped === 0 ? [] : [`${publication.dropped} annotations are not shown.`];
  const notes = [...publication.problems, ...lost];
  return notes.length === 0 ? null : notes.join(' ');
}
