import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { SpringTypes } from './parameters.js';

const centimetres = (metres: number): string => formatNumber(100 * metres, 1);

/** Texts of the spring experiment. */
export const content: Content<SpringTypes> = {
  title: 'Prujina, soʻnish va rezonans',
  summary: 'Majburiy tebranish amplitudasi kuch chastotasiga qanday bogʻliq va rezonans qachon yuz beradi?',
  describe: ({ state: [x = 0, v = 0] }) =>
    `Siljish ${centimetres(x)} santimetr. ` +
    (Math.abs(v) < 0.001 ? 'Yuk deyarli toʻxtagan.' : `Yuk ${v > 0 ? 'oʻngga' : 'chapga'} harakatlanmoqda.`),
  events: {
    turned: ({ state: [x = 0] }) => `Yuk ${centimetres(x)} santimetrda burildi.`,
    middle: () => 'Yuk muvozanat holatidan oʻtdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
