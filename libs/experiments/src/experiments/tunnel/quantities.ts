import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { ELECTRON_MASS, REDUCED_PLANCK } from '@zarra/physics/codata';
import { startValue } from '../../investigation-values.js';
import { tunnelModel } from './model.js';
import { parameters, type TunnelKey } from './parameters.js';

const NM = parameters.width.si ?? 1;
const EV = parameters.energy.si ?? 1;

/** Distance of two barriers with the greatest transmission up to 1 nm, nm: on the grid of the control. */
function bestGap(si: Values): number {
  const { min, step } = parameters.gap;
  const gaps = Array.from({ length: Math.round((1 - min) / step) + 1 }, (_, index) => min + index * step);
  const beams = gaps.map((gap) => startValue(tunnelModel, 'beam', { ...si, barriers: 2, gap: gap * NM }));
  return gaps[beams.indexOf(Math.max(...beams))] ?? NaN;
}

export const quantities: FurtherQuantities = {
  bestGap: { unit: 'nm', value: bestGap },
  /** Lowest energy of full transmission: half a wavelength fits on the barrier. */
  fullEnergy: {
    unit: 'eV',
    value: (si) => {
      const { height, width } = si as Values<TunnelKey>;
      return (height + (Math.PI * REDUCED_PLANCK) ** 2 / (2 * ELECTRON_MASS * width ** 2)) / EV;
    },
  },
};
