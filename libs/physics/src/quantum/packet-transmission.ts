import { REDUCED_PLANCK } from '../constants/index.js';
import type { Barrier } from './barrier-potential.js';
import { transmission } from './transmission.js';

/** Deviations and parts over which the Gaussian is summed: enough for 1e-9 of a smooth transmission. */
const DEVIATIONS = 8;
const PARTS = 4000;

/**
 * The part of a Gaussian packet that passes barriers: `transmission` averaged over the wave numbers of the packet, which
 * are normally distributed with deviation 1 / (2 spread). What moves to the left never arrives.
 * @param waveNumber mean, 1/m
 * @param spread standard deviation of the place, m
 */
export function packetTransmission(
  { waveNumber, spread }: { readonly waveNumber: number; readonly spread: number },
  mass: number,
  barriers: readonly Barrier[],
): number {
  const deviation = 1 / (2 * spread);
  const step = (2 * DEVIATIONS) / PARTS;
  let sum = 0;
  for (let part = 0; part <= PARTS; part++) {
    const z = part * step - DEVIATIONS;
    const k = waveNumber + z * deviation;
    if (k <= 0) continue;
    sum += Math.exp((-z * z) / 2) * transmission((REDUCED_PLANCK * k) ** 2 / (2 * mass), mass, barriers);
  }
  return (sum * step) / Math.sqrt(2 * Math.PI);
}
