import { itemsOf, type JsonNode, memberOf } from './json-tree.js';
import type { JsonDocument } from './strict-json.js';

/** The JSON pointer of a check of a chunk. */
export function chunkCheckPointer(chunk: number, check: number): string {
  return `/chunks/${chunk}/checks/${check}`;
}

/** The JSON pointer of a check of the acceptance, by its place among all items. */
export function acceptancePointer(item: number): string {
  return `/acceptance/${item}`;
}

/** In which line each check of a valid plan names its command, by the check's JSON pointer. */
export function linesOfChecks({ root, positionAt }: JsonDocument): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const note = (pointer: string, check: JsonNode) => {
    const command = memberOf(check, 'run');
    if (command !== undefined) lines.set(pointer, positionAt(command.offset).line);
  };
  for (const [index, item] of itemsOf(memberOf(root, 'acceptance')).entries())
    note(acceptancePointer(index), item);
  for (const [chunk, node] of itemsOf(memberOf(root, 'chunks')).entries())
    for (const [index, check] of itemsOf(memberOf(node, 'checks')).entries())
      note(chunkCheckPointer(chunk, index), check);
  return lines;
}
