import { rk4 } from '../integrate/index.js';
import { electricField, type PointCharge } from '../charges/electric-field.js';
import { addScaled, dot, type Vector } from '../vectors/vectors.js';

/** The box in which lines are traced. */
export interface FieldBox {
  readonly from: Vector;
  readonly to: Vector;
}

/** How lines are traced. */
export interface LineOptions {
  readonly box: FieldBox;
  /** Longest step along the line, m; near charges steps are shorter. */
  readonly step: number;
  /** A line ends at this distance from a charge, m. */
  readonly chargeRadius: number;
}

/** Where a line ends: at a charge, outside the box, where the field is zero, or after 20,000 steps. */
export type LineEnd =
  | { readonly kind: 'charge'; readonly index: number }
  | { readonly kind: 'boundary' | 'zero-field' | 'step-limit' };

/** A field line in the direction of the field, from plus to minus. */
export interface FieldLine {
  readonly points: readonly Vector[];
  readonly start: LineEnd;
  readonly end: LineEnd;
}

const MAX_STEPS = 20_000;

/** Unit vector of the field, or undefined where the field is zero. */
function direction(charges: readonly PointCharge[], point: Vector): Vector | undefined {
  const [x, y, z] = electricField(charges, point);
  const length = Math.hypot(x, y, z);
  return length > 0 && Number.isFinite(length) ? [x / length, y / length, z / length] : undefined;
}

/** Creates the Runge-Kutta step by arc length: dr/ds = E / |E|. It returns undefined at a point of zero field. */
function createLineStep(
  charges: readonly PointCharge[],
): (point: Vector, length: number) => Vector | undefined {
  const state = new Float64Array(3);
  const directions: Vector[] = [];
  const advance = rk4((_s, r, out) => {
    const unit = direction(charges, [r[0] as number, r[1] as number, r[2] as number]);
    out.fill(0);
    if (!unit) return;
    directions.push(unit);
    out.set(unit);
  }, 3);
  return (point, length) => {
    directions.length = 0;
    state.set(point);
    advance(0, state, length);
    const [a, , , d] = directions;
    if (!a || !d) return undefined;
    // Across a point of zero field the direction reverses: steps there would go back and forth without end.
    if (dot(a, d) < -0.5) return undefined;
    return [state[0] as number, state[1] as number, state[2] as number];
  };
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

const isInside = ({ from, to }: FieldBox, point: Vector): boolean =>
  point.every((value, axis) => value >= (from[axis] ?? 0) && value <= (to[axis] ?? 0));

/** Traces the line from a point with the field (`sense` 1) or against it (-1) to its end. */
function trace(
  charges: readonly PointCharge[],
  from: Vector,
  sense: 1 | -1,
  { box, step, chargeRadius }: LineOptions,
): { points: Vector[]; end: LineEnd } {
  const points: Vector[] = [];
  const advance = createLineStep(charges);
  let point = from;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { index, distance } = nearest(charges, point);
    // Lines end only at charges of the attracting sign.
    const attracts = (charges[index]?.charge ?? 0) * sense < 0;
    if (attracts && distance <= chargeRadius) return { points, end: { kind: 'charge', index } };
    const length = Math.min(step, Math.max(distance / 8, chargeRadius / 4));
    const next = advance(point, sense * length);
    if (!next) return { points, end: { kind: 'zero-field' } };
    points.push(next);
    if (!isInside(box, next)) return { points, end: { kind: 'boundary' } };
    point = next;
  }
  return { points, end: { kind: 'step-limit' } };
}

/** The field line through a point, traced in both directions by arc length (Runge-Kutta 4). */
export function fieldLine(charges: readonly PointCharge[], through: Vector, options: LineOptions): FieldLine {
  const forward = trace(charges, through, 1, options);
  const backward = trace(charges, through, -1, options);
  return {
    points: [...backward.points.reverse(), through, ...forward.points],
    start: backward.end,
    end: forward.end,
  };
}

/** Uniformly distributed directions: on the circle in the plane z = 0, or on the sphere (Fibonacci lattice). */
function startDirections(count: number, space: 'plane' | 'space'): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    if (space === 'plane') {
      const angle = (2 * Math.PI * (index + 0.5)) / count;
      return [Math.cos(angle), Math.sin(angle), 0];
    }
    const z = 1 - (2 * index + 1) / count;
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    const ringRadius = Math.sqrt(1 - z * z);
    return [ringRadius * Math.cos(angle), ringRadius * Math.sin(angle), z];
  });
}

/**
 * Field lines that start at each positive charge, in number proportional to it, and then at each negative charge the
 * lines it still lacks. In the plane the density of lines is only illustrative: the field is that of charges in space.
 * @param perCharge lines of the largest charge
 */
export function fieldLines(
  charges: readonly PointCharge[],
  perCharge: number,
  space: 'plane' | 'space',
  options: LineOptions,
): FieldLine[] {
  const largest = Math.max(...charges.map(({ charge }) => Math.abs(charge)), 0);
  const lines: FieldLine[] = [];
  const counts = charges.map(({ charge }) =>
    largest > 0 ? Math.round((perCharge * Math.abs(charge)) / largest) : 0,
  );
  const addLines = (index: number, count: number): void => {
    const { at, charge } = charges[index] ?? { at: [0, 0, 0] as const, charge: 0 };
    const sense = charge > 0 ? 1 : -1;
    for (const unit of startDirections(count, space)) {
      const first = addScaled(at, options.chargeRadius, unit);
      const { points, end } = trace(charges, first, sense, options);
      const origin: LineEnd = { kind: 'charge', index };
      const all = [first, ...points];
      lines.push(
        sense > 0 ? { points: all, start: origin, end } : { points: all.reverse(), start: end, end: origin },
      );
    }
  };
  charges.forEach(({ charge }, index) => {
    if (charge > 0) addLines(index, counts[index] ?? 0);
  });
  charges.forEach(({ charge }, index) => {
    if (charge >= 0) return;
    const arrived = lines.filter(({ end }) => end.kind === 'charge' && end.index === index).length;
    addLines(index, Math.max(0, (counts[index] ?? 0) - arrived));
  });
  return lines;
}
