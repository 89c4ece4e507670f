import type { WarningSite } from '../evidence/evidence.js';
import type { RustcChild, RustcSpan } from './cargo-line.js';
import { detached } from './line-splitter.js';
import type { SourceNames, SourcePlace } from './source-path.js';

/** Where a diagnostic belongs. */
export interface DiagnosticPlace extends SourcePlace {
  readonly position: WarningSite | null;
  /** Tells two expansions of one macro apart that point at the same code; empty for code that no macro made. */
  readonly expandedAt: string;
}

const NOWHERE: DiagnosticPlace = { file: '', path: null, position: null, expandedAt: '' };

/**
 * The place of the first primary span (of the first span when none is primary). One outside of the repository gives way to
 * the outermost expansion site inside, since that is the code which the author wrote.
 */
export function placeDiagnostic(spans: readonly RustcSpan[], names: SourceNames): DiagnosticPlace {
  const primaries = spans.length === 1 ? spans : spans.filter((span) => span.primary);
  const candidates = primaries.length > 0 ? primaries : spans.slice(0, 1);
  for (const candidate of candidates) {
    const inside = insideRepository(candidate, names);
    if (inside !== null) return inside;
  }
  const [first] = candidates;
  if (first === undefined) return NOWHERE;
  return { ...names.place(first.fileName), position: first.position, expandedAt: outermostSite(first) };
}

function insideRepository(span: RustcSpan, names: SourceNames): DiagnosticPlace | null {
  const own = names.place(span.fileName);
  if (own.path !== null) return { ...own, position: span.position, expandedAt: outermostSite(span) };
  let found: DiagnosticPlace | null = null;
  for (let site = span.expansion; site !== null; site = site.expansion) {
    const place = names.place(site.fileName);
    if (place.path !== null) found = { ...place, position: site.position, expandedAt: outermostSite(site) };
  }
  return found;
}

function outermostSite(span: RustcSpan): string {
  let site = span;
  while (site.expansion !== null) site = site.expansion;
  if (site === span) return '';
  return detached(`${site.fileName}:${site.position?.line}:${site.position?.column}`);
}

/**
 * What rustc says about levels and links. Only the first warning of each lint in a crate carries these, so they would make
 * one warning's text depend on which others there are.
 */
const ABOUT_THE_LINT =
  /^(?:`#!?\[|`-[A-Z] |the lint level is defined here|requested on the command line|for further information visit|to override )/;

/** GitHub shows little of a long text, and a hostile macro can make one of any length. */
const MAX_HELP = 1_000;

/** A diagnostic's notes and proposals, a line each. */
export function helpText(children: readonly RustcChild[], names: SourceNames): string {
  if (children.length === 0) return '';
  const lines = children
    .filter((child) => !ABOUT_THE_LINT.test(child.message))
    .map(({ level, message, replacements }) => {
      const [only, more] = replacements;
      const proposal =
        only === undefined || more !== undefined || only.includes('\n') || only === '' ? '' : `: \`${only}\``;
      return `${level}: ${names.stableText(message)}${proposal}`;
    });
  return lines.length === 0 ? '' : detached(cutText(lines.join('\n'), MAX_HELP));
}

/** At most `max` UTF-16 units, never half a character. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}
