import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EVIDENCE_LIMITS } from '../evidence/evidence-file.js';
import { evidenceFilesIn, type LabelledPath, pathsByLabel } from '../evidence/labels.js';
import type { LabelledFiles, NamedFile } from '../evidence-source.js';
import { missing } from '../facts.js';
import { named } from '../plan/wording.js';
import type { Environment } from './cargo-environment.js';
import { BEHIND_SYMLINK, readFileAtPlace } from './given-file.js';
import { foldersOfJobs, isRealPath, placeOf } from './given-place.js';
import { SYMLINK } from './ordinary-file.js';
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
 * opened, and no symlink is followed, nor one in a folder on the way where other jobs' files come to: see `placeOf`. What can't be
 * read has its reason in place of its content. `environment` says where a workflow runs.
 */
export async function readEvidenceFiles(
  entries: readonly LabelledPath[],
  caps: EvidenceCaps = EVIDENCE_CAPS,
  environment: Environment = process.env,
): Promise<readonly LabelledFiles[]> {
  const left = { ...caps };
  const jobs = await foldersOfJobs(environment);
  const labelled: LabelledFiles[] = [];
  for (const [label, paths] of pathsByLabel(entries)) {
    const files: NamedFile[] = [];
    for (const path of paths) {
      const place = await placeOf(path, jobs);
      if (place.ok) files.push(...(await readPlace(place.path, path, left, caps)));
      else files.push(unusable(path, path, place.why));
    }
    labelled.push({ label, files });
  }
  return labelled;
}

/** What may still be read. */
interface Left {
  files: number;
  bytes: number;
}

/** `path` is what the place was named as. */
async function readPlace(
  place: string,
  path: string,
  left: Left,
  caps: EvidenceCaps,
): Promise<readonly NamedFile[]> {
  const names = await namesIn(place);
  if (names === null) return [await readOne(place, path, left, caps)];
  if (typeof names === 'string') return [unusable(path, path, names)];
  const found = evidenceFilesIn(names);
  if (found.length === 0)
    return [unusable(path, path, 'is a folder that holds no file whose name ends in .json')];
  if (found.length > left.files)
    return [
      unusable(path, path, `is a folder of ${found.length} files; at most ${caps.files} are read in all`),
    ];
  const files: NamedFile[] = [];
  for (const name of found) files.push(await readOne(join(place, name), name, left, caps));
  return files;
}

/**
 * The names in a folder, `null` for what is none, or why they can't be had, as the rest of a sentence. Where the folder is swapped
 * for another meanwhile, its names lead to nothing: each file must lie at its own place.
 */
async function namesIn(place: string): Promise<readonly string[] | string | null> {
  try {
    const entry = await lstat(place);
    if (entry.isSymbolicLink()) return SYMLINK;
    if (!entry.isDirectory()) return null;
    return (await isRealPath(place)) ? await readdir(place) : BEHIND_SYMLINK;
  } catch (error) {
    return `could not be read: ${systemWords(error)}`;
  }
}

/** `shown` is what messages call it: what a folder holds was named by whoever made it. */
async function readOne(path: string, shown: string, left: Left, caps: EvidenceCaps): Promise<NamedFile> {
  if (left.files < 1) return unusable(path, shown, `is one too many: at most ${caps.files} files are read`);
  left.files -= 1;
  const file = await readFileAtPlace(path, Math.min(EVIDENCE_LIMITS.maxBytes, left.bytes));
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
