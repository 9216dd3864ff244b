import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import { startValue } from '../../investigation-values.js';
import { opticalBenchModel } from './model.js';
import { parameters } from './parameters.js';

const CM = parameters.stop.si ?? 1;

export const quantities: FurtherQuantities = {
  /** Aperture radius with the least blur: that of the rays and that of diffraction. */
  sharpestStop: {
    unit: 'sm',
    value: (si) => {
      const stops = Array.from({ length: 60 }, (_, index) => 0.1 + 0.05 * index);
      const blurs = stops.map((stop) => {
        const [spot, airy] = (['spot', 'airy'] as const).map((key) =>
          startValue(opticalBenchModel, key, { ...si, stop: stop * CM }),
        );
        return Math.hypot(spot ?? NaN, airy ?? NaN);
      });
      return stops[blurs.indexOf(Math.min(...blurs))] ?? NaN;
    },
  },
};
