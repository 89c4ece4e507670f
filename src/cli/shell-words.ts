import { isAbsolute, relative } from 'node:path';

/** A word as a POSIX shell has to be told it. */
export function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-][\w@%+=:,./~-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * How to start plan-gate again the way that it was started, from where it was started (`here`) and from any folder. `script` is
 * what Node was told to run.
 */
export function invocation(
  script: string,
  cwd: string,
): { readonly here: string; readonly anywhere: string } {
  const same = (words: string) => ({ here: words, anywhere: words });
  const path = script.replaceAll('\\', '/');
  if (path.includes('/node_modules/.bin/')) return same('npx plan-gate');
  if (path.endsWith('/plan-gate')) return same('plan-gate');
  const near = relative(cwd, script);
  const here = near.startsWith('..') || isAbsolute(near) ? script : near;
  return { here: `node ${shellQuoted(here)}`, anywhere: `node ${shellQuoted(script)}` };
}
