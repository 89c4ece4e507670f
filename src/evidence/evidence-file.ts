import type { JsonLimits } from '../plan/strict-json.js';
import {
  compareSites,
  MAX_WARNING_SITES,
  type WarningDetail,
  type WarningSite,
  writeProblem,
} from './evidence.js';
import { validate as fitsEvidenceSchema } from './evidence-validator.cjs';
import { type FileResult, readJsonFile } from './json-file.js';
import type { ShardedEvidence } from './shard.js';
import { compareTests, compareWarnings, sortWarnings } from './snapshot.js';
import { normalizeRun, type WrittenRun, writeRun, writeTest } from './snapshot-file.js';
import { compareUtf8 } from './utf8-order.js';

/** An artifact from a job that ran a stranger's code is read only up to here. */
export const EVIDENCE_LIMITS: JsonLimits = { maxBytes: 96 * 1024 * 1024, maxDepth: 127 };

/**
 * Reads an evidence file, which may come from a job that ran the pull request's code: hostile data. Size, JSON and shape are
 * checked, nothing else; whether it is of the right commit and whole is for the gates. Never throws, whatever the bytes.
 */
export function parseEvidence(bytes: Uint8Array): FileResult<ShardedEvidence> {
  const file = readJsonFile(bytes, EVIDENCE_LIMITS, fitsEvidenceSchema);
  if (!file.ok) return file;
  // The schema has been checked, and this type says the same as the schema.
  const written = file.value as unknown as Omit<ShardedEvidence, 'snapshot'> & {
    readonly snapshot: WrittenRun;
  };
  return { ok: true, value: normalizeEvidence({ ...written, snapshot: normalizeRun(written.snapshot) }) };
}

/** The one way to write evidence: compact JSON, keys in order, lists sorted, so that the same evidence gives the same bytes. */
export function serializeEvidence(evidence: ShardedEvidence): string {
  const whole = normalizeEvidence(evidence);
  return JSON.stringify({ ...whole, snapshot: writeRun(whole.snapshot) });
}

/** Keys in order, lists sorted where their order means nothing, and nothing that evidence does not have. */
function normalizeEvidence(evidence: ShardedEvidence): ShardedEvidence {
  return {
    schema_version: 1,
    ref: evidence.ref,
    commit_oid: evidence.commit_oid,
    toolchain: evidence.toolchain,
    snapshot: evidence.snapshot,
    cargo_args: evidence.cargo_args,
    tree_oid: evidence.tree_oid,
    workspace: evidence.workspace,
    complete: evidence.complete,
    problems: evidence.problems.map(({ step, ...problem }) => ({
      ...writeProblem(problem),
      ...(step === undefined ? {} : { step }),
    })),
    commands: evidence.commands.map(({ argv, exit_code }) => ({ argv, exit_code })),
    failures: evidence.failures
      .map(({ test, message, path, line, column }) => ({
        test: writeTest(test),
        message,
        path,
        line,
        column,
      }))
      .sort((a, b) => compareTests(a.test, b.test)),
    warnings: normalizeWarnings(evidence),
    checks: evidence.checks.map(({ desc, run, cwd, exit_code, reason, output }) => ({
      desc,
      run,
      cwd,
      exit_code,
      reason,
      output,
    })),
    not_run: evidence.not_run
      .map(({ target, reason, shard }) => ({ target, reason, ...(shard === undefined ? {} : { shard }) }))
      .sort((a, b) => compareUtf8(a.target, b.target)),
    ...originOf(evidence),
  };
}

function originOf({ shard, run }: ShardedEvidence): Pick<ShardedEvidence, 'shard' | 'run'> {
  return {
    ...(shard === undefined
      ? {}
      : {
          shard: {
            index: shard.index,
            count: shard.count,
            clippy: shard.clippy,
            doctests: shard.doctests,
          },
        }),
    ...(run === undefined ? {} : { run: { id: run.id, attempt: run.attempt } }),
  };
}

/** Details beside the warnings that they are of: a file repeats each text, and memory need not. */
function normalizeWarnings({ warnings, snapshot }: ShardedEvidence): readonly WarningDetail[] {
  const listed = sortWarnings(snapshot.clippy.warnings);
  const helps = new Map<string, string>();
  let at = 0;
  return [...warnings].sort(compareWarnings).map((warning): WarningDetail => {
    for (let next = listed[at]; next !== undefined && compareWarnings(next, warning) < 0; next = listed[at])
      at += 1;
    const own = listed[at];
    const named = own !== undefined && compareWarnings(own, warning) === 0 ? own : warning;
    const help = helps.get(warning.help) ?? warning.help;
    helps.set(help, help);
    return {
      lint: named.lint,
      package: named.package,
      file: named.file,
      message: named.message,
      path: warning.path === named.file ? named.file : warning.path,
      help,
      sites: [...warning.sites].sort(compareSites).slice(0, MAX_WARNING_SITES).map(writeSite),
    };
  });
}

function writeSite({ line, end_line, column, end_column, text }: WarningSite): WarningSite {
  return { line, end_line, column, end_column, ...(text === undefined ? {} : { text }) };
}
