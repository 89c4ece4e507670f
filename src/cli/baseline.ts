import { basename } from 'node:path';
import { captureCommit } from '../capture/capture-commit.js';
import { EVIDENCE_OR_BASELINE, mayReplace, writeWhole } from '../capture/capture-file.js';
import { type Clone, openClone } from '../capture/git.js';
import { limitsWithin } from '../capture/limits.js';
import { endOnSignals } from '../capture/signals.js';
import type { CaptureOptions } from '../capture-options.js';
import { toBaseline } from '../evidence/evidence.js';
import { hashSnapshot } from '../evidence/hash.js';
import { labelProblem } from '../evidence/labels.js';
import { testString } from '../evidence/snapshot.js';
import { serializeSnapshot } from '../evidence/snapshot-file.js';
import type { PlanBaseline } from '../plan/plan.js';
import { PLAN_FOLDER } from '../plan/plan-files.js';
import { visible } from '../report/escape.js';
import { counted } from '../report/words.js';
import { describe, problemsOf, showProgress } from './capture.js';
import { parseCaptureFlags } from './capture-flags.js';
import { findCommit } from './check-ends.js';
import { type CommandResult, failure } from './command.js';

/** `plan-gate baseline`: captures a commit in a worktree of its own, writes the baseline file and prints the plan's block for it. */
export async function baseline(args: readonly string[]): Promise<CommandResult> {
  const parsed = parseCaptureFlags('baseline', args);
  if (!parsed.ok) return failure(parsed.problem);
  const { directory, capture, flags } = parsed;
  const label = flags.text('label');
  const problem = label === '' ? null : labelProblem(label);
  if (problem !== null) return failure(`--label ${problem}.`);
  const clone = await openClone(directory);
  if (clone.state !== 'known') return failure(clone.reason);
  const asked = flags.text('commit') || 'HEAD';
  const commit = await findCommit(clone.value, '--commit', asked);
  if (commit.state !== 'known') return failure(commit.reason);
  const branch = await clone.value.currentBranch();
  const ref =
    flags.text('ref') || `${branch.state === 'known' && branch.value !== null ? branch.value : asked}@fork`;
  const usual = `${PLAN_FOLDER}/baseline.${label === '' ? '' : `${label}.`}json`;
  const out = flags.text('out') || usual;
  const place = await mayReplace(out, { ...EVIDENCE_OR_BASELINE, usualName: basename(usual) });
  if (place.state !== 'known') return failure(place.reason);
  const captured = await captureBaseline(clone.value, commit.value, ref, capture);
  if (!captured.ok) return captured.result;
  const paste = `Paste this into the plan${label === '' ? '' : ', where this label is the one that it pins'}:`;
  const written = await writeWhole(out, captured.text);
  if (written.state !== 'known') return failure(written.reason);
  return {
    exitCode: 0,
    preface: `${visible(out)}: ${captured.found}\n${captured.note}${paste}\n`,
    stdout: `"baseline": ${JSON.stringify(captured.block, null, 2)}\n`,
    stderr: '',
  };
}

/** A baseline that was captured, or what the command comes to that wanted one. */
export type BaselineCapture =
  | {
      readonly ok: true;
      /** The baseline file's. */
      readonly text: string;
      /** The `baseline` member of a plan that pins it. */
      readonly block: PlanBaseline;
      /** What was found, in a line. */
      readonly found: string;
      /** What is not in it, in a line with its end; empty where nothing is left out. */
      readonly note: string;
      /** Names of the tests that fail in it. */
      readonly failed: readonly string[];
    }
  | { readonly ok: false; readonly result: CommandResult };

/** Captures a commit as a baseline, in a worktree of its own. */
export async function captureBaseline(
  clone: Clone,
  commit: string,
  ref: string,
  options: CaptureOptions,
): Promise<BaselineCapture> {
  endOnSignals('no baseline was written');
  const note = await uncommittedNote(clone, commit);
  const captured = await captureCommit({
    clone,
    commit,
    ref,
    workspace: options.workspace,
    cargoArgs: options.cargoArgs,
    extraEnvironment: options.env,
    environment: process.env,
    limits: limitsWithin(options.timeoutMs),
    progress: showProgress,
  });
  if (captured.state !== 'known') return { ok: false, result: failure(captured.reason) };
  const { evidence } = captured.value;
  if (!evidence.complete) {
    const stderr = `${problemsOf(evidence)}plan-gate: No baseline was written, because the capture is not complete.\n`;
    return { ok: false, result: { exitCode: 2, stdout: '', stderr } };
  }
  const snapshot = toBaseline(evidence, ref);
  const { commit_oid, toolchain } = evidence;
  const block = { ref, commit_oid, toolchain, ...hashSnapshot(snapshot) };
  const failed = evidence.snapshot.tests.failed.map(testString);
  return { ok: true, text: serializeSnapshot(snapshot), block, found: describe(evidence), note, failed };
}

/**
 * What is not committed is not in a commit's baseline, though whoever sits before it may believe so. Plan files are left out: the
 * plan that this is pasted into is often being written.
 */
async function uncommittedNote(clone: Clone, commit: string): Promise<string> {
  if (clone.isBare) return '';
  const status = await clone.statusIsClean();
  if (status.state !== 'known' || status.value.clean || status.value.commit !== commit) return '';
  const files = [...status.value.changed, ...status.value.untracked].filter(
    (path) => !path.startsWith(`${PLAN_FOLDER}/`),
  );
  if (files.length === 0) return '';
  const count = counted(files.length, 'file is', 'files are');
  const verb = files.length === 1 ? 'is' : 'are';
  return `note: ${count} not committed and ${verb} not in this baseline, which is of commit ${commit} alone.\n`;
}
