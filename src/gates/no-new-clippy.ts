import { lintUrl } from '../evidence/lint-url.js';
import { spanOf } from '../evidence/site-span.js';
import { warningString } from '../evidence/snapshot.js';
import type { Finding } from '../finding.js';
import type { CarriedWarning, ComparedWarning, HiddenCode, WarningComparison } from '../floor-facts.js';
import { allowedAside, applyAllowances, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-new-clippy';

/** Of the lines of a warning with several places, those that its message lists. */
const LISTED_LINES = 10;

export const noNewClippyGate = defineGate({
  id: ID,
  title: 'No new clippy warnings',
  why: 'Warnings that are let in pile up until nobody reads them.',
  failureKind: 'violation',
  needs: ['warningComparison', 'floorAllowances'],
  evaluate({ warningComparison, floorAllowances }) {
    const hidden = (warningComparison.hidden ?? []).map(hiddenOffence);
    if (warningComparison.by === 'hash') {
      const judged = applyAllowances(ID, floorAllowances, hidden);
      const { warnings } = warningComparison;
      const summary =
        warnings === 0
          ? "There is no clippy warning, as at the baseline: the hash is the plan's."
          : warnings === 1
            ? "There is the same clippy warning as at the baseline: the hash is the plan's."
            : `There are the same ${warnings} clippy warnings as at the baseline: their hash is the plan's.`;
      return {
        summary: judged.refused === 0 ? summary : `${hiddenWords(judged.refused)} ${summary}`,
        findings: [...judged.findings, ...repeatedNotice(warningComparison)],
      };
    }
    const { added, moved, carried = [], gone, kept, toolchain, claimed = 0 } = warningComparison;
    const fresh = added.map((warning) => offence(warning, toolchain));
    const judged = applyAllowances(ID, floorAllowances, [...fresh, ...hidden]);
    const unseen = applyAllowances(ID, floorAllowances, hidden);
    const refused = judged.refused - unseen.refused;
    const allowed = allowedAside({ ...judged, refused, allowed: judged.allowed - unseen.allowed });
    const unseenWords = unseen.refused === 0 ? '' : ` ${hiddenWords(unseen.refused)}`;
    const aside = [
      ...(gone === 0 ? [] : [`${gone} ${gone === 1 ? 'is' : 'are'} gone or fewer`]),
      ...(moved === 0 ? [] : [`${moved} came along with a file that has a new name`]),
      ...(carried.length === 0 ? [] : [`${carried.length} moved with code to another file`]),
    ];
    const more = aside.length === 0 ? '' : ` ${aside.join(', ')}.`;
    return {
      summary:
        refused === 0
          ? `No clippy warning is new${allowed}${keptAside(kept)}.${more}${unseenWords}`
          : `${refused} clippy ${refused === 1 ? 'warning is' : 'warnings are'} new${allowed}.${more}${unseenWords}`,
      findings: [...judged.findings, ...claimedWarning(claimed), ...carriedNotices(carried)],
    };
  },
});

function keptAside(kept: number): string {
  return kept === 0 ? '' : `; ${kept} ${kept === 1 ? 'is' : 'are'} as at the baseline`;
}

function offence(warning: ComparedWarning, toolchain: string): Offence {
  const { lint, before, path, help, landedBefore, file } = warning;
  const url = lintUrl(lint, toolchain);
  // Behind the words “what to do” the compiler's own label only repeats them.
  const said = help === '' ? 'Mend the code.' : help.replace(/^help: /, '');
  const link = url === null ? '' : `\nAbout ${lint}: ${url}`;
  const match = warningString(warning);
  const finding: Finding = {
    code: before === 0 ? 'new_warning' : 'more_warnings',
    level: 'error',
    message: `${lint}: ${warning.message} (${where(warning)})`,
    help: `${said}${link}`,
    ...placeOf(warning),
  };
  return { finding, names: [match, ...new Set([file, path ?? file])], landedBefore };
}

function hiddenWords(count: number): string {
  return `The change hides code from clippy in ${count} ${count === 1 ? 'place' : 'places'}.`;
}

function hiddenOffence({ path, line, code }: HiddenCode): Offence {
  const finding: Finding = {
    code: 'hidden_from_clippy',
    level: 'error',
    message: `\`${code}\` is new: what it governs in ${path} clippy does not see as it is built, so it reports no warning of it.`,
    help: `Take it off. Where a lint is not to hold, \`#[allow(…)]\` says so in plain sight.`,
    path,
    line,
  };
  return { finding, names: [path], landedBefore: false };
}

/** Beside the finding's own place. */
function where({ package: owner, file, path, before, after, sites }: ComparedWarning): string {
  const place = file === '' || file === path ? `package ${owner}` : `in ${file} of ${owner}`;
  if (after <= 1) return place;
  const lines = sites.slice(0, LISTED_LINES).map(({ line }) => line);
  const listed = lines.length === 0 ? '' : `, now on lines ${lines.join(', ')}`;
  const more = after > lines.length && lines.length > 0 ? ' and more' : '';
  return `${place}, ${after} places and ${before} at the baseline${listed}${more}`;
}

/** The first place; which of several is the new one nobody knows. */
function placeOf({ path, sites }: ComparedWarning): Partial<Finding> {
  if (path === null) return {};
  const [site] = sites;
  return site === undefined ? { path } : { path, ...spanOf(site) };
}

const TO_COUNT =
  'Let a plan pull request commit the file that `plan-gate baseline` writes below `.taskfleet/`: then places are counted.';

/** A change can only bring more places of a warning where it touches the file; elsewhere there is nothing to look into. */
function repeatedNotice({
  repeated,
  touched = 0,
}: Extract<WarningComparison, { by: 'hash' }>): readonly Finding[] {
  if (repeated === 0) return [];
  const them = repeated === 1 ? '1 warning stands' : `${repeated} warnings stand`;
  const whose =
    repeated === 1 ? 'its file' : touched === repeated ? 'their files' : `the files of ${touched} of them`;
  const where =
    touched === 0
      ? ''
      : ` The pull request touches ${whose}, so there may be more places now than there were.`;
  return [
    {
      code: 'counts_unknown',
      level: touched === 0 ? 'notice' : 'warning',
      message: `${them} in several places, and the hash does not say in how many at the baseline.${where}`,
      help: touched === 0 ? `Nothing to do for this change. ${TO_COUNT}` : TO_COUNT,
    },
  ];
}

/** Warnings that moved are listed up to this many; more are counted. */
const LISTED_CARRIED = 20;

function carriedNotices(carried: readonly CarriedWarning[]): readonly Finding[] {
  const listed = carried.slice(0, LISTED_CARRIED).map(
    ({ lint, message, from, path, line }): Finding => ({
      code: 'warning_moved',
      level: 'notice',
      message: `${lint}: ${message} (its code was in ${from} and is in ${path} now)`,
      help: 'Nothing to do: it is the same warning of the same line.',
      path,
      line,
    }),
  );
  const more = carried.length - listed.length;
  if (more === 0) return listed;
  const message = `${more} more ${more === 1 ? 'warning' : 'warnings'} moved with code to another file.`;
  const help = 'Nothing to do: they are the same warnings of the same lines.';
  return [...listed, { code: 'warning_moved', level: 'notice', message, help }];
}

function claimedWarning(claimed: number): readonly Finding[] {
  if (claimed === 0) return [];
  const them = claimed === 1 ? '1 warning stands' : `${claimed} warnings stand`;
  return [
    {
      code: 'counts_claimed',
      level: 'warning',
      message: `${them} in several places of files that the pull request touches, and in how many at the baseline only the file of input \`baseline\` says: no hash pins it.`,
      help: TO_COUNT,
    },
  ];
}
