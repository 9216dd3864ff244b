import {
  fieldLine,
  type FieldLine,
  type LineEnd,
  type PointCharge,
  type Vector,
} from '@zarra/physics/charges';
import { onceFor, RADIUS } from './charge-setting.js';
import { DRAWN_HEIGHT, DRAWN_WIDTH } from './parameters.js';

/** Far outside of what is seen lines still turn back: they are followed up to here, m. */
const FAR = 6;
const TRACE = {
  box: { from: [-FAR, -FAR, -1], to: [FAR, FAR, 1] },
  step: 0.06,
  chargeRadius: RADIUS,
} as const;
/** Step beside a place without field, m. */
const FINE_STEP = 0.006;
/** Shortest visible piece that has an arrow, m. */
const ARROW_FROM = 0.25;

/** A piece of a line that is seen: x, y, 0 …, and where on it the arrow lies that tells its direction. */
export interface LinePiece {
  readonly points: Float64Array;
  /** x, y and the unit vector along the line. */
  readonly arrow: readonly [x: number, y: number, dx: number, dy: number] | undefined;
}

/** Lines of the largest charge: the more charges, the fewer. */
const linesFor = (count: number): number => (count <= 4 ? 16 : count <= 6 ? 12 : 8);

const isAt = (end: LineEnd, index: number): boolean => end.kind === 'charge' && end.index === index;

/** Directions in which lines already touch a charge, rad, in order. */
function takenOf(lines: readonly FieldLine[], index: number, [x, y]: Vector): number[] {
  const angle = (point: Vector | undefined): number => (point ? Math.atan2(point[1] - y, point[0] - x) : 0);
  return lines
    .flatMap(({ points, start, end }) => [
      ...(isAt(start, index) ? [angle(points[0])] : []),
      ...(isAt(end, index) ? [angle(points.at(-1))] : []),
    ])
    .sort((one, other) => one - other);
}

/** Directions of further lines: as evenly as the ones that are there allow, and alike in gaps that are alike. */
export function freeDirections(taken: readonly number[], wanted: number): number[] {
  const count = wanted - taken.length;
  if (count <= 0) return [];
  if (taken.length === 0)
    return Array.from({ length: count }, (_, index) => (2 * Math.PI * (index + 0.5)) / count);
  const gaps = taken.map((from, index) => {
    const next = taken[index + 1] ?? (taken[0] ?? 0) + 2 * Math.PI;
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

/** The arrow in the middle of a piece. */
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

/** The pieces of a line that are seen; it may leave and come back. */
function piecesOf({ points }: FieldLine): LinePiece[] {
  const runs: Vector[][] = [];
  let run: Vector[] | undefined;
  for (const point of points) {
    if (!isSeen(point)) run = undefined;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs
    .filter(({ length }) => length > 1)
    .map((seen) => ({
      points: Float64Array.from(seen.flatMap(([x, y]) => [x, y, 0])),
      arrow: arrowOf(seen),
    }));
}

/** Whether a line turns round on the spot: a step went too far where there is next to no field. */
export function turnsBack(points: readonly Vector[]): boolean {
  return points.some(([x, y], index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    return from && to && (x - from[0]) * (to[0] - x) + (y - from[1]) * (to[1] - y) < 0;
  });
}

/** The line through a place; by finer steps where coarse ones lose it beside a place without field. */
function lineThrough(charges: readonly PointCharge[], seed: Vector): FieldLine {
  const line = fieldLine(charges, seed, TRACE);
  const isLost = line.start.kind === 'still' || line.end.kind === 'still' || turnsBack(line.points);
  return isLost ? fieldLine(charges, seed, { ...TRACE, step: FINE_STEP }) : line;
}

function workOut(charges: readonly PointCharge[]): LinePiece[] {
  const largest = Math.max(0, ...charges.map(({ charge }) => Math.abs(charge)));
  const most = linesFor(charges.length);
  const lines: FieldLine[] = [];
  // The largest first: their lines are even all round, and smaller ones fill what is left.
  const order = charges
    .map((_, index) => index)
    .sort((one, other) => {
      const [a, b] = [charges[one]?.charge ?? 0, charges[other]?.charge ?? 0];
      return Math.abs(b) - Math.abs(a) || b - a;
    });
  for (const index of order) {
    const { at, charge } = charges[index] ?? { at: [0, 0, 0] as const, charge: 0 };
    const wanted = Math.round((most * Math.abs(charge)) / largest);
    for (const angle of freeDirections(takenOf(lines, index, at), wanted)) {
      const seed: Vector = [at[0] + RADIUS * Math.cos(angle), at[1] + RADIUS * Math.sin(angle), 0];
      lines.push(lineThrough(charges, seed));
    }
  }
  return lines.flatMap(piecesOf);
}

/**
 * Field lines in the plane of the charges, in number proportional to each charge. The library's own spread starts lines
 * that a negative charge lacks evenly all round it, also where there are lines already; here they go into the gaps.
 */
export const forceLinesOf = onceFor(workOut);
