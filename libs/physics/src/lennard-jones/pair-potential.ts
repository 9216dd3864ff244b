import type { Substance } from './noble-gases.js';

/** Distances in σ between which the potential is switched off. */
export const SWITCH_START = 2;
export const CUTOFF = 2.5;

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
