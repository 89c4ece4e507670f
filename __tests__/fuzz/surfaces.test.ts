import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GATE_TEXTS } from '../../src/gates/texts.js';
import { renderCheckRun } from '../../src/report/check-run.js';
import { escapeLog } from '../../src/report/escape.js';
import { renderHtml } from '../../src/report/html.js';
import { renderJson } from '../../src/report/json.js';
import { renderMarkdown } from '../../src/report/markdown.js';
import type { Report } from '../../src/report/report.js';
import { renderSarif } from '../../src/report/sarif.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { renderWorkflowCommands } from '../../src/report/workflow-commands.js';
import { parseCommandLog } from '../e2e/command-log.js';
import { ONLY_INPUTS, openTally } from '../faults/tally.js';
import { INJECTIONS, UNSAFE_ON_TERMINALS } from './injections.js';
import { runs } from './mutations.js';

/** A report in which one text stands wherever text from a pull request or a plan can stand. */
function reportOf(text: string): Report {
  const finding = {
    code: 'out_of_scope',
    message: text,
    line: 1,
    end_line: 1,
    column: null,
    end_column: null,
    help: text,
  } as const;
  return {
    schema_version: 1,
    conclusion: 'failure',
    failure_kind: 'violation',
    headline: `This change may not merge: ${text}`,
    kind: 'chunk',
    plan: { path: text, ref: text, sha: 'a'.repeat(40), rev: 1, slug: text },
    chunk: text,
    base: 'a'.repeat(40),
    head: 'b'.repeat(40),
    merge_base: 'a'.repeat(40),
    changed_files: 1,
    gates: [
      {
        id: 'file-scope',
        outcome: 'fail',
        reason: null,
        summary: text,
        findings: (['error', 'warning', 'notice'] as const).map((level) => ({
          ...finding,
          level,
          path: text,
        })),
      },
      { id: 'evidence', outcome: 'unknown', reason: `Not read: ${text}`, summary: text, findings: [] },
    ],
    chunks: [
      { id: text, title: text, deps: [], state: 'this' },
      { id: `${text}2`, title: text, deps: [text], state: 'waiting' },
    ],
    assertions: [text],
    host: { repository: 'acme/app', pull_request: 1, run_url: 'https://github.com/acme/app/actions/runs/1' },
  };
}

const TOOL = { version: '0.0.0', url: 'https://example.com' };
const HARMLESS = reportOf('harmless');
const texts = fc.oneof(
  fc.constantFrom(...INJECTIONS),
  fc.array(fc.constantFrom(...INJECTIONS), { minLength: 2, maxLength: 4 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...INJECTIONS), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([a, b]) => a + b),
);

/** Everything that could be an element or an attribute that acts, by name. */
function tagsIn(html: string): readonly string[] {
  return [...html.matchAll(/<\/?([a-z][a-z0-9-]*)|\son[a-z]+\s*=|javascript:/gi)].map(([text]) =>
    text.toLowerCase(),
  );
}

describe('hostile text in every place of a report', () => {
  const tally = openTally('hostile text on every surface', ONLY_INPUTS);
  const each = (check: (report: Report, text: string) => void, count = 250): void => {
    const property = fc.property(texts, (text) => {
      tally.inputs += 1;
      check(reportOf(text), text);
    });
    fc.assert(property, { ...runs(count), examples: INJECTIONS.map((text): [string] => [text]) });
  };

  // Field log: anothrNick/github-tag-action#357, docker/actions-toolkit#1307, allxsmith/bestax#723.
  it('is no command of the runner on what the action prints, and no escape of a terminal', () => {
    each((report) => {
      const printed = escapeLog(renderTerminal(report, GATE_TEXTS, { colour: false, width: 120 }));
      expect(parseCommandLog(printed).commands).toEqual([]);
      expect(printed).not.toMatch(UNSAFE_ON_TERMINALS);
    });
  });

  it('makes as many commands as harmless text does, each of a known level', () => {
    const levels = (report: Report) =>
      parseCommandLog(renderWorkflowCommands(report, GATE_TEXTS).join('\n')).commands.map(({ name }) => name);
    each((report) => {
      for (const level of levels(report)) expect(['error', 'warning', 'notice']).toContain(level);
      expect(levels(report)).toHaveLength(levels(HARMLESS).length);
    });
  });

  it('is no element on the HTML page', () => {
    const own = new Set([...tagsIn(renderHtml(HARMLESS, GATE_TEXTS)), '<br']);
    each((report) => {
      const page = renderHtml(report, GATE_TEXTS);
      expect(
        tagsIn(page.replace(/&[a-z0-9#]+;/gi, '')).filter((tag) => !own.has(tag) && !isText(page, tag)),
      ).toEqual([]);
      expect(page.match(/<script/g)).toHaveLength(
        renderHtml(HARMLESS, GATE_TEXTS).match(/<script/g)?.length ?? 0,
      );
    }, 100);
  });

  it('is the same text once JSON is read, and lends no object another prototype', () => {
    each((report, text) => {
      const read: Report = JSON.parse(renderJson(report));
      expect(read.gates[0]?.findings[0]?.message).toBe(Buffer.from(text).toString());
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    });
    expect(({} as Record<string, unknown>).evil).toBeUndefined();
  });

  it('is no address in SARIF', () => {
    each((report) => {
      const sarif = JSON.parse(renderSarif(report, GATE_TEXTS, TOOL));
      const uris = [...JSON.stringify(sarif.runs[0].results).matchAll(/"uri":"([^"]*)"/g)].map(
        ([, uri]) => uri ?? '',
      );
      for (const uri of uris) {
        const url = new URL(uri, 'http://127.0.0.1/root/');
        expect([url.origin, url.search, url.hash]).toEqual(['http://127.0.0.1', '', '']);
        expect(url.pathname).toMatch(/^\/root\//);
      }
    });
  });

  it('opens no line of its own in Markdown that acts: heading, fence, table, image, HTML', () => {
    const acting = (markdown: string) =>
      markdown
        .split('\n')
        .filter((line) => /^\s*(?:#{1,6} |<(?!\/?(?:details|summary|br|code|span|!-- --))|!\[)/i.test(line))
        .length;
    each((report) => {
      const run = renderCheckRun(report, GATE_TEXTS);
      const plain = renderCheckRun(HARMLESS, GATE_TEXTS);
      expect(acting(run.summary)).toBe(acting(plain.summary));
      expect(acting(run.text)).toBe(acting(plain.text));
      expect(acting(renderMarkdown(report, GATE_TEXTS))).toBe(acting(renderMarkdown(HARMLESS, GATE_TEXTS)));
      expect(run.title).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    });
  });
});

/** A word that looks like one of them but is no markup, since what opens it is escaped. */
function isText(page: string, tag: string): boolean {
  return (
    !tag.startsWith('<') && !new RegExp(`<[^>]*${tag.trim()}`, 'i').test(page.replace(/&[a-z0-9#]+;/gi, ''))
  );
}
