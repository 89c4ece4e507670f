/** The tests that a list names, each once. There can be hundreds of thousands, so what is known of them is kept by index. */
export interface ListedTests {
  /** In the order of the list. */
  readonly names: readonly string[];
  /** How often the list has each: more than once only for doctests. */
  readonly times: Uint32Array;
  /** How many there are with repeats. */
  readonly total: number;
  /** The index of a name, or -1. Quick for names that are asked for roughly in the order of the list, as results come. */
  readonly find: (name: string) => number;
}

/** How far the next result may be from the last one in the list: tests that run at the same time overtake each other. */
const NEIGHBOURHOOD = 8;

export function listedTests(list: readonly string[]): ListedTests {
  const { names, times } = isAscending(list)
    ? { names: list, times: new Uint32Array(list.length).fill(1) }
    : counted(list);
  let index: Map<string, number> | null = null;
  let next = 0;
  return {
    names,
    times,
    total: list.length,
    find(name) {
      for (let distance = 0; distance < NEIGHBOURHOOD; distance += 1) {
        const near = names[next + distance] === name ? next + distance : next - 1 - distance;
        if (names[near] !== name) continue;
        next = near + 1;
        return near;
      }
      index ??= new Map(names.map((each, i) => [each, i]));
      const far = index.get(name) ?? -1;
      if (far !== -1) next = far + 1;
      return far;
    },
  };
}

/** libtest sorts its tests, so that a list without repeats is usually seen to be one without more ado. */
function isAscending(list: readonly string[]): boolean {
  return list.every((name, i) => {
    const previous = i === 0 ? undefined : list[i - 1];
    return previous === undefined || previous < name;
  });
}

function counted(list: readonly string[]): Pick<ListedTests, 'names' | 'times'> {
  const counts = new Map<string, number>();
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  return { names: [...counts.keys()], times: Uint32Array.from(counts.values()) };
}
