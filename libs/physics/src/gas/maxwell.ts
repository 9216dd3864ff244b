import { BOLTZMANN } from '../constants/index.js';

/**
 * Maxwell's distribution of speeds (Phil. Mag. 19, 19, 1860) as a density, s/m. In two dimensions it is Rayleigh's.
 * @param speed m/s
 * @param mass of one molecule, kg
 * @param temperature K
 */
export function maxwellDensity(speed: number, mass: number, temperature: number, dimensions: 2 | 3): number {
  const a = mass / (BOLTZMANN * temperature);
  const fall = Math.exp((-a * speed * speed) / 2);
  if (dimensions === 2) return a * speed * fall;
  return Math.sqrt(2 / Math.PI) * a ** 1.5 * speed * speed * fall;
}

/** Mean of the Maxwell distribution, m/s. */
export function meanSpeed(mass: number, temperature: number, dimensions: 2 | 3): number {
  const unit = Math.sqrt((BOLTZMANN * temperature) / mass);
  return unit * (dimensions === 2 ? Math.sqrt(Math.PI / 2) : Math.sqrt(8 / Math.PI));
}

/** Root of the mean square speed, m/s. */
export function rmsSpeed(mass: number, temperature: number, dimensions: 2 | 3): number {
  return Math.sqrt((dimensions * BOLTZMANN * temperature) / mass);
}
