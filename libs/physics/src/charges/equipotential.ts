import { electricField, electricPotential, type PointCharge, type Vector } from './electric-field.js';

/** The part of the plane z = 0 in which curves are sought, and how many cells lie along each side. */
export interface PlaneWindow {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly cells: number;
}

/** Brings a place near the curve onto it: Newton's rule along the field. */
function ontoCurve(
  charges: readonly PointCharge[],
  level: number,
  [x, y]: readonly [number, number],
): Vector {
  let at: Vector = [x, y, 0];
  for (let round = 0; round < 8; round++) {
    const [ex, ey] = electricField(charges, at);
    const square = ex * ex + ey * ey;
    const off = electricPotential(charges, at) - level;
    if (square === 0 || Math.abs(off) <= 1e-13 * Math.abs(level)) break;
    at = [at[0] + (off * ex) / square, at[1] + (off * ey) / square, 0];
  }
  return at;
}

/** The ends of a piece of curve in one cell, as the numbers of the edges it crosses. */
type Piece = readonly [number, number];

/**
 * Which edges of a cell (0 low y, 1 high x, 2 high y, 3 low x) a curve joins, by the corners above the level (bits from
 * low x low y round). Two pieces at a saddle, told apart by the middle.
 */
function piecesOf(above: number, middleAbove: boolean): readonly Piece[] {
  switch (above > 7 ? 15 - above : above) {
    case 1:
      return [[3, 0]];
    case 2:
      return [[0, 1]];
    case 3:
      return [[3, 1]];
    case 4:
      return [[1, 2]];
    case 5:
      return middleAbove === above < 8
        ? [
            [3, 2],
            [0, 1],
          ]
        : [
            [3, 0],
            [1, 2],
          ];
    case 6:
      return [[0, 2]];
    case 7:
      return [[3, 2]];
    default:
      return [];
  }
}

/** Strings pieces that share an edge together; closed curves come back to their first edge. */
function chain(pieces: readonly Piece[]): number[][] {
  const at = new Map<number, number[]>();
  pieces.forEach((piece, index) => {
    for (const edge of piece) at.set(edge, [...(at.get(edge) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (first: number): number[] => {
    const edges = [first];
    for (let edge = first; ;) {
      const next = (at.get(edge) ?? []).find((index) => !used.has(index));
      const piece = next === undefined ? undefined : pieces[next];
      if (next === undefined || !piece) return edges;
      used.add(next);
      edge = piece[0] === edge ? piece[1] : piece[0];
      edges.push(edge);
    }
  };
  // Open curves begin at an edge of the window, so these go first.
  const ends = [...at].filter(([, touching]) => touching.length === 1).map(([edge]) => edge);
  return [...ends, ...at.keys()].map(walk).filter(({ length }) => length > 1);
}

/**
 * The curves of one potential in the plane z = 0: found cell by cell (marching squares; Lorensen and Cline, 1987, in two
 * dimensions), then each point moved onto the curve to rounding. Curves smaller than a cell are missed.
 * @param level V
 */
export function equipotentials(
  charges: readonly PointCharge[],
  level: number,
  window: PlaneWindow,
): Vector[][] {
  const { x, y, cells } = window;
  const side = cells + 1;
  const dx = (x[1] - x[0]) / cells;
  const dy = (y[1] - y[0]) / cells;
  const value = (u: number, v: number): number =>
    electricPotential(charges, [x[0] + u * dx, y[0] + v * dy, 0]) - level;
  const corners = Float64Array.from({ length: side * side }, (_, at) =>
    value(at % side, Math.floor(at / side)),
  );
  const corner = (u: number, v: number): number => corners[v * side + u] ?? 0;
  const places = new Map<number, Vector>();
  const pieces: Piece[] = [];
  for (let v = 0; v < cells; v++)
    for (let u = 0; u < cells; u++) {
      const round = [corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)] as const;
      const above = round.reduce((bits, height, bit) => bits + (height > 0 ? 2 ** bit : 0), 0);
      if (above === 0 || above === 15) continue;
      // Edges are numbered over the whole window: even ones along x, odd ones along y.
      const edges = [
        [2 * (v * side + u), u, v, 1, 0, round[0], round[1]],
        [2 * (v * side + u + 1) + 1, u + 1, v, 0, 1, round[1], round[2]],
        [2 * ((v + 1) * side + u), u, v + 1, 1, 0, round[3], round[2]],
        [2 * (v * side + u) + 1, u, v, 0, 1, round[0], round[3]],
      ] as const;
      for (const ends of piecesOf(above, value(u + 0.5, v + 0.5) > 0))
        pieces.push(
          ends.map((end) => {
            const [edge, u0, v0, du, dv, low, high] = edges[end] ?? edges[0];
            const part = low / (low - high);
            const place = [x[0] + (u0 + part * du) * dx, y[0] + (v0 + part * dv) * dy] as const;
            if (!places.has(edge)) places.set(edge, ontoCurve(charges, level, place));
            return edge;
          }) as [number, number],
        );
    }
  return chain(pieces).map((edges) => edges.map((edge) => places.get(edge) ?? [0, 0, 0]));
}
