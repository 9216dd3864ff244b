import type { Point } from '../sheet/geometry.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Picture } from '../sheet/picture.js';
import { circlePath, polyline } from '../sheet/svg.js';
import { drawAxes, type Plot } from './axes.js';
import { areaPoints, curveLines, markedPoints, slopeAt, valueAt } from './curve-points.js';
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

function drawArea({ sheet, toPixel, box }: Plot, graph: Graph): void {
  const { area, y } = graph;
  const points = areaPoints(graph);
  if (!area || points.length === 0) return;
  const outline = curveLines({ points }, graph, toPixel, box).flat();
  const base = toPixel([0, Math.min(y.to, Math.max(y.from, 0))])[1];
  const corners = [outline.at(-1), outline[0]].map((corner): Point => [corner?.[0] ?? 0, base]);
  sheet.path('a', polyline([...outline, ...corners], true));
  if (area.label === undefined) return;
  const [x, height] = points[Math.floor(points.length / 2)] ?? [0, 0];
  sheet.label(area.label, [toPixel([x, height / 2])], { gap: 0 });
}

function drawTangent({ sheet, toPixel, box }: Plot, graph: Graph): void {
  const { tangent, x } = graph;
  const curve = graph.curves[(tangent?.curve ?? 1) - 1];
  if (!tangent || !curve) return;
  const height = valueAt(curve, tangent.at, graph);
  const straight: Curve = {
    points: [-1, 1].map((side): [number, number] => {
      const step = side * (x.to - x.from) * 0.3;
      return [tangent.at + step, height + slopeAt(curve, tangent.at, graph) * step];
    }),
  };
  for (const points of curveLines(straight, graph, toPixel, box)) sheet.line('d', points);
  const point = toPixel([tangent.at, height]);
  sheet.dot('', point);
  if (tangent.label !== undefined) sheet.label(tangent.label, [point]);
}

function drawMarks({ sheet, toPixel, box }: Plot, { marks = [] }: Graph): void {
  for (const { at, label, guides = true } of marks) {
    const point = toPixel(at);
    if (guides) sheet.line('t d', [[box.left, point[1]], point, [point[0], box.bottom]]);
    sheet.dot('', point, 3);
    if (label !== undefined) sheet.label(label, [point]);
  }
}

/** Draws curves on squared paper. */
export function drawGraph(graph: Graph): Picture {
  const plot = drawAxes(graph.x, graph.y);
  drawArea(plot, graph);
  graph.curves.forEach((curve, index) => drawCurve(plot, curve, graph, index));
  drawTangent(plot, graph);
  drawMarks(plot, graph);
  return {
    sheet: plot.sheet,
    sentences: describeGraph(graph),
    issues: graph.curves.flatMap((curve, index) =>
      curveLines(curve, graph, plot.toPixel, plot.box).length > 0 || curve.style === 'dots'
        ? []
        : [`curve ${index + 1} (${plainLabel(curve.name ?? graph.y.label)}) is outside the axes`],
    ),
  };
}
