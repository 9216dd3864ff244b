import type { Model, State } from '@zarra/physics';
import type { Box, Pen } from './pen.js';
import type { Construction } from './construction.js';
import type { Handle } from './handle.js';
import type { Instrument } from './instrument.js';
import type { FurtherQuantities, Investigation } from './investigation.js';
import type { Parameter, Parameters, Values } from './parameter.js';
import type { Theory } from './theory.js';
import type { Tray } from './tray.js';

/**
 * Types of one experiment. Its definition is written with them, so that the compiler checks every key; the
 * default of each interface below is any experiment.
 */
export interface ExperimentTypes {
  /** Keys of the parameters. */
  parameter: string;
  /** Keys of the view switches. */
  view: string;
  /** Array of the model's states. */
  state: State;
}

/** Model, parameters and time scale of an experiment. */
export interface Experiment<T extends ExperimentTypes = ExperimentTypes> {
  /** URL segment: `/tajriba/<slug>`. */
  readonly slug: string;
  readonly parameters: Parameters<T['parameter']>;
  /** Receives the parameters in SI units. */
  readonly model: Model<Values<T['parameter']>, T['state']>;
  /** Model seconds per real second at speed 1, without the step factor of the model; 1 by default. An electron's experiment has 1e-15. */
  readonly timeScale?: number;
}

/** State of an experiment at one time, for drawing and texts. */
export interface Snapshot<T extends ExperimentTypes = ExperimentTypes> {
  /** s */
  readonly time: number;
  readonly state: T['state'];
  /** Parameter values in SI units. */
  readonly si: Values<T['parameter']>;
  /** Parameter values in displayed units. */
  readonly values: Values<T['parameter']>;
  /** View switches. */
  readonly view: Values<T['view']>;
}

/** Measured quantity with its display format. */
export interface Readout {
  /** Key of a model observable. */
  readonly key: string;
  readonly label: string;
  /** Displayed unit, and its size in SI units (1 by default). */
  readonly unit: string;
  readonly si?: number;
  readonly decimals: number;
  /** Whether small values use scientific notation: for quantities that span decades. */
  readonly scientific?: boolean;
  /** Instrument that reads it when points are recorded; exact without one. */
  readonly instrument?: Instrument;
  /** Whether it is an angle from −π to π: recorded values have a gap, and plots no line, where it jumps to the other end. */
  readonly wrapped?: boolean;
}

/** Display unit of times or lengths. */
export interface DisplayUnit {
  readonly unit: string;
  /** Model seconds, or scene metres, per unit. */
  readonly si: number;
  readonly decimals: number;
}

/** Display unit of lengths measured in a scene. */
export interface LengthUnit extends DisplayUnit {
  /** Restricts measurement to x: the ruler stays horizontal, and there is no protractor. */
  readonly axis?: 'x';
}

/** Plot of readouts over another readout or over time. */
export interface Plot {
  readonly key: string;
  readonly title: string;
  /** Key of a readout, or `time`. */
  readonly x: string;
  /** Keys of readouts that share a unit. */
  readonly y: readonly string[];
  readonly logarithmic?: boolean;
}

/** Time between events of a model: the period of a pendulum between turning points. */
export interface Interval {
  readonly key: string;
  /** Key of a model event. */
  readonly event: string;
  /** Number of intervals between events that it spans: 2 for a period between turning points. */
  readonly count: number;
  readonly label: string;
  /** Displayed unit, and its size in seconds (1 by default). */
  readonly unit: string;
  readonly si?: number;
  readonly decimals: number;
  /** Instrument that reads it when points are recorded; exact without one. */
  readonly instrument?: Instrument;
}

/** Histogram of many values, with an optional theoretical distribution. */
export interface Histogram<T extends ExperimentTypes = ExperimentTypes> {
  readonly key: string;
  readonly title: string;
  /** Label of the count axis: "Molekulalar soni". */
  readonly countLabel: string;
  /** Label of the values, displayed unit, its size in SI units (1 by default), and decimals of bin edges. */
  readonly label: string;
  readonly unit: string;
  readonly si?: number;
  readonly decimals: number;
  /** Number of equal bins in the range. */
  readonly bins: number;
  /** In SI units. Values outside are not counted. */
  readonly range: (si: Values<T['parameter']>) => readonly [from: number, to: number];
  /** Values of a snapshot, in SI units. */
  readonly values: (snapshot: Snapshot<T>) => ArrayLike<number>;
  readonly theory?: {
    /** "Maksvell taqsimoti" */
    readonly name: string;
    /** Theoretical number of values per SI unit at a value, for a snapshot. */
    readonly density: (snapshot: Snapshot<T>) => (value: number) => number;
  };
}

/**
 * Replacement for a parameter's default control: another label, unit or grid, or a control that sets several
 * parameters.
 */
export interface ControlOverride<T extends ExperimentTypes = ExperimentTypes> {
  readonly parameter: Parameter;
  /** Value on the grid of `parameter`. */
  readonly value: number;
  /** Parameter values for a control value. */
  readonly toValues: (value: number) => Partial<Values<T['parameter']>>;
}

/** Named set of parameter values. */
export interface Preset<T extends ExperimentTypes = ExperimentTypes> {
  readonly name: string;
  readonly values: Partial<Values<T['parameter']>>;
}

