import type { Substance } from './noble-gases.js';

/** Distances in σ between which the potential is switched off. */
export const SWITCH_START = 2;
export const CUTOFF = 2.5;

/** Σ r⁻¹² and Σ r⁻⁶ over a hexagonal lattice of spacing 1. */
const TWELFTH_SUM = 6.009_814;
const SIXTH_SUM = 6.375_881;

/** σ and ε of a pair of unlike atoms (Lorentz 1881, Berthelot 1898). */
export const mixedPair = (
  one: Pick<Substance, 'sigma' | 'epsilon'>,
  other: Pick<Substance, 'sigma' | 'epsilon'>,
): Pick<Substance, 'sigma' | 'epsilon'> => ({
  sigma: (one.sigma + other.sigma) / 2,
  epsilon: Math.sqrt(one.epsilon * other.epsilon),
});

/**
 * Potential energy of two atoms, J: 4ε((σ/r)¹² − (σ/r)⁶) (J. E. Jones, Proc. R. Soc. A 106, 463, 1924), multiplied between
 * 2σ and 2.5σ by a polynomial in r² that falls from 1 to 0 with two continuous derivatives: a step of the force or of its
 * slope at the cutoff would make the energy drift.
 * @param r distance, m
 */
export function pairPotential(r: number, { sigma, epsilon }: Pick<Substance, 'sigma' | 'epsilon'>): number {
  const square = (r / sigma) ** 2;
  if (square >= CUTOFF ** 2) return 0;
  const sixth = square ** -3;
  const full = 4 * epsilon * (sixth * sixth - sixth);
  if (square <= SWITCH_START ** 2) return full;
  const part = (square - SWITCH_START ** 2) / (CUTOFF ** 2 - SWITCH_START ** 2);
  return full * (1 - part ** 3 * (10 - 15 * part + 6 * part * part));
}

/** Distance of least energy of a pair: 2^(1/6) σ, m. */
export const restDistance = ({ sigma }: Pick<Substance, 'sigma'>): number => 2 ** (1 / 6) * sigma;

/**
 * Spacing of a hexagonal crystal at 0 K, m: (2 Σ r⁻¹² / Σ r⁻⁶)^(1/6) σ, where the energy of the lattice sum is least. It is
 * −(Σ r⁻⁶)² ε / (2 Σ r⁻¹²) for each atom.
 */
export const hexagonalSpacing = (sigma: number): number => sigma * ((2 * TWELFTH_SUM) / SIXTH_SUM) ** (1 / 6);
