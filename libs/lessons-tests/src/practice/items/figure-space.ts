import type { PracticeFigure } from '@zarra/api-client/practice';
import { formatNumber } from '@zarra/uzbek';
import type { LessonsMessages } from '../../messages/lessons-messages.js';
import { axisParts, axisText, GRAPH_SIZE, PLOT, type Axis } from './graph-scale.js';

/** A point in values of the axes, or in per cent of an image from its left upper corner. */
export interface FigurePoint {
  readonly x: number;
  readonly y: number;
}
/** A place on the figure's area, per cent from its left upper corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
}
/** A part of a figure that a learner can point at, with the values of its places. */
export interface FigureSpace {
  /** The area in per cent of the figure. */
  readonly area: Place & { readonly width: number; readonly height: number };
  readonly placeOf: (point: FigurePoint) => Place;
  readonly pointAt: (place: Place) => FigurePoint;
  /** The point in words. */
  readonly describe: (point: FigurePoint, texts: LessonsMessages['practice']['point']) => string;
}

const clamp = (value: number): number => Math.min(100, Math.max(0, value));
/** Numbers of at most six digits: pointing is not more exact. */
const round = (value: number): number => Number(value.toPrecision(6));

const imageSpace: FigureSpace = {
  area: { left: 0, top: 0, width: 100, height: 100 },
  placeOf: ({ x, y }) => ({ left: x, top: y }),
  pointAt: ({ left, top }) => ({ x: round(clamp(left)), y: round(clamp(top)) }),
  describe: ({ x, y }, texts) => texts.onImage(formatNumber(x), formatNumber(y)),
};

const describeValue = (axis: Axis, value: number): string => {
  const { symbol, unit } = axisParts(axis);
  return `${symbol} = ${axisText(axis, value)} ${unit}`.trim();
};

const graphSpace = (x: Axis, y: Axis): FigureSpace => ({
  area: {
    left: (PLOT.left / GRAPH_SIZE.width) * 100,
    top: (PLOT.top / GRAPH_SIZE.height) * 100,
    width: (PLOT.width / GRAPH_SIZE.width) * 100,
    height: (PLOT.height / GRAPH_SIZE.height) * 100,
  },
  placeOf: (point) => ({
    left: ((point.x - x.from) / (x.to - x.from)) * 100,
    top: (1 - (point.y - y.from) / (y.to - y.from)) * 100,
  }),
  pointAt: ({ left, top }) => ({
    x: round(x.from + (clamp(left) / 100) * (x.to - x.from)),
    y: round(y.to - (clamp(top) / 100) * (y.to - y.from)),
  }),
  describe: (point) => `${describeValue(x, point.x)}, ${describeValue(y, point.y)}`,
});

/** The space of a figure: its axes, or the whole image. */
export const figureSpace = ({ graph }: PracticeFigure): FigureSpace =>
  graph ? graphSpace(graph.x, graph.y) : imageSpace;
