import { electricField, electricPotential, type PointCharge } from '../charges/electric-field.js';
import type { Vector } from '../vectors/vectors.js';

/** The region of the plane z = 0 that is searched, and the number of cells along each side. */
export interface PlaneGrid {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly cells: number;
}

/** Moves a point onto the curve by Newton's method along the field. */
function projectOntoCurve(
  charges: readonly PointCharge[],
  level: number,
  [x, y]: readonly [number, number],
): Vector {
  let point: Vector = [x, y, 0];
  for (let round = 0; round < 8; round++) {
    const [ex, ey] = electricField(charges, point);
    const square = ex * ex + ey * ey;
    const difference = electricPotential(charges, point) - level;
    if (square === 0 || Math.abs(difference) <= 1e-13 * Math.abs(level)) break;
    point = [point[0] + (difference * ex) / square, point[1] + (difference * ey) / square, 0];
  }
  return point;
}

/** A segment of a curve within one cell: the indices of the two edges it crosses. */
type Segment = readonly [number, number];

/**
 * The marching-squares table: which edges of a cell (0 low y, 1 high x, 2 high y, 3 low x) a curve joins, by the corners
 * above the level (one bit each, counter-clockwise from low x, low y).
 */
const SEGMENTS = { 1: [3, 0], 2: [0, 1], 3: [3, 1], 4: [1, 2], 6: [0, 2], 7: [3, 2] } as const;

/** The segments of a cell: one, or two in a saddle, which the value at the centre resolves. */
function segmentsOf(above: number, centreAbove: boolean): readonly Segment[] {
  const corners = above > 7 ? 15 - above : above;
  if (corners !== 5) return [SEGMENTS[corners as keyof typeof SEGMENTS]];
  return centreAbove === above < 8 ? [SEGMENTS[7], SEGMENTS[2]] : [SEGMENTS[1], SEGMENTS[4]];
}

/** Joins segments that share an edge into curves. A closed curve ends at its first edge. */
function joinSegments(segments: readonly Segment[]): number[][] {
  const segmentsAt = new Map<number, number[]>();
  segments.forEach((segment, index) => {
    for (const edge of segment) segmentsAt.set(edge, [...(segmentsAt.get(edge) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (first: number): number[] => {
    const edges = [first];
    for (let edge = first; ;) {
      const next = (segmentsAt.get(edge) ?? []).find((index) => !used.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return edges;
      used.add(next);
      edge = segment[0] === edge ? segment[1] : segment[0];
      edges.push(edge);
    }
  };
  // Open curves start at the boundary of the region, so these are followed first.
  const ends = [...segmentsAt].filter(([, indices]) => indices.length === 1).map(([edge]) => edge);
  return [...ends, ...segmentsAt.keys()].map(walk).filter(({ length }) => length > 1);
}

/**
 * Equipotential curves in the plane z = 0 by marching squares (Lorensen and Cline, 1987, in two dimensions); each point is
 * then refined to rounding. Curves smaller than a cell are missed.
 * @param level V
 */
export function equipotentials(charges: readonly PointCharge[], level: number, grid: PlaneGrid): Vector[][] {
  const { x, y, cells } = grid;
  const side = cells + 1;
  const dx = (x[1] - x[0]) / cells;
  const dy = (y[1] - y[0]) / cells;
  const value = (u: number, v: number): number =>
    electricPotential(charges, [x[0] + u * dx, y[0] + v * dy, 0]) - level;
  const corners = Float64Array.from({ length: side * side }, (_, at) =>
    value(at % side, Math.floor(at / side)),
  );
  const corner = (u: number, v: number): number => corners[v * side + u] ?? 0;
  const points = new Map<number, Vector>();
  const segments: Segment[] = [];
  for (let v = 0; v < cells; v++)
    for (let u = 0; u < cells; u++) {
      const [first, second] = [corner(u, v), corner(u + 1, v)];
      const [third, fourth] = [corner(u + 1, v + 1), corner(u, v + 1)];
      const above = (first > 0 ? 1 : 0) + (second > 0 ? 2 : 0) + (third > 0 ? 4 : 0) + (fourth > 0 ? 8 : 0);
      if (above === 0 || above === 15) continue;
      const cell = [first, second, third, fourth] as const;
      // Edges are numbered over the whole grid: even numbers along x, odd numbers along y.
      const edges = [
        [2 * (v * side + u), u, v, 1, 0, cell[0], cell[1]],
        [2 * (v * side + u + 1) + 1, u + 1, v, 0, 1, cell[1], cell[2]],
        [2 * ((v + 1) * side + u), u, v + 1, 1, 0, cell[3], cell[2]],
        [2 * (v * side + u) + 1, u, v, 0, 1, cell[0], cell[3]],
      ] as const;
      for (const ends of segmentsOf(above, value(u + 0.5, v + 0.5) > 0))
        segments.push(
          ends.map((end) => {
            const [edge, u0, v0, du, dv, low, high] = edges[end] ?? edges[0];
            const fraction = low / (low - high);
            const guess = [x[0] + (u0 + fraction * du) * dx, y[0] + (v0 + fraction * dv) * dy] as const;
            if (!points.has(edge)) points.set(edge, projectOntoCurve(charges, level, guess));
            return edge;
          }) as [number, number],
        );
    }
  return joinSegments(segments).map((edges) => edges.map((edge) => points.get(edge) ?? [0, 0, 0]));
}
