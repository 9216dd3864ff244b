/** A point of a drawing, in its units, y downwards. */
export type Point = readonly [x: number, y: number];

/** So many values from the first to the last, at equal distances. */
export const range = (first: number, last: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));

const tenths = (value: number): number => Math.round(value * 10);
const written = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** A line through points, as the `d` of a path: step after step, to tenths, as it travels in the first page's HTML. */
export function plot(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const step = [tenths(x) - lastX, tenths(y) - lastY].map(written).join(' ').replace(' -', '-');
      [lastX, lastY] = [tenths(x), tenths(y)];
      return (index === 0 ? 'M' : 'l') + step;
    })
    .join('');
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
