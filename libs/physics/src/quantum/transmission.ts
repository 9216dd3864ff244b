import { REDUCED_PLANCK } from '../constants/index.js';
import type { Barrier } from './barrier-potential.js';

/** Wave number, 1/m, of a free particle of a kinetic energy, J, and a mass, kg. */
export const waveNumberOf = (energy: number, mass: number): number =>
  Math.sqrt(2 * mass * energy) / REDUCED_PLANCK;

/**
 * The part of a steady beam that passes a row of barriers: the wave behind them is followed back through each stretch of
 * constant potential, where it is known in closed form (transfer matrices). Zero potential in front and behind.
 * @param energy of the particles, J, above zero
 * @param mass kg
 * @param barriers from left to right, not overlapping
 */
export function transmission(energy: number, mass: number, barriers: readonly Barrier[]): number {
  const scale = (2 * mass) / REDUCED_PLANCK ** 2;
  const k = waveNumberOf(energy, mass);
  // Behind: psi = exp(i k x). Value and slope, each complex.
  let [re, im, slopeRe, slopeIm] = [1, 0, 0, k];
  /** Back over `width` metres of potential `height`: psi'' = q psi. */
  const back = (width: number, height: number): void => {
    const q = scale * (height - energy);
    const root = Math.sqrt(Math.abs(q));
    const z = root * width;
    const c = q > 0 ? Math.cosh(z) : Math.cos(z);
    const s = z === 0 ? width : (q > 0 ? Math.sinh(z) : Math.sin(z)) / root;
    [re, im, slopeRe, slopeIm] = [
      c * re - s * slopeRe,
      c * im - s * slopeIm,
      c * slopeRe - q * s * re,
      c * slopeIm - q * s * im,
    ];
  };
  let place: number | undefined;
  for (const { from, to, height } of [...barriers].reverse()) {
    if (place !== undefined) back(place - to, 0);
    back(to - from, height);
    place = from;
  }
  // In front: psi = A exp(i k x) + B exp(-i k x), A = (psi + psi' / (i k)) / 2.
  return 4 / ((re + slopeIm / k) ** 2 + (im - slopeRe / k) ** 2);
}
