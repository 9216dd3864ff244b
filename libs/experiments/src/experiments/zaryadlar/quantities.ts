import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { COULOMB } from '@zarra/physics/charges';
import { HALF_WIDTH, type FieldKey } from './parameters.js';

const KILO = 1000;
const MICRO = 1e-6;
const MILLI = 0.001;

export const quantities: FurtherQuantities = {
  /** Coulomb's constant for charges in µC and fields in kV/m. */
  coulomb: { unit: 'kV·m/µC', value: () => (COULOMB * MICRO) / KILO },
  /** Work of the first charge, in the middle of the picture, on the test charge from the probe to the border. */
  work: {
    unit: 'mJ',
    value: (si) => {
      const { testCharge, q1, probeX } = si as Values<FieldKey>;
      return (testCharge * COULOMB * q1 * (1 / probeX - 1 / HALF_WIDTH)) / MILLI;
    },
  },
};
