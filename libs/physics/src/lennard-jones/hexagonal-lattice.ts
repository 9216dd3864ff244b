/** Σ r⁻¹² and Σ r⁻⁶ over a hexagonal lattice of spacing 1. */
const TWELFTH_SUM = 6.009_814;
const SIXTH_SUM = 6.375_881;

/**
 * Spacing of a hexagonal crystal at 0 K, m: (2 Σ r⁻¹² / Σ r⁻⁶)^(1/6) σ, where the energy of the lattice sum is least. It is
 * −(Σ r⁻⁶)² ε / (2 Σ r⁻¹²) for each atom.
 */
export const hexagonalSpacing = (sigma: number): number => sigma * ((2 * TWELFTH_SUM) / SIXTH_SUM) ** (1 / 6);
