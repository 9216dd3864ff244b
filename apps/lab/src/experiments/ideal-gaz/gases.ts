import type { Values } from '@zarra/experiment-kit';
import { ATOMIC_MASS } from '@zarra/physics/constants';
import type { GasParameters, Species } from '@zarra/physics/gas';
import { ISOTHERMAL, MIXTURE, type GasName } from './parameters.js';

/** How long one block of the pressure gauge lasts, s. */
export const GAUGE_BLOCK = 50e-12;

/**
 * Molecules as hard balls: masses by the standard atomic weights (IUPAC), diameters the kinetic ones (Breck, Zeolite
 * Molecular Sieves, 1974), kg and m.
 */
const GASES = [
  { mass: 4.0026 * ATOMIC_MASS, diameter: 0.26e-9 },
  { mass: 28.0134 * ATOMIC_MASS, diameter: 0.364e-9 },
  { mass: 39.948 * ATOMIC_MASS, diameter: 0.34e-9 },
  { mass: 131.293 * ATOMIC_MASS, diameter: 0.396e-9 },
] as const;

/** The kinds of molecules that are in the box. */
export function speciesOf({ gas, count }: Values<GasName>): readonly Species[] {
  const kinds = gas === MIXTURE ? [GASES[0], GASES[3]] : [GASES[gas] ?? GASES[1]];
  return kinds.map(({ mass, diameter }) => ({ count: count / kinds.length, mass, radius: diameter / 2 }));
}

/** How much wider the box is than the room of the molecules' centres, m: their mean diameter. */
export const meanDiameter = (si: Values<GasName>): number => {
  const kinds = speciesOf(si);
  return kinds.reduce((sum, { radius }) => sum + 2 * radius, 0) / kinds.length;
};

/** The temperature a run begins with, K. */
export const firstTemperature = ({ process, walls, temperature }: Values<GasName>): number =>
  process === ISOTHERMAL ? walls : temperature;

/** The box and its molecules, as the gas model takes them. */
export function gasOf(si: Values<GasName>): GasParameters {
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
    gaugeBlock: GAUGE_BLOCK,
  };
}

let last: { readonly si: Values<GasName>; readonly gas: GasParameters } | undefined;

/** The same, worked out once for each set of values. */
export function boxOf(si: Values<GasName>): GasParameters {
  if (last?.si !== si) last = { si, gas: gasOf(si) };
  return last.gas;
}
