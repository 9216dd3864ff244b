/** Common to all elements. The current is positive from `from` to `to`, the voltage is V(from) − V(to). */
interface Branch {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** A two-terminal element. For polar elements `from` is the plus pole or the anode. */
export type CircuitElement = Branch &
  (
    | { readonly kind: 'resistor'; readonly resistance: number }
    /** `initialVoltage`: V */
    | { readonly kind: 'capacitor'; readonly capacitance: number; readonly initialVoltage?: number }
    /** `initialCurrent`: A */
    | { readonly kind: 'inductor'; readonly inductance: number; readonly initialCurrent?: number }
    /** Ideal: voltage + amplitude · sin(2π frequency t + phase), V, Hz, rad. */
    | {
        readonly kind: 'source';
        readonly voltage: number;
        readonly amplitude?: number;
        readonly frequency?: number;
        readonly phase?: number;
      }
    /** Ideal; `current` in A flows from `from` to `to`. */
    | { readonly kind: 'current-source'; readonly current: number }
    /**
     * Tungsten filament that radiates by Stefan's law; at its rated voltage it has `ratedTemperature` (K, default 2700).
     * `heatCapacity` of the filament in J/K (default 0.002).
     */
    | {
        readonly kind: 'lamp';
        readonly ratedVoltage: number;
        readonly ratedPower: number;
        readonly ratedTemperature?: number;
        readonly heatCapacity?: number;
      }
    /** Shockley's diode at 300 K: saturation current in A (default 1e-12) and ideality (default 1). */
    | { readonly kind: 'diode'; readonly saturation?: number; readonly ideality?: number }
    | { readonly kind: 'switch'; readonly closed: boolean }
    | { readonly kind: 'ammeter' }
    /** `resistance`: Ω, default infinite. */
    | { readonly kind: 'voltmeter'; readonly resistance?: number }
  );

/** A circuit: elements between named nodes. */
export interface Netlist {
  readonly elements: readonly CircuitElement[];
  /** The node whose potential is zero. */
  readonly ground: string;
}

/** Why a circuit has no solution. */
export type CircuitErrorCode =
  /** No elements, or none at the ground. */
  | 'no-ground'
  | 'duplicate-key'
  /** A value that is not finite, or not positive where it must be. */
  | 'bad-value'
  /** More than 120 unknowns: too slow for dense elimination at 60 frames a second. */
  | 'too-large'
  /** Nodes of undetermined potential. */
  | 'floating-node'
  /** A source whose poles are joined by wires, closed switches or ammeters. */
  | 'shorted-source'
  /** Sources in a loop without resistance. */
  | 'source-loop'
  /** Phasors need a linear circuit, without diodes and lamps. */
  | 'not-linear'
  | 'no-convergence'
  | 'singular';

/** A circuit that cannot be solved; `where` names the elements or nodes. */
export class CircuitError extends Error {
  constructor(
    readonly code: CircuitErrorCode,
    readonly where: readonly string[] = [],
  ) {
    super(`${code}: ${where.join(', ')}`);
    this.name = 'CircuitError';
  }
}
