/** A point of a drawing, in its units, y downwards. */
export type Point = readonly [x: number, y: number];

/** So many values from the first to the last, at equal distances. */
export const range = (first: number, last: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));

/** A line through points, as the `d` of a path. */
export const plot = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** An arrow from one point to another, with a head of 8 units. */
export function arrow([x, y]: Point, [toX, toY]: Point): string {
  const along = Math.atan2(toY - y, toX - x);
  const side = (turn: number): Point => [toX - 8 * Math.cos(along + turn), toY - 8 * Math.sin(along + turn)];
  return (
    plot([
      [x, y],
      [toX, toY],
    ]) + plot([side(0.45), [toX, toY], side(-0.45)])
  );
}
