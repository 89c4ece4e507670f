import { MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import { known, missing, type Read } from '../facts.js';
import type { Finding } from '../finding.js';
import type { Allowances } from '../floor-facts.js';
import { ALLOWANCES_LIMITS, type Allowance, parseAllowances } from '../plan/allowances.js';
import { PLAN_FOLDER, planFolderRole } from '../plan/plan-files.js';
import type { ChosenPlan } from '../plan/select-plan.js';
import type { FileContent, Repository } from '../repository.js';

/** Every allowance at the plan ref, or what is wrong with the files that should say them. */
export interface ReadAllowances {
  readonly allowances: readonly Allowance[];
  /** Errors; the `plan` gate's. */
  readonly findings: readonly Finding[];
}

/** Reads every `allowances.json` below the plan folder of the commit that the plan was read at. */
export async function readAllowances(
  repository: Repository,
  { ref, sha }: Pick<ChosenPlan, 'ref' | 'sha'>,
): Promise<Read<ReadAllowances>> {
  const listed = await repository.listFiles(sha, PLAN_FOLDER);
  if (listed.state !== 'known') return listed;
  const entries = listed.value.filter(({ path }) => planFolderRole(path) === 'allowances');
  if (entries.length === 0) return known({ allowances: [], findings: [] });
  const files = entries.filter(({ mode }) => mode !== MODE_SYMLINK && mode !== MODE_SUBMODULE);
  const blobs = await repository.readBlobs(
    [...new Set(files.map(({ oid }) => oid))],
    ALLOWANCES_LIMITS.maxBytes,
  );
  if (blobs.state !== 'known') return blobs;
  const allowances: Allowance[] = [];
  const findings: Finding[] = [];
  for (const entry of entries) {
    const content = files.includes(entry) ? blobs.value.get(entry.oid) : undefined;
    const read = readFile(entry.path, content ?? { state: 'not-a-file' }, ref);
    for (const allowance of read.allowances) allowances.push(allowance);
    for (const finding of read.findings) findings.push(finding);
  }
  return known({ allowances, findings });
}

function readFile(path: string, content: FileContent, ref: string): ReadAllowances {
  if (content.state !== 'bytes') {
    const why = content.state === 'too-large' ? 'is larger than 1 MiB' : 'is no ordinary file';
    return refused([broken(path, `${path} at ${ref} ${why}, so it allows nothing.`)]);
  }
  const parsed = parseAllowances(content.bytes);
  if (parsed.ok) return { allowances: parsed.allowances, findings: [] };
  return refused(
    parsed.problems.map(({ message, pointer, line, column }) => ({
      ...broken(path, `${message}${pointer === '' ? '' : ` (at ${pointer})`}`),
      line,
      column,
      endColumn: column,
    })),
  );
}

function refused(findings: readonly Finding[]): ReadAllowances {
  return { allowances: [], findings };
}

function broken(path: string, message: string): Finding {
  return {
    code: 'allowances_invalid',
    level: 'error',
    message,
    help: `Correct ${path} in a pull request of its own; its format is schemas/allowances.v1.schema.json.`,
    path,
  };
}

/** Those that count for a pull request: of its chunk, or of every chunk of the plan in a feature pull request. */
export function allowancesFor(
  read: Read<ReadAllowances>,
  { plan }: ChosenPlan,
  chunk: string | null,
): Read<Allowances> {
  if (read.state !== 'known') return read;
  if (read.value.findings.length > 0)
    return missing('bad-plan', 'What the plan allows can not be read: see the gate `plan`.');
  const chunks = new Set(plan.chunks.map(({ id }) => id));
  const ofPlan = read.value.allowances.filter((allowance) => chunks.has(allowance.chunk));
  const isOwn = (allowance: Allowance) => chunk === null || allowance.chunk === chunk;
  return known({
    own: ofPlan.filter(isOwn),
    others: ofPlan.filter((allowance) => !isOwn(allowance)),
    ...(chunk === null ? {} : { chunk }),
  });
}
