import { mayReplace, writeWhole } from '../capture/capture-file.js';
import { readEvidenceFiles } from '../capture/given-evidence.js';
import { parseEvidence, serializeEvidence } from '../evidence/evidence-file.js';
import { mergeEvidence } from '../evidence/merge.js';
import type { EvidencePart } from '../evidence/merge-words.js';
import type { NamedFile } from '../evidence-source.js';
import { visible } from '../report/escape.js';
import { counted } from '../report/words.js';
import { describe, problemsOf } from './capture.js';
import { type CommandResult, failure } from './command.js';
import { parseFlags } from './flags.js';

/** `plan-gate merge FILE…`: puts the evidence of shards together, as the gate does. Exit 2 where it is not whole. */
export async function merge(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseFlags('merge', args);
  if (!parsed.ok) return failure(parsed.problem);
  const { files, text } = parsed.flags;
  if (files.length === 0) return failure('Name the files, or a folder of them: plan-gate merge FILE…');
  const labelled = await readEvidenceFiles(files.map((path) => ({ label: null, path })));
  const parts = labelled.flatMap((each) => each.files.map(readPart));
  const problems = parts.filter((part) => typeof part === 'string');
  if (problems.length > 0) return failure(problems.join('\n'));
  const merged = mergeEvidence(parts.filter((part) => typeof part !== 'string'));
  if (!merged.ok) return failure(merged.findings.map(({ message, help }) => `${message} ${help}`).join('\n'));
  const { evidence, shards } = merged;
  const out = text('out') || 'evidence.json';
  const place = await mayReplace(out);
  if (place.state !== 'known') return failure(place.reason);
  const written = await writeWhole(out, serializeEvidence(evidence));
  if (written.state !== 'known') return failure(written.reason);
  const from = shards === null ? 'a whole capture' : counted(shards, 'shard', 'shards');
  return {
    exitCode: evidence.complete ? 0 : 2,
    stdout: `${visible(out)}: ${describe(evidence)}, from ${from}\n`,
    stderr: problemsOf(evidence),
  };
}

/** The evidence, or what is wrong with the file. */
function readPart({ name, content }: NamedFile): EvidencePart | string {
  if ('reason' in content) return content.reason;
  const parsed = parseEvidence(content);
  if (parsed.ok) return { file: name, evidence: parsed.value };
  const [first] = parsed.problems;
  const where = first === undefined || first.pointer === '' ? '' : ` (at ${first.pointer})`;
  return `${name} is not evidence that can be used. ${first?.message ?? ''}${where}`;
}
