import type { SceneLength, ShownUnit } from '../experiment/experiment.js';
import { kitStrings } from '../kit-strings.js';
import type { Place } from './place-error.js';

const strings = kitStrings.tools;
const DEGREE = Math.PI / 180;

/** A tool that is laid over the scene: its ends, and what lies between them. */
export interface StageTool {
  readonly name: string;
  /** Names of its ends. */
  readonly ends: readonly string[];
  /** Where the ends are put first, in parts of the picture from its top left. */
  readonly begin: readonly (readonly [left: number, top: number])[];
  /** Ends that a line joins. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** All ends have one height. */
  readonly isLevel: boolean;
  readonly unit: ShownUnit;
  /** What it says, in that unit. */
  readonly measure: (places: readonly Place[]) => number;
  /** Whether its line has marks, as a ruler has; otherwise its angle has an arc. */
  readonly hasMarks: boolean;
}

/** Distance between two ends. */
export const ruler = (length: SceneLength): StageTool => ({
  name: strings.ruler,
  ends: strings.rulerEnds,
  begin: [
    [0.2, 0.9],
    [0.8, 0.9],
  ],
  lines: [[0, 1]],
  isLevel: length.along === 'x',
  unit: length,
  measure: ([one, other]) => (one && other ? Math.hypot(other.x - one.x, other.y - one.y) / length.si : NaN),
  hasMarks: true,
});

/** Angle at the first end between the ways to the others; at most half a turn. */
export const protractor: StageTool = {
  name: strings.protractor,
  ends: strings.protractorEnds,
  begin: [
    [0.25, 0.6],
    [0.6, 0.6],
    [0.4, 0.2],
  ],
  lines: [
    [0, 1],
    [0, 2],
  ],
  isLevel: false,
  unit: { unit: '°', si: DEGREE, decimals: 1 },
  measure: ([vertex, one, other]) => {
    if (!vertex || !one || !other) return NaN;
    const [ax, ay, bx, by] = [one.x - vertex.x, one.y - vertex.y, other.x - vertex.x, other.y - vertex.y];
    if ((ax === 0 && ay === 0) || (bx === 0 && by === 0)) return NaN;
    return Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) / DEGREE;
  },
  hasMarks: false,
};
