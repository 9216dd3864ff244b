import type { PracticeItem } from '@zarra/contracts/practice';

/** Estimated time to solve an item of each kind, minutes. */
export const minutesByKind: Readonly<Record<PracticeItem['kind'], number>> = {
  numeric: 2,
  choice: 1,
  order: 1.5,
  match: 1.5,
  point: 1,
};

/** The first items that fit into the minutes. */
export function withinMinutes<Item>(
  items: readonly Item[],
  minutes: number,
  kindOf: (item: Item) => PracticeItem['kind'],
): Item[] {
  let left = minutes;
  return items.filter((item) => {
    if (left <= 0) return false;
    left -= minutesByKind[kindOf(item)];
    return left >= 0;
  });
}
