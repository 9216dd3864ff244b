import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { SCENE, type TankTypes } from './parameters.js';
import { tankModel } from './model.js';
import { AMPLITUDE } from './tank-setup.js';
import { summary } from './summary.js';

const SCENES = [
  'Ikki manba toʻlqin chiqarmoqda.',
  'Bitta manba toʻlqin chiqarmoqda.',
  'Yassi toʻlqin ikki tirqishdan oʻtmoqda.',
  'Yassi toʻlqin bitta tirqishdan oʻtmoqda.',
  'Yassi toʻlqin sayoz joyga oʻtmoqda.',
];

const amplitudeOf = (
  ...[t, state, si]: Parameters<(typeof tankModel.observables)[number]['value']>
): number => tankModel.observables.find(({ key }) => key === 'amplitude')?.value(t, state, si) ?? 0;

/** Texts of the wave tank experiment. */
export const content: Content<TankTypes> = {
  ...summary,
  describe: ({ time, state, si }) => {
    const amplitude = amplitudeOf(time, state, si);
    const strength =
      amplitude < 0.1 * AMPLITUDE ? 'deyarli tinch' : amplitude < 0.5 * AMPLITUDE ? 'kuchsiz' : 'kuchli';
    return `${SCENES[si.scene] ?? ''} Zond joylashgan nuqta ${strength}: amplituda ${formatNumber(1000 * amplitude, 2)} millimetr.`;
  },
  events: {
    reached: ({ si }) =>
      si.scene === SCENE.two ? 'Yaqinroq manbaning toʻlqini zondga yetdi.' : 'Toʻlqin zondga yetdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
