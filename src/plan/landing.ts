import type { ListedPull } from '../pull-request.js';
import type { Chunk, Plan } from './plan.js';
import { type ChunkChoice, selectChunk } from './select-chunk.js';

/** Which chunks of a plan have landed on its integration branch, as far as a verdict needs to know. */
export interface Dependencies {
  /** Who needs others to have landed: a chunk by its id, or the feature, which needs all. */
  readonly owner: { readonly kind: 'chunk' | 'feature'; readonly name: string };
  readonly branch: string;
  /** Where this is known from: the merged pull requests, or the word of whoever asks (`--landed`). */
  readonly source: 'pull-requests' | 'flag';
  /** Every chunk of the plan, in its order. */
  readonly chunks: readonly ChunkLanding[];
  /** Ids of the chunks that must have landed, in the plan's order. */
  readonly needed: readonly string[];
  /** Merged pull requests that count for no chunk, because their signs disagree. */
  readonly unclear: readonly UnclearPull[];
  /** What was named as landed and is no chunk. */
  readonly strangers: readonly string[];
}

export interface ChunkLanding {
  readonly id: string;
  readonly deps: readonly string[];
  /** `unknown`: nobody looked any further, since the verdict does not depend on it. */
  readonly state: 'landed' | 'missing' | 'unknown';
  /** The pull request that landed it; `null` where none did, or none is known. */
  readonly by: LandingPull | null;
  /** Open pull requests that could land it. */
  readonly open: readonly PullMention[];
}

export interface PullMention {
  readonly number: number;
  readonly title: string;
  readonly fork: boolean;
}

export interface LandingPull extends PullMention {
  /** True when only the description names the chunk, which its author can change after the merge. */
  readonly described: boolean;
}

export interface UnclearPull extends PullMention {
  /** Which sign says what. */
  readonly why: string;
}

/** What merged and open pull requests say of a plan's chunks. */
export interface Landing {
  readonly landed: ReadonlyMap<string, LandingPull>;
  readonly open: ReadonlyMap<string, readonly PullMention[]>;
  readonly unclear: readonly UnclearPull[];
}

/**
 * Tells which pull request is for which chunk by the rules that hold for the one under judgement: label, description, head branch.
 * May be asked again with more of a list; each pull request is looked at once.
 */
export function landingReader(plan: Plan, branch: string): (pulls: readonly ListedPull[]) => Landing {
  const choices = new WeakMap<ListedPull, ChunkChoice>();
  const choiceOf = (pull: ListedPull) => {
    const choice = choices.get(pull) ?? selectChunk(plan, pull, null);
    choices.set(pull, choice);
    return choice;
  };
  return (pulls) => {
    const landed = new Map<string, LandingPull>();
    const open = new Map<string, PullMention[]>();
    const unclear: UnclearPull[] = [];
    // What was asked for is one base; a row of another one, whatever its state, says nothing here.
    for (const pull of pulls.filter((each) => each.baseRef === branch && each.state !== 'closed')) {
      const choice = choiceOf(pull);
      const mention = { number: pull.number, title: pull.title, fork: !pull.sameRepository };
      if (pull.state === 'open') {
        if (choice.ok) open.set(choice.chunk.id, [...(open.get(choice.chunk.id) ?? []), mention]);
      } else if (choice.ok) {
        const known = landed.get(choice.chunk.id);
        // Of several that merged, one counts whose signs nobody can change by editing its description.
        if (known !== undefined && !known.described) continue;
        const described = !selectChunk(plan, { ...pull, body: '' }, null).ok;
        if (known === undefined || !described) landed.set(choice.chunk.id, { ...mention, described });
      } else if (choice.finding.code === 'chunk_signals_disagree') {
        unclear.push({ ...mention, why: choice.finding.message });
      }
    }
    return { landed, open, unclear };
  };
}

/** What must have landed before this may: what a chunk names in `deps`, or every chunk of the feature (`null`). In the plan's order. */
export function neededChunks(plan: Plan, chunk: Chunk | null): readonly string[] {
  const ids = plan.chunks.map(({ id }) => id);
  const deps = new Set(chunk?.deps);
  return chunk === null ? ids : ids.filter((id) => deps.has(id));
}
