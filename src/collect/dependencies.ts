import { type Fact, known, missing, notApplicable, type Read } from '../facts.js';
import {
  type ChunkLanding,
  type Dependencies,
  type Landing,
  landingReader,
  neededChunks,
} from '../plan/landing.js';
import type { Plan } from '../plan/plan.js';
import type { ChunkChoice } from '../plan/select-chunk.js';
import type { ChosenPlan } from '../plan/select-plan.js';
import type { ListedPull } from '../pull-request.js';
import type { Repository } from '../repository.js';

/** What a run may be told instead of reading it from a host. */
export interface LandedInput {
  /** Ids of all chunks that have landed, where whoever asks says so; left out where the merged pull requests tell. */
  readonly landed?: readonly string[];
}

interface DependenciesInput extends LandedInput {
  readonly repository: Repository;
}

type Judged = Fact<{ readonly chosen: ChosenPlan; readonly chunk: ChunkChoice | null }>;

/** Finds out which of the chunks that must have landed did. Nothing is read where none must. */
export async function readDependencies(
  { landed, repository }: DependenciesInput,
  subject: Judged,
): Promise<Fact<Dependencies>> {
  if (subject.state !== 'known') return subject;
  const { chosen, chunk } = subject.value;
  if (chosen.kind === 'plan') return notApplicable('A plan pull request lands no chunk.');
  if (chunk?.ok === false)
    return missing('bad-plan', 'It could not be told which chunk this is: see the gate `plan`.');
  const { plan } = chosen;
  const working = chunk?.ok === true ? chunk.chunk : null;
  const needed = neededChunks(plan, working);
  if (working !== null && needed.length === 0)
    return notApplicable(`Chunk ${working.id} waits for no other (it has no \`deps\`).`);
  const owner =
    working === null
      ? ({ kind: 'feature', name: plan.feature.slug } as const)
      : ({ kind: 'chunk', name: working.id } as const);
  const branch = plan.feature.integration_branch;
  const common = { owner, branch, needed };
  if (landed !== undefined) return known({ ...common, ...toldLanding(plan, landed) });
  const read = await readLanding(repository, plan, branch, needed);
  return read.state === 'known' ? known({ ...common, ...read.value }) : read;
}

type FoundLanding = Pick<Dependencies, 'source' | 'chunks' | 'unclear' | 'strangers'>;

function toldLanding(plan: Plan, landed: readonly string[]): FoundLanding {
  const ids = new Set(plan.chunks.map(({ id }) => id));
  const named = new Set(landed);
  const chunks = plan.chunks.map(({ id, deps }): ChunkLanding => {
    const state = named.has(id) ? 'landed' : 'missing';
    return { id, deps, state, by: null, open: [] };
  });
  const strangers = [...named].filter((id) => !ids.has(id));
  return { source: 'flag', chunks, unclear: [], strangers };
}

async function readLanding(
  repository: Repository,
  plan: Plan,
  branch: string,
  needed: readonly string[],
): Promise<Read<FoundLanding>> {
  if (repository.pullsInto === undefined) return missing('infrastructure', NO_HOST);
  const landingOf = landingReader(plan, branch);
  const lacking = (landing: Landing) => needed.filter((id) => !landing.landed.has(id));
  const enough = (pulls: readonly ListedPull[]) => lacking(landingOf(pulls)).length === 0;
  const listed = await repository.pullsInto(branch, enough);
  if (listed.state === 'missing') return listed;
  const { pulls, whole } = listed.value;
  const landing = landingOf(pulls);
  const notFound = lacking(landing);
  if (notFound.length > 0 && !whole)
    return missing('infrastructure', tooMany(branch, pulls.length, notFound));
  const chunks = plan.chunks.map(({ id, deps }): ChunkLanding => {
    const by = landing.landed.get(id) ?? null;
    const state = by !== null ? 'landed' : whole ? 'missing' : 'unknown';
    return { id, deps, state, by, open: landing.open.get(id) ?? [] };
  });
  return known({ source: 'pull-requests', chunks, unclear: landing.unclear, strangers: [] });
}

const NO_HOST =
  "A local repository does not know which chunks have landed: say --landed ID[,ID…], or --landed '' for none. " +
  'On GitHub the merged pull requests tell.';

function tooMany(branch: string, read: number, chunks: readonly string[]): string {
  const those = chunks.length === 1 ? `chunk ${chunks[0]}` : `the chunks ${chunks.join(', ')}`;
  return (
    `${branch} has more pull requests than one run reads, and none that merged among the ${read} that changed last is for ${those}. ` +
    'If one merged, comment on it or give it a label `chunk:<id>`: that brings it to the front of the list. Then run the job again.'
  );
}
