import { pairPotential } from './pair-potential.js';
import type { Substance } from './noble-gases.js';

/** Σ r⁻¹² and Σ r⁻⁶ over a hexagonal lattice of spacing 1. */
const TWELFTH_SUM = 6.009_814;
const SIXTH_SUM = 6.375_881;

/** Spacing of a hexagonal crystal at 0 K, m: (2 Σ r⁻¹² / Σ r⁻⁶)^(1/6) σ with the full potential. */
export const hexagonalSpacing = (sigma: number): number => sigma * ((2 * TWELFTH_SUM) / SIXTH_SUM) ** (1 / 6);

/** Energy of an atom in an infinite hexagonal crystal at 0 K with the full potential, in ε: −(Σ r⁻⁶)² / (2 Σ r⁻¹²). */
export const FULL_LATTICE_ENERGY = -(SIXTH_SUM ** 2) / (2 * TWELFTH_SUM);

/** Energy of an atom in an infinite hexagonal crystal of a spacing with the switched potential, J. */
export function latticeEnergy(substance: Pick<Substance, 'sigma' | 'epsilon'>, spacing: number): number {
  let sum = 0;
  for (let a = -4; a <= 4; a++)
    for (let b = -4; b <= 4; b++)
      if (a !== 0 || b !== 0) sum += pairPotential(spacing * Math.sqrt(a * a + a * b + b * b), substance);
  return sum / 2;
}
