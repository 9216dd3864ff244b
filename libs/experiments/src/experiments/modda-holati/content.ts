import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { model } from './model.js';
import { NM, type MatterTypes } from './parameters.js';
import { summary } from './summary.js';

type Read = (typeof model.observables)[number]['value'];

const read = (key: string, ...[t, state, si]: Parameters<Read>): number =>
  model.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

const kelvin = (...at: Parameters<Read>): string => `${formatNumber(read('temperature', ...at))} kelvin`;
const nanometres = (key: string, ...at: Parameters<Read>): string =>
  `${formatNumber(read(key, ...at) / NM, 2)} nanometr`;

/** Part of the atoms that have crossed the middle, for two substances. */
function mixing(...at: Parameters<Read>): string {
  const crossed = read('crossed', ...at);
  return Number.isNaN(crossed)
    ? ''
    : ` Atomlarning ${formatNumber(100 * crossed)} foizi boshqa yarmiga oʻtgan.`;
}

/** Texts of the experiment. */
export const content: Content<MatterTypes> = {
  ...summary,
  describe: ({ time, state, si }) =>
    `Temperatura ${kelvin(time, state, si)}, eng yaqin atomgacha oʻrtacha masofa ${nanometres('distance', time, state, si)}.${mixing(time, state, si)}`,
  events: {
    arrived: ({ time, state, si }) =>
      `Qopqoq joyiga yetdi: balandligi ${nanometres('lid', time, state, si)}, temperatura ${kelvin(time, state, si)}.`,
    mixed: ({ time, state, si }) => `Moddalar aralashdi.${mixing(time, state, si)}`,
  },
  theory: async () => (await import('./theory.js')).theory,
};
