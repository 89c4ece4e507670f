import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EVIDENCE_LIMITS } from '../evidence/evidence-file.js';
import { evidenceFilesIn, type LabelledPath, pathsByLabel } from '../evidence/labels.js';
import type { LabelledFiles, NamedFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import { named } from '../plan/wording.js';
import { readOrdinaryFile } from './given-file.js';
import { systemWords } from './system-words.js';

/** What all files together may be. Each may come from a job that ran a stranger's code. */
export interface EvidenceCaps {
  readonly files: number;
  readonly bytes: number;
}

/** A matrix makes at most 256 jobs; several labels may have as many shards each. What is read is held in memory at once. */
export const EVIDENCE_CAPS: EvidenceCaps = { files: 1024, bytes: 256 * 1024 * 1024 };

/**
 * Reads the files that input `evidence` names; a folder stands for every `*.json` directly in it. Nothing but ordinary files is
 * opened, and no symlink is followed. What can't be read has its reason in place of its content.
 */
export async function readEvidenceFiles(
  entries: readonly LabelledPath[],
  caps: EvidenceCaps = EVIDENCE_CAPS,
): Promise<readonly LabelledFiles[]> {
  const left = { ...caps };
  const labelled: LabelledFiles[] = [];
  for (const [label, paths] of pathsByLabel(entries)) {
    const files: NamedFile[] = [];
    for (const path of paths) files.push(...(await readPath(path, left, caps)));
    labelled.push({ label, files });
  }
  return labelled;
}

/** What may still be read. */
interface Left {
  files: number;
  bytes: number;
}

async function readPath(path: string, left: Left, caps: EvidenceCaps): Promise<readonly NamedFile[]> {
  const entry = await lstat(path).catch((error: unknown) => systemWords(error));
  if (typeof entry === 'string') return [unusable(path, path, `could not be read: ${entry}`)];
  if (entry.isSymbolicLink()) return [unusable(path, path, 'is a symlink, which could lead anywhere')];
  if (!entry.isDirectory()) return [await readOne(path, path, left, caps)];
  const names = await readdir(path).catch((error: unknown) => systemWords(error));
  if (typeof names === 'string') return [unusable(path, path, `could not be read: ${names}`)];
  const found = evidenceFilesIn(names);
  if (found.length === 0)
    return [unusable(path, path, 'is a folder that holds no file whose name ends in .json')];
  if (found.length > left.files)
    return [
      unusable(path, path, `is a folder of ${found.length} files; at most ${caps.files} are read in all`),
    ];
  const files: NamedFile[] = [];
  for (const name of found) files.push(await readOne(join(path, name), name, left, caps));
  return files;
}

/** `shown` is what messages call it: what a folder holds was named by whoever made it. */
async function readOne(path: string, shown: string, left: Left, caps: EvidenceCaps): Promise<NamedFile> {
  if (left.files < 1) return unusable(path, shown, `is one too many: at most ${caps.files} files are read`);
  left.files -= 1;
  const file = await readOrdinaryFile(path, Math.min(EVIDENCE_LIMITS.maxBytes, left.bytes));
  if (!file.ok) {
    const all = left.bytes < EVIDENCE_LIMITS.maxBytes ? `, of ${caps.bytes} that are read in all` : '';
    return unusable(path, shown, `${file.why}${file.why.startsWith('has ') ? all : ''}`);
  }
  left.bytes -= file.bytes.length;
  return { name: basename(path), content: file.bytes };
}

function unusable(path: string, shown: string, why: string): NamedFile {
  const reason = `The evidence file ${named(shown)} ${why}. Name the file that a capture wrote, or leave it out.`;
  return { name: basename(path), content: missing('incomplete-evidence', reason) };
}
