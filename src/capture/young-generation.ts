import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the part of memory small in which the engine puts what is new. Reading the output or the evidence of a large workspace, or a
 * repository's hundred thousand files, would have it grow to a hundred megabytes and more. Compilers have a better use for them, and a
 * runner may not have them; that it is emptied more often costs little.
 * The flag is one of V8's in every Node that plan-gate runs on.
 */
export function keepYoungGenerationSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** How much the engine lets its heap grow beyond what is in use, before it looks what of that can go: by half, and not three times over. */
const GROWTH_PERCENT = 50;

/**
 * Keeps the whole heap near what is in use, for a run that reads or tells of a great deal. It costs such a run a fourth more of the
 * processor's time, and a small one nothing, since its heap does not grow that far.
 */
export function keepHeapSmall(): void {
  keepYoungGenerationSmall();
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
