import { visible } from '../report/escape.js';
import type { CaptureProgress, CaptureStep } from './capture-request.js';

const STEPS: Readonly<Record<CaptureStep, string>> = {
  'work-tree': 'check that the work tree is the commit',
  metadata: 'read the workspace',
  'build-tests': 'build the tests',
  'plan-runs': 'see how cargo starts each test target',
  clippy: 'clippy',
  'work-tree-again': 'check that the work tree is unchanged',
  checks: "the plan's checks",
};

/** One line for a step of a capture, calm enough for a log; `null` for what is not worth one. Names are escaped for terminals. */
export function progressLine(event: CaptureProgress): string | null {
  if (event.kind === 'started')
    return event.step === 'build-tests' || event.step === 'clippy' ? `… ${STEPS[event.step]}` : null;
  if (event.kind === 'finished') return `${mark(event.ok)} ${STEPS[event.step]} (${seconds(event.ms)})`;
  if (event.kind === 'target-started') return null;
  const { passed, failed, ignored } = event.counts;
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(ignored > 0 ? [`${ignored} ignored`] : []),
  ];
  return `${mark(event.ok)} [${event.index}/${event.of}] ${visible(event.target)}: ${counts.join(', ')} (${seconds(event.ms)})`;
}

function mark(ok: boolean): string {
  return ok ? '✓' : '✗';
}

function seconds(ms: number): string {
  return ms < 60_000
    ? `${(ms / 1_000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}
