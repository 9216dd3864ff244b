import type { Point } from '../sheet/geometry.js';
import { plainLabel } from '../sheet/label-text.js';
import { formatValue } from '../sheet/format.js';
import type { Numbers, Picture, Quantity } from '../sheet/picture.js';
import { circlePath, polyline } from '../sheet/svg.js';
import { drawAxes, productUnit, splitLabel, ticksOf, type Plot } from './axes.js';
import { crossings, curveLines, domainOf, markedPoints, valueAt } from './curve-points.js';
import { describeGraph } from './describe-graph.js';
import type { Curve, Graph } from './graph-schema.js';

const INKS = ['c', 'e', 'h', ''] as const;

function drawCurve(plot: Plot, curve: Curve, graph: Graph, index: number): void {
  const ink = `${INKS[index] ?? ''}${curve.style === 'dashed' ? ' d' : ''}`.trim();
  const { sheet, toPixel, box } = plot;
  const lines = curve.style === 'dots' ? [] : curveLines(curve, graph, toPixel, box);
  for (const points of lines) {
    sheet.line(ink, points);
  }
  const dots = curve.marks || curve.style === 'dots' ? markedPoints(curve, graph).map(toPixel) : [];
  for (const dot of dots) {
    sheet.path(`${INKS[index] ?? ''} f`, circlePath(dot, 3));
    sheet.avoid({ left: dot[0] - 4, right: dot[0] + 4, top: dot[1] - 4, bottom: dot[1] + 4 });
  }
  if (curve.name === undefined) return;
  const points = [...lines.flat(), ...dots];
  const along = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.15, 0].flatMap((part) => {
    const [left, right] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
    const at = left + part * (right - left);
    const nearest = points.reduce<Point | undefined>(
      (best, point) => (best && Math.abs(best[0] - at) <= Math.abs(point[0] - at) ? best : point),
      undefined,
    );
    return nearest ? [nearest] : [];
  });
  sheet.label(curve.name, along, { gap: 5, ink: INKS[index] ?? '' });
}

function drawArea({ sheet, toPixel, box }: Plot, graph: Graph): Quantity | undefined {
  const { area, x, y } = graph;
  const curve = graph.curves[(area?.curve ?? 1) - 1];
  if (!area || !curve) return undefined;
  const steps = 200;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const at = area.from + ((area.to - area.from) * index) / steps;
    return [at, valueAt(curve, at, graph)];
  });
  const outline = curveLines({ points: points as [number, number][] }, graph, toPixel, box).flat();
  const base = toPixel([0, Math.min(y.to, Math.max(y.from, 0))])[1];
  const corners = [outline.at(-1), outline[0]].map((corner): Point => [corner?.[0] ?? 0, base]);
  sheet.path('a', polyline([...outline, ...corners], true));
  const value = points
    .slice(1)
    .reduce(
      (sum, [at, to], index) =>
        sum + ((at - (points[index]?.[0] ?? at)) * (to + (points[index]?.[1] ?? to))) / 2,
      0,
    );
  if (area.label !== undefined) {
    const middle = points[steps / 2] ?? [0, 0];
    sheet.label(area.label, [toPixel([middle[0], middle[1] / 2])], { gap: 0 });
  }
  return { value, unit: productUnit(splitLabel(y.label).unit, splitLabel(x.label).unit) };
}

function drawTangent({ sheet, toPixel, box }: Plot, graph: Graph): Quantity | undefined {
  const { tangent, x, y } = graph;
  const curve = graph.curves[(tangent?.curve ?? 1) - 1];
  if (!tangent || !curve) return undefined;
  const step = (x.to - x.from) * 1e-5;
  const slope =
    (valueAt(curve, tangent.at + step, graph) - valueAt(curve, tangent.at - step, graph)) / (2 * step);
  const straight: Curve = {
    points: [-1, 1].map((side): [number, number] => {
      const at = tangent.at + side * (x.to - x.from) * 0.3;
      return [at, valueAt(curve, tangent.at, graph) + slope * (at - tangent.at)];
    }),
  };
  for (const points of curveLines(straight, graph, toPixel, box)) sheet.line('d', points);
  const point = toPixel([tangent.at, valueAt(curve, tangent.at, graph)]);
  sheet.dot('', point);
  if (tangent.label !== undefined) sheet.label(tangent.label, [point]);
  const [unitX, unitY] = [splitLabel(x.label).unit, splitLabel(y.label).unit];
  return { value: slope, unit: unitX === '1' ? unitY : `${unitY}/${unitX}` };
}

function drawMarks({ sheet, toPixel, box }: Plot, { marks = [] }: Graph): void {
  for (const { at, label, guides = true } of marks) {
    const point = toPixel(at);
    if (guides) sheet.line('t d', [[box.left, point[1]], point, [point[0], box.bottom]]);
    sheet.dot('', point, 3);
    if (label !== undefined) sheet.label(label, [point]);
  }
}

/** Values of the curves at the lines of the grid, the marks, the crossings, the area and the slope. */
function numbersOf(graph: Graph, area: Quantity | undefined, slope: Quantity | undefined): Numbers {
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
      numbers[`kesishish ${index + 1}, ${splitLabel(x.label).symbol}`] = {
        value: at,
        unit: splitLabel(x.label).unit,
      };
      numbers[`kesishish ${index + 1}, ${symbol}`] = { value, unit };
    });
  return { ...numbers, ...(area && { yuza: area }), ...(slope && { qiyalik: slope }) };
}

/** Draws curves on squared paper. */
export function drawGraph(graph: Graph): Picture {
  const plot = drawAxes(graph.x, graph.y);
  const area = drawArea(plot, graph);
  graph.curves.forEach((curve, index) => drawCurve(plot, curve, graph, index));
  const slope = drawTangent(plot, graph);
  drawMarks(plot, graph);
  return {
    sheet: plot.sheet,
    sentences: describeGraph(graph, area, slope),
    numbers: numbersOf(graph, area, slope),
    issues: graph.curves.flatMap((curve, index) =>
      curveLines(curve, graph, plot.toPixel, plot.box).length > 0 || curve.style === 'dots'
        ? []
        : [`curve ${index + 1} (${plainLabel(curve.name ?? graph.y.label)}) is outside the axes`],
    ),
  };
}
