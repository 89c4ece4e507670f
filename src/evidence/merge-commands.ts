import type { Finding } from '../finding.js';
import { named } from '../plan/wording.js';
import type { EvidenceCommand } from './evidence.js';
import { CAPTURE_TOGETHER, mergeError, partName, type ShardPart } from './merge-words.js';
import { isDoctestTarget } from './shard.js';
import { compareUtf8 } from './utf8-order.js';

/** How a capture writes the program of a test target's run: with the target behind it. */
const HARNESS = '$HARNESS/';
const CLIPPY = 'cargo-clippy';

/** The test target that a command ran; `null` for every other command. */
export function targetOfCommand({ argv }: EvidenceCommand): string | null {
  const [program = ''] = argv;
  return program.startsWith(HARNESS) ? program.slice(HARNESS.length) : null;
}

export function isClippyCommand({ argv }: Pick<EvidenceCommand, 'argv'>): boolean {
  return argv[0] === CLIPPY;
}

/** What every shard runs: for the workspace, its build, and how its tests are started. */
function commonCommands({ evidence }: ShardPart): readonly EvidenceCommand[] {
  return evidence.commands.filter((each) => targetOfCommand(each) === null && !isClippyCommand(each));
}

/** The order in which one machine runs targets: the harnesses, then the doctests, each by their canonical strings. */
export function compareRuns(a: string, b: string): number {
  return Number(isDoctestTarget(a)) - Number(isDoctestTarget(b)) || compareUtf8(a, b);
}

/**
 * Whether all parts ran the same for the build, and with the same end. Where a part's build has problems it may have ended
 * otherwise and earlier; that is told as its problem.
 */
export function checkCommands(parts: readonly [ShardPart, ...ShardPart[]]): readonly Finding[] {
  const [first] = parts;
  const reference = parts.find(isBuilt) ?? first;
  const expected = commonCommands(reference);
  return parts.flatMap((part) => {
    const found = commonCommands(part);
    const [shorter, longer] = [expected.length, found.length].sort((a, b) => a - b);
    const length = (isBuilt(part) ? longer : shorter) ?? 0;
    const at = Array.from({ length }, (_, i) => i).find((i) => !isSame(expected[i], found[i], isBuilt(part)));
    if (at === undefined) return [];
    const [here, there] = shownFromTheirDifference(found[at], expected[at]);
    const message = `${partName(part)} differs from ${partName(reference)} in what it ran: ${here} in place of ${there}.`;
    return [mergeError('shard_disagrees', message, CAPTURE_TOGETHER)];
  });
}

function isBuilt({ evidence }: ShardPart): boolean {
  return evidence.problems.every(({ step }) => step !== 'build');
}

function isSame(a: EvidenceCommand | undefined, b: EvidenceCommand | undefined, ends: boolean): boolean {
  if (a === undefined || b === undefined) return false;
  const sameWords = a.argv.length === b.argv.length && a.argv.every((word, i) => word === b.argv[i]);
  return sameWords && (!ends || a.exit_code === b.exit_code);
}

/** Commands are long and mostly alike; a message shows them from shortly before where they part. */
function shownFromTheirDifference(
  a: EvidenceCommand | undefined,
  b: EvidenceCommand | undefined,
): readonly [string, string] {
  const words = a?.argv ?? [];
  const parting = words.findIndex((word, i) => word !== b?.argv[i]);
  const from = Math.max(0, parting - 1);
  return [shown(a, from), shown(b, from)];
}

function shown(command: EvidenceCommand | undefined, from: number): string {
  if (command === undefined) return 'nothing';
  const end = command.exit_code === null ? 'no exit code' : `exit code ${command.exit_code}`;
  return `${named(`${from > 0 ? '… ' : ''}${command.argv.slice(from).join(' ')}`)} (${end})`;
}

/** The commands as one machine would tell them: what all ran, then the runs of targets, then clippy. */
export function mergeCommands(parts: readonly ShardPart[]): readonly EvidenceCommand[] {
  const common = parts.map(commonCommands);
  const length = Math.max(...common.map((commands) => commands.length));
  const shared = Array.from({ length }, (_, i) => {
    const same = common.map((commands) => commands[i]).filter((command) => command !== undefined);
    // Of several ends the one that failed must not be lost.
    return same.find(({ exit_code }) => exit_code !== 0) ?? same[0];
  });
  const all = parts.flatMap(({ evidence }) => evidence.commands);
  const runs = all.map((command) => ({ command, target: targetOfCommand(command) ?? '' }));
  return [
    ...shared.filter((command) => command !== undefined),
    ...runs
      .filter(({ target }) => target !== '')
      .sort((a, b) => compareRuns(a.target, b.target))
      .map(({ command }) => command),
    ...all.filter(isClippyCommand),
  ];
}
