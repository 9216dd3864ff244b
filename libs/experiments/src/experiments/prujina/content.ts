import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { SpringTypes } from './parameters.js';
import { summary } from './summary.js';

const centimetres = (metres: number): string => formatNumber(100 * metres, 1);

/** Texts of the spring experiment. */
export const content: Content<SpringTypes> = {
  ...summary,
  describe: ({ state: [x = 0, v = 0] }) =>
    `Siljish ${centimetres(x)} santimetr. ` +
    (Math.abs(v) < 0.001 ? 'Yuk deyarli toʻxtagan.' : `Yuk ${v > 0 ? 'oʻngga' : 'chapga'} harakatlanmoqda.`),
  events: {
    turned: ({ state: [x = 0] }) => `Yuk ${centimetres(x)} santimetrda burildi.`,
    middle: () => 'Yuk muvozanat holatidan oʻtdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
