import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { minimumDeviation } from '@zarra/physics/refraction';
import { indicesOf } from './light.js';
import { transitOf } from './measured.js';
import { relativeIndex } from './model.js';
import type { RefractionKey } from './parameters.js';

const siOf = (si: Values): Values<RefractionKey> => si as Values<RefractionKey>;

export const quantities: FurtherQuantities = {
  /** Index of the body, also of an unknown one. */
  trueIndex: { unit: '', value: (si) => indicesOf(siOf(si)).body },
  /** Time of a pulse in the body. */
  passage: {
    unit: 'ns',
    value: (si) => {
      const { enter, leave } = transitOf(siOf(si));
      return 1e9 * (leave - enter);
    },
  },
  /** Least deviation by the prism. */
  leastDeviation: {
    unit: '°',
    value: (si) => ((minimumDeviation(siOf(si).apex, relativeIndex(siOf(si))) ?? NaN) * 180) / Math.PI,
  },
};
