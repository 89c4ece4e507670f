import {
  compareSites,
  MAX_SITE_TEXT,
  MAX_WARNING_SITES,
  type WarningDetail,
  type WarningSite,
} from '../evidence/evidence.js';
import type { ClippyWarning } from '../evidence/snapshot.js';
import { compareUtf8 } from '../evidence/utf8-order.js';
import type { RustcChild } from './cargo-line.js';
import { detached } from './line-splitter.js';
import { type DiagnosticPlace, helpText } from './rustc-warning.js';
import type { SourceNames } from './source-path.js';

/** A warning as a snapshot has it (with its count), together with what annotations need. */
export interface CapturedWarning extends ClippyWarning, WarningDetail {}

/** Gathers warnings: the same one from several builds is one, and distinct places of one identity are counted. */
export interface WarningSet {
  readonly add: (
    lint: string,
    owner: string,
    message: string,
    place: DiagnosticPlace,
    children: () => readonly RustcChild[],
  ) => void;
  /** In snapshot order. To be asked for once, when all are added. */
  readonly list: () => CapturedWarning[];
}

/** A captured warning while it grows. There can be a hundred thousand, so nothing else is kept for one with a single site. */
interface Identity extends Omit<CapturedWarning, 'count' | 'help' | 'sites'> {
  count: number;
  help: string;
  sites: WarningSite[];
}

interface Site {
  /** `null` for a warning about a whole crate. */
  readonly position: WarningSite | null;
  readonly expandedAt: string;
}

/** The sites of an identity that has several, or one that a macro made. */
interface SeveralSites {
  readonly sites: Site[];
  /** Their keys, once there are many. */
  keys: Set<string> | null;
  /** The one that comes first in the file so far, which the help is of. */
  first: Site;
}

/** Up to here looking at each site is quicker than a set. */
const FEW_SITES = 64;

/**
 * With more identities than this none has a help text: nobody reads so many, and they would take more time and memory than
 * everything else. All or none, as which warnings come first is chance.
 */
const MAX_WITH_HELP = 5_000;

/** Field by field in snapshot order: so none need be made part of a key, and what is sorted shares all fields before. */
type ByMessage = Map<string, Identity>;
type ByFile = Map<string, ByMessage>;
type ByPackage = Map<string, ByFile>;

/** A warning set for the output of one build. `owner` and the place's texts must not be slices of something large. */
export function warningSet(names: SourceNames): WarningSet {
  const lints = new Map<string, { readonly lint: string; readonly packages: ByPackage }>();
  const several = new Map<Identity, SeveralSites>();
  let size = 0;
  return {
    add(printedLint, owner, printed, place, children) {
      const message = names.stableText(printed);
      const help = () => (size > MAX_WITH_HELP ? '' : helpText(children(), names));
      let ofLint = lints.get(printedLint);
      if (ofLint === undefined) {
        ofLint = { lint: detached(printedLint), packages: new Map() };
        lints.set(ofLint.lint, ofLint);
      }
      const messages = below(below(ofLint.packages, owner), place.file);
      const known = messages.get(message);
      if (known !== undefined) {
        addSite(known, several, place, help, size);
        return;
      }
      size += 1;
      const identity: Identity = {
        lint: ofLint.lint,
        package: owner,
        file: place.file,
        message: copied(message),
        count: 1,
        path: place.path,
        help: help(),
        sites: place.position === null ? [] : [keptSite(place.position, place, size)],
      };
      messages.set(identity.message, identity);
      if (place.expandedAt !== '') several.set(identity, begin(place));
    },
    list() {
      const all = inOrder(lints)
        .flatMap(({ packages }) => inOrder(packages))
        .flatMap(inOrder)
        .flatMap(inOrder);
      lints.clear();
      several.clear();
      return all.map((identity) => finish(identity, size <= MAX_WITH_HELP));
    },
  };
}

