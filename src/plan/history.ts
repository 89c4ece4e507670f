import { type ChangedFile, MODE_SUBMODULE, MODE_SYMLINK } from '../changes/changed-file.js';
import type { Finding } from '../finding.js';
import { type SettledClash, settledFindings } from './history-clash.js';
import type { Feature, Plan, PlanBaseline } from './plan.js';
import { planFolderRole, revisionInName } from './plan-files.js';

/** What a plan pull request proposes, beside the plan that it follows. */
export interface PlanProposal {
  /** The newest revision at the base; `null` when the feature has none yet. Only a valid one has a baseline to compare with. */
  readonly predecessor: Predecessor | null;
  readonly proposed: Plan;
  readonly path: string;
  /** Object id of the proposed plan's file. */
  readonly oid: string;
  /** True when a baseline file that the pull request brings hashes to what the proposed plan pins. */
  readonly baselineProven: boolean;
}

export interface Predecessor {
  readonly plan_rev: number;
  /** `null` where the revision can't even be read. */
  readonly feature: Feature | null;
  readonly baseline: PlanBaseline | null;
}

/** Everything that the immutability of revisions is judged by. */
export interface PlanHistory {
  readonly changes: readonly ChangedFile[];
  /** Object ids by path of the plan files at the base branch's tip. */
  readonly atBase: ReadonlyMap<string, string>;
  /** `null` unless this is a plan pull request whose proposal could be read. */
  readonly proposal: PlanProposal | null;
  /** Where all that the pull request does is to make contradicting files at the base agree; left out for any other. */
  readonly settled?: readonly SettledClash[];
}

/** Holds a pull request to the rule that a revision never changes and that the next one follows the last. */
export function checkHistory(history: PlanHistory): readonly Finding[] {
  if (history.settled !== undefined) return settledFindings(history.settled);
  return [
    ...history.changes.flatMap((file) => revisionFindings(file, history.atBase)),
    ...proposalFindings(history),
  ];
}

function revisionFindings(file: ChangedFile, atBase: ReadonlyMap<string, string>): readonly Finding[] {
  const revision = revisionInName(file.path);
  if (planFolderRole(file.path) !== 'plan' || revision === null) return [];
  // One that the base branch gained meanwhile counts as existing; the same content twice is no change.
  const existing = atBase.get(file.path);
  if (file.change === 'added' && (existing === undefined || existing === file.after?.oid)) return [];
  const done = file.change === 'deleted' ? 'deletes or renames' : 'edits';
  return [
    {
      code: file.change === 'deleted' ? 'revision_deleted' : 'revision_edited',
      level: 'error',
      message: `The pull request ${done} ${file.path}, but a plan revision never changes once it is on the base branch.`,
      help: `Restore ${file.path} from the base branch; put what should change into plan.v${revision + 1}.json in a pull request of its own.`,
      path: file.path,
      line: 1,
    },
  ];
}

function proposalFindings(history: PlanHistory): readonly Finding[] {
  const { proposal } = history;
  if (proposal === null) return [];
  const { predecessor, proposed, path } = proposal;
  if (history.changes.every((file) => planFolderRole(file.path) === 'allowances'))
    return [allowancesAlone(history)];
  const findings = history.changes.flatMap((file) => companionFindings(file, proposal));
  if (predecessor === null) return [...findings, ...firstRevisionFindings(proposed, path)];
  const expected = predecessor.plan_rev + 1;
  if (proposed.plan_rev !== expected) findings.push(skipped(proposed.plan_rev, expected, path));
  if (predecessor.feature !== null && !sameFeature(predecessor.feature, proposed.feature)) {
    findings.push(
      at(
        path,
        'feature_changed',
        `Revision ${proposed.plan_rev} is of another feature than revision ${predecessor.plan_rev}: slug and branches must stay.`,
        'Restore `feature` as it was, or plan the other feature on a branch of its own.',
      ),
    );
  }
  if (!proposal.baselineProven) findings.push(...baselineFindings(predecessor, proposed, path));
  return findings;
}

