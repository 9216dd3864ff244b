import { electricField, type PointCharge, type Vector } from './electric-field.js';

/** The box in which lines are drawn. */
export interface FieldBox {
  readonly from: Vector;
  readonly to: Vector;
}

/** How lines are traced. */
export interface LineOptions {
  readonly box: FieldBox;
  /** Longest step along the line, m; near charges steps are shorter. */
  readonly step: number;
  /** A line that comes so near to a charge ends there, m. */
  readonly chargeRadius: number;
}

/** Where a line stops. 'still': where the field is zero; 'long': after 20,000 steps. */
export type LineEnd =
  { readonly kind: 'charge'; readonly index: number } | { readonly kind: 'border' | 'still' | 'long' };

/** A field line with the field, from plus to minus. */
export interface FieldLine {
  readonly points: readonly Vector[];
  readonly start: LineEnd;
  readonly end: LineEnd;
}

const MOST_STEPS = 20_000;

const moved = ([x, y, z]: Vector, by: Vector, length: number): Vector => [
  x + by[0] * length,
  y + by[1] * length,
  z + by[2] * length,
];

/** The direction of the field, or undefined where it is zero. */
function direction(charges: readonly PointCharge[], at: Vector): Vector | undefined {
  const [x, y, z] = electricField(charges, at);
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : undefined;
}

/** One Runge-Kutta step of order 4 by arc length. */
function follow(charges: readonly PointCharge[], at: Vector, length: number): Vector | undefined {
  const a = direction(charges, at);
  const b = a && direction(charges, moved(at, a, length / 2));
  const c = b && direction(charges, moved(at, b, length / 2));
  const d = c && direction(charges, moved(at, c, length));
  if (!d) return undefined;
  // At a place without field the direction turns round: a step across it would go back and forth for ever.
  if (a[0] * d[0] + a[1] * d[1] + a[2] * d[2] < -0.5) return undefined;
  const mean = (axis: 0 | 1 | 2): number => (a[axis] + 2 * b[axis] + 2 * c[axis] + d[axis]) / 6;
  return moved(at, [mean(0), mean(1), mean(2)], length);
}

function nearest(charges: readonly PointCharge[], [x, y, z]: Vector): { index: number; distance: number } {
  return charges.reduce(
    (best, { at }, index) => {
      const distance = Math.hypot(x - at[0], y - at[1], z - at[2]);
      return distance < best.distance ? { index, distance } : best;
    },
    { index: -1, distance: Infinity },
  );
}

const inside = ({ from, to }: FieldBox, at: Vector): boolean =>
  at.every((value, axis) => value >= (from[axis] ?? 0) && value <= (to[axis] ?? 0));

/** Follows the field from a place, or goes against it (`sense` -1), until something ends the line. */
function trace(
  charges: readonly PointCharge[],
  from: Vector,
  sense: 1 | -1,
  { box, step, chargeRadius }: LineOptions,
): { points: Vector[]; end: LineEnd } {
  const points: Vector[] = [];
  let at = from;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { index, distance } = nearest(charges, at);
    // A line ends on a charge that draws it in; from one that sends it out it only comes.
    const draws = (charges[index]?.charge ?? 0) * sense < 0;
    if (draws && distance <= chargeRadius) return { points, end: { kind: 'charge', index } };
    const length = Math.min(step, Math.max(distance / 8, chargeRadius / 4));
    const next = follow(charges, at, sense * length);
    if (!next) return { points, end: { kind: 'still' } };
    points.push(next);
    if (!inside(box, next)) return { points, end: { kind: 'border' } };
    at = next;
  }
  return { points, end: { kind: 'long' } };
}

/** The field line through a place, traced both ways by arc length (Runge-Kutta 4). */
export function fieldLine(charges: readonly PointCharge[], through: Vector, options: LineOptions): FieldLine {
  const onward = trace(charges, through, 1, options);
  const backward = trace(charges, through, -1, options);
  return {
    points: [...backward.points.reverse(), through, ...onward.points],
    start: backward.end,
    end: onward.end,
  };
}

/** Evenly spread directions: in the plane z = 0 round the circle, in space over the sphere (Fibonacci's spiral). */
function spread(count: number, space: 'plane' | 'space', turn: number): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    if (space === 'plane') {
      const angle = (2 * Math.PI * (index + 0.5)) / count + turn;
      return [Math.cos(angle), Math.sin(angle), 0];
    }
    const z = 1 - (2 * index + 1) / count;
    const angle = index * Math.PI * (3 - Math.sqrt(5)) + turn;
    const rim = Math.sqrt(1 - z * z);
    return [rim * Math.cos(angle), rim * Math.sin(angle), z];
  });
}

/**
 * Lines that leave each positive charge in number proportional to it, and for each negative charge as many as it lacks by
 * then. In the plane their density is a picture only: the law is that of space.
 * @param perCharge lines for the largest charge
 */
export function fieldLines(
  charges: readonly PointCharge[],
  perCharge: number,
  space: 'plane' | 'space',
  options: LineOptions,
): FieldLine[] {
  const largest = Math.max(...charges.map(({ charge }) => Math.abs(charge)), 0);
  const lines: FieldLine[] = [];
  const due = charges.map(({ charge }) =>
    largest > 0 ? Math.round((perCharge * Math.abs(charge)) / largest) : 0,
  );
  const from = (index: number, count: number): void => {
    const { at, charge } = charges[index] ?? { at: [0, 0, 0] as const, charge: 0 };
    const sense = charge > 0 ? 1 : -1;
    for (const way of spread(count, space, 0)) {
      const first = moved(at, way, options.chargeRadius);
      const { points, end } = trace(charges, first, sense, options);
      const own: LineEnd = { kind: 'charge', index };
      const all = [first, ...points];
      lines.push(
        sense > 0 ? { points: all, start: own, end } : { points: all.reverse(), start: end, end: own },
      );
    }
  };
  charges.forEach(({ charge }, index) => {
    if (charge > 0) from(index, due[index] ?? 0);
  });
  charges.forEach(({ charge }, index) => {
    if (charge >= 0) return;
    const arrived = lines.filter(({ end }) => end.kind === 'charge' && end.index === index).length;
    from(index, Math.max(0, (due[index] ?? 0) - arrived));
  });
  return lines;
}
