/** Where in a sorted list the first item is that does not come before `item`, from `start` on. For walking two sorted lists side by side. */
export function firstFrom<T, U>(
  list: readonly T[],
  start: number,
  item: U,
  compare: (a: T, b: U) => number,
): number {
  let at = start;
  for (let next = list[at]; next !== undefined && compare(next, item) < 0; next = list[at]) at += 1;
  return at;
}
