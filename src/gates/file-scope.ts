import type { ChangedFile, FileVersion } from '../changes/changed-file.js';
import { MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import { compileGlobs } from '../changes/scope.js';
import { scopeHint } from '../changes/scope-hint.js';
import type { Scope } from '../facts.js';
import type { Finding, GateResult } from '../finding.js';
import { isSteeringFile } from '../plan/plan-files.js';
import { defineGate } from './gate.js';

/** Entries that matched nothing are listed up to this many; more are counted. */
const LISTED_ENTRIES = 20;

export const fileScopeGate = defineGate({
  id: 'file-scope',
  title: 'File scope',
  why: 'The plan says which files a chunk may touch, so that chunks can be built side by side and reviewed for what they are.',
  failureKind: 'violation',
  needs: ['changes', 'scope'],
  evaluate({ changes, scope }): GateResult {
    const compiled = compileGlobs([...scope.entries, ...scope.allow]);
    if (!compiled.ok)
      return {
        summary: 'An entry of the scope is not usable.',
        findings: compiled.problems.map(unusableEntry),
      };
    const split = compiled.globs.split(changes.map((file) => file.path));
    const strays = new Set(split.outside);
    const outside = changes.filter(
      (file) => strays.has(file.path) && !(scope.steeringToo && isSteeringFile(file.path)),
    );
    const tolerated = outside.length <= scope.slack;
    const findings = outside.map((file) => outOfScope(file, scope, tolerated));
    return {
      summary: summary(changes.length, outside.length, scope),
      findings: [...findings, ...unmatchedNotices(split.unmatched, scope)],
    };
  },
});

function summary(changed: number, outside: number, { owner, slack }: Scope): string {
  if (changed === 0) return 'No file changes.';
  if (outside === 0)
    return changed === 1
      ? `The one changed file is in the scope of ${owner}.`
      : `All ${changed} changed files are in the scope of ${owner}.`;
  const slackNote = slack === 0 ? '' : ` (${slack} tolerated by \`slack\`)`;
  if (changed === 1) return `The one changed file is outside the scope of ${owner}${slackNote}.`;
  return `${outside} of ${changed} changed files ${outside === 1 ? 'is' : 'are'} outside the scope of ${owner}${slackNote}.`;
}

function outOfScope(file: ChangedFile, scope: Scope, tolerated: boolean): Finding {
  const { path } = file;
  const hint = scopeHint(path, scope.entries);
  const near = hint === null ? '' : ` ${hint}`;
  return {
    code: tolerated ? 'tolerated_by_slack' : 'out_of_scope',
    level: tolerated ? 'notice' : 'error',
    message: `${path} ${described(file)}, but it is not in files_touched of ${scope.owner}.${near}`,
    help: tolerated ? 'Tolerated by slack; nothing to do.' : remedy(path, scope.owner),
    path,
    line: 1,
  };
}

function remedy(path: string, owner: string): string {
  return isSteeringFile(path)
    ? 'Take it out of this pull request; plans and baselines change in a pull request of their own.'
    : `Undo the change to ${path}, or have the next plan revision list it for ${owner}.`;
}

/** What happened to the file, with the kinds of change that are easily overlooked said outright. */
function described({ change, before, after }: ChangedFile): string {
  if (change === 'deleted') return 'is deleted or moved away';
  const now = special(after);
  if (change === 'added') return now === null ? 'is added' : `is added as a ${now}`;
  // GitHub's file list tells nothing of what was before.
  return before === undefined || after === undefined ? 'is changed' : describedChange(before, after);
}

function describedChange(before: FileVersion, after: FileVersion): string {
  const [was, now] = [special(before), special(after)];
  if (was !== now) return now === null ? `is no longer a ${was}` : `becomes a ${now}`;
  if (now === 'submodule') return 'is a submodule that moves to another commit';
  const modes = `from ${before.mode} to ${after.mode}`;
  if (before.oid === after.oid) return `changes its mode ${modes}`;
  return before.mode === after.mode ? 'is changed' : `is changed, and so is its mode, ${modes}`;
}

function special(version: FileVersion | undefined): 'symlink' | 'submodule' | null {
  if (version?.mode === MODE_SYMLINK) return 'symlink';
  return version?.mode === MODE_SUBMODULE ? 'submodule' : null;
}

function unmatchedNotices(entries: readonly string[], scope: Scope): readonly Finding[] {
  const planned = new Set(scope.entries);
  const listed = entries.filter((entry) => planned.has(entry));
  if (listed.length === 0) return [];
  const shown = listed.slice(0, LISTED_ENTRIES).join(', ');
  const more = listed.length > LISTED_ENTRIES ? ` and ${listed.length - LISTED_ENTRIES} more` : '';
  return [
    {
      code: 'unmatched_entries',
      level: 'notice',
      message: `Entries of ${scope.owner} that no changed file matches: ${shown}${more}.`,
      help: 'Nothing to do, unless one was meant to match: entries are exact, case counts, and a folder needs `/**`.',
    },
  ];
}

function unusableEntry(problem: { readonly message: string }): Finding {
  return {
    code: 'unusable_entry',
    level: 'error',
    message: problem.message,
    help: 'Have the next plan revision use a simpler entry, or correct input `allow`.',
  };
}
