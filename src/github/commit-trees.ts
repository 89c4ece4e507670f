import type { Read } from '../facts.js';
import type { Client } from './client.js';
import type { RepositoryName } from './endpoints.js';
import { readTreeOid } from './refs.js';

/** The tree ids of commits. */
export interface CommitTrees {
  /** Asked for once. */
  treeOf(commit: string): Promise<Read<string>>;
  /** Asks again, for whoever has reason to doubt the answer before; from then on this one counts. */
  treeAnew(commit: string): Promise<Read<string>>;
}

export function createCommitTrees(client: Client, repository: RepositoryName): CommitTrees {
  const answers = new Map<string, Promise<Read<string>>>();

  function treeAnew(commit: string): Promise<Read<string>> {
    const answer = readTreeOid(client, repository, commit);
    answers.set(commit, answer);
    return answer;
  }

  return { treeOf: (commit) => answers.get(commit) ?? treeAnew(commit), treeAnew };
}
