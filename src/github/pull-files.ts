import type { ChangedFile } from '../changes/changed-file.js';
import type { Read } from '../facts.js';
import { parsePullFiles } from '../parsers/github-files.js';
import type { Answer } from './answer.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';

/** The most rows that the list of a pull request's files ever holds: docs.github.com, "List pull requests files". */
export const MAX_LISTED_FILES = 3_000;
const ROWS_PER_PAGE = 100;

/** The pages of one pull request's file list; each is asked for once. */
export interface PullFiles {
  /** Asks for all pages that so many rows take, at once, without waiting for them. */
  start(rows: number): void;
  /** The whole list, which must have exactly so many rows. */
  read(rows: number): Promise<Read<readonly ChangedFile[]>>;
}

export function createPullFiles(client: Client, repository: RepositoryName, number: number): PullFiles {
  const pages: Promise<Answer>[] = [];

  function start(rows: number): void {
    // Of an empty list one page is read too, to see that it is empty.
    const count = Math.max(1, Math.ceil(Math.min(rows, MAX_LISTED_FILES) / ROWS_PER_PAGE));
    const path = repositoryPath(repository, 'pulls', String(number), 'files');
    while (pages.length < count) {
      const query = { per_page: ROWS_PER_PAGE, page: pages.length + 1 };
      pages.push(client.request('GET', path, { query }));
    }
  }

  async function read(rows: number): Promise<Read<readonly ChangedFile[]>> {
    start(rows);
    const bodies: unknown[] = [];
    for (const answer of await Promise.all(pages)) {
      if (answer.state === 'missing') return answer;
      bodies.push(answer.value.data);
    }
    return parsePullFiles(bodies, rows);
  }

  return { start, read };
}
