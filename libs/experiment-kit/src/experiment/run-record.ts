import type { Values } from './parameter.js';

/** A parameter change during a run. */
export interface ParameterChange {
  readonly steps: number;
  readonly key: string;
  readonly value: number;
}

/** All inputs of a run: they reproduce its state bit for bit and are what an address encodes. */
export interface RunRecord {
  readonly seed: number;
  /** Initial values, in displayed units. */
  readonly values: Values;
  /** Changes since the start, in order. */
  readonly changes: readonly ParameterChange[];
  /** Whole steps since the start. */
  readonly steps: number;
}

/** Maximum number of earlier runs. */
export const MAX_EARLIER = 5;

/** A run that a change of parameters ended, as an address encodes it. */
export interface EarlierRunRecord {
  /** Identity, and index of its line style: from 0 to MAX_EARLIER − 1, unique among the earlier runs. */
  readonly slot: number;
  readonly record: RunRecord;
  /** Whether graphs do not draw it. */
  readonly isHidden: boolean;
}

/** Quantities of a graph: a plot or histogram of the definition by its key, or one readout over another. */
export type GraphAxes =
  | { readonly plot: string }
  | {
      /** Key of a readout, or `time`. */
      readonly x: string;
      /** Key of a readout. */
      readonly y: string;
    };

/** A run, its view and its graph, as an address encodes them. */
export interface SharedState {
  readonly run: RunRecord;
  /** Camera and switches. */
  readonly view: Values;
  /** Earlier runs, oldest first; none by default. */
  readonly earlierRuns?: readonly EarlierRunRecord[];
  /** The chosen graph, if it is not the first one of the definition. */
  readonly graph?: GraphAxes | undefined;
}

/** Values at a step of a run: the initial values with the changes until then. */
export const valuesAt = ({ values, changes }: RunRecord, steps: number): Values =>
  changes.reduce<Values>(
    (now, change) => (change.steps <= steps ? { ...now, [change.key]: change.value } : now),
    values,
  );
