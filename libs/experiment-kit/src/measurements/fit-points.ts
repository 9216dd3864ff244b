import { fitCurve, type CurveFit } from '@zarra/physics/fitting';
import type { PointAxis } from '../experiment/construction.js';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import {
  axisTexts,
  axisUncertainty,
  axisValueOf,
  formatOf,
  instrumentOf,
  uncertaintyOf,
  valueOf,
} from './axis.js';
import { fitTexts } from './fit-texts.js';
import type { PointsChoice } from '../experiment/points-choice.js';
import type { Point } from './points.js';

/** Points of a choice that have both values. */
export const shownPoints = (
  definition: ExperimentDefinition,
  points: readonly Point[],
  { x, y }: PointsChoice,
): Point[] =>
  points.filter((point) => [x, y].every((axis) => Number.isFinite(axisValueOf(definition, axis, point))));

/** Uncertainty of an axis value of a point. */
export const axisUncertaintyOf = (
  definition: ExperimentDefinition,
  timeLabel: string,
  { quantity, power }: PointAxis,
  point: Point,
): number =>
  axisUncertainty(
    valueOf(definition, quantity, point),
    uncertaintyOf(formatOf(definition, timeLabel, quantity), quantity, point),
    power,
  );

/** Curve through the points of a choice, with its texts; `undefined` without one. */
export function fitOf(
  definition: ExperimentDefinition,
  points: readonly Point[],
  choice: PointsChoice,
  timeLabel: string,
) {
  const { x, y, shape } = choice;
  const measured = shownPoints(definition, points, choice).map((point) => ({
    x: axisValueOf(definition, x, point),
    y: axisValueOf(definition, y, point),
    dx: axisUncertaintyOf(definition, timeLabel, x, point),
    dy: axisUncertaintyOf(definition, timeLabel, y, point),
  }));
  const fit = shape && fitCurve(measured, shape);
  if (!fit) return undefined;
  const textsOf = ({ quantity, power }: PointAxis) =>
    axisTexts(formatOf(definition, timeLabel, quantity), power);
  return { fit, points: measured, ...fitTexts(fit, textsOf(x), textsOf(y)) };
}

/**
 * Name of the instrument whose errors move the curve most: the errors of x count with the slope of the curve. Undefined when the
 * larger ones are not those of an instrument.
 */
export function limitingInstrument(
  definition: ExperimentDefinition,
  points: readonly Point[],
  { x, y }: PointsChoice,
  timeLabel: string,
  { valueAt }: CurveFit,
): string | undefined {
  const squares = { x: 0, y: 0 };
  for (const point of points) {
    const place = axisValueOf(definition, x, point);
    const dx = axisUncertaintyOf(definition, timeLabel, x, point);
    squares.x += ((valueAt(place + dx) - valueAt(place - dx)) / 2) ** 2 || 0;
    squares.y += axisUncertaintyOf(definition, timeLabel, y, point) ** 2;
  }
  const { quantity } = squares.x > squares.y ? x : y;
  const format = formatOf(definition, timeLabel, quantity);
  return points
    .map((point) => instrumentOf(format, quantity, point)?.name)
    .find((name) => name !== undefined);
}
