import { REDUCED_PLANCK } from '../codata/codata.js';
import type { Barrier } from './barrier-potential.js';

/** Wave number, 1/m, of a free particle of a kinetic energy, J, and a mass, kg. */
export const waveNumberOf = (energy: number, mass: number): number =>
  Math.sqrt(2 * mass * energy) / REDUCED_PLANCK;

/**
 * Transmission coefficient of a sequence of barriers for a monoenergetic beam, by transfer matrices: the wave behind the
 * barriers is propagated back through each interval of constant potential in closed form. Zero potential on both sides.
 * @param energy of the particles, J, above zero
 * @param mass kg
 * @param barriers from left to right, not overlapping
 */
export function transmission(energy: number, mass: number, barriers: readonly Barrier[]): number {
  const scale = (2 * mass) / REDUCED_PLANCK ** 2;
  const k = waveNumberOf(energy, mass);
  // Behind the barriers psi = exp(i k x): complex value and derivative.
  let [re, im, slopeRe, slopeIm] = [1, 0, 0, k];
  /** Propagates back over `width` metres of the potential `height`: psi'' = q psi. */
  const propagateBack = (width: number, height: number): void => {
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
  let position: number | undefined;
  for (const { from, to, height } of [...barriers].reverse()) {
    if (position !== undefined) propagateBack(position - to, 0);
    propagateBack(to - from, height);
    position = from;
  }
  // In front of them: psi = A exp(i k x) + B exp(-i k x), A = (psi + psi' / (i k)) / 2.
  return 4 / ((re + slopeIm / k) ** 2 + (im - slopeRe / k) ** 2);
}

/** Range in standard deviations and number of intervals of the integration: accurate to 1e-9 for smooth transmission. */
const DEVIATIONS = 8;
const INTERVALS = 4000;

/**
 * Transmitted fraction of a Gaussian packet: `transmission` averaged over its wave numbers, which are normally distributed
 * with the deviation 1 / (2 spread). Components that move to the left are not transmitted.
 * @param waveNumber mean, 1/m
 * @param spread standard deviation of the position, m
 */
export function packetTransmission(
  { waveNumber, spread }: { readonly waveNumber: number; readonly spread: number },
  mass: number,
  barriers: readonly Barrier[],
): number {
  const deviation = 1 / (2 * spread);
  const step = (2 * DEVIATIONS) / INTERVALS;
  let sum = 0;
  for (let interval = 0; interval <= INTERVALS; interval++) {
    const z = interval * step - DEVIATIONS;
    const k = waveNumber + z * deviation;
    if (k <= 0) continue;
    sum += Math.exp((-z * z) / 2) * transmission((REDUCED_PLANCK * k) ** 2 / (2 * mass), mass, barriers);
  }
  return (sum * step) / Math.sqrt(2 * Math.PI);
}
