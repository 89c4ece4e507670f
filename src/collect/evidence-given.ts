import { parseEvidence } from '../evidence/evidence-file.js';
import type { FileProblem } from '../evidence/json-file.js';
import { mergeEvidence, type WholeEvidence } from '../evidence/merge.js';
import type { EvidencePart } from '../evidence/merge-words.js';
import { mayReuse, type ReuseVerdict } from '../evidence/reuse.js';
import type { GivenFiles, LabelledFiles } from '../evidence-source.js';
import type { Finding } from '../finding.js';
import { named } from '../plan/wording.js';
import type { EvidenceTerms } from './evidence-verify.js';

/** What files that were handed over come to. */
export interface GivenEvidence {
  /** `null` where they make none. */
  readonly evidence: WholeEvidence | null;
  /** What keeps it from counting, as far as the files themselves and their origin go. */
  readonly findings: readonly Finding[];
  /** Whether all of it may stand for the head; whether it is whole is another question. */
  readonly isOfHead: boolean;
  /** Where it is from, a sentence each, as far as that is not this run and the head itself. */
  readonly reused: readonly string[];
}

/** Of many files from many runs, those told. */
const MAX_ORIGINS = 3;

/**
 * The same files with their contents read. What is handed to a run is held to its end, and the bytes of a large workspace would be as much
 * again as what they say.
 */
export function parseGiven(given: readonly LabelledFiles[]): readonly GivenFiles[] {
  return given.map(({ label, files }) => ({
    label,
    files: files.map(({ name, content }) => ({
      name,
      content: content instanceof Uint8Array ? parseEvidence(content) : content,
    })),
  }));
}

/** Reads each file, holds it to the head, and puts together what are shares of one capture. Every fault of every file is told. */
export function readGivenEvidence(files: GivenFiles['files'], terms: EvidenceTerms): GivenEvidence {
  const parts: EvidencePart[] = [];
  const findings: Finding[] = [];
  for (const { name, content } of files) {
    if ('reason' in content) {
      findings.push(unreadable(content.reason));
      continue;
    }
    const parsed = content instanceof Uint8Array ? parseEvidence(content) : content;
    if (parsed.ok) parts.push({ file: name, evidence: parsed.value });
    else findings.push(...invalid(parsed.problems, parsed.unlisted, name));
  }
  const verdicts = parts.map((part) => ({ part, verdict: originOf(part, terms) }));
  const refused = verdicts.flatMap(({ part, verdict }) => refusal(verdict, ofFile(part.file, files)));
  const reused = verdicts.flatMap(({ verdict }) => (verdict.state === 'reused' ? [verdict.from] : []));
  // Where no file can be read, nothing can be said of how they fit together.
  const merged =
    parts.length === 0 && files.length > 0
      ? null
      : mergeEvidence(parts, { runsMayDiffer: terms.origin.reuse === 'on' });
  const apart = merged === null || merged.ok ? [] : merged.findings;
  const evidence = merged?.ok === true ? merged.evidence : null;
  return {
    evidence,
    findings: [...findings, ...refused, ...apart],
    isOfHead: evidence !== null && refused.length === 0,
    reused: firstOf([...new Set(reused)]),
  };
}

function originOf(
  { evidence }: EvidencePart,
  { head, headTree, toolchain, origin, cargoArgs }: EvidenceTerms,
) {
  const { reuse, expectedRun, directory } = origin;
  const commands = reuse === 'on' ? origin.commands(cargoArgs) : [];
  return mayReuse(evidence, { head, headTree, expectedRun, toolchain, directory, commands }, reuse);
}

function firstOf(origins: readonly string[]): readonly string[] {
  const more = origins.length - MAX_ORIGINS;
  if (more <= 0) return origins;
  return [
    ...origins.slice(0, MAX_ORIGINS),
    `${more} more ${more === 1 ? 'file is' : 'files are'} of other commits or runs.`,
  ];
}

/** The begin of a message on one of several files; of one alone it is clear. */
function ofFile(name: string, files: GivenFiles['files']): string {
  return files.length > 1 ? `${named(name)}: ` : '';
}

function refusal(verdict: ReuseVerdict, begin: string): readonly Finding[] {
  if (verdict.state !== 'refused') return [];
  const { code, reason, help } = verdict;
  return [{ code, level: 'error', message: `${begin}${reason}`, help }];
}

function unreadable(reason: string): Finding {
  return {
    code: 'evidence_unreadable',
    level: 'error',
    // It names the file and says what is wrong with it.
    message: reason,
    help: 'Check input `evidence` (on the command line: --evidence), and that the job that captures has run and handed its file over.',
  };
}

function invalid(problems: readonly FileProblem[], unlisted: number, name: string): readonly Finding[] {
  const more = unlisted === 1 ? 'There is 1 more problem.' : `There are ${unlisted} more problems.`;
  const all = unlisted === 0 ? problems : [...problems, { pointer: '', message: more }];
  return all.map(({ pointer, message }) => ({
    code: 'evidence_invalid',
    level: 'error',
    message: `The evidence file ${named(name)} is not one that can be used. ${message}${pointer === '' ? '' : ` (at ${pointer})`}`,
    help: 'Hand over the file as `capture` wrote it, of the same version of plan-gate.',
  }));
}
