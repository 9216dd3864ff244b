/*
 * How to add an investigation: append one to `investigations.ts` beside the experiment (libs/experiments), by increasing level, and
 * load that file with `investigations` of the definition. Compute `expected` with @zarra/physics, name in `hides` every
 * readout that would answer the prediction, and describe in `measure` the trials that reach each value: the tests of the
 * laboratory perform them with the model and in a browser.
 */
import type { PointQuantity } from './construction.js';
import type { Values } from './parameter.js';

/** Accuracy of a right answer: a part of the expected value, or a difference in its unit. */
export type Tolerance = { readonly relative: number } | { readonly absolute: number };

/** A number with a unit that the learner finds. */
export interface AskedNumber {
  /** "Davr, T" */
  readonly label: string;
  /** Unit as displayed; empty for a pure number, which has no choice of units. */
  readonly unit: string;
  readonly decimals: number;
  readonly tolerance: Tolerance;
  /** Right value in `unit`, from the parameter values of the set-up in SI units. */
  readonly expected: (si: Values) => number;
}

/** Arrow keys pressed on a handle of the stage. */
export interface HandleKeys {
  /** Key of the handle. */
  readonly handle: string;
  readonly direction: 'left' | 'right' | 'up' | 'down';
  readonly times: number;
  /** With Shift. */
  readonly fine?: boolean;
}

/** One run of the apparatus from its start. */
export interface Trial {
  /** Parameter values set for it, in displayed units; the others are those of the set-up or of the trial before. */
  readonly values?: Readonly<Record<string, number>>;
  /** Moves of handles at the start. */
  readonly moves?: readonly HandleKeys[];
  /** Values of live parameters, in displayed units, set one frame after the start: before it they would be initial values. */
  readonly liveValues?: Readonly<Record<string, number>>;
  /** Number of model events until the reading. */
  readonly events?: number;
  /** Time until the reading, s at speed 1. */
  readonly seconds?: number;
}

/** Displayed value of a quantity at the end of a trial. */
export type Reading = (quantity: PointQuantity) => number;

/** Trials that reach a value, for the tests. */
export interface Measure {
  readonly trials: readonly Trial[];
  /** The answer from the readings of the trials, in order. */
  readonly answer: (...readings: readonly Reading[]) => number;
}

/** A choice among statements, each of which holds for one value of a quantity. */
export interface ChoicePrediction {
  readonly kind: 'choice';
  readonly question: string;
  readonly hints?: readonly string[];
  readonly options: readonly { readonly text: string; readonly value: number }[];
  /** Value of the quantity: the nearest option is right. */
  readonly expected: (si: Values) => number;
}

/** A number with a unit. */
export interface NumberPrediction {
  readonly kind: 'number';
  readonly question: string;
  readonly hints?: readonly string[];
  readonly answer: AskedNumber;
}

/** Axis of a predicted curve. */
export interface CurveAxis {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly from: number;
  readonly to: number;
}

/** A curve drawn through points at fixed abscissae. */
export interface CurvePrediction {
  readonly kind: 'curve';
  readonly question: string;
  readonly hints?: readonly string[];
  readonly x: CurveAxis;
  readonly y: CurveAxis;
  /** Five to seven abscissae, in the unit of the axis. */
  readonly at: readonly number[];
  /** Right ordinate at an abscissa. */
  readonly expected: (x: number, si: Values) => number;
  /** Greatest mean difference of a right curve, as a part of the y-axis. */
  readonly tolerance: number;
  /** Trials that reach the ordinate at an abscissa. */
  readonly measure: (x: number) => Measure;
}

/** What the learner expects before the experiment. */
export type Prediction = ChoicePrediction | NumberPrediction | CurvePrediction;

/** State that an investigation opens: the initial one with these changes, paused at the start. */
export interface SetUp {
  readonly values: Readonly<Record<string, number>>;
  /** View switches. */
  readonly view?: Readonly<Record<string, number>>;
  /** Key of a plot or of a construction, or two quantities. */
  readonly graph?:
    | { readonly plot: string }
    | { readonly construction: string }
    | { readonly x: string; readonly y: string };
  /** Keys of the parameters that the learner changes: their controls stand in the investigation. */
  readonly controls: readonly string[];
  /** What to do, in one or two sentences. */
  readonly instruction: string;
}

/** A quantity to measure. */
export interface Observation extends AskedNumber {
  /** Unique in the investigation. */
  readonly key: string;
  readonly instruction: string;
  /** Quantities whose current values stand beside the answer. */
  readonly meters: readonly PointQuantity[];
  readonly hints: readonly string[];
  readonly measure: Measure;
}

/** What the learner has measured, by the keys of the observations. */
export interface Measured {
  /** In the unit of the observation. */
  readonly value: (key: string) => number;
  /** With its unit: "2,01 s". */
  readonly text: (key: string) => string;
}

/** A checked investigation: a prediction, the experiment, its result and the explanation. */
export interface Investigation {
  /** Unique in the experiment; part of an address. */
  readonly slug: string;
  readonly title: string;
  /** School class. */
  readonly class: 7 | 8 | 9 | 10 | 11;
  /** Topic of the textbook. */
  readonly topic: string;
  readonly level: 1 | 2 | 3;
  /**
   * Keys of readouts that answer the prediction. They are hidden, and the theory with them: those that an observation
   * measures until the prediction is made, the others until everything is measured.
   */
  readonly hides: readonly string[];
  readonly predict: Prediction;
  readonly setUp: SetUp;
  readonly observe: readonly Observation[];
  readonly explain: (measured: Measured) => string;
}