function below<V>(maps: Map<string, Map<string, V>>, key: string): Map<string, V> {
  let map = maps.get(key);
  if (map === undefined) {
    map = new Map();
    maps.set(key, map);
  }
  return map;
}

/** Like `detached`, and quicker, at the price of a few bytes: a slice of a text that was joined for it. */
function copied(text: string): string {
  return ` ${text}`.slice(1);
}

function inOrder<V>(map: ReadonlyMap<string, V>): V[] {
  return [...map].sort(([a], [b]) => compareUtf8(a, b)).map(([, value]) => value);
}

function begin(place: Site): SeveralSites {
  const first = siteOf(place);
  return { sites: [first], keys: null, first };
}

/** Without the code at the place, which is a slice of something large and would keep it alive. */
function siteOf({ position, expandedAt }: Site): Site {
  return { position: position === null ? null : withoutText(position), expandedAt };
}

/** Adds a site that is not known yet. */
function addSite(
  identity: Identity,
  several: Map<Identity, SeveralSites>,
  place: DiagnosticPlace,
  help: () => string,
  size: number,
): void {
  const { position, expandedAt } = place;
  const [only = null] = identity.sites;
  let all = several.get(identity);
  if (all === undefined) {
    if (expandedAt === '' && isSamePosition(position, only)) return;
    all = begin({ position: only, expandedAt: '' });
    several.set(identity, all);
  }
  const site = siteOf(place);
  if (isKnown(all, site)) return;
  all.sites.push(site);
  identity.count += 1;
  if (position !== null) identity.sites.push(keptSite(position, place, size));
  // Which site comes first in the output is chance, so the help is that of the first in the file.
  if (compareOccurrences(site, all.first) >= 0) return;
  all.first = site;
  identity.help = help();
}

/** A place without what it is a slice of. What the author did not write is not shown. */
function keptSite(site: WarningSite, { path }: DiagnosticPlace, size: number): WarningSite {
  const { text } = site;
  if (text === undefined || path === null || size > MAX_WITH_HELP) return withoutText(site);
  return { ...withoutText(site), text: detached(cutBytes(text, MAX_SITE_TEXT)) };
}

function withoutText({ line, end_line, column, end_column }: WarningSite): WarningSite {
  return { line, end_line, column, end_column };
}

/** At most `max` bytes of UTF-8, never a part of a character. */
function cutBytes(text: string, max: number): string {
  if (text.length * 3 <= max) return text;
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > max) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

function isKnown(all: SeveralSites, site: Site): boolean {
  if (all.sites.length <= FEW_SITES) {
    for (const known of all.sites) {
      if (isSamePosition(known.position, site.position) && known.expandedAt === site.expandedAt) return true;
    }
    return false;
  }
  all.keys ??= new Set(all.sites.map(siteKey));
  const before = all.keys.size;
  return all.keys.add(siteKey(site)).size === before;
}

function isSamePosition(a: WarningSite | null, b: WarningSite | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.line === b.line && a.column === b.column && a.end_line === b.end_line && a.end_column === b.end_column
  );
}

function siteKey({ position, expandedAt }: Site): string {
  if (position === null) return expandedAt;
  return `${position.line}:${position.column}-${position.end_line}:${position.end_column} ${expandedAt}`;
}

function compareOccurrences(a: Site, b: Site): number {
  if (a.position === null || b.position === null) {
    return Number(a.position === null) - Number(b.position === null);
  }
  return compareSites(a.position, b.position) || compareUtf8(a.expandedAt, b.expandedAt);
}

function finish(identity: Identity, withHelp: boolean): CapturedWarning {
  if (!withHelp) identity.help = '';
  if (identity.sites.length > 1) {
    identity.sites = identity.sites.sort(compareSites).slice(0, MAX_WARNING_SITES);
  }
  // Code for each of many places would make the file too large to be read.
  identity.sites = identity.sites.map((site, at) => (withHelp && at === 0 ? site : withoutText(site)));
  return identity;
}
