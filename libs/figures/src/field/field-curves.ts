import { contours } from 'd3-contour';
import { fieldLines } from '@zarra/physics/field-lines';
import { simplify } from '../graph/simplify.js';
import type { Point } from '../sheet/geometry.js';
import type { Field } from './field-schema.js';
import { chargesOf, MAGNET, potentialAt, vectorPotentialAt } from './sources.js';

/** Half of the width and height of the field, cm. */
export const EXTENT = { x: 6, y: 4 } as const;
/** Tolerance of the curves, cm: 0.3 pixels. */
const TOLERANCE = 0.012;
/** Cells of the grid in a centimetre. */
const CELLS = 10;
/** Lines closer to a wire than this are left out, cm. */
const CLOSE = 0.6;

/** Lines of the electric field, or outside of magnets of the magnetic one, in its direction. Points in cm. */
export function lines(field: Field): Point[][] {
  const charges = chargesOf(field);
  if (charges.length === 0) return [];
  const options = {
    box: { from: [-EXTENT.x / 100, -EXTENT.y / 100, -1], to: [EXTENT.x / 100, EXTENT.y / 100, 1] } as const,
    step: 0.0015,
    chargeRadius: 0.002,
  };
  return fieldLines(charges, field.lines ?? 12, 'plane', options).flatMap(({ points }) =>
    outsideMagnets(
      field,
      points.map(([x, y]): Point => [x * 100, y * 100]),
    ).map((line) => simplify(line, TOLERANCE)),
  );
}

/** The parts of a line outside of the magnets. */
function outsideMagnets({ magnets = [] }: Field, points: readonly Point[]): Point[][] {
  const isInside = ([x, y]: Point): boolean =>
    magnets.some(({ at, angle = 0 }) => {
      const [dx, dy, turn] = [x - at[0], y - at[1], (angle * Math.PI) / 180];
      const along = dx * Math.cos(turn) + dy * Math.sin(turn);
      const across = dy * Math.cos(turn) - dx * Math.sin(turn);
      return Math.abs(along) < MAGNET.half && Math.abs(across) < MAGNET.side;
    });
  const parts: Point[][] = [[]];
  for (const point of points)
    if (isInside(point)) parts.push([]);
    else parts.at(-1)?.push(point);
  return parts.filter((part) => part.length > 1);
}

/** Curves on which a function of the position has a value, by d3-contour. Parts along the frame are left out. */
function levelCurves(value: (at: Point) => number, levels: readonly number[]): Point[][] {
  const [columns, rows] = [2 * EXTENT.x * CELLS + 1, 2 * EXTENT.y * CELLS + 1];
  const toPoint = ([column = 0, row = 0]: readonly number[]): Point => [
    (column - 0.5) / CELLS - EXTENT.x,
    EXTENT.y - (row - 0.5) / CELLS,
  ];
  const values = Array.from({ length: columns * rows }, (_, index) =>
    value(toPoint([(index % columns) + 0.5, Math.floor(index / columns) + 0.5])),
  );
  const isInside = ([x, y]: Point) => Math.abs(x) < EXTENT.x - 1e-6 && Math.abs(y) < EXTENT.y - 1e-6;
  return levels.flatMap((level) =>
    contours()
      .size([columns, rows])
      .smooth(true)
      .contour(values, level)
      .coordinates.flat()
      .flatMap((ring) => {
        const points = ring.map(toPoint);
        const start = points.findIndex((point) => !isInside(point));
        // A ring that touches the frame is opened there.
        const open = start < 0 ? points : [...points.slice(start), ...points.slice(1, start + 1)];
        const parts: Point[][] = [[]];
        for (const point of open)
          if (isInside(point)) parts.at(-1)?.push(point);
          else parts.push([]);
        return parts.filter((part) => part.length > 3).map((part) => simplify(part, TOLERANCE));
      }),
  );
}

/** Equipotentials of the charges. */
export const equipotentialCurves = (field: Field): Point[][] =>
  levelCurves((at) => clamp(potentialAt(field, at)), field.equipotentials ?? []);

const clamp = (value: number): number => Math.max(-1e9, Math.min(1e9, value));

/** Lines of the magnetic field of wires: they are equally spaced in the vector potential. */
export function wireLines(field: Field): Point[][] {
  const { wires = [], lines: count = 8 } = field;
  if (wires.length === 0) return [];
  const value = (at: Point) => clamp(vectorPotentialAt(field, at));
  const largest = Math.max(...wires.map(({ I }) => Math.abs(I)));
  const step = largest * 0.42;
  const middle = value([EXTENT.x - 0.01, EXTENT.y - 0.01]);
  const levels = Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count + 0.5) * step);
  const isClose = (curve: readonly Point[]) =>
    wires.some(({ at: [x, y] }) => curve.every(([px, py]) => Math.hypot(px - x, py - y) < CLOSE));
  return levelCurves(value, levels).filter((curve) => !isClose(curve));
}
