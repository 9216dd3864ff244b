import type { PointCharge, Vector } from '@zarra/physics/charges';
import { fieldLine, type FieldLine, type LineEnd } from '@zarra/physics/field-lines';
import { memoize } from '../../memoize.js';
import { RADIUS } from './charges.js';
import { DRAWN_HEIGHT, DRAWN_WIDTH } from './parameters.js';

/** Limit of tracing, m: lines outside the view still return. */
const TRACING_LIMIT = 6;
const TRACE = {
  box: { from: [-TRACING_LIMIT, -TRACING_LIMIT, -1], to: [TRACING_LIMIT, TRACING_LIMIT, 1] },
  step: 0.06,
  chargeRadius: RADIUS,
} as const;
/** Step near a zero of the field, m. */
const FINE_STEP = 0.006;
/** Minimum length of a piece with an arrow, m. */
const ARROW_FROM = 0.25;

/** Visible piece of a field line: x, y, 0 …, and its direction arrow. */
export interface LinePiece {
  readonly points: Float64Array;
  /** x, y and the unit vector along the line. */
  readonly arrow: readonly [x: number, y: number, dx: number, dy: number] | undefined;
}

/** Number of lines of the largest charge; fewer with more charges. */
const maxLinesFor = (count: number): number => (count <= 4 ? 16 : count <= 6 ? 12 : 8);

const isAt = (end: LineEnd, index: number): boolean => end.kind === 'charge' && end.index === index;

/** Sorted directions of the lines at a charge, rad. */
function occupiedDirections(lines: readonly FieldLine[], index: number, [x, y]: Vector): number[] {
  const angle = (point: Vector | undefined): number => (point ? Math.atan2(point[1] - y, point[0] - x) : 0);
  return lines
    .flatMap(({ points, start, end }) => [
      ...(isAt(start, index) ? [angle(points[0])] : []),
      ...(isAt(end, index) ? [angle(points.at(-1))] : []),
    ])
    .sort((one, other) => one - other);
}

/** Directions of additional lines, as even as the existing lines allow and symmetric for equal gaps. */
export function freeDirections(occupied: readonly number[], wanted: number): number[] {
  const count = wanted - occupied.length;
  if (count <= 0) return [];
  if (occupied.length === 0)
    return Array.from({ length: count }, (_, index) => (2 * Math.PI * (index + 0.5)) / count);
  const gaps = occupied.map((from, index) => {
    const next = occupied[index + 1] ?? (occupied[0] ?? 0) + 2 * Math.PI;
    return { from, wide: next - from, more: 0 };
  });
  const room = ({ wide, more }: { wide: number; more: number }): number => wide / (more + 1);
  for (let left = count; left > 0;) {
    const widest = Math.max(...gaps.map(room)) - 1e-3;
    for (const gap of gaps.filter((one) => room(one) >= widest)) {
      gap.more++;
      left--;
    }
  }
  return gaps.flatMap(({ from, wide, more }) =>
    Array.from({ length: more }, (_, index) => from + (wide * (index + 1)) / (more + 1)),
  );
}

const isSeen = ([x, y]: Vector): boolean => Math.abs(x) <= DRAWN_WIDTH && Math.abs(y) <= DRAWN_HEIGHT;

/** Arrow in the middle of a piece. */
function arrowOf(points: readonly Vector[]): LinePiece['arrow'] {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole < ARROW_FROM) return undefined;
  let passed = 0;
  const index = lengths.findIndex((length) => (passed += length) >= whole / 2);
  const [from, to, length = 1] = [points[index], points[index + 1], lengths[index]];
  if (!from || !to || length === 0) return undefined;
  return [to[0], to[1], (to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Visible pieces of a line, which may leave the view and return. */
function piecesOf({ points }: FieldLine): LinePiece[] {
  const segments: Vector[][] = [];
  let segment: Vector[] | undefined;
  for (const point of points) {
    if (!isSeen(point)) segment = undefined;
    else if (segment) segment.push(point);
    else segments.push((segment = [point]));
  }
  return segments
    .filter(({ length }) => length > 1)
    .map((seen) => ({
      points: Float64Array.from(seen.flatMap(([x, y]) => [x, y, 0])),
      arrow: arrowOf(seen),
    }));
}

/** Whether a line reverses its direction: the step was too large near a zero of the field. */
export function turnsBack(points: readonly Vector[]): boolean {
  return points.some(([x, y], index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    return from && to && (x - from[0]) * (to[0] - x) + (y - from[1]) * (to[1] - y) < 0;
  });
}

/** Field line through a point; retried with smaller steps when it gets stuck near a zero of the field. */
function lineThrough(charges: readonly PointCharge[], seed: Vector): FieldLine {
  const line = fieldLine(charges, seed, TRACE);
  const isStuck =
    line.start.kind === 'zero-field' || line.end.kind === 'zero-field' || turnsBack(line.points);
  return isStuck ? fieldLine(charges, seed, { ...TRACE, step: FINE_STEP }) : line;
}

/**
 * Field lines in the plane of the charges, in number proportional to each charge. The library spreads missing
 * lines of a negative charge evenly around it, over existing lines; here they fill the gaps.
 */
export const fieldLinesOf = memoize((charges: readonly PointCharge[]): LinePiece[] => {
  const largest = Math.max(0, ...charges.map(({ charge }) => Math.abs(charge)));
  const most = maxLinesFor(charges.length);
  const lines: FieldLine[] = [];
  // Largest charge first: its lines are evenly spread, and smaller charges fill the gaps.
  const order = charges
    .map((_, index) => index)
    .sort((one, other) => {
      const [a, b] = [charges[one]?.charge ?? 0, charges[other]?.charge ?? 0];
      return Math.abs(b) - Math.abs(a) || b - a;
    });
  for (const index of order) {
    const { at, charge } = charges[index] ?? { at: [0, 0, 0] as const, charge: 0 };
    const wanted = Math.round((most * Math.abs(charge)) / largest);
    for (const angle of freeDirections(occupiedDirections(lines, index, at), wanted)) {
      const seed: Vector = [at[0] + RADIUS * Math.cos(angle), at[1] + RADIUS * Math.sin(angle), 0];
      lines.push(lineThrough(charges, seed));
    }
  }
  return lines.flatMap(piecesOf);
});
