import type { LengthUnit, DisplayUnit } from '../experiment/experiment.js';
import type { KitMessages } from '../messages/kit-messages.js';
import type { ScenePoint } from './reading-error.js';

const DEGREE = Math.PI / 180;

/** Measuring tool on the stage: its ends and connecting lines. */
export interface StageTool {
  readonly name: string;
  /** Names of the ends. */
  readonly ends: readonly string[];
  /** Joins a value and its error to a spoken text. */
  readonly spoken: (value: string, error: string) => string;
  /** Initial positions of the ends, relative to the canvas size, from its top left. */
  readonly initialPositions: readonly (readonly [left: number, top: number])[];
  /** Pairs of ends connected by a line. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** Whether all ends share one height. */
  readonly isHorizontal: boolean;
  readonly unit: DisplayUnit;
  /** Measured value in `unit`. */
  readonly measure: (points: readonly ScenePoint[]) => number;
  /** Whether the line has ruler marks; otherwise the angle has an arc. */
  readonly hasMarks: boolean;
}

/** Ruler: distance between two ends. */
export const ruler = (length: LengthUnit, texts: KitMessages['tools']): StageTool => ({
  name: texts.ruler,
  ends: texts.rulerEnds,
  spoken: texts.spoken,
  initialPositions: [
    [0.2, 0.9],
    [0.8, 0.9],
  ],
  lines: [[0, 1]],
  isHorizontal: length.axis === 'x',
  unit: length,
  measure: ([one, other]) => (one && other ? Math.hypot(other.x - one.x, other.y - one.y) / length.si : NaN),
  hasMarks: true,
});

/** Protractor: angle at the first end between the directions to the others, at most 180°. */
export const protractor = (texts: KitMessages['tools']): StageTool => ({
  name: texts.protractor,
  ends: texts.protractorEnds,
  spoken: texts.spoken,
  initialPositions: [
    [0.25, 0.6],
    [0.6, 0.6],
    [0.4, 0.2],
  ],
  lines: [
    [0, 1],
    [0, 2],
  ],
  isHorizontal: false,
  unit: { unit: '°', si: DEGREE, decimals: 1 },
  measure: ([vertex, one, other]) => {
    if (!vertex || !one || !other) return NaN;
    const [ax, ay, bx, by] = [one.x - vertex.x, one.y - vertex.y, other.x - vertex.x, other.y - vertex.y];
    if ((ax === 0 && ay === 0) || (bx === 0 && by === 0)) return NaN;
    return Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) / DEGREE;
  },
  hasMarks: false,
});
