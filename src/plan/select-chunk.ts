import type { Finding } from '../finding.js';
import type { PullRequest } from '../pull-request.js';
import type { Chunk, Plan } from './plan.js';
import { nearestName } from './wording.js';

/** Which chunk a chunk pull request works on, or the one finding that says why that can't be told. */
export type ChunkChoice =
  | { readonly ok: true; readonly chunk: Chunk; readonly because: string }
  | { readonly ok: false; readonly finding: Finding };

interface Signal {
  readonly id: string;
  /** Where the id was found, in words. */
  readonly source: string;
  /** What to do where it is the wrong one, as a sentence. */
  readonly mend: string;
}

/** Chooses the chunk by every signal that spec.md section 1 lists; signals that disagree are an error. */
export function selectChunk(
  plan: Plan,
  pullRequest: Pick<PullRequest, 'labels' | 'body' | 'headRef'>,
  input: string | null,
): ChunkChoice {
  const signals = [
    ...(input === null ? [] : [{ id: input, source: 'input chunk', mend: 'Correct the input.' }]),
    ...labelSignals(pullRequest.labels),
    ...bodySignals(pullRequest.body),
    ...branchSignals(plan, pullRequest.headRef),
  ];
  const first = signals[0];
  if (first === undefined)
    return refused('no_chunk', 'Nothing says which chunk this pull request works on.', plan);
  if (signals.some((signal) => signal.id !== first.id)) {
    const ids = new Set(plan.chunks.map((chunk) => chunk.id));
    const said = signals
      .map(({ source, id }) => `${source} says ${id}${ids.has(id) ? '' : ', which is no chunk of the plan'}`)
      .join('; ');
    return refused('chunk_signals_disagree', `The signals for the chunk disagree: ${said}.`, plan);
  }
  const chunk = plan.chunks.find((candidate) => candidate.id === first.id);
  return chunk === undefined ? unknownChunk(first, plan) : { ok: true, chunk, because: first.source };
}

function unknownChunk({ id, source, mend }: Signal, plan: Plan): ChunkChoice {
  const near = nearestName(
    id,
    plan.chunks.map((chunk) => chunk.id),
  );
  const meant = near === null ? '.' : `; did you mean ${near}?`;
  const message =
    id === ''
      ? `${capitalized(source)} holds no id of a chunk.`
      : `${capitalized(source)} says ${id}, but the plan has no such chunk${meant}`;
  return refused('unknown_chunk', message, plan, mend);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function labelSignals(labels: readonly string[]): readonly Signal[] {
  return labels
    .filter((label) => label.startsWith('chunk:'))
    .map((label) => ({
      id: label.slice('chunk:'.length).trim(),
      source: `label ${label}`,
      mend: 'Put the right label in its place.',
    }));
}

/** Reads `Plan-Chunk: <id>` as git reads trailers: the key in any case, one a line. */
function bodySignals(body: string): readonly Signal[] {
  const signals: Signal[] = [];
  for (const line of shownLines(body)) {
    const colon = line.indexOf(':');
    if (colon < 0 || line.slice(0, colon).trim().toLowerCase() !== 'plan-chunk') continue;
    const id = line.slice(colon + 1).trim();
    // A template that nobody filled in says nothing.
    if (id !== '')
      signals.push({ id, source: 'the line Plan-Chunk in the description', mend: 'Correct that line.' });
  }
  return signals;
}

/** The lines that a reader sees as text: not those in HTML comments, which templates are full of, nor in fenced code. */
function shownLines(body: string): readonly string[] {
  const shown: string[] = [];
  let fenced = false;
  let hidden = false;
  for (const line of body.split(/\r\n|\r|\n/)) {
    const begins = line.lastIndexOf('<!--');
    const ends = line.lastIndexOf('-->');
    const fence = !hidden && /^ {0,3}(?:```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    if (!fence && !fenced && !hidden && begins < 0) shown.push(line);
    if (!fenced && (begins >= 0 || ends >= 0)) hidden = begins > ends;
  }
  return shown;
}

function branchSignals(plan: Plan, headRef: string | null): readonly Signal[] {
  if (headRef === null) return [];
  const source = `head branch ${headRef}`;
  const mend = 'Rename the branch; a label beside it would not help, since both would have to say the same.';
  const prefix = `${plan.feature.slug}/chunk-`;
  const ids = new Set(plan.chunks.map((chunk) => chunk.id));
  const last = headRef.slice(headRef.lastIndexOf('/') + 1);
  const exact = ids.has(last) ? [{ id: last, source, mend }] : [];
  if (!headRef.startsWith(prefix)) return exact;
  const rest = headRef.slice(prefix.length);
  const withoutAttempt = rest.replace(/-a[0-9]{1,9}$/, '');
  // `x-a2` may be a chunk of that name or the second attempt at `x`: where both exist, they disagree and the reader decides.
  const candidates = [...new Set([rest, withoutAttempt])].filter((id) => ids.has(id));
  const named = candidates.length > 0 ? candidates : [withoutAttempt];
  return [...named.map((id) => ({ id, source, mend })), ...exact];
}

function refused(code: string, message: string, plan: Plan, mend = ''): ChunkChoice {
  const ids = plan.chunks.map((chunk) => chunk.id);
  const shown =
    ids.length > 50 ? `${ids.slice(0, 50).join(', ')} and ${ids.length - 50} more` : ids.join(', ');
  const lead = mend === '' ? '' : `${mend} `;
  const help =
    `${lead}The plan's ${ids.length === 1 ? 'only chunk is' : 'chunks are'} ${shown}.\nA pull request says which one it is by its head branch, \`${plan.feature.slug}/chunk-<id>\` (for further attempts with \`-a2\`, \`-a3\` behind it) ` +
    'or one whose last segment is the id; by a label `chunk:<id>`; by a line `Plan-Chunk: <id>` in its description; or by input `chunk`. Where it says so more than once, it must be the same id.\n' +
    'On the command line: `--chunk <id>`, `--label chunk:<id>`, or `--head-branch NAME` for the name that the branch will have.';
  return { ok: false, finding: { code, level: 'error', message, help } };
}
