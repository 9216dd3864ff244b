/*
 * Fundamental constants in SI units: CODATA recommended values of 2022 (Mohr, Newell, Taylor, Tiesinga,
 * Rev. Mod. Phys. 97, 025002, 2025; https://physics.nist.gov/constants). "Exact" ones define the SI since 2019; for the
 * others the standard uncertainty of the last digits is in brackets.
 */

/** Speed of light in vacuum c, m/s, exact. */
export const SPEED_OF_LIGHT = 299_792_458;
/** Planck constant h, J·s, exact. */
export const PLANCK = 6.626_070_15e-34;
/** Reduced Planck constant h / 2π, J·s, exact. */
export const REDUCED_PLANCK = PLANCK / (2 * Math.PI);
/** Elementary charge e, C, exact. */
export const ELEMENTARY_CHARGE = 1.602_176_634e-19;
/** Boltzmann constant k, J/K, exact. */
export const BOLTZMANN = 1.380_649e-23;
/** Avogadro constant, 1/mol, exact. */
export const AVOGADRO = 6.022_140_76e23;
/** Newtonian constant of gravitation G, m³/(kg·s²), 6.674 30(15). */
export const GRAVITATION = 6.6743e-11;
/** Vacuum electric permittivity ε0, F/m, 8.854 187 8188(14). */
export const VACUUM_PERMITTIVITY = 8.854_187_8188e-12;
/** Vacuum magnetic permeability μ0, N/A², 1.256 637 061 27(20). */
export const VACUUM_PERMEABILITY = 1.256_637_061_27e-6;
/** Mass of the electron, kg, 9.109 383 7139(28). */
export const ELECTRON_MASS = 9.109_383_7139e-31;
/** Mass of the proton, kg, 1.672 621 925 95(52). */
export const PROTON_MASS = 1.672_621_925_95e-27;
/** Atomic mass constant u, kg, 1.660 539 068 92(52). */
export const ATOMIC_MASS = 1.660_539_068_92e-27;
