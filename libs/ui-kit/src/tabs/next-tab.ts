/** For each key, the index where the search for an enabled tab starts, and its direction. */
const searches: Record<string, (from: number, last: number) => readonly [start: number, step: 1 | -1]> = {
  ArrowRight: (from) => [from + 1, 1],
  ArrowLeft: (from) => [from - 1, -1],
  Home: () => [0, 1],
  End: (_from, last) => [last, -1],
};

/**
 * The index of the tab that a key moves to; it wraps around at the ends.
 * @param key value of `KeyboardEvent.key`
 * @param from index of the focused tab
 * @param enabled for each tab, whether it is enabled
 * @returns undefined for other keys
 */
export function nextTab(key: string, from: number, enabled: readonly boolean[]): number | undefined {
  const count = enabled.length;
  const search = searches[key]?.(from, count - 1);
  if (!search) return undefined;
  const [start, step] = search;
  return enabled
    .map((_, offset) => (start + step * offset + 2 * count) % count)
    .find((index) => enabled[index]);
}
