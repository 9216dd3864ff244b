import type { Content } from '@zarra/experiment-kit/experiment';
import { dynamicsOf } from '@zarra/physics/inclined-plane';
import { formatNumber } from '../../numbers.js';
import { paramsOf } from './model.js';
import type { InclineTypes } from './parameters.js';
import { TRAVEL } from './scene.js';
import { summary } from './summary.js';

const centimetres = (metres: number): string => `${formatNumber(100 * metres, 1)} santimetr`;

/** Texts of the inclined plane. */
export const content: Content<InclineTypes> = {
  ...summary,
  describe: ({ time, state, si }) => {
    const [position = 0, velocity = 0] = state;
    const { friction, acceleration } = dynamicsOf(time, state, paramsOf(si));
    const force = `Ishqalanish kuchi ${formatNumber(Math.abs(friction), 2)} nyuton.`;
    if (velocity === 0 && acceleration === 0) {
      const place =
        position === 0
          ? 'quyi tirgakda'
          : position === TRAVEL
            ? 'yuqori tirgakda'
            : `${centimetres(position)} joyda`;
      return `Brusok ${place} tinch turibdi. ${force}`;
    }
    const way = (velocity || acceleration) > 0 ? 'yuqoriga' : 'pastga';
    return `Brusok ${way} sirpanmoqda, tezligi sekundiga ${formatNumber(Math.abs(velocity), 2)} metr. ${force}`;
  },
  events: {
    slipped: ({ si }) =>
      `Brusok joyidan qoʻzgʻaldi: burchak ${formatNumber(si.angle * (180 / Math.PI), 1)} gradus.`,
    stopped: ({ state: [position = 0] }) => `Brusok ${centimetres(position)} joyda toʻxtadi.`,
    bottom: ({ time }) => `Brusok ${formatNumber(time, 2)} sekundda quyi tirgakka yetdi.`,
    top: ({ time }) => `Brusok ${formatNumber(time, 2)} sekundda yuqori tirgakka yetdi.`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
