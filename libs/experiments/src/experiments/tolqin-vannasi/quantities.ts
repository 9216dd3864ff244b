import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { pathLengths } from './model.js';
import { parameters, type TankKey } from './parameters.js';
import { SOURCE_X } from './tank-setup.js';

const CM = 0.01;
/** Where two equal waves cancel, in wavelengths. */
const HALF = 0.5;

/** Path difference of the probe in wavelengths. @param probeY m from the middle */
function waves(si: Values, probeY: number): number {
  const all = { ...(si as Values<TankKey>), probeY };
  const [one, two] = pathLengths(all) ?? [NaN, NaN];
  return (Math.abs(one - two) * all.frequency) / all.speed;
}

/** Distance of the first silent place above the middle, sm: on the grid of the probe. */
function silentHeight(si: Values): number {
  const { step, max } = parameters.probeY;
  const heights = Array.from({ length: Math.floor(max / step) }, (_, index) => index * step);
  return heights.reduce((best, height) =>
    Math.abs(waves(si, height * CM) - HALF) < Math.abs(waves(si, best * CM) - HALF) ? height : best,
  );
}

export const quantities: FurtherQuantities = {
  /** Time in which the wave of one source reaches the probe: the same at every frequency. */
  arrivalTime: {
    unit: 's',
    value: (si) => {
      const { probeX, speed } = si as Values<TankKey>;
      return (probeX - SOURCE_X) / speed;
    },
  },
  silentHeight: { unit: 'sm', value: silentHeight },
};
