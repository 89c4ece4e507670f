import { defineGate } from './gate.js';

export const baselineGate = defineGate({
  id: 'baseline',
  title: 'Baseline',
  why: 'Tests and warnings are held against the commit that the feature started from; a baseline that is not the one the plan pins could hide any loss.',
  failureKind: 'bad-baseline',
  needs: ['baselineState'],
  evaluate({ baselineState }) {
    const { source, pinnedOf, findings } = baselineState;
    const errors = findings.filter((finding) => finding.level === 'error').length;
    if (errors > 0) {
      const reasons = errors === 1 ? '' : `, for ${errors} reasons`;
      return { summary: `The baseline can not be relied on${reasons}.`, findings };
    }
    if (source === null) {
      return {
        summary:
          'The head has the three hashes that the plan pins: for what they cover, no list of the baseline is needed.',
        findings,
      };
    }
    if (pinnedOf !== undefined) {
      const summary = `The baseline is ${source}, which is of the commit that the plan names; the hashes that the plan pins are those of ${pinnedOf}.`;
      return { summary, findings };
    }
    return { summary: `The baseline is ${source}, which is what the plan pins.`, findings };
  },
});
