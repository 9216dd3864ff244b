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

/** A run and its view, as an address encodes them. */
export interface SharedState {
  readonly run: RunRecord;
  /** Camera and switches. */
  readonly view: Values;
}
