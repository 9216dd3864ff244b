/**
 * A linear scale: from a range of values to a range of pixels. The one of d3-scale interpolates colours and formats numbers too,
 * which would be half of what a page loads to move a figure (docs/decisions/0065).
 */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);
