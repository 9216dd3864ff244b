import type { Quantity } from '../sheet/picture.js';
import { splitLabel } from './axes.js';
import { areaPoints, areaUnder, slopeAt } from './curve-points.js';
import type { Graph } from './graph-schema.js';

/** Unit of a product, `m/s` by `s` is `m`. */
function productUnit(one: string, other: string): string {
  if (one.endsWith(`/${other}`)) return one.slice(0, -other.length - 1);
  return [one, other].filter((unit) => unit !== '1').join('·') || '1';
}

/** Unit of a quotient, `m/s` by `s` is `m/s²`. */
function quotientUnit(one: string, other: string): string {
  if (other === '1') return one;
  return one.endsWith(`/${other}`) ? `${one}²` : `${one}/${other}`;
}

/** The declared area in the unit of its axes. */
export function areaOf(graph: Graph): Quantity | undefined {
  const points = areaPoints(graph);
  if (points.length === 0) return undefined;
  return {
    value: areaUnder(points),
    unit: productUnit(splitLabel(graph.y.label).unit, splitLabel(graph.x.label).unit),
  };
}

/** The slope of the declared tangent in the unit of the axes. */
export function slopeOf(graph: Graph): Quantity | undefined {
  const { tangent, x, y } = graph;
  const curve = graph.curves[(tangent?.curve ?? 1) - 1];
  if (!tangent || !curve) return undefined;
  const [unitX, unitY] = [splitLabel(x.label).unit, splitLabel(y.label).unit];
  return { value: slopeAt(curve, tangent.at, graph), unit: quotientUnit(unitY, unitX) };
}
