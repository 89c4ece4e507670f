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

/** The root of the REST API as paths are put behind it. */
export function restRoot(baseUrl: string): string {
  return baseUrl.replace(/\/{1,8}$/, '');
}

/**
 * Where GraphQL is asked. The runner tells it in `GITHUB_GRAPHQL_URL`; what it tells is taken only where it lies on the origin of
 * the REST API, since the token goes to no other. Else it follows from the REST API's root: below it, or on an Enterprise
 * Server beside it, `/api/graphql` to `/api/v3` (docs.github.com, "Forming calls with GraphQL").
 */
export function graphqlAddress(baseUrl: string, told: string | null = null): string {
  if (told !== null && isOnOriginOf(told, baseUrl)) return told;
  const root = restRoot(baseUrl);
  return root.endsWith('/api/v3') ? `${root.slice(0, -'/v3'.length)}/graphql` : `${root}/graphql`;
}

function isOnOriginOf(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(baseUrl)) return false;
  const { origin, protocol, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === new URL(baseUrl).origin && username === '' && password === '';
}
