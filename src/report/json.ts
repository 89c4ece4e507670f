import { wellFormed } from './escape.js';
import type {
  Report,
  ReportedChunk,
  ReportedFinding,
  ReportedGate,
  ReportedHost,
  ReportedPlan,
  ReportedTests,
  ReportedWarning,
  ReportedWarnings,
} from './report.js';

/**
 * The report as JSON (`schemas/report.v1.schema.json`): keys in the schema's order, two spaces, a final newline, so that equal reports
 * are equal bytes. What does not show, or could be a command in a log, is written as `\uXXXX`: the same values, safe to print anywhere.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(
    ordered(report),
    (_, value) => (typeof value === 'string' ? wellFormed(value) : value),
    2,
  );
  return `${escapeUnseen(text)}\n`;
}

// JSON itself escapes C0 only, and the text's own line breaks must stay. In `##[` the bracket is escaped; `::` never starts a line of JSON.
const UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?<=##)\[/gu;

function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function ordered(report: Report): Report {
  return {
    schema_version: report.schema_version,
    conclusion: report.conclusion,
    failure_kind: report.failure_kind,
    headline: report.headline,
    kind: report.kind,
    plan: report.plan === null ? null : orderedPlan(report.plan),
    chunk: report.chunk,
    base: report.base,
    head: report.head,
    merge_base: report.merge_base,
    changed_files: report.changed_files,
    gates: report.gates.map(orderedGate),
    chunks: report.chunks.map(orderedChunk),
    assertions: report.assertions,
    ...(report.tests === undefined ? {} : { tests: orderedTests(report.tests) }),
    ...(report.warnings === undefined ? {} : { warnings: orderedWarnings(report.warnings) }),
    ...(report.host === undefined ? {} : { host: orderedHost(report.host) }),
  };
}

function orderedPlan({ path, ref, sha, rev, slug }: ReportedPlan): ReportedPlan {
  return { path, ref, sha, rev, slug };
}

function orderedGate({ id, outcome, reason, summary, findings }: ReportedGate): ReportedGate {
  return { id, outcome, reason, summary, findings: findings.map(orderedFinding) };
}

function orderedFinding(finding: ReportedFinding): ReportedFinding {
  const { code, level, message, path, line, end_line, column, end_column, help, labels } = finding;
  const fields = { code, level, message, path, line, end_line, column, end_column, help };
  return labels === undefined ? fields : { ...fields, labels };
}

function orderedChunk({ id, title, deps, state }: ReportedChunk): ReportedChunk {
  return { id, title, deps, state };
}

function orderedHost({ repository, pull_request, run_url }: ReportedHost): ReportedHost {
  return { repository, pull_request, run_url };
}

function orderedTests({ before, after, counts, listed }: ReportedTests): ReportedTests {
  const { failing, removed, ignored, flaky, renamed, fixed, enabled, added } = counts;
  return {
    before,
    after,
    counts: { failing, removed, ignored, flaky, renamed, fixed, enabled, added },
    listed: listed.map(({ change, name, was, path, line }) => ({ change, name, was, path, line })),
  };
}

function orderedWarnings({ counts, listed }: ReportedWarnings): ReportedWarnings {
  const { added, moved, gone, kept } = counts;
  return { counts: { added, moved, gone, kept }, listed: listed.map(orderedWarning) };
}

function orderedWarning(warning: ReportedWarning): ReportedWarning {
  const { lint, package: owner, message, help, path, before, after, lines, text } = warning;
  const fields = { lint, package: owner, message, help, path, before, after, lines };
  return text === undefined ? fields : { ...fields, text };
}
