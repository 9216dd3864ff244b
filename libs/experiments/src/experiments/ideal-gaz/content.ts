import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { model } from './model.js';
import { NM, type GasTypes } from './parameters.js';
import { summary } from './summary.js';

type Read = (typeof model.observables)[number]['value'];

const read = (key: string, ...[t, state, si]: Parameters<Read>): number =>
  model.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

const volumeOf = (...at: Parameters<Read>): string => formatNumber(read('volume', ...at) / NM ** 3);
const kelvinOf = (...at: Parameters<Read>): string => formatNumber(read('temperatureNow', ...at));

/** Pressure with its error, once measured. */
function pressureOf(...at: Parameters<Read>): string {
  const [pressure, error] = [read('pressure', ...at) / 1000, read('pressureError', ...at) / 1000];
  if (Number.isNaN(pressure)) return 'Bosim oʻlchanmoqda.';
  const sure = Number.isFinite(error) ? `, xatosi ${formatNumber(error, 1)} kilopaskal` : '';
  return `Bosim ${formatNumber(pressure, 1)} kilopaskal${sure}.`;
}

/** Texts of the gas experiment. */
export const content: Content<GasTypes> = {
  ...summary,
  describe: ({ time, state, si }) =>
    `Hajm ${volumeOf(time, state, si)} kub nanometr, temperatura ${kelvinOf(time, state, si)} kelvin. ${pressureOf(time, state, si)}`,
  events: {
    arrived: ({ time, state, si }) =>
      `Porshen joyiga yetdi: hajm ${volumeOf(time, state, si)} kub nanometr, temperatura ${kelvinOf(time, state, si)} kelvin.`,
    mixed: () =>
      'Toʻqnashuvlar energiyalarni aralashtirdi: tezliklar taqsimoti Maksvell taqsimotiga yaqinlashdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
