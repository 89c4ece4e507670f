import {
  compareSites,
  MAX_WARNING_SITES,
  type WarningDetail,
  type WarningSite,
} from '../evidence/evidence.js';
import { type ClippyWarning, compareWarnings, warningString } from '../evidence/snapshot.js';
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

/** A warning set for the output of one build. `owner` and the place's texts must not be slices of something large. */
export function warningSet(names: SourceNames): WarningSet {
  // By file first: its name is known already, so that it need not be made part of a key.
  const files = new Map<string, Map<string, Identity>>();
  const several = new Map<Identity, SeveralSites>();
  const lints = internTexts();
  let size = 0;
  return {
    add(lint, owner, printed, place, children) {
      const message = names.stableText(printed);
      const key = `${lint}\u001f${owner}\u001f${message}`;
      const help = () => (size > MAX_WITH_HELP ? '' : helpText(children(), names));
      let identities = files.get(place.file);
      if (identities === undefined) {
        identities = new Map();
        files.set(place.file, identities);
      }
      const known = identities.get(key);
      if (known !== undefined) {
        addSite(known, several, place, help);
        return;
      }
      size += 1;
      const identity: Identity = {
        lint: lints(lint),
        package: owner,
        file: place.file,
        // A slice of the key, which is all that it keeps alive.
        message: key.slice(key.length - message.length),
        count: 1,
        path: place.path,
        help: help(),
        sites: place.position === null ? [] : [place.position],
      };
      identities.set(key, identity);
      if (place.expandedAt !== '') several.set(identity, begin(place));
    },
    list() {
      const all = [...files.values()].flatMap((identities) => [...identities.values()]);
      files.clear();
      several.clear();
      return sortIdentities(all).map((identity) => finish(identity, size <= MAX_WITH_HELP));
    },
  };
}

function begin({ position, expandedAt }: Site): SeveralSites {
  const first = { position, expandedAt };
  return { sites: [first], keys: null, first };
}

/** Adds a site that is not known yet. */
function addSite(
  identity: Identity,
  several: Map<Identity, SeveralSites>,
  { position, expandedAt }: Site,
  help: () => string,
): void {
  const [only = null] = identity.sites;
  let all = several.get(identity);
  if (all === undefined) {
    if (expandedAt === '' && isSamePosition(position, only)) return;
    all = begin({ position: only, expandedAt: '' });
    several.set(identity, all);
  }
  const site = { position, expandedAt };
  if (isKnown(all, site)) return;
  all.sites.push(site);
  identity.count += 1;
  if (position !== null) identity.sites.push(position);
  // Which site comes first in the output is chance, so the help is that of the first in the file.
  if (compareOccurrences(site, all.first) >= 0) return;
  all.first = site;
  identity.help = help();
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

/** A control character below the separator U+001F: with one in a field, joined fields sort otherwise than fields one by one. */
const BELOW_SEPARATOR = /[\0-\u001e]/;

/** In snapshot order. Joined fields are compared several times faster than one by one. */
function sortIdentities(identities: Identity[]): Identity[] {
  if (identities.some((one) => BELOW_SEPARATOR.test(one.lint + one.package + one.file))) {
    return identities.sort(compareWarnings);
  }
  return identities
    .map((identity) => ({ identity, key: warningString(identity) }))
    .sort((a, b) => compareUtf8(a.key, b.key))
    .map(({ identity }) => identity);
}

function finish(identity: Identity, withHelp: boolean): CapturedWarning {
  if (!withHelp) identity.help = '';
  if (identity.sites.length > 1) {
    identity.sites = identity.sites.sort(compareSites).slice(0, MAX_WARNING_SITES);
  }
  return identity;
}

/** One copy of each text, which keeps no larger one alive. */
function internTexts(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    texts.set(own, own);
    return own;
  };
}
