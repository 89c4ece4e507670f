import type { Fact } from '../facts.js';
import type { Dependencies } from '../plan/landing.js';
import type { Chunk } from '../plan/plan.js';
import type { ReportedChunk } from './report.js';

/** The state of each of a plan's chunks; `current` is the one under judgement. What nobody had to find out stays `planned`. */
export function chunkStates(
  chunks: readonly Chunk[],
  current: string | null,
  dependencies: Fact<Dependencies>,
): readonly ReportedChunk[] {
  const found = dependencies.state === 'known' ? dependencies.value.chunks : [];
  const landings = new Map(found.map(({ id, state }) => [id, state]));
  const stateOf = ({ id, deps }: Chunk): ReportedChunk['state'] => {
    if (id === current) return 'this';
    const own = landings.get(id) ?? 'unknown';
    if (own !== 'missing') return own === 'landed' ? 'landed' : 'planned';
    return deps.every((dep) => landings.get(dep) === 'landed') ? 'waiting' : 'blocked';
  };
  return chunks.map((chunk) => ({
    id: chunk.id,
    title: chunk.title,
    deps: chunk.deps,
    state: stateOf(chunk),
  }));
}
