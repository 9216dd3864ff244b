import type { FitShape } from '@zarra/physics/fitting';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import type { Values } from '../parameters/parameter.js';
import type { PointAxis } from './axis.js';

/** Key of a readout or of an interval, `time`, or `parameter:` and the key of a parameter. */
export type PointQuantity = string;

/** Power of a quantity on an axis: √x, x, x², x³, 1/x, 1/x². */
export type Power = 0.5 | 1 | 2 | 3 | -1 | -2;

/** All powers, in the order of the choice. */
export const POWERS: readonly Power[] = [1, 2, 3, 0.5, -1, -2];

/** A graph of recorded points, such as T² over L, with its theory. */
export interface Construction {
  readonly key: string;
  /** "T² – L: davrning uzunlikka bogʻliqligi" */
  readonly title: string;
  /** Aim of the laboratory work, for the report: "Erkin tushish tezlanishini aniqlash." */
  readonly aim: string;
  /** How the points are recorded, one or two sentences. */
  readonly method: string;
  readonly x: PointAxis;
  readonly y: PointAxis;
  /** Suggested curve. */
  readonly shape?: FitShape;
  /** Values of y (with its power) over x (with its power), both in displayed units, for parameter values in SI units. */
  readonly theory?: (x: number, si: Values) => number;
  /** Parameters of the apparatus that a variant changes, with their ranges in displayed units. */
  readonly variant?: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** What a graph of points shows. */
export interface PointsChoice {
  /** Without one the axes are the learner's. */
  readonly construction?: Construction;
  readonly x: PointAxis;
  readonly y: PointAxis;
  readonly shape: FitShape | undefined;
  readonly isTheoryShown: boolean;
}

/** Choice of a construction: its theory stays hidden until the learner asks for it. */
export const choiceOf = (construction: Construction): PointsChoice => ({
  construction,
  x: construction.x,
  y: construction.y,
  shape: construction.shape,
  isTheoryShown: false,
});

/** Points with axes of the learner's choice: at first the first readout over time. */
export const ownPoints = ({ readouts }: ExperimentDefinition): PointsChoice => ({
  x: { quantity: 'time' },
  y: { quantity: readouts[0]?.key ?? 'time' },
  shape: undefined,
  isTheoryShown: false,
});
