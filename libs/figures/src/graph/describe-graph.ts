import { formatNumber } from '@zarra/uzbek';
import { capitalize, formatValue, withUnit } from '../sheet/format.js';
import type { Point } from '../sheet/geometry.js';
import { plainLabel } from '../sheet/label-text.js';
import type { Sentence } from '../sheet/picture.js';
import { splitLabel, tickText } from './axes.js';
import { crossings, domainOf, markedPoints, valueAt } from './curve-points.js';
import { areaOf, slopeOf } from './graph-quantities.js';
import type { Axis, Curve, Graph } from './graph-schema.js';

/** A coordinate as a reader needs it: exact if it is short, else to a hundredth of a step of its axis. */
function coordinateText(value: number, { step }: Axis): string {
  const isShort = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isShort
    ? formatNumber(value, 2)
    : formatNumber(value, Math.max(0, Math.ceil(2 - Math.log10(step) - 1e-9)));
}

const pointText = ([x, y]: Point, graph: Graph): string =>
  `(${coordinateText(x, graph.x)}; ${coordinateText(y, graph.y)})`;

function axisSentence(axis: Axis): Sentence {
  const { symbol, unit } = splitLabel(axis.label);
  const ends = `${tickText(axis.from, axis)} dan ${tickText(axis.to, axis)}`;
  return {
    about: [],
    text: `${plainLabel(symbol)} oʻqi ${ends}${unit === '1' ? '' : ` ${unit}`} gacha.`,
  };
}

/** Whether the drawn part is a straight line. */
function isStraight(curve: Curve, graph: Graph): boolean {
  const [from, to] = domainOf(curve, graph);
  const at = (part: number) => valueAt(curve, from + part * (to - from), graph);
  const height = graph.y.to - graph.y.from;
  return [0.2, 0.4, 0.6, 0.8].every(
    (part) => Math.abs(at(part) - (at(0) + part * (at(1) - at(0)))) < 0.002 * height,
  );
}

/** Both ends, the points of a short list, else the middle, and where it crosses another curve. */
function typicalPoints(curve: Curve, graph: Graph, straight: boolean): Point[] {
  if (Array.isArray(curve.points) || typeof curve.points === 'number') {
    const points = markedPoints(curve, graph);
    if (points.length <= 8) return points;
  }
  const [from, to] = domainOf(curve, graph);
  const { step } = graph.x;
  const middle = Math.round((from + to) / 2 / step) * step;
  const positions = straight ? [from, to] : [from, middle, to];
  const points = positions.map((x): Point => [x, valueAt(curve, x, graph)]);
  const crossed = graph.curves
    .filter((other) => other !== curve)
    .flatMap((other) => crossings(curve, other, graph));
  return [...points, ...(straight ? [] : crossed)]
    .filter(([, y]) => y >= graph.y.from - 1e-9 && y <= graph.y.to + 1e-9)
    .sort(([one], [other]) => one - other)
    .filter(([x], index, all) => index === 0 || Math.abs(x - (all[index - 1]?.[0] ?? x)) > step / 10);
}

function curveSentence(curve: Curve, graph: Graph): Sentence {
  const straight = isStraight(curve, graph);
  const points = typicalPoints(curve, graph, straight)
    .map((point) => pointText(point, graph))
    .join(', ');
  const isBroken = Array.isArray(curve.points) && curve.points.length <= 12;
  const bent = isBroken ? 'siniq chiziq' : 'egri chiziq';
  const shape = curve.style === 'dots' ? 'nuqtalar' : straight ? 'toʻgʻri chiziq' : bent;
  const style = curve.style === 'dashed' ? 'punktir ' : '';
  const what = `${style}${shape}`;
  const start = curve.name === undefined ? capitalize(what) : `${plainLabel(curve.name)} – ${what},`;
  return {
    about: [splitLabel(graph.y.label).symbol, splitLabel(graph.x.label).symbol],
    text:
      curve.style === 'dots'
        ? `${start.replace(/,$/, '')}: ${points}.`
        : `${start} ${points} nuqtalardan oʻtadi.`,
  };
}

/** Sentences about a graph: its axes, its curves, what is marked. */
export function describeGraph(graph: Graph): Sentence[] {
  const [area, slope] = [areaOf(graph), slopeOf(graph)];
  const { x, y, curves, marks = [], tangent } = graph;
  const [one, other] = curves;
  const crossed = one && other ? crossings(one, other, graph) : [];
  const symbol = splitLabel(y.label).symbol;
  return [
    axisSentence(x),
    axisSentence(y),
    ...curves.map((curve) => curveSentence(curve, graph)),
    ...crossed.map((point) => ({
      about: [symbol, 'kesishish'],
      text: `Chiziqlar ${pointText(point, graph)} nuqtada kesishadi.`,
    })),
    ...marks.map(({ at, label }) => ({
      about: [symbol, ...(label === undefined ? [] : [label])],
      text:
        label === undefined
          ? `Belgilangan nuqta: ${pointText(at, graph)}.`
          : `${plainLabel(label)} nuqta: ${pointText(at, graph)}.`,
    })),
    ...(area ? [{ about: ['yuza'], text: `Boʻyalgan yuza: ${withUnit(area.value, area.unit)}.` }] : []),
    ...(slope && tangent
      ? [
          {
            about: ['qiyalik'],
            text: `${plainLabel(splitLabel(x.label).symbol)} = ${formatValue(tangent.at)} da urinmaning qiyaligi: ${withUnit(slope.value, slope.unit)}.`,
          },
        ]
      : []),
  ];
}
