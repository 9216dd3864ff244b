/** A number of a state, or one that is read from it, with its SI unit ("1" for a pure number). */
export interface Quantity {
  readonly key: string;
  readonly unit: string;
}

/** Everything that changes in a model. Whoever keeps a copy can go back to it. */
export type State = Float64Array | Float32Array;

/** Brings a state `h` seconds on from time `t`, in place. It remembers nothing between two calls. */
export type Advance<S extends State = Float64Array> = (t: number, state: S, h: number) => void;

/** A moment worth knowing: where `value` passes through zero. */
export interface ModelEvent<P, S extends State = Float64Array> {
  readonly key: string;
  /** 1: only upwards, -1: only downwards, 0: both ways. */
  readonly direction: 1 | -1 | 0;
  value: (t: number, state: S, p: P) => number;
  /** What happens then: changes the state in place (a bounce). */
  apply?: (t: number, state: S, p: P) => void;
}

/** What the equations leave unchanged. */
export interface Invariant<P, S extends State = Float64Array> extends Quantity {
  value: (state: S, p: P) => number;
  /** Largest change in one minute of model time, relative to its scale. */
  readonly tolerance: number;
  /** A size that is never zero by chance, for sums whose parts cancel; the value at the start when left out. */
  scale?: (start: S, p: P) => number;
}

/** What can be measured. */
export interface Observable<P, S extends State = Float64Array> extends Quantity {
  value: (t: number, state: S, p: P) => number;
}

/**
 * A law of motion, as pure functions of parameters (all in SI units) and a state whose numbers `layout` names.
 * Time is in seconds.
 */
export interface Model<P, S extends State = Float64Array> {
  /** The fixed step, s. Changing it changes the last digits of every result, so it is part of the model. */
  readonly dt: number;
  layout: (p: P) => readonly Quantity[];
  start: (p: P, random: Random) => S;
  /** The way a state of these parameters is brought on. May hold scratch space, made once. */
  solver: (p: P) => Advance<S>;
  readonly events?: readonly ModelEvent<P, S>[];
  readonly invariants?: readonly Invariant<P, S>[];
  readonly observables: readonly Observable<P, S>[];
  /** The solution in closed form, where there is one: of tests, and of the learner who compares with theory. */
  exact?: (t: number, p: P) => S;
}

/** Source of chance: the only one in a model. Given the same seed it gives the same numbers. */
export interface Random {
  /** Evenly spread over [0, 1), 32 bits fine. */
  uniform: () => number;
  /** Of the normal distribution with mean 0 and deviation 1. */
  normal: () => number;
}
