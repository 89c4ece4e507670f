import { type JsonNode, memberOf, nodeAt, pointerSegments, textOf } from './json-tree.js';
import type { ProblemCode } from './plan.js';
import { type BoundedList, boundedList } from './problem-list.js';
import { named, quoted } from './wording.js';

/** A problem before its offset becomes a line and a column. */
export interface PlacedProblem {
  readonly code: ProblemCode;
  readonly pointer: string;
  /** In UTF-16 units. */
  readonly offset: number;
  readonly message: string;
}

/** Where the schema and the rules put what they find in one document. */
export interface PlanReport {
  readonly root: JsonNode;
  readonly found: BoundedList<PlacedProblem>;
}

export function planReport(root: JsonNode): PlanReport {
  return { root, found: boundedList() };
}

/** Adds a problem with a value. `saying` follows the value's name: "must not be blank." */
export function tell(
  report: PlanReport,
  code: ProblemCode,
  pointer: string,
  node: JsonNode,
  saying: string | (() => string),
): void {
  report.found.add({ code, pointer, offset: node.offset, message: sentence(report, pointer, saying) });
}

/** Empty where nobody will read it: a hostile document has a million faults, and writing costs more than finding. */
function sentence(report: PlanReport, pointer: string, saying: string | (() => string)): string {
  if (report.found.isFull()) return '';
  return `${placeName(report.root, pointer)} ${typeof saying === 'string' ? saying : saying()}`;
}

/** How a message calls a value: `` `chunks[1].title` (chunk `store`) ``. */
export function placeName(root: JsonNode, pointer: string): string {
  const segments = pointerSegments(pointer);
  const first = segments[0];
  if (first === undefined) return 'The plan';
  const path = segments.reduce((before, segment) =>
    /^\d+$/.test(segment) ? `${before}[${segment}]` : `${before}.${segment}`,
  );
  const chunk = first === 'chunks' ? nodeAt(root, `/chunks/${segments[1] ?? ''}`) : undefined;
  const id = textOf(memberOf(chunk, 'id'));
  const isId = segments[2] === 'id';
  return id === undefined || id === '' || isId ? named(path) : `${named(path)} (chunk ${named(id)})`;
}

/** What a value is, as a message says it: "is the number 3.0". */
export function describeValue(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'an array';
    case 'string':
      return quoted(node.value);
    case 'number':
      return `the number ${node.token.slice(0, 40)}`;
    default:
      return String(node.value);
  }
}
