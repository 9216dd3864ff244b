import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { BOLTZMANN } from '@zarra/physics/codata';
import { rmsSpeed } from '@zarra/physics/kinetic-theory';
import { speciesOf } from './gases.js';
import type { GasKey } from './parameters.js';

type Si = Values<GasKey>;

const KPA = 1000;

export const quantities: FurtherQuantities = {
  /** Pressure of an ideal gas at the temperature of the walls: N k T / V. */
  expectedPressure: {
    unit: 'kPa',
    value: (si) => {
      const { count, walls, length, side } = si as Si;
      return (count * BOLTZMANN * walls) / (length * side ** 2) / KPA;
    },
  },
  /** Root mean square speed of the molecules at the temperature of the walls. */
  expectedSpeed: {
    unit: 'm/s',
    value: (si) => rmsSpeed(speciesOf(si)[0]?.mass ?? NaN, (si as Si).walls, 3),
  },
};
