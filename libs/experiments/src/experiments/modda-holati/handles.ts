import type { Handle } from '@zarra/experiment-kit/experiment';
import { particleFields } from '@zarra/physics/lennard-jones';
import { formatNumber } from '../../numbers.js';
import { ROD } from './box-geometry.js';
import { NM, NO_SECOND, type MatterTypes } from './parameters.js';
import { paramsOf } from './substance.js';

/** The barrier is taken out above this part of the height. */
const OPEN_ABOVE = 0.6;

/** Rod of the lid, and barrier. */
export const handles: readonly Handle<MatterTypes>[] = [
  {
    key: 'lid',
    label: 'Qopqoq',
    // The height to which it moves.
    position: ({ si }) => ({ x: si.width / 2, y: paramsOf(si).height + 0.75 * ROD }),
    moveTo: (_x, y) => ({ height: (y - 0.75 * ROD) / NM }),
    nudge: (_dx, dy, fine, { values }) => ({ height: values.height + dy * (fine ? 0.1 : 0.5) }),
    valueText: ({ si }) => `balandligi ${formatNumber(paramsOf(si).height / NM, 1)} nanometr`,
  },
  {
    key: 'barrier',
    label: 'Toʻsiq',
    isVisible: ({ si }) => si.second !== NO_SECOND,
    position: ({ si, state }) => ({
      x: si.width / 2,
      y: particleFields(state).lid * (si.divided === 1 ? 0.4 : 0.8),
    }),
    moveTo: (_x, y, { state }) => ({ divided: y > OPEN_ABOVE * particleFields(state).lid ? 0 : 1 }),
    nudge: (_dx, dy, _fine, { values }) => ({ divided: dy === 0 ? values.divided : dy > 0 ? 0 : 1 }),
    press: ({ values }) => ({ values: { divided: 1 - values.divided } }),
    valueText: ({ values }) => (values.divided === 1 ? 'qoʻyilgan' : 'olingan'),
  },
];
