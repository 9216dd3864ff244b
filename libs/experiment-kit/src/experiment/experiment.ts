import type { Model, State } from '@zarra/physics';
import type { Box, Pen } from '../stage/pen.js';
import type { Parameter, Parameters, Values } from './parameter.js';

/** What an experiment is made of: a model, its parameters, and how fast its time passes. */
export interface Experiment<K extends string = string, S extends State = Float64Array> {
  /** Part of its address: `/tajriba/<slug>`. */
  readonly slug: string;
  readonly parameters: Parameters<K>;
  /** Takes the parameters in SI units. */
  readonly model: Model<Values<K>, S>;
  /** Seconds of the model in one second at speed 1; 1 when left out. An electron's has 1e-15. */
  readonly pace?: number;
}

/** A moment of an experiment, as it is drawn and spoken of. */
export interface Moment<K extends string, S extends State, V extends string = string> {
  /** s */
  readonly time: number;
  readonly state: S;
  /** The parameters, in SI units. */
  readonly si: Values<K>;
  /** The parameters, in the units shown. */
  readonly values: Values<K>;
  /** The switches of the picture. */
  readonly view: Values<V>;
}

/** A measured number, as it is shown. */
export interface Readout {
  /** Key of one of the model's observables. */
  readonly key: string;
  readonly label: string;
  /** The unit shown, and SI units in one of it (1 when left out). */
  readonly unit: string;
  readonly si?: number;
  readonly decimals: number;
  /** Whether it spans decades: too small for its decimals it is then a power of ten, otherwise zero. */
  readonly powers?: boolean;
}

/** A unit in which time or lengths are shown. */
export interface ShownUnit {
  readonly unit: string;
  /** Of the model's seconds, or of the scene's metres, in one unit. */
  readonly si: number;
  readonly decimals: number;
}

/** What can be measured in a scene. */
export interface SceneLength extends ShownUnit {
  /** Only what lies along x is a length: the ruler stays level, and there is no protractor. */
  readonly along?: 'x';
}

/** A curve: one readout over another, or over time. */
export interface Plot {
  readonly key: string;
  readonly title: string;
  /** Key of a readout; `time` for the time. */
  readonly x: string;
  /** Keys of readouts with one unit. */
  readonly y: readonly string[];
  readonly logarithmic?: boolean;
}

/** How often values occur among many, as bars, and what theory expects of them. */
export interface Histogram<K extends string, S extends State, V extends string = string> {
  readonly key: string;
  readonly title: string;
  /** What is counted: "Molekulalar soni". */
  readonly counted: string;
  /** The values' name, the unit shown, SI units in one of it (1 when left out), and decimals of the bins' edges. */
  readonly label: string;
  readonly unit: string;
  readonly si?: number;
  readonly decimals: number;
  /** Number of even bins in the range. */
  readonly bins: number;
  /** In SI units. Values beyond it are left out. */
  readonly range: (si: Values<K>) => readonly [from: number, to: number];
  /** The values at a moment, in SI units. */
  readonly values: (moment: Moment<K, S, V>) => ArrayLike<number>;
  readonly theory?: {
    /** "Maksvell taqsimoti" */
    readonly name: string;
    /** How many values in one SI unit theory expects about a value, at this moment. */
    readonly density: (moment: Moment<K, S, V>) => (value: number) => number;
  };
}

/** Something on the stage that can be taken hold of; the keys do the same. */
export interface Handle<K extends string, S extends State, V extends string = string> {
  readonly key: string;
  /** Spoken name: "Yuk". */
  readonly label: string;
  /** Whether it is there now; always when left out. */
  readonly isThere?: (moment: Moment<K, S, V>) => boolean;
  /** Where it is now, in the scene's metres. */
  readonly at: (moment: Moment<K, S, V>) => { readonly x: number; readonly y: number };
  /** The parameters that put it nearest to a place. */
  readonly moveTo: (x: number, y: number, moment: Moment<K, S, V>) => Partial<Values<K>>;
  /** The parameters one arrow key away; `fine` with Shift. */
  readonly nudge: (
    dx: -1 | 0 | 1,
    dy: -1 | 0 | 1,
    fine: boolean,
    moment: Moment<K, S, V>,
  ) => Partial<Values<K>>;
  /** What a click or the Enter key does with it: it is chosen, or switched over. */
  readonly press?: (moment: Moment<K, S, V>) => Pressed<K, V>;
  /** Where it is, in words: "30 gradus". */
  readonly spoken: (moment: Moment<K, S, V>) => string;
}

