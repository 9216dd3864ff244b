import type { NamedState } from '../../named-state.js';
import type { TunnelTypes } from './parameters.js';

/** Packet of most presets. */
const PACKET = { barriers: 1, spread: 2.5, start: -20 };

/** Named states; the page offers all of them as presets. */
export const states: readonly NamedState<TunnelTypes>[] = [
  {
    key: 'yupqa-tosiq',
    name: 'Yupqa toʻsiq',
    values: { ...PACKET, energy: 0.5, height: 1, width: 0.2 },
    pictureAt: 14,
  },
  {
    key: 'qalin-tosiq',
    name: 'Qalin toʻsiq',
    values: { ...PACKET, energy: 0.5, height: 1, width: 0.8, spread: 3 },
    pictureAt: 14,
  },
  {
    key: 'tosiq-ustidan',
    name: 'Toʻsiq ustidan',
    values: { ...PACKET, energy: 1.3, height: 1, width: 0.5 },
    pictureAt: 9,
  },
  { key: 'ora', name: 'Oʻra', values: { ...PACKET, energy: 0.3, height: -1, width: 0.5 }, pictureAt: 18 },
  {
    key: 'ikki-tosiq',
    name: 'Ikki toʻsiq',
    values: { ...PACKET, energy: 0.4, height: 1, width: 0.2, barriers: 2, gap: 0.55, spread: 3 },
    pictureAt: 16,
  },
];