/** Control of a parameter in the simple level. */
export interface SimpleParameter<K extends string = string> {
  readonly key: K;
  /** Label for classes 7 to 9; that of the parameter by default. */
  readonly label?: string;
  /** Names of values, in displayed units: a choice instead of a slider. */
  readonly options?: readonly { readonly name: string; readonly value: number }[];
}

/** Texts of an experiment, in Uzbek. */
export interface Content<T extends ExperimentTypes = ExperimentTypes> {
  readonly title: string;
  /** One sentence for lists and search engines. */
  readonly summary: string;
  /** The state in one or two short sentences. */
  readonly describe: (snapshot: Snapshot<T>) => string;
  /** Announcements of model events, by event key. */
  readonly events: Readonly<Record<string, (snapshot: Snapshot<T>) => string>>;
  /** Loads the longer texts after the first paint. */
  readonly theory: () => Promise<Theory>;
}

/** Shape of the stage that suits a scene, for the layout of the screen. */
export interface StageShape {
  /** Least and greatest ratio of width to height. By default both are those of the box at the start. */
  readonly aspect?: readonly [min: number, max: number];
}

/** Complete definition of an experiment. */
export interface ExperimentDefinition<T extends ExperimentTypes = ExperimentTypes> extends Experiment<T> {
  readonly content: Content<T>;
  /** View switches (vectors, traces, theory): they do not affect the model. */
  readonly view: Parameters<T['view']>;
  readonly presets: readonly Preset<T>[];
  /** The three or four controls of the simple level; without them there is only the full one. */
  readonly simpleParameters?: readonly SimpleParameter<T['parameter']>[];
  /** Values of the opening demonstration, besides the initial ones: a state in which much moves within two seconds. */
  readonly demonstration?: { readonly values: Partial<Values<T['parameter']>> };
  /** Their order, and that of plots and histograms, is part of every shared address with a chosen graph: append new ones. */
  readonly readouts: readonly Readout[];
  /** Keys of the two or three readouts shown as cards beside the stage; the first three readouts by default. */
  readonly keyReadouts?: readonly string[];
  readonly plots: readonly Plot[];
  readonly histograms?: readonly Histogram<T>[];
  /** Times between events that points record. */
  readonly intervals?: readonly Interval[];
  /** Loads the standard graphs of recorded points, such as T² over L. */
  readonly constructions?: () => Promise<readonly Construction[]>;
  /** Loads the investigations, by increasing level. */
  readonly investigations?: () => Promise<readonly Investigation[]>;
  /** Loads the numbers that right answers of investigations need besides parameters and readouts. */
  readonly quantities?: () => Promise<FurtherQuantities>;
  readonly handles: readonly Handle<T>[];
  /** Parts that a learner puts on the stage. */
  readonly tray?: Tray<T>;
  /** Whether a parameter applies to the current values and has a control; always by default. */
  readonly isInUse?: (
    key: T['parameter'],
    values: Values<T['parameter']>,
    view: Values<T['view']>,
  ) => boolean;
  /** Override of a parameter's control when its meaning depends on other parameters. */
  readonly controlOverride?: (
    key: T['parameter'],
    values: Values<T['parameter']>,
  ) => ControlOverride<T> | undefined;
  /** Part of the scene that is visible in every layout. */
  readonly box: (si: Values<T['parameter']>) => Box;
  /** Shape of the stage; derived from the box by default. */
  readonly stage?: StageShape;
  /** Draws a snapshot. Called once per frame: allocate as little as possible. */
  readonly draw: (pen: Pen, snapshot: Snapshot<T>) => void;
  /** Enables 3D drawing with this initial view, for scenes whose depth carries meaning. */
  readonly view3d?: 'isometric';
  /** Display unit of time; seconds by default. */
  readonly timeUnit?: DisplayUnit;
  /**
   * Display unit of lengths. Enables the measuring tools for scenes drawn to scale; `decimals` is the
   * maximum.
   */
  readonly lengthUnit?: LengthUnit;
  /** Readout for sonification, and the values of the lowest and the highest tone. */
  readonly sound?: { readonly key: string; readonly low: number; readonly high: number };
}

/**
 * Checks a definition against the types of its experiment and returns it without them: sessions and views take
 * any experiment. A session passes the callbacks exactly the values of the parameters and switches defined here.
 */
export function defineExperiment<T extends ExperimentTypes>(
  definition: ExperimentDefinition<T>,
): ExperimentDefinition;
export function defineExperiment(definition: ExperimentDefinition): ExperimentDefinition {
  return definition;
}

/** Model steps per second at speed 1. */
export const stepsPerSecond = ({ model, timeScale = 1 }: Experiment): number => timeScale / model.dt;

const SECONDS: DisplayUnit = { unit: 's', si: 1, decimals: 2 };

/** Display unit of an experiment's time. */
export const timeUnitOf = ({ timeUnit = SECONDS }: ExperimentDefinition): DisplayUnit => timeUnit;

/** Value of a readout in its displayed unit; NaN when the model has none. */
export function measureReadout(
  definition: ExperimentDefinition,
  { key, si = 1 }: Readout,
  { time, state, si: parameters }: Pick<Snapshot, 'time' | 'state' | 'si'>,
): number {
  const observable = definition.model.observables.find((one) => one.key === key);
  if (!observable) throw new Error(`The model of ${definition.slug} has no observable ${key}`);
  return observable.value(time, state, parameters) / si;
}
