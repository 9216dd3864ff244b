/** A position of a figure in its own pixels: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** An upright rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight part of a drawn line. */
export type Segment = readonly [from: Point, to: Point];

export const boxAround = ([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
});

export const boxesOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** The part of a segment inside a box (Liang and Barsky, ACM Trans. Graphics 3, 1, 1984); undefined outside of it. */
export function clipSegment([[x1, y1], [x2, y2]]: Segment, box: Box): Segment | undefined {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, distance] of [
    [-dx, x1 - box.left],
    [dx, box.right - x1],
    [-dy, y1 - box.top],
    [dy, box.bottom - y1],
  ] as const) {
    if (step === 0) {
      if (distance < 0) return undefined;
    } else if (step < 0) from = Math.max(from, distance / step);
    else to = Math.min(to, distance / step);
  }
  if (from > to) return undefined;
  return [
    [x1 + from * dx, y1 + from * dy],
    [x1 + to * dx, y1 + to * dy],
  ];
}

export const crossesBox = (segment: Segment, box: Box): boolean => clipSegment(segment, box) !== undefined;

/** The segments of a line through points. */
export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point]);

/** A point at a distance from another one; the angle is counter-clockwise from the right, in degrees. */
export const pointAt = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y - distance * Math.sin(angle)];
};

export const middleOf = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** Direction of a segment, counter-clockwise from the right, in degrees. */
export const directionOf = ([x1, y1]: Point, [x2, y2]: Point): number =>
  (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);
