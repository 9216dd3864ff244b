import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { wrappedDegrees } from '../../wrapped-angle.js';
import type { PendulumTypes } from './parameters.js';
import { summary } from './summary.js';

const degrees = (radians: number): string => formatNumber(wrappedDegrees(radians));

/** Texts of the pendulum experiment. */
export const content: Content<PendulumTypes> = {
  ...summary,
  describe: ({ state: [angle = 0, speed = 0] }) =>
    `Burchak ${degrees(angle)} gradus. ` +
    (Math.abs(speed) < 0.01
      ? 'Yuk deyarli toʻxtagan.'
      : `Yuk ${speed > 0 ? 'oʻngga' : 'chapga'} harakatlanmoqda.`),
  events: {
    turned: ({ state: [angle = 0] }) => `Yuk ${degrees(angle)} gradusda burildi.`,
    lowest: () => 'Yuk eng quyi nuqtadan oʻtdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
