import { findCycles } from './cycles.js';
import { itemsOf, type JsonNode, type JsonObject, type JsonString, memberOf, textOf } from './json-tree.js';
import { describeValue, type PlanReport, tell } from './plan-report.js';
import { reportBlank, reportCheckRules } from './rules-check.js';
import { unsafePathReason } from './safe-path.js';
import { legible, named, nearestName } from './wording.js';

/**
 * ASCII only, and never empty. In JavaScript `$` without the `m` flag does not match before a final line
 * feed.
 */
const CHUNK_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

/** Index of the first chunk that has an id, by id. */
type ChunkIndex = ReadonlyMap<string, number>;

/** Tells what is wrong with the chunks, one by one and as a graph. */
export function reportChunkRules(report: PlanReport): void {
  const chunks = itemsOf(memberOf(report.root, 'chunks'));
  const ids = reportIds(report, chunks);
  const graph: (readonly Dependency[])[] = [];
  for (const [index, chunk] of chunks.entries()) {
    graph.push(
      chunk.kind === 'object' ? reportChunk(report, `/chunks/${index}`, chunk, ids) : NO_DEPENDENCIES,
    );
  }
  reportCycles(report, chunks, graph);
}

/** Tells what is wrong with one chunk, and gives what it depends on. */
function reportChunk(
  report: PlanReport,
  pointer: string,
  chunk: JsonObject,
  ids: ChunkIndex,
): readonly Dependency[] {
  reportBlank(report, `${pointer}/title`, memberOf(chunk, 'title'));
  reportBlank(report, `${pointer}/brief`, memberOf(chunk, 'brief'));
  const dependencies = reportDeps(report, `${pointer}/deps`, chunk, ids);
  for (const [at, path] of itemsOf(memberOf(chunk, 'files_touched')).entries()) {
    reportUnsafePath(report, pointer, at, path);
  }
  for (const [at, check] of itemsOf(memberOf(chunk, 'checks')).entries()) {
    reportCheckRules(report, `${pointer}/checks/${at}`, check);
  }
  for (const [at, assertion] of itemsOf(memberOf(chunk, 'assertions')).entries()) {
    reportBlank(report, `${pointer}/assertions/${at}`, assertion);
  }
  return dependencies;
}

function reportIds(report: PlanReport, chunks: readonly JsonNode[]): ChunkIndex {
  const ids = new Map<string, number>();
  for (const [index, chunk] of chunks.entries()) {
    const node = memberOf(chunk, 'id');
    if (node?.kind !== 'string') continue;
    const pointer = `/chunks/${index}/id`;
    const first = ids.get(node.value);
    if (!CHUNK_ID.test(node.value)) {
      const saying = (): string =>
        `is ${describeValue(node)}, but a chunk id is an ASCII letter or digit, then more of those, \`_\`, \`.\` or \`-\`.`;
      tell(report, 'invalid_chunk_id', pointer, node, saying);
    }
    if (first === undefined) {
      ids.set(node.value, index);
    } else {
      const saying = (): string =>
        `is ${describeValue(node)}, the id of \`chunks[${first}]\` already; each chunk needs its own.`;
      tell(report, 'duplicate_chunk_id', pointer, node, saying);
    }
  }
  return ids;
}

function reportUnsafePath(report: PlanReport, chunkPointer: string, at: number, path: JsonNode): void {
  const reason = path.kind === 'string' ? unsafePathReason(path.value) : null;
  if (reason === null) return;
  const saying = (): string =>
    `is ${describeValue(path)}, which ${reason}; write paths from the repository root, like \`src/lib.rs\`.`;
  tell(report, 'unsafe_path', `${chunkPointer}/files_touched/${at}`, path, saying);
}

/** An edge of the graph of chunks: the chunk depended on, and where the document says so. */
interface Dependency {
  readonly target: number;
  readonly pointer: string;
  readonly node: JsonNode;
}

/** Shared, as most chunks of a hostile plan have none. */
const NO_DEPENDENCIES: readonly Dependency[] = [];

/** Tells of unknown and repeated deps, and gives the others. */
function reportDeps(
  report: PlanReport,
  pointer: string,
  chunk: JsonNode,
  ids: ChunkIndex,
): readonly Dependency[] {
  const deps = itemsOf(memberOf(chunk, 'deps'));
  if (deps.length === 0) return NO_DEPENDENCIES;
  const seen = new Set<string>();
  const dependencies: Dependency[] = [];
  for (const [at, node] of deps.entries()) {
    if (node.kind !== 'string') continue;
    const place = `${pointer}/${at}`;
    const target = ids.get(node.value);
    if (seen.has(node.value)) {
      tell(report, 'duplicate_dep', place, node, `names ${describeValue(node)} a second time; keep one.`);
    } else if (target === undefined) {
      tell(report, 'unknown_dep', place, node, () => explainUnknownDep(node, ids));
    } else {
      dependencies.push({ target, pointer: place, node });
    }
    seen.add(node.value);
  }
  return dependencies;
}

function explainUnknownDep(dep: JsonString, ids: ChunkIndex): string {
  const near = nearestName(dep.value, ids.keys());
  const advice = near === null ? '' : ` Did you mean ${named(near)}?`;
  return `is ${describeValue(dep)}, but no chunk has that id.${advice}`;
}

function reportCycles(
  report: PlanReport,
  chunks: readonly JsonNode[],
  graph: readonly (readonly Dependency[])[],
): void {
  if (graph.every((edges) => edges.length === 0)) return;
  for (const cycle of findCycles(graph.map((edges) => edges.map((edge) => edge.target)))) {
    const closing = graph[cycle.from]?.[cycle.edge];
    if (closing === undefined) continue;
    const idAt = (index: number): string => textOf(memberOf(chunks[index], 'id')) ?? '';
    const saying = (): string =>
      `closes a cycle: \`${describeCycle(cycle.path.map(idAt))}\`. Remove one of these dependencies.`;
    tell(report, 'dependency_cycle', closing.pointer, closing.node, saying);
  }
}

/** How many chunks of a cycle a message names from its start; of a longer cycle, the others are counted. */
const MAX_NAMED = 50;

function describeCycle(ids: readonly string[]): string {
  if (ids.length <= MAX_NAMED + 2) return ids.map(legible).join(' → ');
  const skipped = `(${ids.length - MAX_NAMED - 1} more)`;
  return [...ids.slice(0, MAX_NAMED).map(legible), skipped, legible(ids.at(-1) ?? '')].join(' → ');
}
