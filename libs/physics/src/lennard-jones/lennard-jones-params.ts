import type { Substance } from './noble-gases.js';

/** Atoms of one kind, or a large particle with a core. */
export interface Component extends Substance {
  readonly count: number;
  /** Radius of a hard core below the surface atoms, m: distances to others count from it. 0 by default. */
  readonly core?: number;
}

/** Initial arrangement: a hexagonal crystal, a loosened one that melts at once, or atoms apart in the whole box. */
type Arrangement = 'crystal' | 'liquid' | 'gas';

/** Exchange of heat: a constant power, W (negative: cooling), or a temperature that is kept, K. */
export type HeatExchange = { readonly power: number } | { readonly temperature: number };

/** A plane box of atoms, in SI units. */
export interface LennardJonesParams {
  /** The first two components fill the halves of the box at first, the others its middle. */
  readonly components: readonly Component[];
  /** m */
  readonly width: number;
  /** Initial height of the lid, m. */
  readonly height: number;
  /** Periodic boundaries instead of walls: for comparison with the theory of an infinite substance. */
  readonly periodic?: boolean;
  readonly arrangement: Arrangement;
  /** Initial temperature, K: the kinetic energy is exactly N k T. */
  readonly temperature: number;
  /** Downward acceleration, m/s²; 0 by default. */
  readonly gravity?: number;
  /** None by default: the energy is constant. */
  readonly heating?: HeatExchange;
  /** Height to which the lid moves, m, and its speed, m/s. At rest by default. */
  readonly lid?: { readonly target: number; readonly speed: number };
  /** Whether the halves are separated: the barrier appears and vanishes within some picoseconds. No by default. */
  readonly isDivided?: boolean;
}

/** Number of all atoms and particles. */
export const particleCount = ({ components }: LennardJonesParams): number =>
  components.reduce((sum, { count }) => sum + count, 0);
