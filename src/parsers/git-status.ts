import { known, type Missing, missing, type Read } from '../facts.js';
import { asciiText, decodePath, escapeBytes, splitRecords } from './git-path.js';

/** A tracked file that differs from the index. Modes are of the index and of the work tree, `000000` where it is gone. */
export interface TrackedChange {
  readonly path: string;
  readonly indexMode: string;
  readonly workTreeMode: string;
  /** The blob in the index. */
  readonly indexOid: string;
}

/** What `git status` lists. A folder that is untracked or ignored as a whole ends with `/`. */
export interface StatusListing {
  readonly tracked: readonly TrackedChange[];
  readonly untracked: readonly string[];
  readonly ignored: readonly string[];
}

const OID = '[0-9a-f]{40}(?:[0-9a-f]{24})?';
/** `1 XY sub mH mI mW hH hI path`: https://git-scm.com/docs/git-status#_changed_tracked_entries */
const TRACKED = new RegExp(`^1 [.A-Z]{2} [NS][.A-Z]{3} [0-7]{6} ([0-7]{6}) ([0-7]{6}) ${OID} (${OID}) `);
const WHERE = 'The work tree';

/** Reads `git status --porcelain=v2 -z --no-renames`. Merge conflicts, renames and headers are not expected: `missing`. */
export function parseStatus(output: Uint8Array): Read<StatusListing> {
  const records = splitRecords(output);
  if (records === null) return unreadable('its last record is cut off');
  const tracked: TrackedChange[] = [];
  const untracked: string[] = [];
  const ignored: string[] = [];
  for (const record of records) {
    const match = TRACKED.exec(asciiText(record));
    const kind = asciiText(record.subarray(0, 2));
    if (match === null && kind !== '? ' && kind !== '! ')
      return unreadable(`"${escapeBytes(record)}" is unknown`);
    const path = decodePath(record.subarray(match?.[0].length ?? 2), WHERE);
    if (path.state === 'missing') return path;
    if (match !== null) {
      const [, indexMode = '', workTreeMode = '', indexOid = ''] = match;
      tracked.push({ path: path.value, indexMode, workTreeMode, indexOid });
    } else (kind === '? ' ? untracked : ignored).push(path.value);
  }
  return known({ tracked, untracked, ignored });
}

function unreadable(why: string): Missing {
  return missing('infrastructure', `${WHERE}'s state could not be read from git: ${why}.`);
}
