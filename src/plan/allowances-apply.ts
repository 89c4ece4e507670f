import type { Finding } from '../finding.js';
import type { Allowance, AllowanceGate } from './allowances.js';

/** Something that a gate would refuse. */
export interface Offence {
  readonly finding: Finding;
  /** What an allowance may call it: canonical strings and paths, the one that says most first. */
  readonly names: readonly string[];
  /** True when it was there before this pull request: then an allowance of the chunk that did it covers it. */
  readonly landedBefore: boolean;
}

/** The allowances that count: the chunk's own, and those of other chunks for what landed before. */
export interface AllowanceSets {
  readonly own: readonly Allowance[];
  readonly others: readonly Allowance[];
  /** The chunk whose own are meant; absent where they are those of several. */
  readonly chunk?: string;
}

export interface Judged {
  /** Offences that nothing allows, then a notice for each allowance that was used or matched nothing. */
  readonly findings: readonly Finding[];
  readonly refused: number;
  readonly allowed: number;
}

/** Lets pass what the plan allows, and tells each allowance that was used, and each that matched nothing. */
export function applyAllowances(
  gate: AllowanceGate,
  sets: AllowanceSets,
  offences: readonly Offence[],
): Judged {
  const own = byName(sets.own, gate);
  const others = byName(sets.others, gate);
  const used = new Map<Allowance, Finding[]>();
  const refused: Finding[] = [];
  for (const offence of offences) {
    const fitting = [own, ...(offence.landedBefore ? [others] : [])].flatMap((set) =>
      offence.names.flatMap((name) => set.get(name) ?? []),
    );
    if (fitting.length === 0) refused.push(withTheWayOut(gate, sets, offence));
    for (const allowance of fitting) {
      const covered = used.get(allowance) ?? [];
      covered.push(offence.finding);
      used.set(allowance, covered);
    }
  }
  const unused = [...own.values()].flat().filter((allowance) => !used.has(allowance));
  return {
    findings: [...refused, ...[...used].map(usedNotice), ...unused.map(unusedNotice)],
    refused: refused.length,
    allowed: offences.length - refused.length,
  };
}

function byName(allowances: readonly Allowance[], gate: AllowanceGate): ReadonlyMap<string, Allowance[]> {
  const named = new Map<string, Allowance[]>();
  for (const allowance of allowances.filter((each) => each.gate === gate)) {
    const same = named.get(allowance.match) ?? [];
    same.push(allowance);
    named.set(allowance.match, same);
  }
  return named;
}

function usedNotice([{ chunk, match, reason }, covered]: readonly [Allowance, readonly Finding[]]): Finding {
  const [first] = covered;
  const what =
    covered.length > 1 ? `${covered.length} findings at ${legible(match)}` : (first?.message ?? '');
  return {
    code: 'allowed',
    level: 'notice',
    message: `The plan allows this for chunk ${chunk}, because: ${reason} It covers: ${what}`,
    help: 'Nothing to do; the exception stands in allowances.json at the plan ref.',
    ...(first?.path === undefined ? {} : { path: first.path }),
    ...(first?.line === undefined ? {} : { line: first.line }),
  };
}

/** One each: whether another label uses it is told by comparing these. */
function unusedNotice({ chunk, gate, match }: Allowance): Finding {
  return {
    code: 'allowance_unused',
    level: 'notice',
    message: `The allowance of chunk ${chunk} for ${legible(match)} (${gate}) matched nothing.`,
    help: 'Nothing to do, unless it was meant to match: it must be the canonical string or path to the letter.',
  };
}

/** A warning's canonical string joins its fields by a control character, which no reader shows. */
export function legible(match: string): string {
  return match.replaceAll('\u001f', ' | ');
}

function withTheWayOut(gate: AllowanceGate, { chunk }: AllowanceSets, { finding, names }: Offence): Finding {
  const [match] = names;
  if (match === undefined) return finding;
  return { ...finding, help: `${finding.help}\n${howToAllow(gate, match, chunk ?? null)}` };
}

/** The end of a finding's help: how the plan lets the thing pass. Its last line is the whole file, to be copied as it is. */
export function howToAllow(gate: AllowanceGate, match: string, chunk: string | null): string {
  const blanks = chunk === null ? 'the chunk that it is for and your reason' : 'your reason';
  const entry = [
    ['chunk', chunk ?? 'id of the chunk'],
    ['gate', gate],
    ['match', match],
    ['reason', 'why this is meant'],
  ].map(([name, value]) => `"${name}": ${seenJson(value ?? '')}`);
  return `Where it is meant, a plan pull request can allow it with this as .taskfleet/allowances.json, ${blanks} filled in (if the file is there, add what the brackets hold to its list):\n[{ ${entry.join(', ')} }]`;
}

/** JSON of a text in which nothing is unseen, so that what is copied from a screen is what is meant. */
function seenJson(text: string): string {
  return JSON.stringify(text).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) =>
      [...Array(character.length).keys()]
        .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}

/** `1 is gone or newly ignored, as the plan allows`, for summaries in which nothing was refused. */
export function asAllowed(count: number, what: string): string {
  return `${count} ${count === 1 ? 'is' : 'are'} ${what}, as the plan allows`;
}

/** ` (2 more are allowed by the plan)`, for summaries; empty for none. */
export function allowedAside({ allowed, refused }: Judged): string {
  if (allowed === 0) return '';
  const more = refused === 0 ? '' : ' more';
  return ` (${allowed}${more} ${allowed === 1 ? 'is' : 'are'} allowed by the plan)`;
}
