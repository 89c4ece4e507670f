import { visible } from '../report/escape.js';
import { unknownTopics } from '../report/ranking.js';
import type { Report } from '../report/report.js';
import { counted } from '../report/words.js';
import type { CheckEnds } from './check-ends.js';
import type { CheckRequest } from './check-flags.js';
import { shellQuoted } from './shell-words.js';

/** Above this many files, comparing the work tree with the commit takes longer than the note is worth. */
const MAX_COMPARED_FILES = 20_000;

/**
 * What whoever asks may not be aware of: what was not judged, and which of two things was. Notes change nothing; one that
 * can't be had, such as where the temporary folder is full, is left out.
 */
export async function checkNotes(ends: CheckEnds, request: CheckRequest): Promise<readonly string[]> {
  const asked = [uncommittedNote(ends, request), otherBaseNote(ends, request)];
  const notes = await Promise.all(asked.map((note) => note.catch(() => null)));
  return [...notes, namelessNote(ends, request)].filter((note) => note !== null);
}

/** What only the report can tell. */
export function mergeNotes({ base, head, merge_base: mergeBase }: Report): readonly string[] {
  if (head === null || mergeBase !== head) return [];
  return head === base
    ? ['There is nothing to merge: head and base are the same commit.']
    : ['There is nothing to merge: the base already holds the head.'];
}

/** Gates that fail by the files alone and may pass by what ran: a test that is gone can turn out to run under another name. */
const EVIDENCE_MAY_CLEAR: readonly string[] = ['no-assertion-loss'];

/** What fails, or can't be judged, whatever the code does, a line each; empty where nothing is, or where nothing will be run. */
export function knownBefore(report: Report): string {
  // Without a plan that can be used, and for a change of the plan itself, the verdict comes at once.
  if (report.plan === null || report.kind === 'plan') return '';
  const told = [
    ...report.gates
      .filter(({ id, outcome }) => outcome === 'fail' && !EVIDENCE_MAY_CLEAR.includes(id))
      .map(({ id, summary }) => `${id}: ${summary}`),
    ...unknownTopics(report).map(
      ({ gates, reason }) => `${gates.map(({ id }) => id).join(', ')} could not be judged: ${reason}`,
    ),
  ];
  if (told.length === 0) return '';
  const lines = told.map((words) => `  ${visible(words)}\n`);
  return `Known before the code is run, and told again in the report:\n${lines.join('')}`;
}

/** Only where the work tree is the head's own: else what is in it has nothing to do with the change. */
async function uncommittedNote({ clone, head }: CheckEnds, request: CheckRequest): Promise<string | null> {
  if (clone.isBare) return null;
  const current = await clone.currentBranch();
  const branch = current.state === 'known' ? current.value : null;
  if (![`HEAD`, branch, `refs/heads/${branch}`].includes(request.head)) return null;
  const files = await clone.listFiles(head.commit, '');
  if (files.state !== 'known' || files.value.length > MAX_COMPARED_FILES) return null;
  const status = await clone.statusIsClean();
  if (status.state !== 'known' || status.value.clean) return null;
  const count = status.value.changed.length + status.value.untracked.length;
  return `${counted(count, 'file is', 'files are')} not committed and ${count === 1 ? 'was' : 'were'} not judged.`;
}

/** A pull request is judged against the host's branch, which one's own may be behind or ahead of. */
async function otherBaseNote({ clone, base }: CheckEnds, request: CheckRequest): Promise<string | null> {
  const name = request.base.replace(/^refs\/heads\//, '');
  const [own, other] = await Promise.all([
    clone.resolve(`refs/heads/${name}`),
    clone.resolve(`refs/remotes/origin/${name}`),
  ]);
  if (own.state !== 'known' || own.value !== base.commit) return null;
  if (other.state !== 'known' || other.value === null || other.value === own.value) return null;
  const used = `Your own branch ${name} (${own.value.slice(0, 10)}) was used as the base`;
  return `${used}; origin's is another commit (${other.value.slice(0, 10)}). To use that one: --base ${shellQuoted(`origin/${name}`)}`;
}

function namelessNote({ head }: CheckEnds, { options, labels }: CheckRequest): string | null {
  const isNamed =
    head.branch !== null || options.chunk !== null || labels.some((label) => /^chunk:/i.test(label));
  return isNamed
    ? null
    : 'The head is on no branch whose name could say which chunk it works on. Say it: --head-branch NAME or --chunk ID';
}
