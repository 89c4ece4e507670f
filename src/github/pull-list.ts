import { known, type Read } from '../facts.js';
import type { ListedPull, PullListing } from '../pull-request.js';
import type { Client } from './client.js';
import { type RepositoryName, repositoryPath } from './endpoints.js';
import { parseListedPulls } from './listed-pulls.js';

const ROWS_PER_PAGE = 100;
/** 1,000 pull requests into one branch: more than any feature has, and few enough requests for one run. */
const MAX_PAGES = 10;

/**
 * Pull requests into a branch, those that changed last first. One page is asked for after another, since mostly the first one is
 * enough. What changes while this reads moves to the front, so a row may come twice, or not at all: then it counts as not there.
 */
export async function readPullsInto(
  client: Client,
  repository: RepositoryName,
  branch: string,
  enough: (pulls: readonly ListedPull[]) => boolean,
): Promise<Read<PullListing>> {
  const path = repositoryPath(repository, 'pulls');
  const found = new Map<number, ListedPull>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const order = { sort: 'updated', direction: 'desc' };
    const query = { state: 'all', base: branch, ...order, per_page: ROWS_PER_PAGE, page };
    const answer = await client.request('GET', path, { query });
    if (answer.state === 'missing') return answer;
    const read = parseListedPulls(answer.value.data);
    if (read.state === 'missing') return read;
    // The first row of a number is kept: it is the newer one.
    for (const pull of read.value) if (!found.has(pull.number)) found.set(pull.number, pull);
    const pulls = [...found.values()];
    const more = read.value.length >= ROWS_PER_PAGE || /rel="next"/.test(answer.value.headers.link ?? '');
    if (!more) return known({ pulls, whole: true });
    if (enough(pulls)) return known({ pulls, whole: false });
  }
  return known({ pulls: [...found.values()], whole: false });
}
