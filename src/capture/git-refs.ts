import { isObjectId } from '../evidence/object-id.js';
import { known, missing, type Read } from '../facts.js';
import { decodeName, escapeBytes } from '../parsers/git-path.js';
import { askObjects, peel } from './git-objects.js';
import type { RunGit } from './git-run.js';

/** The remote whose branches stand in for those that the clone does not have itself, as after actions/checkout. */
const REMOTE = 'origin';
/** No host takes longer names, and the system's limit on one argument is far above. */
const MAX_REF_LENGTH = 1_024;

/**
 * The commit that a name means: HEAD, a full commit id, a branch, a tag, a branch of origin (with or without `origin/`),
 * a full ref, or the first digits of a commit id; in that order, so that neither a tag nor digits can stand before a
 * branch of that name. Git's other ways to name a commit (`main~1`, `@{-1}`, `a..b`) are no names here: `null`.
 */
export async function resolveRef(run: RunGit, ref: string): Promise<Read<string | null>> {
  if (!isRefName(ref)) return known(null);
  if (ref === 'HEAD') return peel(run, ref, 'commit');
  const digits = ref.toLowerCase();
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(digits)) return peel(run, digits, 'commit');
  const named = await findRef(run, candidates(ref));
  if (named.state === 'missing' || named.value !== null) return named;
  return /^[0-9a-f]{4,63}$/.test(digits) ? resolveDigits(run, digits) : named;
}

async function resolveDigits(run: RunGit, digits: string): Promise<Read<string | null>> {
  // The commit among all objects whose ids begin so; and, when that has no answer, whether there are several.
  const answers = await askObjects(run, [`${digits}^{commit}`, digits]);
  if (answers.state === 'missing') return answers;
  const [commit, any] = answers.value;
  // Git looks for refs in more places than we do; what it finds there is no abbreviation.
  if (typeof commit === 'object') return known(commit.oid.startsWith(digits) ? commit.oid : null);
  if (any !== 'ambiguous') return known(null);
  return missing('infrastructure', `"${digits}" begins more than one commit id. Write more of its digits.`);
}

/** The tip of a branch: of the clone's own, else of origin's. */
export async function branchCommit(run: RunGit, name: string): Promise<Read<string | null>> {
  if (!isRefName(name)) return known(null);
  return findRef(run, [`refs/heads/${name}`, `refs/remotes/${REMOTE}/${name}`]);
}

/** The branch that is checked out, `null` when HEAD is detached. */
export async function currentBranch(run: RunGit): Promise<Read<string | null>> {
  const head = await run({ args: ['symbolic-ref', '--quiet', 'HEAD'], answers: [0, 1] });
  if (head.state === 'missing') return head;
  if (head.value.exitCode === 1) return known(null);
  const ref = readRef(head.value.stdout.subarray(0, -1));
  if (ref.state === 'missing') return ref;
  return known(ref.value.startsWith('refs/heads/') ? ref.value.slice('refs/heads/'.length) : null);
}

/** The branches whose tip is this commit, the clone's own first, then origin's; each name once. */
export async function branchesAt(run: RunGit, commit: string): Promise<Read<readonly string[]>> {
  if (!isObjectId(commit)) return missing('infrastructure', `"${commit}" is no commit id.`);
  const prefixes = ['refs/heads/', `refs/remotes/${REMOTE}/`];
  const args = ['for-each-ref', `--points-at=${commit}`, '--format=%(refname)', ...prefixes];
  const answer = await run({ args });
  if (answer.state === 'missing') return answer;
  const refs: string[] = [];
  for (const line of lines(answer.value.stdout)) {
    const ref = readRef(line);
    if (ref.state === 'missing') return ref;
    refs.push(ref.value);
  }
  const names = prefixes.flatMap((prefix) =>
    refs.filter((ref) => ref.startsWith(prefix)).map((ref) => ref.slice(prefix.length)),
  );
  return known([...new Set(names)].filter((name) => name !== 'HEAD'));
}

function candidates(ref: string): readonly string[] {
  if (ref.startsWith('refs/')) return [ref];
  return [
    `refs/heads/${ref}`,
    `refs/tags/${ref}`,
    `refs/remotes/${REMOTE}/${ref}`,
    `refs/remotes/${ref}`,
    `refs/${ref}`,
  ];
}

/** The commit of the first of these full refs that exists. One that exists and leads to no commit is `missing`. */
async function findRef(run: RunGit, refs: readonly string[]): Promise<Read<string | null>> {
  const answer = await run({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...refs] });
  if (answer.state === 'missing') return answer;
  // Git leaves out a ref that it can't read, and exits with 0.
  const broken = refs.find((ref) => `${answer.value.stderr} `.includes(`ignoring broken ref ${ref} `));
  if (broken !== undefined)
    return missing('infrastructure', `${broken} is broken in this clone. Fetch it again.`);
  // A pattern also matches what lies below it as a folder, so the names are compared whole.
  const found = lines(answer.value.stdout).map((line) => line.toString('utf8'));
  for (const ref of refs) {
    const oid = found.find((line) => line.slice(line.indexOf(' ') + 1) === ref)?.split(' ', 1)[0];
    if (oid === undefined) continue;
    const commit = await peel(run, oid, 'commit');
    if (commit.state === 'missing' || commit.value !== null) return commit;
    return missing(
      'infrastructure',
      `${ref} is ${oid}, which is no commit that this clone holds. Fetch it, or name another.`,
    );
  }
  return known(null);
}

/** What `git check-ref-format` allows, for names of one level too, and nothing that begins like an option. */
function isRefName(name: string): boolean {
  if (name === '' || name === '@' || name.length > MAX_REF_LENGTH || name.startsWith('-')) return false;
  if (/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\p{Surrogate}/u.test(name)) return false;
  return name
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.') && !part.endsWith('.lock'));
}

function lines(output: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf('\n'); end !== -1; end = output.indexOf('\n', start)) {
    found.push(output.subarray(start, end));
    start = end + 1;
  }
  return found;
}

function readRef(bytes: Uint8Array): Read<string> {
  const ref = decodeName(bytes);
  if (ref !== null) return known(ref);
  return missing(
    'infrastructure',
    `The branch "${escapeBytes(bytes)}" has a name that is not UTF-8. Rename it.`,
  );
}
