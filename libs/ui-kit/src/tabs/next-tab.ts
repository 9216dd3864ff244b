/** Where each key begins to look, from the tab that has the focus, and in which direction it goes on. */
const ways: Record<string, (from: number, last: number) => readonly [start: number, step: 1 | -1]> = {
  ArrowRight: (from) => [from + 1, 1],
  ArrowLeft: (from) => [from - 1, -1],
  Home: () => [0, 1],
  End: (_from, last) => [last, -1],
};

/**
 * Which tab a key leads to; past an end it goes on at the other.
 * @param key as `KeyboardEvent.key` calls it
 * @param from index of the tab that has the focus
 * @param enabled for each tab, in order, whether it can be chosen
 * @returns undefined when the key leads nowhere
 */
export function nextTab(key: string, from: number, enabled: readonly boolean[]): number | undefined {
  const all = enabled.length;
  const way = ways[key]?.(from, all - 1);
  if (!way) return undefined;
  const [start, step] = way;
  return enabled.map((_, tried) => (start + step * tried + 2 * all) % all).find((index) => enabled[index]);
}
