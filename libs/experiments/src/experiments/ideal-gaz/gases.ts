import type { Values } from '@zarra/experiment-kit/parameters';
import { ATOMIC_MASS } from '@zarra/physics/codata';
import type { GasParameters, Species } from '@zarra/physics/gas';
import { memoize } from '../../memoize.js';
import { ISOTHERMAL, MIXTURE, type GasKey } from './parameters.js';

/** Duration of one block of the pressure gauge, s. */
export const GAUGE_BLOCK = 50e-12;

/**
 * Molecules as hard spheres: masses by the standard atomic weights (IUPAC), kinetic diameters (Breck, Zeolite
 * Molecular Sieves, 1974), kg and m.
 */
const GASES = [
  { mass: 4.0026 * ATOMIC_MASS, diameter: 0.26e-9 },
  { mass: 28.0134 * ATOMIC_MASS, diameter: 0.364e-9 },
  { mass: 39.948 * ATOMIC_MASS, diameter: 0.34e-9 },
  { mass: 131.293 * ATOMIC_MASS, diameter: 0.396e-9 },
] as const;

/** Species in the box. */
export function speciesOf({ gas, count }: Values<GasKey>): readonly Species[] {
  const kinds = gas === MIXTURE ? [GASES[0], GASES[3]] : [GASES[gas] ?? GASES[1]];
  return kinds.map(({ mass, diameter }) => ({ count: count / kinds.length, mass, radius: diameter / 2 }));
}

/** Difference between the box and the space of the molecules' centers, m: their mean diameter. */
export const meanDiameter = (si: Values<GasKey>): number => {
  const kinds = speciesOf(si);
  return kinds.reduce((sum, { radius }) => sum + 2 * radius, 0) / kinds.length;
};

/** Initial temperature, K. */
export const firstTemperature = ({ process, walls, temperature }: Values<GasKey>): number =>
  process === ISOTHERMAL ? walls : temperature;

/** Parameters of the gas model. */
export const boxOf = memoize((si: Values<GasKey>): GasParameters => {
  const wider = meanDiameter(si);
  return {
    dimensions: 3,
    length: si.length + wider,
    height: si.side + wider,
    depth: si.side + wider,
    gases: speciesOf(si),
    temperature: firstTemperature(si),
    velocities: si.velocities === 1 ? 'equal' : 'maxwell',
    ...(si.process === ISOTHERMAL && { wallTemperature: si.walls }),
    gaugeInterval: GAUGE_BLOCK,
  };
});
