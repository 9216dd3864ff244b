import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { minimumDeviation } from '@zarra/physics/refraction';
import { indicesOf } from './light.js';
import { transitOf } from './measured.js';
import { relativeIndex } from './model.js';
import type { RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

export const quantities: FurtherQuantities = {
  /** Index of the body, also of an unknown one. */
  trueIndex: { unit: '', value: (si: Si) => indicesOf(si).body },
  /** Time of a pulse in the body. */
  passage: {
    unit: 'ns',
    value: (si: Si) => {
      const { enter, leave } = transitOf(si);
      return 1e9 * (leave - enter);
    },
  },
  /** Least deviation by the prism. */
  leastDeviation: {
    unit: '°',
    value: (si: Si) => ((minimumDeviation(si.apex, relativeIndex(si)) ?? NaN) * 180) / Math.PI,
  },
};
