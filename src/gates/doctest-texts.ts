import type { FenceChange } from '../floor-facts.js';

/** What was asked of a doctest, and what is now. */
const WAS: Readonly<Record<FenceChange['before'], string>> = {
  run: 'was run',
  no_run: 'was compiled',
  should_panic: 'was run and had to panic',
  compile_fail: 'had to be refused by the compiler',
  ignored: 'was ignored',
};
const IS: Readonly<Record<FenceChange['after'], string>> = {
  run: 'only has to run now',
  no_run: 'is only compiled now',
  should_panic: 'has to panic now',
  compile_fail: 'has to be refused by the compiler now',
  ignored: 'is ignored now',
};

/** What became of a doctest whose code fence asks for something else, and what to do about it; neither ends with a full stop. */
export function fenceTexts({ before, after }: FenceChange): {
  readonly change: string;
  readonly advice: string;
} {
  const said = before === 'run' ? '' : before;
  const says = after === 'run' ? `no longer says \`${said}\`` : `says \`${after}\``;
  return {
    change: `${WAS[before]} at the baseline and ${IS[after]}: its code fence ${says}`,
    advice: adviceOn(said, after === 'run' ? '' : after),
  };
}

function adviceOn(said: string, says: string): string {
  if (said === '') return `Take \`${says}\` off the code fence`;
  if (says === '') return `Put \`${said}\` back on the code fence`;
  return `Put \`${said}\` back on the code fence in place of \`${says}\``;
}
