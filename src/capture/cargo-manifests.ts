import { realpath } from 'node:fs/promises';
import { parse } from 'smol-toml';
import type { EvidenceProblem } from '../evidence/evidence.js';
import { findOwnHarnesses } from '../parsers/cargo-manifest.js';
import type { CargoPackage, CargoWorkspace } from '../parsers/cargo-metadata.js';
import { readOrdinaryFile } from './ordinary-file.js';

/** Targets that bring a `main` of their own, and what is wrong with that. */
export interface ForgedHarnesses {
  /** As in `package/target_kind/target`. */
  readonly labels: readonly string[];
  readonly problems: readonly EvidenceProblem[];
}

/**
 * Reads the manifest of every package for targets with `harness = false`: such a program prints whatever it likes as results,
 * so nothing that it says is evidence.
 */
export async function findForgedHarnesses(workspace: CargoWorkspace): Promise<ForgedHarnesses> {
  const found = await Promise.all(workspace.packages.map(readManifest));
  return {
    labels: found.flatMap(({ labels }) => labels),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** The largest that are known, generated ones, have some hundred KB. */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

async function readManifest({ name, manifestPath, targets }: CargoPackage): Promise<ForgedHarnesses> {
  let manifest: unknown;
  try {
    // Cargo follows a symlink, and so does this.
    const file = await readOrdinaryFile(await realpath(manifestPath), MAX_MANIFEST_BYTES);
    if (!file.ok) return unreadable(name, `it ${file.why}`);
    const text = Buffer.from(file.bytes).toString('utf8');
    manifest = parse(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    return unreadable(name, why);
  }
  const labels = findOwnHarnesses(manifest, targets).map((each) => `${name}/${each.kind}/${each.name}`);
  return { labels, problems: labels.map(toProblem) };
}

function unreadable(name: string, why: string): ForgedHarnesses {
  const message = `The manifest of package ${name} could not be read: ${why}`;
  return { labels: [], problems: [{ code: 'manifest', message }] };
}

function toProblem(label: string): EvidenceProblem {
  const message =
    `The target ${label} has \`harness = false\`, so its own program decides what it prints as results. ` +
    'Let libtest run its tests, or make it an example or a benchmark, which `cargo test` does not run.';
  return { code: 'own-harness', message };
}
