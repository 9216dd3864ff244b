import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { PLANCK } from '@zarra/physics/codata';
import { parameters, type WellKey } from './parameters.js';

const EV = parameters.depth.si ?? 1;
const FEMTOSECOND = 1e-15;

/** Energy of a level in an infinite well, J: h² n² / 8 m L². */
function boxEnergy(si: Values, level: number): number {
  const { mass, width } = si as Values<WellKey>;
  return (PLANCK * level) ** 2 / (8 * mass * width ** 2);
}

export const quantities: FurtherQuantities = {
  /** Energy of the level in an infinite well. */
  boxEnergy: { unit: 'eV', value: (si) => boxEnergy(si, (si as Values<WellKey>).level) / EV },
  /** Period of the superposition of the levels 1 and 2 in an infinite well: h / ΔE. */
  beatPeriod: { unit: 'fs', value: (si) => PLANCK / (boxEnergy(si, 2) - boxEnergy(si, 1)) / FEMTOSECOND },
};
