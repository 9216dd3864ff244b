/** A point of a drawing, in its units, y downwards. */
export type Point = readonly [x: number, y: number];

/** Evenly spaced values from the first to the last. */
export const range = (first: number, last: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + ((last - first) * index) / (count - 1));

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');

/** The `d` of a path through points: relative, with one decimal, which compresses best. */
export function plot(points: readonly Point[]): string {
  let previous: Point = [0, 0];
  const steps = points.map(([x, y]) => {
    const current: Point = [Math.round(x * 10), Math.round(y * 10)];
    const step = `${tenths(current[0] - previous[0])} ${tenths(current[1] - previous[1])}`;
    previous = current;
    return step;
  });
  return `M${steps.join('l')}`;
}

/** The `d` of a straight line; of length 0 it draws a dot. */
export const segment = (from: Point, to: Point = from): string => plot([from, to]);

/** An arrow from one point to another, with a head of 8 units. */
export function arrow(from: Point, to: Point): string {
  const [toX, toY] = to;
  const direction = Math.atan2(toY - from[1], toX - from[0]);
  const headEnd = (angle: number): Point => [
    toX - 8 * Math.cos(direction + angle),
    toY - 8 * Math.sin(direction + angle),
  ];
  return segment(from, to) + plot([headEnd(0.45), to, headEnd(-0.45)]);
}
