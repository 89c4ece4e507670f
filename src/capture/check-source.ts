import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from '../evidence/evidence.js';
import type { CheckSource } from '../evidence-source.js';
import { known, missing, type Read } from '../facts.js';
import type { PlanCheck } from '../plan/plan.js';
import { createRunFolder, type RunFolder } from './capture-folder.js';
import { createRunner } from './capture-runner.js';
import { inheritedEnvironment } from './cargo-environment.js';
import { runChecks } from './checks.js';
import { isCheckedOut, type SourceSettings } from './evidence-source.js';
import { withWorktree } from './worktree.js';

/** Runs plan checks by themselves: where the commit is checked out, else in a worktree of its own. */
export function createCheckSource(settings: SourceSettings): CheckSource {
  const { clone, temporaryFolder } = settings;
  return {
    runChecks: async (commit, checks) => {
      if (await isCheckedOut(clone, commit)) return runIn(clone.directory, checks, settings);
      const place = { clone, commit, ...(temporaryFolder === undefined ? {} : { temporaryFolder }) };
      const ran = await withWorktree(place, (directory) => runIn(directory, checks, settings));
      return ran.state === 'known' ? ran.value : ran;
    },
  };
}

async function runIn(
  directory: string,
  checks: readonly PlanCheck[],
  settings: SourceSettings,
): Promise<Read<readonly CheckResult[]>> {
  const inherited = inheritedEnvironment(settings.environment, settings.extraEnvironment);
  if (inherited.state === 'missing') return inherited;
  const folder = await openFolder(settings.temporaryFolder ?? tmpdir());
  if (folder.state === 'missing') return folder;
  const runner = createRunner(folder.value, settings.limits, settings.signal);
  // As in a capture: nothing of a build is left in the work tree, or taken from it.
  const building = { CARGO_TARGET_DIR: join(folder.value.path, 'checks'), CARGO_INCREMENTAL: '0' };
  const temporary = join(folder.value.path, 'tmp');
  const place = process.platform === 'win32' ? { TEMP: temporary, TMP: temporary } : { TMPDIR: temporary };
  try {
    const env = { ...inherited.value, ...building, CARGO_TERM_COLOR: 'never', ...place };
    settings.progress?.({ kind: 'started', step: 'checks' });
    const started = performance.now();
    const timeoutMs = settings.limits.targetMs;
    const results = await runChecks(checks, { repository: directory, env, runner, timeoutMs });
    settings.progress?.({ kind: 'finished', step: 'checks', ok: true, ms: performance.now() - started });
    return known(results);
  } finally {
    runner.dispose();
    await folder.value.remove();
  }
}

async function openFolder(base: string): Promise<Read<RunFolder>> {
  try {
    return known(await createRunFolder(base));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return missing('infrastructure', `No temporary folder could be made in ${base}: ${why}.`);
  }
}
