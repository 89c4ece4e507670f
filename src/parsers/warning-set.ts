import { MAX_WARNING_SITES, type WarningDetail, type WarningSite } from '../evidence/evidence.js';
import { compareSites } from '../evidence/evidence-file.js';
import { type ClippyWarning, compareWarnings, warningString } from '../evidence/snapshot.js';
import { compareUtf8, sortUtf8 } from '../evidence/utf8-order.js';
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

/** A captured warning while it grows. There can be a hundred thousand, so little is made for each. */
interface Identity extends Omit<CapturedWarning, 'count' | 'help' | 'sites'> {
  count: number;
  help: string;
  readonly sites: WarningSite[];
  /** The keys of its sites, once there are several. */
  keys: Set<string> | null;
  /** Of the site that comes first in the file so far, which the help is of; `null` for a warning about a whole crate. */
  position: WarningSite | null;
  expandedAt: string;
}

type Site = Pick<Identity, 'position' | 'expandedAt'>;

/** A warning set for the output of one build. `owner` and the place's texts must not be slices of something large. */
export function warningSet(names: SourceNames): WarningSet {
  const identities = new Map<string, Identity>();
  const lints = internTexts();
  return {
    add(lint, owner, printed, place, children) {
      const message = names.stableText(printed);
      const key = warningString({ lint, package: owner, file: place.file, message });
      let identity = identities.get(key);
      if (identity === undefined) {
        identity = {
          lint: lints(lint),
          package: owner,
          file: place.file,
          // A slice of the key, which the map holds anyway.
          message: key.slice(key.length - message.length),
          count: 0,
          path: place.path,
          help: '',
          sites: [],
          keys: null,
          position: place.position,
          expandedAt: place.expandedAt,
        };
        identities.set(key, identity);
      }
      if (!addSite(identity, place)) return;
      // Which site comes first in the output is chance, so the help is that of the first in the file.
      if (identity.count > 1 && compareOccurrences(place, identity) >= 0) return;
      identity.position = place.position;
      identity.expandedAt = place.expandedAt;
      identity.help = helpText(children(), names);
    },
    list: () => inSnapshotOrder(identities).map(finish),
  };
}

/** False for a site that is known already. */
function addSite(identity: Identity, site: Site): boolean {
  if (identity.count > 0) {
    if (siteKey(identity) === siteKey(site)) return false;
    identity.keys ??= new Set([siteKey(identity)]);
    const known = identity.keys.size;
    if (identity.keys.add(siteKey(site)).size === known) return false;
  }
  identity.count += 1;
  if (site.position !== null) identity.sites.push(site.position);
  return true;
}

function siteKey({ position, expandedAt }: Site): string {
  if (position === null) return expandedAt;
  return `${position.line}:${position.column}-${position.end_line}:${position.end_column} ${expandedAt}`;
}

function compareOccurrences(a: Site, b: Site): number {
  if (a.position === null || b.position === null)
    return Number(a.position === null) - Number(b.position === null);
  return compareSites(a.position, b.position) || compareUtf8(a.expandedAt, b.expandedAt);
}

/** A control character below the separator U+001F: with one in a field, joined fields sort otherwise than fields one by one. */
const BELOW_SEPARATOR = /[\0-\u001e]/;

/** The keys are the joined fields, and sorting them is several times faster than comparing field by field. */
function inSnapshotOrder(identities: ReadonlyMap<string, Identity>): Identity[] {
  const all = [...identities.values()];
  const odd = all.some((one) => BELOW_SEPARATOR.test(one.lint + one.package + one.file));
  if (odd) return all.sort(compareWarnings);
  return sortUtf8(identities.keys()).flatMap((key) => identities.get(key) ?? []);
}

function finish({
  lint,
  package: owner,
  file,
  message,
  count,
  path,
  help,
  sites,
}: Identity): CapturedWarning {
  const listed = sites.length > 1 ? sites.sort(compareSites).slice(0, MAX_WARNING_SITES) : sites;
  return { lint, package: owner, file, message, count, path, help, sites: listed };
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
