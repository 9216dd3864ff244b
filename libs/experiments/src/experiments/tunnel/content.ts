import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { TunnelTypes } from './parameters.js';
import { tunnelModel } from './model.js';
import { summary } from './summary.js';

const percent = (key: 'transmitted' | 'reflected', ...[t, state, si]: Parameters<Read>): string =>
  formatNumber(100 * (tunnelModel.observables.find((one) => one.key === key)?.value(t, state, si) ?? 0));

type Read = (typeof tunnelModel.observables)[number]['value'];

/** Texts of the tunnel effect experiment. */
export const content: Content<TunnelTypes> = {
  ...summary,
  describe: ({ time, state, si }) =>
    `Elektronni toʻsiqdan oʻngda topish ehtimoli ${percent('transmitted', time, state, si)} foiz, chapda topish ehtimoli ${percent('reflected', time, state, si)} foiz.`,
  events: {
    arrived: () => 'Paketning oʻrtasi toʻsiqqa yetdi.',
    left: ({ time, state, si }) =>
      `Paket toʻsiqdan ajraldi: ${percent('transmitted', time, state, si)} foiz oʻtdi, ${percent('reflected', time, state, si)} foiz qaytdi.`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
