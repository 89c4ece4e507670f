/**
 * An independent matcher to hold scope.ts to: dynamic programming over components and over characters, straight from the
 * rules of spec.md section 2. It knows no shortcuts and no libraries.
 */
export function referenceCovers(entry: string, path: string): boolean {
  if (entry === path) return true;
  const components = path.split('/');
  if (!/[*?]/.test(entry) || components.some((name) => name === '' || name === '.' || name === '..'))
    return false;
  return coversComponents(entry.split('/'), components);
}

/** `reach[n]`: the patterns so far can stand for the first n components. */
function coversComponents(patterns: readonly string[], components: readonly string[]): boolean {
  let reach = components.map(() => false);
  reach = [true, ...reach];
  for (const [index, pattern] of patterns.entries()) {
    const next = reach.map(() => false);
    const last = index === patterns.length - 1;
    for (const [at, reachable] of reach.entries()) {
      if (!reachable) continue;
      if (pattern === '**') {
        for (let to = last ? at + 1 : at; to <= components.length; to++) next[to] = true;
      } else {
        const component = components[at];
        if (component !== undefined && coversName([...pattern], [...component])) next[at + 1] = true;
      }
    }
    reach = next;
  }
  return reach[components.length] === true;
}

function coversName(pattern: readonly string[], name: readonly string[]): boolean {
  let reach = [true, ...name.map(() => false)];
  for (const symbol of pattern) {
    const next = reach.map(() => false);
    for (const [at, reachable] of reach.entries()) {
      if (!reachable) continue;
      if (symbol === '*') for (let to = at; to <= name.length; to++) next[to] = true;
      else if (at < name.length && (symbol === '?' || symbol === name[at])) next[at + 1] = true;
    }
    reach = next;
  }
  return reach[name.length] === true;
}
