import type { FitShape } from '@zarra/physics/fitting';
import type { Values } from './parameter.js';

/** Key of a readout or of an interval, `time`, or `parameter:` and the key of a parameter. */
export type PointQuantity = string;

/** Power of a quantity on an axis, √x, x, x², x³, 1/x, 1/x², or its natural logarithm. */
export type Power = 0.5 | 1 | 2 | 3 | -1 | -2 | 'ln';

/** All powers, in the order of the choice. */
export const POWERS: readonly Power[] = [1, 2, 3, 0.5, -1, -2, 'ln'];

/** Quantity of an axis and what is taken of it. */
export interface PointAxis {
  readonly quantity: PointQuantity;
  /** 1 by default. */
  readonly power?: Power;
}

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
  /** Values of parameters that the work needs, in displayed units: a button sets them. */
  readonly setUp?: Readonly<Record<string, number>>;
  /** Parameters of the apparatus that a variant changes, with their ranges in displayed units. */
  readonly variant?: Readonly<Record<string, readonly [from: number, to: number]>>;
}
