import { known, type Missing, missing, type Read } from '../facts.js';
import {
  type CommitLinks,
  type ComparisonPage,
  parseComparison,
  sharedParents,
} from '../parsers/github-comparison.js';
import { asRecord, stringField } from '../parsers/github-fields.js';
import { severalMergeBases } from '../parsers/merge-bases.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** The best common ancestor of two commits, in two steps so that its tree can be read while it is being made sure of. */
export interface MergeBase {
  /** The one that GitHub chose; enough to read ahead, and not to judge by. */
  readonly likely: Promise<Read<string>>;
  /** The same once it is certain that there is no other; `missing` where histories cross. */
  readonly only: Promise<Read<string>>;
}

const PER_PAGE = 100;
/** Ten pages, asked for in two round trips. */
const MAX_COMMITS = 1_000;
/** One request for each place where the head has merged the base, all at once. */
const MAX_CANDIDATES = 40;
const CLONE = 'Check out with `fetch-depth: 0`, so that plan-gate can ask git instead.';

/** Starts at once and waits for nothing. Whoever takes the answer must take care of `only`. */
export function readMergeBase(
  client: Client,
  repository: RepositoryName,
  base: string,
  head: string,
): MergeBase {
  const pair: Pair = { client, repository, base, head };
  const first = readPage(pair, 1);
  const likely = async () => {
    const page = await first;
    return page.state === 'missing' ? page : known(page.value.mergeBase);
  };
  return { likely: likely(), only: readOnly(pair, first) };
}

/** The commits that the head adds to a base; `null` where the base is not its ancestor, `missing` where they can't all be read. */
export async function readDescent(
  client: Client,
  repository: RepositoryName,
  base: string,
  head: string,
): Promise<Read<readonly CommitLinks[] | null>> {
  const pair: Pair = { client, repository, base, head };
  const first = await readPage(pair, 1);
  if (first.state === 'missing') return first;
  const { mergeBase, total } = first.value;
  if (mergeBase !== base) return known(null);
  if (head === base) return known([]);
  return total > MAX_COMMITS ? tooMany(pair, total) : readCommits(pair, first.value);
}

interface Pair {
  readonly client: Client;
  readonly repository: RepositoryName;
  readonly base: string;
  readonly head: string;
}

async function readOnly(pair: Pair, reading: Promise<Read<ComparisonPage>>): Promise<Read<string>> {
  const first = await reading;
  if (first.state === 'missing') return first;
  const { mergeBase, total } = first.value;
  // A commit that is an ancestor of the other is above all that they share.
  if (mergeBase === pair.base) return known(mergeBase);
  if (mergeBase === pair.head) return headAlone(pair);
  if (total > MAX_COMMITS) return tooMany(pair, total);
  const commits = await readCommits(pair, first.value);
  if (commits.state === 'missing') return commits;
  const shared = new Set(sharedParents(commits.value));
  if (!shared.delete(mergeBase)) return unreadable(pair);
  if (shared.size > MAX_CANDIDATES) {
    return notCertain(
      pair,
      `the head has merged the base at more than ${MAX_CANDIDATES} places, which are not all looked at`,
    );
  }
  return settle(pair, mergeBase, [...shared]);
}

/** A head that adds nothing to its base has nothing to be judged, so no single reply is believed on that. */
async function headAlone(pair: Pair): Promise<Read<string>> {
  const within = await isAncestor(pair, pair.head, pair.base);
  if (within.state === 'missing') return within;
  return within.value ? known(pair.head) : unreadable(pair);
}

/** All commits that the base lacks, or `missing`: of a part of them it can't be told where they come from. */
async function readCommits(pair: Pair, first: ComparisonPage): Promise<Read<readonly CommitLinks[]>> {
  const pages = Math.ceil(first.total / PER_PAGE);
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map((number) => readPage(pair, number)));
  const commits = [...first.commits];
  for (const page of others) {
    if (page.state === 'missing') return page;
    commits.push(...page.value.commits);
  }
  const listed = new Set(commits.map(({ oid }) => oid));
  if (listed.size !== first.total || !listed.has(pair.head)) return unreadable(pair);
  return known(commits);
}

/** Page 1 also brings up to 300 files with their patches (docs.github.com, "Compare two commits"); there is no way to the commits without. */
async function readPage(pair: Pair, page: number): Promise<Read<ComparisonPage>> {
  const { client, repository, base, head } = pair;
  const path = repositoryPath(repository, 'compare', `${base}...${head}`);
  const answer = await client.request('GET', path, { query: { per_page: PER_PAGE, page } });
  if (answer.state === 'missing') {
    if (answer.cause !== 'absent') return answer;
    return missing(
      'infrastructure',
      `${answer.reason} Base and head may have no commit in common; then rebase the head onto the base branch.`,
    );
  }
  const read = parseComparison(answer.value.data);
  return read === null ? unreadable(pair) : known(read);
}

/** One of the candidates is the best only if all others are its ancestors. */
async function settle(pair: Pair, mergeBase: string, others: readonly string[]): Promise<Read<string>> {
  const answers = await Promise.all(others.map((other) => isAncestor(pair, other, mergeBase)));
  const beside: string[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.state === 'missing') return answer;
    if (!answer.value) beside.push(...others.slice(index, index + 1));
  }
  if (beside.length === 0) return known(mergeBase);
  return severalMergeBases(pair.base, pair.head, [mergeBase, ...beside]);
}

/** The second page is asked for, since it has no files. */
async function isAncestor(
  { client, repository }: Pair,
  ancestor: string,
  commit: string,
): Promise<Read<boolean>> {
  const path = repositoryPath(repository, 'compare', `${ancestor}...${commit}`);
  const answer = await client.request('GET', path, { query: { per_page: 1, page: 2 } });
  // Without a commit in common neither is the other's ancestor.
  if (answer.state === 'missing') return answer.cause === 'absent' ? known(false) : answer;
  const status = stringField(asRecord(answer.value.data), 'status');
  return known(status === 'ahead' || status === 'identical');
}

function tooMany(pair: Pair, total: number): Missing {
  return notCertain(
    pair,
    `the head has ${total} commits that the base lacks, and ${MAX_COMMITS} are read at most`,
  );
}

function notCertain({ base, head }: Pair, why: string): Missing {
  return missing(
    'infrastructure',
    `Whether ${base} and ${head} have one best common ancestor can't be told through the API: ${why}. ${CLONE}`,
  );
}

function unreadable({ base, head }: Pair): Missing {
  return missing(
    'infrastructure',
    `GitHub's comparison of ${base} and ${head} does not tell their merge base and all commits on the way to it. Run the job again. ${CLONE}`,
  );
}
