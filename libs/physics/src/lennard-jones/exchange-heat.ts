import { BOLTZMANN } from '../codata/codata.js';
import type { HeatExchange } from './lennard-jones-params.js';

/** Time in which a kept temperature is approached, s. */
const COUPLING_TIME = 1e-12;
/** Cooling at constant power ends near the first of these temperatures, K, and heating at the second. */
const COLDEST = 1;
const HOTTEST = 600;
/** Largest part of the kinetic energy that one step adds or removes. */
const LARGEST_PART = 0.1;

/**
 * Heat that the substance receives during a time, J. A kept temperature is approached exponentially (Berendsen et al.,
 * J. Chem. Phys. 81, 3684, 1984).
 * @param kinetic energy of all particles, J
 */
export function heatOf(heating: HeatExchange, kinetic: number, count: number, time: number): number {
  const limit = LARGEST_PART * kinetic;
  if ('temperature' in heating) {
    const wanted = (count * BOLTZMANN * heating.temperature - kinetic) * (time / COUPLING_TIME);
    return Math.max(-limit, Math.min(limit, wanted));
  }
  const temperature = kinetic / (count * BOLTZMANN);
  const margin = heating.power < 0 ? temperature / COLDEST - 1 : 10 * (1 - temperature / HOTTEST);
  const possible = Math.max(0, Math.min(1, margin));
  return Math.max(-limit, heating.power * possible * time);
}
