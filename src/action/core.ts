/** The part of `@actions/core` that the surfaces need. */
export type Core = Pick<
  typeof import('@actions/core'),
  'getInput' | 'info' | 'notice' | 'setFailed' | 'setOutput' | 'setSecret' | 'summary' | 'warning'
>;
