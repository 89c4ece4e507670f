import type { Finding } from '../finding.js';
import type { LostTarget, TargetComparison } from '../floor-facts.js';
import { allowedAside, applyAllowances, type Offence } from '../plan/allowances-apply.js';
import { defineGate } from './gate.js';

const ID = 'no-target-loss';

export const noTargetLossGate = defineGate({
  id: ID,
  title: 'No target loss',
  why: 'A test target that is no longer built takes all of its tests with it.',
  failureKind: 'violation',
  needs: ['targetComparison', 'floorAllowances'],
  evaluate({ targetComparison, floorAllowances }) {
    if (targetComparison.by === 'hash') {
      const { findings } = applyAllowances(ID, floorAllowances, []);
      const { targets } = targetComparison;
      const summary =
        targets === 0
          ? "There is no test target, as at the baseline: the hash is the plan's."
          : targets === 1
            ? "There is the same test target as at the baseline: the hash is the plan's."
            : `There are the same ${targets} test targets as at the baseline: their hash is the plan's.`;
      return { summary, findings };
    }
    const { lost, moved, before, added } = targetComparison;
    const judged = applyAllowances(ID, floorAllowances, lost.map(offence));
    const more = added.length === 0 ? '' : ` ${added.length} ${added.length === 1 ? 'is' : 'are'} new.`;
    return {
      summary:
        judged.refused === 0
          ? `${noneOf(before, lost.length + moved.length)}${allowedAside(judged)}.${more}`
          : `${before === 1 ? 'The one test target' : `${judged.refused} of the ${before} test targets`} of the baseline ${judged.refused === 1 ? 'is' : 'are'} gone${allowedAside(judged)}.`,
      findings: [...judged.findings, ...moved.map(movedNotice)],
    };
  },
});

function noneOf(before: number, changed: number): string {
  if (before === 0) return 'The baseline has no test target that could be gone';
  if (before > 1) return `None of the ${before} test targets of the baseline is gone`;
  return changed === 0
    ? 'The test target of the baseline is still there'
    : 'No test target of the baseline is gone';
}

type Lists = Extract<TargetComparison, { by: 'lists' }>;

function offence({ target, path, line, landedBefore }: LostTarget): Offence {
  const earlier = landedBefore ? ' This pull request touches no manifest and deletes no source.' : '';
  const finding: Finding = {
    code: 'target_lost',
    level: 'error',
    message: `The test target ${target} was there at the baseline and is gone.${earlier}`,
    help: advice(path),
    ...(path === null ? {} : { path }),
    ...(line === null ? {} : { line }),
  };
  return { finding, names: path === null ? [target] : [target, path], landedBefore };
}

function advice(path: string | null): string {
  if (path?.endsWith('.rs')) return 'Restore this file.';
  return path === null
    ? 'Restore its file, or what Cargo.toml said of it.'
    : 'Restore what this manifest said of it, or its file.';
}

function movedNotice({ target, to }: Lists['moved'][number]): Finding {
  return {
    code: 'target_moved',
    level: 'notice',
    message: `The test target ${target} is gone, but each of its tests is in ${to.join(', ')} now.`,
    help: 'Nothing to do: they are the same tests.',
  };
}
