import { buildPlan, partialPlan } from './build-plan.js';
import { linesOfChecks } from './check-lines.js';
import { type JsonNode, type JsonObject, memberOf, nodeAt } from './json-tree.js';
import type { PlanResult, Problem } from './plan.js';
import { describeValue, type PlacedProblem, planReport } from './plan-report.js';
import { MAX_LISTED } from './problem-list.js';
import { reportRuleProblems } from './rules.js';
import { reportSchemaProblems } from './schema-problems.js';
import { type JsonDocument, PLAN_JSON_LIMITS, parseStrictJson } from './strict-json.js';

/** The one major version that plan-gate reads. */
const SUPPORTED_VERSION = 3n;
/** A version is a u64 in the reference; what lies above is no version at all. */
const MAX_VERSION = 18_446_744_073_709_551_615n;

/**
 * Reads a plan document and tells everything that is wrong with it, in document order: the text, then the
 * JSON Schema, then the rules that a schema can't say, each on whatever the one before left readable. Of more
 * than `MAX_LISTED` problems the first are listed, and one last entry tells how many are not. Never throws,
 * whatever the bytes; time and memory are bounded.
 */
export function parsePlan(bytes: Uint8Array): PlanResult {
  const json = parseStrictJson(bytes, PLAN_JSON_LIMITS);
  const faults = json.ok ? [] : json.problems;
  const { document } = json;
  if (document === null || !document.whole) {
    const unlisted = json.ok ? 0 : json.unlisted;
    return {
      ok: false,
      problems: listProblems(faults, unlisted, null),
      partial: partialPlan(document?.root),
    };
  }
  const place = (problem: PlacedProblem): Placed => ({ ...problem, ...document.positionAt(problem.offset) });
  const judged = judgeDocument(document, faults);
  if (judged.problems.length === 0)
    return { ok: true, plan: buildPlan(document.root), checkLines: linesOfChecks(document) };
  const unlisted = judged.unlisted + (json.ok ? 0 : json.unlisted);
  const lastUnlisted = judged.lastUnlisted === undefined ? null : place(judged.lastUnlisted);
  const problems = listProblems(judged.problems.map(place), unlisted, lastUnlisted);
  return { ok: false, problems, partial: partialPlan(document.root) };
}

interface Judged {
  readonly problems: readonly PlacedProblem[];
  readonly unlisted: number;
  readonly lastUnlisted: PlacedProblem | undefined;
}

/** Judges a document that could be read whole; `faults` are what the reader found in it. */
function judgeDocument({ root }: JsonDocument, faults: readonly PlacedProblem[]): Judged {
  const only = (...problems: readonly PlacedProblem[]): Judged => ({
    problems,
    unlisted: 0,
    lastUnlisted: undefined,
  });
  if (root.kind !== 'object') return only(...faults, notAnObject(root));
  const version = judgeVersion(root);
  if (version?.code === 'unsupported_schema_version') {
    // Nothing else can be said of such a plan, save that another reader may see another version.
    return only(...faults.filter(({ pointer }) => pointer === '/schema_version'), version);
  }
  const schema = planReport(root);
  const rules = planReport(root);
  const fit = reportSchemaProblems(schema);
  reportRuleProblems(rules);
  const versions = version === null ? [] : [version];
  const found = withoutEchoes(root, [
    ...faults,
    ...versions,
    ...schema.found.entries,
    ...rules.found.entries,
  ]);
  // A validator that says no is never overruled, not even where a rule was to give the reason and saw none.
  if (found.length === 0 && fit !== 'fits') return only(misfit(root));
  return {
    problems: found,
    unlisted: schema.found.dropped() + rules.found.dropped(),
    lastUnlisted: rules.found.lastDropped() ?? schema.found.lastDropped(),
  };
}

/**
 * A number or string that is no valid JSON often looks wrong to schema or rules too: that is one fault, not
 * two.
 */
function withoutEchoes(root: JsonNode, found: readonly PlacedProblem[]): readonly PlacedProblem[] {
  const invalid = new Set<string>();
  for (const { code, pointer } of found) {
    const kind = code === 'json' ? nodeAt(root, pointer)?.kind : undefined;
    if (kind === 'number' || kind === 'string') invalid.add(pointer);
  }
  return found.filter(({ code, pointer }) => code === 'json' || !invalid.has(pointer));
}

function notAnObject(root: JsonNode): PlacedProblem {
  const message = `A plan must be a JSON object, but this document is ${describeValue(root)}.`;
  return { code: 'not_object', pointer: '', offset: root.offset, message };
}

function misfit(root: JsonNode): PlacedProblem {
  const message = 'The plan does not fit its JSON Schema (schemas/plan.v3.schema.json).';
  return { code: 'malformed', pointer: '', offset: root.offset, message };
}

function judgeVersion(root: JsonObject): PlacedProblem | null {
  const node = memberOf(root, 'schema_version');
  if (node === undefined) {
    const message = 'The plan lacks the required field `schema_version`; plan-gate reads version 3.';
    return { code: 'schema_version_missing', pointer: '', offset: root.offset, message };
  }
  const place = { pointer: '/schema_version', offset: node.offset };
  // Twenty digits are enough for a u64; more are not worth a conversion.
  const isInteger = node.kind === 'number' && /^(?:0|[1-9][0-9]{0,19})$/.test(node.token);
  const version = isInteger ? BigInt(node.token) : null;
  if (version === SUPPORTED_VERSION) return null;
  if (version !== null && version <= MAX_VERSION) {
    const message = `\`schema_version\` is ${version}, but plan-gate reads only version 3.`;
    return { code: 'unsupported_schema_version', ...place, message };
  }
  const message = `\`schema_version\` must be the plain integer 3, but it is ${describeValue(node)}.`;
  return { code: 'schema_version_not_int', ...place, message };
}

interface Placed extends Problem {
  readonly offset: number;
}

/**
 * The problems in document order, without their offsets, and an entry that stands for those that there is no
 * room for.
 */
function listProblems(
  found: readonly Placed[],
  dropped: number,
  lastDropped: Placed | null,
): readonly Problem[] {
  const sorted = found.toSorted((a, b) => a.offset - b.offset);
  const listed = sorted.slice(0, MAX_LISTED);
  const unlisted = sorted.length - listed.length + dropped;
  const last =
    lastDropped !== null && lastDropped.offset >= (sorted.at(-1)?.offset ?? 0) ? lastDropped : sorted.at(-1);
  const problems = listed.map(({ offset: _, ...problem }) => problem);
  if (unlisted === 0 || last === undefined) return problems;
  const more = unlisted === 1 ? 'one more problem is' : `${unlisted} more problems are`;
  const message = `At least ${more} not listed; mend those above first.`;
  return [
    ...problems,
    { code: last.code, pointer: last.pointer, line: last.line, column: last.column, message },
  ];
}
