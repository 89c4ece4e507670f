import type { Evidence } from '../evidence/evidence.js';
import { counted } from './words.js';

/** What a capture found, as numbers in a line: `3 tests passed, 0 failed, 1 ignored in 2 targets; 1 clippy warning`. */
export function evidenceCounts({ snapshot }: Pick<Evidence, 'snapshot'>): string {
  const { passed, failed, ignored, targets } = snapshot.tests;
  const tests = `${counted(passed.length, 'test')} passed, ${failed.length} failed, ${ignored.length} ignored`;
  return `${tests} in ${counted(targets.length, 'target')}; ${counted(snapshot.clippy.warnings.length, 'clippy warning')}`;
}
