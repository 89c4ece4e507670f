import type { Evidence } from '../evidence/evidence.js';
import { sortTests } from '../evidence/snapshot.js';
import { type FactTable, known, missing, type Read } from '../facts.js';
import { named } from '../plan/wording.js';
import type { LabelFile } from './baseline-labels.js';
import { NO_USABLE_EVIDENCE } from './evidence.js';
import type { Comparisons } from './floor-compare.js';

/** The facts that each capture of the head has of its own. */
export type SideFacts = Comparisons & Pick<FactTable, 'evidenceState' | 'evidence' | 'baselineState'>;

/** One capture of the head, held against its baseline. */
export interface Side {
  /** `null` where it is the only one. */
  readonly label: string | null;
  readonly facts: SideFacts;
  readonly goneFunctions: ReadonlySet<string>;
  /** See `FoundEvidence`. */
  readonly ofHead: Evidence | null;
}

/** The side of a label that has a baseline and no evidence: nothing is known of it, so that nothing passes for it. */
export function sideWithout({ label, path }: LabelFile): Side {
  const finding = {
    code: 'label_missing',
    level: 'error',
    message: `There is no evidence of the label ${named(label)}, but ${named(path)} is its baseline, so what it stands for was not tested.`,
    help: `Let a job capture it and name its file with input \`evidence\` (on the command line: --evidence) as \`${label}=path\`. Where there is no such label any more, let a plan pull request remove that file or give it another name.`,
    path,
  } as const;
  return {
    label,
    facts: {
      evidenceState: known({ origin: null, findings: [finding], content: null }),
      evidence: NO_USABLE_EVIDENCE,
      baselineState: missing(
        'incomplete-evidence',
        `Nothing is held against ${named(path)}: see the gate \`evidence\`.`,
      ),
      testComparison: NO_USABLE_EVIDENCE,
      targetComparison: NO_USABLE_EVIDENCE,
      warningComparison: NO_USABLE_EVIDENCE,
    },
    goneFunctions: new Set(),
    ofHead: null,
  };
}

/** What is known of one system or feature set. */
export interface LabelledFloor {
  readonly label: string;
  readonly facts: SideFacts;
}

export interface Sides {
  /** For what is asked of the change as a whole; of one side, its own. */
  readonly facts: SideFacts;
  readonly goneFunctions: ReadonlySet<string>;
  readonly labelled: readonly LabelledFloor[];
}

/**
 * Makes of all sides what is asked of the change as a whole: which tests there are and which are new is known when any side knows
 * it. What the gates judge by stays with each label.
 */
export function putSidesTogether(sides: readonly Side[]): Sides {
  const [first, ...others] = sides;
  if (first === undefined) throw new Error('A floor has at least one side.');
  const labelled = sides.flatMap(({ label, facts }) => (label === null ? [] : [{ label, facts }]));
  if (others.length === 0) return { facts: first.facts, goneFunctions: first.goneFunctions, labelled };
  const gains = sides.map(({ facts }) => facts.testComparison).find(hasNewTests);
  return {
    facts: {
      ...first.facts,
      evidence: allTests(sides),
      testComparison: gains ?? first.facts.testComparison,
    },
    goneFunctions: new Set(sides.flatMap(({ goneFunctions }) => [...goneFunctions])),
    labelled,
  };
}

function hasNewTests(comparison: FactTable['testComparison']): boolean {
  return comparison.state === 'known' && comparison.value.by === 'lists' && comparison.value.added > 0;
}

/** Evidence with the tests of every side: a test may be there on one system only. */
function allTests(sides: readonly Side[]): Read<Evidence> {
  const usable = sides.flatMap(({ facts }) =>
    facts.evidence.state === 'known' ? [facts.evidence.value] : [],
  );
  const [first] = usable;
  if (first === undefined) return NO_USABLE_EVIDENCE;
  const of = (outcome: 'passed' | 'failed' | 'ignored') =>
    sortTests(usable.flatMap(({ snapshot }) => snapshot.tests[outcome]));
  const tests = {
    ...first.snapshot.tests,
    passed: of('passed'),
    failed: of('failed'),
    ignored: of('ignored'),
  };
  return known({ ...first, snapshot: { ...first.snapshot, tests } });
}
