// Positions along one axis.

/**
 * A linear scale: from a range of values to a range of pixels. The one of d3-scale interpolates colours and formats numbers too,
 * which would be half of what a page loads to move a figure (docs/decisions/0065).
 */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/**
 * Positions near the wanted ones that are at least a gap apart and within bounds, in the same order: labels of close levels
 * or spectral lines. Positions that are too close move together, around their mean.
 * @param wanted in ascending order
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  // Groups of positions a gap apart; `sum` is of the wanted positions of their first members.
  const groups: { sum: number; size: number }[] = [];
  const start = ({ sum, size }: { sum: number; size: number }): number =>
    Math.max(from, Math.min(to - (size - 1) * gap, sum / size));
  for (const position of wanted) {
    let last = { sum: position, size: 1 };
    for (;;) {
      const before = groups.at(-1);
      if (!before || start(before) + before.size * gap <= start(last)) break;
      groups.pop();
      last = { sum: before.sum + last.sum - last.size * before.size * gap, size: before.size + last.size };
    }
    groups.push(last);
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.size }, (_, index) => start(group) + index * gap),
  );
}