function baselineFindings(predecessor: Predecessor, proposed: Plan, path: string): readonly Finding[] {
  if (predecessor.baseline === null) {
    const message = `Revision ${predecessor.plan_rev} is not valid, and no valid one is before it, so there is no baseline to hold this one against.`;
    return [
      {
        ...at(
          path,
          'baseline_uncompared',
          message,
          'Look at the baseline of this revision as one looks at that of a first plan.',
        ),
        level: 'warning',
      },
    ];
  }
  if (sameBaseline(predecessor.baseline, proposed.baseline)) return [];
  const message =
    'The baseline differs from the one before, and no baseline file in this pull request hashes to it.';
  return [
    at(
      path,
      'baseline_unproven',
      message,
      'Keep the baseline, or add the file that `plan-gate baseline` writes for the new one.',
    ),
  ];
}

/** Allowances may change without a new revision; as with a new plan, a person decides whether they are meant. */
function allowancesAlone({ changes }: PlanHistory): Finding {
  const path = changes[0]?.path ?? '';
  const message = 'The pull request changes what the plan allows, and no revision of the plan.';
  return {
    ...at(path, 'allowances_changed', message, 'Look at each allowance as one looks at a plan.'),
    level: 'warning',
  };
}

/** A plan pull request brings its revision, a copy of it in `plan.json`, and baselines: no other plan comes or goes with it. */
function companionFindings(file: ChangedFile, { proposed, path, oid }: PlanProposal): readonly Finding[] {
  const role = planFolderRole(file.path);
  const numbered = revisionInName(file.path) !== null;
  const wasLink = file.before?.mode === MODE_SYMLINK || file.before?.mode === MODE_SUBMODULE;
  if (file.change === 'deleted' && wasLink) return [];
  if (file.change === 'deleted') {
    if (role !== 'baseline' && (role !== 'plan' || numbered)) return [];
    const message = `The pull request deletes ${file.path}, which a plan may still rest on.`;
    return [at(file.path, 'plan_file_deleted', message, `Restore ${file.path} from the base branch.`)];
  }
  if (role !== 'plan' || file.path === path || file.after?.oid === oid) return [];
  if (numbered && file.change === 'modified') return [];
  const message = `${file.path} comes beside revision ${proposed.plan_rev} and is no copy of it: a plan pull request adds exactly one revision.`;
  return [at(file.path, 'extra_revision', message, 'Leave one new revision in this pull request.')];
}

function firstRevisionFindings(proposed: Plan, path: string): readonly Finding[] {
  if (proposed.plan_rev <= 1) return [];
  return [
    at(
      path,
      'revision_skipped',
      `The first plan of a feature is revision 0 or 1, but this one is ${proposed.plan_rev}.`,
      'Number it 1.',
    ),
  ];
}

function skipped(found: number, expected: number, path: string): Finding {
  const unchanged = found === expected - 1;
  const message = unchanged
    ? `The pull request adds no plan revision: the newest is still ${found}, and the next would be ${expected}.`
    : `The pull request proposes revision ${found}, but the next one is ${expected}.`;
  return at(
    path,
    unchanged ? 'no_revision' : 'revision_skipped',
    message,
    `Add the change as plan.v${expected}.json with plan_rev ${expected}.`,
  );
}

function at(path: string, code: string, message: string, help: string): Finding {
  return { code, level: 'error', message, help, path, line: 1 };
}

function sameFeature(a: Feature, b: Feature): boolean {
  const keys = ['slug', 'source_branch', 'integration_branch'] as const;
  return keys.every((key) => a[key] === b[key]);
}

function sameBaseline(a: PlanBaseline, b: PlanBaseline): boolean {
  const keys = [
    'ref',
    'commit_oid',
    'toolchain',
    'test_passlist_hash',
    'clippy_warnings_hash',
    'enumerated_targets_hash',
  ] as const;
  return keys.every((key) => a[key] === b[key]);
}
