import { runGit } from './git-process.js';
import { type FileRow, parsePatches, parseRows } from './git-rows.js';

/** How two commits lie to each other, and what the second brings. */
export interface Comparison {
  readonly mergeBase: string;
  /** Commits of the head that the base lacks. */
  readonly ahead: number;
  readonly behind: number;
  readonly rows: readonly FileRow[];
}

/** Answers about pairs of commits. An answer can never change, so each is asked of git once and kept. */
export interface History {
  /** `null` when the two share no commit. */
  compare(base: string, head: string): Promise<Comparison | null>;
  /** What differs between two trees or commits, with renames found. */
  rows(from: string, to: string): Promise<readonly FileRow[]>;
  /** One for each row. */
  patches(from: string, to: string): Promise<readonly (string | null)[]>;
  /** Commits reachable from `head` and not from `base`, oldest first. */
  commits(base: string, head: string): Promise<readonly string[]>;
}

// Renames as GitHub finds them: half of the content the same, and no search among more than a thousand candidates.
const RENAMES = ['--find-renames=50%', '-l1000'];
const DIFF = ['diff-tree', '-r', '--no-ext-diff', '--no-textconv', '--no-color', ...RENAMES];

export function openHistory(gitDir: string): History {
  const kept = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const asked = ask();
    kept.set(key, asked);
    return asked;
  };
  const lines = async (...args: string[]): Promise<string[]> =>
    (await succeed(gitDir, args)).toString('latin1').split('\n').filter(Boolean);

  const rows: History['rows'] = (from, to) =>
    once(`rows ${from} ${to}`, async () =>
      parseRows(await succeed(gitDir, [...DIFF, '-z', '--raw', '--numstat', '--no-abbrev', from, to])),
    );
  const patches: History['patches'] = (from, to) =>
    once(`patches ${from} ${to}`, async () => {
      const [known, output] = await Promise.all([rows(from, to), succeed(gitDir, [...DIFF, '-p', from, to])]);
      return parsePatches(output, known);
    });
  const compare: History['compare'] = (base, head) =>
    once(`compare ${base} ${head}`, async () => {
      const [answer, counts] = await Promise.all([
        runGit(gitDir, ['merge-base', base, head]),
        lines('rev-list', '--left-right', '--count', `${base}...${head}`),
      ]);
      const mergeBase = answer.stdout.toString('latin1').trim();
      if (answer.code !== 0 || mergeBase === '') return null;
      const changed = await rows(mergeBase, head);
      const [behind = '0', ahead = '0'] = (counts[0] ?? '').split('\t');
      return { mergeBase, ahead: Number(ahead), behind: Number(behind), rows: changed };
    });
  const commits: History['commits'] = (base, head) =>
    once(`commits ${base} ${head}`, () => lines('rev-list', '--reverse', '--topo-order', `${base}..${head}`));
  return { compare, rows, patches, commits };
}

async function succeed(gitDir: string, args: readonly string[]): Promise<Buffer> {
  const answer = await runGit(gitDir, args);
  if (answer.code !== 0) throw new Error(`git ${args.join(' ')} ended with ${answer.code}: ${answer.stderr}`);
  return answer.stdout;
}
