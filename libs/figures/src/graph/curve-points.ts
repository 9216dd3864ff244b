import { evaluate } from '../formula/formula.js';
import { clipSegment, type Box, type Point, type Segment } from '../sheet/geometry.js';
import type { Curve, Graph } from './graph-schema.js';
import { simplify } from './simplify.js';

/** Points of a function, enough for one pixel between them. */
const SAMPLES = 320;
/** A straight line differs from the curve by at most this many pixels. */
const TOLERANCE = 0.25;

export const domainOf = ({ domain, points }: Curve, { x }: Graph): readonly [number, number] => {
  if (domain) return domain;
  if (!Array.isArray(points)) return [x.from, x.to];
  const positions = points.map(([at]) => at);
  return [Math.min(...positions), Math.max(...positions)];
};

/** Value of a curve in units of the axes; between points along straight lines. NaN outside of its domain. */
export function valueAt(curve: Curve, at: number, graph: Graph): number {
  if (curve.function !== undefined) return evaluate(curve.function, { ...graph.parameters, x: at });
  const points = Array.isArray(curve.points) ? curve.points : [];
  for (const [index, [x2, y2]] of points.entries()) {
    const [x1, y1] = points[index - 1] ?? [x2, y2];
    if (x1 === x2 ? at === x2 : (at - x1) * (at - x2) <= 0)
      return x1 === x2 ? y2 : y1 + ((y2 - y1) * (at - x1)) / (x2 - x1);
  }
  return NaN;
}

/** The declared points of a curve, or evenly spaced ones of a function. */
export function markedPoints(curve: Curve, graph: Graph): Point[] {
  if (Array.isArray(curve.points)) return curve.points;
  const [from, to] = domainOf(curve, graph);
  const count = curve.points ?? 2;
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * index) / (count - 1);
    return [x, valueAt(curve, x, graph)];
  });
}

function sampledPoints(curve: Curve, graph: Graph): Point[] {
  if (Array.isArray(curve.points)) return curve.points;
  const [from, to] = domainOf(curve, graph);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / SAMPLES;
    return [x, valueAt(curve, x, graph)];
  });
}

/** Joins segments that continue each other into lines. */
function joined(segments: readonly Segment[]): Point[][] {
  const lines: Point[][] = [];
  for (const [from, to] of segments) {
    const last = lines.at(-1);
    const end = last?.at(-1);
    if (last && end && end[0] === from[0] && end[1] === from[1]) last.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

/** Lines of a curve in pixels, within the plot. A jump, such as at a pole of a function, is not joined. */
export function curveLines(
  curve: Curve,
  graph: Graph,
  toPixel: (point: Point) => Point,
  plot: Box,
): Point[][] {
  const pixels = sampledPoints(curve, graph).map(toPixel);
  const height = plot.bottom - plot.top;
  const segments = pixels.slice(1).flatMap((to, index): Segment[] => {
    const from = pixels[index] ?? to;
    const isDrawn = [...from, ...to].every(Number.isFinite);
    const isJump = !Array.isArray(curve.points) && Math.abs(to[1] - from[1]) > 4 * height;
    const clipped = isDrawn && !isJump ? clipSegment([from, to], plot) : undefined;
    return clipped ? [clipped] : [];
  });
  return joined(segments).map((line) => simplify(line, TOLERANCE));
}

/** Where two curves cross, in units of the axes. */
export function crossings(one: Curve, other: Curve, graph: Graph): Point[] {
  const [a, b] = [domainOf(one, graph), domainOf(other, graph)];
  const [from, to] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  const difference = (x: number) => valueAt(one, x, graph) - valueAt(other, x, graph);
  const found: Point[] = [];
  for (let index = 0; index < SAMPLES; index++) {
    let [left, right] = [0, 1].map((side) => from + ((to - from) * (index + side)) / SAMPLES) as [
      number,
      number,
    ];
    const before = difference(left);
    if (!(before * difference(right) < 0 || before === 0)) continue;
    for (let round = 0; round < 60; round++) {
      const middle = (left + right) / 2;
      if (difference(left) * difference(middle) <= 0) right = middle;
      else left = middle;
    }
    const y = valueAt(one, left, graph);
    // At a pole the sign changes without a crossing.
    if (y >= graph.y.from && y <= graph.y.to) found.push([left, y]);
  }
  return found;
}

/** Points of the upper side of the area; none without one. */
export function areaPoints(graph: Graph): [number, number][] {
  const { area } = graph;
  const curve = graph.curves[(area?.curve ?? 1) - 1];
  if (!area || !curve) return [];
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = area.from + ((area.to - area.from) * index) / SAMPLES;
    return [x, valueAt(curve, x, graph)];
  });
}

/** Area between the points and the x axis, by trapezia. */
export const areaUnder = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [before, height] = points[index] ?? [x, y];
    return sum + ((x - before) * (y + height)) / 2;
  }, 0);

/** Slope of a curve by a central difference. */
export function slopeAt(curve: Curve, x: number, graph: Graph): number {
  const step = (graph.x.to - graph.x.from) * 1e-5;
  return (valueAt(curve, x + step, graph) - valueAt(curve, x - step, graph)) / (2 * step);
}
