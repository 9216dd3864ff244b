import { BOLTZMANN } from '../codata/codata.js';

/**
 * Probability density of Maxwell's speed distribution (Phil. Mag. 19, 19, 1860), s/m; Rayleigh's in two dimensions.
 * @param speed m/s
 * @param mass of one molecule, kg
 * @param temperature K
 */
export function maxwellDensity(speed: number, mass: number, temperature: number, dimensions: 2 | 3): number {
  const a = mass / (BOLTZMANN * temperature);
  const exponential = Math.exp((-a * speed * speed) / 2);
  if (dimensions === 2) return a * speed * exponential;
  return Math.sqrt(2 / Math.PI) * a ** 1.5 * speed * speed * exponential;
}

/** Mean speed of the Maxwell distribution, m/s. */
export function meanSpeed(mass: number, temperature: number, dimensions: 2 | 3): number {
  const thermalSpeed = Math.sqrt((BOLTZMANN * temperature) / mass);
  return thermalSpeed * (dimensions === 2 ? Math.sqrt(Math.PI / 2) : Math.sqrt(8 / Math.PI));
}

/** Root mean square speed, m/s. */
export function rmsSpeed(mass: number, temperature: number, dimensions: 2 | 3): number {
  return Math.sqrt((dimensions * BOLTZMANN * temperature) / mass);
}
