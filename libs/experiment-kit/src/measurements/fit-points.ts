import { fitCurve } from '@zarra/physics/fitting';
import type { PointAxis } from '../experiment/construction.js';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { axisTexts, axisValueOf, formatOf } from './axis.js';
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
  }));
  const fit = shape && fitCurve(measured, shape);
  if (!fit) return undefined;
  const textsOf = ({ quantity, power }: PointAxis) =>
    axisTexts(formatOf(definition, timeLabel, quantity), power);
  return { fit, points: measured, ...fitTexts(fit, textsOf(x), textsOf(y)) };
}
