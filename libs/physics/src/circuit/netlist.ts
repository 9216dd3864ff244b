/** What every element has. Its current counts from `from` through it to `to`, its voltage is that of `from` over `to`. */
interface Between {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** Anything with two ends. For elements with a sense, `from` is the plus pole, the anode, the near end. */
export type CircuitElement = Between &
  (
    | { readonly kind: 'resistor'; readonly resistance: number }
    /** `charged`: its voltage at the start, V. */
    | { readonly kind: 'capacitor'; readonly capacitance: number; readonly charged?: number }
    /** `carrying`: its current at the start, A. */
    | { readonly kind: 'inductor'; readonly inductance: number; readonly carrying?: number }
    /** Ideal: voltage + amplitude · sin(2π frequency t + phase), V, Hz, rad. */
    | {
        readonly kind: 'source';
        readonly voltage: number;
        readonly amplitude?: number;
        readonly frequency?: number;
        readonly phase?: number;
      }
    /** Ideal; drives `current` A through itself from `from` to `to`. */
    | { readonly kind: 'current-source'; readonly current: number }
    /**
     * Tungsten filament. It shines by Stefan's law, so that it burns at `ratedTemperature` (2700 K if left out) at its
     * rated voltage. `heatCapacity` of the filament in J/K (0.002 if left out).
     */
    | {
        readonly kind: 'lamp';
        readonly ratedVoltage: number;
        readonly ratedPower: number;
        readonly ratedTemperature?: number;
        readonly heatCapacity?: number;
      }
    /** Shockley's diode at 300 K: saturation current in A (1e-12 if left out) and ideality (1). */
    | { readonly kind: 'diode'; readonly saturation?: number; readonly ideality?: number }
    | { readonly kind: 'switch'; readonly closed: boolean }
    | { readonly kind: 'ammeter' }
    /** `resistance`: infinite if left out, Ω. */
    | { readonly kind: 'voltmeter'; readonly resistance?: number }
  );

/** A circuit: elements between named nodes. Nodes need no list of their own. */
export interface Netlist {
  readonly elements: readonly CircuitElement[];
  /** The node whose potential is zero. */
  readonly ground: string;
}

/** Why a circuit has no solution. */
export type CircuitFault =
  /** No elements, or none at the ground. */
  | 'no-ground'
  | 'duplicate-key'
  /** A value that is not finite, or not positive where it must be. */
  | 'bad-value'
  /** More than 120 unknowns: beyond what dense elimination should do live. */
  | 'too-large'
  /** Nodes whose potential nothing determines. */
  | 'floating-node'
  /** A source with wires, closed switches or ammeters only between its poles. */
  | 'shorted-source'
  /** Sources that form a loop without any resistance. */
  | 'source-loop'
  /** Phasors are for linear circuits: no diode, no lamp. */
  | 'not-linear'
  | 'no-convergence'
  | 'singular';

/** A circuit that cannot be solved; `where` names the elements or nodes. */
export class CircuitError extends Error {
  constructor(
    readonly code: CircuitFault,
    readonly where: readonly string[] = [],
  ) {
    super(`${code}: ${where.join(', ')}`);
    this.name = 'CircuitError';
  }
}
