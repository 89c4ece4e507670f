import type { Report } from './report/report.js';

/** 0: success. 1: a gate failed. 2: no gate failed, but one could not be judged, so nothing may be concluded. */
export function exitCodeFor(report: Pick<Report, 'conclusion' | 'gates'>): 0 | 1 | 2 {
  if (report.conclusion === 'success') return 0;
  return report.gates.some((gate) => gate.outcome === 'fail') ? 1 : 2;
}
