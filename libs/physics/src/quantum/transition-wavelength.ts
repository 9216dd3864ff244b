import { PLANCK, SPEED_OF_LIGHT } from '../constants/index.js';

/** Wavelength in vacuum, m, of the light that carries the difference of two energies, J: h c / |E1 - E2|. */
export const transitionWavelength = (one: number, other: number): number =>
  (PLANCK * SPEED_OF_LIGHT) / Math.abs(one - other);
