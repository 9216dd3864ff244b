import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { pendulumPeriod } from '@zarra/physics/pendulum';
import { parameters, type PendulumKey } from './parameters.js';

const DEGREE = parameters.angle.si ?? 1;

/** Period at an amplitude in degrees relative to that of a small swing, of 1°. */
const relativePeriod = (si: Values<PendulumKey>, degrees: number): number =>
  pendulumPeriod({ ...si, angle: degrees * DEGREE }) / pendulumPeriod({ ...si, angle: DEGREE });

export const quantities: FurtherQuantities = {
  /** Smallest whole amplitude whose period differs by more than 1 % from that of a small swing. */
  amplitudeLimit: {
    unit: '°',
    value: (si) => {
      let degrees = 1;
      while (relativePeriod(si, degrees) <= 1.01) degrees++;
      return degrees;
    },
  },
};
