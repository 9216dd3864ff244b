/** A named quantity with its SI unit ("1" for a pure number). */
export interface Quantity {
  readonly key: string;
  readonly unit: string;
}

/** All variables of a model. A copy is enough to restore the simulation. */
export type State = Float64Array | Float32Array;

/** Advances a state in place by `h` seconds from time `t`. It has no memory between calls. */
export type Integrator<S extends State = Float64Array> = (t: number, state: S, h: number) => void;

/** An event happens when `value` crosses zero. */
export interface ModelEvent<P, S extends State = Float64Array> {
  readonly key: string;
  /** 1: rising crossings only, -1: falling ones only, 0: both. */
  readonly direction: 1 | -1 | 0;
  value: (t: number, state: S, p: P) => number;
  /** Changes the state in place at the event (a bounce). */
  apply?: (t: number, state: S, p: P) => void;
  /**
   * Whether the value must not stay beyond zero: a surface that bodies do not cross, the limit of static friction. The event then
   * also happens within the step that it started at zero (a short bounce), and at the start of a step whose value is beyond zero or
   * goes there from zero (a changed parameter, a body pressed on a surface). `apply` must end this, by a contact that the solver
   * respects. Only for a direction of 1 or -1.
   */
  readonly isLimit?: boolean;
}

/** A conserved quantity. */
export interface Invariant<P, S extends State = Float64Array> extends Quantity {
  value: (state: S, p: P) => number;
  /** Largest drift in one minute of model time, relative to its scale. */
  readonly tolerance: number;
  /** Reference size for sums whose terms may cancel; default: the initial value. */
  scale?: (start: S, p: P) => number;
}

/** A quantity that can be measured. */
export interface Observable<P, S extends State = Float64Array> extends Quantity {
  value: (t: number, state: S, p: P) => number;
}

/**
 * A law of motion: pure functions of parameters (in SI units) and a state whose numbers `layout` names. Time is in
 * seconds.
 */
export interface Model<P, S extends State = Float64Array> {
  /** Fixed time step, s. It is part of the model: another step changes the last digits of every result. */
  readonly dt: number;
  /** Factor of `dt` for these parameters, where a process may be much faster; 1 by default. A run keeps that of its start. */
  stepFactor?: (p: P) => number;
  layout: (p: P) => readonly Quantity[];
  start: (p: P, random: Random) => S;
  /** The integrator for these parameters. It may allocate scratch arrays once. */
  solver: (p: P) => Integrator<S>;
  readonly events?: readonly ModelEvent<P, S>[];
  readonly invariants?: readonly Invariant<P, S>[];
  readonly observables: readonly Observable<P, S>[];
  /** The closed-form solution, if there is one: for tests and for plots of theory beside the simulation. */
  exact?: (t: number, p: P) => S;
}

/** Pseudo-random numbers, the only source of randomness in a model. The same seed gives the same numbers. */
export interface Random {
  /** Uniform over [0, 1), with a resolution of 32 bits. */
  uniform: () => number;
  /** Standard normal: mean 0, deviation 1. */
  normal: () => number;
}
