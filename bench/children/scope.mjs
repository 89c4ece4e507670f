// Prints as JSON how long the matching of paths takes, in milliseconds. Arguments: the folder with the compiled sources, the
// shape of the globs, how many paths and entries, and how often to match. The first time counts, as a run matches once.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOSTILE_SCOPES, pathList, scopeEntries } from '../scope-lists.mjs';

const [sources = '', shape = '', pathCount = '0', entryCount = '0'] = process.argv.slice(2);
const { compileGlobs } = await import(pathToFileURL(path.join(sources, 'changes', 'scope.js')).href);

function timed(entries, paths) {
  // Joined texts are put together when they are first looked at, which is not what is measured.
  for (const text of [...entries, ...paths]) text.charCodeAt(text.length - 1);
  const start = performance.now();
  const compiled = compileGlobs(entries);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  const split = compiled.globs.split(paths);
  return { ms: performance.now() - start, covered: split.covered.size };
}

if (shape === 'hostile') {
  const all = HOSTILE_SCOPES.map(([name, entry, one]) => ({ name, ...timed([entry], [one]) }));
  console.log(JSON.stringify(all));
} else {
  console.log(JSON.stringify(timed(scopeEntries(shape, Number(entryCount)), pathList(Number(pathCount)))));
}
