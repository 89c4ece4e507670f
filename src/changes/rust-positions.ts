/** How many of these tokens lie in a half-open range. Both searches take logarithmic time. */
export function countWithin(sorted: readonly number[], from: number, to: number): number {
  return firstAtLeast(sorted, to) - firstAtLeast(sorted, from);
}

/** The position of the first element that is not less than the value. */
export function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
