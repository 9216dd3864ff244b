import { ATOMIC_MASS } from '../codata/codata.js';

/** Atoms of one kind with the constants of their Lennard-Jones potential. */
export interface Substance {
  /** kg */
  readonly mass: number;
  /** Distance at which the potential energy of a pair is zero, m. */
  readonly sigma: number;
  /** Depth of the potential well, J. */
  readonly epsilon: number;
}

/**
 * Noble gases: standard atomic weights (IUPAC), and σ and ε from second virial coefficients of the gases (N. Bernardes,
 * Phys. Rev. 112, 1534, 1958; tabulated by C. Kittel, Introduction to Solid State Physics).
 */
export const NOBLE_GASES = {
  neon: { mass: 20.1797 * ATOMIC_MASS, sigma: 0.274e-9, epsilon: 0.5e-21 },
  argon: { mass: 39.948 * ATOMIC_MASS, sigma: 0.34e-9, epsilon: 1.67e-21 },
  krypton: { mass: 83.798 * ATOMIC_MASS, sigma: 0.365e-9, epsilon: 2.25e-21 },
} as const satisfies Record<string, Substance>;
