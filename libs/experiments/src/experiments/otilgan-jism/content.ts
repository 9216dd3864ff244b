import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { ThrowTypes } from './parameters.js';
import { summary } from './summary.js';

/** Texts of the projectile experiment. */
export const content: Content<ThrowTypes> = {
  ...summary,
  describe: ({ state: [x = 0, y = 0, , , vy = 0, , , , airborne = 0, flying = 0] }) => {
    if (flying === 0) return `Jism yerda. Uchish uzoqligi ${formatNumber(x, 1)} metr.`;
    if (airborne === 0) return `Jism otishga tayyor. Balandlik ${formatNumber(y, 1)} metr.`;
    const way = vy > 0 ? 'koʻtarilmoqda' : 'tushmoqda';
    return `Jism ${way}: uzoqlik ${formatNumber(x, 1)} metr, balandlik ${formatNumber(y, 1)} metr.`;
  },
  events: {
    top: ({ state: [, y = 0] }) => `Eng yuqori nuqta: ${formatNumber(y, 1)} metr.`,
    landed: ({ state: [x = 0, , , , , , , , airborne = 0] }) =>
      `Jism yerga tushdi. Uchish uzoqligi ${formatNumber(x, 1)} metr, uchish vaqti ${formatNumber(airborne, 2)} sekund.`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
