import { createHash } from 'node:crypto';
import type { Level } from '../finding.js';
import { span } from './annotations.js';
import { visibleLines, wellFormed } from './escape.js';
import { wordsOf } from './finding-words.js';
import { commitUrl, repositoryPath, safeUrl } from './links.js';
import { findingsInTurns, type PlacedFinding } from './ranking.js';
import type { Report } from './report.js';
import { counted, type GateTexts, gateText } from './words.js';

/** What SARIF says of the tool itself. */
export interface SarifTool {
  readonly version: string;
  /** Page of the tool. */
  readonly url: string;
}

/** GitHub takes 25,000 results in one run ("SARIF results exceed limits" in its docs) and refuses a file that holds more. */
export const MAX_RESULTS = 25_000;
/** UTF-16 units of one message, so that a file of the most results stays below the 10 MB that GitHub takes (compressed). */
const MAX_MESSAGE_UNITS = 4_000;

const SARIF_LEVELS: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', notice: 'note' };

/**
 * The report as SARIF 2.1.0 for code scanning: a rule for each gate, a result for each finding that has a place in the repository.
 * What has no place, or no room, is a notification of the run, so that nothing is lost. Equal reports are equal bytes.
 */
export function renderSarif(report: Report, texts: GateTexts, tool: SarifTool): string {
  const findings = findingsInTurns(report);
  const placed = findings.filter(({ finding }) => repositoryPath(finding.path) !== null);
  const shown = placed.slice(0, MAX_RESULTS);
  const rest = findings.filter(({ finding }) => repositoryPath(finding.path) === null);
  const order = [...new Set(report.gates.map(({ id }) => id))];
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: driverOf(order, texts, tool) },
        // The part before the slash is what GitHub calls the category: one for all runs, so that an alert is closed when its finding is gone.
        automationDetails: { id: 'plan-gate/' },
        ...provenanceOf(report),
        originalUriBaseIds: { SRCROOT: { description: { text: "The repository's root." } } },
        columnKind: 'unicodeCodePoints',
        invocations: [
          {
            // The gate itself ran to its end unless something that it needs could not be had.
            executionSuccessful: report.failure_kind !== 'infrastructure',
            toolExecutionNotifications: [
              notification('note', report.headline),
              ...report.gates.flatMap(({ id, outcome, reason }) =>
                outcome === 'unknown' && reason !== null
                  ? [{ ...notification('error', reason), associatedRule: { id } }]
                  : [],
              ),
              ...rest.map(({ finding, gate, times }) => ({
                ...notification(SARIF_LEVELS[finding.level], messageOf({ finding, gate, times })),
                associatedRule: { id: gate.id },
              })),
              ...leftOut(placed.length - shown.length),
            ],
          },
        ],
        results: resultsOf(shown, order),
      },
    ],
  };
  return `${JSON.stringify(log, (_, value) => (typeof value === 'string' ? wellFormed(value) : value), 2)}\n`;
}

function driverOf(ids: readonly string[], texts: GateTexts, { version, url }: SarifTool) {
  return {
    name: 'plan-gate',
    semanticVersion: version,
    informationUri: url,
    rules: ids.map((id) => {
      const { title, why, docs } = gateText(texts, id);
      const said = why === '' ? title : why;
      const page = safeUrl(docs);
      return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: said },
        help: { text: page === null ? said : `${said} See ${page}` },
        ...(page === null ? {} : { helpUri: page }),
        properties: { tags: ['plan-gate'] },
      };
    }),
  };
}

/** Where the sources can be had: only for a run that knows its host, and a full commit id. */
function provenanceOf(report: Report): object {
  const commit = report.head === null ? null : commitUrl(report, report.head);
  if (commit === null) return {};
  const repositoryUri = commit.slice(0, commit.lastIndexOf('/commit/'));
  return { versionControlProvenance: [{ repositoryUri, revisionId: report.head }] };
}

function resultsOf(shown: readonly PlacedFinding[], order: readonly string[]): readonly object[] {
  const seen = new Map<string, number>();
  return shown.map((placed) => {
    const { finding, gate } = placed;
    const uri = encodePath(repositoryPath(finding.path) ?? '');
    const digest = digestOf(placed, uri);
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    return {
      ruleId: gate.id,
      ruleIndex: order.indexOf(gate.id),
      level: SARIF_LEVELS[finding.level],
      message: { text: messageOf(placed) },
      locations: [
        { physicalLocation: { artifactLocation: { uri, uriBaseId: 'SRCROOT' }, ...regionOf(placed) } },
      ],
      // The first is the one that GitHub follows an alert by; it would else be made from the file's lines.
      partialFingerprints: {
        primaryLocationLineHash: `${digest.slice(0, 16)}:${nth}`,
        'finding/v1': `${digest}:${nth}`,
      },
      properties: { code: finding.code },
    };
  });
}

/** The same finding in a later commit has the same digest although its line moved: no line goes into it, nor a number in the message. */
function digestOf({ finding, gate }: PlacedFinding, uri: string): string {
  const message = wordsOf(finding, 'message').replace(/\b(?:[0-9a-f]{40}(?:[0-9a-f]{24})?|\d+)\b/g, '#');
  return createHash('sha256')
    .update(JSON.stringify([gate.id, finding.code, uri, wellFormed(message)]))
    .digest('hex');
}

/** GitHub wants a line of every result; a finding about a whole file stands at its first. */
function regionOf({ finding }: PlacedFinding): object {
  const { start_line, end_line, start_column, end_column } = span(finding);
  const columns =
    start_column === undefined || end_column === undefined
      ? {}
      : // SARIF's end is the column after the last.
        { startColumn: start_column, endColumn: end_column + 1 };
  return { region: { startLine: start_line, endLine: end_line, ...columns } };
}

function messageOf({ finding, times }: PlacedFinding): string {
  const message = visibleLines(wordsOf(finding, 'message')).join('\n').trim() || finding.code;
  const help = visibleLines(wordsOf(finding, 'help')).join('\n').trim();
  const repeated = times === 1 ? '' : ` (${times} times)`;
  return plain(`${cut(message)}${repeated}${help === '' ? '' : `\n${cut(help)}`}`);
}

function notification(level: string, text: string) {
  return { level, message: { text: plain(cut(visibleLines(text).join('\n'))) } };
}

function leftOut(count: number): readonly object[] {
  if (count === 0) return [];
  const what = `${counted(count, 'more finding has', 'more findings have')} no room here; see the other reports.`;
  return [notification('warning', what)];
}

/** Plain SARIF text knows one markup, `[text](target)` (SARIF 2.1.0, section 3.11.6); a backslash takes it away. */
function plain(text: string): string {
  return text.includes('](') ? text.replace(/[\\[\]]/g, '\\$&') : text;
}

function cut(text: string): string {
  return text.length <= MAX_MESSAGE_UNITS ? text : `${wellFormed(text.slice(0, MAX_MESSAGE_UNITS))}…`;
}

/** A path as a relative URI reference; every segment is encoded, so that none is read as a scheme, a query or a way up. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
