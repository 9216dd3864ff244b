import { formatValue } from '../sheet/format.js';
import type { Numbers, Quantity } from '../sheet/picture.js';
import { splitLabel, ticksOf } from './axes.js';
import { crossings, domainOf, valueAt } from './curve-points.js';
import { areaOf, slopeOf } from './graph-quantities.js';
import type { Graph } from './graph-schema.js';

/** Values of the curves at the lines of the grid, the marks, the crossings, the area and the slope. */
export function graphNumbers(graph: Graph): Numbers {
  const { x, y, curves, marks = [] } = graph;
  const { symbol, unit } = splitLabel(y.label);
  const numbers: Record<string, Quantity> = {};
  for (const curve of curves) {
    const [from, to] = domainOf(curve, graph);
    const name = curve.name === undefined ? symbol : `${symbol}, ${curve.name}`;
    const positions = Array.isArray(curve.points) ? curve.points.map(([at]) => at) : ticksOf(x);
    for (const at of positions.slice(0, 40)) {
      const value = at >= from && at <= to ? valueAt(curve, at, graph) : NaN;
      if (value >= y.from && value <= y.to) numbers[`${name}(${formatValue(at)})`] = { value, unit };
    }
  }
  for (const { at, label } of marks) if (label !== undefined) numbers[label] = { value: at[1], unit };
  const [one, other] = curves;
  if (one && other)
    crossings(one, other, graph).forEach(([at, value], index) => {
      const { symbol: across, unit: unitAcross } = splitLabel(x.label);
      numbers[`kesishish ${index + 1}, ${across}`] = { value: at, unit: unitAcross };
      numbers[`kesishish ${index + 1}, ${symbol}`] = { value, unit };
    });
  const [area, slope] = [areaOf(graph), slopeOf(graph)];
  return { ...numbers, ...(area && { yuza: area }), ...(slope && { qiyalik: slope }) };
}
