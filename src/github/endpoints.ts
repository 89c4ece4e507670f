/** Which repository a request is about, as in `GITHUB_REPOSITORY`. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/**
 * A path below `/repos/{owner}/{repo}`, each segment percent-encoded. `.` and `..` as segments would lead to another
 * endpoint when the URL is resolved, so they are a bug of the caller.
 */
export function repositoryPath({ owner, repo }: RepositoryName, ...segments: readonly string[]): string {
  const all = [owner, repo, ...segments];
  const odd = all.find((segment) => segment === '' || segment === '.' || segment === '..');
  if (odd !== undefined) throw new Error(`not a segment of an API path: ${JSON.stringify(odd)}`);
  return `/repos/${all.map(encodeURIComponent).join('/')}`;
}
