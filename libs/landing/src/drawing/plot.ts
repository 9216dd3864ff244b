/** A point of a drawing, in its units, y downwards. */
export type Point = readonly [x: number, y: number];

/** So many values from the first to the last, at equal distances. */
export const range = (first: number, last: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** A line through points, as the `d` of a path: relative and to tenths, which compresses best. */
export function plot(points: readonly Point[]): string {
  let last: Point = [0, 0];
  const steps = points.map(([x, y]) => {
    const now: Point = [Math.round(x * 10), Math.round(y * 10)];
    const step = `${tenths(now[0] - last[0])} ${tenths(now[1] - last[1])}`;
    last = now;
    return step;
  });
  return `M${steps.join('l')}`;
}

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
