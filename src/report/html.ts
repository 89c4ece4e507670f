import { createHash } from 'node:crypto';
import { escapeHtml, shorten } from './escape.js';
import { anchorsOf } from './html-anchors.js';
import { findingsHtml } from './html-findings.js';
import { chunksHtml } from './html-graph.js';
import { listsHtml } from './html-lists.js';
import { assertionsHtml, contextHtml, gatesHtml, improvementsHtml, verdictHtml } from './html-overview.js';
import { SCRIPT } from './html-script.js';
import { STYLE } from './html-style.js';
import { linkHtml, MAX_SENTENCE } from './html-text.js';
import { pullRequestUrl } from './links.js';
import type { Report } from './report.js';
import type { GateTexts } from './words.js';

/**
 * The whole report as one HTML page that needs nothing else: no file, no network, no server. Its own policy lets a browser run and apply
 * what stands in it and nothing more, so that even a fault in an escape could not make text from a pull request into a script.
 */
export function renderHtml(report: Report, texts: GateTexts): string {
  const anchors = anchorsOf(report);
  const sections = [
    verdictHtml(report, texts, anchors),
    gatesHtml(report, texts, anchors),
    findingsHtml(report, texts, anchors),
    contextHtml(report),
    improvementsHtml(report),
    assertionsHtml(report),
    chunksHtml(report),
    listsHtml(report),
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(titleOf(report))}</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
<header>
<p><strong>plan-gate</strong> report${subjectHtml(report)}</p>
</header>
<main id="main" tabindex="-1">
${sections.filter((section) => section !== '').join('\n')}
</main>
<footer>
<p>This page is complete in itself and loads nothing. The JSON report holds the same as data.</p>
</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(STYLE)}`,
  `script-src ${hashSource(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** As the policy names an element by its content (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function titleOf(report: Report): string {
  const verdict = report.conclusion === 'success' ? 'May merge' : 'May not merge';
  const { host, chunk } = report;
  const about =
    host === undefined
      ? chunk
      : `${host.repository}${host.pull_request === null ? '' : ` #${host.pull_request}`}`;
  const parts = about === null ? [verdict] : [`${verdict}: ${about}`];
  return [...parts, 'plan-gate'].map((part) => shorten(part, MAX_SENTENCE)).join(' · ');
}

function subjectHtml(report: Report): string {
  const { host } = report;
  if (host === undefined) return '';
  const number = host.pull_request === null ? '' : ` #${host.pull_request}`;
  return ` on ${linkHtml(pullRequestUrl(report), escapeHtml(shorten(host.repository, MAX_SENTENCE) + number))}`;
}
