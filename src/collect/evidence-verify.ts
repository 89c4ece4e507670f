import type { Evidence } from '../evidence/evidence.js';
import { type TestId, testString } from '../evidence/snapshot.js';
import { compatibleToolchains, UNKNOWN_TOOLCHAIN } from '../evidence/toolchain.js';
import type { Finding } from '../finding.js';
import type { EvidenceContent } from '../floor-facts.js';

/** What evidence is held to before it counts. */
export interface EvidenceTerms {
  /** Full id of the commit under judgement. */
  readonly head: string;
  /** Its tree; `null` where that is not known. */
  readonly headTree: string | null;
  /** What the plan pins; the head is compared with it by the rule that baselines are. */
  readonly toolchain: string;
}

/** Of problems of one kind, those listed; a hostile file can hold millions. */
const MAX_LISTED = 50;

const RECAPTURE = 'Capture the evidence again, and let the gate judge the commit that was captured.';

/** Everything that keeps evidence from being used; empty when it is of the head, whole and comparable. */
export function verifyEvidence(evidence: Evidence, terms: EvidenceTerms): readonly Finding[] {
  return [
    ...otherCommit(evidence, terms.head),
    ...otherTree(evidence, terms),
    ...incompleteness(evidence),
    ...contradictions(evidence),
    ...toolchainFindings(evidence, terms.toolchain),
  ];
}

export function contentOf({ toolchain, snapshot }: Evidence): EvidenceContent {
  const { tests, clippy } = snapshot;
  return {
    toolchain,
    passed: tests.passed.length,
    failed: tests.failed.length,
    ignored: tests.ignored.length,
    targets: tests.targets.length,
    warnings: clippy.warnings.length,
  };
}

function otherCommit({ commit_oid }: Evidence, head: string): readonly Finding[] {
  if (commit_oid === head) return [];
  return [
    error('other_commit', `The evidence is of commit ${commit_oid}, but this judges ${head}.`, RECAPTURE),
  ];
}

/** A capture writes the commit's own tree, so a file that names another was put together by hand, or is of other sources. */
function otherTree(
  { commit_oid, tree_oid }: Evidence,
  { head, headTree }: EvidenceTerms,
): readonly Finding[] {
  if (commit_oid !== head || headTree === null || tree_oid === headTree) return [];
  return [
    error(
      'other_tree',
      `The evidence says that the tree of commit ${head} is ${tree_oid}, but it is ${headTree}: it was captured from other files.`,
      RECAPTURE,
    ),
  ];
}

function incompleteness({ complete, problems, not_run }: Evidence): readonly Finding[] {
  const help = 'Mend what the message names and capture again; what was not shown does not count as passed.';
  const told = new Set(problems.map((problem) => problem.message));
  const found = [
    ...problems.map(({ message }) => error('incomplete', message, help)),
    ...not_run
      .filter(({ reason }) => !told.has(reason))
      .map(({ target, reason }) => error('not_run', `${target} was not run: ${reason}`, help)),
  ];
  if (found.length > 0)
    return cut(found, 'incomplete', { one: 'thing that is missing', many: 'things that are missing' }, help);
  return complete
    ? []
    : [error('incomplete', 'The evidence says that it is not complete, but not why.', help)];
}

/** Captures give each test one outcome, so a file that gives two was not written by one. */
function contradictions({ snapshot }: Evidence): readonly Finding[] {
  const { passed, failed, ignored } = snapshot.tests;
  const seen = new Set<string>();
  const twice: TestId[] = [];
  for (const test of [...passed, ...failed, ...ignored]) {
    const name = testString(test);
    if (seen.has(name)) twice.push(test);
    seen.add(name);
  }
  const found = twice.map((test) =>
    error('contradiction', `The evidence gives two outcomes for ${testString(test)}.`, RECAPTURE),
  );
  return cut(
    found,
    'contradiction',
    { one: 'test with two outcomes', many: 'tests with two outcomes' },
    RECAPTURE,
  );
}

function toolchainFindings({ toolchain }: Evidence, pinned: string): readonly Finding[] {
  if (toolchain === UNKNOWN_TOOLCHAIN || toolchain === '') {
    const message = 'The evidence does not say by which toolchain it was captured.';
    return [error('toolchain_unknown', message, 'Capture again where `rustc -V` answers.')];
  }
  // A plan that pins none is the baseline gate's to refuse.
  if (pinned === UNKNOWN_TOOLCHAIN || compatibleToolchains(pinned, toolchain)) return [];
  return [
    error(
      'toolchain',
      `The evidence was captured with \`${toolchain}\`, but the plan pins \`${pinned}\`: tests and lints of two toolchains can't be compared.`,
      `Capture with the plan's toolchain (a rust-toolchain.toml keeps it), or have the next plan revision pin a baseline of this one.`,
    ),
  ];
}

function cut(
  found: readonly Finding[],
  code: string,
  what: { readonly one: string; readonly many: string },
  help: string,
): readonly Finding[] {
  if (found.length <= MAX_LISTED) return found;
  const more = found.length - MAX_LISTED;
  return [
    ...found.slice(0, MAX_LISTED),
    error(
      code,
      `There ${more === 1 ? 'is 1' : `are ${more}`} more ${more === 1 ? what.one : what.many}.`,
      help,
    ),
  ];
}

function error(code: string, message: string, help: string): Finding {
  return { code, level: 'error', message, help };
}