/** What pressing a handle changes. */
export interface Pressed<K extends string, V extends string> {
  readonly values?: Partial<Values<K>>;
  readonly view?: Partial<Values<V>>;
}

/** The control of a parameter where it is not simply the parameter: another label, unit or grid, or one that sets more. */
export interface Shown<K extends string> {
  readonly parameter: Parameter;
  /** On that grid. */
  readonly value: number;
  /** What setting the control to a value changes. */
  readonly take: (value: number) => Partial<Values<K>>;
}

/** A set of values worth trying. */
export interface Preset<K extends string> {
  readonly name: string;
  readonly values: Partial<Values<K>>;
}

/** A question to find out by trying, with hints that lead to its answer. */
export interface Task {
  readonly question: string;
  readonly hints: readonly string[];
  readonly answer: string;
}

/** Everything an experiment says, in Uzbek. */
export interface Words<K extends string, S extends State> {
  readonly title: string;
  /** One sentence for lists and search engines. */
  readonly summary: string;
  /** What is seen, readable before and without the program. */
  readonly picture: string;
  /** How it is used, a step each. */
  readonly use: readonly string[];
  /** The state in one or two short sentences. */
  readonly describe: (moment: Moment<K, S>) => string;
  /** What is said when an event of the model happens, by its key. */
  readonly events: Readonly<Record<string, (moment: Moment<K, S>) => string>>;
  /** The law, as formulas in plain text, and what the letters mean. */
  readonly equations: readonly string[];
  /** Method and step, and what the model leaves out. */
  readonly limits: readonly string[];
  readonly task: Task;
}

/** An experiment as a learner meets it. */
export interface Lab<
  K extends string = string,
  S extends State = Float64Array,
  V extends string = string,
> extends Experiment<K, S> {
  readonly words: Words<K, S>;
  /** Switches of the picture (vectors, traces, theory): they never touch the model. */
  readonly view: Parameters<V>;
  readonly presets: readonly Preset<K>[];
  readonly readouts: readonly Readout[];
  readonly plots: readonly Plot[];
  readonly histograms?: readonly Histogram<K, S, V>[];
  readonly handles: readonly Handle<K, S, V>[];
  /** Whether a parameter means something now and so has a control: always when left out. */
  readonly isInUse?: (key: K, values: Values<K>, view: Values<V>) => boolean;
  /** What the control of a parameter shows and does, where what the number means depends on others. */
  readonly shownAs?: (key: K, values: Values<K>) => Shown<K> | undefined;
  /** The part of the scene that should be seen. */
  readonly box: (si: Values<K>) => Box;
  /** Draws a moment. Called once a frame: it allocates next to nothing. */
  readonly draw: (pen: Pen, moment: Moment<K, S, V>) => void;
  /**
   * Whether it is shown in three dimensions where that is possible, and from where it is seen first: aslant where depth
   * carries meaning, from the front where all lies in a plane.
   */
  readonly deep?: 'aslant' | 'front';
  /** How its time is shown; seconds when left out. */
  readonly timeUnit?: ShownUnit;
  /** What a metre of the scene is, where distances in it are true: they can then be measured; at most so many decimals. */
  readonly length?: SceneLength;
  /** The readout that can be heard, and the values that are the lowest and the highest tone. */
  readonly sound?: { readonly key: string; readonly low: number; readonly high: number };
}

/** Steps of its model in one second at speed 1. */
export const stepsPerSecond = <K extends string, S extends State>({
  model,
  pace = 1,
}: Experiment<K, S>): number => pace / model.dt;
